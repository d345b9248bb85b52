"""Naming and building at five, solved: what each would do who knows what the others would do, whatever he has seen.

It is CFR+, the kind that looks ahead by a step. Again and again everybody answers in proportion to what he regrets not
to have answered, by what the others do meanwhile, the last time counted twice; the mean of it all, later answers more
than early ones, is what they play. What comes after the round is what a net says of the beliefs it ends
with, and after the last round it is the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from presidium.bots.goulag.frame import BARRED, DEALS, NEXT, ROLES, SEATS, TRIOS, WON
from presidium.bots.goulag.nets import UNROLED, nets, roots
from presidium.bots.goulag.playout import Ints

STRAY: Final = 0.04
"""How often everybody is taken to answer at random: so nothing is ever impossible to believe."""
NAMING: Final = 32
BUILDING: Final = 64
"""How often these questions are gone over."""

Sight = Hashable
"""What a seat knows that others do not."""
Mix = list[float]
"""How likely each answer is."""
Worth = list[float]
"""For each deal, how likely the loyal win."""


@dataclass(frozen=True)
class World:
    """How the cards lie, what the seats asked know there, and how likely it is."""

    deal: int
    sights: tuple[Sight, ...]
    weight: float


@dataclass(frozen=True)
class Solved:
    """For each of those asked: what he answers, and what each answer is worth to him, by what he knows."""

    policies: tuple[dict[Sight, Mix], ...]
    worth: tuple[dict[Sight, Mix], ...]


class Player:
    """One of those asked: what he regrets and has answered, by what he knows."""

    def __init__(self, seat: int, at: int, worlds: Sequence[World], open_to: Sequence[bool]) -> None:
        self.sights = list(dict.fromkeys(world.sights[at] for world in worlds))
        where = {sight: number for number, sight in enumerate(self.sights)}
        self.which = [where[world.sights[at]] for world in worlds]
        self.gains = [world.weight if DEALS[world.deal][seat] else -world.weight for world in worlds]
        """What it is worth to him that the loyal win."""
        self.open_to, self.answers = open_to, len(open_to)
        self.regrets = [[0.0] * self.answers for _ in self.sights]
        self.totals = [[0.0] * self.answers for _ in self.sights]
        self.last = [[0.0] * self.answers for _ in self.sights]
        self.now: list[Mix] = []

    def answer(self, time: int) -> list[Mix]:
        """What he does now: as often as he regrets it; and sometimes anything."""
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
        """Each answer's worth, by what he knows, summed over the worlds."""
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
        open_to = sum(self.open_to)
        return [
            [(1 - STRAY) * each + STRAY * is_open / open_to for each, is_open in zip(mix, self.open_to, strict=True)]
            for mix in mixes
        ]

    def zeros(self) -> list[Mix]:
        return [[0.0] * self.answers for _ in self.sights]

    def told(self, mixes: list[Mix]) -> dict[Sight, Mix]:
        return dict(zip(self.sights, mixes, strict=True))


def solve(times: int, players: list[Player], worth: Callable[[list[list[Mix]]], list[list[Mix]]]) -> Solved:
    """`worth` says what each answer is worth to each, if they play so."""
    for time in range(1, times + 1):
        for player, worths in zip(players, worth([player.answer(time) for player in players]), strict=True):
            player.regret(worths)
    means = [player.mean() for player in players]
    last = worth([player.strayed(mean) for player, mean in zip(players, means, strict=True)])
    return Solved(
        tuple(player.told(mean) for player, mean in zip(players, means, strict=True)),
        tuple(player.told(worths) for player, worths in zip(players, last, strict=True)),
    )


def merged(worlds: Sequence[World]) -> list[World]:
    """Worlds that nobody asked can tell apart are one."""
    weights: dict[tuple[int, tuple[Sight, ...]], float] = {}
    for world in worlds:
        key = world.deal, world.sights
        weights[key] = weights.get(key, 0.0) + world.weight
    return [World(deal, sights, weight) for (deal, sights), weight in weights.items()]


def solve_naming(worlds: Sequence[World], round: int, canal: int, barred: bool) -> Solved:
    """Whom the commissar names, of `TRIOS`; the worlds tell what he knows."""
    worlds = merged(worlds)
    player = Player(0, 0, worlds, [not (barred and at in BARRED) for at in range(len(TRIOS))])
    net = nets()["building", round]

    def worth(played: list[list[Mix]]) -> list[list[Mix]]:
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
            back = UNROLED[at]
            for world, which, gain in zip(worlds, player.which, player.gains, strict=True):
                found[which][at] += gain * says[back[world.deal]]
        return [found]

    return solve(NAMING, [player], worth)


def solve_building(worlds: Sequence[World], round: int, canal: int, trio: Ints) -> Solved:
    """What two builders choose, Work or Strike, and whom the supervisor makes exchange: none, the one, the other."""
    worlds = merged(worlds)
    players = [Player(seat, at, worlds, [True] * (3 if at == 2 else 2)) for at, seat in enumerate(trio)]
    end = leaves(round, canal, trio)
    ones, others, watches = (player.which for player in players)

    def worth(played: list[list[Mix]]) -> list[list[Mix]]:
        work_one, work_other = ([mix[0] for mix in each] for each in played[:2])
        chances = [
            (work_one[one], work_other[other], *played[2][watch])
            for one, other, watch in zip(ones, others, watches, strict=True)
        ]
        reach = [[0.0] * len(DEALS) for _ in range(9)]
        r0, r1, r2, r3, r4, r5, r6, r7, r8 = reach
        for world, (a, b, none, first, second) in zip(worlds, chances, strict=True):
            deal, weight = world.deal, world.weight
            both, only, other = a * b, a - a * b, b - a * b
            neither = 1 - both - only - other
            odd, even = only + other, both + neither
            none, first, second = none * weight, first * weight, second * weight
            r0[deal] += none * neither
            r1[deal] += none * odd
            r2[deal] += none * both
            r3[deal] += first * only
            r4[deal] += first * even
            r5[deal] += first * other
            r6[deal] += second * other
            r7[deal] += second * even
            r8[deal] += second * only
        u0, u1, u2, u3, u4, u5, u6, u7, u8 = end(reach)
        for_one, for_other, for_watch = (player.zeros() for player in players)
        gains = zip(*(player.gains for player in players), strict=True)
        for world, (a, b, none, first, second), one, other, watch, (x, y, z) in zip(
            worlds, chances, ones, others, watches, gains, strict=True
        ):
            d = world.deal
            l0, h0 = u1[d] - u0[d], u2[d] - u1[d]  # what one Work more makes: the first, the second
            l1, h1 = u4[d] - u3[d], u5[d] - u4[d]
            l2, h2 = u7[d] - u6[d], u8[d] - u7[d]
            more = none * (l0 + b * (h0 - l0)) - first * (l1 + b * (h1 - l1)) + second * (h2 + b * (l2 - h2))
            for_one[one][0] += x * more
            more = none * (l0 + a * (h0 - l0)) + first * (h1 + a * (l1 - h1)) - second * (l2 + a * (h2 - l2))
            for_other[other][0] += y * more
            both, only, second_only = a * b, a - a * b, b - a * b
            neither = 1 - both - only - second_only
            odd, even = only + second_only, both + neither
            values = for_watch[watch]
            values[0] += z * (neither * u0[d] + odd * u1[d] + both * u2[d])
            values[1] += z * (only * u3[d] + even * u4[d] + second_only * u5[d])
            values[2] += z * (second_only * u6[d] + even * u7[d] + only * u8[d])
        return [for_one, for_other, for_watch]

    return solve(BUILDING, players, worth)


def leaves(round: int, canal: int, trio: Ints) -> Callable[[list[list[float]]], list[Worth]]:
    """What each end of the round is worth, by how often each deal comes there: nobody exchanges and none, one or two
    Work are shown; the one does; the other does."""
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
