"""A server that is started, killed and started again on the same data, and what a test may ask about it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.postgres import PostgreSQL, address_of
from presidium.server.storage.store import Store

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
STARTS = 120.0
"""How long a start may take where others want the machine too."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def headers_of(token: str | None, whence: str) -> dict[str, str]:
    """Of somebody whom a proxy on this machine brings from somewhere else."""
    who = {"authorization": f"Bearer {token}"} if token else {}
    return who | ({"x-forwarded-for": whence} if whence else {})


class House:
    """A server process and its data; every start listens at the same port."""

    def __init__(self, home: Path, *how: str, wide: bool = True, preload: Path | None = None) -> None:
        self.data = home / "data"
        self.log = home / "log"
        self.kept_at = "".join(each for each in how if each.startswith("postgresql:"))
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "tests.fire.serve", str(self.port), str(self.data)]
        self._command += [*how, *["wide"] * wide]
        self._preload = {} if preload is None else {"LD_PRELOAD": str(preload)}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    def start(self) -> None:
        with self.log.open("ab") as log:
            env = os.environ | self._preload
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log, env=env)
        until = time.monotonic() + STARTS
        while not self.ready():
            assert self._process.poll() is None, f"it would not start: {self.log.read_text()[-2000:]}"
            assert time.monotonic() < until, f"it does not answer: {self.at_what()}"
            time.sleep(0.02)

    def ready(self) -> bool:
        try:
            with urlopen(f"{self.base}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def at_what(self) -> str:
        """Where the server is in its program, and what else it has to say: for a message when a wait fails."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)
        time.sleep(1)
        return self.log.read_text()[-8000:]

    def kill(self) -> None:
        """As a crash would: no farewell, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host would: it may finish what is under way."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    # What is asked of it

    @property
    def addresses(self) -> list[str]:
        """Where the hall is to be found: whoever was cut off may come back by any of them."""
        return [self.base]

    def somewhere(self, rng: Random) -> str:
        return rng.choice(self.addresses)

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        whence: str = "",
        text: bool = False,
        base: str = "",
    ) -> tuple[int, Any]:
        """The status and what was said; refusals come back like answers."""
        headers = {"content-type": "application/json"} | headers_of(token, whence)
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request((base or self.base) + path, data, headers, method=method), timeout=PATIENCE) as answer:
                said = answer.read()
                return answer.status, said.decode() if text else json.loads(said or b"null")
        except HTTPError as error:
            with error:
                said = error.read()
                return error.code, said.decode() if text else json.loads(said or b"null")

    def welcome(self, name: str, whence: str = "") -> str:
        status, person = self.call("POST", "/api/people", {"name": name}, whence=whence)
        assert status == 201, person
        token: str = person["token"]
        return token

    def memory(self) -> int:
        """What the process holds, in KB."""
        assert self._process is not None
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def open_files(self) -> int:
        """Sockets with them."""
        assert self._process is not None
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def errors(self) -> list[str]:
        """What the server itself held to be an error; not a client's broken UTF-8, as uvicorn does."""
        lines = [line for line in self.log.read_text().splitlines() if "Invalid UTF-8 sequence" not in line]
        return [line for line in lines if '"level": "error"' in line or not line.startswith("{")]

    # What lies on its disk

    def open(self) -> Store:
        """To be looked at."""
        return PostgreSQL(address_of(self.kept_at), holding=False) if self.kept_at else open_store(self.data)

    def _asked(self, query: str, *given: str) -> list[Any]:
        with closing(self.open()) as store, store.engine.connect() as connection:
            return [tuple(row) for row in connection.exec_driver_sql(query.replace("?", "%s"), given)]

    def journal(self, scratch: Path) -> list[tuple[str, int, str | None, str | None]]:
        """Table, seq, person and command of every entry."""
        return self.read(scratch, 'SELECT table_id, seq, "by", command FROM journal ORDER BY 1, 2')

    def read(self, scratch: Path, query: str, *given: str) -> list[Any]:
        """What the file says as it lies there; read from a copy: the next start must find what was left."""
        if self.kept_at:
            return self._asked(query, *given)
        scratch.mkdir()
        try:
            for part in self.data.glob(f"{FILE}*"):
                if not part.name.endswith("-shm"):
                    shutil.copy(part, scratch / part.name)
            with closing(sqlite3.connect(scratch / FILE)) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                return connection.execute(query, given).fetchall()
        finally:
            shutil.rmtree(scratch)
