"""C.1, C.2, 13.3 Influence: what a volley shows, who controls, and who could still take control."""

from __future__ import annotations

from presidium.batch.kremlin import bits
from presidium.batch.kremlin.actions import AS_NEEDED, CHOOSE, DECLARE
from presidium.batch.kremlin.board import ALL, MEN, NESTOR, NOBODY, NUMBERS, RETIRED, SIBERIA, WALL
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game


@compiled
def standing(g: Game, who: int) -> int:
    """The highest number declared on him."""
    top = 0
    for seat in range(1, g.seats + 1):
        top = max(top, g.declared[seat][who])
    return top


@compiled
def those_within(g: Game) -> int:
    """C.1 On whom one may declare, as a mask: not on the dead, the retired, in 1988 those in Siberia."""
    gone = g.there[WALL] | g.there[RETIRED]
    return ALL & ~(gone if g.of_1986 else gone | g.there[SIBERIA])


# Who could still take control, by public facts alone (13.2)


@compiled
def ceiling(g: Game, seat: int, who: int) -> int:
    """The most this seat could declare on him, by some sheet that agrees with the public record.

    Each of 10 … 1 is written once. So if 11 - t other politicians need a number of t or more, all those numbers are
    taken, and fewer than t are left for this one.
    """
    if who == NESTOR and not g.nestor:
        return 0
    return min(most_first(g, seat, who) + g.shift[seat][who], g.most_shown)


@compiled
def most_first(g: Game, seat: int, who: int) -> int:
    """The most this seat can have written first on him: one less than the first number above his need that is taken."""
    need = g.need[seat][who]
    taken = g.taken[seat] >> (need + 1)
    return need + bits.first(taken) if taken else NUMBERS


@compiled
def contestable(g: Game, who: int) -> bool:
    """13.2 Whether somebody else, who has not waived, could gain control of him."""
    mark = standing(g, who)
    if (who == NESTOR and not g.nestor) or mark >= g.most_shown:
        return False
    for seat in range(1, g.seats + 1):
        rival = seat != g.control[who] and not g.waived >> seat & 1
        if rival and most_first(g, seat, who) + g.shift[seat][who] > mark:
            return True
    return False


# What a volley shows


@compiled
def is_proxy(g: Game, seat: int) -> bool:
    return g.answer[seat] >= AS_NEEDED


@compiled
def open_volley(g: Game) -> bool:
    """13.1 The declarations of one volley, all together; whether anybody could see any of it."""
    men, seen = read_bids(g), False
    while men:
        seen = declare_all(g, bits.first(men)) or seen
        men &= men - 1
    return seen


@compiled
def read_bids(g: Game) -> int:
    """What the sealed answers declare; on whom, as a mask."""
    men = 0
    for seat in range(1, g.seats + 1):
        answer, who = g.answer[seat], NOBODY
        if DECLARE <= answer < CHOOSE:
            who = (answer - DECLARE) // NUMBERS % MEN
            g.bid[seat] = g.declared[seat][who] + (answer - DECLARE) % NUMBERS + 1
            men |= 1 << who
        g.bid_on[seat] = who
    return men


@compiled
def declare_all(g: Game, who: int) -> bool:
    """What the volley shows on one politician, and who controls him then."""
    stood = standing(g, who)
    reckon(g, who, stood)
    raised = False
    for rank in range(g.seats):
        seat = g.seniority[rank]
        if g.bid_on[seat] == who and g.numbers[seat] > g.declared[seat][who]:
            show(g, seat, who, g.numbers[seat])
            raised = True
    if raised:
        settle(g, who, stood)
    return raised


@compiled
def reckon(g: Game, who: int, stood: int) -> None:
    """13.3 What will stand on him, seat by seat: exact bids first, then each proxy against all others."""
    for seat in range(1, g.seats + 1):
        exact = g.bid_on[seat] == who and not is_proxy(g, seat)
        g.numbers[seat] = g.bid[seat] if exact else g.declared[seat][who]
    highest, second, holder = two_highest(g)
    for seat in range(1, g.seats + 1):
        proxy = g.bid_on[seat] == who and is_proxy(g, seat)
        g.shows[seat] = proxy_shows(g, seat, who, stood, second if seat == holder else highest) if proxy else 0
    for seat in range(1, g.seats + 1):
        if g.shows[seat]:
            g.numbers[seat] = g.shows[seat]


@compiled
def two_highest(g: Game) -> tuple[int, int, int]:
    """The highest number, the next, and who has the highest."""
    highest, second, holder = 0, 0, 0
    for seat in range(1, g.seats + 1):
        number = g.numbers[seat]
        if number > highest:
            highest, second, holder = number, highest, seat
        elif number > second:
            second = number
    return highest, second, holder


@compiled
def proxy_shows(g: Game, seat: int, who: int, stood: int, highest: int) -> int:
    """One more than the next limit or the highest number, never more than its own limit; 0: nothing."""
    limit, rival = g.bid[seat], highest
    for other in range(1, g.seats + 1):
        if other != seat and g.bid_on[other] == who and is_proxy(g, other):
            rival = max(rival, g.bid[other])
    if rival <= stood and seat == g.control[who]:
        return 0
    return min(rival + 1, limit) if limit > highest or limit == rival > stood else 0


@compiled
def show(g: Game, seat: int, who: int, number: int) -> None:
    """Let his number on him stand so high, as the last to have risen."""
    before, last = g.rises[seat][who], 1
    for other in range(1, g.seats + 1):
        if g.declared[other][who] and other != seat:
            last += 1
            if before and g.rises[other][who] > before:
                g.rises[other][who] -= 1
    g.rises[seat][who] = last
    g.declared[seat][who] = number
    need = number - g.shift[seat][who]
    for level in range(g.need[seat][who] + 1, need + 1):
        g.needing[seat][level] += 1
        if g.needing[seat][level] > NUMBERS - level:
            g.taken[seat] |= 1 << level
    g.need[seat][who] = max(g.need[seat][who], need)


# Who controls (C.2)


@compiled
def leaders(g: Game, who: int) -> int:
    """The seats with the highest number declared on him, as a mask."""
    top, found = standing(g, who), 0
    for seat in range(1, g.seats + 1):
        if g.declared[seat][who] == top:
            found |= 1 << seat
    return found


@compiled
def settle(g: Game, who: int, stood: int) -> None:
    """C.2 Control goes to whoever has risen above the number that stood; a number that only equals it does not take
    over. Of those who have risen to the same one the most senior has him in 1986; in 1988 dice will say."""
    tied = leaders(g, who)
    if tied & (tied - 1) and standing(g, who) == stood and tied >> g.control[who] & 1:
        return
    if tied & (tied - 1) and not g.of_1986:
        g.ties |= 1 << who
        return
    for rank in range(g.seats):
        if tied >> g.seniority[rank] & 1:
            g.control[who] = g.seniority[rank]
            return


@compiled
def lose(g: Game, who: int) -> None:
    """2.6 1988: what is declared on one who goes to Siberia, dies or retires is taken off the sheets."""
    for seat in range(1, g.seats + 1):
        g.written[seat][who] -= g.declared[seat][who]
        g.shift[seat][who] -= g.declared[seat][who]
        g.declared[seat][who] = 0
        g.rises[seat][who] = 0
    g.control[who] = 0
