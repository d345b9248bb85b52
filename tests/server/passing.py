"""The vocabulary of the tests in which a seat passes from one person to another."""

from __future__ import annotations

import json
from typing import Any

import pytest

from presidium.core import Refused
from presidium.server.domain import journal
from tests.server.house import At, Ear


def told(ear: Ear) -> list[tuple[str, ...]]:
    notices = [notice for message in ear.heard for notice in message.get("notices", ())]
    return [(each["what"], each["name"], *filter(None, (each["other"],))) for each in notices]


def hello(at: At, who: str, key: int | None = None) -> dict[str, Any]:
    heard: dict[str, Any] = json.loads(at.room.hello(key, at.house.person(who).id))
    return heard


def refused(at: At, who: str, seat: int) -> str:
    """Why a link does not work; nothing may have changed."""
    before = at.table
    with pytest.raises(Refused) as why:
        at.take(who, seat)
    assert at.table is before
    return why.value.why.id


def absent(at: At, seat: int) -> None:
    at.house.run(at.room.apply_facts(journal.Minded(seat, True)))
