"""13 Windows: announcements, and the reactions that all players may give to an announcement."""

from __future__ import annotations

from presidium.lab.batch.kremlin import bits, influence, people
from presidium.lab.batch.kremlin.actions import AS_NEEDED, DECLARE, PASS, WAIVE
from presidium.lab.batch.kremlin.board import CANDIDATE, NUMBERS
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import PLAY, TIE, WINDOW
from presidium.lab.batch.kremlin.record import Game


@compiled
def announce(g: Game, who: int, action: int) -> None:
    """C.5 Announces an action, or a right that lapses because nobody controls the politician, and opens a window."""
    g.actor, g.by, g.deed, g.announced = who, g.control[who], action, 1
    if action != PASS or (g.by and g.phase not in (6, 7)):  # 13.2
        g.silent = 0
    open_window(g, 1 << who)


@compiled
def open_window(g: Game, about: int) -> None:
    """Opens a window about these politicians (0: a phase's start), unless nobody could gain control of one."""
    g.about = about
    if opens(g):
        g.mode = WINDOW
        g.waiting = ((2 << g.seats) - 2) & ~g.waived
    else:
        close(g)


@compiled
def opens(g: Game) -> bool:
    """13.2 True if another player could gain control of one of the window's politicians, or of any at a phase's
    start."""
    about = g.about if g.about else people.those_down_to(g, CANDIDATE)
    while about:
        if influence.contestable(g, bits.first(about)):
            return True
        about &= about - 1
    return False


@compiled
def next_seat(g: Game) -> int:
    """The first seat that is asked in the window and has not answered."""
    return bits.first(g.waiting)


@compiled
def react(g: Game, action: int) -> None:
    """Stores a seat's sealed answer in a window; the last answer opens all of them."""
    g.answer[next_seat(g)] = action
    g.waiting &= g.waiting - 1
    if not g.waiting:
        open_answers(g)


@compiled
def open_answers(g: Game) -> None:
    """13.2 Opens all sealed answers of a window together, and notes whether nobody has reacted."""
    g.silent = 1 if g.about or not g.silent else 0
    seen = influence.open_volley(g)
    waived = waivers(g)
    if waived:
        g.waived |= waived
        g.silent = 0
    for seat in range(1, g.seats + 1):
        g.answer[seat] = -1
    g.waiting = 0
    if not seen:
        close(g)
    elif g.ties:
        begin_tie(g)
    else:
        reopen(g)


@compiled
def waivers(g: Game) -> int:
    """13.6 The seats that have publicly waived reactions until the phase ends."""
    found = 0
    for seat in range(1, g.seats + 1):
        if g.answer[seat] == WAIVE:
            found |= 1 << seat
    return found


@compiled
def reopen(g: Game) -> None:
    """13.1 Reopens the window after declarations. If control of the announcing politician has changed, the window
    closes, because the new controller announces again (C.5)."""
    g.silent = 0
    if g.announced and g.control[g.actor] != g.by:
        close(g)
    else:
        open_window(g, g.about)


@compiled
def close(g: Game) -> None:
    g.about = 0
    g.mode = PLAY


# C.2 1988: dice decide between seats that declared equal numbers in one volley


@compiled
def begin_tie(g: Game) -> None:
    g.mode = TIE
    g.tied = influence.leaders(g, tied_man(g))


@compiled
def tied_man(g: Game) -> int:
    """The politician whose control is being decided by dice."""
    return bits.first(g.ties)


@compiled
def tie_die(g: Game, face: int) -> None:
    """C.2 Applies the die of a tied seat. The highest die gets control; equal dice are rolled again."""
    g.silent = 0
    for seat in range(1, g.seats + 1):
        if g.tied >> seat & 1 and g.face[seat] == 0:
            g.face[seat] = face
            break
    best, most = 0, 0
    for seat in range(1, g.seats + 1):
        if g.tied >> seat & 1:
            if g.face[seat] == 0:
                return
            if g.face[seat] > most:
                best, most = 0, g.face[seat]
            if g.face[seat] == most:
                best |= 1 << seat
    settle_tie(g, best)


@compiled
def settle_tie(g: Game, best: int) -> None:
    for seat in range(1, g.seats + 1):
        g.face[seat] = 0
    g.tied = best
    if best & (best - 1):
        return
    who = tied_man(g)
    for seat in range(1, g.seats + 1):
        if best >> seat & 1:
            g.control[who] = seat
    g.ties &= ~(1 << who)
    g.tied = 0
    if g.ties:
        begin_tie(g)
    else:
        reopen(g)


# 13.3 Reactions in a window: pass, waive, or declare more on a politician, exactly or as needed


@compiled
def more_on(g: Game, seat: int, who: int) -> int:
    """How many more points this seat has left to declare on this politician."""
    return max(min(g.written[seat][who], g.most_shown) - g.declared[seat][who], 0)


@compiled
def many_reactions(g: Game, seat: int) -> int:
    points, men = 0, influence.those_within(g)
    while men:
        points += more_on(g, seat, bits.first(men))
        men &= men - 1
    return 2 + 2 * points


@compiled
def reaction(g: Game, seat: int, at: int) -> int:
    """The reaction at this index. Reactions are sorted by politician, then points, first exact and then as needed."""
    if at < 2:
        return WAIVE if at else PASS
    point, men = at // 2 - 1, influence.those_within(g)
    while point >= more_on(g, seat, bits.first(men)):
        point -= more_on(g, seat, bits.first(men))
        men &= men - 1
    return (AS_NEEDED if at % 2 else DECLARE) + bits.first(men) * NUMBERS + point


@compiled
def list_reactions(g: Game, seat: int) -> None:
    g.options[0], g.options[1] = PASS, WAIVE
    count, men = 2, influence.those_within(g)
    while men:
        who = bits.first(men)
        men &= men - 1
        for point in range(who * NUMBERS, who * NUMBERS + more_on(g, seat, who)):
            g.options[count] = DECLARE + point
            g.options[count + 1] = AS_NEEDED + point
            count += 2
    g.count = count
