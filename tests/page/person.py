"""Somebody in front of a browser: what they see, what they are asked, and everything their page was told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocket

from presidium.server.http.auth import COOKIE
from presidium.text import Words, complete

PATIENCE = 30.0
STALE = "svelte.dev/e/derived_inert"
"""Svelte's advice that a part which is being taken away has read a last value. Nobody sees that part any more."""
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class Person:
    """One context of the browser: a cookie, a language, a theme and a screen of its own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        lang: str = "en",
        theme: str = "light",
        width: int = 1280,
        height: int = 900,
        still: bool = True,
        touch: bool = False,
        token: str = "",
        traffic: Path | None = None,
        tape: str = "none",
        paper: bool = False,
        opening: bool = False,
    ) -> None:
        self.base = base
        self.words = Words(lang)
        kept: dict[str, Any] = {} if traffic is None else {"record_har_path": traffic, "record_har_content": "embed"}
        self.context = browser.new_context(
            locale=LOCALES.get(lang, lang),
            color_scheme=theme,  # type: ignore[arg-type]
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            **kept,
        )
        if not complete(lang):  # which a browser does not choose by itself
            self.context.add_init_script(f"localStorage.lang ??= '{lang}'")
        self.context.add_init_script(f"localStorage.tape ??= '{tape}'")  # how fast what happens is shown
        if not paper:  # which would lie between a test and what it presses
            self.context.add_init_script("localStorage.paper ??= 'none'")
        if not opening:  # likewise
            self.context.add_init_script("localStorage.opening ??= 'none'")
        self.context.set_default_timeout(PATIENCE * 1000)
        if token:
            self.context.add_cookies([{"name": COOKIE, "value": token, "url": base}])
        self.page = self.context.new_page()
        self.heard: list[str] = []
        """Every message of every socket."""
        self.said: list[str] = []
        """What it has answered, in the page's own words to the server."""
        self.streams: list[str] = []
        self.questions: list[int] = []
        """The number of each question that was put to it."""
        self.trouble: list[str] = []
        self.forgives: tuple[str, ...] = ()
        """What goes wrong on purpose, by words of it."""
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.over = ""
        """The message that told of the end."""
        self.question: dict[str, Any] | None = None
        self.floor: dict[str, Any] | None = None
        """The pause for talk that is open."""
        self.ahead = ""
        """The answer that it has given to the question after the floor."""
        self.page.on("console", self._complained)
        self.page.on("pageerror", lambda error: self.trouble.append(f"{error.message}\n{error.stack}"))
        self.page.on("websocket", self._opened)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.context.close()
        unforgiven = [trouble for trouble in self.trouble if not any(word in trouble for word in self.forgives)]
        if kind is None:
            assert not unforgiven, "\n".join(unforgiven)

    def _complained(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        if message.type in ("error", "warning") and STALE not in message.text:
            self.trouble.append(f"{message.type}: {message.text} ({where})")

    def _opened(self, socket: WebSocket) -> None:
        self.streams.append(socket.url)
        socket.on("framereceived", lambda text: self._hear(str(text)))
        socket.on("framesent", lambda text: self._say(str(text)))

    def _say(self, text: str) -> None:
        command = json.loads(text)
        if command["do"] == "answer":
            self.said.append(command["action"])

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] in ("hello", "update"):
            self.table = message.get("table", self.table)
            self.seats = message.get("yours", self.seats)
            self.question = message.get("question", self.question)
            if message["type"] == "hello" or message.get("floor"):
                told = message.get("floor")
                self.floor = told if told and told["kind"] else None
            self.ahead = message.get("ahead", "" if message["type"] == "hello" else self.ahead)
            if "answer" in message and self.question is not None:
                self.question = {**self.question, "answer": message["answer"]}
            if self.asked and self.question is not None:
                self.questions.append(self.question["id"])
            if self.status in ("over", "closed"):
                self.question = None
                self.over = self.over or text

    # Going about

    def goes(self, path: str) -> Person:
        self.page.goto(self.base + path)
        self.page.locator(":is(main h1, main h2):visible").first.wait_for()
        return self

    def until(self, what: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until this holds; the page goes on meanwhile."""
        ends = time.monotonic() + patience
        while not (found := what()):
            assert time.monotonic() < ends, f"never came: {self.page.url}\n{self.text()[:3000]}\n{self.trouble}"
            self.page.wait_for_timeout(15)
        return found

    def press(self, target: Locator) -> None:
        """As a hand with a mouse or a finger does."""
        target.click()

    def choose(self, target: Locator, value: str) -> None:
        """One entry of a list that folds out."""
        target.select_option(value)

    def tick(self, target: Locator) -> None:
        """One of several that exclude each other."""
        target.check()

    def text(self) -> str:
        """All that can be read now."""
        shown: str = self.page.locator("body").inner_text()
        return shown

    # At a table

    @property
    def status(self) -> str:
        status: str = self.table.get("status", "")
        return status

    @property
    def awaited(self) -> bool:
        """Whether the floor waits for them, and nothing can be answered meanwhile."""
        return bool(self.floor and not self.asked and not self.over and set(self.floor["waits"]) & set(self.seats))

    @property
    def asked(self) -> bool:
        """Whether it waits for this seat."""
        question = self.question
        return (
            self.status == "running" and bool(question) and question["options"] is not None and not question["answer"]
        )

    def called(self, name: str) -> Person:
        """Somebody known to the house, without the page's help."""
        self.call("POST", "/api/people", {"name": name})
        return self

    def makes(self, game: str, seats: int, **table: Any) -> str:
        made = self.call("POST", "/api/tables", {"game": game, "seats": seats, "sit": True, **table})
        name: str = made["id"]
        return name

    def does(self, table: str, command: str, **parts: Any) -> Any:
        body = {"do": command, "id": f"{command} {time.monotonic_ns()}", **parts}
        return self.call("POST", f"/api/tables/{table}/commands", body)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """With the browser's own cookie, past the page."""
        answer = self.context.request.fetch(self.base + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()


class Typist(Person):
    """Somebody who has no mouse: a thing is walked to with Tab, and pressed with Enter."""

    STEPS = 250

    def press(self, target: Locator) -> None:
        self.walk_to(target)
        self.page.keyboard.press("Enter")

    def choose(self, target: Locator, value: str) -> None:
        self.walk_to(target)
        for _ in range(self.STEPS):
            if target.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{value} is not among what {target} offers")

    def tick(self, target: Locator) -> None:
        self.walk_to(target, "here.name && here.name === document.activeElement.name")
        if not target.is_checked():
            self.page.keyboard.press("Space")
        for _ in range(self.STEPS):  # Tab comes to one of them, and the arrows go round
            if target.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not reach {target}")

    def walk_to(self, target: Locator, near: str = "false") -> None:
        target.wait_for()
        for _ in range(self.STEPS):
            if target.evaluate(f"here => here === document.activeElement || ({near})"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")
