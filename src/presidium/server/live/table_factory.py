"""Creates tables, on request or as a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol

from presidium.bots import must_sit
from presidium.core import Game, Player, Refused, refusal
from presidium.games import find
from presidium.server.archive import moments
from presidium.server.archive.whatif import WhatIfRunner
from presidium.server.base.peers import Ownership
from presidium.server.base.tempo import Tempo
from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Fact
from presidium.server.domain.start_position import led_to
from presidium.server.domain.table import Table
from presidium.server.live.room import Room
from presidium.server.live.services import Services
from presidium.server.people import repository
from presidium.server.people.repository import Person
from presidium.server.people.sofa import new_code
from presidium.server.protocol import commands
from presidium.server.protocol.requested_tempo import tempo_of
from presidium.server.render.outbox import Outbox
from presidium.server.storage.table_lists import new_table
from presidium.text.plain import plain


class TableFactoryServices(Services, Protocol):
    """The services that `TableFactory` needs to create tables."""

    rooms: dict[str, Room]
    ownership: Ownership | None
    new_seed: Callable[[], Seed]
    what_ifs: WhatIfRunner

    async def room(self, id: str) -> Room:
        """Returns a table's room, loaded if it is not in memory."""


class TableFactory:
    """Creates tables. The person who creates a table is its host."""

    def __init__(self, hall: TableFactoryServices) -> None:
        self.hall = hall

    async def new(self, new: commands.NewTable, person: Person) -> Room:
        game = find(new.game)
        begins = None if new.begins is None else await self._beginning(new, game, person)
        rules = game.rules(new.seats, new.options) if begins is None else led_to(begins.record).rules
        tempo = tempo_of(new)
        if new.sofa and new.pace not in ("live", "untimed"):
            raise Refused(refusal("sofa-not-by-mail" if new.pace == "mail" else "sofa-is-for-people"))
        if len(new.bots) + new.sit > new.seats:
            raise Refused(refusal("too-many-bots", seats=new.seats))
        chosen = dict(rules.chosen)
        facts: list[Fact] = []
        if new.sit:
            facts.append(journal.Sat(1, person.id, person.name, new.nonce))
        first = new.seats - len(new.bots) + 1
        facts += self._bots(game.name, {first + at: bot for at, bot in enumerate(new.bots)})
        said = new.listed, plain(new.title), new.advice
        return await self._open(game.name, new.seats, chosen, tempo, person, *said, facts, begins, sofa=new.sofa)

    async def _beginning(self, new: commands.NewTable, game: Game, person: Person) -> journal.Begins:
        """Returns a new table's start position, from a text or a finished game. Refused if it does not fit the game."""
        assert new.begins is not None
        if new.begins.position:
            seconds = self.hall.limits.what_if_seconds
            begins = await self.hall.what_ifs.from_position(new.begins.position, game.name, seconds, person.id)
            await self.hall.background.run_in_thread(led_to, begins.record)  # cached, so it is not replayed below
        else:
            table = (await self.hall.room(new.begins.table)).table
            begins = await self.hall.background.run_in_thread(
                moments.begins_at, self.hall.store, table, new.begins.moment
            )
        rules = led_to(begins.record).rules
        others = new.options and game.rules(new.seats, new.options) != rules
        if (rules.game, rules.seats) != (game.name, new.seats) or others:
            raise Refused(refusal("begins-otherwise", game=rules.game, seats=rules.seats))
        return begins

    def _bots(self, game: str, bots: dict[Player, str]) -> list[Fact]:
        for bot in bots.values():
            must_sit(bot, game)
        return [journal.Filled(seat, bot) for seat, bot in bots.items()]

    async def again(self, table: Table, person: Person, here: frozenset[str | None]) -> str:
        """Creates a rematch with the same people, bots and options; on a shared device only with the people `here`."""
        opened = table.opened
        facts: list[Fact] = []
        for seat, held in table.seats.items():
            if held.bot is not None:
                facts.append(journal.Filled(seat, held.bot))
            elif opened.sofa and held.person not in here:
                continue  # their device is gone, so the seat stays free
            elif held.person is not None and not await self.hall.blocklists.blocks(person.id, held.person):
                facts.append(journal.Sat(seat, held.person, held.name, portrait=held.portrait, program=held.program))
        room = await self._open(
            *(opened.game, opened.seats, opened.chosen, opened.tempo, person),
            *(opened.listed, opened.title, opened.advice, facts),
            sofa=bool(opened.sofa),
        )
        return room.table.id

    async def _open(
        self,
        game: str,
        seats: int,
        chosen: dict[str, str],
        tempo: Tempo,
        host: Person,
        listed: bool,
        title: str,
        advice: bool,
        facts: list[Fact],
        begins: journal.Begins | None = None,
        sofa: bool = False,
    ) -> Room:
        seed = self.hall.new_seed()
        table = Table(secrets.token_urlsafe(9), seed)
        now, today = self.hall.clock(), self.hall.wall()
        version = find(game).rules_version
        code = await self.hall.store.read(new_code, self.hall.store, today) if sofa else ""
        said = listed, title, advice, begins, code
        fact = journal.Opened(game, seats, chosen, tempo, host.id, seed.commitment, version, *said)
        marked = await self.hall.hosted_bots.marked(facts)
        entries = [table.add(each, now, 1, host.id) for each in (fact, *marked)]
        row = {"id": table.id, "game": game, "seed": seed.seed, "salt": seed.salt, "sofa": code or None}
        people = {fact.person for fact in facts if isinstance(fact, journal.Sat)} | {host.id}
        await self.hall.store.written(
            repository.held(host.id),
            *(() if self.hall.ownership is None else (self.hall.ownership.made(table.id),)),
            *new_table({**row, "listed": int(listed)}, today, people),
            self.hall.store.append(table.id, entries),
        )
        room = Room(self.hall, table, Outbox({}))
        self.hall.rooms[table.id] = room
        return room
