"""Tables whose game begins in the middle: at a moment of a finished one, or in a position."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from presidium.core import Refused, view
from presidium.core.record import read
from presidium.games import find
from presidium.server.archive import archive, moments, press
from presidium.server.domain import journal, start_position
from presidium.server.domain.reducer import apply_facts
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.render import streams, table_info
from tests.docs.pages import ROOT, blocks
from tests.server.house import FEWEST, At, House, alike, saved
from tests.server.playing_on import Here

SHEETS = "sheet stalinists B10 C9 D8 E7 F4 G6 H5 I3 J2 K1 | sheet militarists B10 C9 D8 E7 F3 G6 H5 I4 J2 K1"
DRAWN = "kremlin | players 3 | year 2 | phase 2 | chief A+ | kgb F | foreign G | candidates I J"


def over(house: House, game: str = "goulag") -> At:
    with alike():
        at = house.table(game, people=1, pace="solo", title="The first")
        at.until(lambda table: table.over)
    return at


def middle(at: At, part: float = 0.5) -> int:
    """A moment that far into the game at which somebody has a choice."""
    last = json.loads(archive.seen_again(at.house.store, at.table, streams.ALL)[-1])["n"]
    found = moments.crossings(at.house.store, at.table, int(last * part), last)
    return found[0].n


def begun(house: House, at: At, n: int, **parts: Any) -> At:
    """A table that goes on from there: Ben plays seat 2, bots the others."""
    new = commands.Beginning(at.id, n)
    table = house.open(at.table.game.name, len(at.table.seats), "Ben", begins=new, pace="solo", **parts)
    return seated(table)


def seated(at: At) -> At:
    at.do("Ben", commands.Sit, seat=2, nonce="grain")
    at.do("Ben", commands.Fill)
    at.do("Ben", commands.Start)
    at.house.settle()
    return at


SHORT = "goulag | cards L D L D L | round 5 | commissar 1 | canal 8 | before 2 3 4"


def why_not(house: House, **parts: Any) -> str:
    with pytest.raises(Refused) as refused:
        house.open(begins=commands.Beginning(**parts))
    return refused.value.why.id


# At a moment


@pytest.mark.parametrize("game", FEWEST)
def test_it_begins_as_things_stood_and_each_seat_knows_what_it_knew(house: House, game: str) -> None:
    at = over(house, game)
    n = middle(at)
    then = moments.moment(house.store, at.table, n).table.g
    table = house.open(game, len(at.table.seats), "Ben", begins=commands.Beginning(at.id, n)).table
    assert table.g == then
    assert [view(table.g, seat) for seat in table.seats] == [view(then, seat) for seat in table.seats]
    assert all(held.open for held in table.seats.values())


@pytest.mark.ci
@pytest.mark.parametrize("game", FEWEST)
def test_it_is_played_to_its_end_and_its_own_archive_and_record_tell_it(house: House, game: str) -> None:
    at = over(house, game)
    n = middle(at)
    again = begun(house, at, n)
    again.until(lambda table: table.over)
    house.settle()
    text = archive.record_text(house.store, again.table)
    record, promise = read(text, find), archive.promise_of(text)
    before = moments.moment(house.store, at.table, n).record
    assert record.until(len(before.moves)).final(again.table.game) == before.final(again.table.game)
    assert record.final(again.table.game) == again.table.g
    assert promise is not None
    assert promise.before == len(before.moves)
    archive.check(promise, record, again.table.game)
    seen = [json.loads(message) for message in archive.seen_again(house.store, again.table, streams.ALL)]
    heard = [event for message in seen for event in message.get("events", ())]
    assert heard == [again.table.game.codec.encode(event) for event, _ in again.table.g.log]
    third = begun(house, again, middle(again), title="The third")
    assert third.table.running


def test_its_dice_are_its_own(house: House) -> None:
    at = over(house, "kremlin")
    again = begun(house, at, middle(at))
    assert again.table.opened.commitment != at.table.opened.commitment
    assert at.table.seed.seed not in json.dumps(journal.as_json(again.table.opened))


def test_everybody_is_told_that_it_began_so_but_not_where_until_it_is_over(house: House) -> None:
    at = over(house)
    again = begun(house, at, n := middle(at))
    assert table_info.table_info(at.table).began is None
    told = table_info.table_info(again.table).began
    assert (told.of, told.table, told.moment) == ("archive", "", 0)  # type: ignore[union-attr]
    ear = again.listen(None)
    assert at.id not in json.dumps(ear.heard)
    again.until(lambda table: table.over)
    told = table_info.table_info(again.table).began
    assert (told.table, told.moment) == (at.id, n)  # type: ignore[union-attr]


@pytest.mark.parametrize("graceful", [True, False])
@pytest.mark.parametrize("started", [True, False])
def test_a_restart_loses_nothing_of_it(house: House, started: bool, graceful: bool) -> None:
    at = over(house, "politburo")
    new = commands.Beginning(at.id, middle(at))
    again = house.open("politburo", 5, "Ben", begins=new, pace="solo")
    again = seated(again) if started else again
    before = again.table
    start_position.led_to.cache_clear()
    house.restart(graceful)
    assert replace(again.table, back=None) == replace(before, back=None)
    if not started:
        seated(again)
    again.until(lambda table: table.over)
    assert archive.record_text(house.store, again.table)


def test_a_snapshot_keeps_how_it_began(house: House) -> None:
    at = over(house)
    again = begun(house, at, middle(at))
    table, _ = saved(again.table, {})
    assert table.opened == again.table.opened
    assert table_info.table_info(table).began == table_info.table_info(again.table).began


def test_there_is_none_of_a_game_that_runs_is_over_then_or_was_closed(house: House) -> None:
    running = house.table(people=1, pace="solo")
    assert why_not(house, table=running.id, moment=3) == "not-over"
    running.do("Ann", commands.Finish)
    assert why_not(house, table=running.id, moment=3) == "archives-shut"
    at = over(house)
    last = json.loads(archive.seen_again(house.store, at.table, streams.ALL)[-1])["n"]
    assert why_not(house, table=at.id, moment=last) == "nothing-left-to-play"
    assert why_not(house, table=at.id, moment=last + 1) == "no-such-moment"
    assert why_not(house, table="nowhere", moment=1) == "no-such-table"


def test_it_is_the_same_game_with_the_same_seats_and_options(house: House) -> None:
    at = over(house)
    new = commands.Beginning(at.id, middle(at))
    for parts in ({"seats": 6}, {"game": "politburo"}, {"options": {"own_card": "blind"}}):
        with pytest.raises(Refused, match="begins-otherwise"):
            house.open(begins=new, **parts)  # type: ignore[arg-type]


def test_under_newer_rules_that_do_not_lead_there_it_is_over(house: House) -> None:
    at = over(house)
    again = house.open(begins=commands.Beginning(at.id, middle(at)))
    older = again.table.opened
    broken = journal.Begins(older.begins.record.replace("deal", "steal"))  # type: ignore[union-attr]
    table = Table("other", again.table.seed)
    with pytest.raises(Exception, match="steal"):
        apply_facts(journal.Opened(**_fields(older, begins=broken)), table)
    apply_facts(journal.Opened(**_fields(older, rules_version=0, begins=broken)), table)
    assert table.closed == journal.Closed("rules")
    assert table.over


def _fields(opened: journal.Opened, **others: Any) -> dict[str, Any]:
    return {**msgspec.structs.asdict(opened), **others}


# In a position


@pytest.mark.few(2, quick=1)
@pytest.mark.parametrize("game", FEWEST)
def test_every_position_of_the_notation_can_be_played(house: House, game: str) -> None:
    house.hall.what_ifs = Here()
    for text in blocks(ROOT / "docs" / "notation.md", f"{game}-positions")[0].text.splitlines():
        g = find(game).read_position(text)
        at = seated(house.open(game, g.rules.seats, "Ben", begins=commands.Beginning(position=text), pace="solo"))
        assert table_info.table_info(at.table).began.of == "position"  # type: ignore[union-attr]
        for _ in range(8):
            assert press.PressArchive(at.table, 2, "en").printed().startswith(b"[")
            at.go_along()
        at.until(lambda table: table.over)
        assert press.PressArchive(at.table, 2, "fr").printed().startswith(b"[")
        record = archive.record_text(house.store, at.table)
        assert read(record, find).final(at.table.game) == at.table.g
        archive.check(archive.promise_of(record), read(record, find), at.table.game)  # type: ignore[arg-type]


def test_a_restart_finds_a_table_that_began_in_a_position(house: House) -> None:
    text = SHORT
    at = house.open(host="Ben", begins=commands.Beginning(position=text), pace="solo")
    before = at.table
    start_position.led_to.cache_clear()
    house.restart(graceful=False)
    assert at.table == before
    assert at.table.g == find("goulag").read_position(text)
    seated(at).until(lambda table: table.over)


def test_one_in_which_bots_fail_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.hall.what_ifs = Here()
    monkeypatch.setattr("presidium.bots.analysis.whatif.play_out", lambda *_: 1 / 0)
    assert why_not(house, position=SHORT) == "unplayable"


def test_a_position_is_read_in_a_process_of_its_own(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read 20,000 characters may take a second, in which everybody would wait."""
    monkeypatch.setattr(start_position, "of_position", lambda *_: pytest.fail("it was read in the server's process"))
    spent: list[float] = []
    monkeypatch.setattr(house.hall.what_ifs.jobs, "ledger", Ledger(spent))
    house.open(host="Ben", begins=commands.Beginning(position=SHORT), pace="solo")
    assert why_not(house, position="goulag | cards L D X") == "position-lacks"
    assert len(spent) == 2
    assert all(seconds > 0 for seconds in spent)


class Ledger:
    """Notes the measured seconds of each job."""

    def __init__(self, spent: list[float]) -> None:
        self.spent = spent

    def must_have_time(self, address: str, person: str | None) -> None: ...

    def took(self, address: str, person: str | None, seconds: float) -> None:
        self.spent.append(seconds)


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        ("goulag", "goulag | round 1 | commissar 2 | canal 0", "position-lacks"),
        ("goulag", "goulag | cards L D X", "position-lacks"),
        ("goulag", "", "no-such-table"),
        ("kremlin", DRAWN, "position-hides-nothing"),
        ("kremlin", f"{DRAWN} | {SHEETS}", "position-hides-nothing"),
        ("kremlin", f"{DRAWN} | agenda Deed(", "position-lacks"),
        ("kremlin", f"{DRAWN} | agenda Deed( | steps Window()", "unreadable"),
        ("politburo", "nonsense", "unreadable"),
    ],
)
def test_one_that_lacks_what_is_hidden_is_refused(house: House, game: str, text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        house.open(game, begins=commands.Beginning(position=text))
    assert refused.value.why.id == why
