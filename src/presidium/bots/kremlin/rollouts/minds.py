"""How every seat answers when a game is played on: it does the best there is for it, and shows no more than it must."""

from __future__ import annotations

from typing import Any, Final

from presidium.batch.kremlin import actions as numbers
from presidium.batch.kremlin import chance, influence, people, play, rights, windows
from presidium.batch.kremlin.board import CHIEF, NOBODY, NUMBERS
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.ending import LAST_YEAR, TOO_FEW, left, points_on
from presidium.batch.kremlin.modes import ANNOUNCE, OVER, PLAY, WINDOW
from presidium.batch.kremlin.record import Game
from presidium.batch.kremlin.year import CHIEF_DECIDES, KIND, NEXT_YEAR, PHASE_ENDS, PROMOTES, WAVE
from presidium.bots.kremlin.rollouts import deeds, outlook
from presidium.bots.kremlin.rollouts.outlook import Minds, Tables

EQUAL: Final = 1e-9


@compiled
def best(g: Game, t: Tables, m: Minds, seat: int, seeds: Any, at: int) -> int:
    """The best of the options listed for whoever is about to act; of equals, any."""
    found, most, equals = g.options[0], -9.0, 0
    outlook.look(g, t, m, seat)
    prepare(g, t, m, seat)
    for option in range(g.count):
        worth = deeds.worth(g, t, m, seat, g.actor, g.options[option])
        if worth > most + EQUAL:
            found, most, equals = g.options[option], worth, 1
        elif worth >= most - EQUAL:
            equals += 1
            if chance.below(seeds, at, equals) == 0:
                found = g.options[option]
    return found


@compiled
def prepare(g: Game, t: Tables, m: Minds, seat: int) -> None:
    if rights.right(g) in (CHIEF_DECIDES, PROMOTES):
        deeds.look_at_heirs(g, t, m, seat)


@compiled
def turns_on(g: Game) -> int:
    """On whom the window turns, as far as anybody reacts: 1986 only on whoever has announced something."""
    if g.announced:
        return g.actor
    kind = KIND[g.of_1986][g.step]
    if not g.of_1986 and kind == WAVE:
        return g.holder[CHIEF]
    if not g.of_1986 and kind == PHASE_ENDS and g.phase == 5 and g.year == LAST_YEAR:
        return g.holder[CHIEF]
    if not g.of_1986 and kind == PHASE_ENDS and g.phase == 6 and left(g) < TOO_FEW:
        return people.highest_present(g)
    return NOBODY


@compiled
def reaction(g: Game, t: Tables, m: Minds, seat: int, who: int) -> int:
    """Show as much as is needed on him, and no more than that is worth."""
    written, shown, held = points_on(g, seat, who), g.declared[seat][who], g.control[who] == seat
    enough = (shown if held else influence.standing(g, who)) + 1
    if not influence.those_within(g) >> who & 1 or written < max(enough, shown + 1):
        return numbers.PASS
    gain = 1.0
    if g.announced:
        outlook.look(g, t, m, seat)
        prepare(g, t, m, seat)
        gain = by_keeping(g, t, m, seat) if held else by_taking_over(g, t, m, seat)
    secrecy = t.secrecy * (t.early if g.year == 1 else 1.0)
    limit = min(written, shown + int((gain - secrecy) / t.point))
    return numbers.AS_NEEDED + who * NUMBERS + limit - shown - 1 if limit >= enough else numbers.PASS


@compiled
def by_keeping(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """What he is about to do, and something of what he is to us: a rival would let him do the contrary."""
    does = deeds.worth(g, t, m, seat, g.actor, g.deed)
    return float(max(does, 0.0) + t.trust * max(outlook.worth(g, t, m, seat, g.actor), 0.0))


@compiled
def by_taking_over(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """The best he could do for us, less what he is about to do, and what it costs to be seen as his master."""
    rights.list_choices(g, rights.right(g), g.actor)
    most = -9.0
    for option in range(g.count):
        most = max(most, deeds.worth(g, t, m, seat, g.actor, g.options[option]))
    price = t.tied * max(outlook.worth(g, t, m, seat, g.actor), 0.0)
    return float(most - deeds.worth(g, t, m, seat, g.actor, g.deed) - price)


@compiled
def react_all(g: Game, t: Tables, m: Minds) -> None:
    """Everybody answers who has not answered yet."""
    who = turns_on(g)
    for seat in range(1, g.seats + 1):
        if g.answer[seat] < 0 and not g.waived >> seat & 1:
            g.answer[seat] = numbers.PASS if who == NOBODY else reaction(g, t, m, seat, who)
    windows.open_answers(g)


@compiled
def play_on(g: Game, t: Tables, m: Minds, seeds: Any, at: int, last_year: int) -> None:
    """To the end of the game, or of this year."""
    while g.mode != OVER:
        if g.mode == WINDOW:
            react_all(g, t, m)
        elif g.mode == ANNOUNCE:
            windows.announce(g, g.actor, best(g, t, m, g.control[g.actor], seeds, at))
        else:
            play.answer(g, numbers.DIE + chance.below(seeds, at, 20))
        go_on(g, last_year)
        if g.mode == PLAY:
            return


@compiled
def go_on(g: Game, last_year: int) -> None:
    """Until somebody is asked, or the year is over in which it stops."""
    while g.mode == PLAY:
        if g.announced:
            rights.finality(g)
        elif KIND[g.of_1986][g.step] == NEXT_YEAR and g.year >= last_year:
            return
        else:
            play.play(g, KIND[g.of_1986][g.step])
