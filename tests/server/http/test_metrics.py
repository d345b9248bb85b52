"""What is counted, for whom, and that no figure tells what somebody holds or whether somebody has answered."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from starlette.testclient import TestClient

from presidium.core import Refused
from presidium.server.base.counts import HOUR_S, PUBLISHED_STEP, Counted, Counts, Slowly
from presidium.server.base.limits import Limits, Rate
from presidium.server.cluster import restarts
from presidium.server.cluster.tally import Tally
from presidium.server.http.routes.host import metrics
from presidium.server.live.room import IDLE_S
from presidium.server.protocol import commands
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.runtime.parent import Child, Parent
from presidium.server.storage.data_figures import SIZE_STEP_BYTES, backup_made, last_backup
from presidium.server.storage.opening import open_store
from tests.server.house import At, House

TOKEN = "a-token-that-is-long-enough"
HEADERS = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def client(house: House) -> TestClient:
    return TestClient(build(house.hall, HallConfig(metrics=TOKEN)), base_url="http://localhost")


def read(client: TestClient) -> dict[str, float]:
    told = client.get("/metrics", headers=HEADERS)
    assert told.status_code == 200
    lines = [line for line in told.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def sealed(house: House, **parts: Any) -> At:
    """A table at which several are asked and none has answered."""
    at = house.table(people=5, **parts)
    at.until(lambda table: len(table.asked()) > 1)
    return at


def test_without_a_token_there_is_nothing_and_nobody_without_it_sees_anything(house: House, client: TestClient) -> None:
    nothing = TestClient(build(house.hall), base_url="http://localhost").get("/metrics", headers=HEADERS)
    assert nothing.status_code in (404, 503)
    assert "presidium_" not in nothing.text
    for headers in ({}, {"authorization": "Bearer another"}, {"authorization": TOKEN}):
        told = client.get("/metrics", headers=headers)
        assert (told.status_code, told.text) == (401, "")


def test_guesses_are_limited_and_logged(house: House, caplog: pytest.LogCaptureFixture) -> None:
    client = TestClient(build(house.hall, HallConfig(metrics=TOKEN, limits=Limits())), base_url="http://localhost")
    for _ in range(30):
        assert client.get("/metrics", headers=HEADERS).status_code == 200, "whoever has the token is not limited"
        assert client.get("/metrics").status_code == 401, "no token is no guess"
    wrong = {"authorization": "Bearer another-that-is-wrong"}
    assert [client.get("/metrics", headers=wrong).status_code for _ in range(12)] == [401] * 10 + [429] * 2
    assert client.get("/metrics", headers=HEADERS).status_code == 429, "else one could guess on"
    house.now += 51
    assert client.get("/metrics", headers=HEADERS).status_code == 200
    lines = [record.getMessage() for record in caplog.records if record.name == "presidium.server"]
    assert lines == ["a wrong token was sent to /metrics"] * 10


@pytest.mark.parametrize("token", ["short", "with a space in its middle", "\N{SNOWMAN}" * 20])
def test_a_token_that_can_be_guessed_or_not_sent_is_refused(token: str) -> None:
    with pytest.raises(Refused, match="token-form"):
        metrics.chosen(token)
    assert metrics.chosen("") == ""
    assert metrics.chosen(TOKEN) == TOKEN


def test_what_goes_on_is_counted(house: House, client: TestClient) -> None:
    assert read(client)['presidium_tables{status="running"}'] == 0
    at = house.table(people=2)
    before = read(client)
    assert before['presidium_tables{status="running"}'] == 1
    at.do("Ann", commands.Chat, text="Comrades!", seat=1)
    after = read(client)
    assert after["presidium_steps_total"] == before["presidium_steps_total"] + 1
    assert after["presidium_command_seconds_count"] == before["presidium_command_seconds_count"] + 1
    assert after["presidium_questions_total"] == before["presidium_questions_total"]
    house.table(people=0, pace="bots")
    assert read(client)["presidium_questions_total"] > before["presidium_questions_total"]
    assert read(client)['presidium_tables{status="over"}'] == 1


def test_no_figure_moves_when_a_sealed_answer_is_given_or_refused_or_changed(house: House, client: TestClient) -> None:
    """The reader of the metrics may sit at the only table, and look every second."""
    at = sealed(house)
    seat, *others = at.table.asked()
    before = read(client)
    first, *more = at.options(seat)
    at.answer(seat, first)
    assert read(client) == before
    assert at.refused(at.holder(seat), commands.Answer, seat=seat, question=at.table.question, action="dance")
    for action in more[:1]:
        at.answer(seat, action)
    assert read(client) == before
    house.now += HOUR_S
    assert read(client) == before
    for other in others:
        at.answer(other, at.options(other)[0])
    after = read(client)
    assert after["presidium_questions_total"] > before["presidium_questions_total"]


def test_what_is_told_of_the_house_does_not_move_when_a_table_by_mail_comes_to_memory_and_leaves(
    house: House, client: TestClient
) -> None:
    """It comes when somebody answers, and whoever looks would feel that."""
    at = sealed(house, pace="mail")
    before = client.get("/status").text
    assert "tables: 1\nrunning: 1\n" in before
    house.tick(2 * IDLE_S)
    house.run(house.hall.tidy())
    assert at.id not in house.hall.rooms, "nobody is there"
    assert client.get("/status").text == before
    seat = at.table.asked()[0]
    at.answer(seat, at.options(seat)[0])
    assert at.id in house.hall.rooms
    assert client.get("/status").text == before


def test_worlds_that_differ_in_what_was_kept_private_have_the_same_figures(house: House, client: TestClient) -> None:
    """However often somebody has changed his mind before all was opened, it counts as one."""
    figures = []
    for changes in (0, 3):
        at, before = sealed(house), read(client)
        seat, *others = at.table.asked()
        options = at.options(seat)
        for n in range(changes + 1):
            at.answer(seat, options[n % len(options)])
        for other in others:
            at.answer(other, at.options(other)[0])
        after = read(client)
        names = ("presidium_steps_total", "presidium_questions_total", "presidium_command_seconds_count")
        figures.append([after[name] - before[name] for name in names])
    assert figures[0] == figures[1]


def test_what_is_told_slowly_is_told_in_tens_and_by_the_hour() -> None:
    counted = Slowly()
    assert counted.read(0.0) == (0, 0.0)
    for _ in range(PUBLISHED_STEP + 3):
        counted.add(2.0)
        assert counted.read(HOUR_S - 1) == (0, 0.0)
    assert counted.read(HOUR_S) == (10, 20.0)
    counted.add(2.0)
    assert counted.read(2 * HOUR_S) == (10, 20.0)


def test_nothing_names_a_person_or_a_table(house: House, client: TestClient) -> None:
    at = house.table(people=2, title="Tuesdays")
    told = client.get("/metrics", headers=HEADERS).text
    for each in (at.id, "Ann", "Ben", "Tuesdays", "goulag", *(person.id for person in house.people.values())):
        assert each not in told


LIMITED = 'presidium_http_answers_total{status="429"}'
FAILED = 'presidium_http_answers_total{status="5xx"}'


def test_http_429_and_5xx_are_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.server.http.rate_limit.REFUSAL_DELAY_S", 0.0)
    terms = HallConfig(metrics=TOKEN, limits=Limits(people=Rate(1, 0.001)))
    client = TestClient(build(house.hall, terms), base_url="http://localhost", raise_server_exceptions=False)
    assert (read(client)[LIMITED], read(client)[FAILED]) == (0, 0)
    statuses = [client.post("/api/people", json={"name": "Ann"}).status_code for _ in range(3)]
    assert read(client)[LIMITED] == statuses.count(429) > 0
    monkeypatch.setattr(client.app.state.server, "ready", False)  # type: ignore[attr-defined]
    assert client.get("/ready").status_code == 503
    assert read(client)[FAILED] == 1

    def breaks(*_: object) -> None:
        raise RuntimeError("out of tea")

    monkeypatch.setattr("presidium.server.persistence.overview.standing", breaks)
    assert client.get("/status").status_code == 500
    monkeypatch.undo()
    assert read(client)[FAILED] == 2


def test_answers_that_a_seat_may_be_behind_are_told_slowly() -> None:
    counts = Counts()

    def told(now: float) -> tuple[int, int]:
        counted = counts.counted(now, 0, 0, {})
        return counted.failed, counted.limited

    assert told(0.0) == (0, 0)
    for _ in range(PUBLISHED_STEP + 1):
        counts.answered(503, "/api/tables/abc/commands")
        counts.answered(429, "/club/api/tables/abc/advice")
        counts.answered(422, "/api/tables/abc/commands")
    assert told(HOUR_S - 1) == (0, 0)
    assert told(HOUR_S) == (PUBLISHED_STEP, PUBLISHED_STEP)
    counts.answered(500, "/api/tables/abc/commands")
    counts.answered(429, "/api/people")
    assert told(HOUR_S) == (PUBLISHED_STEP + 1, PUBLISHED_STEP + 1), (
        "the log has the first at once, the second is nobody's answer"
    )


def test_database_errors_are_counted_by_kind_and_lasting_trouble_once(house: House, client: TestClient) -> None:
    import sqlite3

    disk = house.hall.store.disk
    full = sqlite3.OperationalError("full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    for _ in range(3):
        disk.fails(full)
    disk.works()
    disk.fails(full)
    disk.works()
    disk.blamed(sqlite3.IntegrityError("twice"))
    figures = read(client)
    assert figures['presidium_database_errors_total{kind="full"}'] == 2
    assert figures['presidium_database_errors_total{kind="other"}'] == 1
    assert figures['presidium_database_errors_total{kind="damaged"}'] == 0


def test_the_figures_of_several_workers_add_up() -> None:
    both = Counted(failed=1, limited=2, errors={"full": 1}) + Counted(failed=3, errors={"full": 1, "fails": 2})
    assert (both.failed, both.limited, both.errors) == (4, 2, {"fails": 2, "full": 2})


def test_replaced_workers_are_counted(client: TestClient, tmp_path: Path) -> None:
    assert read(client)["presidium_worker_restarts_total"] == 0
    client.app.state.server.restarts = lambda: restarts.read(tmp_path)  # type: ignore[attr-defined]
    assert read(client)["presidium_worker_restarts_total"] == 0
    restarts.noted(tmp_path, 3)
    assert read(client)["presidium_worker_restarts_total"] == 3


def test_the_parent_counts_each_worker_that_it_replaces(tmp_path: Path) -> None:
    store, process = MagicMock(), MagicMock()
    store.all.return_value = []
    process.is_alive.return_value = False
    parent = Parent(HallConfig(), store, 0.0, MagicMock())
    parent._folder = tmp_path
    for count in (1, 2):
        parent.children = [Child(f"worker{count}", process, MagicMock(), 0.0)]
        parent._look()
        assert restarts.read(tmp_path) == count


def test_the_age_of_the_last_backup_is_told(house: House, client: TestClient) -> None:
    assert read(client)["presidium_backup_age_seconds"] == inf
    house.hall.store.write(backup_made()).result()
    at = last_backup(house.hall.store)
    assert at is not None
    house.hall.wall = lambda: at + 90.0
    assert read(client)["presidium_backup_age_seconds"] == 90.0


def test_a_backup_by_the_command_is_noted(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from presidium.cli.host.serve import backup

    open_store(tmp_path).close()
    done = CliRunner().invoke(backup, [str(tmp_path / "copy"), "--data", str(tmp_path)])
    assert done.exit_code == 0, done.output
    store = open_store(tmp_path)
    assert last_backup(store) is not None
    store.close()


def test_the_size_is_rounded_up_and_measured_once_an_hour(
    house: House, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = 1
    monkeypatch.setattr(type(house.hall.store), "size", lambda _: size)
    assert read(client)["presidium_data_bytes"] == SIZE_STEP_BYTES
    size = 2 * SIZE_STEP_BYTES + 1
    assert read(client)["presidium_data_bytes"] == SIZE_STEP_BYTES
    house.now += HOUR_S
    assert read(client)["presidium_data_bytes"] == 3 * SIZE_STEP_BYTES


def test_what_a_worker_has_counted_is_counted_after_its_end(tmp_path: Path) -> None:
    """Else the counts of the hall would fall, which Prometheus takes for a start from 0."""
    one, other = Counted(steps=3, failed=1, sockets=2, live=1), Counted(steps=40, errors={"fails": 2}, sockets=5)
    tally = Tally(tmp_path)
    tally.keep("one", Counted(steps=1))
    tally.keep("one", one)
    tally.keep("other", other)
    assert Tally(tmp_path).of_others_than({"one"}) == [Counted(steps=40, errors={"fails": 2})]
    together = sum(tally.of_others_than({"one"}), one)
    assert (together.steps, together.failed, together.sockets, together.live) == (43, 1, 2, 1)
    assert together.errors == {"fails": 2}


def test_trouble_and_size_are_those_of_the_worst() -> None:
    well, ill = Counted(disk_seconds=0.1, data_bytes=10), Counted(trouble="disk-full", disk_seconds=0.3, data_bytes=5)
    for together in (well + ill, ill + well):
        assert (together.trouble, together.disk_seconds, together.data_bytes) == ("disk-full", 0.3, 10)
