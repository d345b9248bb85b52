"""A toy Goulag, solved by OpenSpiel's CFR and by our solver: its best response finds next to nothing in either."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not here; `make test-doors` has it")

import numpy as np  # noqa: E402 - only where there is one
from open_spiel.python.algorithms import gambit  # noqa: E402

import presidium.lab.environments.openspiel  # noqa: E402, F401 - it registers the games
from presidium.bots.goulag.frame import DEALS, PRIOR  # noqa: E402
from presidium.bots.goulag.solve import Mix, Player, World, solve, solve_building  # noqa: E402
from presidium.games.goulag import GOULAG  # noqa: E402
from presidium.games.goulag.moves import Name  # noqa: E402
from presidium.lab.environments.doors import door  # noqa: E402
from presidium.lab.environments.toy import TOY  # noqa: E402
from presidium.lab.environments.turns import Turns  # noqa: E402
from tests.lab.doors.tree import Arrays, Tree, grown, grown_from  # noqa: E402


class Asked(Player):
    """One of those asked, wherever in the game he has so many answers, by what he knows there.

    What he plays on the whole is weighed by how far he himself lets it come to that; and nobody strays: the game is
    played as it is.
    """

    def __init__(self, sights: list[int], answers: int) -> None:
        self.sights: list[int] = sights  # type: ignore[assignment]
        self.open_to, self.answers = [True] * answers, answers
        self.regrets, self.totals, self.last = self.zeros(), self.zeros(), self.zeros()
        self.now: list[Mix] = []
        self.kept = self.totals
        self.time = 0

    def answer(self, time: int) -> list[Mix]:
        self.totals, self.time = self.zeros(), time  # `weigh` adds to what is kept, when the reach is known
        return super().answer(time)

    def weigh(self, reach: np.ndarray) -> None:
        for total, mix, sight in zip(self.kept, self.now, self.sights, strict=True):
            for at, each in enumerate(mix):
                total[at] += self.time**2 * reach[sight] * each

    def mean(self) -> list[Mix]:
        self.totals = [total if sum(total) > 0 else [1.0] * self.answers for total in self.kept]
        return super().mean()

    def strayed(self, mixes: list[Mix]) -> list[Mix]:
        return mixes


def ours(tree: Tree, times: int) -> np.ndarray:
    """What our solver plays, by what is known."""
    arrays = Arrays(tree)
    kinds = sorted(set(tree.askers))
    players = [Asked([at for at, kind in enumerate(tree.askers) if kind == each], each[1]) for each in kinds]

    def table(played: list[list[Mix]]) -> np.ndarray:
        mixes = np.zeros((len(tree.askers), max(answers for _, answers in kinds)))
        for player, each in zip(players, played, strict=True):
            mixes[player.sights, : player.answers] = each
        return mixes

    def worth(played: list[list[Mix]], at: int) -> list[Mix]:
        found, reach = arrays.regrets(table(played))
        player = players[at]
        player.weigh(reach)
        mixes: list[Mix] = found[player.sights, : player.answers].tolist()
        return mixes

    solved = solve(times, players, worth)
    return table([list(policy.values()) for policy in solved.policies])


def theirs(game: object, times: int) -> object:
    """What OpenSpiel's CFR+ plays."""
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(times):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()


def as_policy(tree: Tree, mixes: np.ndarray) -> object:
    """What our solver plays, for OpenSpiel."""
    table: dict[str, list[tuple[int, float]]] = {}
    for known, ((who, answers), place) in enumerate(zip(tree.askers, tree.places, strict=True)):
        table[f"{who}-{who}-{place}-{known}"] = list(enumerate(mixes[known, :answers].tolist()))
    return pyspiel.TabularPolicy(table)


def by_lot(game: object) -> object:
    return pyspiel.UniformRandomPolicy(game)


def value(game: Any, policy: object) -> list[float]:
    return list(pyspiel.expected_returns(game.new_initial_state(), policy, -1, True))


@pytest.mark.parametrize(
    ("rounds", "supervisor", "times", "most"),
    [("1", "named", 300, 0.002), ("2", "named", 200, 0.005), ("3", "left", 200, 0.02)],
)
def test_our_solver_and_theirs_leave_a_best_response_next_to_nothing(
    rounds: str, supervisor: str, times: int, most: float
) -> None:
    """Of several equilibria each may find its own, so it is not what they play that is compared, but what anybody
    would gain who knew it: `most`, all four together."""
    tree = grown(TOY.rules(4, {"rounds": rounds, "supervisor": supervisor}))
    game = pyspiel.load_efg_game(tree.text())
    mixes = ours(tree, times)
    policy, uniform = as_policy(tree, mixes), by_lot(game)
    assert value(game, policy) == pytest.approx(Arrays(tree).play(mixes)[1][0]), "both reckon with the same game"
    our_gap, their_gap, at_random = (pyspiel.nash_conv(game, each) for each in (policy, theirs(game, times), uniform))
    print(
        f"toy Goulag, {rounds} rounds, supervisor {supervisor}: a best response gains {our_gap:.4f} against ours, "
        f"{their_gap:.4f} against OpenSpiel's, {at_random:.4f} against chance; worth {np.round(value(game, policy), 3)}"
    )
    assert our_gap < most
    assert our_gap < their_gap + most / 2
    assert at_random > 4 * most


@pytest.mark.parametrize("canal", [3, 5])
def test_what_the_master_plays_in_the_last_round_leaves_next_to_nothing(canal: int) -> None:
    """The solver as the master of five uses it, beliefs as they were dealt; he reckons with everybody straying now and
    then, and here nobody does."""
    trio = 1, 2, 3
    deals = [(last_round(deal, canal, trio), likely) for deal, likely in zip(DEALS, PRIOR, strict=True)]
    tree = grown_from(deals)
    worlds = [
        World(at, tuple((deal[seat], deal[seat - 1]) for seat in trio), likely)
        for at, (deal, likely) in enumerate(zip(DEALS, PRIOR, strict=True))
    ]
    solved = solve_building(worlds, 5, canal, trio)
    mixes = np.zeros((len(tree.askers), 3))
    for (turns, _), deal in zip(deals, DEALS, strict=True):
        twin = turns.copy()
        for seat, policy in zip(trio, solved.policies, strict=True):
            known = tree.known[twin.memory(seat + 1)]
            mix = policy[deal[seat], deal[seat - 1]]
            mixes[known, : len(mix)] = mix
            twin.play(seat + 1, twin.open(seat + 1)[0])
    game = pyspiel.load_efg_game(tree.text())
    gap, at_random = (pyspiel.nash_conv(game, each) for each in (as_policy(tree, mixes), by_lot(game)))
    print(f"five, last round, canal {canal}: a best response gains {gap:.4f}, against chance {at_random:.4f}")
    assert gap < 0.02 < at_random / 2


def last_round(deal: tuple[bool, ...], canal: int, trio: tuple[int, int, int]) -> Turns:
    """The commissar, seat 1, has named two builders and a supervisor."""
    cards = " ".join("L" if loyal else "D" for loyal in deal)
    g = GOULAG.read_position(f"goulag | cards {cards} | round 5 | commissar 1 | canal {canal} | before 1 2 3")
    one, other, watch = (seat + 1 for seat in trio)
    g.apply(1, Name((one, other), watch))
    return Turns(door(g.rules), g)


def test_the_tree_is_the_game_that_is_registered() -> None:
    """OpenSpiel's own way of writing a game as a tree comes to the same."""
    tree = grown(TOY.rules(4, {"rounds": "1", "supervisor": "named"}))
    written = gambit.export_gambit(pyspiel.load_game("presidium_toy_goulag(rounds=1)"))
    ways = [pyspiel.load_efg_game(text) for text in (tree.text(), written)]
    assert value(ways[0], theirs(ways[0], 20)) == pytest.approx(value(ways[1], theirs(ways[1], 20)))
