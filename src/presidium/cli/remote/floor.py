"""The floor of a server's table in the terminal: the pause for talk before a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from presidium.client.remote import Remote
from presidium.text import Words

TALKS: Final = ("none", "brief", "open", "call")
LIKELY: Final = {"live": "open", "solo": "open"}
"""How much a new table talks at each tempo, unless somebody says otherwise; "none" at the others."""


def talk_asked(talk: str | None, pace: str) -> dict[str, Any]:
    """The table's parameter for talk. An older server does not know it, so "none" is left out."""
    chosen = talk or LIKELY.get(pace, "none")
    return {} if chosen == "none" else {"talk": chosen}


def waits(remote: Remote) -> bool:
    """True if the open floor waits for this seat."""
    return remote.floor is not None and remote.info.get("status") == "running" and remote.seat in remote.floor["waits"]


def lines(words: Words, before: dict[str, Any] | None, now: dict[str, Any] | None, seat: int) -> Iterator[str]:
    """Lines about a floor that has opened, closed, been held, or waits for this seat again."""
    if now is None:
        if before is not None:
            yield words("join-floor-closed")
        return
    opened = before is None or key(before) != key(now)
    if opened:
        yield words("join-floor", kind=now["kind"], mine="yes" if seat in now["waits"] else "no")
    elif before is not None and seat in now["waits"] and seat not in before["waits"]:
        yield words("join-floor-again")
    if now["held"] and (opened or before is None or not before["held"]):
        yield words("join-floor-held")


def key(floor: dict[str, Any]) -> tuple[str, int]:
    return floor["kind"], floor["number"]


def command_of(word: str, remote: Remote) -> tuple[str, dict[str, Any]] | None:
    """The server command for a typed line about the floor, with its parameters; None for any other line."""
    if remote.floor is None:
        return None
    match word:
        case "ready" | "prêt" | "bereit":
            return "ready", {"seat": remote.seat, "ready": True}
        case "unready":
            return "ready", {"seat": remote.seat, "ready": False}
        case "hold":
            return "floor", {"hold": not remote.floor["held"]}
        case "go":
            return "floor", {"close": True}
    return None


def ready(remote: Remote) -> bool:
    """Says that a program's seat has nothing more to say; returns True if the floor waited for that."""
    if not waits(remote):
        return False
    remote.do("ready", seat=remote.seat, ready=True)
    return True
