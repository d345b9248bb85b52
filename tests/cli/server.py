"""A server as a host starts it: a process of its own, on this machine only, with a folder of its own."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from presidium.client.remote import Remote
from tests.cli.shell import ENVIRONMENT, USUAL, Running

PATIENCE = 60.0
"""How long anything may take before a test gives up."""


class Terminal:
    """A running `presidium …`: what it prints is read as it comes, and lines are typed into it."""

    def __init__(self, *args: str | Path) -> None:
        words = list(map(str, args))
        usual = ENVIRONMENT == USUAL
        self.process = Running(*words) if usual else start(sys.executable, "-m", "presidium", *words)
        self.out = ""

    def until(self, *texts: str) -> str:
        """What it prints up to the first of these texts."""
        assert self.process.stdout is not None
        ends = time.monotonic() + PATIENCE
        while not (found := [text for text in texts if text in self.out]):
            readable, _, _ = select.select([self.process.stdout], [], [], max(0.0, ends - time.monotonic()))
            more = os.read(self.process.stdout.fileno(), 65536).decode() if readable else ""
            assert more, f"{texts} never came: {self.out}"
            self.out += more
        first = min(found, key=self.out.index)
        told, _, self.out = self.out.partition(first)
        return told + first

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        self.process.send_signal(how)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, self.out + out.decode()


def start(*command: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        list(map(str, command)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=ENVIRONMENT,
    )


@contextmanager
def terminal(*args: str | Path) -> Iterator[Terminal]:
    opened = Terminal(*args)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.communicate()


@contextmanager
def serving(data: Path, *more: str, port: int = 0) -> Iterator[tuple[Terminal, str]]:
    """A server and its address."""
    with terminal("serve", "--port", str(port), "--data", data, *more) as server:
        found = re.search(r"http://127\.0\.0\.1:\d+", server.until("Ctrl-C"))
        assert found is not None
        ready(found[0])
        yield server, found[0]


def ready(address: str) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            Remote(f"{address}/t/-", token="-").fetch("GET", "/ready")
            return
        except Exception:
            assert time.monotonic() < ends
            time.sleep(0.05)


def host(address: str, **table: Any) -> Remote:
    """Somebody who has made a table there, without sitting at it."""
    remote = Remote(f"{address}/t/-", name="Host")
    remote.table = remote.call("POST", "/api/tables", table)["id"]
    return remote


def wait_for(remote: Remote, **wanted: Any) -> dict[str, Any]:
    """The table, once it is as wanted: `seated`, how many of its seats are filled, or its `status`."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        info: dict[str, Any] = remote.look()["table"]
        seated = sum(seat["kind"] != "open" for seat in info["seats"])
        if {"seated": seated, "status": info["status"]}.items() >= wanted.items():
            return info
        time.sleep(0.05)
    raise AssertionError(f"never {wanted}: {info}")
