"""The floor of a server's table as the terminal and programs take it."""

from __future__ import annotations

from typing import Any

from presidium.cli.remote.floor import command_of, lines, ready, talk_asked, waits
from presidium.client.remote import Remote
from presidium.text import Words

WORDS = Words("en")
FLOOR: dict[str, Any] = {"kind": "round", "number": 3, "ready": [], "waits": [1, 2], "held": False, "more": 0}


class Silent(Remote):
    """A table that only writes down what it is asked."""

    def __init__(self, seat: int) -> None:
        super().__init__("http://127.0.0.1/t/x", token="t")
        self.seat, self.asked_for = seat, list[tuple[str, dict[str, Any]]]()
        self.info = {"status": "running"}

    def do(self, command: str, **parts: Any) -> Any:
        self.asked_for.append((command, parts))


def test_a_new_table_talks_where_people_or_one_person_can_say_that_they_are_ready() -> None:
    assert [talk_asked(None, pace) for pace in ("live", "solo", "untimed", "mail")] == [
        {"talk": "open"},
        {"talk": "open"},
        {},
        {},
    ]
    assert talk_asked("call", "untimed") == {"talk": "call"}
    assert talk_asked("none", "live") == {}


def test_a_client_knows_the_floor_of_a_hello_until_an_update_closes_it() -> None:
    remote = Silent(1)
    hello = {"type": "hello", "view": None, "table": {"status": "running"}, "floor": FLOOR}
    remote.take_in(hello)
    assert remote.floor == FLOOR
    remote.take_in({"type": "update", "floor": None})
    assert remote.floor == FLOOR
    remote.take_in({"type": "update", "floor": {**FLOOR, "kind": ""}})
    assert remote.floor is None
    remote.take_in({**hello, "floor": None})
    assert remote.floor is None


def test_a_program_with_nothing_to_answer_holds_nobody_up() -> None:
    remote = Silent(2)
    assert not ready(remote)
    remote.floor = FLOOR
    assert waits(remote)
    assert ready(remote)
    assert remote.asked_for == [("ready", {"seat": 2, "ready": True})]
    remote.floor = {**FLOOR, "waits": [1]}
    assert not ready(remote)


def test_a_line_says_that_a_floor_opens_waits_again_is_held_and_closes() -> None:
    opened = list(lines(WORDS, None, FLOOR, 1))
    assert len(opened) == 1
    assert "Enter" in opened[0]
    assert "Enter" not in next(lines(WORDS, None, FLOOR, 3))
    assert list(lines(WORDS, FLOOR, {**FLOOR, "ready": [2], "waits": [1]}, 1)) == []
    assert list(lines(WORDS, {**FLOOR, "waits": [2]}, FLOOR, 1)) == [WORDS("join-floor-again")]
    assert list(lines(WORDS, FLOOR, {**FLOOR, "held": True}, 1)) == [WORDS("join-floor-held")]
    assert list(lines(WORDS, FLOOR, None, 1)) == [WORDS("join-floor-closed")]
    assert list(lines(WORDS, None, None, 1)) == []


def test_the_words_that_are_typed_on_a_floor() -> None:
    remote = Silent(1)
    assert command_of("ready", remote) is None
    remote.floor = FLOOR
    assert command_of("ready", remote) == ("ready", {"seat": 1, "ready": True})
    assert command_of("hold", remote) == ("floor", {"hold": True})
    assert command_of("go", remote) == ("floor", {"close": True})
    assert command_of("chat", remote) is None
