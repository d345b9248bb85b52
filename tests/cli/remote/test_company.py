"""People among people, from the terminal: thinking better of it together, coughing, and who said what of whom."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from presidium.client.remote import Remote
from tests.cli.server import Terminal, host, serving, terminal

pytestmark = pytest.mark.ci

PROMPT = "\n> "


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as (_, there):
        yield there


def table_of_two(address: str) -> Remote:
    """Its host has made it and sits in seat 1; seat 2 is free."""
    ann = host(address, game="politburo", seats=5, bots=["random"] * 3)
    ann.sit(1)
    return ann


def proposes(ann: Remote, ben: Terminal) -> None:
    """Both vote for anything, until Ann has proposed a plan."""
    answered = -1
    for _ in range(100):
        asked: dict[str, Any] = ann.look()["question"]
        mine = asked["options"] if 1 in asked["asked"] and asked["answer"] is None else None
        if mine:
            ann.do("answer", seat=1, question=asked["id"], action=mine[0])
            if mine[0].startswith("propose"):
                return
        if 2 in asked["asked"] and answered != asked["id"]:
            answered = asked["id"]
            ben.until(PROMPT)
            ben.type("1")
        time.sleep(0.05)
    raise AssertionError("nobody ever proposed")


def test_two_people_take_an_answer_back_cough_and_see_who_said_what(address: str, tmp_path: Path) -> None:
    ann = table_of_two(address)
    where = f"{address}/t/{ann.table}"
    with terminal("join", where, "--plain", "--data", tmp_path, "--name", "Ben") as ben:
        ben.until("Seat 2 is yours")
        ann.do("start")
        proposes(ann, ben)
        ann.do("takeback", seat=1)
        ben.until("would like to take the last answer back, and asks the others.")
        ben.until("“consent” agrees to that, “object” lets it stand")
        ben.type("consent")
        ben.until("has taken the last answer back.")
        assert ann.look()["question"]["asked"] == [1]
        ann.do("react", seat=1, mark="cough")
        ben.until("coughs.")
        ben.type("claims")
        ben.until("Nobody has claimed anything so far.")
        ann.do("say", seat=1, statement="pact 2")
        ben.until("vote for my plan and I vote for yours.”")
        ben.type("claims")
        ben.until("vote for my plan and I vote for yours.”")
