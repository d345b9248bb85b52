"""The seats of a server's table as text. Older servers send fewer details about seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from presidium.bots import COMRADES
from presidium.core import Player
from presidium.games import find
from presidium.server.base.names import FORGOTTEN
from presidium.text import Words


def called(words: Words, name: str, alike: bool) -> str:
    """The name of a person, marked if it resembles another person's; deleted accounts get a translated name."""
    if name == FORGOTTEN:
        return words("join-forgotten")
    return words("name-alike", name=name) if alike else name


def notice(words: Words, table: dict[str, Any], told: dict[str, Any]) -> str:
    """The text of a public notice about a seat, such as a change of its holder."""
    game, action = table["game"], told.get("action", "")
    return words(
        f"notice-{told['what']}",
        seat=words.seat(told["seat"], game),
        name=called(words, told["name"], told.get("alike", False)),
        other=told.get("other", ""),
        former="yes" if told.get("other") else "no",
        pace="sofa" if table.get("sofa") else table["tempo"]["pace"],
        action=words.tell(game, find(game).notation.read(action)) if action else "",
    )


def rows(words: Words, table: dict[str, Any]) -> list[tuple[str, str]]:
    """A row for each seat of a table: its name, and details about its holder."""
    bare = Words(words.lang, words.you)
    return [(bare.seat(seat["seat"], table["game"]), ", ".join(holder(words, seat))) for seat in table["seats"]]


def comrades_at(table: dict[str, Any]) -> dict[Player, str]:
    """The comrades (bots with a character) by seat, without those of a newer server that this program does not know."""
    return {seat["seat"]: seat["comrade"] for seat in table["seats"] if seat.get("comrade") in COMRADES}


def holder(words: Words, seat: dict[str, Any]) -> Iterator[str]:
    """Details about the holder of a seat as text; a player replaced by the caretaker counts as away."""
    kind = "away" if seat["minded"] else "program" if seat.get("program") else seat["kind"]
    name = called(words, seat["name"], seat.get("alike", False))
    if kind == "bot" and seat.get("comrade") in COMRADES:
        kind, name = "comrade", words("comrade-whole", id=seat["comrade"])
    yield words("join-seat", kind=kind, name=name, level=words("comrade-level", level=seat.get("level", "")))
    if seat.get("shares"):
        yield words("join-shares", seats=", ".join(map(str, seat["shares"])))
    if seat.get("holiday"):
        yield words("join-holiday")
    if hours := seat.get("hours"):
        times = {name: f"{hours[name] // 60:02}:{hours[name] % 60:02}" for name in ("starts", "ends")}
        yield words("join-hours", zone=hours["zone"], **times)
    if taker := seat.get("taker"):
        yield words("join-taker", name=called(words, taker["name"], taker.get("alike", False)))


def shut(words: Words, table: dict[str, Any]) -> str:
    """The reason why the archive of a game that has ended cannot be read."""
    names = ", ".join(each["name"] for each in table.get("silent", ()))
    return words("join-shut", status=table["status"], named="yes" if names else "no", names=names)
