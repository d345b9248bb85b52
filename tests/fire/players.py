"""People who play on whatever happens to the server, and remember what it has promised them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from http.client import HTTPException
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from presidium.bots import find
from presidium.client.remote import Remote
from presidium.games import find as find_game
from tests.fire.history import History
from tests.fire.house import House, headers_of

BOTS = {"goulag": "naive", "politburo": "naive", "kremlin": "careful"}
GONE = (OSError, EOFError, HTTPException, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
"""How a server that is not there looks from outside."""
AGAIN = 0.02


class Player:
    """One person among bots, who answers at random, one command at a time, and sends it again until it is done.

    When a game is over he makes another table.
    """

    ping: float = 20.0
    """How long the house may say nothing."""

    def __init__(self, house: House, token: str, game: str, rng: Random, pause: float = 0.0, whence: str = "") -> None:
        self.house, self.token, self.game, self.rng, self.pause = house, token, game, rng, pause
        self.whence = whence
        self.remote = Remote(f"{house.base}/t/-", token)
        self.seat = 1
        self.history = History(f"{game}-{id(self)}")
        self.acknowledged: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.games = 0
        self._sent = 0

    @property
    def histories(self) -> list[History]:
        return [self.history]

    def __str__(self) -> str:
        """Where the player is, for a message when a wait fails."""
        last = [str(each)[:200] for each in self.history.happened[-3:]]
        return f"{self.history.who} at {self.remote.table}, to be said {self.pending}, {last}"

    async def play(self) -> None:
        while True:
            try:
                if self.remote.table == "-":
                    await self._come()
                self.history.opens(self.remote.table, self.seat, self.remote.n or None)
                where = stream_of(self.house.somewhere(self.rng), self.remote.table, self.seat, self.remote.n)
                headers = headers_of(self.token, self.whence)
                patience = {"ping_interval": self.ping, "ping_timeout": self.ping, "open_timeout": 5}
                async with connect(where, additional_headers=headers, max_size=None, **patience) as socket:
                    await self._sit(socket)
            except GONE:
                await asyncio.sleep(AGAIN)

    async def _come(self) -> None:
        await asyncio.to_thread(self._new_table)

    def _new_table(self) -> None:
        new = {"game": self.game, "seats": 5, "pace": "solo", "bots": [BOTS[self.game]] * 4, "sit": True}
        info = self._made(new)
        self.remote = Remote(f"{self.house.base}/t/{info['id']}", self.token)
        self.remote.seat = self.seat
        self.pending = {"do": "start", "id": self._id()}

    def _made(self, new: dict[str, Any]) -> dict[str, Any]:
        status, info = self._asked("POST", "/api/tables", new)
        assert status == 201, info
        return dict(info)

    def _asked(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        base = self.house.somewhere(self.rng)
        return self.house.call(method, path, body, self.token, self.whence, base=base)

    def _id(self) -> str:
        self._sent += 1
        return f"{self.history.who}-{self._sent}"

    async def _sit(self, socket: ClientConnection) -> None:
        """Go on where the line broke off; whatever was promised no answer is said again, by the same id."""
        if self.pending is not None:
            await self._send(socket)
        else:
            await self._answer(socket)
        async for text in socket:
            self.take_in(self.history.hears(str(text)))
            if self.remote.info["status"] == "over" and self.pending is None:
                self.remote.table, self.games = "-", self.games + 1
                return
            await asyncio.sleep(self.pause)
            await self._answer(socket)

    async def _send(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        self.history.sends(self.remote.table, self.pending)
        await socket.send(json.dumps(self.pending))

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
        if self.pending is None and question is not None and question.get("options") and self._speaks(question):
            action = self._choice(question["options"])
            parts = {"seat": self.seat, "question": question["id"], "action": action}
            self.pending = {"do": "answer", "id": self._id(), **parts}
            await self._send(socket)

    def _speaks(self, question: dict[str, Any]) -> bool:
        """Once a question: what is sealed may lie there for a while, and to say it again can come too late."""
        return question["answer"] is None

    def _choice(self, options: list[str] | int) -> str:
        if isinstance(options, list):
            return self.rng.choice(options)
        sheet = find("random", self.game).choose(self.remote.view(), self.rng)
        return find_game(self.game).notation.print(sheet)


def stream_of(base: str, table: str, seat: int | None, since: int) -> str:
    asked = [*([] if seat is None else [f"seat={seat}"]), *([f"since={since}"] if since else [])]
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/stream?{'&'.join(asked)}"


async def until(holds: Callable[[], bool], seconds: float = 60.0, why: Callable[[], str] = lambda: "") -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"it never came {why()}"
        await asyncio.sleep(0.01)


@asynccontextmanager
async def at_play(players: Iterable[Playing]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """They play as long as this lasts."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    yield tasks
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Playing(Protocol):
    """One player, or several at a table of theirs."""

    @property
    def acknowledged(self) -> set[str]: ...

    @property
    def games(self) -> int: ...

    @property
    def histories(self) -> list[History]: ...

    async def play(self) -> None: ...


def promises(players: Iterable[Playing]) -> set[str]:
    return set().union(*(player.acknowledged for player in players))
