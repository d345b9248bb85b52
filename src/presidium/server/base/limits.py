"""The rate limits and quotas of a server per person, address and table. The operator can set each by its name."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import fields, replace

from presidium.core import Refused, refusal

NONE: Final = "none"
"""The value with which an operator lifts a limit, as in `chat=none`."""


class Rate(NamedTuple):
    """A token bucket, which holds up to `most` tokens and gains `a_second` tokens per second."""

    most: float
    a_second: float


UNLIMITED: Final = Rate(inf, 1.0)


class Limits(msgspec.Struct, frozen=True):
    """Every limit with its default, sized for a club of 40 people who arrive within a minute behind one address.

    docs/hosting.md explains each limit. Work is counted in milliseconds of CPU time, by `http.rate_limit.COSTS`.
    """

    work: Rate = Rate(5_000, 150)
    address_work: Rate = Rate(20_000, 300)
    study: Rate = Rate(120_000, 500)
    people: Rate = Rate(100, 0.2)
    tables: Rate = Rate(20, 0.2)
    chat: Rate = Rate(6, 0.5)
    codes: Rate = Rate(60, 0.2)
    guesses: Rate = Rate(10, 0.02)
    mails: Rate = Rate(60, 0.05)
    mailbox: Rate = Rate(4, 0.001)
    calls: Rate = Rate(12, 0.01)
    notes: Rate = Rate(30, 1)
    reports: Rate = Rate(10, 0.002)
    frames: Rate = Rate(200, 20)
    bots_games: float = 2
    what_ifs: Rate = Rate(10, 0.1)
    what_if_seconds: float = 20
    unfinished: float = 50
    address_unfinished: float = 300
    chat_lines: float = 500
    person_bytes: float = 500_000
    table_bytes: float = 4_000_000
    connections: float = 400
    sockets: float = 200
    unsent: float = 1_000_000
    body: float = 65_536
    head_seconds: float = 10
    body_seconds: float = 20
    answer_seconds: float = 120

    @classmethod
    def lifted(cls) -> Limits:
        """Limits for benchmarks: every quota and rate is lifted. Sizes of messages and timeouts stay, because they are
        no quotas."""
        sizes = ("body", "unsent", "head-seconds", "body-seconds", "answer-seconds", "what-if-seconds")
        return chosen(f"{name}={NONE}" for name in names() if name not in sizes)


def names() -> tuple[str, ...]:
    """Names of all limits, as an operator writes them, with hyphens."""
    return tuple(each.name.replace("_", "-") for each in fields(Limits))


def chosen(texts: Iterable[str]) -> Limits:
    """The default limits with these changes, each a text NAME=VALUE. Raises Refused if a name or value is invalid."""
    limits = Limits()
    for text in texts:
        name, _, value = text.partition("=")
        if name not in names():
            raise Refused(refusal("unknown-limit", name=name, known=", ".join(names())))
        field = name.replace("-", "_")
        limits = replace(limits, **{field: _read(name, value, getattr(limits, field))})
    return limits


def _read(name: str, text: str, default: Any) -> Any:
    """Parses the text of a limit into the type of its default. Raises Refused, with an example, if it is invalid."""
    rate = isinstance(default, Rate)
    if text == NONE:
        return UNLIMITED if rate else inf
    try:
        parts = [float(part) for part in text.split(":")]
    except ValueError:
        parts = []
    if len(parts) != (2 if rate else 1) or not all(0 < part < inf for part in parts):
        raise Refused(refusal("limit-form", name=name, example=f"{name}={shown(default)}"))
    return Rate(*parts) if rate else parts[0]


def shown(value: Any) -> str:
    """The text form of a limit, as an operator writes it: `10:0.2` for a rate, `50` for a number."""
    parts = value if isinstance(value, Rate) else (value,)
    return ":".join(f"{part:g}" if part < 1 else str(int(part)) for part in parts)
