"""The disk needs 25 ms to sync: whoever measures all his answers does not learn when somebody else gives one.

`slow_sync.c`, loaded into the server, is that disk. In every trial an observer asks for everything one may ask for;
in half of them, taken at random, somebody else's sealed answer is being written meanwhile, or anything else that counts
as an answer at a table in step: an order, "pass until the phase ends", the wish to be asked only to act.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.fire.house import PATIENCE, House
from tests.fire.shims import needs_compiler, shim
from tests.server.felt import Felt

VOTES = ("vote for", "vote against")
PASSES = ("pass", "waive")
SHEET = "sheet B C D E F G H I J K"
Said = tuple[str, dict[str, Any]]
IN_A_WINDOW: tuple[Said, ...] = (
    ("passphase", {"passes": True}),
    ("answer", {"action": "pass"}),
    ("order", {"orders": ["pass all"]}),
    ("askme", {"when": "acting"}),
    ("passphase", {"passes": False}),
    ("order", {"orders": ["guard B 5"]}),
    ("answer", {"action": "waive"}),
    ("askme", {"when": "every"}),
)
"""What somebody does in a window, one after the other; each changes something."""
TEMPOS = {
    "poker face": {"poker_face": True},
    "in step": {"in_step": True},
    "in step, poker face": {"in_step": True, "poker_face": True},
}
QUIET = 0.06
"""After this the disk is at rest again."""
ASKED = ("refused", "ping", "looks", "answers too", "orders", "chat", "chat elsewhere")

pytestmark = [pytest.mark.ci, needs_compiler]


class Guest:
    """Somebody at a table, with a line of his own: one thing at a time, and its answer."""

    def __init__(self, house: House, table: str, token: str, seat: int | None = None) -> None:
        self.house, self.table, self.token, self.seat = house, table, token, seat
        self.ids = count()
        self.question = -1
        self.answers: asyncio.Queue[Any] = asyncio.Queue()

    async def come(self) -> Guest:
        query = "" if self.seat is None else f"?seat={self.seat}"
        where = f"{self.house.base.replace('http', 'ws', 1)}/api/tables/{self.table}/stream{query}"
        headers = {"authorization": f"Bearer {self.token}"}
        self.line: ClientConnection = await connect(where, additional_headers=headers, max_size=None, compression=None)
        self.listening = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        async for text in self.line:
            message = json.loads(text)
            if message["type"] in ("done", "refused"):
                self.answers.put_nowait(message)
            elif message.get("question"):
                self.question = message["question"]["id"]

    async def do(self, do: str, **parts: Any) -> str:
        await self.line.send(json.dumps({"do": do, "id": f"{id(self)}-{next(self.ids)}", **parts}))
        answer = await self.answers.get()
        return str(answer["type"])

    async def says(self, do: str, parts: dict[str, Any]) -> str:
        return await self.do(do, seat=self.seat, **parts, **({"question": self.question} if do == "answer" else {}))

    async def ping(self) -> None:
        await (await self.line.ping())

    async def hang_up(self) -> None:
        self.listening.cancel()
        await self.line.close()


class Reader:
    """Looks at a table by HTTP, again and again by the same connection."""

    def __init__(self, house: House, guest: Guest) -> None:
        self.port = house.port
        lines = (f"GET /api/tables/{guest.table}?seat={guest.seat} HTTP/1.1", "host: 127.0.0.1")
        self.said = "\r\n".join((*lines, f"authorization: Bearer {guest.token}", "", "")).encode()

    async def come(self) -> Reader:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def look(self) -> None:
        self.writer.write(self.said)
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        assert b" 200 " in head
        await self.reader.readexactly(int(head.partition(b"content-length:")[2].split()[0]))


class Scene:
    """A live table at a sealed question that stays open, since some never answer it."""

    def __init__(self, house: House, game: str, seats: int, tempo: dict[str, Any], answers: tuple[str, ...]) -> None:
        self.house = house
        self.tokens = {seat: house.welcome(f"Player {seat}") for seat in range(1, seats + 1)}
        new = {"game": game, "seats": seats, "pace": "live", "decision": 86400, **tempo}
        self.table = house.call("POST", "/api/tables", new, self.tokens[1])[1]["id"]
        self.observer = cycle([("answer", {"action": answer}) for answer in answers])
        self.other = self.observer
        for seat in self.tokens:
            self.do(seat, "sit")
        self.do(1, "start")

    def do(self, seat: int, do: str, **parts: Any) -> None:
        said = {"do": do, "id": f"{do} {seat}", **({} if do == "start" else {"seat": seat}), **parts}
        status, told = self.house.call("POST", f"/api/tables/{self.table}/commands", said, self.tokens[seat])
        assert status == 200, told

    def question(self) -> Any:
        return self.house.call("GET", f"/api/tables/{self.table}")[1]["question"]


def voting(house: House, tempo: dict[str, Any]) -> Scene:
    """Five people are asked to vote."""
    scene = Scene(house, "politburo", 5, tempo, VOTES)
    question = scene.question()
    scene.do(question["asked"][0], "answer", question=question["id"], action="propose finance")
    return scene


def in_a_window(house: House, tempo: dict[str, Any]) -> Scene:
    """Four people are asked in a window of Kremlin, which lasts for hours."""
    scene = Scene(house, "kremlin", 4, {**tempo, "sheet": 5 if "poker_face" in tempo else 300}, PASSES)
    sheets = scene.question()
    for seat in scene.tokens:
        scene.do(seat, "answer", question=sheets["id"], action=SHEET)
    until = time.monotonic() + PATIENCE
    while not (question := scene.question())["window"] or question["deadline"] is None:
        assert time.monotonic() < until, question
        time.sleep(0.2)
    scene.other = cycle(IN_A_WINDOW)
    return scene


SCENES = {"vote": voting, "window": in_a_window}


class Trials:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.felt = {kind: Felt() for kind in ASKED}

    async def __aenter__(self) -> Trials:
        house, table, tokens = self.scene.house, self.scene.table, self.scene.tokens
        own = house.call("POST", "/api/tables", {"game": "goulag", "seats": 5}, tokens[1])[1]["id"]
        guests = [Guest(house, table, token, seat) for seat, token in tokens.items()]  # all: else caretakers come
        guests += [Guest(house, table, tokens[1], 1) for _ in range(2)] + [Guest(house, own, tokens[1])]
        self.guests = [await guest.come() for guest in guests]
        self.ann, self.ben, *_, self.orders, self.talk, self.elsewhere = self.guests
        self.reader = await Reader(house, self.ann).come()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reader.writer.close()
        for guest in self.guests:
            await guest.hang_up()

    async def one(self, rng: Random) -> None:
        answered = rng.random() < 0.5

        async def timed(kind: str, asks: Callable[[], Awaitable[Any]]) -> None:
            began = time.perf_counter()
            assert await asks() in ("refused" if kind == "refused" else "done", None)
            self.felt[kind].add(answered, time.perf_counter() - began)

        answer = asyncio.create_task(self.ben.says(*next(self.scene.other)) if answered else asyncio.sleep(0, "done"))
        await asyncio.sleep(rng.uniform(0, 0.02))
        quick: list[tuple[str, Callable[[], Awaitable[Any]]]] = [
            ("refused", lambda: self.ann.do("answer", seat=1, question=-1, action=next(iter(VOTES)))),
            ("ping", self.ann.ping),
            ("looks", self.reader.look),
        ]
        for kind, asks in rng.sample(quick, 3):
            await timed(kind, asks)
        await asyncio.gather(
            timed("answers too", lambda: self.ann.says(*next(self.scene.observer))),
            timed("orders", lambda: self.orders.do("order", seat=1)),
            timed("chat", lambda: self.talk.do("chat", text="hello", seat=1)),
            timed("chat elsewhere", lambda: self.elsewhere.do("chat", text="hello")),
        )
        assert await answer == "done"
        await asyncio.sleep(QUIET)


@pytest.mark.parametrize("trials", [40, pytest.param(500, marks=pytest.mark.slow)], ids=["smoke", "all"])
@pytest.mark.parametrize("tempo", TEMPOS.values(), ids=TEMPOS)
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_no_answer_tells_by_its_time_that_somebody_else_has_answered(
    tmp_path: Path, scene: Callable[[House, dict[str, Any]], Scene], tempo: dict[str, Any], trials: int
) -> None:
    async def go(there: Scene) -> dict[str, Felt]:
        rng = Random(4)
        async with Trials(there) as all:
            for _ in range(trials):
                await all.one(rng)
        return all.felt

    with House(tmp_path, "leisurely", preload=shim("slow_sync", tmp_path)) as house:
        there = scene(house, tempo)
        began = there.question()["id"]
        felt = asyncio.run(go(there))
        assert there.question()["id"] == began, "the question is still the same"
        assert not house.errors()
    print(*(f"{kind}: {each}" for kind, each in felt.items()), sep="\n")
    assert felt["chat"].took[False][0] > 0.02, "the disk is not slow"
    assert not [f"{kind}: {each}" for kind, each in felt.items() if each.tells]
