"""Taking back: alone against bots one may think better of it, as long as nothing has come of it that others know.

A die that was cast stays cast, and what somebody else has answered stays answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from presidium.core import Player, Refusal, State, refusal
from presidium.core.view import may_see
from presidium.table import journal
from presidium.table.journal import Entry

if TYPE_CHECKING:
    from presidium.table.table import Table


@dataclass(frozen=True, slots=True)
class Back:
    """The game before a person's last answer; gone as soon as a die is cast or another seat's answer opens."""

    seat: Player
    seq: int
    """The number of that answer in the journal."""
    action: str
    g: State[Any]


def before(table: Table, entry: Entry) -> Back | None:
    """What can be gone back to once this has happened."""
    fact = entry.fact
    if table.tempo.pace == "solo" and entry.by is not None and isinstance(fact, journal.Held | journal.Moved):
        return Back(fact.seat, entry.seq, fact.action, table.g.copy())
    return table.back


def why_not(table: Table, seat: Player) -> Refusal | None:
    """Why this seat may not take its last answer back; None if it may."""
    if table.tempo.pace != "solo":
        return refusal("take-back-alone")
    back = table.back
    if back is None or back.seat != seat:
        return refusal("nothing-to-take-back")
    return refusal("seen-since") if seen_since(back.g, table.g, seat) else None


def seen_since(before: State[Any], now: State[Any], seat: Player) -> bool:
    """Whether this seat sees something now that was hidden from it."""
    shown = (key for key, hidden in now.secrets.items() if may_see(seat, hidden.seen_by))
    return any(key in before.secrets and not may_see(seat, before.secrets[key].seen_by) for key in shown)


def offered(table: Table, seat: Player | None) -> str:
    """The answer this seat may take back; empty if there is none."""
    if seat is None or not table.running or table.back is None or why_not(table, seat) is not None:
        return ""
    return table.back.action
