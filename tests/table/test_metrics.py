"""What is counted, for whom, and that no figure tells what somebody holds or whether somebody has answered."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from presidium.core import Refused
from presidium.table import metrics, wire
from presidium.table.app import build
from presidium.table.counts import AT_ONCE, HOUR, Slowly
from presidium.table.room import IDLE
from presidium.table.terms import Terms
from tests.table.house import At, House

TOKEN = "a-token-that-is-long-enough"
HEADERS = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def client(house: House) -> TestClient:
    return TestClient(build(house.hall, Terms(metrics=TOKEN)), base_url="http://localhost")


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
    at.do("Ann", wire.Chat, text="Comrades!", seat=1)
    after = read(client)
    assert after["presidium_steps_total"] == before["presidium_steps_total"] + 1
    assert after["presidium_command_seconds_count"] == before["presidium_command_seconds_count"] + 1
    assert after["presidium_questions_total"] == before["presidium_questions_total"]
    house.table(people=0, pace="bots")
    assert read(client)["presidium_questions_total"] > before["presidium_questions_total"]
    assert read(client)['presidium_tables{status="over"}'] == 1


def test_no_figure_moves_when_a_sealed_answer_is_given_or_refused_or_changed(house: House, client: TestClient) -> None:
    """Whoever reads them may sit at the only table there is, and look every second."""
    at = sealed(house)
    seat, *others = at.table.asked()
    before = read(client)
    first, *more = at.options(seat)
    at.answer(seat, first)
    assert read(client) == before
    assert at.refused(at.holder(seat), wire.Answer, seat=seat, question=at.table.question, action="dance")
    for action in more[:1]:
        at.answer(seat, action)
    assert read(client) == before
    house.now += HOUR
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
    house.tick(2 * IDLE)
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
    for _ in range(AT_ONCE + 3):
        counted.add(2.0)
        assert counted.read(HOUR - 1) == (0, 0.0)
    assert counted.read(HOUR) == (10, 20.0)
    counted.add(2.0)
    assert counted.read(2 * HOUR) == (10, 20.0)


def test_nothing_names_a_person_or_a_table(house: House, client: TestClient) -> None:
    at = house.table(people=2, title="Tuesdays")
    told = client.get("/metrics", headers=HEADERS).text
    for each in (at.id, "Ann", "Ben", "Tuesdays", "goulag", *(person.id for person in house.people.values())):
        assert each not in told
