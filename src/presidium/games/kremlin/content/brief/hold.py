"""A seat's hold on a politician: control, and the points that the seat has on him, declared and hidden."""

from __future__ import annotations

from presidium.core import Player, Scale, View, value
from presidium.games.kremlin.events import Announced, Began, Controlled, Declared
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Public, edition_of, sheet


@value
class Hold:
    """C.1, C.2 A seat's points on a politician, and the points needed for control."""

    who: Letter
    controller: Player | None
    mine: bool
    written: int
    shown: int
    most: int
    """The highest number this seat could declare now."""
    enough: int | None
    """The lowest number that surely gives the seat control (its own, if it has control); None if out of reach."""
    theirs: int
    theirs_of: Player | None

    @property
    def takes(self) -> int | None:
        """The total that the seat must declare to take control; None if it has control, or too few points."""
        return None if self.mine else self.enough

    @property
    def keeps(self) -> int | None:
        """The highest total the seat could declare to keep control; None without control or further points."""
        return self.most if self.mine and self.most > self.shown else None

    def scale(self) -> Scale:
        return Scale(self.who, self.written, self.shown, self.most, self.enough, self.theirs, self.theirs_of)


def hold(v: View[Public], who: Letter) -> Hold:
    """The hold of this seat on a politician, from public facts and the seat's own sheet."""
    seat, public, edition = v.seat, v.public, edition_of(v)
    assert seat is not None
    numbers = public.declared.get(who, ())
    own = numbers[seat - 1] if numbers and seat else 0
    on_sheet = written(v, who)
    reach = public.men[who].place not in edition.beyond_influence and seat not in public.waived
    most = max(on_sheet, own) if reach else own
    controller = public.control.get(who)
    mine = controller == seat
    need = own if mine else max(numbers) + 1 if numbers else 1
    theirs, first = 0, None
    for other, points in enumerate(numbers, 1):
        if points > theirs and other != seat:
            theirs, first = points, other
    if controller is not None and not mine and numbers and numbers[controller - 1]:
        first = controller
    return Hold(who, controller, mine, on_sheet, own, most, need if need <= most else None, theirs, first)


def written(v: View[Public], who: Letter) -> int:
    """The points that this seat has written on the politician and could show."""
    assert v.seat is not None
    points: int = v.secret(sheet(v.seat))[INDEX[who]]
    return min(points, edition_of(v).most_shown)


def losers(v: View[Public]) -> dict[Letter, Player | None]:
    """For each politician whose control has changed in the present phase: the seat that lost him to another seat in the
    latest change; None if no seat did."""
    lost = dict[Letter, Player | None]()
    for event in reversed(v.events):
        if isinstance(event, Began):
            break
        if isinstance(event, Controlled) and event.who not in lost:
            lost[event.who] = None if event.player is None else event.lost_by
    return lost


def challenged(v: View[Public], who: Letter) -> bool:
    """True if another seat has declared points on the politician since the last announcement or the start of the
    phase."""
    for event in reversed(v.events):
        if isinstance(event, (Announced, Began)):
            break
        if isinstance(event, Declared) and event.who == who and event.player != v.seat:
            return True
    return False
