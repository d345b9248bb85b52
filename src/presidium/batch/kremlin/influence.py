"""C.1, C.2, 13.3 Influence: what a volley shows, who controls, and who could still take control."""

from __future__ import annotations

from presidium.batch.kremlin.actions import AS_NEEDED, CHOOSE, DECLARE
from presidium.batch.kremlin.board import MEN, NESTOR, NUMBERS, RETIRED, SIBERIA, WALL
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game


@compiled
def standing(g: Game, who: int) -> int:
    """The highest number declared on him."""
    top = 0
    for seat in range(1, g.seats + 1):
        top = max(top, g.declared[who][seat])
    return top


@compiled
def beyond(g: Game, who: int) -> bool:
    """C.1 Whether nobody may declare on him: the dead, the retired, in 1988 those in Siberia."""
    place = g.place[who]
    return place in (WALL, RETIRED) or (place == SIBERIA and not g.of_1986)


# Who could still take control, by public facts alone (13.2)


@compiled
def ceiling(g: Game, seat: int, who: int) -> int:
    """The most this seat could declare on him, by some sheet that agrees with the public record.

    Each of 10 … 1 is written once. So if 11 - t other politicians need a number of t or more, all those numbers are
    taken, and fewer than t are left for this one.
    """
    if who == NESTOR and not g.nestor:
        return 0
    return min(most_first(g, seat, who, NUMBERS) + g.shift[seat][who], g.most_shown)


@compiled
def most_first(g: Game, seat: int, who: int, enough: int) -> int:
    """The most this seat can have written first on him; whether it is more than `enough` is not looked at."""
    need = g.need[seat][who]
    for number in range(1, min(enough, NUMBERS) + 1):
        if g.needing[seat][number] - (need >= number) >= NUMBERS + 1 - number:
            return number - 1
    return NUMBERS


@compiled
def contestable(g: Game, who: int) -> bool:
    """13.2 Whether somebody else, who has not waived, could gain control of him."""
    mark = standing(g, who)
    if (who == NESTOR and not g.nestor) or mark >= g.most_shown:
        return False
    for seat in range(1, g.seats + 1):
        if seat != g.control[who] and not g.waived >> seat & 1:
            enough = mark + 1 - g.shift[seat][who]
            if most_first(g, seat, who, enough) >= enough:
                return True
    return False


# What a volley shows


@compiled
def bid_on(g: Game, seat: int) -> int:
    """Whom this seat's sealed answer declares on; -1 if it does not."""
    answer = g.answer[seat]
    return (answer - DECLARE) // NUMBERS % MEN if DECLARE <= answer < CHOOSE else -1


@compiled
def bid(g: Game, seat: int) -> int:
    """The total that this seat's sealed answer declares, or its limit."""
    return g.declared[bid_on(g, seat)][seat] + (g.answer[seat] - DECLARE) % NUMBERS + 1


@compiled
def is_proxy(g: Game, seat: int) -> bool:
    return g.answer[seat] >= AS_NEEDED


@compiled
def open_volley(g: Game) -> bool:
    """13.1 The declarations of one volley, all together; whether anybody could see any of it."""
    on = 0
    for seat in range(1, g.seats + 1):
        who = bid_on(g, seat)
        if who >= 0:
            on |= 1 << who
    seen = False
    for who in range(MEN):
        if on >> who & 1 and declare_all(g, who):
            seen = True
    return seen


@compiled
def declare_all(g: Game, who: int) -> bool:
    """What the volley shows on one politician, and who controls him then."""
    stood = standing(g, who)
    reckon(g, who, stood)
    raised = False
    for rank in range(g.seats):
        seat = g.seniority[rank]
        if bid_on(g, seat) == who and g.numbers[seat] > g.declared[who][seat]:
            show(g, seat, who, g.numbers[seat])
            raised = True
    if raised:
        settle(g, who, stood)
    return raised


@compiled
def reckon(g: Game, who: int, stood: int) -> None:
    """13.3 What will stand on him, seat by seat: exact bids first, then each proxy against all others."""
    for seat in range(1, g.seats + 1):
        exact = bid_on(g, seat) == who and not is_proxy(g, seat)
        g.numbers[seat] = bid(g, seat) if exact else g.declared[who][seat]
    highest, second, holder = two_highest(g)
    for seat in range(1, g.seats + 1):
        proxy = bid_on(g, seat) == who and is_proxy(g, seat)
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
    limit, rival = bid(g, seat), highest
    for other in range(1, g.seats + 1):
        if other != seat and bid_on(g, other) == who and is_proxy(g, other):
            rival = max(rival, bid(g, other))
    if rival <= stood and seat == g.control[who]:
        return 0
    return min(rival + 1, limit) if limit > highest or limit == rival > stood else 0


@compiled
def show(g: Game, seat: int, who: int, number: int) -> None:
    """Let his number on him stand so high, as the last to have risen."""
    before, last = g.rises[who][seat], 1
    for other in range(1, g.seats + 1):
        if g.declared[who][other] and other != seat:
            last += 1
            if before and g.rises[who][other] > before:
                g.rises[who][other] -= 1
    g.rises[who][seat] = last
    g.declared[who][seat] = number
    need = number - g.shift[seat][who]
    for level in range(g.need[seat][who] + 1, need + 1):
        g.needing[seat][level] += 1
    g.need[seat][who] = max(g.need[seat][who], need)


# Who controls (C.2)


@compiled
def leaders(g: Game, who: int) -> int:
    """The seats with the highest number declared on him, as a mask."""
    top, found = standing(g, who), 0
    for seat in range(1, g.seats + 1):
        if g.declared[who][seat] == top:
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
        g.written[seat][who] -= g.declared[who][seat]
        g.shift[seat][who] -= g.declared[who][seat]
        g.declared[who][seat] = 0
        g.rises[who][seat] = 0
    g.control[who] = 0
