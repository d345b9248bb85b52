"""Reads a finished game of Kremlin from one seat's view: which player has probably written most on each politician."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import prod
from typing import Final

from presidium.bots.analysis.tracks import Belief, Reading
from presidium.bots.kremlin.belief.beliefs import Particles
from presidium.bots.kremlin.belief.reasons import reasons
from presidium.core import Event, Line, Player, View
from presidium.core.content.chart import Thing
from presidium.games.kremlin.events import Began, Declared
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.state import Kremlin, Public, edition_of, sheet

NOBODY: Final[Thing] = ("most", "nobody")
"""Stands for "no single player has the most" on a politician: several have the same number, or none has any points."""
MAX_POLITICIANS: Final = 6
"""Maximum number of politicians about whom a reading of a finished game reports beliefs."""

Numbers = Mapping[int, float]
"""The probability of each number of points that a player may have written on a politician."""


def believed(view: View[Public]) -> Belief:
    """For each politician: the probability that each player has written the most there, declared or not."""
    if view.seat is None or not view.knows(sheet(view.seat)):
        return {}
    particles, own = Particles(view), view.secret(sheet(view.seat))
    most_shown = edition_of(view).most_shown
    return {
        ("who", who): most(
            {view.seat: {own[man]: 1.0}} | {seat: particles.numbers(seat, man) for seat in particles.sheets}, most_shown
        )
        for who, man in INDEX.items()
    }


def most(written: Mapping[Player, Numbers], most_shown: int) -> dict[Thing, float]:
    """For each player: the probability that it has more points than every other player. Sheets count as independent."""
    capped = {seat: [(min(n, most_shown), p) for n, p in numbers.items()] for seat, numbers in written.items()}

    def below(seat: Player, number: int) -> float:
        return sum(share for n, share in capped[seat] if n < number)

    alone = {
        seat: sum(p * prod(below(other, n) for other in capped if other != seat) for n, p in numbers if n > 0)
        for seat, numbers in sorted(capped.items())
    }
    return {("player", str(seat)): likely for seat, likely in alone.items()} | {
        NOBODY: max(0.0, 1 - sum(alone.values()))
    }


def true(g: Kremlin) -> dict[Thing, Thing]:
    sheets, most_shown = {seat: g.secret(sheet(seat)) for seat in g.rules.players}, edition_of(g).most_shown
    found: dict[Thing, Thing] = {}
    for who, man in INDEX.items():
        numbers = {seat: min(written[man], most_shown) for seat, written in sheets.items()}
        first = [seat for seat, number in numbers.items() if number == max(numbers.values()) and number > 0]
        found["who", who] = ("player", str(first[0])) if len(first) == 1 else NOBODY
    return found


def because(view: View[Public], things: Sequence[Thing]) -> dict[Thing, tuple[Line, ...]]:
    """For each of these politicians: the strongest evidence about the players' points there."""
    told = reasons(view, of=[who for _, who in things])
    found: dict[Thing, tuple[Line, ...]] = {}
    for _, who in things:
        lines = [line for (_, _, man), some in told.items() if man == INDEX[who] for line in some]
        lines.sort(key=lambda line: -line.times)
        found["who", who] = tuple(lines)
    return found


def few(g: Kremlin, things: Sequence[Thing]) -> list[Thing]:
    """The politicians among `things` on whom players declared most often, at most six."""
    often = Counter(event.who for event in g.log.everything() if isinstance(event, Declared))
    wanted = sorted(LETTERS, key=lambda who: -often[who])[:MAX_POLITICIANS]
    return [about for about in things if about[1] in wanted and often[about[1]]]


def tells(event: Event) -> bool:
    return isinstance(event, Declared) or (isinstance(event, Began) and event.phase == 1)


READINGS: Final = (Reading("usual", lambda public: public.year, tells, believed, true, because, few),)
