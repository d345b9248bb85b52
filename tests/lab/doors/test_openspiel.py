"""OpenSpiel's own checks and algorithms, on our games."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not here; `make test-doors` has it")

import numpy as np  # noqa: E402 - only where there is one
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, ismcts, mcts  # noqa: E402

import presidium.lab.environments.openspiel  # noqa: E402, F401 - it registers the games
from presidium.core import Refused  # noqa: E402

GAMES = (
    "presidium_goulag",
    "presidium_goulag(players=8,own_card=blind)",
    "presidium_politburo(players=5,track=open)",
    "presidium_kremlin(players=4,preset=1988 basic)",
    "presidium_kremlin(players=3,preset=1986 basic)",
    "presidium_kremlin(players=4,preset=1988 advanced)",
    "presidium_kremlin(players=4,edition=1986,cards=on,joint_win=on)",
    "presidium_toy_goulag(rounds=2)",
)
SHORT = tuple(game for game in GAMES if "kremlin" not in game)


def somewhere(game: Any, moves: int, seed: int = 1) -> Any:
    """A state after so many random moves, where a player is asked."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        is_open = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(is_open)))
        moves -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1 if "kremlin" in name else 5, serialize=True, verbose=False
    )


@pytest.mark.parametrize("name", SHORT)
def test_a_playthrough_is_the_same_whenever_it_is_played_again(name: str) -> None:
    first = generate_playthrough.playthrough(name, None, seed=3)
    history = next(
        line for line in reversed(first.splitlines()) if line.startswith("# History()") or "History() = [" in line
    )
    numbers = [int(number) for number in history.partition("[")[2].rstrip("]").split(",")]
    again = generate_playthrough.playthrough(name, numbers)
    assert [line for line in again.splitlines() if not line.startswith("action:")] == [
        line for line in first.splitlines() if not line.startswith("action:")
    ]


def test_a_playthrough_of_kremlin() -> None:
    state = somewhere(pyspiel.load_game("presidium_kremlin(players=3,preset=1986 basic)"), 60)
    text = generate_playthrough.playthrough("presidium_kremlin(players=3,preset=1986 basic)", state.history())
    assert "InformationStateString(2)" in text
    assert "InformationStateTensor(0)" not in text, "Kremlin's tensors do not remember everything"


@pytest.mark.parametrize("name", SHORT)
def test_a_resampled_state_is_one_the_player_cannot_tell_apart(name: str) -> None:
    game, differ = pyspiel.load_game(name), 0
    for seed in range(10):
        state = somewhere(game, 9 + seed, seed) if "toy" not in name else somewhere(game, 7, seed)
        player = state.current_player()
        twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        differ += twin.history() != state.history()
    assert differ


def test_kremlin_is_resampled_without_cards_and_refuses_with_them() -> None:
    state = somewhere(pyspiel.load_game("presidium_kremlin(players=3,preset=1986 basic)"), 150)
    player = state.current_player()
    twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert twin.observation_string(player) == state.observation_string(player)
    with_cards = somewhere(pyspiel.load_game("presidium_kremlin(players=3,preset=1986 full)"), 150)
    with pytest.raises(Refused, match="no-history"):
        with_cards.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


@pytest.mark.parametrize("name", ["presidium_goulag(players=5)", "presidium_toy_goulag"])
def test_monte_carlo_cfr_runs_on_goulag(name: str) -> None:
    game = pyspiel.load_game(name)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state, policy = somewhere(game, game.num_players() + 1), solver.average_policy()
    assert policy.action_probabilities(state).keys() == set(state.legal_actions())
    seats = {text.partition("\n")[0] for text in solver._infostates}
    assert seats == {f"seat {seat + 1}" for seat in range(game.num_players())}
    regrets = [values[0] for values in solver._infostates.values()]
    assert any(max(each) > min(each) for each in regrets)  # it has found out that some answers are better


def test_information_set_search_plays_goulag() -> None:
    game, rng = pyspiel.load_game("presidium_goulag"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=10, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(
            int(rng.choice([move for move, _ in state.chance_outcomes()]) if chance else bot.step(state))
        )
    assert sum(state.returns()) in (0, *range(1, 5))


def test_a_clone_is_a_state_of_its_own() -> None:
    state = somewhere(pyspiel.load_game("presidium_politburo"), 20)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    assert state.turns.g != twin.turns.g
