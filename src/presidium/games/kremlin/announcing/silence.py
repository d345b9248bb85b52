"""13.2 Quiet windows, in which no player need be asked. Only public facts decide whether a window is quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public

if TYPE_CHECKING:
    from presidium.games.kremlin.cards.card import Deck


def asks_nobody(public: Public, about: tuple[Letter, ...]) -> bool:
    """True if a window about these politicians is quiet: nobody reacted to the last news, and a right lapses or a phase
    begins.

    All other windows ask every player: before the wave, at the end of a phase, after a die, a card or an accusation,
    and about an announcement.
    """
    top = public.top
    starts = not (about or top)
    return public.silent and (starts or (isinstance(top, Deed) and top.lapses))


def begins_quietly(public: Public, deck: Deck | None) -> bool:
    """True if the window at the start of the phase is quiet, because no card of the deck is for this start alone.

    Nobody misses a chance: the first announcement has its own window, and so has the first right that lapses.
    """
    return deck is None or public.phase not in deck.starts
