"""The command line as a person or a script meets it: a process, its output, its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from presidium.cli.command_line import COMMANDS

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "PATH": ""}
ENVIRONMENT["PYTHONPATH"] = os.environ["PYTHONPATH"]  # where the example is
USUAL = dict(ENVIRONMENT)
PATIENCE = 60.0

WARM = get_context("forkserver")
"""Hundreds of tests run the program: its processes are forked from one that has read its code, and done nothing yet."""
WARM.set_forkserver_preload(
    [
        *sorted({f"presidium.cli.{place.partition(':')[0]}" for place in COMMANDS.values()}),
        "presidium.cli.errors",
        "presidium.client.remote",
        "presidium.server.runtime.serve",
    ]
)


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def presidium(*args: str | Path, typed: str = "") -> Ran:
    """Run `presidium` with these arguments and type these lines."""
    return (forked if ENVIRONMENT == USUAL else started)(*map(str, args), typed=typed)


def started(*args: str, typed: str = "") -> Ran:
    """As a shell does it."""
    command = [sys.executable, "-m", "presidium", *args]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def forked(*args: str, typed: str = "") -> Ran:
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("in", "out", "err")]
        files[0].write_text(typed)
        process = WARM.Process(target=_with_files, args=(args, files))
        process.start()
        process.join(PATIENCE)
        late = process.is_alive()
        process.kill()
        process.join()
        assert not late, f"presidium {args} does not end: {files[1].read_text()}"
        assert process.exitcode is not None
        return Ran(process.exitcode, *(file.read_text() for file in files[1:]))


def _with_files(args: tuple[str, ...], files: list[Path]) -> None:
    opened = [file.open(mode) for file, mode in zip(files, "rww", strict=True)]
    run(args, [each.fileno() for each in opened])


def run(args: tuple[str, ...], streams: list[int]) -> None:
    """The program itself, in a process that was forked for it: input, output and errors are these."""
    from presidium.cli import main

    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    os.environ.clear()
    os.environ.update(ENVIRONMENT)
    sys.argv = ["presidium", *args]
    try:
        main()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


class Running:
    """A `presidium …` that goes on, forked; to be held as one that a shell has started."""

    def __init__(self, *args: str) -> None:
        (theirs, to), (out, told) = WARM.Pipe(duplex=False), WARM.Pipe(duplex=False)
        self._process = WARM.Process(target=_with_pipes, args=(args, theirs, told))
        self._process.start()
        self.stdin = os.fdopen(os.dup(to.fileno()), "wb")
        self.stdout = os.fdopen(os.dup(out.fileno()), "rb", buffering=0)
        for each in (theirs, to, out, told):
            each.close()

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        assert self._process.exitcode is not None, "it does not end"
        return self._process.exitcode

    def send_signal(self, signal: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, signal)

    def kill(self) -> None:
        self._process.kill()

    def communicate(self, timeout: float = PATIENCE) -> tuple[bytes, None]:
        with suppress(BrokenPipeError):
            self.stdin.close()
        rest = b"" if self.stdout.closed else self.stdout.read()
        self.stdout.close()
        self.wait(timeout)
        return rest, None


def _with_pipes(args: tuple[str, ...], typed: Connection, told: Connection) -> None:
    run(args, [typed.fileno(), told.fileno(), told.fileno()])
