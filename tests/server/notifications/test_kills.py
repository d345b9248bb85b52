"""A real server is killed between writing a call and sending it, and between sending and marking: the letter comes."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import socketserver
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

pytestmark = pytest.mark.ci

PATIENCE = 60.0
HURRY = (
    "import presidium.server.notifications.enqueue as d, presidium.server.notifications.notifier as c;"
    "d.SEND_DELAY_S, c.DUE_CHECK_S = 0.0, {look};"
    "from presidium.cli import main; main()"
)
"""The server as it is started by a host; only its patience is another."""


class Box(socketserver.ThreadingTCPServer):
    """A mail server; where it is told to, it kills the sender when it has the letter and before it says so."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Talk)
        self.letters: list[str] = []
        self.kills: subprocess.Popen[bytes] | None = None

    def kill_now(self) -> bool:
        victim, self.kills = self.kills, None
        if victim is not None:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait()
        return victim is not None


class Talk(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        with suppress(ConnectionError):  # whoever talks to it may be killed
            self._talk()

    def _talk(self) -> None:
        box: Any = self.server
        self.wfile.write(b"220 box\r\n")
        for line in self.rfile:
            verb = line[:4].upper()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while not letter.endswith(b"\r\n.\r\n"):
                    letter += (said := self.rfile.readline())
                    if not said:
                        return
                box.letters.append(letter.decode())
                if box.kill_now():
                    return
            self.wfile.write(b"250 ok\r\n")


@contextmanager
def served(data: Path, box: Box, look: float) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    home = f"http://127.0.0.1:{port}"
    env = {
        **os.environ,
        "PRESIDIUM_PUBLIC_ADDRESS": home,
        "PRESIDIUM_SMTP": f"smtp://127.0.0.1:{box.server_address[1]}",
        "PRESIDIUM_MAIL_SENDER": "hall@example.org",
    }
    command = [sys.executable, "-c", HURRY.format(look=look), "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until(lambda: ready(home))
        yield process, home
    finally:
        process.kill()
        process.wait()


def ready(home: str) -> bool:
    try:
        return bool(urlopen(f"{home}/ready", timeout=5).status == 200)
    except OSError:
        return False


def until(held: Any) -> None:
    ends = time.monotonic() + PATIENCE
    while not held():
        assert time.monotonic() < ends
        time.sleep(0.05)


def ask(home: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(f"{home}{path}", json.dumps(body).encode(), headers, method="POST"), timeout=PATIENCE) as told:
        return json.loads(told.read())


def waits(home: str, box: Box, before: Callable[[], None] = lambda: None) -> None:
    """Ann has confirmed her address, and a table waits for her; before it begins, something may be done."""
    token = ask(home, "/api/people", {"name": "Ann"})["token"]
    ask(home, "/api/me/calls/channels", {"kind": "mail", "address": "ann@example.com"}, token)
    code = re.search(r"/confirm/([\w=\n-]+)", box.letters.pop())[1].replace("=\r\n", "").strip()  # type: ignore[index]
    ask(home, f"/api/confirms/{code}", {})
    table = ask(home, "/api/tables", {"game": "goulag", "seats": 5, "sit": True, "bots": ["random"] * 4}, token)["id"]
    before()
    with suppress(OSError):  # it may be dead before it answers
        ask(home, f"/api/tables/{table}/commands", {"do": "start", "id": "s"}, token)


def ids(box: Box) -> list[str]:
    return [re.search(r"(?m)^Message-ID: (\S+)", each)[1] for each in box.letters]  # type: ignore[index]


@contextmanager
def mailbox() -> Iterator[Box]:
    with Box() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()


def test_killed_before_it_was_sent_it_is_sent_once(tmp_path: Path) -> None:
    with mailbox() as box:
        with served(tmp_path, box, look=3600.0) as (process, home):
            waits(home, box)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        assert not box.letters
        with served(tmp_path, box, look=0.2):
            until(lambda: box.letters)
            time.sleep(1.0)
        assert len(box.letters) == 1


def test_killed_before_it_was_marked_it_comes_again_under_the_same_id(tmp_path: Path) -> None:
    with mailbox() as box:
        with served(tmp_path, box, look=0.2) as (process, home):
            waits(home, box, lambda: setattr(box, "kills", process))
            until(lambda: process.poll() is not None)
        assert len(box.letters) == 1
        with served(tmp_path, box, look=0.2):
            until(lambda: len(box.letters) == 2)
            time.sleep(1.0)
        assert len(box.letters) == 2
        assert len(set(ids(box))) == 1
