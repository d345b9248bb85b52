"""Sheets of Kremlin tried by the thousand in machine code: who writes where nobody else does wins."""

from __future__ import annotations

import pytest

pytest.importorskip("numba")

import numpy as np

from presidium.bots.kremlin.belief.mixture import MIXTURES, Level
from presidium.lab.training.kremlin import crowds
from presidium.lab.training.kremlin.crowds import Crowds, kept, row
from presidium.lab.training.kremlin.sheets import pool

pytestmark = pytest.mark.ci

OBVIOUS = (10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0)
ELSEWHERE = (0, 0, 0, 0, 0, 0, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
EVERYWHERE = (6, 5, 4, 3, 2, 1, 10, 9, 8, 7, 0, 0, 0, 0, 0, 0)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Crowds:
    monkeypatch.setattr(crowds, "DEALS", 20)
    return Crowds("1988", 1, [OBVIOUS, ELSEWHERE, EVERYWHERE])


def test_a_sheet_is_a_number_for_each_politician() -> None:
    assert row("ZYXWVUTSRQ")[-10:] == list(range(1, 11))


def test_what_is_rare_is_left_out() -> None:
    assert kept(np.array([6.0, 2.0, 0.01]), 0.01).tolist() == [0.75, 0.25, 0.0]


@pytest.mark.slow
def test_everybody_writes_each_number_once(tables: Crowds) -> None:
    deals = np.arange(20)
    for sheets in (tables.obvious(deals), tables.by_plans(deals, deals % 3), tables.drawn([0.2, 0.3, 0.5])(deals)):
        assert all(sorted(sheet[sheet > 0]) == list(range(1, 11)) for sheet in sheets)


@pytest.mark.slow
def test_who_writes_where_the_others_do_not_wins(tables: Crowds) -> None:
    alone, evolved = {ELSEWHERE: 1.0}, tables.evolve([tables.obvious], generations=8, games=1200)
    assert tables.rate(alone, tables.obvious, 400) > 0.35
    assert tables.rate({EVERYWHERE: 1.0}, tables.drawn(tables.shares(alone)), 400) > 0.6
    assert tables.best_against(alone, 160) > 0.6
    assert sum(evolved.values()) == pytest.approx(1)
    assert evolved.get(OBVIOUS, 0.0) < max(evolved.values())


@pytest.mark.slow
def test_the_same_seed_gives_the_same_mixture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "DEALS", 20)
    plans = [OBVIOUS, ELSEWHERE, EVERYWHERE]
    one, other = (Crowds("1986", 3, plans).evolve([], generations=3, games=300) for _ in range(2))
    assert one == other


@pytest.mark.slow
@pytest.mark.parametrize("level", ["analyst", "master"])
@pytest.mark.parametrize("edition", ["1988", "1986"])
def test_who_reads_others_is_not_read_by_one_plan(level: Level, edition: str) -> None:
    """A table of analysts that all left the leading men alone was won in five games of six by whoever did not."""
    tables = Crowds(edition, 2, list({**MIXTURES[level][edition], **dict.fromkeys(pool(1))}))
    assert tables.best_against(MIXTURES[level][edition], 800) < 0.6
