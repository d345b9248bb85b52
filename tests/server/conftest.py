"""A house for every test, whose bots think alike every time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from presidium.server.domain import dice
from presidium.server.live import registry
from tests.server.house import House, alike
from tests.server.kept import Kept
from tests.small_disk import mounted


@pytest.fixture(autouse=True)
def reticent(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table asks for a moment of itself, unless a test says so."""
    monkeypatch.setattr(dice, "chance", lambda *_: False)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall looks round less often, so that days pass sooner."""
    monkeypatch.setattr(registry, "WAKE_CHECK_S", 900.0)
    monkeypatch.setattr(registry, "WAKE_AHEAD_S", 1200.0)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with alike():
        house = House(tmp_path / "house.db")
        yield house
        house.close()


@pytest.fixture
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    """The data folder of the version that these tests are about."""
    with alike():
        kept = Kept(request.module.VERSION, tmp_path)
        yield kept
        kept.house.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "disk", "2m") as at:
        yield at
