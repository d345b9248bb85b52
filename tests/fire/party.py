"""A table of several people whatever happens to the server: who play, who talk, and who look on. Each has a history."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from presidium.client.remote import Remote
from tests.fire.history import History
from tests.fire.house import House
from tests.fire.players import AGAIN, BOTS, GONE, Player, stream_of

SEATS = 5


class Party:
    """It plays game after game, all of them at the same table; to a test it is like one player."""

    def __init__(self, house: House, game: str, rng: Random, people: int = 3) -> None:
        self.house, self.game, self.rng = house, game, rng
        tokens = [house.welcome(f"Comrade {seat}") for seat in range(1, people + 1)]
        self.comrades = [Comrade(self, token, seat) for seat, token in enumerate(tokens, 1)]
        self.watcher = Watcher(self)
        self.gossip = Gossip(self, house.welcome("Gossip"))
        self.tables: list[str] = []
        """Those there have been; at the last one they are now."""

    @property
    def acknowledged(self) -> set[str]:
        return set().union(*(each.acknowledged for each in self.comrades))

    @property
    def games(self) -> int:
        return min(each.games for each in self.comrades)

    @property
    def histories(self) -> list[History]:
        return [each.history for each in (*self.comrades, self.watcher, self.gossip)]

    def __str__(self) -> str:
        return "; ".join(map(str, self.comrades))

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for each in (*self.comrades, self.watcher, self.gossip):
                group.create_task(each.play())

    async def table(self, number: int) -> str:
        """The one at which this game is played, as soon as there is one."""
        while len(self.tables) <= number:
            await asyncio.sleep(AGAIN)
        return self.tables[number]


class Comrade(Player):
    """The first of them makes the table and begins; all talk now and then, and change their minds before it is late."""

    def __init__(self, party: Party, token: str, seat: int) -> None:
        super().__init__(party.house, token, party.game, Random(party.rng.random()))
        self.party, self.seat = party, seat
        self._answered, self._said = -1, ""

    async def _come(self) -> None:
        if self.seat == 1 and len(self.party.tables) == self.games:
            new = {"game": self.game, "seats": SEATS, "pace": "untimed", "sit": True}
            info = await asyncio.to_thread(self._made, new)
            self.party.tables.append(info["id"])
        table = await self.party.table(self.games)
        if self.seat > 1:
            await post(self, table, {"do": "sit", "id": self._id(), "seat": self.seat, "nonce": self._id()})
        else:
            await until_all_sit(self, table, len(self.party.comrades))
            await post(self, table, {"do": "fill", "id": self._id(), "bot": BOTS[self.game]})
            await post(self, table, {"do": "start", "id": self._id()})
        self.remote = Remote(f"{self.house.base}/t/{table}", self.token)
        self.remote.seat, self._answered = self.seat, -1

    def _made(self, new: dict[str, Any]) -> dict[str, Any]:
        status, info = self._asked("POST", "/api/tables", new)
        if status >= 500:
            raise ConnectionError
        assert status == 201, info
        return dict(info)

    def take_in(self, message: dict[str, Any]) -> None:
        """Whom a server without its disk has refused comes again with the same; other refusals are as they should be:
        somebody has been faster."""
        if message["type"] != "refused":
            super().take_in(message)
        elif message["why"]["id"].startswith("disk-"):
            raise ConnectionError
        else:
            self.pending = None

    async def _answer(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            return
        if self.rng.random() < 0.1 and self.remote.info:
            self.pending = {"do": "chat", "id": self._id(), "text": f"Comrades! {self._id()}", "seat": self.seat}
            await self._send(socket)
        else:
            await super()._answer(socket)

    def _speaks(self, question: dict[str, Any]) -> bool:
        return question["id"] != self._answered or self.rng.random() < 0.05

    def _choice(self, options: list[str] | int) -> str:
        """Who changes his mind says something else: the same again would leave nothing behind."""
        again = self.remote.question is not None and self.remote.question["id"] == self._answered
        others = [each for each in options if each != self._said] if again and isinstance(options, list) else []
        self._said = super()._choice(others or options)
        assert self.remote.question is not None
        self._answered = self.remote.question["id"]  # before it leaves: a line that breaks then has perhaps taken it
        return self._said


class Watcher:
    """Nobody in particular: he looks on, goes on where his line broke off, and sometimes begins anew."""

    def __init__(self, party: Party) -> None:
        self.party, self.rng = party, Random(party.rng.random())
        self.history = History(f"watcher-{id(self)}")

    async def play(self) -> None:
        number = 0
        while True:
            await self._watch(await self.party.table(number))
            number += 1

    async def _watch(self, table: str) -> None:
        n, over = 0, False
        while not over:
            since = n if self.rng.random() < 0.7 else 0
            self.history.opens(table, None, since or None)
            try:
                where = stream_of(self.party.house.somewhere(self.rng), table, None, since)
                async with connect(where, max_size=None, open_timeout=5) as socket:
                    async for text in socket:
                        message = self.history.hears(str(text))
                        n = message.get("n", n)
                        over = message.get("table", {}).get("status") == "over"
                        if over:
                            break
            except GONE:
                await asyncio.sleep(AGAIN)


class Gossip:
    """She talks among those who watch, which no seat may hear before the end; by HTTP, to whichever address."""

    def __init__(self, party: Party, token: str) -> None:
        self.party, self.token = party, token
        self.house, self.rng = party.house, Random(party.rng.random())
        self.history = History(f"gossip-{id(self)}")
        self._said = 0

    async def play(self) -> None:
        await self.party.table(0)
        while True:
            self._said += 1
            id = f"{self.history.who}-{self._said}"
            await post(self, self.party.tables[-1], {"do": "chat", "id": id, "text": f"I have heard {id}"})
            await asyncio.sleep(self.rng.uniform(0.1, 0.5))


async def post(who: Comrade | Gossip, table: str, command: dict[str, Any]) -> None:
    """Until it is done, or refused for good."""
    while True:
        who.history.sends(table, command)
        base = who.house.somewhere(who.rng)
        try:
            path = f"/api/tables/{table}/commands"
            status, _ = await asyncio.to_thread(who.house.call, "POST", path, command, who.token, base=base)
        except GONE:
            await asyncio.sleep(AGAIN)
            continue
        who.history.is_answered(command["id"], status == 200)
        if status < 500:
            return
        await asyncio.sleep(AGAIN)


async def until_all_sit(who: Comrade, table: str, count: int) -> None:
    while True:
        status, hello = await asyncio.to_thread(who._asked, "GET", f"/api/tables/{table}")
        if status == 200 and sum(bool(seat["name"]) for seat in hello["table"]["seats"]) == count:
            return
        await asyncio.sleep(AGAIN)
