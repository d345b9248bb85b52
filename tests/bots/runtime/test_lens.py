"""The lens through which a finished game is read unless another is asked for."""

from __future__ import annotations

import pytest

from presidium.bots import usual_lens


@pytest.mark.parametrize(
    ("game", "sitting", "lens"),
    [
        ("goulag", ("Ann", "recruit", "fox?level=naive", "cook"), "trusting"),
        ("goulag", ("Ann", "Ben", "Cleo", "recruit", "recruit"), ""),
        ("goulag", ("Ann", *("random",) * 4), ""),
        ("goulag", (), ""),
        ("politburo", ("naive",) * 5, "trusting"),
        ("kremlin", ("careful",) * 5, ""),
    ],
)
def test_a_table_of_bots_is_read_as_bots_play(game: str, sitting: tuple[str, ...], lens: str) -> None:
    assert usual_lens(game, sitting, 5) == lens
