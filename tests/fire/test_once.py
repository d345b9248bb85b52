"""Three workers are raced for things that work once: each invitation, link and challenge is used exactly once."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from http.client import HTTPConnection, HTTPResponse
from threading import Event
from typing import Any
from urllib.parse import urlencode

import pytest
import sqlalchemy as sql

from presidium.server.notifications.repository import new_channel
from presidium.server.people.invitations import Invitations
from presidium.server.people.repository import hashed
from presidium.server.storage.tables import CHANNELS, LINKS, PEOPLE, PERMANENT, TOKENS, metadata
from tests.fire.several import Several
from tests.server.authenticator import Authenticator

pytestmark = pytest.mark.ci

WORKERS = 3
NEW = {"game": "goulag", "seats": 5, "pace": "untimed", "sit": True}
ADMIN = "token-of-the-host"
NO_POST = "smtp://127.0.0.1:1"
"""Where no mail server is: the hall offers mail, and no letter is sent."""
AT_ONCE = 9
"""Requests that race for one thing: the kernel spreads their connections over the workers."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Several]:
    how = ("closed", f"admin={ADMIN}", NO_POST)
    with Several(tmp_path_factory.mktemp("once"), WORKERS, "", True, *how) as opened:
        yield opened
        assert opened.stop() == 0
        assert not opened.errors()


def raced(*asks: Callable[[], tuple[int, Any]]) -> list[int]:
    """The statuses of requests that were sent at the same time; a single one is sent often."""
    asks = asks if len(asks) > 1 else asks * AT_ONCE
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return sorted(each.result()[0] for each in [threads.submit(ask) for ask in asks])


def link_to(house: Several, token: str, **parts: str) -> str:
    """A link to this person as it stands in a letter, for instance with the address of the mailbox or a table."""
    code = secrets.token_urlsafe(16)
    row = {"hash": hashed(code), "person": who(house, token), "until": time.time() + 600, **parts}
    with closing(house.open()) as store:
        store.write(sql.insert(LINKS).values(**row)).result()
    return code


def who(house: Several, token: str) -> str:
    with closing(house.open()) as store:
        return str(store.one(sql.select(TOKENS.c.person).where(TOKENS.c.hash == hashed(token))).person)


def new_address() -> str:
    return f"{secrets.token_hex(4)}@example.org"


def seat_link(house: Several, token: str) -> str:
    """A link to an open seat at a new table of this person's."""
    status, table = house.call("POST", "/api/tables", NEW, token)
    assert status == 201, table
    command = {"do": "seatlink", "id": secrets.token_hex(4), "seat": 2}
    status, done = house.call("POST", f"/api/tables/{table['id']}/commands", command, token)
    assert status == 200, done
    return str(done["link"])


def invited(house: Several, uses: int = 1) -> str:
    with closing(house.open()) as store:
        code, kept = Invitations(store).new(uses, 1)
        store.write(kept).result()
    return code


def comes_in(house: Several, code: str) -> tuple[int, Any]:
    return house.call("POST", "/api/people", {"name": "Ann", "invite": code})


def race(house: Several, device: Authenticator, token: str) -> None:
    """Each thing that works once, raced once."""
    code = invited(house)
    assert raced(lambda: comes_in(house, code)).count(201) == 1, "invitation"
    link = house.call("POST", "/api/me/links", None, token)[1]["code"]
    assert raced(lambda: house.call("POST", f"/api/links/{link}", {})).count(201) == 1, "device link"
    options = house.call("POST", "/api/signin/passkey/challenge")[1]["options"]
    shown = {"credential": device.show(options)}
    assert raced(lambda: house.call("POST", "/api/signin/passkey", shown)).count(201) == 1, "challenge"
    other = Authenticator(house.base)
    options = house.call("POST", "/api/me/passkeys/challenge", None, token)[1]["options"]
    made = {"credential": other.make(options)}
    assert raced(lambda: house.call("POST", "/api/me/passkeys", made, token)).count(201) == 1, "passkey"
    (key,) = [each for each in house.call("GET", "/api/me/account", None, token)[1]["passkeys"] if not each["seen"]]
    assert house.call("DELETE", f"/api/me/passkeys/{key['id']}", None, token)[0] == 200
    mail = link_to(house, token, address=new_address())
    assert raced(lambda: house.call("POST", f"/api/links/{mail}", {}, token)).count(201) == 1, "mail link"
    claimant = comes_in(house, invited(house))[1]["token"]
    address = new_address()
    both = [
        (each, link_to(house, each, address=address))
        for each in (claimant, comes_in(house, invited(house))[1]["token"])
    ]
    claims = [partial(house.call, "POST", f"/api/links/{code}", {}, each) for each, code in both] * 4
    assert raced(*claims).count(201) == 1, "address"
    letter = link_to(house, claimant, address=new_address())
    assert raced(lambda: house.call("POST", f"/api/links/{letter}", {"instead": True})).count(201) == 1, "letter"
    guests, seat = invited(house, AT_ONCE), seat_link(house, token)
    tokens = [comes_in(house, guests)[1]["token"] for _ in range(AT_ONCE)]
    asks = [partial(house.call, "POST", f"/api/links/{seat}", {}, each) for each in tokens]
    assert raced(*asks).count(201) == 1, "seat link"
    call_links(house, token)
    invitation_for_some(house)
    one_key_for_two(house)
    confirmation(house, token)
    name_of_a_bot(house)
    name_or_bot(house)


def call_links(house: Several, token: str) -> None:
    """Links of notifications, opened at once on one device: it is signed in for each of their tables."""
    tables = [house.call("POST", "/api/tables", NEW, token)[1]["id"] for _ in range(4)]
    codes = [link_to(house, token, table_id=table) for table in tables]
    device = house.call("POST", f"/api/links/{codes[0]}", {})[1]["token"]
    asks = [partial(house.call, "POST", f"/api/links/{code}", {}, device) for code in codes[1:]]
    assert raced(*asks * 3).count(201) == 3, "link of a notification"
    assert set(house.call("GET", "/api/me", None, device)[1]["only"]) == set(tables)


def invitation_for_some(house: Several) -> None:
    """An invitation for 3 people, which more than 3 use at once."""
    code = invited(house, 3)
    assert raced(lambda: comes_in(house, code)).count(201) == 3, "invitation for 3"


def one_key_for_two(house: Several) -> None:
    """The same passkey, made by two people at once."""
    tokens = [comes_in(house, invited(house))[1]["token"] for _ in range(2)]
    device, asks = Authenticator(house.base), []
    for token in tokens * 2:
        options = house.call("POST", "/api/me/passkeys/challenge", None, token)[1]["options"]
        asks.append(partial(house.call, "POST", "/api/me/passkeys", {"credential": device.make(options)}, token))
    statuses = raced(*asks)
    assert statuses.count(201) == 1, statuses
    assert all(status < 500 for status in statuses), statuses


def confirmation(house: Several, token: str) -> None:
    """The link that confirms an address for notifications; another address of that person has no part in it."""
    code, person = secrets.token_urlsafe(16), who(house, token)
    made = new_channel(person, "mail", new_address(), time.time())
    waits = made._replace(code=hashed(code), until=time.time() + 600)
    with closing(house.open()) as store:
        store.write(sql.insert(CHANNELS).values(**waits._asdict())).result()
    assert raced(lambda: house.call("POST", f"/api/confirms/{code}")).count(200) == 1, "confirmation"


def name_of_a_bot(house: Several) -> None:
    """A name that several people want for their program."""
    code, name = invited(house, AT_ONCE), f"Bot {secrets.token_hex(3)}"
    tokens = [house.call("POST", "/api/people", {"name": name, "invite": code})[1]["token"] for _ in range(AT_ONCE)]
    bot = {"bot": "naive", "knows": ["goulag"]}
    asks = [partial(house.call, "PUT", "/api/me/bot", bot, token) for token in tokens]
    statuses = raced(*asks)
    assert sum(status < 300 for status in statuses) == 1, f"name of a bot: {statuses}"


def name_or_bot(house: Several) -> None:
    """A new name and the registration of a program, which keeps its name."""
    token = comes_in(house, invited(house))[1]["token"]
    person, bot = who(house, token), {"bot": "naive", "knows": ["goulag"]}
    own = {"name": f"Bot {secrets.token_hex(3)}"}
    assert house.call("PATCH", "/api/me", own, token)[0] == 200
    asks = [partial(house.call, "PUT", "/api/me/bot", bot, token), partial(house.call, "PATCH", "/api/me", own, token)]
    asks += [partial(house.call, "PATCH", "/api/me", {"name": f"{own['name']} {n}"}, token) for n in range(4)]
    statuses = raced(*asks)
    assert all(status < 500 for status in statuses), statuses
    with closing(house.open()) as store:
        name = store.one(sql.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).name
        registered = [row.name for row in store.all(sql.select(PERMANENT.c.name).where(PERMANENT.c.person == person))]
    assert registered in ([], [name]), "name of a program"


@pytest.fixture
def ann(house: Several) -> tuple[Authenticator, str]:
    """A person with a passkey. The browser knows the house as localhost."""
    house.base = house.base.replace("127.0.0.1", "localhost")
    _, person = comes_in(house, invited(house))
    device = Authenticator(house.base)
    options = house.call("POST", "/api/me/passkeys/challenge", None, person["token"])[1]["options"]
    made = house.call("POST", "/api/me/passkeys", {"credential": device.make(options)}, person["token"])
    assert made[0] == 201, made
    return device, person["token"]


def test_each_thing_works_once(house: Several, ann: tuple[Authenticator, str]) -> None:
    for _ in range(3):
        race(house, *ann)


def on_the_admin_page(house: Several, path: str, cookie: str = "", **form: str) -> HTTPResponse:
    """The answer to a form; a connection of its own, so that any worker may take it."""
    headers = {"content-type": "application/x-www-form-urlencoded", "cookie": cookie}
    line = HTTPConnection("127.0.0.1", house.port, timeout=30)
    with closing(line):
        line.request("POST", f"/admin/{path}", urlencode(form), headers)
        answer = line.getresponse()
        answer.read()
        return answer


def test_a_host_who_has_signed_out_is_nobody_at_any_worker(house: Several) -> None:
    for _ in range(10):
        cookie = on_the_admin_page(house, "in", token=ADMIN).headers["set-cookie"].partition(";")[0]
        acts = partial(on_the_admin_page, house, "do", cookie, do="announce", of="")
        assert acts().status == 303
        assert on_the_admin_page(house, "out", cookie).status == 303
        assert raced(*[lambda acts=acts: (acts().status, None)] * AT_ONCE) == [403] * AT_ONCE


def test_passkeys_are_made_and_shown_at_any_worker(house: Several, ann: tuple[Authenticator, str]) -> None:
    for _ in range(10):
        options = house.call("POST", "/api/signin/passkey/challenge")[1]["options"]
        shown = {"credential": ann[0].show(options)}
        assert house.call("POST", "/api/signin/passkey", shown)[0] == 201


def test_what_a_device_makes_while_it_is_signed_out_ends_with_it(house: Several) -> None:
    """A stolen device asks all workers for links, and opens them, while its owner signs it out."""
    for _ in range(5):
        stolen = comes_in(house, invited(house))[1]["token"]
        link = house.call("POST", "/api/me/links", None, stolen)[1]["code"]
        owner = house.call("POST", f"/api/links/{link}", {})[1]["token"]
        made: list[str] = []
        opened: list[str] = []
        out = Event()

        def floods(stolen: str = stolen, made: list[str] = made, opened: list[str] = opened, out: Event = out) -> None:
            while not out.is_set():
                status, told = house.call("POST", "/api/me/links", None, stolen)
                if status == 201:
                    made.append(told["code"])
                    status, told = house.call("POST", f"/api/links/{told['code']}", {}) if len(made) % 2 else (0, {})
                    opened.extend([told["token"]] if status == 201 else [])

        with ThreadPoolExecutor(6) as threads:
            floating = [threads.submit(floods) for _ in range(6)]
            time.sleep(0.3)
            assert house.call("DELETE", "/api/me/devices/others", None, owner)[0] == 200
            out.set()
            for each in floating:
                each.result()
        assert made
        assert [code for code in made if house.call("GET", f"/api/links/{code}")[0] == 200] == []
        assert [token for token in opened if house.call("GET", "/api/me/account", None, token)[0] == 200] == []
        assert len(house.call("GET", "/api/me/devices", None, owner)[1]) == 1


def test_nothing_is_left_of_a_person_who_does_all_at_once_while_being_forgotten(house: Several) -> None:
    for _ in range(5):
        token = comes_in(house, invited(house))[1]["token"]
        person = who(house, token)
        assert house.call("POST", "/api/tables", NEW, token)[0] == 201
        links = [house.call("POST", "/api/me/links", None, token)[1]["code"] for _ in range(3)]
        mail = link_to(house, token, address=new_address())
        asks: list[tuple[str, str, Any]] = [
            ("POST", f"/api/links/{mail}", {}),
            ("POST", "/api/me/links", None),
            ("POST", "/api/tables", NEW),
            ("PUT", "/api/me/bot", {"bot": "naive", "knows": ["goulag"]}),
        ]
        acts = [partial(house.call, method, path, body, token) for method, path, body in asks]
        acts += [partial(house.call, "POST", f"/api/links/{link}", {}) for link in links]
        erasure = partial(house.call, "DELETE", "/api/me?sure=yes", None, token)
        statuses = raced(*acts, erasure, erasure)
        assert 500 not in statuses
        assert house.call("GET", "/api/me", None, token)[0] == 401
        with closing(house.open()) as store:
            for table in (each for each in metadata.sorted_tables if "person" in each.c):
                assert not store.all(sql.select(table).where(table.c.person == person)), table.name
            assert not store.all(sql.select(PEOPLE).where(PEOPLE.c.id == person))


@pytest.mark.slow
def test_each_thing_works_once_in_50_of_50_tries(house: Several, ann: tuple[Authenticator, str]) -> None:
    for _ in range(50):
        race(house, *ann)
