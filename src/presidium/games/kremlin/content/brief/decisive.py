"""The tests of victory that come next: a wave, the Chief of 1961, or too few politicians left."""

from __future__ import annotations

from presidium.core import Player, View, value
from presidium.games.kremlin.content.brief.ifnobody import Then
from presidium.games.kremlin.content.brief.lines import Test
from presidium.games.kremlin.ending import LAST_PARADE, WAVES, mark_politician
from presidium.games.kremlin.phases.p8_parade import Parade, Wave
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of
from presidium.games.kremlin.year import LastWindow, VictoryTest, at_stake


@value
class Ending:
    """A test of victory that comes next, and the politician on whom the end of the game depends."""

    test: Test
    who: Letter
    rule: str


def wave_to_come(g: Kremlin) -> Letter | None:
    """The Chief, if he waves as soon as this window closes; else None."""
    to_come = g.public.phase == 8 and len(g.stack) > 1 and isinstance(g.stack[-2], Parade | Wave)
    return g.public.present(CHIEF) if to_come and not g.public.agenda else None


def ending(g: Kremlin) -> Ending | None:
    """The test of victory that comes after this window, before any player is asked; None if there is none."""
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
    """True in 1986, where a politician is the victor and the sheets decide which player wins."""
    return edition_of(g).mark is mark_politician


def end_leads_to(v: View[Public], end: Ending, mine: bool) -> tuple[Then, Player | None]:
    """Keyword for the result of this test of victory and the winner, as far as everybody can know."""
    player: Player | None = v.public.control.get(end.who)
    if politicians_win(v):
        return ("nobody" if end.test == "few" else "sheets"), None
    if player is None:
        return "nobody", None
    return ("you" if mine else "they"), player


def wave_leads_to(v: View[Public], chief: Letter, end: Ending | None, mine: bool) -> tuple[Then, Player | None, int]:
    """8.2 What a wave of the Chief would lead to: a mark on the track and its number, or a winner."""
    track, player = v.public.track, v.public.control.get(chief)
    if end is not None:
        return *end_leads_to(v, end, mine), 0
    if politicians_win(v):
        return "wave", None, track.count(chief) + 1
    if player is None:
        return "blank", None, 0
    return ("your-year" if mine else "their-year"), player, track.count(edition_of(v).mark(v.public, chief)) + 1
