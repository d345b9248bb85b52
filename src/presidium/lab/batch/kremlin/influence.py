"""C.1, C.2, 13.3 Influence in Kremlin: declarations, control of politicians, and who could take control."""

from __future__ import annotations

from presidium.lab.batch.kremlin import bits
from presidium.lab.batch.kremlin.actions import AS_NEEDED, CHOOSE, DECLARE
from presidium.lab.batch.kremlin.board import ALL, MEN, NESTOR, NOBODY, NUMBERS, RETIRED, SIBERIA, WALL
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def standing(g: Game, who: int) -> int:
    """The highest number of points declared on this politician by any player."""
    top = 0
    for seat in range(1, g.seats + 1):
        top = max(top, g.declared[seat][who])
    return top


@compiled
def those_within(g: Game) -> int:
    """C.1 Politicians on whom players may declare, as a bit mask: not the dead or retired, in 1988 not in exile."""
    gone = g.there[WALL] | g.there[RETIRED]
    return ALL & ~(gone if g.of_1986 else gone | g.there[SIBERIA])


# 13.2 Players who could still take control, by public facts alone


@compiled
def ceiling(g: Game, seat: int, who: int) -> int:
    """The most points that a seat could declare on a politician, on any sheet that agrees with the public facts.

    Every number from 10 to 1 is written once. If 11 - t other politicians need a number of t or more, these politicians
    use all such numbers, and fewer than t points are left for this politician.
    """
    if who == NESTOR and not g.nestor:
        return 0
    return min(most_first(g, seat, who) + g.shift[seat][who], g.most_shown)


@compiled
def most_first(g: Game, seat: int, who: int) -> int:
    """The most points that a seat's first sheet can hold for a politician, by public facts."""
    need = g.need[seat][who]
    taken = g.taken[seat] >> (need + 1)
    return need + bits.first(taken) if taken else NUMBERS


@compiled
def contestable(g: Game, who: int) -> bool:
    """13.2 True if another player who has not waived reactions could gain control of this politician."""
    mark = standing(g, who)
    if (who == NESTOR and not g.nestor) or mark >= g.most_shown:
        return False
    for seat in range(1, g.seats + 1):
        rival = seat != g.control[who] and not g.waived >> seat & 1
        if rival and most_first(g, seat, who) + g.shift[seat][who] > mark:
            return True
    return False


# Declarations of one volley


@compiled
def is_proxy(g: Game, seat: int) -> bool:
    return g.answer[seat] >= AS_NEEDED


@compiled
def open_volley(g: Game) -> bool:
    """13.1 Applies all declarations of one volley; returns True if any declaration became visible."""
    men, seen = read_bids(g), False
    while men:
        seen = declare_all(g, bits.first(men)) or seen
        men &= men - 1
    return seen


@compiled
def read_bids(g: Game) -> int:
    """Reads the sealed declarations; returns the politicians on whom players declare, as a bit mask."""
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
    """Applies a volley's declarations on one politician and settles who controls him."""
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
    """13.3 Computes each seat's points on a politician after the volley. Exact bids come first; then each proxy is
    compared with all other points."""
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
    """The highest number of points, the second highest, and the seat with the highest."""
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
    """13.3 The points that a proxy shows, at most its limit: one more than the next limit or number; 0 if none."""
    limit, rival = g.bid[seat], highest
    for other in range(1, g.seats + 1):
        if other != seat and g.bid_on[other] == who and is_proxy(g, other):
            rival = max(rival, g.bid[other])
    if rival <= stood and seat == g.control[who]:
        return 0
    return min(rival + 1, limit) if limit > highest or limit == rival > stood else 0


@compiled
def show(g: Game, seat: int, who: int, number: int) -> None:
    """Sets the points that a seat has declared on a politician, and notes that this seat was the last to raise."""
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


# C.2 Control of politicians


@compiled
def leaders(g: Game, who: int) -> int:
    """The seats that have declared the most points on this politician, as a bit mask."""
    top, found = standing(g, who), 0
    for seat in range(1, g.seats + 1):
        if g.declared[seat][who] == top:
            found |= 1 << seat
    return found


@compiled
def settle(g: Game, who: int, stood: int) -> None:
    """C.2 Gives control to the seat that has risen above the old highest number; drawing level is not enough. If
    several rose to the same number, the most senior gets control in 1986; dice decide in 1988."""
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
    """2.6 1988: takes the points declared on a politician off the sheets, because he leaves the board."""
    for seat in range(1, g.seats + 1):
        g.written[seat][who] -= g.declared[seat][who]
        g.shift[seat][who] -= g.declared[seat][who]
        g.declared[seat][who] = 0
        g.rises[seat][who] = 0
    g.control[who] = 0
