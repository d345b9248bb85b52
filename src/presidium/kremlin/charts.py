"""Kremlin as a whole, year by year: influence shown and hidden, who was whose, how they aged, and what it cost them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core.chart import Cell, Chart, Charts, Course, Over, Row, Slots, Thing, Turn, player
from presidium.kremlin.ending import WAVES
from presidium.kremlin.events import Began, Controlled, Died, Elected, Exiled, Marked, Placed, Retired, Waved
from presidium.kremlin.printed.board import CHIEF, GONE
from presidium.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.kremlin.state import FACTIONS, Kremlin, Public, sheet


def draw(course: Course) -> tuple[Chart, ...]:
    g: Kremlin = course.end
    columns, at = course.columns, course.moments
    seats = tuple(map(player, g.rules.players))
    return (
        Chart("influence", "lines", columns, _influence(course), moments=at),
        Chart("sheets", "grid", seats, tuple(_sheets(g))),
        Chart("control", "grid", columns, tuple(_control(course)), "player", at),
        Chart("age", "grid", columns, tuple(_ages(course)), moments=at),
        Chart("stress", "grid", columns, tuple(_stress(course)), moments=at),
    )


def man(who: Letter) -> Thing:
    return "surname", who


def _influence(course: Course) -> tuple[Row, ...]:
    """What each faction had declared by the end of each year, and all that was written on its sheet."""
    return tuple(
        Row(
            player(seat),
            tuple(sum(shown[seat - 1] for shown in over.g.public.declared.values()) for over in course.years),
            tuple(_written(over.g, seat) for over in course.years),
        )
        for seat in course.end.rules.players
    )


def _written(g: Kremlin, seat: int) -> int | None:
    return sum(g.secret(sheet(seat))) if sheet(seat) in g.secrets else None


def _sheets(g: Kremlin) -> Iterator[Row]:
    """On whom anybody had written anything at the end: what was declared, and what was there."""
    for who in LETTERS:
        shown = g.public.declared.get(who, (0,) * g.rules.seats)
        written = tuple(g.secret(sheet(seat))[INDEX[who]] for seat in g.rules.players)
        if any(written):
            yield Row(man(who), tuple(shown), written)


def _control(course: Course) -> Iterator[Row]:
    for who in LETTERS:
        cells = tuple(over.g.public.control.get(who) for over in course.years)
        if any(cells):
            yield Row(man(who), tuple(None if seat is None else str(seat) for seat in cells))


def _members(course: Course) -> list[Letter]:
    """Whoever held a post when a year was over; the others nobody looked at."""
    ever = {who for over in course.years for who in over.g.public.members()}
    return [who for who in LETTERS if who in ever]


def _age(public: Public, who: Letter) -> Cell:
    return public.age(who) if who in public.men and public.men[who].place not in GONE else None


def _ages(course: Course) -> Iterator[Row]:
    for who in _members(course):
        yield Row(man(who), tuple(_age(over.g.public, who) for over in course.years))


def _stress(course: Course) -> Iterator[Row]:
    """What each took in each year, of those who took any; a card may take some of it away."""
    for who in _members(course):
        cells: list[Cell] = []
        before = 0
        for over in course.years:
            now = over.g.public.men[who].stress if who in over.g.public.men else 0
            cells.append(None if _age(over.g.public, who) is None and now == before else now - before)
            before = now
        if any(cells):
            yield Row(man(who), tuple(cells))


# How it turned


def turns(course: Course) -> list[Turn]:
    """Waves that brought somebody near, or failed; Chiefs who fell; Chiefs who came into other hands."""
    found: list[Turn] = []
    chief: Letter | None = _first_chief(course.years)
    marks: dict[str, int] = {}
    year = 1
    slots: Slots
    for n, event in course.events:
        when = ("year", year)
        match event:
            case Began():
                year = event.year
            case Placed() if event.place == CHIEF:
                chief = event.who
            case Elected():
                chief = event.who
                found.append(Turn(n, "elected", 30, (when, ("who", man(event.who)))))
            case Died() | Exiled() | Retired() if event.who == chief:
                kind = type(event).__name__.lower()
                found.append(Turn(n, f"chief-{kind}", 70, (when, ("who", man(event.who)))))
                chief = None
            case Controlled() if event.who == chief and event.player is not None and event.lost_by is not None:
                slots = (when, ("who", man(event.who)), ("by", player(event.player)), ("from", player(event.lost_by)))
                found.append(Turn(n, "chief-taken", 60, slots))
            case Waved() if event.success == "no":
                found.append(Turn(n, "wave-failed", 40, (when, ("who", man(event.who)))))
            case Marked() if event.mark != "blank":
                marks[event.mark] = marks.get(event.mark, 0) + 1
                times = marks[event.mark]
                slots = (when, ("who", _marked(event.mark)), ("times", times), ("waves", WAVES))
                found.append(Turn(n, "wave", {1: 25, 2: 80}.get(times, 100), slots))
    return found


def _first_chief(years: list[Over]) -> Letter | None:
    """Of a game that began in the middle: as its first year ended, until something else is told."""
    chief: Letter | None = years[0].g.public.posts[CHIEF] if years else None
    return chief


def _marked(mark: str) -> Thing:
    return player(FACTIONS.index(mark) + 1) if mark in FACTIONS else man(mark)


CHARTS: Final = Charts(lambda public: public.year, draw, turns)
