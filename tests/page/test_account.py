"""Coming back by a letter or a passkey, and coming into a closed hall, in a browser that has an authenticator."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from presidium.server.people.invitations import Invitations
from presidium.server.storage.opening import FILE
from presidium.server.storage.sqlite import SQLite
from presidium.text import languages
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.look import wrong
from tests.page.person import Person
from tests.server.notifications.sinks import Letters

pytestmark = pytest.mark.ci

Guest = Callable[..., Person]
SIZES = {"desk": (1366, 768), "phone": (390, 844)}


class PostOffice:
    """An SMTP server beside the tests, in a thread of its own."""

    def __init__(self) -> None:
        self.sink, self.loop, ready = Letters(), asyncio.new_event_loop(), threading.Event()

        async def open_() -> None:
            self.done = asyncio.Event()
            async with self.sink.open():
                ready.set()
                await self.done.wait()

        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(open_(),), daemon=True)
        self.thread.start()
        assert ready.wait(30)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(30)

    def link(self, person: Person) -> str:
        """Where the last letter leads, once it is there."""
        letter = person.until(lambda: self.sink.taken and self.sink.taken.pop())
        found = re.search(r"/link/[\w-]+", letter.get_content())
        assert found is not None
        return found[0]


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with closing(PostOffice()) as opened:
        yield opened


@pytest.fixture(scope="module")
def club(built: Path, office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    home = tmp_path_factory.mktemp("club")
    with House(home, built, "closed", f"smtp://127.0.0.1:{office.sink.port}") as opened:
        yield opened


@pytest.fixture
def guest(visit: Visit, club: House) -> Guest:
    """Somebody before the closed hall, called by the name under which browsers make passkeys."""

    def come(**how: Any) -> Person:
        person = visit(base=club.base.replace("127.0.0.1", "localhost"), **how)
        person.forgives = ("403", "404")
        return person

    return come


@pytest.fixture
def code(club: House) -> str:
    with closing(SQLite(club.data / FILE)) as store:
        made, kept = Invitations(store).new(20, 1)
        store.write(kept).result()
    return made


def authenticator(person: Person) -> Any:
    """A device that keeps passkeys, and says yes."""
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    line.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    return line


def button(person: Person, id: str, **args: str) -> Locator:
    return person.page.get_by_role("button", name=person.words(id, **args), exact=True)


def comes_in(person: Person, code: str, name: str) -> Person:
    person.goes(f"/?invite={code}")
    person.page.get_by_label(person.words("page-home-name")).fill(name)
    person.press(button(person, "page-door-come-in"))
    person.until(lambda: person.words("page-home-who-known", name=name) in person.text())
    return person


def test_an_invitation_opens_a_closed_hall_by_a_button(guest: Guest, code: str) -> None:
    ann = comes_in(guest(), code, "Ann")
    assert "invite" not in ann.page.url
    table = ann.makes("goulag", 5, pace="untimed", title="Under the rose")
    ben = guest()
    ben.goes(f"/t/{table}")
    ben.until(lambda: ben.words("page-door") in ben.text())
    assert "rose" not in ben.page.content()
    ben.page.get_by_label(ben.words("page-door-invite")).fill("ACDE-ACDE-ACDE")
    ben.press(button(ben, "page-door-come-in"))
    ben.until(lambda: ben.words("refused-no-such-invitation") in ben.text())
    ben.page.get_by_label(ben.words("page-door-invite")).fill(code.lower())
    ben.press(button(ben, "page-door-come-in"))
    ben.until(lambda: "rose" in ben.text())
    assert ben.page.url.endswith(f"/t/{table}")


def test_whoever_waits_outside_may_learn(guest: Guest) -> None:
    eve = guest().goes("/")
    eve.until(lambda: eve.words("page-door") in eve.text())
    eve.press(eve.page.get_by_role("link", name=re.compile("Goulag")))
    eve.until(lambda: "/learn/goulag" in eve.page.url and eve.words("page-door") not in eve.text())
    eve.until(lambda: eve.page.locator("main h1, main h2").count())


def test_a_passkey_is_made_and_brings_one_back(guest: Guest, code: str) -> None:
    ann = comes_in(guest(), code, "Ann")
    authenticator(ann)
    ann.press(button(ann, "page-account"))
    ann.press(button(ann, "page-account-passkey-add"))
    rows = ann.page.get_by_role("dialog").get_by_role("listitem")
    ann.until(lambda: rows.count() == 1)
    ann.context.clear_cookies()
    ann.goes("/")
    ann.press(button(ann, "page-signin-passkey"))
    ann.until(lambda: ann.words("page-home-who-known", name="Ann") in ann.text())
    ann.context.clear_cookies()
    comes_in(ann, code, "Ben")
    ann.forgives = ("403", "404", "409")
    ann.press(button(ann, "page-account"))
    ann.press(ann.page.get_by_text(ann.words("page-signin"), exact=True))
    ann.press(button(ann, "page-signin-passkey"))
    ann.press(button(ann, "page-signin-instead", name="Ann"))
    ann.until(lambda: ann.words("page-home-who-known", name="Ann") in ann.text())
    ann.press(button(ann, "page-account"))
    for sure in ("no", "yes"):
        ann.press(
            rows.get_by_role("button", name=re.compile("^" + ann.words("page-account-passkey-remove", sure=sure)))
        )
    ann.until(lambda: rows.count() == 0)


def test_a_letter_makes_an_address_ones_own_and_brings_one_back(guest: Guest, code: str, office: PostOffice) -> None:
    ann = comes_in(guest(), code, "Ann")
    ann.press(button(ann, "page-account"))
    ann.page.get_by_role("dialog").get_by_label(ann.words("page-account-mail")).first.fill("Ann@letters.example")
    ann.press(button(ann, "page-account-mail-send").first)
    ann.until(lambda: ann.words("page-account-mail-sent", minutes=60) in ann.text())
    ann.goes(office.link(ann))
    ann.press(button(ann, "page-link-mail-open"))
    ann.until(lambda: ann.words("page-home-who-known", name="Ann") in ann.text())
    ann.press(button(ann, "page-account"))
    ann.until(lambda: "ann@letters.example" in ann.text())
    phone = guest(width=390, height=844, lang="de").goes("/")
    phone.page.get_by_label(phone.words("page-account-mail")).fill("ann@letters.example")
    phone.press(button(phone, "page-account-mail-send"))
    phone.until(lambda: phone.words("page-signin-mail-sent", minutes=60) in phone.text())
    phone.goes(office.link(phone))
    phone.press(button(phone, "page-link-device-open", name="Ann"))
    phone.until(lambda: phone.words("page-home-who-known", name="Ann") in phone.text())


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_the_door_and_the_account_look_well(guest: Guest, code: str, lang: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    ann = guest(lang=lang, width=width, height=height, theme=theme).goes("/")
    ann.until(lambda: ann.page.get_by_role("link", name=re.compile("Goulag")).count())
    shoot(ann, f"door-{size}-{theme}-{lang}")
    assert wrong(ann, lang) == []
    comes_in(ann, code, "Ann")
    authenticator(ann)
    ann.press(button(ann, "page-account"))
    ann.press(button(ann, "page-account-passkey-add"))
    ann.until(lambda: ann.page.get_by_role("dialog").get_by_role("listitem").count() == 1)
    ann.press(ann.page.get_by_text(ann.words("page-signin"), exact=True))
    shoot(ann, f"account-{size}-{theme}-{lang}")
    assert wrong(ann, lang) == []


def shoot(person: Person, name: str) -> None:
    folder = Path("test-output/screens")
    folder.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=folder / f"{name}.png", full_page="door" in name)


def test_a_house_without_mail_by_number_asks_for_nothing(visit: Visit) -> None:
    ann = visit().called("Ann").goes("/")
    ann.until(lambda: ann.words("page-home-who-known", name="Ann") in ann.text())
    assert button(ann, "page-account").count() == 0
