"""How every simulated seat answers in machine code: with its best action, declaring as little as possible."""

from __future__ import annotations

from typing import Any, Final

from presidium.bots.kremlin.search.rollouts import deeds, outlook
from presidium.bots.kremlin.search.rollouts.outlook import Minds, Tables
from presidium.lab.batch.kremlin import actions as numbers
from presidium.lab.batch.kremlin import chance, influence, people, play
from presidium.lab.batch.kremlin.board import CHIEF, NOBODY, NUMBERS, POSTS
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import ANNOUNCE, OVER, PLAY, WINDOW
from presidium.lab.batch.kremlin.phases import rights, windows
from presidium.lab.batch.kremlin.phases.ending import LAST_YEAR, TOO_FEW, left, points_on
from presidium.lab.batch.kremlin.phases.year import CHIEF_DECIDES, KIND, NEXT_YEAR, PHASE_ENDS, PROMOTES, WAVE
from presidium.lab.batch.kremlin.record import Game

EQUAL: Final = 1e-9


@compiled
def best(g: Game, t: Tables, m: Minds, seat: int, seeds: Any, at: int) -> int:
    """Number of the best option for the acting seat; a random one of equally good options."""
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
    """The politician the window is about, if a bot may react; in 1986 only one who announced an action."""
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
    """The seat's declaration: as many points as control of the politician requires, if that is not too expensive."""
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
    limit = min(written, shown + int((gain - secrecy) / price(g, t, m, seat, who)))
    return numbers.AS_NEEDED + who * NUMBERS + limit - shown - 1 if limit >= enough else numbers.PASS


@compiled
def price(g: Game, t: Tables, m: Minds, seat: int, who: int) -> float:
    """Gain needed for each point that the seat declares on the politician; it grows with what he could still win."""
    if g.place[who] == CHIEF:
        return float(t.point)
    return float(t.point + t.hidden * max(outlook.as_heir(g, t, m, seat, who, 0), 0.0))


@compiled
def controls_nobody(g: Game, seat: int) -> bool:
    """True if the seat controls no member of the Politburo."""
    held = 0
    for post in range(POSTS):
        held += g.holder[post] != NOBODY and g.control[g.holder[post]] == seat
    return held == 0


@compiled
def by_keeping(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """Value of keeping control of the politician who has announced an action: the action's value, and a share of the
    politician's worth."""
    does = deeds.worth(g, t, m, seat, g.actor, g.deed)
    return float(max(does, 0.0) + t.trust * max(outlook.worth(g, t, m, seat, g.actor), 0.0))


@compiled
def by_taking_over(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """Value of taking control of the politician who has announced an action: the seat's best action minus the announced
    one, and minus the cost of being seen as the controller."""
    rights.list_choices(g, rights.right(g), g.actor)
    most = -9.0
    for option in range(g.count):
        most = max(most, deeds.worth(g, t, m, seat, g.actor, g.options[option]))
    seen = t.tied * max(outlook.worth(g, t, m, seat, g.actor), 0.0)
    idle = t.idle if g.year > 1 and controls_nobody(g, seat) else 0.0
    return float(most - deeds.worth(g, t, m, seat, g.actor, g.deed) - seen + idle)


@compiled
def react_all(g: Game, t: Tables, m: Minds) -> None:
    """Lets every seat answer that has not answered yet in the present window."""
    who = turns_on(g)
    for seat in range(1, g.seats + 1):
        if g.answer[seat] < 0 and not g.waived >> seat & 1:
            g.answer[seat] = numbers.PASS if who == NOBODY else reaction(g, t, m, seat, who)
    windows.open_answers(g)


@compiled
def play_on(g: Game, t: Tables, m: Minds, seeds: Any, at: int, last_year: int) -> None:
    """Plays the game on to its end, or to the end of year `last_year`."""
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
    """Continues the game until a seat is asked, or until year `last_year` is over."""
    while g.mode == PLAY:
        if g.announced:
            rights.finality(g)
        elif KIND[g.of_1986][g.step] == NEXT_YEAR and g.year >= last_year:
            return
        else:
            play.play(g, KIND[g.of_1986][g.step])
