"""13.2 Quiet windows, in which no player need be asked. Only public facts decide whether a window is quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from presidium.core import PASS
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public

if TYPE_CHECKING:
    from presidium.games.kremlin.cards.card import Deck

QUIET_DECLINES: Final = (6, 7)
"""The phases in which a politician who declines announces nothing: replacements and rehabilitation."""


def asks_nobody(public: Public, about: tuple[Letter, ...]) -> bool:
    """True if a window about these politicians is quiet: nobody reacted to the last news, and a right lapses, a
    politician declines in phase 6 or 7, or a phase begins.

    All other windows ask every player: before the wave, at the end of a phase, after a die, a card or an accusation,
    and about an announcement.
    """
    top = public.top
    starts = not (about or top)
    return public.silent and (starts or (isinstance(top, Deed) and keeps_silence(public, top)))


def keeps_silence(public: Public, deed: Deed) -> bool:
    """True if the announcement does not end the silence: a right lapses, or in phase 6 or 7 a politician declines."""
    return deed.lapses or (deed.action == PASS and declines_quietly(public))


def declines_quietly(public: Public) -> bool:
    """True if a politician who declines in this phase announces nothing, so that silence goes on."""
    return public.phase in QUIET_DECLINES


def begins_quietly(public: Public, deck: Deck | None) -> bool:
    """True if the window at the start of the phase is quiet, because no card of the deck is for this start alone.

    Nobody misses a chance: the first announcement has its own window, and so has the first right that lapses.
    """
    return deck is None or public.phase not in deck.starts
