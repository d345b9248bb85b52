"""History of Kremlin: replays the log, answer by answer, with the sheets of the imagined world.

An answer fits if the events it causes are the next events in the log. If a later event does not fit, the search goes
back and tries other answers. A proxy is replaced by an open declaration of the points it showed, or by silence if it
showed nothing. Cards are not supported, because an imagined world does not say who held which card when.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from presidium.core import CHANCE, PASS, Action, AskAll, Event, Player, Refused, Said, State, View, refusal
from presidium.games.kremlin.actions import WAIVE, Declare, Senior, Write
from presidium.games.kremlin.events import Declared, Ranked, Waived
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.setup import POINTS, DrawSeniority, Sheets, begin
from presidium.games.kremlin.state import Public, edition_of, sheet
from presidium.lab.environments.histories.sealed import Moves, answered_before

Volley = tuple[tuple[Player, Action], ...]


@dataclass
class Crossing:
    """A question of the replay, with the answers that the search has not tried yet."""

    g: State[Public]
    answers: Iterator[Volley]
    moves: int
    """Number of answers given before this question."""


def history(view: View[Public], world: State[Public], rng: Random) -> Moves:
    """Answers that lead to a state with this view. Raises Refused for games with cards."""
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
    """True if the replayed state has the same log, stack and public facts as the view."""
    return len(g.log) == len(told) and tuple(g.stack) == view.stack and g.public == view.public


def onwards(crossings: list[Crossing], moves: Moves, told: tuple[Event, ...]) -> State[Public]:
    """Tries the next answers until they fit the log and returns the new state; goes back a question if none fit."""
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
    """The first sheet of each seat, recomputed from its present sheet and the points added and removed since."""
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
    """Answers that may have been given to this question, beginning with the likeliest answer."""
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
    """13.1 The answers that a window may have had: waivers first, then one declaration a seat; or passes only."""
    shown: dict[Player, Action] = {}
    prefixes: list[dict[Player, Action]] = [{}]
    for event in following:
        if not isinstance(event, Waived | Declared) or event.player in shown or event.player not in asked:
            break
        shown[event.player] = WAIVE if isinstance(event, Waived) else Declare(event.who, event.points)
        prefixes.append(dict(shown))
    for prefix in reversed(prefixes):
        yield tuple((seat, prefix.get(seat, PASS)) for seat in asked)
