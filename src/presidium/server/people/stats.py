"""Statistics of players. Results are stored when a game ends, so that reading statistics replays no games."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium.bots import person as comrade_of
from presidium.server.base.background import Background
from presidium.server.base.peers import Owning
from presidium.server.domain.journal import decode_fact
from presidium.server.people.repository import Person
from presidium.server.persistence.loader import load
from presidium.server.persistence.projections import counted
from presidium.server.protocol.http.people import Career, CompanyInfo, FinishedInfo, FinishedSeat, GameCareer
from presidium.server.storage.disk_health import is_trouble
from presidium.server.storage.store import Store
from presidium.server.storage.tables import ENDINGS, JOURNAL, PLACES, RESULTS, TABLES, UNFINISHED

log = logging.getLogger("presidium.table")

TABLES_PER_PAGE: Final = 100
"""Number of finished tables on one page of the list."""
MAX_COMPANY: Final = 10
"""Maximum number of frequent fellow players in a person's statistics."""
COUNTING_S: Final = 1.0
"""Seconds that one call of `catch_up` may spend on games from versions that stored no results."""
OVER: Final = sql.not_(UNFINISHED)


class Stats:
    """Reads statistics from stored results, without replaying games."""

    def __init__(self, store: Store, background: Background, owning: Owning) -> None:
        """`owning` is a lock that keeps other workers from a table while its result is counted."""
        self.store = store
        self.background = background
        self.owning = owning
        self._owed: list[str] | None = None

    # Results of games that ended before results were stored

    async def catch_up(self) -> None:
        """Stores the results of games that ended under a version that stored no results."""
        if self._owed is None:
            known = sql.select(ENDINGS.c.table_id)
            query = sql.select(TABLES.c.id).where(OVER, TABLES.c.id.not_in(known)).order_by(TABLES.c.moved)
            self._owed = [row.id for row in await self.store.rows(query)]
        until, owed, others = time.monotonic() + COUNTING_S, self._owed, list[str]()
        while owed and time.monotonic() < until:
            async with self.owning(owed[-1]) as ours:
                id = owed.pop()
                if ours:
                    await self._count(id)
                else:
                    others.append(id)
        owed[:0] = others  # another worker has them now; the last to be tried again

    async def _count(self, id: str) -> None:
        try:
            row = await self.store.read(self.store.row, id)
            if row is not None:
                loaded = await self.background.run_chore(load, self.store, row)
                await self.store.written(*counted(loaded.table), padded=False)
        except Exception as error:
            if is_trouble(error):
                self._owed = None  # the table is selected again when the disk works
                return
            log.error("a table could not be counted: %s", type(error).__name__, extra={"table": id})

    # Reading

    def finished(self, person: Person, first: int = 0) -> tuple[int, list[FinishedInfo]]:
        """Returns how many finished tables a person has sat at or made, and one page of these tables from number
        `first` on, the latest first."""
        mine = sql.select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.moved, ENDINGS.c.outcome)
        mine = mine.join(PLACES, PLACES.c.table_id == TABLES.c.id)
        mine = mine.join(ENDINGS, ENDINGS.c.table_id == TABLES.c.id, isouter=True)
        mine = mine.where(PLACES.c.person == person.id, OVER)
        total = self.store.one(sql.select(sql.func.count()).select_from(mine.subquery()))[0]
        rows = self.store.all(mine.order_by(TABLES.c.moved.desc(), TABLES.c.id).offset(first).limit(TABLES_PER_PAGE))
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
        """Returns the people and bots that a person has played with most, named as in their last game together."""
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
        return tuple(sorted(met.values(), key=lambda each: -each.games)[:MAX_COMPANY])


def _of_game(game: str, played: list[Any]) -> GameCareer:
    deeds: Counter[str] = Counter()
    for row in played:
        deeds.update(msgspec.json.decode(row.deeds, type=dict[str, int]))
    won = sum(bool(row.won) for row in played)
    return GameCareer(game, len(played), won, {name: n for name, n in deeds.items() if n})
