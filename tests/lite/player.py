"""Somebody who plays a whole game through a house's messages, as the page does."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import msgspec

from presidium.core import Unreadable
from presidium.lite.house import House

SEATS = {"goulag": 5, "kremlin": 3, "politburo": 5}


class Hasty(asyncio.SelectorEventLoop):
    """An event loop without threads, whose clock jumps to the next timer when there is nothing else to do."""

    def __init__(self, threads: bool = False) -> None:
        super().__init__(_Selector(self))
        self.now = 1_000_000.0
        self.threads = threads
        """True if results may come from threads; the clock then waits a moment for them."""

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        """Runs it at once, as Pyodide's loop does."""
        if self.threads:
            return super().run_in_executor(executor, func, *args)
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class _Selector(selectors.SelectSelector):
    def __init__(self, loop: Hasty) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            return super().select(5)
        found = super().select(min(timeout, 0.005) if self.loop.threads else 0)
        if not found:
            self.loop.now += timeout
        return found


class Player:
    """Plays from seat 1; answers at random, always the same for the same house."""

    def __init__(self, house: House, word: str = "a") -> None:
        """`word` begins the ids of commands: a table does a command of the same id once."""
        self.house = house
        self.ids = (f"{word}{n}" for n in count(1))
        self.rng = Random(7)
        self.said: list[Any] = []
        """Each answer of the house, in order: statuses, bodies, messages."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = b"" if body is None else msgspec.json.encode(body)
        status, _, told = await self.house.ask(method, f"/api{path}", {"content-type": "application/json"}, data)
        answer = msgspec.json.decode(told) if told[:1] in b"[{" else told.decode()
        self.said.append((status, answer))
        assert status < 300, (method, path, status, answer)
        return answer

    async def play(self, game: str, bot: str, longest: int = 3000, **options: Any) -> str:
        """Plays a game against bots to its end; returns the table's id."""
        await self.ask("POST", "/people", {"name": "Vera"})
        bots = [bot] * (SEATS[game] - 1)
        asked = {"game": game, "seats": SEATS[game], "pace": "solo", "bots": bots, "sit": True, "nonce": "n", **options}
        table = await self.ask("POST", "/tables", asked)
        await self.ask("POST", f"/tables/{table['id']}/commands", {"do": "start", "id": next(self.ids)})
        await self.go_on(table["id"], longest)
        return str(table["id"])

    async def go_on(self, table: str, longest: int = 3000) -> bool:
        """Answers until the game is over, or `longest` times; True if it is over."""
        heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        tell = lambda kind, what: heard.put_nowait((kind, what))  # noqa: E731
        self.house.connect(1, f"/api/tables/{table}/stream?seat=1&done=within&question=once", tell)
        question: Any = None
        while True:
            kind, text = await asyncio.wait_for(heard.get(), 600)
            assert kind in ("open", "text"), (kind, text)
            message = msgspec.json.decode(text) if text else {"type": "open"}
            self.said.append(message)
            if message["type"] == "refused":  # the table has gone on meanwhile; the question of now comes with it
                assert message["why"]["id"] == "stale-question", message
            if message.get("table", {}).get("status") == "over":
                self.house.hang_up(1)
                return True
            question = message.get("question") or question
            if question is None:
                continue
            if self.house.hall.rooms[table].newest.question != question["id"]:
                continue  # the table has gone on meanwhile
            if message.get("question") and 1 in question["asked"] and not question.get("answer"):
                longest -= 1
                if longest < 0:
                    self.house.hang_up(1)
                    return False
                move = {"do": "answer", "seat": 1, "question": question["id"], "action": self._choice(table)}
                self.house.say(1, msgspec.json.encode({**move, "id": next(self.ids)}).decode())

    def _choice(self, table: str) -> str:
        """One of the allowed answers, drawn from the table itself; announcements mostly pass."""
        here = self.house.hall.rooms[table].table
        options = here.g.options(1)
        assert options is not None
        with suppress(Unreadable):  # a game without announcements has no such answer
            if here.game.notation.read("pass") in options and self.rng.random() < 0.8:
                return "pass"
        return str(here.game.notation.print(options.sample(self.rng)))
