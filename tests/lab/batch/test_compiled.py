"""Machine code is kept by a digest of its sources; what nobody has used for a month goes when new code comes."""

from __future__ import annotations

import os
from pathlib import Path
from time import time

import pytest

pytest.importorskip("numba")

from presidium.lab.batch.kremlin import compiled

DAY = 24 * 60 * 60


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with code used yesterday, code not used for 31 days, and somebody else's folder as old."""
    monkeypatch.setattr(compiled, "user_cache_path", lambda _: tmp_path)
    home = tmp_path / "compiled"
    for name, days in (("0123456789abcdef", 1), ("fedcba9876543210", 31), ("somebody's", 31)):
        (home / name).mkdir(parents=True)
        (home / name / "kernel.nbc").touch()
        os.utime(home / name, (time() - days * DAY,) * 2)
    return home


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "rule.py").write_text("right = True")
    return folder


def test_new_code_drives_out_what_nobody_has_used_for_a_month(home: Path, sources: Path) -> None:
    compiled.kept_in.__wrapped__(sources)
    assert {kept.name for kept in home.iterdir()} == {"0123456789abcdef", "somebody's"}


def test_code_that_is_there_is_used_and_drives_out_nothing(home: Path, sources: Path) -> None:
    kept = compiled.kept_in.__wrapped__(sources)
    kept.mkdir()
    for old in (kept, home / "0123456789abcdef"):
        os.utime(old, (time() - 40 * DAY,) * 2)
    assert compiled.kept_in.__wrapped__(sources) == kept
    assert time() - kept.stat().st_mtime < DAY
    assert (home / "0123456789abcdef" / "kernel.nbc").exists()


def test_another_rule_is_kept_elsewhere(home: Path, sources: Path) -> None:
    before = compiled.kept_in.__wrapped__(sources)
    (sources / "rule.py").write_text("right = False")
    assert compiled.kept_in.__wrapped__(sources) != before
    assert before.parent == home


def test_a_cache_that_cannot_be_read_stops_nobody(
    tmp_path: Path, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "user_cache_path", lambda _: tmp_path / "rules" / "rule.py")
    assert compiled.kept_in.__wrapped__(sources).parent.name == "compiled"
