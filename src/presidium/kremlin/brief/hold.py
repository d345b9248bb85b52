"""Whose a politician is, and what one seat has on him, shown and not."""

from __future__ import annotations

from presidium.core import Player, Scale, View, value
from presidium.kremlin.events import Announced, Began, Controlled, Declared
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Public, edition_of, sheet


@value
class Hold:
    """C.1, C.2 What one seat has on a politician, and what it takes."""

    who: Letter
    controller: Player | None
    mine: bool
    written: int
    shown: int
    most: int
    """The highest number this seat could stand at now."""
    enough: int | None
    """The first that gives it control for sure; what it shows if he is its own already."""
    theirs: int
    theirs_of: Player | None

    @property
    def takes(self) -> int | None:
        """What to show to have him; None if he is mine, or out of reach."""
        return None if self.mine else self.enough

    @property
    def keeps(self) -> int | None:
        """How high I could go to keep him; None if he is not mine, or all is shown."""
        return self.most if self.mine and self.most > self.shown else None

    def scale(self) -> Scale:
        return Scale(self.who, self.written, self.shown, self.most, self.enough, self.theirs, self.theirs_of)


def hold(v: View[Public], who: Letter) -> Hold:
    """From what everybody sees, and this seat's own sheet."""
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
    """What this seat has written on him, and could show of it."""
    assert v.seat is not None
    points: int = v.secret(sheet(v.seat))[INDEX[who]]
    return min(points, edition_of(v).most_shown)


def just_lost(v: View[Public], who: Letter) -> bool:
    """Whether he was taken from this seat in the phase under way, and has not changed hands since."""
    if who not in v.public.control:
        return False
    for event in reversed(v.events):
        if isinstance(event, Began):
            break
        if isinstance(event, Controlled) and event.who == who:
            return event.lost_by == v.seat and event.player is not None
    return False


def challenged(v: View[Public], who: Letter) -> bool:
    """Whether somebody else has shown points on him since the last announcement, or since the phase began."""
    for event in reversed(v.events):
        if isinstance(event, (Announced, Began)):
            break
        if isinstance(event, Declared) and event.who == who and event.player != v.seat:
            return True
    return False
