"""How long tables are kept, and what is left of one that was removed: nothing."""

from __future__ import annotations

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.persistence.retention import DAY_S, Keeps
from presidium.server.storage.house_clock import OVERDUE_S
from presidium.server.storage.tables import REPORTS, TABLES, metadata
from tests.server.house import At, House


def tidied(house: House) -> None:
    for _ in range(3):
        house.run(house.hall.tidy())
        house.now += OVERDUE_S


def is_there(at: At) -> bool:
    return at.id in {row.id for row in at.house.store.all(sql.select(TABLES.c.id))}


def test_a_host_says_how_long_finished_and_idle_tables_are_kept(house: House) -> None:
    finished, idle = house.table(people=0, pace="bots"), house.table(people=2)
    house.hall.retention.keeps = Keeps(idle=10 * DAY_S, finished=5 * DAY_S)
    house.now += 4 * DAY_S
    tidied(house)
    assert (is_there(finished), is_there(idle)) == (True, True)
    house.now += 2 * DAY_S
    tidied(house)
    assert (is_there(finished), is_there(idle)) == (False, True)
    house.now += 5 * DAY_S
    tidied(house)
    assert not is_there(idle)


def test_tables_that_never_began_can_be_kept_for_ever(house: House) -> None:
    waiting = house.open(sit=True)
    house.hall.retention.keeps = Keeps(unstarted=None)
    house.now += 1000 * DAY_S
    tidied(house)
    assert is_there(waiting)


def test_nothing_is_left_of_a_table_that_was_removed(house: House) -> None:
    at, other = house.table(people=0, pace="bots"), house.table(people=2)
    house.run(house.hall.tidy())
    house.run(house.hall.retention.remove(at.id))
    for table in metadata.tables.values():
        if "table_id" in table.c and table is not REPORTS:
            assert not house.store.all(sql.select(table).where(table.c.table_id == at.id)), table.name
    assert not is_there(at)
    assert is_there(other)


def test_who_has_something_under_way_at_a_table_that_is_removed_is_refused(house: House) -> None:
    at = house.table(people=2)
    room = at.room
    house.run(house.hall.retention.remove(at.id))
    with pytest.raises(Refused, match="no-such-table"):
        house.run(room.apply_facts())
    house.run(room.save())
    assert house.store.journal(at.id) == []
    assert house.store.snapshot(at.id) is None
