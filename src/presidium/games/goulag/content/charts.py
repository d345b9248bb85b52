"""Charts of a finished game of Goulag: the canal, who dug together, and which cards the builders may have laid."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from presidium.core import Player
from presidium.core.content.chart import Cell, Chart, Charts, Course, Row, Thing, Turn, player
from presidium.games.goulag.content.press import steps_needed
from presidium.games.goulag.game import Goulag, Round, last_round, played, worker
from presidium.games.goulag.moves import Shown

SEVERAL: Final = "either"
"""Mark for a card that may be Work or Strike, because its round showed one card of each and nobody knows whose."""


def draw(course: Course) -> tuple[Chart, ...]:
    g: Goulag = course.end
    over = g.public.history
    moments = _moments(course)
    rounds: tuple[Thing, ...] = tuple(("year", str(each.number)) for each in over)
    at = tuple(moments.get(each.number, 0) for each in over)
    return (
        Chart("canal", "lines", rounds, _canal(g, over), moments=at),
        Chart("together", "grid", tuple(map(player, g.rules.players)), _together(g, over)),
        Chart("cards", "grid", rounds, _cards(g, over), "word", at),
    )


def _moments(course: Course) -> dict[int, int]:
    return {event.round: n for n, event in course.events if isinstance(event, Shown)}


def needed(g: Goulag) -> int:
    sides = [g.secret(worker(seat)) for seat in g.rules.players]
    return steps_needed(sides.count("loyal"), sides.count("disloyal"))


def _canal(g: Goulag, over: tuple[Round, ...]) -> tuple[Row, ...]:
    before = g.public.canal - sum(each.work for each in over)
    dug = tuple(accumulate((each.work for each in over), initial=before))[1:]
    return Row(("line", "dug"), dug), Row(("line", "needed"), (needed(g),) * len(over))


def _together(g: Goulag, over: tuple[Round, ...]) -> tuple[Row, ...]:
    """Returns for each pair of players how often both were builders; on the diagonal, how often one player was."""

    def times(one: Player, other: Player) -> int:
        return sum({one, other} <= {*each.builders} for each in over)

    return tuple(Row(player(one), tuple(times(one, other) for other in g.rules.players)) for one in g.rules.players)


def _cards(g: Goulag, over: tuple[Round, ...]) -> tuple[Row, ...]:
    """Returns for each builder and round the card that public facts allow (or `either`), and the true card."""
    return tuple(
        Row(player(seat), tuple(_could(each, seat) for each in over), tuple(_laid(g, each, seat) for each in over))
        for seat in g.rules.players
    )


def _could(each: Round, seat: Player) -> Cell:
    return None if seat not in each.builders else {0: "strike", 1: SEVERAL, 2: "work"}[each.work]


def _laid(g: Goulag, each: Round, seat: Player) -> Cell:
    """2.4 Returns the card that a builder laid, after a possible exchange; None if the seat built nothing."""
    if seat not in each.builders or played(each.number, seat) not in g.secrets:
        return None
    chosen = g.secret(played(each.number, seat))
    return chosen if seat != each.supervised else "strike" if chosen == "work" else "work"


# Turning points


def turns(course: Course) -> list[Turn]:
    g: Goulag = course.end
    moments = _moments(course)
    need, last, found = needed(g), last_round(g.rules), list[Turn]()
    over = g.public.history
    canal = g.public.canal - sum(each.work for each in over)
    settled = False
    for each in over:
        n, canal = moments.get(each.number, 0), canal + each.work
        year = ("year", each.number)
        left = 2 * (last - each.number)
        if not settled and (canal >= need or canal + left < need):
            settled = True
            kind = "crossed" if canal >= need else "lost"
            found.append(Turn(n, kind, 100, (year, ("canal", canal), ("needed", need))))
        names = tuple((f"who{nth}", player(seat)) for nth, seat in enumerate(each.builders, 1))
        watch = ("by", player(each.supervisor))
        if each.supervised is not None and _laid(g, each, each.supervised) is not None:
            to = _laid(g, each, each.supervised)
            weight = 60 if to == "strike" else 55
            found.append(Turn(n, f"turned-to-{to}", weight, (year, watch, ("who", player(each.supervised)))))
        elif each.work == 0:
            found.append(Turn(n, "none", 50, (year, *names, watch)))
        elif each.work == 1:
            found.append(Turn(n, "one", 20, (year, *names, watch)))
        else:
            found.append(Turn(n, "both", 10, (year, *names, watch)))
    return found


CHARTS: Final = Charts(lambda public: public.round, draw, turns)
