"""Clients for the load benchmark of our server: six people a table play Kremlin at random, in step with each other.

python ours_clients.py [WISH …] PORT TABLES (a wish as a stream takes it, brief=none); then, a line each: SECONDS RATE
(moves a second and table; 0: as fast as it goes)
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections import deque
from itertools import count
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from presidium.bots import find as find_bot
from presidium.core import CHANCE, Roll, view
from presidium.games import find as find_game

SEATS = 6
PASSES = 0.9  # share of windows passed, as by our random bot


class Question(msgspec.Struct):
    id: int
    asked: tuple[int, ...] = ()
    options: tuple[str, ...] | int | None = None


class Info(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """The fields of a server message that a random player needs."""

    type: str
    question: Question | None = None
    table: Info | str | None = None


read = msgspec.json.Decoder(Message).decode


class Table:
    """A Kremlin table of six simulated people with their sockets."""

    wishes: tuple[str, ...] = ("done=within", "question=once")

    def __init__(self, port: int, tokens: list[str], sheets: list[str], rng: Random, pace: str = "untimed") -> None:
        self.at, self.tokens, self.sheets, self.rng, self.pace = f"127.0.0.1:{port}", tokens, sheets, rng, pace
        self.ids = map(str, count())
        self.sockets: dict[int, ClientConnection] = {}
        self.listening: list[asyncio.Task[None]] = []
        self.questions: dict[int, Question] = {}
        self.news = asyncio.Event()
        self.over = False
        self.unanswered: deque[int] = deque()

    def call(self, path: str, token: str, body: Any) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        with urlopen(Request(f"http://{self.at}/api{path}", json.dumps(body).encode(), headers)) as answer:
            return json.loads(answer.read())

    async def sit(self) -> None:
        await asyncio.to_thread(self._set_up)
        for seat, token in enumerate(self.tokens, 1):
            where = f"ws://{self.at}/api/tables/{self.id}/stream?{'&'.join((f'seat={seat}', *self.wishes))}"
            headers = {"authorization": f"Bearer {token}"}
            self.sockets[seat] = await connect(where, additional_headers=headers, max_size=None, compression=None)
            self.listening.append(asyncio.create_task(self._listen(seat)))
        await self.told(0)
        self.unanswered.extend(self.questions[1].asked)

    def _set_up(self) -> None:
        self.id = self.call("/tables", self.tokens[0], {"game": "kremlin", "seats": SEATS, "pace": self.pace})["id"]
        for token in self.tokens:
            self.call(f"/tables/{self.id}/commands", token, {"do": "sit", "id": next(self.ids)})
        self.call(f"/tables/{self.id}/commands", self.tokens[0], {"do": "start", "id": next(self.ids)})

    async def _listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = read(text)
            assert message.type != "refused", text
            if message.question is not None:
                self.questions[seat] = message.question
            if isinstance(message.table, Info):
                self.over = message.table.status == "over"
            self.news.set()

    async def told(self, question: int) -> None:
        """Waits until every seat has been told of this question, or of the end of the game."""
        while not self.over and not all(
            seat in self.questions and self.questions[seat].id >= question for seat in range(1, SEATS + 1)
        ):
            self.news.clear()
            await self.news.wait()

    async def leave(self) -> None:
        for socket in self.sockets.values():
            await socket.close()
        for task in self.listening:
            task.cancel()

    # Playing

    def choose(self, options: tuple[str, ...]) -> str:
        """Returns a random answer, in windows mostly a pass, because else all points would be declared in a year."""
        lets_it_be = "pass" in options and "waive" in options and self.rng.random() < PASSES
        return "pass" if lets_it_be else self.rng.choice(options)

    async def move(self) -> bool:
        """Sends the answer of one seat. True if it was the last answer, after which the game went on."""
        seat = self.unanswered.popleft()
        question = self.questions[seat]
        options = question.options
        action = self.sheets[seat - 1] if isinstance(options, int) else self.choose(options or ("",))
        parts = {"do": "answer", "id": next(self.ids), "seat": seat, "question": question.id, "action": action}
        await self.sockets[seat].send(json.dumps(parts))
        if self.unanswered:
            return False
        await self.told(question.id + 1)
        self.unanswered.extend(self.questions[1].asked)
        return True

    async def fall_out_of_step(self) -> None:
        """Answers for some seats, so that tables that started together are not all at the same point of a question."""
        for _ in range(self.rng.randrange(len(self.unanswered))):
            await self.move()
        await asyncio.sleep(1)  # until the server has sent all results

    async def play(self, until: float, rate: float, results: Results) -> None:
        if rate:
            await asyncio.sleep(self.rng.random() / rate)
        while time.perf_counter() < until:
            began = time.perf_counter()
            step = await self.move()
            results.moves += 1
            if step:
                results.took.append(1000 * (time.perf_counter() - began))
            if self.over:
                await self.again()
            if rate:
                await asyncio.sleep(max(0.0, 1 / rate - (time.perf_counter() - began)))

    async def again(self) -> None:
        await self.leave()
        self.__init__(int(self.at.split(":")[1]), self.tokens, self.sheets, self.rng)  # type: ignore[misc]
        await self.sit()


class Results:
    def __init__(self) -> None:
        self.moves = 0
        self.took: list[float] = []


def sheets(rng: Random) -> list[str]:
    """Returns a sheet for each seat, as careful bots write it."""
    game = find_game("kremlin")
    g = game.new(SEATS)
    while isinstance(question := g.question(), Roll):
        g.apply(CHANCE, question.outcomes.actions[0])
    bot = find_bot("careful", "kremlin")
    return [game.notation.print(bot.choose(view(g, seat), rng)) for seat in g.asked()]


def be_people(port: int) -> list[str]:
    """Registers six people; returns their tokens."""
    tokens = []
    for number in range(SEATS):
        body = json.dumps({"name": f"Player {number}"}).encode()
        with urlopen(Request(f"http://127.0.0.1:{port}/api/people", body)) as answer:
            tokens.append(json.loads(answer.read())["token"])
    return tokens


async def main() -> None:
    port, tables = map(int, sys.argv[-2:])
    Table.wishes += tuple(sys.argv[1:-2])
    rng = Random(1)
    tokens, filled = be_people(port), sheets(rng)
    all_tables = [Table(port, tokens, filled, Random(rng.random())) for _ in range(tables)]
    for at in range(0, tables, 20):
        await asyncio.gather(*(table.sit() for table in all_tables[at : at + 20]))
    gc.freeze()
    gc.disable()  # a pause for garbage collection would distort the times
    print(json.dumps({"ready": tables}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        seconds, rate = map(float, line.split())
        if rate:
            await asyncio.gather(*(table.fall_out_of_step() for table in all_tables))
        results = Results()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(until, rate, results) for table in all_tables))
        print(json.dumps({"moves": results.moves, "steps": len(results.took), "took": results.took}), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
