"""Whole games for the page to follow by itself: `python -m tests.server.retold` prints them as JSON.

The page keeps its state current: a hello, and the updates after it (`web/src/table/session/seen.ts`). Here every stream
of a table is written down, with the hello that a newcomer would get at that moment; both must come to the same.
So must the history of a stream, and the archives, from nothing. `web/test/archive/retold.test.ts` reads it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from presidium.core import Refused
from presidium.server.archive import archive
from presidium.server.protocol import commands
from presidium.server.render.outbox import Key
from tests.server.house import NAMES, At, Ear, House, alike

PEOPLE: Final = 3
TABLES: Final[list[dict[str, Any]]] = [
    {"game": "goulag", "seats": 6, "pace": "live"},
    {"game": "goulag", "seats": 5, "pace": "untimed"},
    {"game": "politburo", "seats": 6, "pace": "live"},
    {"game": "politburo", "seats": 5, "pace": "untimed"},
    {"game": "kremlin", "seats": 4, "pace": "live", "options": {"preset": "1986 full"}},
    {"game": "kremlin", "seats": 5, "pace": "untimed", "options": {"preset": "1988 advanced"}},
    {"game": "goulag", "seats": 5, "pace": "solo"},
    {"game": "kremlin", "seats": 4, "pace": "solo", "options": {"preset": "1986 full"}},
]
SELDOM: Final = {"kremlin": 12}
"""A hello of Kremlin is long: one after so many steps will do."""


class Restless:
    """People who change their answers, talk, interrupt, hand the table over, leave and come back."""

    def __init__(self, at: At, rng: Random, people: int = PEOPLE) -> None:
        self.at, self.rng, self.people = at, rng, people

    def tries(self, who: str, command: type[Any], **parts: Any) -> None:
        with suppress(Refused):  # then it changes nothing, and nothing is told
            self.at.do(who, command, **parts)

    def answer(self) -> None:
        question = self.at.table.question
        for seat in self.at.table.g.asked() * 2:
            table = self.at.table
            if table.running and table.question == question and table.seats[seat].by_hand:
                options = table.g.options(seat)
                text = table.game.notation.print(options.sample(self.rng)) if options is not None else "pass"
                calm = self.at.asks_window and self.rng.random() < 0.8
                self.tries(
                    NAMES[seat - 1], commands.Answer, seat=seat, question=question, action="pass" if calm else text
                )

    def interrupt(self) -> None:
        seat = self.rng.randint(1, self.people)
        who, host = NAMES[seat - 1], next(name for name in NAMES if self.at.house.person(name).id == self.at.table.host)
        match self.rng.randrange(20):
            case 0:
                self.tries(who, commands.Chat, text="Comrades!", seat=seat)
            case 1:
                self.tries(who, commands.Order, seat=seat, orders=self.rng.choice([(), ("pass untouched until 11",)]))
            case 2:
                self.tries(who, commands.Ahead, seat=seat, action=self.rng.choice(["pass", "vote for", "name 4 5"]))
            case 3:
                self.tries(host, commands.Pause)
            case 4:
                self.tries(host, commands.Handover, seat=seat)
            case 5 | 6 | 7 | 8:
                self.tries(who, commands.TakeBack, seat=seat)
        self.tries(host, commands.Resume)


def stranger(at: At, rng: Random) -> None:
    """Seat 3 is left for a while, and taken over by link."""
    at.do("Cid", commands.Leave, seat=PEOPLE)
    for _ in range(3):
        Restless(at, rng).answer()
        at.house.tick(100)
    if at.table.running:
        at.take("Cid", PEOPLE)


def streams(house: House, setting: dict[str, Any], rng: Random) -> Iterator[dict[str, Any]]:
    at = house.open(**setting)
    people = 1 if setting["pace"] == "solo" else PEOPLE
    keys: list[Key] = [None, *range(1, people + 1)]
    for name in NAMES[:people]:
        at.do(name, commands.Sit)
    firsts, ears = {key: hello(at, key) for key in keys}, {key: listen(at, key) for key in keys}
    moments: dict[Key, list[Any]] = {key: [] for key in keys}
    at.do("Ann", commands.Fill)
    at.do("Ann", commands.Start)
    restless, step = Restless(at, rng, people), 0
    while at.table.running:
        restless.answer()
        restless.interrupt()
        house.tick(rng.choice([0, 5, 100]))
        if step == 4 and at.table.running and people == PEOPLE:
            stranger(at, rng)
        if step % SELDOM.get(setting["game"], 1) == 0 or not at.table.running:
            for key in keys[: max(2, people)]:
                moments[key].append([len(ears[key].heard), hello(at, key)])
        step += 1
    for key in keys[: max(2, people)]:  # whoever has left hears no more
        yield {"first": firsts[key], "heard": ears[key].heard, "moments": moments[key]}
    for key in keys:
        last = hello(at, key)
        for again in (house.run(at.room.missed(key, 0)), archive.seen_again(house.store, at.table, key)):
            told = [json.loads(message) for message in again or ()]
            yield {"first": None, "heard": told, "moments": [[len(told), last]]}


def hello(at: At, key: Key) -> Any:
    person = None if key is None else at.house.person(NAMES[key - 1]).id
    return json.loads(at.house.call(at.room.hello, key, person))


def listen(at: At, key: Key) -> Ear:
    return at.listen(None if key is None else NAMES[key - 1], key)


def retold() -> Iterator[dict[str, Any]]:
    for seed, setting in enumerate(TABLES):
        with TemporaryDirectory() as folder, alike():
            house = House(Path(folder) / "house.db")
            name = f"{setting['game']} {setting['pace']}"
            yield {"name": name, "streams": list(streams(house, setting, Random(seed)))}
            house.close()


if __name__ == "__main__":
    json.dump(list(retold()), sys.stdout, separators=(",", ":"))
