"""Several workers are one house: whatever is done at one of them holds at all, and nobody can tell them apart."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from presidium.core import Refused
from presidium.server.base.limits import Limits, Rate
from presidium.server.cluster.invalidation import InvalidationListener
from presidium.server.cluster.lifecycle import heard
from presidium.server.cluster.ownership import entered
from presidium.server.cluster.shared_limits import SharedLimits, made
from presidium.server.http.rate_limit import RateLimiter
from presidium.server.http.routes.people import CONFIRMED
from presidium.server.notifications.repository import NotificationRepository, new_channel
from presidium.server.people.repository import hashed
from presidium.server.runtime.admin_socket import ask
from presidium.server.storage.postgres import CHANNEL, address_of, open_as_worker, open_database
from presidium.server.storage.tables import PEOPLE, TOKENS, WORKERS
from tests.fire.several import Several
from tests.postgres import running

pytestmark = pytest.mark.ci

ROUNDS = 8
"""Asked so often, one has been asked at every worker."""
NEW = {"game": "goulag", "seats": 5, "pace": "solo", "bots": ["naive"] * 4, "sit": True, "listed": True}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Several]:
    with Several(tmp_path_factory.mktemp("several"), 2) as opened:
        yield opened
        assert opened.stop() == 0
        assert not opened.errors()


def soon(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.05)


def made_by(house: Several, token: str, count: int = 1, **how: Any) -> list[str]:
    made = [house.call("POST", "/api/tables", NEW | how, token) for _ in range(count)]
    assert {status for status, _ in made} == {201}
    return [info["id"] for _, info in made]


def person(house: Several, token: str) -> str:
    found: str = house._asked("SELECT person FROM tokens WHERE hash = ?", hashed(token))[0][0]
    return found


def at_both(house: Several, token: str) -> list[str]:
    """Tables, some of each worker's."""
    tables = made_by(house, token, 4)
    while len({house.owners()[table] for table in tables}) < 2:
        tables += made_by(house, token)
    return tables


def stream(house: Several, table: str, token: str) -> ClientConnection:
    where = f"{house.base.replace('http', 'ws', 1)}/api/tables/{table}/stream?seat=1"
    line = connect(where, additional_headers={"authorization": f"Bearer {token}"}, max_size=None, legacy=True)
    assert json.loads(line.recv())["type"] == "hello"
    return line


def hung_up(line: ClientConnection) -> bool:
    try:
        while True:
            line.recv(timeout=0.01)
    except TimeoutError:
        return False
    except ConnectionClosed:
        return True


def said(line: ClientConnection, what: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=10))
        if message["type"] == what:
            return message


def test_who_signs_out_at_one_is_nobody_at_the_other(house: Several) -> None:
    token = house.welcome("Ann")
    lines = [stream(house, table, token) for table in at_both(house, token)]
    assert all(house.call("GET", "/api/me", token=token)[0] == 200 for _ in range(ROUNDS))
    assert house.call("DELETE", "/api/me/devices/here", token=token)[0] == 204
    soon(lambda: all(map(hung_up, lines)))
    assert {house.call("GET", "/api/me/tables", token=token)[0] for _ in range(ROUNDS)} == {401}


def test_a_new_name_is_known_at_once(house: Several) -> None:
    token = house.welcome("Ann")
    assert all(house.call("GET", "/api/me", token=token)[1]["name"] == "Ann" for _ in range(ROUNDS))
    assert house.call("PATCH", "/api/me", {"name": "Anna"}, token)[0] == 200
    soon(lambda: all(house.call("GET", "/api/me", token=token)[1]["name"] == "Anna" for _ in range(ROUNDS)))


def test_who_is_shown_the_door_at_one_is_out_at_the_other(house: Several) -> None:
    token = house.welcome("Bo")
    me = person(house, token)
    lines = [stream(house, table, token) for table in at_both(house, token)]
    assert ask(house.data, "ban", me)["name"] == "Bo"
    soon(lambda: all(map(hung_up, lines)))
    assert {house.call("GET", "/api/me/tables", token=token)[0] for _ in range(ROUNDS)} == {403}
    ask(house.data, "unban", me)
    soon(lambda: {house.call("GET", "/api/me/tables", token=token)[0] for _ in range(ROUNDS)} == {200})


def test_what_is_announced_all_hear(house: Several) -> None:
    token = house.welcome("Cy")
    lines = [stream(house, table, token) for table in at_both(house, token)]
    assert ask(house.data, "announce", "We close at ten.")["heard"] >= len(lines)
    assert {said(line, "announced")["text"] for line in lines} == {"We close at ten."}
    ask(house.data, "announce", "")
    assert {said(line, "announced")["text"] for line in lines} == {""}
    for line in lines:
        line.close()


def test_a_house_that_drains_does_so_everywhere(house: Several) -> None:
    token = house.welcome("Di")
    ask(house.data, "drain")
    soon(lambda: {house.call("POST", "/api/tables", NEW, token)[0] for _ in range(ROUNDS)} == {503})
    ask(house.data, "drain", "undo")
    soon(lambda: {house.call("POST", "/api/tables", NEW, token)[0] for _ in range(2)} == {201})


def test_the_host_removes_any_table(house: Several) -> None:
    token = house.welcome("Ed")
    tables = at_both(house, token)
    lines = [stream(house, table, token) for table in tables]
    for table in tables:
        assert ask(house.data, "remove", table) == {"table": table}
    soon(lambda: all(map(hung_up, lines)))
    assert {house.call("GET", f"/api/tables/{table}")[0] for table in tables for _ in range(2)} == {404}
    assert not set(tables) & house.owners().keys()
    with pytest.raises(Refused, match="no-such-table"):
        ask(house.data, "remove", tables[0])


def test_who_is_forgotten_is_at_no_worker_any_more(house: Several) -> None:
    token, other = house.welcome("Flo the Unforgettable"), house.welcome("Guy")
    tables = at_both(house, token)
    watching = [stream(house, table, token) for table in tables]
    assert house.call("DELETE", f"/api/me?sure={CONFIRMED}", token=token)[0] == 200
    soon(lambda: all(map(hung_up, watching)))
    for table in tables:
        status, hello = house.call("GET", f"/api/tables/{table}", token=other, text=True)
        assert status in (200, 404)
        assert "Unforgettable" not in hello
    assert not [row for row in house._asked("SELECT fact FROM journal") if "Unforgettable" in row[0]]


def test_what_people_have_left_is_known_to_all(tmp_path: Path) -> None:
    file = made(tmp_path)
    one, other = SharedLimits(file), SharedLimits(file)
    assert one.get(("work", "ann"), (7.0, 1.0)) == (7.0, 1.0)
    one.put(("work", "ann"), 3.0, 2.0)
    assert other.get(("work", "ann"), (7.0, 1.0)) == (3.0, 2.0)
    assert other.get(("chat", "ann"), (7.0, 1.0)) == (7.0, 1.0)
    for number in range(200_000):
        other.put(("work", f"{number}"), 1.0, 10.0)
    assert one.get(("work", "199999"), (0.0, 0.0)) == (1.0, 10.0)
    assert one.get(("work", "ann"), (7.0, 1.0)) == (7.0, 1.0), "whoever was seen longest ago is forgotten"


SPENT = 5_000


def spends(file: Path, begin: Any, granted: Any) -> None:
    guard = RateLimiter(Limits(chat=Rate(SPENT, 1e-9)), time.monotonic, SharedLimits(file))
    done = 0
    begin.wait()
    for _ in range(SPENT):
        with suppress(Refused):
            guard.count("chat", "ann")
            done += 1
    granted.put(done)


def test_workers_that_spend_at_the_same_time_spend_once(tmp_path: Path) -> None:
    file, context = made(tmp_path), get_context("spawn")
    granted, begin = context.Queue(), context.Barrier(3)
    workers = [context.Process(target=spends, args=(file, begin, granted)) for _ in range(3)]
    for worker in workers:
        worker.start()
    assert sum(granted.get(timeout=60) for _ in workers) == SPENT
    for worker in workers:
        worker.join()


def test_one_that_stops_with_the_limits_in_its_hands_keeps_nobody_waiting(tmp_path: Path) -> None:
    file = made(tmp_path)
    one, other = SharedLimits(file), SharedLimits(file)
    with one.alone():
        began = time.monotonic()
        with other.alone():
            assert time.monotonic() - began < 1.0


def test_nobody_gets_more_by_asking_elsewhere(tmp_path: Path) -> None:
    with Several(tmp_path, 2, wide=False) as small:
        token = small.welcome("Hal")
        table = made_by(small, token)[0]
        answers = []
        for number in range(40):
            said = {"do": "chat", "id": f"{number}", "text": "Comrades!"}
            answers.append(small.call("POST", f"/api/tables/{table}/commands", said, token)[0])
            small.call("GET", "/api/me", token=token)
        assert answers.count(200) <= 12
        assert 429 in answers


def test_what_workers_tell_each_other_tells_nobody_of_a_game(house: Several) -> None:
    """Nothing at all, as long as people play; and otherwise no more than whom it is about."""
    from psycopg import connect as to_database

    token = house.welcome("Ida")
    with closing(to_database(house.kept_at, autocommit=True)) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        (table,) = made_by(house, token, game="politburo")  # Goulag may be over after two answers
        with stream(house, table, token) as line:
            line.send(json.dumps({"do": "start", "id": "start"}))
            answered: set[int] = set()
            until = time.monotonic() + 20
            while len(answered) < 3 and time.monotonic() < until:
                message = json.loads(line.recv(timeout=10))
                question = message.get("question") or {}
                if question.get("options") and question["id"] not in answered:
                    answered.add(question["id"])
                    parts = {"seat": 1, "question": question["id"], "action": question["options"][0]}
                    line.send(json.dumps({"do": "answer", "id": f"a{question['id']}", **parts}))
            assert len(answered) == 3
        assert not list(listening.notifies(timeout=0.5, stop_after=1))
        house.call("PATCH", "/api/me", {"name": "Secret Name"}, token)
        (told,) = listening.notifies(timeout=5, stop_after=1)
        assert told.payload == f"person {person(house, token)}"


def test_any_worker_reaches_any_table(house: Several) -> None:
    token = house.welcome("Jan")
    tables = at_both(house, token)
    for table in tables:
        for _ in range(4):  # whoever happens to answer
            status, hello = house.call("GET", f"/api/tables/{table}?seat=1", token=token)
            assert (status, hello["table"]["id"]) == (200, table)
        assert house.call("POST", f"/api/tables/{table}/commands", {"do": "start", "id": table}, token)[0] == 200
    listed = [house.call("GET", "/api/tables")[1] for _ in range(ROUNDS)]
    mine = [house.call("GET", "/api/me/tables", token=token)[1]["going"] for _ in range(ROUNDS)]
    assert all({each["id"] for each in found} >= set(tables) for found in listed)
    assert all({each["table"]["id"] for each in found} == set(tables) for found in mine)
    assert all(each["since"] > 0 for found in mine for each in found)
    exported = house.call("GET", "/api/me/export", token=token)[1]["tables"]
    assert {each["id"] for each in exported} == set(tables)
    assert all(each["known"] for each in exported)


def test_a_ban_binds_all_workers_at_once(house: Several) -> None:
    whence = "198.51.100.7"
    ann = house.welcome("Ann", whence)
    (table,) = made_by(house, ann)
    where = f"{house.base.replace('http', 'ws', 1)}/api/tables/{table}/stream?seat=1"
    headers = {"authorization": f"Bearer {ann}", "x-forwarded-for": whence}

    def newcomers() -> set[int]:
        return {house.call("POST", "/api/people", {"name": "Eve"}, whence=whence)[0] for _ in range(12)}

    with connect(where, additional_headers=headers, max_size=None) as line:
        line.recv()
        who = person(house, ann)
        ask(house.data, "ban", who)
        assert 201 not in newcomers()
        ask(house.data, "unban", who)
        assert newcomers() == {201}


def test_who_can_be_called_and_where_not_is_known_to_all() -> None:
    """Else nobody is called whose table is at another worker than the one that was told how to call them."""
    url = address_of(running().fresh())
    with closing(open_database(url)) as first:
        for name in ("w1", "w2"):
            first.all(entered(name).returning(WORKERS.c.id))
        first.all(PEOPLE.insert().values(id="ann", name="Ann", since=0.0).returning(PEOPLE.c.id))
        first.all(TOKENS.insert().values(hash="device", person="ann", since=0.0).returning(TOKENS.c.hash))
    with closing(open_as_worker(url, "w1")) as one, closing(open_as_worker(url, "w2")) as other:
        told, knows = NotificationRepository(one), NotificationRepository(other)
        server: Any = SimpleNamespace(hall=SimpleNamespace(notifier=SimpleNamespace(ledger=knows)))

        async def until(holds: bool) -> None:
            async with asyncio.timeout(10):
                while knows.wants("ann", "table") != holds:
                    await asyncio.sleep(0.02)

        async def check() -> None:
            listening = asyncio.Event()

            async def begins() -> None:
                listening.set()

            hears = InvalidationListener(other, lambda what, of: heard(server, what, of), begins)
            hears.start()
            await listening.wait()
            assert not knows.wants("ann", "table")
            channel = new_channel("ann", "hook", "https://hook.example.org", 0.0)
            await told.add(channel, "device")
            await until(True)
            await told.turn("ann", "table", False)
            await until(False)
            await told.turn("ann", "table", True)
            await until(True)
            await told.remove(channel)
            await until(False)
            hears.stop()

        asyncio.run(check())
