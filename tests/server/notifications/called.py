"""A house that calls people: its sinks run in its own loop, and its clock is moved by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from presidium.server.live.registry import Hall
from presidium.server.notifications.channels.http_client import HttpClient
from presidium.server.notifications.enqueue import SEND_DELAY_S
from presidium.server.notifications.notifier import Notifier
from presidium.server.notifications.repository import Channel, new_channel
from presidium.server.notifications.settings import Settings, Smtp
from presidium.server.people.repository import Person
from presidium.server.storage.tables import CALLS
from tests.server.house import At, House, alike
from tests.server.notifications.browser import Browser
from tests.server.notifications.sinks import Letters, Requests
from tests.stores import kept_in

HOME = "https://table.example.org"


class Here(HttpClient):
    """Names that end in .test lead to the sinks on this machine, unsealed."""

    def __init__(self, ports: dict[str, int]) -> None:
        super().__init__(self._found, lambda _: True)
        self.ports = ports

    async def _found(self, name: str, _: int) -> list[str]:
        return ["127.0.0.1"] if name in self.ports else []

    async def _place(self, parts: Any) -> tuple[str, int]:
        address, _ = await super()._place(parts)
        return address, self.ports[parts.hostname]

    async def _ask(self, parts: Any, headers: dict[str, str], body: bytes) -> Any:
        return await super()._ask(parts._replace(scheme="http"), headers, body)


class Called(House):
    """People are called by letter, by push and by hook."""

    def __init__(self, file: Path, home: str = HOME, **parts: Any) -> None:
        self.home = home
        self.letters, self.pushes, self.hooks = Letters(), Requests(), Requests()
        self.browser = Browser()
        self._sinks = AsyncExitStack()
        super().__init__(file, **parts)

    def _open(self) -> None:
        self.run(self._sinks.aclose())
        for sink in (self.letters, self.pushes, self.hooks):
            self.run(self._sinks.enter_async_context(sink.open()))
        self.store = kept_in(self.file)
        smtp = Smtp("127.0.0.1", self.letters.port, False)
        settings = Settings(self.home, smtp, "hall@example.org", "mailto:me@example.org", True)
        wall = lambda: self.now + self.wall_ahead  # noqa: E731
        self.hall = Hall(self.store, lambda: self.now, lambda: next(self.seeds), wall, settings)
        ports = {"push.test": self.pushes.port, "hook.test": self.hooks.port}
        self.hall.notifier = self.hall.new_notifier(Here(ports))

    def _stop(self) -> None:
        self.run(self._sinks.aclose())
        super()._stop()

    close = _stop

    @property
    def notifier(self) -> Notifier:
        assert self.hall.notifier is not None
        return self.hall.notifier

    # People

    def by_mail(self, name: str) -> Channel:
        return self._reached(new_channel(self.person(name).id, "mail", f"{name.lower()}@example.com", self.now))

    def by_push(self, name: str, endpoint: str = "https://push.test/ann") -> Channel:
        person = self.person(name)
        device = self.hall.people.devices(person)[0].key
        made = new_channel(person.id, "push", endpoint, self.now, keys=self.browser.keys)
        return self._reached(made._replace(device=device))

    def by_hook(self, name: str, form: str = "json", url: str = "https://hook.test/x") -> Channel:
        return self._reached(new_channel(self.person(name).id, "hook", url, self.now, form))

    def _reached(self, channel: Channel) -> Channel:
        device = self.hall.people.devices(Person(channel.person, ""))[0].key
        self.run(self.notifier.ledger.add(channel, device))
        return channel

    def speaks(self, name: str, lang: str = "en", **parts: Any) -> None:
        callee = self.run(self.notifier.ledger.callee(self.person(name).id))
        self.run(self.notifier.ledger.keep(callee._replace(lang=lang, **parts)))

    # Calls

    def look(self, after: float = 0.0) -> None:
        """So much time passes, and the caller looks what is due."""
        self.tick(after)
        self.run(self.notifier.round())

    def look_later(self) -> None:
        self.look(SEND_DELAY_S + 1)

    def standing(self) -> list[Any]:
        return self.store.all(sql.select(CALLS))


@contextmanager
def called(folder: Path, home: str = HOME) -> Iterator[Called]:
    with alike():
        house = Called(folder / "house.db", home)
        try:
            yield house
        finally:
            house.close()


def mine(at: At) -> str:
    """Who is asked at a table of the house."""
    return at.holder(at.table.asked()[0])
