"""Why a game of Kremlin ended as it did, for whoever looks: the man it turned on, and what was written on him.

All sheets lie open by then (12.1), and control goes by what is declared alone (C.2): whoever has more written on
somebody than anybody else could have had him, whatever the others did.
"""

from __future__ import annotations

from presidium.core import Line, Player, View, value
from presidium.kremlin.ending import LAST_YEAR, WAVES
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import INDEX, NESTOR, Letter
from presidium.kremlin.setup import POINTS
from presidium.kremlin.state import FACTIONS, Public, edition_of, sheet


@value
class WasYours(Line):
    """He was mine, and decided it."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    mine: int
    theirs: int


@value
class HadMore(Line):
    """I had more written on him than anybody: shown, he would have been mine."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    mine: int
    theirs: int


@value
class WouldControl(Line):
    """So many points more on him, and nobody could have kept him from me."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    points: int
    mine: int
    theirs: int


@value
class OutOfReach(Line):
    """As much was written on him as a sheet can have: nobody could have had more."""

    rule = "kremlin C.2"
    who: Letter
    year: int
    mine: int
    theirs: int


@value
class YourMarks(Line):
    """How many years of the track were mine."""

    rule = "kremlin 11.a"
    marks: int
    waves: int


@value
class Written(Line):
    """11.1 What counted at the big declaration, mine and the most of anybody else."""

    rule = "kremlin 11.1"
    who: Letter
    mine: int
    theirs: int


@value
class WouldWin(Line):
    """11.1 So many points more on him, and I would have won, alone or with others."""

    rule = "kremlin 11.1"
    who: Letter
    points: int


@value
class OutAsController(Line):
    """11.1 I had as much as anybody, but of those level the one who controls him is out."""

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
    """What a sheet can have on one man: 10 at the beginning (0.3), and more where influence grows (10)."""
    edition = edition_of(view)
    return edition.most_shown if edition.growth else max(POINTS)


def _can_be_influenced(view: View[Public], who: Letter) -> bool:
    return who != NESTOR or edition_of(view).influence_nestor


def _by_control(view: View[Public], seat: Player, won: bool) -> tuple[Line, ...]:
    """1988: the man whose control decided it: the Chief, or by 6.9 the highest who is there."""
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
    """1986: the victor, and what was written on him as far as it counts; by 6.9 and 11.d there is none."""
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
