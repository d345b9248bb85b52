"""The server is killed at its first start, or while it brings an older folder up to date: the next start goes on."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sql

from presidium.server.storage.migrate import migrate
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.sqlite import SQLite
from tests.fire.house import ROOT, House
from tests.server.domain.test_journal import columns

ANN = "INSERT INTO people (id, name, since) VALUES ('1', 'Ann', 0)"


def older(data: Path) -> Path:
    """A folder of version 0.1, with somebody in it."""
    data.mkdir()
    with closing(SQLite(data / FILE)) as store:
        migrate(store, to="0001")
        store.write((ANN, [()])).result()
    return data


def starts_and_dies(data: Path, statement: int) -> bool:
    """Whether it died."""
    command = [sys.executable, "-m", "tests.fire.dies", str(statement), str(data)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60)
    assert ran.returncode in (0, -signal.SIGKILL), ran.stderr
    assert (ran.stdout == b"whole\n") is (ran.returncode == 0)
    return ran.returncode != 0


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("step", [40, pytest.param(1, marks=pytest.mark.slow)], ids=["smoke", "all"])
@pytest.mark.parametrize("first", [True, False], ids=["first start", "upgrade"])
def test_killed_at_any_statement_it_starts_again(tmp_path: Path, first: bool, step: int) -> None:
    before = tmp_path / "before" if first else older(tmp_path / "before")
    before.mkdir(exist_ok=True)
    with closing(open_store(Path(shutil.copytree(before, tmp_path / "whole")))) as store:
        whole = columns(store)
    statement, died = step, 0
    while starts_and_dies(data := Path(shutil.copytree(before, tmp_path / str(statement))), statement):
        with closing(open_store(data)) as store:
            assert columns(store) == whole, f"killed at statement {statement}"
            assert [row.name for row in store.all(sql.text("SELECT name FROM people"))] == ([] if first else ["Ann"])
        statement, died = statement + step, died + 1
    assert died > 0


@pytest.mark.slow
def test_killed_at_any_moment_of_its_first_start_it_starts_again(tmp_path: Path) -> None:
    rng = Random(8)
    for number in range(30):
        house = House(tmp_path / str(number))
        house.log.parent.mkdir()
        with house.log.open("ab") as log:
            process = subprocess.Popen(house._command, cwd=ROOT, stdout=log, stderr=log)
        until = time.monotonic() + 30
        while not house.data.exists() and time.monotonic() < until:  # what it does before touches nothing
            time.sleep(0.001)
        time.sleep(rng.uniform(0, 0.3))
        process.kill()
        process.wait()
        house.start()
        house.welcome("Ann")
        assert house.stop() == 0
        assert not house.errors()
