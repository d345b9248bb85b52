"""Solves one round of Goulag at a table of five: near-equilibrium answers for all players, for all cards they may hold.

The algorithm is predictive CFR+. In each iteration the players in turn answer in proportion to their regrets, counting
the latest regret twice; updating all at once would make them oscillate. The result is the average answer; later
iterations weigh more. A net values the beliefs at the end of a round; after the last round the rules decide.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from presidium.bots.goulag.frame import BARRED, DEALS, NEXT, ROLES, SEATS, TRIOS, WON
from presidium.bots.goulag.nets import UNROLED, nets, roots
from presidium.bots.goulag.playout import Ints

RANDOM_RATE: Final = 0.04
"""Assumed probability of a random answer. It keeps every answer possible."""
NAMING_ITERATIONS: Final = 32
BUILDING_ITERATIONS: Final = 64
"""Number of iterations for the questions to builders and supervisors."""
FIRST_NET_ITERATIONS: Final = 16
ITERATIONS_PER_NET: Final = 4
"""In the first `FIRST_NET_ITERATIONS` iterations the nets are evaluated each time, later once in this many iterations,
because beliefs change slowly by then."""

Sight = Hashable
"""What one seat knows about the hidden cards; equal for all worlds that the seat cannot tell apart."""
Mix = list[float]
"""The probability of each possible answer to a question."""
Worth = list[float]
"""For each deal of worker cards: the probability that the loyal win."""
Habits = Mapping[Sight, tuple[float, Mix]]
"""By what a player knows: the probability that the player is naive, and a naive player's answer probabilities."""


@dataclass(frozen=True)
class World:
    """A deal of worker cards, what each asked seat knows in it, and its probability."""

    deal: int
    sights: tuple[Sight, ...]
    weight: float


@dataclass(frozen=True)
class Solved:
    """For each asked player, by what it knows: the probabilities and the values of its answers."""

    policies: tuple[dict[Sight, Mix], ...]
    worth: tuple[dict[Sight, Mix], ...]
    ends: list[Worth] = field(default_factory=list)
    """For each end of the round: the probability that the loyal win, by deal. An end is a named trio, or the builder
    who exchanged with the number of Work cards."""


class Player:
    """A simulated player who is asked: its regrets and the sums of its answers, by what the player knows."""

    def __init__(
        self, seat: int, at: int, worlds: Sequence[World], open_to: Sequence[bool], habits: Habits | None = None
    ) -> None:
        self.sights = list(dict.fromkeys(world.sights[at] for world in worlds))
        where = {sight: number for number, sight in enumerate(self.sights)}
        self.which = [where[world.sights[at]] for world in worlds]
        self.gains = [world.weight if DEALS[world.deal][seat] else -world.weight for world in worlds]
        """For each world: its probability, negative if a win of the loyal is a loss for this player."""
        self.open_to, self.answers = open_to, len(open_to)
        self.habits = [(0.0, [0.0] * self.answers) if habits is None else habits[sight] for sight in self.sights]
        self.regrets = [[0.0] * self.answers for _ in self.sights]
        self.totals = [[0.0] * self.answers for _ in self.sights]
        self.last = [[0.0] * self.answers for _ in self.sights]
        self.now: list[Mix] = []

    def answer(self, time: int) -> list[Mix]:
        """The answer probabilities in this iteration: proportional to regret, mixed with random and naive answers."""
        evenly = [is_open / sum(self.open_to) for is_open in self.open_to]
        self.now = []
        for regret, last, total in zip(self.regrets, self.last, self.totals, strict=True):
            hopes = [hope if (hope := old + new) > 0 else 0.0 for old, new in zip(regret, last, strict=True)]
            whole = sum(hopes)
            mix = [hope / whole for hope in hopes] if whole > 0 else evenly
            self.now.append(mix)
            for at, each in enumerate(mix):
                total[at] += time * time * each
        return self.strayed(self.now)

    def regret(self, worth: list[Mix]) -> None:
        """Updates the regrets. `worth` is the value of each answer, by what the player knows."""
        for regret, last, mix, worths in zip(self.regrets, self.last, self.now, worth, strict=True):
            mean = sum([chance * each for chance, each in zip(mix, worths, strict=True)])
            for at, each in enumerate(worths):
                if self.open_to[at]:
                    last[at] = each - mean
                    more = regret[at] + last[at]
                    regret[at] = more if more > 0 else 0.0

    def mean(self) -> list[Mix]:
        return [[each / sum(total) for each in total] for total in self.totals]

    def strayed(self, mixes: list[Mix]) -> list[Mix]:
        """The answer probabilities that other players expect: mixed with random and with a naive player's answers."""
        any_of = RANDOM_RATE / sum(self.open_to)
        return [
            [
                (1 - doubt) * ((1 - RANDOM_RATE) * each + any_of * is_open) + doubt * usual
                for each, usual, is_open in zip(mix, habit, self.open_to, strict=True)
            ]
            for mix, (doubt, habit) in zip(mixes, self.habits, strict=True)
        ]

    def zeros(self) -> list[Mix]:
        return [[0.0] * self.answers for _ in self.sights]

    def told(self, mixes: list[Mix]) -> dict[Sight, Mix]:
        return dict(zip(self.sights, mixes, strict=True))


def solve(times: int, players: Sequence[Player], worth: Callable[[list[list[Mix]], int], list[Mix]]) -> Solved:
    """Finds near-equilibrium answers. `worth` values one player's answers, given all players' probabilities."""
    played = [player.answer(1) for player in players]
    for time in range(2, times + 2):
        for at, player in enumerate(players):
            player.regret(worth(played, at))
            played[at] = player.answer(time)
    means = [player.mean() for player in players]
    played = [player.strayed(mean) for player, mean in zip(players, means, strict=True)]
    return Solved(
        tuple(player.told(mean) for player, mean in zip(players, means, strict=True)),
        tuple(player.told(worth(played, at)) for at, player in enumerate(players)),
    )


def merged(worlds: Sequence[World]) -> list[World]:
    """Merges worlds with the same deal that no asked player can tell apart."""
    weights: dict[tuple[int, tuple[Sight, ...]], float] = {}
    for world in worlds:
        key = world.deal, world.sights
        weights[key] = weights.get(key, 0.0) + world.weight
    return [World(deal, sights, weight) for (deal, sights), weight in weights.items()]


def solve_naming(worlds: Sequence[World], round: int, canal: int, barred: bool, habits: Habits | None = None) -> Solved:
    """Finds near-equilibrium answers to the commissar's question, which trio of `TRIOS` to name."""
    worlds = merged(worlds)
    player = Player(0, 0, worlds, [not (barred and at in BARRED) for at in range(len(TRIOS))], habits)
    net = nets()["building", round]
    ends = [[0.0] * len(DEALS) for _ in TRIOS]

    def worth(played: list[list[Mix]], _: int) -> list[Mix]:
        named = [played[0][which] for which in player.which]
        found = player.zeros()
        for at in range(len(TRIOS)):
            if not player.open_to[at]:
                continue
            reach = [0.0] * len(DEALS)
            for world, mix in zip(worlds, named, strict=True):
                reach[world.deal] += world.weight * mix[at]
            seen = roots(reach)
            says = net.says([seen[deal] for deal in ROLES[at]], canal, at)
            end = ends[at] = [says[deal] for deal in UNROLED[at]]
            for world, which, gain in zip(worlds, player.which, player.gains, strict=True):
                found[which][at] += gain * end[world.deal]
        return found

    return replace(solve(NAMING_ITERATIONS, [player], worth), ends=ends)


def solve_building(
    worlds: Sequence[World], round: int, canal: int, trio: Ints, habits: Sequence[Habits | None] = (None,) * 3
) -> Solved:
    """Finds near-equilibrium answers of a trio: Work or Strike, and for the supervisor who exchanges."""
    worlds = merged(worlds)
    players = [
        Player(seat, at, worlds, [True] * (3 if at == 2 else 2), habit)
        for at, (seat, habit) in enumerate(zip(trio, habits, strict=True))
    ]
    deals, weights = [world.deal for world in worlds], [world.weight for world in worlds]
    ones, others, watches = (player.which for player in players)
    end, ends = leaves(round, canal, trio), list[Worth]()
    rise, bend = list[Worth](), list[Worth]()  # values of the first Work card, and how much more the second is worth
    passes = 0

    def look_ahead(played: list[list[Mix]]) -> None:
        nonlocal passes
        passes += 1
        if FIRST_NET_ITERATIONS < passes <= BUILDING_ITERATIONS and passes % ITERATIONS_PER_NET:
            return
        ends[:] = end(reached(played))
        rise[:] = [[y - x for x, y in zip(ends[at], ends[at + 1], strict=True)] for at in (0, 3, 6)]
        bend[:] = [[z - 2 * y + x for x, y, z in zip(*ends[at : at + 3], strict=True)] for at in (0, 3, 6)]

    def reached(played: list[list[Mix]]) -> list[list[float]]:
        """The probability of each deal together with each of the nine possible ends of the round."""
        reach = [[0.0] * len(DEALS) for _ in range(9)]
        r0, r1, r2, r3, r4, r5, r6, r7, r8 = reach
        one_does, other_does, watch_does = played
        for deal, weight, one, other, watch in zip(deals, weights, ones, others, watches, strict=True):
            a, b, (none, first, second) = one_does[one][0], other_does[other][0], watch_does[watch]
            both = a * b
            only, second_only = a - both, b - both
            neither = 1 - a - second_only
            odd, even = only + second_only, both + neither
            none, first, second = none * weight, first * weight, second * weight
            r0[deal] += none * neither
            r1[deal] += none * odd
            r2[deal] += none * both
            r3[deal] += first * only
            r4[deal] += first * even
            r5[deal] += first * second_only
            r6[deal] += second * second_only
            r7[deal] += second * even
            r8[deal] += second * only
        return reach

    def worth(played: list[list[Mix]], at: int) -> list[Mix]:
        if at == 0:
            look_ahead(played)
        found, gains = players[at].zeros(), players[at].gains
        one_does, other_does, watch_does = played
        (l0, l1, l2), (s0, s1, s2), (u0, u1, u2) = rise, bend, ends[::3]
        for d, one, other, watch, gain in zip(deals, ones, others, watches, gains, strict=True):
            a, b, (none, first, second) = one_does[one][0], other_does[other][0], watch_does[watch]
            if at == 0:
                x = 1 - b
                more = none * (l0[d] + b * s0[d]) - first * (l1[d] + b * s1[d]) + second * (l2[d] + x * s2[d])
                found[one][0] += gain * more
            elif at == 1:
                x = 1 - a
                more = none * (l0[d] + a * s0[d]) + first * (l1[d] + x * s1[d]) - second * (l2[d] + a * s2[d])
                found[other][0] += gain * more
            else:
                x, y, values = 1 - a, 1 - b, found[watch]
                values[0] += gain * (u0[d] + (a + b) * l0[d] + a * b * s0[d])
                values[1] += gain * (u1[d] + (x + b) * l1[d] + x * b * s1[d])
                values[2] += gain * (u2[d] + (a + y) * l2[d] + a * y * s2[d])
        return found

    return replace(solve(BUILDING_ITERATIONS, players, worth), ends=ends)


def leaves(round: int, canal: int, trio: Ints) -> Callable[[list[list[float]]], list[Worth]]:
    """Returns a function that values the nine ends of a round, given how often each deal occurs there. The ends are 0,
    1 or 2 Work cards with no exchange, with the first builder's, and with the second's."""
    if round == SEATS:
        ends = [list(WON[canal + shown]) for shown in range(3)] * 3
        return lambda _: ends
    net = nets()["naming", round + 1]
    barred = 0 if set(trio) == {2, 3, 4} else -1
    came = sorted(range(len(DEALS)), key=NEXT.__getitem__)

    def worth(reach: list[list[float]]) -> list[Worth]:
        found = []
        for at, each in enumerate(reach):
            seen = roots(each)
            says = net.says([seen[deal] for deal in came], canal + at % 3, barred)
            found.append([says[deal] for deal in NEXT])
        return found

    return worth
