"""How much one visitor, one address or one table may ask of a server; a host can set each of them by its name."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import fields, replace

from presidium.core import Refused, refusal

NONE: Final = "none"


class Rate(NamedTuple):
    """So much in a row, and so much a second in the long run."""

    most: float
    a_second: float


UNLIMITED: Final = Rate(inf, 1.0)


class Limits(msgspec.Struct, frozen=True):
    """Set for a club of forty who arrive within a minute, behind one address; docs/hosting.md says what each is for.

    Work is counted in milliseconds of this machine's time, by `guard.COSTS`.
    """

    work: Rate = Rate(5_000, 150)
    address_work: Rate = Rate(20_000, 300)
    people: Rate = Rate(100, 0.2)
    tables: Rate = Rate(20, 0.2)
    chat: Rate = Rate(6, 0.5)
    codes: Rate = Rate(60, 0.2)
    mails: Rate = Rate(60, 0.05)
    mailbox: Rate = Rate(4, 0.001)
    calls: Rate = Rate(12, 0.01)
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
        """Nobody can ask too much: for whoever measures. A message and a moment stay as long as they are."""
        sizes = ("body", "unsent", "head-seconds", "body-seconds", "answer-seconds", "what-if-seconds")
        return chosen(f"{name}={NONE}" for name in names() if name not in sizes)


def names() -> tuple[str, ...]:
    return tuple(each.name.replace("_", "-") for each in fields(Limits))


def chosen(texts: Iterable[str]) -> Limits:
    """The limits with these set otherwise, each as NAME=VALUE; Refused says which there are."""
    limits = Limits()
    for text in texts:
        name, _, value = text.partition("=")
        if name not in names():
            raise Refused(refusal("unknown-limit", name=name, known=", ".join(names())))
        field = name.replace("-", "_")
        limits = replace(limits, **{field: _read(name, value, getattr(limits, field))})
    return limits


def _read(name: str, text: str, default: Any) -> Any:
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
    """A limit as it is written."""
    parts = value if isinstance(value, Rate) else (value,)
    return ":".join(f"{part:g}" if part < 1 else str(int(part)) for part in parts)
