"""Issue of the table, 3: written down before anybody hears of it, append-only, and the same table from it again."""

from __future__ import annotations

import contextlib
import sqlite3
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Refused
from presidium.server.base.hours import QuietHours
from presidium.server.base.tempo import Tempo
from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Chatted, Entry, as_json, decode_fact, encode
from presidium.server.domain.reducer import apply_facts
from presidium.server.domain.table import Table
from presidium.server.protocol import commands as wire
from presidium.server.storage.commit_result import CommitResult, land
from presidium.server.storage.migrate import age, migrate
from presidium.server.storage.schema import make
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store
from tests.server.house import NAMES, At, House, alike, saved

GAMES = ["goulag", "politburo", "kremlin"]


def replayed(at: At) -> Table:
    """The table that its journal makes, by somebody who has nothing else."""
    row = at.house.store.row(at.id)
    assert row is not None
    table = Table(at.id, Seed(row.seed, row.salt))
    for entry in at.house.store.journal(at.id):
        table.apply(entry)
    return table


# The law


def some_command(at: At, rng: Random) -> tuple[str, type[Any], dict[str, Any]]:
    """Anything a person might say to the table, sensible or not; more often an answer than all else together."""
    table = at.table
    asked = [seat for seat in table.asked() if table.seats[seat].by_hand]
    seat = rng.choice(asked if asked and rng.random() < 0.8 else list(table.seats))
    host = next(name for name, person in at.house.people.items() if person.id == table.host)
    who = at.holder(seat) if at.holder(seat) in NAMES else "Ann"
    if table.paused_at is not None:
        return host, wire.Resume, {}
    options = table.g.options(seat) if table.running else None
    answer = "pass" if options is None else table.game.notation.print(options.sample(rng))
    if rng.random() < 0.7:
        return who, wire.Answer, {"seat": seat, "question": table.question, "action": answer}
    others: list[tuple[str, type[Any], dict[str, Any]]] = [
        (who, wire.Ahead, {"seat": seat, "action": rng.choice(("", answer))}),
        (who, wire.Chat, {"seat": rng.choice((None, seat)), "text": "hm"}),
        (who, wire.Order, {"seat": seat, "orders": rng.choice(((), ("pass all",), ("guard G 3",)))}),
        (host, wire.Pause, {}),
        (host, wire.Fill, {}),
        (host, wire.Handover, {"seat": seat}),
        (who, rng.choice((wire.Leave, wire.Agree)), {"seat": seat}),
    ]
    return rng.choice(others)


def play_wildly(at: At, rng: Random, commands: int) -> None:
    for _ in range(commands):
        who, command, parts = some_command(at, rng)
        with contextlib.suppress(Refused):
            at.do(who, command, **parts)
        if rng.random() < 0.2:
            at.house.tick(rng.choice((1, 7, 301)))


@pytest.mark.few(3, quick=1)
@pytest.mark.parametrize("pace", ["live", "untimed"])
@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10**6))
def test_the_same_entries_make_the_same_table(
    tmp_path_factory: pytest.TempPathFactory, game: str, pace: str, seed: int
) -> None:
    with alike():
        house = House(tmp_path_factory.mktemp("law") / "house.db")
        at = house.table(game, people=3, pace=pace)
        play_wildly(at, Random(seed), 60)
        table, numbers = at.table, dict(at.room.numbers)
        assert replayed(at) == table
        assert saved(table, numbers) == (table, numbers)
        for graceful in (False, True, False):
            house.restart(graceful)
            assert at.table == table
            assert at.room.numbers == numbers
        house.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_fork_does_leaves_the_original_untouched(house: House, game: str) -> None:
    at = house.table(game, people=3)
    original = at.table
    before = replayed(at)
    fork = original.fork()
    assert fork == original
    for fact in (
        journal.Chatted("Ann", "hm", 1),
        journal.Ordered(1, ("x",)),
        journal.AsksToBeAsked(1, "every"),
        journal.PassesPhase(1, True),
        journal.Minded(2, True),
        journal.Left(3),
        journal.Claimed(3, "Dan", "Dan", 7.0),
        journal.Unclaimed(3, "refused"),
        journal.Claimed(2, "Dan", "Dan", 7.0),
        journal.Agreed(1),
        journal.Late(1, "pass", False),
        journal.Wished(1, "Ben"),
        journal.MomentAsked(1),
        journal.MomentGiven(),
        journal.Paused(),
        journal.Hosted("Ben"),
        journal.Held(1, at.plain(original.asked()[0])),
        journal.Ahead(1, at.plain(original.asked()[0])),
        journal.Then(1, at.plain(original.asked()[0]), at.plain(original.asked()[0])),
        journal.Closed("host"),
    ):
        fork.add(fact, 7.0, 99)
    for seat in fork.g.waiting_for():
        action = at.plain(seat)
        fork.move(seat, fork.game.notation.read(action))
    assert fork != original
    assert original == before


def test_every_fact_is_written_and_read_again() -> None:
    facts = [
        journal.Sat(1, "p", "Ann", "x"),
        journal.Filled(2, "random"),
        journal.Left(1),
        journal.Claimed(1, "p", "Ann", 7.5),
        journal.Unclaimed(1, "refused"),
        journal.Started(),
        journal.Held(1, "pass"),
        journal.Moved(0, "roll 3"),
        journal.MomentAsked(1),
        journal.MomentGiven(),
        journal.Late(1, "pass", True),
        journal.Present(1),
        journal.Wished(2, "p"),
        journal.Stated(1, "ask 2 about 3"),
        journal.Ready(1, True),
        journal.FloorExtended(1),
        journal.FloorHeld(True),
        journal.FloorClosed(),
        journal.Ahead(1, ""),
        journal.Then(1, "purge C", "pass"),
        journal.Ordered(1, ("guard G 3",)),
        journal.AsksToBeAsked(1, "every"),
        journal.PassesPhase(1, True),
        journal.Chatted("Ann", "é"),
        journal.Paused(),
        journal.Resumed(),
        journal.Delayed(2.5),
        journal.TakenBack(1, 7),
        journal.BackProposed(1),
        journal.BackAnswered(2, True),
        journal.Compared(-3.5),
        journal.Drew(1, 60.0),
        journal.SittingHeld(),
        journal.HoursKept(1, QuietHours("Europe/Paris", 22 * 60, 7 * 60)),
        journal.Proposed(1, holiday=86400.0),
        journal.ProposalAnswered(2, False),
        journal.HolidayBegan(1, 9.5),
        journal.HolidayEnded(1),
        journal.Adjourned(Tempo("mail", deadline=86400.0, sittings=(480, 1200), zone="Europe/Paris")),
        journal.Hosted("p"),
        journal.Minded(1, True),
        journal.Agreed(1),
        journal.Closed("host"),
        journal.Followed("t"),
    ]
    assert [decode_fact(encode(fact)) for fact in facts] == facts
    kinds = {type(fact) for fact in facts} | {journal.Opened}
    assert kinds == set(journal.AnyFact.__args__)
    assert all(apply_facts.dispatch(kind) is not apply_facts.dispatch(object) for kind in kinds)


WRITTEN = """\
{"type":"Opened","game":"goulag","seats":5,"chosen":{},"tempo":{"pace":"live","scale":1.0,"decision":60.0,"sheet":300.0,\
"when_all_in":false},"host":"p","commitment":"c","rules_version":1,"listed":true,"title":"t"}
{"type":"Sat","seat":1,"person":"p","name":"Ann","nonce":"x"}
{"type":"Filled","seat":2,"bot":"random"}
{"type":"Left","seat":1}
{"type":"Started"}
{"type":"Held","seat":1,"action":"pass"}
{"type":"Moved","seat":0,"action":"roll 3"}
{"type":"Stated","seat":1,"statement":"ask 2 about 3"}
{"type":"Ahead","seat":1,"action":""}
{"type":"Ordered","seat":1,"orders":["guard G 3"]}
{"type":"Chatted","name":"Ann","text":"é"}
{"type":"Chatted","name":"Ann","text":"é","seat":1}
{"type":"Paused"}
{"type":"Resumed"}
{"type":"Hosted","person":"p"}
{"type":"Minded","seat":1,"minded":true}
{"type":"Agreed","seat":1}
{"type":"Closed","why":"host"}
{"type":"Followed","table":"t"}"""
"""What version 0.1 has written on people's disks: never to be changed."""


@pytest.mark.parametrize("line", WRITTEN.splitlines())
def test_what_was_written_once_is_read_for_ever(line: str) -> None:
    # what has come since, written out with the rest of it
    tempo = ',"breath":6.0,"poker_face":false,"deadline":0.0,"quick":false,"bank":0.0,"sittings":[],"zone":""'
    assert as_json(decode_fact(line)).replace(tempo + ',"in_step":false,"talk":"none"}', "}") == line


# Written before told


def test_every_accepted_move_is_on_disk_before_anyone_hears_of_it(house: House) -> None:
    at = house.table(people=5)
    (seat,) = at.table.asked()
    ear = at.listen(at.holder(seat), seat)
    lengths: list[int] = []
    ear.hear = lambda _: lengths.append(entries_on_disk(house, at.id))  # type: ignore[method-assign, assignment]
    at.answer(seat, at.options(seat)[0])
    assert lengths == [at.table.seq]


def entries_on_disk(house: House, table: str) -> int:
    """As another than the writer sees it: only what has been committed."""
    return len(house.store.journal(table))


def test_what_could_not_be_written_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = house.table(people=2)
    ear, before, numbers = at.listen("Ann", 1), at.table, dict(at.room.numbers)

    def full(landing: CommitResult, *_: Any) -> None:
        landing.set_exception(sqlite3.OperationalError("disk full"))
        house.loop.call_soon(land, [landing])

    with monkeypatch.context() as broken:
        broken.setattr(house.store._writer, "settle", full)
        with pytest.raises(sqlite3.OperationalError):
            at.do("Ann", wire.Chat, id="c", seat=1, text="hello")
    assert at.table is before
    assert (ear.heard, at.room.numbers) == ([], numbers)
    at.do("Ann", wire.Chat, id="c", seat=1, text="hello")
    assert [line.text for line in at.table.chat] == ["hello"]


# The store


def test_a_place_in_the_journal_is_taken_once(house: House) -> None:
    store = house.store
    entry = Entry(1, 1, 0.0, Chatted("Ann", "first"))
    house.run(store.written(store.append("t", [entry])))
    with pytest.raises(Exception, match=r"(?i)unique"):
        house.run(store.written(store.append("t", [replace_fact(entry, "second")])))
    assert store.journal("t") == [entry]
    house.run(store.written(store.append("u", [entry])))


def replace_fact(entry: Entry, text: str) -> Entry:
    return Entry(entry.seq, entry.batch, entry.at, Chatted("Ann", text))


def test_statements_of_one_job_stand_or_fall_together_and_alone(house: House) -> None:
    store = house.store
    one, two = (Entry(n, 1, 0.0, Chatted("Ann", str(n))) for n in (1, 2))
    jobs = [
        store.write(store.append("t", [one])),
        store.write(store.append("t", [two, one])),
        store.write(store.append("u", [one])),
    ]
    failed = [job.exception(5) is not None for job in jobs]
    assert failed == [False, True, False]
    assert (store.journal("t"), store.journal("u")) == ([one], [one])


def test_a_table_writes_to_the_end_of_its_journal_only(house: House) -> None:
    at = house.table(people=5)
    before = house.store.journal(at.id)
    for _ in range(3):
        at.go_along()
    after = house.store.journal(at.id)
    assert after[: len(before)] == before
    assert [entry.seq for entry in after] == list(range(1, len(after) + 1))


def test_two_writers_of_one_table_cannot_both_succeed(house: House) -> None:
    """A table loaded twice by mistake: the second to write is refused by the store, and nothing is doubled."""
    at = house.table(people=2)
    stale = at.room
    del house.hall.rooms[at.id]
    at.do("Ann", wire.Chat, seat=1, text="one")
    with pytest.raises(Exception, match=r"(?i)unique"):
        house.run(stale.do(wire.Chat(id="x", seat=1, text="two"), house.person("Ann")))
    assert [fact.text for fact in at.facts(Chatted)] == ["one"]


def test_the_schema_of_the_migrations_is_that_of_the_code(tmp_path: Any) -> None:
    with (
        contextlib.closing(SQLite(tmp_path / "a.db")) as made,
        contextlib.closing(SQLite(tmp_path / "b.db")) as migrated,
    ):
        assert make(made)
        assert not make(made)
        migrate(migrated)
        migrate(migrated)
        assert columns(made) == columns(migrated)
        assert constraints(made) == constraints(migrated)
        version = sql.text("SELECT version_num FROM alembic_version")
        assert made.all(version) == migrated.all(version)
        assert (age(made), age(migrated)) == ("current", "current")


def constraints(store: Store) -> dict[str, list[Any]]:
    """Keys, foreign keys and indexes of each table."""
    look = sql.inspect(store.engine)
    return {
        name: [
            look.get_pk_constraint(name)["constrained_columns"],
            sorted((key["constrained_columns"], key["referred_table"]) for key in look.get_foreign_keys(name)),
            sorted((index["name"], index["column_names"], index["unique"]) for index in look.get_indexes(name)),
            sorted(each["column_names"] for each in look.get_unique_constraints(name)),
        ]
        for name in columns(store)
    }


def columns(store: Store) -> dict[str, list[Any]]:
    look = sql.inspect(store.engine)
    names = sorted(set(look.get_table_names()) - {"alembic_version"})
    return {
        name: [(c["name"], str(c["type"]), c["nullable"], c.get("primary_key")) for c in look.get_columns(name)]
        for name in names
    }


def test_a_backup_taken_while_others_write_has_everything_written_so_far(house: House, tmp_path: Any) -> None:
    at = house.table(people=5)
    house.store.backup(tmp_path / "copy.db")
    at.go_along()
    copy = SQLite(tmp_path / "copy.db")
    kept = copy.journal(at.id)
    copy.close()
    assert kept == house.store.journal(at.id)[: len(kept)]
    assert len(kept) < at.table.seq
