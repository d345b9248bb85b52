"""Moments of a game worth looking at: tables that are played, past the page, until one comes and then stand still."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.page.house import House
from tests.page.play import choose

TRIES = 40


@dataclass(frozen=True)
class Moment:
    """When seat 1 may answer with this verb; without one, when the game is over."""

    name: str
    game: str
    verb: str = ""
    options: dict[str, str] = field(default_factory=dict)
    window: bool = False
    after: int = 0
    """How many answers of seat 1 come first."""
    seats: int = 5

    def has_come(self, hello: dict[str, Any], answers: int) -> bool:
        question = hello.get("question")
        if not self.verb or not question or question["options"] is None or answers < self.after:
            return False
        if isinstance(question["options"], int):
            return self.verb == "sheet"
        return question["window"] == self.window and any(each.split()[0] == self.verb for each in question["options"])


ADVANCED = {"preset": "1988 advanced"}
FULL = {"preset": "1986 full"}
MOMENTS = (
    Moment("goulag-name", "goulag", "name", seats=7, after=1),
    Moment("goulag-play", "goulag", "play", seats=10),
    Moment("goulag-supervise", "goulag", "supervise"),
    Moment("goulag-over", "goulag", seats=7),
    Moment("politburo-propose", "politburo", "propose"),
    Moment("politburo-voters", "politburo", "voters", seats=8),
    Moment("politburo-ballot", "politburo", "ballot", after=4),
    Moment("politburo-point", "politburo", "point", seats=10),
    Moment("politburo-over", "politburo", seats=6),
    Moment("kremlin-sheet", "kremlin", "sheet", options=ADVANCED),
    Moment("kremlin-window", "kremlin", "declare", options=ADVANCED, window=True, after=60),
    Moment("kremlin-purge", "kremlin", "purge", seats=3),
    Moment("kremlin-inquiry", "kremlin", "suspect", seats=3),
    Moment("kremlin-move", "kremlin", "move", seats=3, after=20),
    Moment("kremlin-card", "kremlin", "take", options=FULL, seats=4),
    Moment("kremlin-over", "kremlin", options=ADVANCED, seats=6),
)


def reach(house: House, token: str, moment: Moment) -> str:
    """A table where it has come."""
    for seed in range(TRIES):
        table = start(house, token, moment)
        if play_to(house, token, table, moment, Random(seed)):
            return table
    raise AssertionError(f"{moment.name} never came")


def start(house: House, token: str, moment: Moment) -> str:
    bots = ["random" if moment.verb else "naive"] * (moment.seats - 1)
    if moment.game == "kremlin" and not moment.verb:
        bots = ["careful"] * (moment.seats - 1)
    new = {
        "game": moment.game,
        "seats": moment.seats,
        "options": moment.options,
        "pace": "solo",
        "bots": bots,
        "sit": True,
    }
    _, made = house.call("POST", "/api/tables", new, token)
    house.call("POST", f"/api/tables/{made['id']}/commands", {"do": "start", "id": "start"}, token)
    name: str = made["id"]
    return name


def play_to(house: House, token: str, table: str, moment: Moment, rng: Random) -> bool:
    answers = 0
    while True:
        _, hello = house.call("GET", f"/api/tables/{table}?seat=1", token=token)
        if hello["table"]["status"] == "over":
            return not moment.verb
        if moment.has_come(hello, answers):
            return True
        question = hello["question"]
        if question["options"] is None:
            time.sleep(0.01)
            continue
        if isinstance(question["options"], int):
            _, told = house.call("GET", f"/api/tables/{table}/suggestion?seat=1", token=token)
        else:
            told = {"action": choose(question, rng, silence=0.9 if moment.window else 0.4)}
        answer = {"do": "answer", "id": f"{answers}", "seat": 1, "question": question["id"], "action": told["action"]}
        house.call("POST", f"/api/tables/{table}/commands", answer, token)
        answers += 1
