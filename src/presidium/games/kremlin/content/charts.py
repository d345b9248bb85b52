"""Charts of Kremlin, year by year: influence shown and hidden, control, age, and stress."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core.content.chart import Cell, Chart, Charts, Course, Over, Row, Slots, Thing, Turn, player
from presidium.games.kremlin.ending import WAVES
from presidium.games.kremlin.events import Began, Controlled, Died, Elected, Exiled, Marked, Placed, Retired, Waved
from presidium.games.kremlin.printed.board import CHIEF, GONE
from presidium.games.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.games.kremlin.state import FACTIONS, Kremlin, Public, sheet


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
    """One row for each faction: points declared at the end of each year, and all points on its sheet."""
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
    """Yields a row for each politician: the points on each sheet at the end, declared and in all."""
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
    """The politicians who held a post at the end of any year."""
    ever = {who for over in course.years for who in over.g.public.members()}
    return [who for who in LETTERS if who in ever]


def _age(public: Public, who: Letter) -> Cell:
    return public.age(who) if who in public.men and public.men[who].place not in GONE else None


def _ages(course: Course) -> Iterator[Row]:
    for who in _members(course):
        yield Row(man(who), tuple(_age(over.g.public, who) for over in course.years))


def _stress(course: Course) -> Iterator[Row]:
    """Yields a row for each politician with stress: points taken in each year, negative if a card removed more than he
    took."""
    for who in _members(course):
        cells: list[Cell] = []
        before = 0
        for over in course.years:
            now = over.g.public.men[who].stress if who in over.g.public.men else 0
            cells.append(None if _age(over.g.public, who) is None and now == before else now - before)
            before = now
        if any(cells):
            yield Row(man(who), tuple(cells))


# Turning points


def turns(course: Course) -> list[Turn]:
    """The turning points: waves that brought a player near victory or failed, and Chiefs who fell or came under another
    player's control."""
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
    """The Chief at the end of the first year on record, for games that began in the middle; None if there was no
    Chief."""
    chief: Letter | None = years[0].g.public.posts[CHIEF] if years else None
    return chief


def _marked(mark: str) -> Thing:
    return player(FACTIONS.index(mark) + 1) if mark in FACTIONS else man(mark)


CHARTS: Final = Charts(lambda public: public.year, draw, turns)
