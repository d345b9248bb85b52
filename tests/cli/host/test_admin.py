"""Seeing to a hall from the command line, while it is open and while it is not."""

from __future__ import annotations

import json
import re
import socket
import stat
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from presidium.server.runtime.admin_socket import FILE, within
from presidium.server.storage.opening import open_store
from presidium.server.storage.tables import JOURNAL
from tests.cli.server import host, serving
from tests.cli.shell import presidium

pytestmark = pytest.mark.ci


def test_a_host_sees_to_an_open_hall(tmp_path: Path) -> None:
    def admin(*words: str) -> str:
        ran = presidium("admin", *words, "--data", tmp_path)
        assert ran.code == 0, ran.err
        return ran.out

    with serving(tmp_path) as (_, address):
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
        remote = host(address, game="goulag", seats=5, sit=True, bots=["random"] * 4, pace="solo")
        assert remote.table in admin("tables")
        (line,) = [line for line in admin("people").splitlines() if "Host" in line]
        assert "Announced" in admin("announce", "Tea at five.")
        assert "No game runs" in admin("drain")
        refused = presidium("join", address, "--new", "goulag", "--name", "Eve", "--data", tmp_path / "home")
        assert "no new tables for now" in refused.err
        assert "again" in admin("drain", "--undo")
        assert "it agrees with its journal" in admin("verify")
        before, after = map(int, re.findall(r"[\d,]+(?= KB)", admin("vacuum").replace(",", "")))
        assert before > after > 0, "what was written lay beside the file"
        assert "Host has been shown the door" in admin("ban", line.partition(":")[0])
        assert "(shown the door)" in admin("people")
        assert "is removed" in admin("remove", str(remote.table))
        assert "There are none." in admin("tables")
        for gone in (str(remote.table), "-lAtWE0b9Xyz"):
            again = presidium("admin", "remove", gone, "--data", tmp_path)
            assert (again.code, again.err) == (2, "presidium: There is no such table.\n")
        with within(tmp_path) as short, socket.socket(socket.AF_UNIX) as line_:
            line_.connect(f"{short}/{FILE}")
            line_.sendall(b"Dear Comrade\n[1]\n")
            answers = line_.makefile()
            for _ in range(2):
                assert json.loads(answers.readline())["refused"]["id"] == "unreadable-body"
    closed = presidium("admin", "drain", "--data", tmp_path)
    assert (closed.code, "No server is at work" in closed.err) == (2, True)
    assert "There are none." in admin("tables")
    assert "all agree with their journals" in admin("verify")


def test_where_nobody_has_served_there_is_nothing_to_see_to(tmp_path: Path) -> None:
    for word in ("tables", "verify", "vacuum"):
        ran = presidium("admin", word, "--data", tmp_path / "none")
        assert (ran.code, "No server has kept anything" in ran.err) == (2, True)
    ran = presidium("admin", "announce", "--data", tmp_path)
    assert (ran.code, "Say what is to be announced" in ran.err) == (2, True)


def test_verify_and_move_exit_with_1_if_a_journal_has_holes_and_does_not_say_remove(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        host(address, game="goulag", seats=5, sit=True, bots=["random"] * 4, pace="solo")
    with closing(open_store(tmp_path)) as store:
        store.write(sql.delete(JOURNAL).where(JOURNAL.c.seq == 2)).result()
    ran = presidium("admin", "verify", "--data", tmp_path)
    assert (ran.code, ran.err) == (1, "")
    assert "entries are missing from its journal" in ran.out
    assert "remove" not in ran.out
    ran = presidium("move", tmp_path, tmp_path / "new")
    assert (ran.code, ran.err) == (1, "")
    assert "entries are missing from its journal" in ran.out
    assert "One table checked: one does not agree with its journal" in ran.out
