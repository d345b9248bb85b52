"""People who play on whatever happens to the server, and remember what it has promised them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from presidium.bots import find
from presidium.games import find as find_game
from presidium.table.client import Remote
from tests.fire.house import House, headers_of

BOTS = {"goulag": "naive", "politburo": "naive", "kremlin": "careful"}
GONE = (OSError, EOFError, HTTPException, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
"""How a server that is not there looks from outside."""
AGAIN = 0.02


class Player:
    """One person among bots, who answers at random, one command at a time, and sends it again until it is done.

    When a game is over he makes another table.
    """

    def __init__(self, house: House, token: str, game: str, rng: Random, pause: float = 0.0, whence: str = "") -> None:
        self.house, self.token, self.game, self.rng, self.pause = house, token, game, rng, pause
        self.whence = whence
        self.remote = Remote(f"{house.base}/t/-", token)
        self.acknowledged: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.games = 0
        self._sent = 0

    async def play(self) -> None:
        while True:
            try:
                if self.remote.table == "-":
                    await asyncio.to_thread(self._new_table)
                where = f"{self.house.base.replace('http', 'ws', 1)}/api/tables/{self.remote.table}/stream?seat=1"
                where += f"&since={self.remote.n}" if self.remote.n else ""
                headers = headers_of(self.token, self.whence)
                async with connect(where, additional_headers=headers, max_size=None, open_timeout=5) as socket:
                    await self._sit(socket)
            except GONE:
                await asyncio.sleep(AGAIN)

    def _new_table(self) -> None:
        new = {"game": self.game, "seats": 5, "pace": "solo", "bots": [BOTS[self.game]] * 4, "sit": True}
        info = self._made(new)
        self.remote = Remote(f"{self.house.base}/t/{info['id']}", self.token)
        self.remote.seat = 1
        self.pending = {"do": "start", "id": self._id()}

    def _made(self, new: dict[str, Any]) -> dict[str, Any]:
        status, info = self.house.call("POST", "/api/tables", new, self.token, self.whence)
        assert status == 201, info
        return dict(info)

    def _id(self) -> str:
        self._sent += 1
        return f"{self.game}-{id(self)}-{self._sent}"

    async def _sit(self, socket: ClientConnection) -> None:
        """Go on where the line broke off; whatever was promised no answer is said again, by the same id."""
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        else:
            await self._answer(socket)
        async for text in socket:
            self.take_in(json.loads(text))
            if self.remote.info["status"] == "over" and self.pending is None:
                self.remote.table, self.games = "-", self.games + 1
                return
            await asyncio.sleep(self.pause)
            await self._answer(socket)

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            assert self.pending is not None
            assert message["id"] == self.pending["id"]
            self.acknowledged.add(message["id"])
            self.pending = None
        elif message["type"] == "refused":
            raise AssertionError(f"{self.pending} was refused: {message}")
        elif "n" in message:
            known = self.remote.n
            assert message["n"] == known + 1 or not known, f"after message {known} came {message['n']}"
            self.remote.take_in(message)

    async def _answer(self, socket: ClientConnection) -> None:
        question = self.remote.question
        if self.pending is None and question is not None and question.get("options"):
            action = self._choice(question["options"])
            parts = {"seat": 1, "question": question["id"], "action": action}
            self.pending = {"do": "answer", "id": self._id(), **parts}
            await socket.send(json.dumps(self.pending))

    def _choice(self, options: list[str] | int) -> str:
        if isinstance(options, list):
            return self.rng.choice(options)
        sheet = find("random", self.game).choose(self.remote.view(), self.rng)
        return find_game(self.game).notation.print(sheet)


async def until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


def promises(players: Iterable[Player]) -> set[str]:
    return set().union(*(player.acknowledged for player in players))
