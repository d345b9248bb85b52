"""13.2 Silence stands: where nobody need be asked. Public facts alone decide it."""

from __future__ import annotations

from presidium.kremlin.printed.board import CHIEF, SIBERIA
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Deed, Public


def asks_nobody(public: Public, about: tuple[Letter, ...]) -> bool:
    """Whether a window about these is quiet: silence stands, and a right but lapses, or a phase begins.

    The windows before the wave and at the end of a phase, after a die, a card or an accusation, and those about what
    somebody has announced are put to everybody, whatever has gone before.
    """
    top = public.top
    starts = not (about or top)
    return public.silent and (starts or (isinstance(top, Deed) and top.lapses))


def begins_quietly(public: Public, cards: bool) -> bool:
    """Whether nobody has a right in the phase that begins, nor a card its time; the wave has its own window."""
    match public.phase:
        case 1:
            return not cards and not any(public.men[who].crosses for who in public.members())
        case 4:
            return not cards
        case 5:
            return public.posts[CHIEF] is not None
        case 7:
            return not public.at(SIBERIA)
        case 8:
            return True
    return False
