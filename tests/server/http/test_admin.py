"""What a host sees of his hall and can do in it; and what he, who may sit there himself, does not learn that way."""

from __future__ import annotations

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from presidium.core import Event, Log, Refused, value
from presidium.server.http.admin_actions import AdminActions
from presidium.server.persistence.overview import PersonLine, people, tables
from presidium.server.persistence.verify import _log_agrees, verify
from presidium.server.protocol import commands
from presidium.server.runtime.app import build
from presidium.server.storage.tables import JOURNAL, SNAPSHOTS
from presidium.text import Words
from tests.server.house import House
from tests.text.messages import COMPLETE


def server_of(house: House) -> AdminActions:
    return build(house.hall).state.server.admin  # type: ignore[no-any-return]


def test_a_host_sees_tables_and_people(house: House) -> None:
    at = house.table(people=2, title="Tuesdays")
    over = house.table(people=0, pace="bots")
    (line,) = tables(house.store)
    assert (line.id, line.game, line.title, line.status) == (at.id, "goulag", "Tuesdays", "running")
    assert (line.seats, line.people, line.pace) == (5, 2, "untimed")
    assert [each.id for each in tables(house.store, finished=True)] == [over.id]
    assert {each.name for each in people(house.store)} >= {"Ann", "Ben"}
    assert {each.tables for each in people(house.store) if each.name == "Ben"} == {1}


def test_a_sealed_answer_moves_nothing_that_the_host_sees(house: House) -> None:
    """He may play there himself, and look every second."""
    at = house.table(people=5)
    at.until(lambda table: len(table.asked()) > 1)
    before, seat = tables(house.store), at.table.asked()[0]
    house.now += 60
    at.answer(seat, at.options(seat)[0])
    assert seat in at.table.held
    assert tables(house.store) == before
    for each in at.table.asked()[1:]:
        at.answer(each, at.options(each)[0])
    assert tables(house.store) != before


def test_who_was_shown_the_door_is_nobody_until_he_is_let_in_again(house: House) -> None:
    admin = server_of(house)
    ann, token = house.run(house.hall.people.welcome("Ann"))
    ben, other = house.run(house.hall.people.welcome("Ben"))
    house.run(admin.do("ban", ann.id[:6]))
    assert house.run(house.hall.people.who(token)) is None
    assert house.run(house.hall.people.is_banned(token))
    assert house.run(house.hall.people.who(other)) == ben
    house.restart()
    assert house.run(house.hall.people.who(token)) is None
    assert [each.banned for each in people(house.store) if each.id == ann.id] == [True]
    house.run(server_of(house).do("unban", ann.id))
    assert house.run(house.hall.people.who(token)) == ann
    for nobody in ("", "zz"):
        with pytest.raises(Refused, match="no-such-person"):
            house.run(server_of(house).do("ban", nobody))


def test_over_the_wire_he_is_told_so_and_from_there_nobody_new_comes_in(house: House) -> None:
    app = build(house.hall)
    server = app.state.server
    server.hall.wake = lambda: None
    client = TestClient(app, base_url="http://localhost")
    ann, token = house.run(house.hall.people.welcome("Ann"))
    headers = {"authorization": f"Bearer {token}"}
    assert client.get("/api/me", headers=headers).status_code == 200
    house.hall.people.banned.add(ann.id)
    server.limiter.shut_out("testclient", ann.id)
    told = client.get("/api/me", headers=headers)
    assert (told.status_code, told.json()["why"]["id"]) == (403, "banned")
    assert client.post("/api/people", json={"name": "Eve"}).json()["why"]["id"] == "banned"
    assert client.get("/api/games").status_code == 200
    server.limiter.let_in(ann.id)
    assert client.post("/api/people", json={"name": "Eve"}).status_code == 201


def test_a_house_that_drains_makes_no_table_and_plays_on(house: House) -> None:
    at = house.table(people=1)
    app = build(house.hall)
    admin = app.state.server.admin
    assert house.run(admin.do("drain", "")) == {"draining": True, "live": 1, "sockets": 0}
    client = TestClient(app, base_url="http://localhost")
    _, token = house.run(house.hall.people.welcome("Ann"))
    headers = {"authorization": f"Bearer {token}"}
    told = client.post("/api/tables", json={"game": "goulag", "seats": 5}, headers=headers)
    assert (told.status_code, told.json()["why"]["id"]) == (503, "draining")
    at.answer(1, at.options(1)[0]) if 1 in at.table.asked() else at.do("Ann", commands.Chat, text="Still here.")
    house.run(admin.do("drain", "undo"))
    assert client.post("/api/tables", json={"game": "goulag", "seats": 5}, headers=headers).status_code == 201


def test_an_announcement_goes_with_every_answer_until_it_is_withdrawn(house: House) -> None:
    house.run(server_of(house).do("announce", "Tea at five, comrades – “strong”"))
    house.restart()
    app = build(house.hall)
    client = TestClient(app, base_url="http://localhost")
    said = client.get("/api/games").headers["presidium-announces"]
    assert said.startswith("Tea%20at%20five%2C%20comrades%20")
    assert "presidium-announces" not in client.get("/health").headers
    house.run(app.state.server.admin.do("announce", ""))
    assert "presidium-announces" not in client.get("/api/games").headers
    with pytest.raises(Refused, match="too-large"):
        house.run(app.state.server.admin.do("announce", "x" * 501))


def test_what_nobody_can_do_is_refused(house: House) -> None:
    admin = server_of(house)
    for word, of, why in (("dance", "", "admin-unknown"), ("remove", "none", "no-such-table")):
        with pytest.raises(Refused, match=why):
            house.run(admin.do(word, of))


# Whether every journal leads to what is kept


def test_a_house_in_order_is_found_so(house: House) -> None:
    for game in ("goulag", "kremlin", "politburo"):
        house.table(game, people=0, pace="bots")
    at = house.table(people=2)
    at.until(lambda table: len(table.asked()) > 1)
    house.run(house.hall.close())
    found = list(verify(house.store))
    assert len(found) == 4
    assert [each.wrong for each in found] == [""] * 4
    assert house.store.all(sql.select(SNAPSHOTS.c.table_id)) != []


def test_what_is_kept_otherwise_than_the_journal_says_is_found(house: House) -> None:
    right, holes, otherwise = (house.table(people=2) for _ in range(3))
    for at in (right, holes, otherwise):
        at.do("Ann", commands.Chat, text="A word.", seat=1)
    house.run(house.hall.close())
    house.store.write(sql.delete(JOURNAL).where(JOURNAL.c.table_id == holes.id, JOURNAL.c.seq == 3)).result()
    body = house.store.snapshot(right.id).body
    house.store.write(sql.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == otherwise.id).values(body=body)).result()
    found = {each.table: each.wrong for each in verify(house.store)}
    assert found == {right.id: "", holes.id: "holes", otherwise.id: "otherwise"}


def test_a_log_that_lacks_one_event_of_a_kind_it_tells_is_found() -> None:
    @value
    class Told(Event):
        number: int

    @value
    class New(Event): ...

    built: list[tuple[Event, None]] = [(Told(1), None), (Told(2), None)]
    other = (New(), None)
    assert _log_agrees(Log(built), Log([*built, other]))
    assert not _log_agrees(Log(built[:1]), Log([*built, other]))
    assert not _log_agrees(Log([*built, other]), Log(built))
    assert not _log_agrees(Log(built[::-1]), Log(built))


def test_nobody_was_last_seen_before_they_came() -> None:
    """The hour in which a person was seen may have begun before they came."""
    told = PersonLine("1", "Ann", since=5400.0, seen=3600.0, tables=0, banned=False).told()
    assert (told["since"], told["seen"]) == ("1970-01-01 01:30", "1970-01-01 01:30")
    assert PersonLine("1", "Ann", 5400.0, 7200.0, 0, False).told()["seen"] == "1970-01-01 02:00"


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_person_without_a_device_is_said_to_have_none(lang: str) -> None:
    line = Words(lang)("admin-person", **PersonLine("1", "Ann", 5400.0, None, 0, False).told())
    assert "1970-01-01 01:30 UTC" in line
    assert "- UTC" not in line
