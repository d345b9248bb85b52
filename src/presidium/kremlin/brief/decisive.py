"""What comes next may end the game: a wave, the Chief of 1961, too few politicians left."""

from __future__ import annotations

from presidium.core import Line, Player, View, value
from presidium.kremlin.brief.hold import written
from presidium.kremlin.brief.lines import Test
from presidium.kremlin.brief.stakes import EndsForThem, EndsForYou, MarksYear, SheetsOpen, WavesSoFar
from presidium.kremlin.ending import LAST_PARADE, WAVES, mark_politician
from presidium.kremlin.phases.p8_parade import Parade, Wave
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Kremlin, Public, edition_of
from presidium.kremlin.year import LastWindow, VictoryTest, at_stake


@value
class Ending:
    """On whom the end of the game turns, by which test."""

    test: Test
    who: Letter
    rule: str


def wave_to_come(g: Kremlin) -> Letter | None:
    """The Chief, if he waves as soon as this window closes."""
    to_come = g.public.phase == 8 and len(g.stack) > 1 and isinstance(g.stack[-2], Parade | Wave)
    return g.public.present(CHIEF) if to_come and not g.public.agenda else None


def ending(g: Kremlin) -> Ending | None:
    """How the game may end once this window has closed, before anybody is asked again."""
    public, chief = g.public, wave_to_come(g)
    if chief is not None:
        mark = edition_of(g).mark(public, chief)
        third = mark is not None and public.track.count(mark) + 1 >= WAVES
        last = politicians_win(g) and public.year == LAST_PARADE
        return Ending("wave", chief, "kremlin 11.a" if third else "kremlin 11.b") if third or last else None
    tested = len(g.stack) > 1 and not public.agenda and not isinstance(g.stack[-2], LastWindow)
    tested = tested and any(isinstance(step, VictoryTest) for step in g.stack[-3:-1])
    for who in at_stake(g) if tested else ():
        return Ending("chief", who, "kremlin 11.c") if public.phase == 5 else Ending("few", who, "kremlin 6.9")
    return None


def politicians_win(g: Kremlin | View[Public]) -> bool:
    """1986: a politician is the victor, and the sheets say whose he was."""
    return edition_of(g).mark is mark_politician


def outcome(v: View[Public], end: Ending) -> Line:
    """Who would win then, as far as this seat can know."""
    player: Player | None = v.public.control.get(end.who)
    if not politicians_win(v):
        return EndsForYou(end.test, end.who) if player == v.seat else EndsForThem(end.test, end.who, player)
    if end.test == "few":
        return EndsForThem(end.test, end.who, None)
    return SheetsOpen(end.test, end.who, written(v, end.who))


def mark(v: View[Public], chief: Letter) -> Line | None:
    """8.2 What the track would show if he waves; None if nobody's mark."""
    track = v.public.track
    if politicians_win(v):
        return WavesSoFar(chief, track.count(chief) + 1)
    player = v.public.control.get(chief)
    marked = edition_of(v).mark(v.public, chief)
    if player is None:
        return None
    return MarksYear(chief, player, v.public.year, track.count(marked) + 1, player == v.seat)
