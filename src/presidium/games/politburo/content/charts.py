"""Charts of a finished game of Politburo: the levels, the Influence, and when each goal was met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from presidium.core import Player
from presidium.core.content.chart import Chart, Charts, Course, Row, Slots, Thing, Turn, player
from presidium.games.politburo.goals import INFLUENCE, MINISTRIES, Member, Ministry, running
from presidium.games.politburo.moves import Appointed, Ended, Lost, Moved, Unmasked
from presidium.games.politburo.state import Politburo, member_of


@dataclass
class Sitting:
    """The public facts of Politburo at the end of a round."""

    round: int
    n: int
    levels: dict[Ministry, int]
    influence: tuple[int, ...]
    running: tuple[Player, ...]
    """The seats whose goals were met at the end of the round."""


def members(g: Politburo) -> tuple[Member, ...]:
    return tuple(g.secret(member_of(seat)) for seat in g.rules.players)


def sittings(course: Course) -> Iterator[Sitting]:
    """Yields the public facts at the end of each round. A game that began in the middle starts with its first known
    levels."""
    g: Politburo = course.end
    levels, influence = _levels_at_first(course), _influence_at_first(course)
    round, last = 0, 0
    for n, event in course.events:
        match event:
            case Appointed() | Ended():
                if round:
                    stood = tuple(influence)
                    yield Sitting(round, last, dict(levels), stood, running(members(g), stood, levels))
                round = event.round if isinstance(event, Appointed) else 0
            case Moved():
                levels[event.ministry] = event.level
            case Lost():
                influence[event.seat - 1] = event.influence
        last = n


def _levels_at_first(course: Course) -> dict[Ministry, int]:
    """Returns the level at which each ministry started; for a ministry that never moved, its present level."""
    seen: dict[Ministry, int] = dict(course.end.public.levels)
    for _, event in reversed(course.events):
        if isinstance(event, Moved):
            seen[event.ministry] = event.level - event.by * (1 if event.side == "repression" else -1)
    return seen


def _influence_at_first(course: Course) -> list[int]:
    seen = list(course.end.public.influence)
    for _, event in reversed(course.events):
        if isinstance(event, Lost):
            seen[event.seat - 1] = event.influence + event.lost
    return seen


def draw(course: Course) -> tuple[Chart, ...]:
    g: Politburo = course.end
    past, who = list(sittings(course)), members(g)
    rounds: tuple[Thing, ...] = tuple(("year", str(each.round)) for each in past)
    at = tuple(each.n for each in past)
    levels = tuple(Row(("ministry", each), tuple(then.levels[each] for then in past)) for each in MINISTRIES)
    influence = tuple(Row(player(seat), tuple(then.influence[seat - 1] for then in past)) for seat in g.rules.players)
    goals = tuple(
        Row(("member", who[seat - 1]), tuple("holds" if seat in then.running else "fails" for then in past))
        for seat in g.rules.players
    )
    return (
        Chart("levels", "lines", rounds, levels, moments=at),
        Chart("goals", "grid", rounds, goals, "word", at),
        Chart("influence", "grid", rounds, influence, moments=at),
    )


# Turning points


def turns(course: Course) -> list[Turn]:
    g: Politburo = course.end
    past, who, found = list(sittings(course)), members(g), list[Turn]()
    found += _for_good(g, past, who)
    round, deviant = 0, 0
    slots: Slots
    for n, event in course.events:
        year = ("year", round)
        match event:
            case Appointed():
                round = event.round
            case Moved() if event.by == 2:
                slots = (year, ("ministry", ("ministry", event.ministry)), ("level", event.level))
                found.append(Turn(n, f"swept-{event.side}", 50, slots))
            case Unmasked():
                deviant = event.deviant
            case Lost() if event.lost:
                if not event.influence:
                    found.append(Turn(n, "spent", 65, (year, ("who", player(event.seat)))))
                kind = "caught" if event.seat == deviant else "escaped"
                slots = (year, ("who", player(deviant)), ("left", event.influence), ("pays", player(event.seat)))
                found.append(Turn(n, kind, 55 if event.influence < INFLUENCE - 1 else 45, slots))
    return found


def _for_good(g: Politburo, past: list[Sitting], who: tuple[Member, ...]) -> Iterator[Turn]:
    """Yields turning points: from which round on a goal stayed met until the end, or stayed missed until the end."""
    if not past:
        return
    for seat in g.rules.players:
        held = [seat in then.running for then in past]
        since = max((at for at, holds in enumerate(held) if holds != held[-1]), default=-1) + 1
        then = past[since]
        slots = (("year", then.round), ("who", player(seat)), ("member", ("member", who[seat - 1])))
        if since and held[-1]:
            won = g.public.outcome is not None and seat in g.public.outcome.winners
            yield Turn(then.n, "held", 100 if won else 60, slots)
        elif since:
            yield Turn(then.n, "slipped", 40 + 10 * then.influence[seat - 1], slots)


CHARTS: Final = Charts(lambda public: public.round, draw, turns)
