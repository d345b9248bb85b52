"""Kremlin: the log is played again, answer by answer, with the sheets of the imagined world.

An answer is right if what it leads to is what was told next; where that cannot be known yet, the others are tried when
it turns out wrong. What a proxy has shown is declared openly, and one that showed nothing is silence: the table cannot
tell. With cards there is no way back yet: who held which card when is more than a world says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from presidium.core import CHANCE, PASS, Action, AskAll, Event, Player, Refused, Said, State, View, refusal
from presidium.kremlin.actions import WAIVE, Declare, Senior, Write
from presidium.kremlin.events import Declared, Ranked, Waived
from presidium.kremlin.printed.people import LETTERS
from presidium.kremlin.setup import POINTS, DrawSeniority, Sheets, begin
from presidium.kremlin.state import Public, edition_of, sheet
from presidium.research.histories.sealed import Moves, answered_before

Volley = tuple[tuple[Player, Action], ...]


@dataclass
class Crossing:
    """A question on the way back, and the answers to it that have not been tried."""

    g: State[Public]
    answers: Iterator[Volley]
    moves: int
    """How many answers were given before it."""


def history(view: View[Public], world: State[Public], rng: Random) -> Moves:
    """Refused where there is no way back: with cards."""
    if edition_of(view).deck is not None:
        raise Refused(refusal("no-history", game=view.rules.game))
    return [*way(view, world), *answered_before(view, world, rng)]


def way(view: View[Public], world: State[Public]) -> Moves:
    told = tuple(event for event in view.events if not isinstance(event, Said))
    written = first_sheets(view, world)
    g: State[Public] = begin(view.rules)
    moves: Moves = []
    crossings: list[Crossing] = []
    while not arrived(g, view, told):
        crossings.append(Crossing(g, candidates(g, view, told, written), len(moves)))
        g = onwards(crossings, moves, told)
    return moves


def arrived(g: State[Public], view: View[Public], told: tuple[Event, ...]) -> bool:
    """Whether this is where the view was taken."""
    return len(g.log) == len(told) and tuple(g.stack) == view.stack and g.public == view.public


def onwards(crossings: list[Crossing], moves: Moves, told: tuple[Event, ...]) -> State[Public]:
    """The state after the next answers that fit; back to an earlier question where none does."""
    while crossings:
        here = crossings[-1]
        for volley in here.answers:
            g = here.g.copy()
            for player, action in volley:
                g.apply(player, action)
            heard = g.log.heard_by(None)
            if heard == told[: len(heard)]:
                moves[here.moves :] = volley
                return g
        crossings.pop()
    raise Refused(refusal("no-history", game="kremlin"))


def first_sheets(view: View[Public], world: State[Public]) -> dict[Player, Write]:
    """What each has first written, by what has been added and lost since."""
    found = {}
    for seat in view.rules.players:
        if sheet(seat) in world.secrets:
            now, shifts = world.secret(sheet(seat)), view.public.shifts[seat - 1]
            first = {points - shift: who for who, points, shift in zip(LETTERS, now, shifts, strict=True)}
            found[seat] = Write(tuple(first[points] for points in POINTS))
    return found


def candidates(
    g: State[Public], view: View[Public], told: tuple[Event, ...], written: dict[Player, Write]
) -> Iterator[Volley]:
    """The answers that may have been given to the question that stands, the likeliest first."""
    question, following = g.question(), told[len(g.log) :]
    assert question is not None
    step = g.stack[-1]
    if isinstance(step, Sheets):
        yield tuple(written.items())
    elif isinstance(step, DrawSeniority):
        yield ((CHANCE, Senior(seniority(view, told)[len(g.public.seniority)])),)
    elif isinstance(question, AskAll):
        yield from volleys(question.asked(), following)
    else:
        (player,) = question.asked()
        options = question.options(player)
        assert options is not None
        said = getattr(following[0], "action", None) if following else None
        likely = [said] if said is not None and said in options else []
        yield from (((player, action),) for action in (*likely, *dict.fromkeys(options)))


def seniority(view: View[Public], told: tuple[Event, ...]) -> tuple[Player, ...]:
    return next((event.seniority for event in told if isinstance(event, Ranked)), view.public.seniority)


def volleys(asked: tuple[Player, ...], following: tuple[Event, ...]) -> Iterator[Volley]:
    """13.1 What a window may have brought: waivers first, then declarations, one a seat; or nothing at all."""
    shown: dict[Player, Action] = {}
    prefixes: list[dict[Player, Action]] = [{}]
    for event in following:
        if not isinstance(event, Waived | Declared) or event.player in shown or event.player not in asked:
            break
        shown[event.player] = WAIVE if isinstance(event, Waived) else Declare(event.who, event.points)
        prefixes.append(dict(shown))
    for prefix in reversed(prefixes):
        yield tuple((seat, prefix.get(seat, PASS)) for seat in asked)
