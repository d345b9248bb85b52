"""What people have to their name: counted when a game is over, written with its end, and only read afterwards."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql

from presidium.bots import person as comrade_of
from presidium.core import view
from presidium.table.disk import is_trouble
from presidium.table.file import ENDINGS, JOURNAL, PLACES, RESULTS, TABLES, UNFINISHED
from presidium.table.journal import as_json, decode_fact
from presidium.table.letters.people import Career, CompanyInfo, FinishedInfo, FinishedSeat, GameCareer
from presidium.table.loading import load
from presidium.table.people import Person
from presidium.table.statements import put
from presidium.table.store import Store
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall

log = logging.getLogger("presidium.table")

PAGE: Final = 100
"""How many finished tables are listed at once."""
COMPANY: Final = 10
"""How many of those somebody has played with."""
AT_ONCE: Final = 1.0
"""For how many seconds at most games that ended before there was any counting are counted in one go."""
OVER: Final = sql.not_(UNFINISHED)
RESULT: Final = put(RESULTS)


def counted(table: Table) -> list[Any]:
    """The statements that keep how a table ended, and what of it counts for whom.

    A game counts that came to its own end from its own beginning; for a person who had one seat there, and not for one
    who passed a device round.
    """
    ended = table.started and table.g.over
    outcome = table.g.public.outcome if ended else None
    told = None if outcome is None else as_json(table.game.codec.encode(outcome))
    deeds = table.game.deeds(view(table.g, None)) if ended and table.game.deeds is not None else {}
    counts = ended and table.opened.begins is None
    rows = []
    for seat, held in table.seats.items():
        if held.open and not held.name:
            continue
        mine = counts and held.person is not None and len(table.seat_of(held.person)) == 1
        done = as_json(dict(deeds.get(seat, Counter()))) if mine else None
        won = None if outcome is None else int(seat in outcome.winners)
        rows.append((table.id, seat, held.person, held.name, held.bot, won, done))
    return [
        put(ENDINGS).values(table_id=table.id, outcome=told),
        (RESULT, rows),
    ]


class Careers:
    """Whoever asks what he has to his name is told out of the file; no game is played again for it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._owed: list[str] | None = None

    @property
    def store(self) -> Store:
        return self.hall.store

    # Games that ended before they were counted

    async def catch_up(self) -> None:
        if self._owed is None:
            known = sql.select(ENDINGS.c.table_id)
            query = sql.select(TABLES.c.id).where(OVER, TABLES.c.id.not_in(known)).order_by(TABLES.c.moved)
            self._owed = [row.id for row in self.store.all(query)]
        until = time.monotonic() + AT_ONCE
        while self._owed and time.monotonic() < until:
            await self._count(self._owed.pop())

    async def _count(self, id: str) -> None:
        try:
            row = self.store.row(id)
            if row is not None:
                loaded = await self.hall.aside(load, self.store, row)
                await self.store.written(*counted(loaded.table), evenly=False)
        except Exception as error:
            if is_trouble(error):
                self._owed = None  # it is found again when the disk is well
                return
            log.error("a table could not be counted: %s", type(error).__name__, extra={"table": id})

    # What is read

    def finished(self, person: Person, first: int = 0) -> tuple[int, list[FinishedInfo]]:
        """How many finished tables this person has sat at or made, and some of them, the latest first."""
        mine = sql.select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.moved, ENDINGS.c.outcome)
        mine = mine.join(PLACES, PLACES.c.table_id == TABLES.c.id)
        mine = mine.join(ENDINGS, ENDINGS.c.table_id == TABLES.c.id, isouter=True)
        mine = mine.where(PLACES.c.person == person.id, OVER)
        total = self.store.one(sql.select(sql.func.count()).select_from(mine.subquery()))[0]
        rows = self.store.all(mine.order_by(TABLES.c.moved.desc(), TABLES.c.id).offset(first).limit(PAGE))
        ids = [row.id for row in rows]
        seats, titles = self._seats(ids, person), self._titles(ids)
        return total, [
            FinishedInfo(
                row.id,
                row.game,
                titles.get(row.id, ""),
                row.status,
                row.moved,
                tuple(seats.get(row.id, ())),
                None if row.outcome is None else msgspec.Raw(row.outcome.encode()),
            )
            for row in rows
        ]

    def _seats(self, ids: list[str], person: Person) -> dict[str, list[FinishedSeat]]:
        found: dict[str, list[FinishedSeat]] = {}
        query = sql.select(RESULTS, TABLES.c.game).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        query = query.where(RESULTS.c.table_id.in_(ids)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
        for row in self.store.all(query):
            who, level = ("", "") if row.bot is None else comrade_of(row.bot, row.game)
            won = None if row.won is None else bool(row.won)
            each = FinishedSeat(
                *(row.seat, "person" if row.bot is None else "bot", row.name, who or None, level),
                *(won, row.person == person.id, row.person is None and row.bot is None),
            )
            found.setdefault(row.table_id, []).append(each)
        return found

    def _titles(self, ids: list[str]) -> dict[str, str]:
        query = sql.select(JOURNAL.c.table_id, JOURNAL.c.fact).where(JOURNAL.c.table_id.in_(ids), JOURNAL.c.seq == 1)
        return {row.table_id: getattr(decode_fact(row.fact), "title", "") for row in self.store.all(query)}

    def career(self, person: Person) -> Career:
        """All that counts for this person."""
        mine = sql.select(RESULTS.c.table_id, RESULTS.c.won, RESULTS.c.deeds, TABLES.c.game, TABLES.c.moved)
        mine = mine.join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        mine = mine.where(RESULTS.c.person == person.id, RESULTS.c.deeds.is_not(None))
        rows = self.store.all(mine.order_by(TABLES.c.moved))
        games: dict[str, list[Any]] = {}
        for row in rows:
            games.setdefault(row.game, []).append(row)
        by_game = tuple(_of_game(game, played) for game, played in sorted(games.items(), key=lambda of: -len(of[1])))
        won = sum(each.won for each in by_game)
        since = rows[0].moved if rows else None
        return Career(len(rows), won, since, by_game, self._company(person))

    def _company(self, person: Person) -> tuple[CompanyInfo, ...]:
        """With whom he has played most: people as they were called when they last met, and comrades."""
        mine = sql.select(RESULTS.c.table_id).where(RESULTS.c.person == person.id, RESULTS.c.deeds.is_not(None))
        others = sql.select(RESULTS, TABLES.c.game).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        others = others.where(RESULTS.c.table_id.in_(mine)).order_by(TABLES.c.moved)
        met: dict[tuple[str, str], CompanyInfo] = {}
        for row in self.store.all(others):
            who = "" if row.bot is None else comrade_of(row.bot, row.game)[0]
            if row.person == person.id or not (row.person or who):
                continue
            key = ("person", row.person) if row.person else ("comrade", who)
            games = met[key].games + 1 if key in met else 1
            met[key] = CompanyInfo(row.name if row.person else "", who or None, games)
        return tuple(sorted(met.values(), key=lambda each: -each.games)[:COMPANY])


def _of_game(game: str, played: list[Any]) -> GameCareer:
    deeds: Counter[str] = Counter()
    for row in played:
        deeds.update(msgspec.json.decode(row.deeds, type=dict[str, int]))
    won = sum(bool(row.won) for row in played)
    return GameCareer(game, len(played), won, {name: n for name, n in deeds.items() if n})
