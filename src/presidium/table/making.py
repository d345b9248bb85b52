"""A new table: where somebody asked for one, or the same people want another game."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sql

from presidium.bots import must_sit
from presidium.core import Game, Player, Refused, refusal
from presidium.core.record import read
from presidium.games import find
from presidium.table import beginning, journal, moments, wire
from presidium.table.beginning import led_to
from presidium.table.file import PLACES, TABLES
from presidium.table.journal import Fact
from presidium.table.outbox import Outbox
from presidium.table.pacing import tempo_of
from presidium.table.people import Person
from presidium.table.room import Room
from presidium.table.sofa import new_code
from presidium.table.table import Table
from presidium.table.tempo import Tempo
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.hall import Hall


class Making:
    """Whoever made a table has a place there, and is its host."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def new(self, new: wire.NewTable, person: Person) -> Room:
        game = find(new.game)
        begins = None if new.begins is None else await self._beginning(new, game)
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

    async def _beginning(self, new: wire.NewTable, game: Game) -> journal.Begins:
        """Where its game begins; Refused if that is no place to begin, or not in such a game."""
        assert new.begins is not None
        if new.begins.position:
            begins = await self.hall.aside(beginning.of_position, new.begins.position, game)
            await self.hall.what_ifs.try_out(read(begins.record, find), self.hall.limits.what_if_seconds)
        else:
            table = self.hall.room(new.begins.table).table
            begins = await self.hall.aside(moments.begins_at, self.hall.store, table, new.begins.moment)
        rules = led_to(begins.record).rules
        others = new.options and game.rules(new.seats, new.options) != rules
        if (rules.game, rules.seats) != (game.name, new.seats) or others:
            raise Refused(refusal("begins-otherwise", game=rules.game, seats=rules.seats))
        return begins

    def _bots(self, game: str, bots: dict[Player, str]) -> list[Fact]:
        for bot in bots.values():
            must_sit(bot, game)
        return [journal.Filled(seat, bot) for seat, bot in bots.items()]

    async def again(self, table: Table, person: Person) -> str:
        """The same people, bots and options."""
        opened = table.opened
        facts: list[Fact] = []
        for seat, held in table.seats.items():
            if held.bot is not None:
                facts.append(journal.Filled(seat, held.bot))
            elif held.person is not None and not self.hall.others.blocks(person.id, held.person):
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
        code = new_code(self.hall.store, today) if sofa else ""
        said = listed, title, advice, begins, code
        fact = journal.Opened(game, seats, chosen, tempo, host.id, seed.commitment, version, *said)
        entries = [table.add(each, now, 1, host.id) for each in (fact, *map(self.hall.permanent.marked, facts))]
        row = {"id": table.id, "game": game, "seed": seed.seed, "salt": seed.salt, "sofa": code or None}
        people = {fact.person for fact in facts if isinstance(fact, journal.Sat)} | {host.id}
        await self.hall.store.written(
            *(() if self.hall.share is None else (self.hall.share.made(table.id),)),
            sql.insert(TABLES).values(**row, listed=int(listed), status="open", since=today, moved=today),
            *(sql.insert(PLACES).values(table_id=table.id, person=person) for person in sorted(people)),
            self.hall.store.append(table.id, entries),
        )
        room = Room(self.hall, table, Outbox({}))
        self.hall.rooms[table.id] = room
        return room
