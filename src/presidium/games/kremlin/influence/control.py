"""C.1, C.2 Declared influence and the control it gives."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeVar

from presidium.core import DONE, Player, Steps
from presidium.games.kremlin.effects import drop_ended, tie_judge
from presidium.games.kremlin.events import Controlled, Declared
from presidium.games.kremlin.memo import ThreadLocalMemo
from presidium.games.kremlin.printed.people import INDEX, LETTERS, NESTOR, Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of, sheet

V = TypeVar("V")


def shown(public: Public, seat: Player, who: Letter) -> int:
    """The points that this seat has declared on the politician."""
    return public.declared[who][seat - 1] if who in public.declared else 0


def standing(public: Public, who: Letter) -> int:
    """The highest number that any seat has declared on the politician; 0 if there is none."""
    return max(public.declared[who]) if who in public.declared else 0


def beyond_influence(g: Kremlin) -> frozenset[Letter]:
    """C.1 The politicians on whom nobody may declare: the dead, the retired, and in 1988 those in Siberia."""
    return frozenset(g.public.at(*edition_of(g).beyond_influence))


def show(g: Kremlin, who: Letter, raised: dict[Player, int]) -> None:
    """Raises the declared numbers of these seats on a politician to new totals, all at once."""
    public, nothing = g.public, (0,) * g.rules.seats
    numbers, rises = list(public.declared.get(who, nothing)), list(public.rises.get(who, nothing))
    for seat in sorted(raised, key=public.seniority.index):
        numbers[seat - 1], rises[seat - 1] = raised[seat], max(rises) + 1
    _stand(public, who, numbers, rises)
    for seat, points in raised.items():
        need = points - public.shifts[seat - 1][INDEX[who]]
        if need > public.needs[seat - 1][INDEX[who]]:
            public.needs = _with(public.needs, seat - 1, INDEX[who], need)
        g.tell(Declared(seat, who, points))


def lower(g: Kremlin, seat: Player, who: Letter, points: int) -> None:
    """Lowers a seat's declared number on a politician to `points`, after a loss of influence."""
    numbers = list(g.public.declared[who])
    numbers[seat - 1] = points
    _stand(g.public, who, numbers, list(g.public.rises[who]))


def _stand(public: Public, who: Letter, numbers: list[int], rises: list[int]) -> None:
    """Sets the declared numbers on a politician; the order of rises keeps only seats that still have a number."""
    order = sorted([rise for points, rise in zip(numbers, rises, strict=True) if points])
    if not order:
        public.declared, public.rises = _without(public.declared, who), _without(public.rises, who)
        return
    public.declared = {**public.declared, who: tuple(numbers)}
    places = [order.index(rise) + 1 if points else 0 for points, rise in zip(numbers, rises, strict=True)]
    public.rises = {**public.rises, who: tuple(places)}


def _with(table: tuple[tuple[int, ...], ...], row: int, column: int, number: int) -> tuple[tuple[int, ...], ...]:
    changed = (*table[row][:column], number, *table[row][column + 1 :])
    return (*table[:row], changed, *table[row + 1 :])


def shift(g: Kremlin, seat: Player, who: Letter, change: int) -> None:
    """Adds `change`, which may be negative, to the points written on a politician; the change is public."""
    written = list(g.secret(sheet(seat)))
    written[INDEX[who]] += change
    g.hide(sheet(seat), tuple(written), seat)
    public, row = g.public, seat - 1
    public.shifts = _with(public.shifts, row, INDEX[who], public.shifts[row][INDEX[who]] + change)


def lose_influence(g: Kremlin, who: Letter) -> None:
    """2.6 1988: takes the points declared on a politician off the sheets, when he leaves the game."""
    public = g.public
    for seat, points in zip(g.rules.players, public.declared.get(who, ()), strict=False):
        if points:
            shift(g, seat, who, -points)
    public.declared = _without(public.declared, who)
    public.rises = _without(public.rises, who)
    public.judged = _without(public.judged, who)
    lose_control(g, who)


def _without(table: dict[Letter, V], who: Letter) -> dict[Letter, V]:
    if who not in table:
        return table
    left = table.copy()
    del left[who]
    return left


# Who could still take control, by public facts alone (13.2)


@lru_cache(maxsize=1 << 12)
def ceilings(needs: tuple[int, ...]) -> tuple[int, ...]:
    """The most points that a seat can have first written on each politician, given what it has declared.

    Each of the numbers 10 to 1 is written once. If 11 - t other politicians already need a number of t or more, all
    those numbers are taken, and fewer than t points are left for this politician.
    """
    by_need = _by_need(tuple(sorted(filter(None, needs), reverse=True)))
    return tuple([by_need[need] for need in needs])


@lru_cache(maxsize=1 << 12)
def _by_need(needs: tuple[int, ...]) -> dict[int, int]:
    """Like `ceilings`, but by needed number and not by politician; cached, because few combinations occur."""
    return {0: _ceiling(needs[:10])} | {need: _ceiling(_less(needs, need)) for need in set(needs)}


def _less(needs: tuple[int, ...], need: int) -> tuple[int, ...]:
    """The ten highest needed numbers, when this needed number is left out."""
    index = needs.index(need)
    return (*needs[:index], *needs[index + 1 :])[:10]


def _ceiling(others: tuple[int, ...]) -> int:
    # The k-th highest of the others' needs is t = 11 - k or more: then t … 10 are taken.
    for k in range(len(others), 0, -1):
        if others[k - 1] >= 11 - k:
            return 10 - k
    return 10


def ceiling(g: Kremlin, seat: Player, who: Letter) -> int:
    """The most this seat could declare on a politician, on any sheet that agrees with the public record."""
    public, edition, index = g.public, edition_of(g), INDEX[who]
    if who == NESTOR and not edition.influence_nestor:
        return 0
    shift = public.shifts[seat - 1][index]
    most = ceilings(public.needs[seat - 1])[index] + shift
    for bound in public.bounds:
        if bound.seat == seat and bound.who == (who,):
            most = min(most, bound.most + shift)
    return min(most, edition.most_shown)


CONTESTABLE: Final[ThreadLocalMemo[Letter, bool]] = ThreadLocalMemo()


def contestable(g: Kremlin, who: Letter) -> bool:
    """13.2 True if a seat that is not the controller and has not waived could gain control of the politician."""
    public = g.public
    judged = bool(public.effects) and tie_judge(public) is not None
    written = public.needs, public.shifts, public.bounds
    found = CONTESTABLE.of(g.rules, judged, public.declared, public.control, public.waived, written)
    known = found.get(who)
    if known is None:
        known = found[who] = _contestable(g, who, judged)
    return known


def _contestable(g: Kremlin, who: Letter, judged: bool) -> bool:
    public = g.public
    controller, mark = public.control.get(who), standing(public, who)
    # an equal number may do where ties are judged, and a third may judge one anew
    arbiter = mark > 0 and (edition_of(g).tie_arbiter or judged)
    tied = arbiter and len(leaders(public, who)) > 1
    enough = mark + (not arbiter)
    for seat in g.rules.players:
        if seat != controller and seat not in public.waived:
            if tied:
                enough = min(shown(public, seat, who) + 1, mark)
            if ceiling(g, seat, who) >= enough:
                return True
    return False


# Who controls (C.2)


def controlled(public: Public, seat: Player) -> tuple[Letter, ...]:
    return tuple(who for who in LETTERS if public.control.get(who) == seat)


def take_control(g: Kremlin, who: Letter, player: Player) -> None:
    before = g.public.control.get(who)
    if before != player:
        g.public.control = {**g.public.control, who: player}
        drop_ended(g.public)
        g.tell(Controlled(who, player, before))


def lose_control(g: Kremlin, who: Letter) -> None:
    before = g.public.control.get(who)
    if before is not None:
        g.public.control = _without(g.public.control, who)
        drop_ended(g.public)
        g.tell(Controlled(who, None, before))


def leaders(public: Public, who: Letter) -> tuple[Player, ...]:
    """The seats with the highest number declared on the politician."""
    top = standing(public, who)
    return tuple([seat for seat, points in enumerate(public.declared.get(who, ()), 1) if points == top])


def settle(g: Kremlin, who: Letter, stood: int) -> Steps:
    """C.2 Gives control to a seat that has risen above `stood`, the highest number before. A seat that only equals that
    number does not take over; of seats that rise to the same number in one volley, none was first."""
    public, tied = g.public, leaders(g.public, who)
    risen = standing(public, who) > stood
    if risen or len(tied) == 1:
        public.judged = _without(public.judged, who)
    if len(tied) == 1:
        take_control(g, who, tied[0])
        return DONE
    judge = tie_judge(public)
    if judge is not None:
        return edition_of(g).judge_tie(g, who, tied, judge)
    return edition_of(g).settle_tie(g, who, tied, None if risen else public.control.get(who))


def untied_first(public: Public, men: Iterable[Letter]) -> list[Letter]:
    """13.1 Sorts politicians without a tie first, because their new control may change who decides ties (I.22)."""
    return sorted(men, key=lambda who: standing(public, who) > 0 and len(leaders(public, who)) > 1)


def fall(g: Kremlin, who: Letter) -> Steps:
    """C.2 Settles control after a loss: the highest number controls; of ties the old controller, else the first to
    rise."""
    public = g.public
    if standing(public, who) == 0:
        public.judged = _without(public.judged, who)
        lose_control(g, who)
        return DONE
    tied = leaders(public, who)
    if len(tied) == 1:
        public.judged = _without(public.judged, who)
    others = any(points and seat not in tied for seat, points in enumerate(public.declared[who], 1))
    if len(tied) > 1 and (tie_judge(public) is not None or (edition_of(g).tie_arbiter and others)):
        return settle(g, who, standing(public, who))
    if public.control.get(who) not in tied:
        take_control(g, who, min(tied, key=lambda seat: public.rises[who][seat - 1]))
    return DONE
