"""A game by mail in the terminal: the tempo of a new table, what is due and until when, and days off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any, Final

import click

from presidium.core import Refused, refusal
from presidium.text import Words

Command = Callable[..., Any]

HOUR: Final = 3600
DAY: Final = 24 * HOUR
SOON: Final = 600
"""Within so many seconds one counts them."""
TIME: Final = re.compile(r"(\d{1,2})[:.h](\d{2})")
SPAN: Final = re.compile(r"(\d+)([hd])")


class TimeOfDay(click.ParamType[int]):
    """08:00, as minutes after midnight."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return value if isinstance(value, int) else minutes(str(value))


class Span(click.ParamType[int]):
    """12h or 3d, in seconds."""

    name = "span"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        found = SPAN.fullmatch(value.strip())
        if found is None:
            raise Refused(refusal("not-a-span", text=value))
        return int(found[1]) * (HOUR if found[2] == "h" else DAY)


def minutes(text: str) -> int:
    """Refused if this is no time of day."""
    found = TIME.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        raise Refused(refusal("not-a-time", text=text))
    return int(found[1]) * 60 + int(found[2])


def mail_options(command: Command) -> Command:
    """What can be said of a new table by mail."""
    for option in (
        click.option("--zone", default="", metavar="ZONE", help="By mail: where the sittings are, as Europe/Paris."),
        click.option(
            "--sitting",
            "sittings",
            multiple=True,
            type=TimeOfDay(),
            metavar="HH:MM",
            help="By mail: when whatever is sealed opens; several if you like. None: when all are in.",
        ),
        click.option("--bank", type=Span(), metavar="3d", help="By mail: how much longer each may take in all."),
        click.option("--deadline", type=Span(), metavar="2d", help="By mail, untimed: how long an answer may take."),
    ):
        command = option(command)
    return command


def tempo_asked(deadline: int | None, bank: int | None, sittings: tuple[int, ...], zone: str) -> dict[str, Any]:
    """What of it goes to the server: an older one knows none of it."""
    asked = {"deadline": deadline, "bank": bank, "sittings": sittings or None, "zone": zone or None}
    return {name: value for name, value in asked.items() if value is not None}


def due(words: Words, question: dict[str, Any], now: float, fast: float) -> str:
    """Until when there is to answer, where we are; `fast` is by how much the server's clock is ahead of ours."""
    closes = question["deadline"]
    if closes is None:
        return ""
    if closes - now - fast <= SOON:
        return words("join-seconds", seconds=max(0, round(closes - now - fast)))
    expected, sitting = question.get("due") or closes, question.get("sitting")
    said = [words("join-sitting" if question["window"] and sitting else "join-due", time=local(words, expected - fast))]
    if closes > expected and not question["window"]:
        said.append(words("join-at-the-latest", time=local(words, closes - fast)))
    return ", ".join(said)


def local(words: Words, at: float) -> str:
    """A moment as the clock here shows it."""
    then = datetime.fromtimestamp(at).astimezone()
    return words("join-time", day=f"{then.day:02}", month=f"{then.month:02}", time=f"{then:%H:%M}")


def proposed(words: Words, table: dict[str, Any], seat: int) -> Iterator[str]:
    """What somebody has proposed, to somebody who has not answered."""
    proposal = table.get("proposal")
    if proposal is None or seat not in proposal["awaits"]:
        return
    if proposal["tempo"] is None:
        yield words("join-holiday-asked", days=proposal["days"])
    else:
        yield words("join-adjourn-asked", pace=proposal["tempo"]["pace"])


def command_of(word: str, rest: str, table: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """The command somebody has typed who takes his time; None if it is none of these."""
    match word, rest.split():
        case "holiday", [days] if days.isdecimal():
            return "holiday", {"days": int(days)}
        case "returned", []:
            return "back", {}
        case "adjourn", [("live" | "untimed" | "mail") as pace, *more]:
            zone, times = more[-1:] if more and "/" in more[-1] else [], [each for each in more if "/" not in each]
            sittings = {"sittings": [minutes(each) for each in times]} if times else {}
            return "adjourn", {"pace": pace, **sittings, **({"zone": zone[0]} if zone else {})}
        case "hours", [starts, ends, zone]:
            return "hours", {"starts": minutes(starts), "ends": minutes(ends), "zone": zone}
        case "hours", []:
            return "hours", {}
        case ("accept" | "decline") as said, []:
            number = (table.get("proposal") or {}).get("id", 0)
            return "assent", {"proposal": number, "agree": said == "accept"}
    return None
