"""A game by mail in the terminal: what can be said of its tempo, and what is due until when."""

from __future__ import annotations

import time

import pytest

from presidium.cli.remote.by_mail import Span, command_of, due, local, minutes, proposed, tempo_asked
from presidium.core import Refused
from presidium.text import Words

WORDS = Words("en")


@pytest.fixture(autouse=True)
def in_tokyo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()


@pytest.mark.parametrize(("text", "is_it"), [("08:00", 480), ("8:05", 485), ("23.59", 1439), ("0h00", 0)])
def test_times_of_day(text: str, is_it: int) -> None:
    assert minutes(text) == is_it


@pytest.mark.parametrize("text", ["24:00", "8", "08:60", "noon"])
def test_what_is_no_time_of_day(text: str) -> None:
    with pytest.raises(Refused) as refused:
        minutes(text)
    assert refused.value.why.id == "not-a-time"


def test_spans() -> None:
    assert (Span().convert("12h", None, None), Span().convert("3d", None, None)) == (43200, 259200)
    with pytest.raises(Refused) as refused:
        Span().convert("soon", None, None)
    assert refused.value.why.id == "not-a-span"


def test_what_was_not_said_is_not_sent() -> None:
    assert tempo_asked(None, None, (), "") == {}
    assert tempo_asked(3600, None, (480,), "UTC") == {"deadline": 3600, "sittings": (480,), "zone": "UTC"}


def test_what_is_due_is_told_in_local_time() -> None:
    now = 1_780_000_000.0
    question = {"deadline": now + 500_000, "due": now + 100_000, "sitting": None, "window": False}
    told = due(WORDS, question, now, 0.0)
    assert local(WORDS, now + 100_000) in told
    assert local(WORDS, now + 500_000) in told
    assert due(WORDS, question, now - 3600, 3600.0) == due(WORDS, question, now - 3600, 3600.0)
    assert due(WORDS, {**question, "deadline": now + 30}, now, 0.0) == WORDS("join-seconds", seconds=30)
    assert due(WORDS, {**question, "deadline": None}, now, 0.0) == ""
    window = {"deadline": now + 100_000, "due": now + 100_000, "sitting": now + 100_000, "window": True}
    assert due(WORDS, window, now, 0.0) == WORDS("join-sitting", time=local(WORDS, now + 100_000))


def test_the_words_that_are_typed() -> None:
    table = {"proposal": {"id": 12}}
    assert command_of("holiday", "7", table) == ("holiday", {"days": 7})
    assert command_of("returned", "", table) == ("back", {})
    assert command_of("accept", "", table) == ("assent", {"proposal": 12, "agree": True})
    assert command_of("decline", "", {}) == ("assent", {"proposal": 0, "agree": False})
    assert command_of("hours", "22:00 7:00 Asia/Tokyo", table) == (
        "hours",
        {"starts": 1320, "ends": 420, "zone": "Asia/Tokyo"},
    )
    assert command_of("adjourn", "mail 8:00 20:00 Europe/Paris", table) == (
        "adjourn",
        {"pace": "mail", "sittings": [480, 1200], "zone": "Europe/Paris"},
    )
    assert command_of("adjourn", "tomorrow", table) is None
    assert command_of("chat", "holiday", table) is None


def test_who_is_asked_is_told_how_to_answer() -> None:
    table = {"proposal": {"id": 1, "awaits": [2], "days": 3, "tempo": None}}
    assert "3 days" in "".join(proposed(WORDS, table, 2))
    assert list(proposed(WORDS, table, 1)) == []
