"""Why a game of Kremlin ended as it did, for one seat: the decisive politician, and the points written on him.

All sheets are open by then (12.1), and control depends on declared points alone (C.2). So a player with the most points
written on the politician could have controlled him, whatever the others did.
"""

from __future__ import annotations

from presidium.core import Line, Player, View, value
from presidium.games.kremlin.ending import LAST_YEAR, WAVES
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import INDEX, NESTOR, Letter
from presidium.games.kremlin.setup import POINTS
from presidium.games.kremlin.state import FACTIONS, Public, edition_of, sheet


@value
class WasYours(Line):
    """The reader controlled the decisive politician."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    mine: int
    theirs: int


@value
class HadMore(Line):
    """The reader had the most points written on the decisive politician; declared in time, these points would have
    given control."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    mine: int
    theirs: int


@value
class WouldControl(Line):
    """With this many more points on the politician the reader would surely have had control."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    points: int
    mine: int
    theirs: int


@value
class OutOfReach(Line):
    """Another player had written the most points that a sheet can have on the politician."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    mine: int
    theirs: int


@value
class YourMarks(Line):
    """Number of years on the parade track that belong to the reader's faction."""

    rule = "kremlin 11.a"
    marks: int
    waves: int


@value
class Written(Line):
    """11.1 The points on the victor that counted at the end: the reader's, and the most of any other player."""

    rule = "kremlin 11.1"
    who: Letter
    mine: int
    theirs: int


@value
class WouldWin(Line):
    """11.1 With this many more points on the politician the reader would have won, alone or with other players."""

    rule = "kremlin 11.1"
    who: Letter
    points: int


@value
class OutAsController(Line):
    """11.1 The reader tied for the most points, but of tied players the politician's controller is excluded."""

    rule = "kremlin 11.1"
    who: Letter
    points: int


def why(view: View[Public]) -> tuple[Line, ...]:
    outcome, seat = view.public.outcome, view.seat
    assert outcome is not None, "only a game that is over has a reason"
    if seat is None:
        return ()
    if edition_of(view).name == "1988":
        return _by_control(view, seat, seat in outcome.winners)
    return _by_declaration(view, seat, seat in outcome.winners)


def written(view: View[Public], who: Letter) -> dict[Player, int]:
    return {seat: view.secret(sheet(seat))[INDEX[who]] for seat in view.rules.players}


def _most(view: View[Public]) -> int:
    """The most points that a sheet can have on one politician: 10 at the beginning (0.3), more with growth (10)."""
    edition = edition_of(view)
    return edition.most_shown if edition.growth else max(POINTS)


def _can_be_influenced(view: View[Public], who: Letter) -> bool:
    return who != NESTOR or edition_of(view).influence_nestor


def _by_control(view: View[Public], seat: Player, won: bool) -> tuple[Line, ...]:
    """1988: lines about the politician whose control decided the game: the Chief, or by 6.9 the highest member."""
    public, outcome = view.public, view.public.outcome
    assert outcome is not None
    too_few = outcome.rule == "kremlin 6.9"
    who = public.highest(present_only=True) if too_few else public.posts[CHIEF]
    marks = public.track.count(FACTIONS[seat - 1])
    said: tuple[Line, ...] = (YourMarks(marks, WAVES),) if outcome.rule == "kremlin 11.a" and not won else ()
    if who is None or not _can_be_influenced(view, who):
        return said
    points = written(view, who)
    mine, theirs = points.pop(seat), max(points.values())
    if won:
        return (*said, WasYours(who, public.year, mine, theirs))
    if mine > theirs:
        return (*said, HadMore(who, public.year, mine, theirs))
    if theirs >= _most(view):
        return (*said, OutOfReach(who, public.year, mine, theirs))
    return (*said, WouldControl(who, public.year, theirs + 1 - mine, mine, theirs))


def _by_declaration(view: View[Public], seat: Player, won: bool) -> tuple[Line, ...]:
    """1986: lines about the victor and the points on him that count; none by 6.9 and 11.d, without a victor."""
    public, outcome = view.public, view.public.outcome
    assert outcome is not None
    who = public.posts[CHIEF] if public.year == LAST_YEAR else public.track[-1] if public.track else None
    if outcome.rule in ("kremlin 6.9", "kremlin 11.d") or who is None or not _can_be_influenced(view, who):
        return ()
    edition, controller = edition_of(view), public.control.get(who)
    all_points = {each: min(points, edition.most_shown) for each, points in written(view, who).items()}
    mine, theirs = all_points[seat], max(points for each, points in all_points.items() if each != seat)
    said: tuple[Line, ...] = (Written(who, mine, theirs),)
    if won:
        return said
    if mine == theirs > 0 and controller == seat:
        said = (*said, OutAsController(who, mine))
    for more in range(1, _most(view) - mine + 1):
        if seat in edition.winners({**all_points, seat: mine + more}, controller):
            return (*said, WouldWin(who, more))
    return said
