"""Tables in company, past the page: comrades who talk, somebody who takes back, no hurry, and a television."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from tests.page.house import House
from tests.page.play import choose

COMRADES = ["fox", "widow", "sailor", "archivist"]
TRIES = 100


def do(house: House, token: str, table: str, command: str, **parts: Any) -> None:
    body = {"do": command, "id": f"{command} {time.monotonic_ns()}", **parts}
    status, told = house.call("POST", f"/api/tables/{table}/commands", body, token)
    assert status == 200, told


def among_comrades(house: House, token: str, game: str, *said: str) -> str:
    """A game with four comrades that has just begun, and what was said to them."""
    new = {"game": game, "seats": 5, "sit": True, "pace": "solo", "bots": COMRADES}
    _, made = house.call("POST", "/api/tables", new, token)
    table: str = made["id"]
    do(house, token, table, "start")
    for statement in said:
        do(house, token, table, "say", seat=1, statement=statement)
    return table


def spoken_to(house: House, token: str) -> str:
    """A game with bots that think little and talk much: one has just asked Ann something, or called her disloyal."""
    new = {"game": "goulag", "seats": 5, "sit": True, "pace": "solo", "bots": ["naive"] * 4}
    for seed in range(TRIES):
        _, made = house.call("POST", "/api/tables", new, token)
        rng, table = Random(seed), str(made["id"])
        do(house, token, table, "start")
        for _ in range(4):
            _, history = house.call("GET", f"/api/tables/{table}/history?seat=1", token=token)
            told = [event for update in history for event in update.get("events", ())]
            said = [event["statement"] for event in told[-12:] if event["type"] == "Said"]
            if any(each.get("player", each.get("seat")) == 1 and each.get("side") != "loyal" for each in said):
                return table
            answer_for(house, table, {1: token}, rng, 1)
    raise AssertionError("nobody speaks to Ann")


def asked_to_undo(house: House, token: str) -> str:
    """The other one at the table has named his builders, and thinks better of it."""
    eve = house.welcome("Eve")
    new = {"game": "goulag", "seats": 5, "sit": True, "pace": "untimed"}
    _, made = house.call("POST", "/api/tables", new, token)
    table: str = made["id"]
    do(house, eve, table, "sit", seat=2)
    do(house, token, table, "fill")
    do(house, token, table, "start")
    for _ in range(TRIES):
        for seat, who in ((1, token), (2, eve)):
            _, hello = house.call("GET", f"/api/tables/{table}?seat={seat}", token=who)
            question = hello["question"]
            if not question["options"] or question["answer"]:
                continue
            options = question["options"]
            answer = next((each for each in options if each.startswith("name 1")), options[0])  # then Ann is waited for
            do(house, who, table, "answer", seat=seat, question=question["id"], action=answer)
            if seat == 2 and answer.startswith("name 1"):
                do(house, eve, table, "takeback", seat=2)
                return table
        time.sleep(0.05)
    raise AssertionError("nobody has anything to take back")


def round_a_screen(house: House, token: str, game: str, *, begun: bool) -> tuple[str, str]:
    """A television in a room where Ann sits with a phone: the table, and the letters that lead there."""
    new = {"game": game, "seats": 5, "sit": True, "sofa": True, "pace": "untimed"}
    _, made = house.call("POST", "/api/tables", new, token)
    table: str = made["id"]
    if begun:
        do(house, token, table, "fill")
        do(house, token, table, "start")
    _, hello = house.call("GET", f"/api/tables/{table}", token=token)
    return table, hello["table"]["sofa"]


def answer_for(house: House, table: str, tokens: dict[int, str], rng: Random, times: int) -> None:
    """The people answer so many times, past the page."""
    given = 0
    while given < times:
        for seat, token in tokens.items():
            _, hello = house.call("GET", f"/api/tables/{table}?seat={seat}", token=token)
            question = hello.get("question")
            if not question:
                return
            if question["options"] is None or question["answer"]:
                continue
            if isinstance(question["options"], list):
                action = choose(question, rng)
            else:
                _, told = house.call("GET", f"/api/tables/{table}/suggestion?seat={seat}", token=token)
                action = told["action"]
            do(house, token, table, "answer", seat=seat, question=question["id"], action=action)
            given += 1


def two_in_no_hurry(house: House, ann: str, game: str, seats: int) -> tuple[str, dict[int, str]]:
    """Ann and Ben among bots, at a table that waits for them: where it is, and their tokens by seat."""
    ben = house.welcome("Ben")
    new = {"game": game, "seats": seats, "sit": True, "pace": "untimed", "advice": True}
    _, made = house.call("POST", "/api/tables", new, ann)
    table: str = made["id"]
    do(house, ben, table, "sit", seat=2)
    do(house, ann, table, "fill")
    do(house, ann, table, "start")
    return table, {1: ann, 2: ben}
