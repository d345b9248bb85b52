"""The site without a server: a folder of files, a web server that only hands them out, and somebody who plays there."""

from __future__ import annotations

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, Request

from tests.page.person import Person

BIRTH = 120.0
"""Seconds until the house is open at the latest, on a machine that does much else."""
EARS = """
  const Usual = window.Worker;
  const waiting = new Map();
  let last = 0;
  window.Worker = class extends Usual {
    constructor(...how) {
      super(...how);
      window.houseOfTest = this;
      this.addEventListener("message", ({ data }) => {
        if (data?.do === "text") heardByTest(data.text);
        if (data?.do === undefined) waiting.get(data.id)?.(data);
      });
    }
    postMessage(message, ...more) {
      if (message?.do === "text") saidByTest(message.text);
      super.postMessage(message, ...more);
    }
  };
  window.askForTest = (method, target, body) => new Promise((answer) => {
    const id = --last;
    waiting.set(id, ({ status, body }) => answer([status, new TextDecoder().decode(body)]));
    const headers = body === null ? {} : { "content-type": "application/json" };
    window.houseOfTest.postMessage({ do: "ask", id, method, target, headers, body });
  });
"""
"""Hears what goes between the page and its worker, and asks the worker past the page."""


class _Files(SimpleHTTPRequestHandler):
    """Hands out files below a path, as a host of static files does: what it does not have is answered by 404.html."""

    path_of_site = "/"

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.path_of_site))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            return super().send_error(code, message, explain)
        content = page.read_bytes()
        self.send_response(404)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        return None

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Says nothing of a browser that has gone."""


class Host:
    """A web server for a folder. It can be stopped, and started again at the same address."""

    def __init__(self, folder: Path, path: str = "/") -> None:
        handler = type("Files", (_Files,), {"path_of_site": path})
        self._handler = partial(handler, directory=str(folder))
        self._port = 0
        self.path = path

    def __enter__(self) -> Host:
        self._server = _Server(("127.0.0.1", self._port), self._handler)
        self._port = self._server.server_port
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def base(self) -> str:
        return f"http://localhost:{self._port}{self.path.rstrip('/')}"


class Guest(Person):
    """Somebody who plays at the site without a server. A context keeps its games; it may have several tabs."""

    def __init__(self, browser: Browser, base: str, **how: Any) -> None:
        self.requests: list[Request] = []
        super().__init__(browser, base, **how)
        self.context.on("request", lambda request: self.requests.append(request))
        self.context.expose_function("heardByTest", self._hear)
        self.context.expose_function("saidByTest", self._say)
        self.context.add_init_script(EARS)

    def another_tab(self) -> Page:
        """A tab that takes the place of this person's first; the first stays open."""
        self.page = self.context.new_page()
        self.page.on("console", self._complained)
        self.page.on("pageerror", lambda error: self.trouble.append(f"{error.message}\n{error.stack}"))
        return self.page

    def forgets(self) -> None:
        """What has been heard so far belonged to a tab that is gone."""
        self.table, self.question, self.floor, self.over = {}, None, None, ""

    def call(self, method: str, path: str, body: Any = None) -> Any:
        told = None if body is None else json.dumps(body)
        status, answer = self.page.evaluate("([...asked]) => askForTest(...asked)", [method, path, told])
        assert status < 300, answer
        return json.loads(answer) if answer else None

    def begins(self, game: str) -> str:
        """Plays now, from the entrance; the table's id."""
        name = self.words("page-home-play-label", game=self.words(f"{game}-title"))
        self.press(self.page.get_by_role("button", name=name, exact=True))
        self.until(lambda: self.status == "running", BIRTH)
        table: str = self.table["id"]
        return table

    def kept(self) -> None:
        """Waits until the service worker has every file."""
        self.page.evaluate("() => navigator.serviceWorker.ready")
        self.until(lambda: self.page.evaluate("() => navigator.serviceWorker.controller !== null"), BIRTH)
