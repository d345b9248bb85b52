"""A live table in step at several workers: one film, one clock, and a window that closes with the last answer."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from presidium.server.base.tempo import BREATH, FLOOR
from tests.fire.several import Several
from tests.rules import rule

pytestmark = pytest.mark.ci

ROUNDS = 8
"""Asked so often, one has been asked at every worker."""
SHEET = "sheet B C D E F G H I J K"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Several]:
    with Several(tmp_path, 2) as opened:
        yield opened


class Live:
    """Three people at a live table of Kremlin, who ask whichever worker takes their request.

    A window may last most of a minute, so that one which closes sooner has closed because all have answered.
    """

    def __init__(self, house: Several) -> None:
        self.house, self.sent = house, 0
        self.tokens = {seat: house.welcome(f"Player {seat}") for seat in (1, 2, 3)}
        new = {"game": "kremlin", "seats": 3, "pace": "live", "in_step": True, "breath": 20, "scale": 4}
        self.table = house.call("POST", "/api/tables", new, self.tokens[1])[1]["id"]
        for seat in self.tokens:
            self.do(seat, "sit", seat=seat)
        self.do(1, "start")

    def do(self, who: int, do: str, **parts: Any) -> None:
        self.sent += 1
        said = {"do": do, "id": str(self.sent), **parts}
        status, told = self.house.call("POST", f"/api/tables/{self.table}/commands", said, self.tokens[who])
        assert status == 200, told

    def question(self) -> dict[str, Any]:
        status, told = self.house.call("GET", f"/api/tables/{self.table}")
        assert status == 200, told
        question: dict[str, Any] = told["question"]
        return question

    def all_answer(self, action: str, seats: tuple[int, ...] = (1, 2, 3)) -> int:
        """Their question, which they have answered then."""
        number: int = self.question()["id"]
        for seat in seats:
            self.do(seat, "answer", seat=seat, question=number, action=action)
        return number

    def after(self, number: int) -> dict[str, Any]:
        """The question that follows this one, as soon as it is there."""
        until = time.monotonic() + 30
        while (question := self.question())["id"] == number:
            assert time.monotonic() < until, "it stays open"
            time.sleep(0.02)
        return question


def times(question: dict[str, Any]) -> tuple[float, float, float]:
    return question["opens"], question["earliest"], question["deadline"]


@rule("kremlin 13.5")
def test_every_worker_tells_the_same_times_and_any_takes_the_last_answer(house: Several) -> None:
    live = Live(house)
    assert live.question()["writing"] == [1, 2, 3]
    window = live.after(live.all_answer(SHEET))
    assert window["window"]
    assert {times(live.question()) for _ in range(ROUNDS)} == {times(window)}
    opens, earliest, deadline = times(window)
    assert earliest == pytest.approx(opens + FLOOR, abs=0.01)
    live.do(2, "passphase", seat=2, passes=True)
    following = live.after(live.all_answer("pass", (1, 3)))
    assert earliest <= following["opens"] < deadline - BREATH


@rule("kremlin 13.5")
def test_it_closes_in_time_though_its_worker_is_killed(house: Several) -> None:
    live = Live(house)
    window = live.after(live.all_answer(SHEET))
    _, earliest, deadline = times(window)
    live.all_answer("pass", (1, 2))
    live.do(3, "askme", seat=3, when="acting")
    for pid in house.pids():
        os.kill(pid, signal.SIGKILL)
    house.is_complete()
    following = live.after(window["id"])
    assert earliest <= following["opens"] < deadline - BREATH
