"""PettingZoo's own suite, on our environments."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not here; `make test-doors` has it")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from presidium.core import Refused
from presidium.lab.environments.pettingzoo import env, parallel_env
from tests.lab.environments.tables import TABLES

at_every_table = pytest.mark.parametrize("name", TABLES)
quietly = pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
"""A dict with a mask is what PettingZoo itself asks for where not every action is open."""


def made(name: str, make: Callable[..., Any]) -> Callable[..., Any]:
    game, players, options = TABLES[name]
    return partial(make, game, players, **options)


@quietly
@at_every_table
def test_api(name: str) -> None:
    api_test(made(name, env)(), num_cycles=200)


@at_every_table
def test_seeds(name: str) -> None:
    seed_test(made(name, env), num_cycles=60)
    parallel_seed_test(made(name, parallel_env), num_cycles=60)


@at_every_table
def test_parallel_api(name: str) -> None:
    parallel_api_test(made(name, parallel_env)(), num_cycles=200)


@at_every_table
def test_max_cycles(name: str) -> None:
    """PettingZoo asks that every agent acts in every cycle: that is so where all are asked at once."""
    parallel = made(name, parallel_env)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **cut: parallel_to_aec(parallel(**cut))))


def test_one_after_the_other_is_cut_after_so_many_answers() -> None:
    table = env("politburo", 5, max_cycles=7)
    table.reset(seed=1)
    answers = 0
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        over = terminated or truncated
        answers += not over
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    assert answers == 7


def test_whoever_has_won_is_rewarded_when_it_is_over() -> None:
    table = env("goulag", 5)
    table.reset(seed=4)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        rewards[agent] += reward
        table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))
    turns = table.unwrapped.table.turns
    assert list(rewards.values()) == turns.returns()
    assert 0 < sum(turns.returns()) < 5


def test_what_is_not_open_is_refused_and_nothing_has_changed() -> None:
    table = env("kremlin", players=4, preset="1988 basic")
    table.reset(seed=1)
    before = table.last()[0]
    with pytest.raises(Refused, match="action-not-open number=0"):
        table.step(0)
    assert (table.last()[0]["observation"] == before["observation"]).all()
    assert table.agent_selection == "seat_1"


def test_sealed_answers_are_seen_by_nobody_until_all_are_in() -> None:
    table = env("kremlin", players=3, preset="1986 basic")
    table.reset(seed=1)
    seen = table.observe("seat_3")["observation"]
    while table.agent_selection != "seat_3":
        assert (table.observe("seat_3")["observation"] == seen).all()
        table.step(table.action_space(table.agent_selection).sample(table.last()[0]["action_mask"]))
    assert (table.observe("seat_3")["observation"] == seen).all()


def test_of_answers_given_together_what_is_not_open_counts_as_the_first_that_is() -> None:
    table = parallel_env("goulag", 5)
    seen, _ = table.reset(seed=1)
    waits = table.action_space("seat_1").n - 1
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][waits]]
    assert len(asked) == 1
    infos = table.step(dict.fromkeys(table.agents, waits))[-1]
    assert {agent for agent, info in infos.items() if info} == set(asked)
    assert infos[asked[0]] == {"refused": waits}


def test_a_game_nobody_has_a_list_of_actions_for_is_refused() -> None:
    with pytest.raises(Refused, match="no-action-list game=chess"):
        env("chess", 5)
    with pytest.raises(Refused, match="wrong-players"):
        env("kremlin", 9)


def test_an_environment_goes_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(parallel_env("kremlin", 3, preset="1986 basic")))
    assert table.reset(seed=1)[0].keys() == {"seat_1", "seat_2", "seat_3"}
