"""The clock on the wall jumps: games go on by the house's, and nothing is thrown away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from presidium.core import AskAll, Refused
from presidium.server.persistence.retention import UNSTARTED_S
from presidium.server.protocol import commands
from presidium.server.storage.house_clock import OVERDUE_S, house_clock, kept
from presidium.server.storage.opening import open_store
from presidium.server.storage.store import Store
from presidium.server.storage.tables import LINKS
from tests.server.house import At, House

pytestmark = pytest.mark.ci

HOUR, WEEK, YEAR = 3600.0, 7 * 86400.0, 365 * 86400.0
JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR, 10 * YEAR, -10 * YEAR, 4.0, -4.0])


class Machine:
    """A computer with both its clocks in our hand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wall = 1_000_000.0
        self.steady = 500.0

    def open(self) -> None:
        self.clock = house_clock(self.store, lambda: self.wall, lambda: self.steady)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def look(self) -> None:
        """What the house writes down now and then, and when it closes."""
        self.store.write(kept(self.clock(), self.wall)).result()

    def boots(self) -> None:
        self.steady = 3.0


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    store = open_store(tmp_path)
    machine = Machine(store)
    machine.open()
    yield machine
    store.close()


# The house's clock


@JUMPS
def test_it_does_not_jump_with_the_wall(machine: Machine, jump: float) -> None:
    begun = machine.clock()
    assert begun == machine.wall
    machine.passes(10)
    machine.wall += jump
    assert machine.clock() == begun + 10
    machine.passes(10)
    machine.wall -= jump
    assert machine.clock() == begun + 20


@JUMPS
def test_it_goes_on_after_a_restart_whatever_happened_to_the_wall_before(machine: Machine, jump: float) -> None:
    machine.passes(10)
    machine.wall += jump
    machine.passes(10)
    before = machine.clock()
    machine.look()
    machine.boots()
    machine.open()
    assert machine.clock() == before


def test_while_the_house_is_closed_time_goes_by(machine: Machine) -> None:
    machine.look()
    before = machine.clock()
    machine.passes(HOUR)
    machine.open()
    assert machine.clock() == before + HOUR


def test_what_passed_between_the_last_look_and_a_crash_has_passed(machine: Machine) -> None:
    machine.look()
    machine.passes(25)
    before = machine.clock()
    machine.boots()
    machine.open()
    assert machine.clock() == before


def test_it_never_goes_back_from_start_to_start(machine: Machine) -> None:
    """A machine without a clock of its own starts in 1970, and is put right a minute later."""
    machine.look()
    before, today = machine.clock(), machine.wall
    machine.wall = 0.0
    machine.boots()
    machine.open()
    assert machine.clock() == before
    machine.passes(60)
    machine.wall = today + HOUR
    assert machine.clock() == before + 60


@JUMPS
def test_nor_where_the_house_is_killed_before_it_looks(machine: Machine, jump: float) -> None:
    """The wall jumps while it is closed, and is put right after the crash."""
    machine.look()
    machine.wall += jump
    machine.open()
    before = machine.clock()
    machine.wall -= jump
    machine.open()
    assert machine.clock() >= before


# Games


@JUMPS
def test_windows_and_decisions_close_in_their_time(house: House, jump: float) -> None:
    at = house.table(people=5, pace="live", decision=90.0)
    question = at.table.question
    house.tick(30)
    house.wall_ahead += jump
    house.tick(59)
    assert at.table.question == question
    house.tick(2)
    assert at.table.question == question + 1


@JUMPS
def test_they_do_after_a_restart_too(house: House, jump: float) -> None:
    at = house.table(people=5, pace="live", decision=90.0)
    question = at.table.question
    house.tick(30)
    house.wall_ahead += jump
    house.restart()
    house.tick(59)
    assert at.table.question == question
    house.tick(2)
    assert at.table.question == question + 1


def test_a_table_whose_house_has_lost_a_moment_goes_on(house: House) -> None:
    """It was asked later than it is now by the house's clock; nobody waits for that moment to come again."""
    at = house.table("politburo", pace="solo")
    sealed = 0
    for _ in range(12):
        question, asked = at.table.question, at.table.at
        house.now -= 20
        house.restart(graceful=False)
        sealed += isinstance(at.table.g.question(), AskAll)
        at.answer(1, at.options(1)[0])
        assert at.table.question > question
        assert at.table.at >= asked
    assert sealed


# Nothing is thrown away


def forgotten(at: At) -> bool:
    try:
        return at.room is None
    except Refused:
        return True


def looks(house: House, seconds: float, step: float = 30.0) -> None:
    """The house tidies up every half a minute."""
    for _ in range(int(seconds / step)):
        house.tick(step)
        house.run(house.hall.tidy())


@pytest.mark.parametrize("jump", [WEEK, 10 * YEAR])
def test_a_clock_that_is_wrong_for_a_while_deletes_no_table_and_no_link(house: House, jump: float) -> None:
    at = house.open()
    row = {"hash": "x", "person": "p", "until": house.now + 86400}
    house.run(house.store.written(sql.insert(LINKS).values(**row)))
    for _ in range(3):
        house.wall_ahead += jump
        looks(house, OVERDUE_S - 60)
        house.wall_ahead -= jump
        looks(house, 60)
    assert not forgotten(at)
    assert [row.hash for row in house.store.all(sql.select(LINKS))] == ["x"]


def test_what_is_overdue_for_good_goes(house: House) -> None:
    at, row = house.open(), {"hash": "x", "person": "p", "until": house.now + 86400}
    house.run(house.store.written(sql.insert(LINKS).values(**row)))
    house.now += UNSTARTED_S
    looks(house, OVERDUE_S - 30)
    assert not forgotten(at)
    looks(house, 90)
    assert forgotten(at)
    assert house.store.all(sql.select(LINKS)) == []


def test_a_start_with_a_wrong_clock_deletes_nothing_either(house: House) -> None:
    at = house.open()
    house.wall_ahead = YEAR
    house.restart()
    looks(house, 300)
    house.wall_ahead = 0
    looks(house, 2 * OVERDUE_S)
    assert not forgotten(at)


def test_a_table_somebody_waits_at_is_not_forgotten(house: House) -> None:
    at = house.open()
    at.do("Ann", commands.Sit)
    ann = at.listen("Ann", 1)
    house.now += 2 * UNSTARTED_S
    looks(house, 2 * OVERDUE_S)
    assert not forgotten(at)
    at.hang_up(ann)
    looks(house, OVERDUE_S + 60)
    assert forgotten(at)
