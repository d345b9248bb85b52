"""Quick reactions (a stamp, a cough, applause) and the sign that somebody writes: shown to all, stored nowhere.

Reactions are in no journal and no record, change no table and reach no bot. A player may react at any time, whether or
not they have answered. Otherwise a cough would reveal whether the player has answered.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from presidium.core import Player, Refused, refusal
from presidium.server.domain.table import Table
from presidium.server.protocol import commands, messages

MAX_REACTIONS: Final = 6
REACTION_PERIOD_S: Final = 30.0
"""Seconds within which a seat may send at most `MAX_REACTIONS` reactions."""
TYPING_PERIOD_S: Final = 1.5
"""Seconds within which a second sign that a seat writes is dropped."""


class Reactions:
    """Times of each seat's last reactions, for the rate limit of reactions."""

    def __init__(self) -> None:
        self._lately: dict[Player, deque[float]] = {}
        self._typed: dict[Player, float] = {}

    def show(self, do: commands.React | commands.ShowTyping, table: Table, person: str, now: float) -> bytes:
        """Returns the message for all listeners; nothing for a sign of writing that comes too soon after another.
        Refused for another's seat, or above the rate limit of reactions."""
        if do.seat not in table.seats:
            raise Refused(refusal("no-such-seat", seat=do.seat))
        if table.seats[do.seat].person != person:
            raise Refused(refusal("not-your-seat", seat=do.seat))
        if isinstance(do, commands.ShowTyping):
            too_soon = now < self._typed.get(do.seat, -TYPING_PERIOD_S) + TYPING_PERIOD_S
            self._typed[do.seat] = self._typed[do.seat] if too_soon else now
            return b"" if too_soon else commands.write(messages.Typing(do.seat))
        lately = self._lately.setdefault(do.seat, deque(maxlen=MAX_REACTIONS))
        if len(lately) == MAX_REACTIONS and now < lately[0] + REACTION_PERIOD_S:
            raise Refused(refusal("enough-gestures", seconds=int(lately[0] + REACTION_PERIOD_S - now) + 1))
        lately.append(now)
        return commands.write(messages.Reaction(do.seat, do.mark))
