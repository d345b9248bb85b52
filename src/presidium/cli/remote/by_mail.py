"""Play by mail in the terminal: settings of a new table, deadlines, days off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any, Final

import click

from presidium.core import Refused, refusal
from presidium.text import Words

Command = Callable[..., Any]

HOUR_S: Final = 3600
DAY_S: Final = 24 * HOUR_S
SHOW_SECONDS_BELOW_S: Final = 600
"""Deadlines closer than this number of seconds are shown in seconds."""
TIME: Final = re.compile(r"(\d{1,2})[:.h](\d{2})")
SPAN: Final = re.compile(r"(\d+)([hd])")


class TimeOfDay(click.ParamType[int]):
    """Type of an option: a time of day such as 08:00, converted to minutes after midnight."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return value if isinstance(value, int) else minutes(str(value))


class Span(click.ParamType[int]):
    """Type of an option: a duration such as 12h or 3d, converted to seconds."""

    name = "span"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        found = SPAN.fullmatch(value.strip())
        if found is None:
            raise Refused(refusal("not-a-span", text=value))
        return int(found[1]) * (HOUR_S if found[2] == "h" else DAY_S)


def minutes(text: str) -> int:
    """Converts a time of day to minutes after midnight. Raises Refused if the text is no time of day."""
    found = TIME.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        raise Refused(refusal("not-a-time", text=text))
    return int(found[1]) * 60 + int(found[2])


def mail_options(command: Command) -> Command:
    """Adds the options for a new table by mail to a command."""
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
    """The tempo parameters for the server, without those not given, which an older server may not know."""
    asked = {"deadline": deadline, "bank": bank, "sittings": sittings or None, "zone": zone or None}
    return {name: value for name, value in asked.items() if value is not None}


def due(words: Words, question: dict[str, Any], now: float, fast: float) -> str:
    """The deadline in local time, or in seconds if near. `fast`: seconds that the server's clock is ahead of ours."""
    closes = question["deadline"]
    if closes is None:
        return ""
    if closes - now - fast <= SHOW_SECONDS_BELOW_S:
        return words("join-seconds", seconds=max(0, round(closes - now - fast)))
    expected, sitting = question.get("due") or closes, question.get("sitting")
    said = [words("join-sitting" if question["window"] and sitting else "join-due", time=local(words, expected - fast))]
    if closes > expected and not question["window"]:
        said.append(words("join-at-the-latest", time=local(words, closes - fast)))
    return ", ".join(said)


def local(words: Words, at: float) -> str:
    """A Unix time as text in the local time zone."""
    then = datetime.fromtimestamp(at).astimezone()
    return words("join-time", day=f"{then.day:02}", month=f"{then.month:02}", time=f"{then:%H:%M}")


def proposed(words: Words, table: dict[str, Any], seat: int) -> Iterator[str]:
    """Lines about a proposal that waits for this seat's reply; none if there is no such proposal."""
    proposal = table.get("proposal")
    if proposal is None or seat not in proposal["awaits"]:
        return
    if proposal["tempo"] is None:
        yield words("join-holiday-asked", days=proposal["days"])
    else:
        yield words("join-adjourn-asked", pace=proposal["tempo"]["pace"])


def command_of(word: str, rest: str, table: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """The server command for a typed line about play by mail, with its parameters; None for any other line."""
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
