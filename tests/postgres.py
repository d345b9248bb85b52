"""A PostgreSQL of the tests' own, in a temporary folder: nobody else's is touched, and nothing of it is left.

With PRESIDIUM_TEST_STORE=postgresql the houses of all tests keep their tables there.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from presidium.server.storage.postgres import address_of, open_database

ALL = os.environ.get("PRESIDIUM_TEST_STORE") == "postgresql"
"""Whether every house is to be kept there."""
of_a_file = pytest.mark.skipif(ALL, reason="this is about a file, and all houses are kept in a database now")
PATIENCE = 30.0
USER = "presidium"
QUICK = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "shared_buffers=16MB", "-c", "max_connections=200")
"""A kill of its processes it survives all the same: the machine stays on."""


def programs() -> Path | None:
    """Where its programs are; Debian has them out of the way."""
    found = shutil.which("initdb")
    here = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in here if (folder / "initdb").exists()), None)


class Postgres:
    """A server of the database's, which can be killed and started again."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="presidium-pg-"))
        self.user = _other() if os.geteuid() == 0 else None  # it will not be root's
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._do("initdb", "-D", "data", "-U", USER, "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def _do(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        subprocess.run(command, cwd=self.folder, user=self.user, check=True, capture_output=True)

    def start(self) -> None:
        listens = ("-c", "listen_addresses=", "-k", str(self.folder))
        command = [str(self.programs / "postgres"), "-D", "data", *listens, *QUICK]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, user=self.user, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < until, "it does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        from psycopg import OperationalError

        try:
            self._say("SELECT 1")
        except OperationalError:
            return False
        return True

    def _say(self, text: str) -> int:
        """How many rows came of it."""
        from psycopg import connect

        with connect(self.address("postgres"), autocommit=True) as connection:
            return int(connection.execute(text).rowcount)  # type: ignore[call-overload]

    def kill(self) -> None:
        """As a crash would, with all its processes."""
        assert self._process is not None
        first = self._process.pid
        os.kill(first, signal.SIGSTOP)  # it makes no more of them
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self._process.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(map(_lives, children)):  # it would not start beside one of its own
            assert time.monotonic() < until, "some of it are left"
            time.sleep(0.01)
        for left in ("data/postmaster.pid", ".s.PGSQL.5432", ".s.PGSQL.5432.lock"):
            (self.folder / left).unlink(missing_ok=True)

    def follow(self, first: Postgres) -> None:
        """Begin anew as the standby of another, which from then on acknowledges nothing that is not here as well."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder / "data")
        whence = f"host={first.folder} user={USER} application_name=standby"
        self._do("pg_basebackup", "-d", whence, "-D", "data", "-R", "-c", "fast", "--no-sync")
        self.start()
        first._say("ALTER SYSTEM SET synchronous_standby_names = standby")
        first._say("SELECT pg_reload_conf()")
        until = time.monotonic() + PATIENCE
        while not first._say("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"):
            assert time.monotonic() < until, "nobody follows"
            time.sleep(0.02)

    def promote(self) -> None:
        """The one it has followed is gone: it takes its place, and waits for nobody."""
        self._say("SELECT pg_promote()")
        self._say("ALTER SYSTEM RESET synchronous_standby_names")
        self._say("SELECT pg_reload_conf()")

    def remove(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def empty(self) -> str:
        """The address of a new database."""
        name = f"hall{next(self._names)}"
        self._say(f"CREATE DATABASE {name}")
        return self.address(name)

    @cache  # noqa: B019 -- there is one as long as the tests run
    def _made(self) -> str:
        address = self.empty()
        open_database(address_of(address)).close()
        return address

    def fresh(self) -> str:
        """One that is up to date, and in which there is nothing."""
        like, name = self._made().partition("@/")[2].partition("?")[0], f"hall{next(self._names)}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {like} STRATEGY file_copy")
        return self.address(name)


def _lives(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def _other() -> str:
    return next(name for name in ("postgres", "nobody") if _known(name))


def _known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@cache
def running() -> Postgres:
    """The one that the tests of this process share; where there is none here, they are skipped, and say so."""
    pytest.importorskip("psycopg")
    if programs() is None:
        pytest.skip("there is no PostgreSQL here; on Debian: apt install postgresql")
    server = Postgres()
    atexit.register(server.remove)
    return server


@cache
def address_for(place: Path) -> str:  # noqa: ARG001 -- one each
    """Whose house this is, by the name of its file or folder; nothing where houses are kept in files."""
    return running().fresh() if ALL else ""
