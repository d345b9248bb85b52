"""Observations of Kremlin. An observation holds the present state of the game, but not the events that led to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from presidium.core import UNSEEN, Rules
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.editions import Edition
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.printed.board import PLACES
from presidium.games.kremlin.printed.people import LETTERS, Letter
from presidium.games.kremlin.rules import edition_by
from presidium.games.kremlin.setup import POINTS
from presidium.games.kremlin.state import FACTIONS, sheet
from presidium.lab.environments.actions.blocks import Actions
from presidium.lab.environments.actions.kremlin import actions
from presidium.lab.environments.observe.fields import Field, Look, Observer, one_of, padded, rows
from presidium.lab.environments.observe.kremlin_cards import card_fields
from presidium.lab.environments.observe.kremlin_steps import MATTERS_TOLD, STEPS, STEPS_TOLD, Telling, inner_steps

MEN = len(LETTERS)
FACTS = 4
"""Number of facts observed about each politician besides place: stress, crosses, the year of the "?", the cure."""


def observer(rules: Rules) -> Observer:
    """The fields of a Kremlin observation: board, influence, pending actions; with cards also hands and effects."""
    edition = edition_by(rules.chosen)
    listed = actions(rules)
    deck = () if edition.deck is None else card_fields(rules, edition.deck, listed)
    return Observer(rules, (*time(rules, edition), *board(), *influence(rules), *under_way(rules, listed), *deck))


def time(rules: Rules, edition: Edition) -> Iterator[Field]:
    seats, marks = rules.seats, edition.marks(rules)
    years = range(1, LAST_YEAR + 1)
    yield Field("year", LAST_YEAR, "which year it is", lambda look: one_of(years, look.public.year))
    yield Field("phase", 8, "which phase it is", lambda look: one_of(range(1, 9), look.public.phase))
    yield Field("asked", seats, "by seat, whether it is asked", lambda look: look.each(*look.view.asked))
    yield Field("seniority", seats, "by seat, its rank, the most senior first; 0 before", seniority, most=seats)
    yield Field("waived", seats, "who has waived", lambda look: look.each(*look.public.waived))
    yield Field("silent", 1, "whether silence stands", lambda look: [int(look.public.silent)])

    def track(look: Look) -> list[int]:
        order = [FACTIONS[seat - 1] for seat in look.seats] if marks[0] in FACTIONS else marks
        return padded(([1, *one_of(order, mark)] for mark in look.public.track), LAST_YEAR, 1 + len(marks))

    what = "seat" if marks[0] in FACTIONS else "politician"
    yield Field(
        "track", LAST_YEAR * (1 + len(marks)), f"by year that is over: that it is, and which {what} was marked", track
    )
    yield Field("outcome", 1 + seats, "whether the game is over, and who has won", outcome)


def seniority(look: Look) -> list[int]:
    order = look.public.seniority
    return [order.index(seat) + 1 if seat in order else 0 for seat in look.seats]


def outcome(look: Look) -> list[int]:
    ended = look.public.outcome
    return [int(ended is not None), *look.each(*(ended.winners if ended else ()))]


def board() -> Iterator[Field]:
    size = len(PLACES) + FACTS
    about = "by politician: his place; stress, crosses, the year of his “?”, whether he takes a cure"
    yield Field("men", MEN * size, about, men, most=200)
    yield Field("resting", MEN, "whose cure has just ended", lambda look: one_of(LETTERS, *look.public.resting))
    yield Field(
        "touched", MEN, "on whom a “?” was placed or removed", lambda look: one_of(LETTERS, *look.public.touched)
    )


def men(look: Look) -> list[int]:
    numbers: list[int] = []
    for man in look.public.men.values():
        numbers += one_of(PLACES, man.place)
        numbers += (man.stress, man.crosses, man.suspect, int(man.cure))
    return numbers


def influence(rules: Rules) -> Iterator[Field]:
    seats, size = rules.seats, MEN * rules.seats
    most = 100
    yield Field("declared", size, "by politician and seat, what is declared", by_man("declared"), most=most)
    yield Field("rises", size, "by politician and seat, in which order they rose", by_man("rises"), most=seats)
    yield Field("control", size, "by politician and seat, who controls", control)
    yield Field("judged", size, "by politician and seat, ties that have been judged", judged)
    yield Field("needs", size, "by seat and politician, what was first written at least", by_seat("needs"), most=most)
    yield Field(
        "shifts", size, "by seat and politician, added since, less what was lost", by_seat("shifts"), -most, most
    )
    yield Field(
        "written", seats * (1 + MEN), "by seat: whether its sheet is known, and what is on it", written, most=most
    )


def by_man(name: str) -> Callable[[Look], list[int]]:
    def write(look: Look) -> list[int]:
        numbers = {who: [of[seat - 1] for seat in look.seats] for who, of in getattr(look.public, name).items()}
        return rows(numbers, LETTERS, len(look.seats))

    return write


def by_seat(name: str) -> Callable[[Look], list[int]]:
    def write(look: Look) -> list[int]:
        of = getattr(look.public, name)
        return [number for seat in look.seats for number in of[seat - 1]]

    return write


def control(look: Look) -> list[int]:
    return rows({who: look.each(seat) for who, seat in look.public.control.items()}, LETTERS, len(look.seats))


def judged(look: Look) -> list[int]:
    return rows({who: look.each(*seats) for who, seats in look.public.judged.items()}, LETTERS, len(look.seats))


def written(look: Look) -> list[int]:
    numbers: list[int] = []
    for seat in look.seats:
        points = look.view.secret(sheet(seat))
        numbers += [0] * (1 + MEN) if points is UNSEEN else [1, *points]
    return numbers


def picks(look: Look, listed: Actions) -> list[int]:
    given = look.view.answer
    chosen: tuple[Letter, ...] = given.sheet if isinstance(given, Write) else ()
    if look.begun:
        chosen = tuple(listed.words(number).split()[1] for number in look.begun)
    points = dict(zip(chosen, POINTS, strict=False))
    return [points.get(who, 0) for who in LETTERS]


def under_way(rules: Rules, listed: Actions) -> Iterator[Field]:
    telling = Telling(rules, listed)
    about = "by politician, the points of the sheet that is being filled in"
    yield Field("picks", MEN, about, lambda look: picks(look, listed), most=10)
    yield Field("stack", len(STEPS), "by step, how many of it are still to come", stack, most=100)
    yield Field(
        "steps",
        STEPS_TOLD * (len(STEPS) + telling.size),
        f"of the {STEPS_TOLD} innermost steps: which; whom, which seats, places and numbers it names",
        lambda look: inner_steps(look, telling),
        most=10_000,
    )
    yield Field(
        "agenda",
        1 + MATTERS_TOLD * telling.matter_size,
        f"how many matters are under way; of the {MATTERS_TOLD} innermost: which, whom and which seats it names, the "
        "answer it is about, the votes cast",
        lambda look: telling.agenda(look),
        most=10_000,
    )
    yield Field(
        "answer",
        telling.answer_size,
        "the own answer, sealed: its block, and its number in binary",
        lambda look: answer(look, telling),
    )


def stack(look: Look) -> list[int]:
    numbers = [0] * len(STEPS)
    for step in look.view.stack:
        numbers[STEPS.index(type(step))] += 1
    return numbers


def answer(look: Look, telling: Telling) -> list[int]:
    given = look.view.answer
    assert look.view.seat is not None or given is None
    return telling.answer(look.view.seat or 1, None if isinstance(given, Write) else given, look.public)
