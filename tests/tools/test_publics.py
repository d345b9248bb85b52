"""What everybody sees of a game has the same shape on both sides."""

from __future__ import annotations

from dataclasses import fields

import pytest

from presidium.games import GAMES as PLAYED
from tools.publics import GAMES, public


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_what_is_public_is_there(game: str) -> None:
    shown = public(game).partition("export type Public = ")[2]
    state = PLAYED[game].new(PLAYED[game].seats[0]).public
    assert [line.split(":")[0].strip() for line in shown.splitlines()[2:-1]] == [part.name for part in fields(state)]


def test_words_numbers_and_perhapses_are_written_as_the_page_has_them() -> None:
    kremlin = public("kremlin")
    assert "  control: Record<Letter, Player>;" in kremlin
    assert "  track: (string | null)[];" in kremlin
    assert "  action: Told;" in kremlin  # whatever it is, there are words for it
    assert '  why: "purge" | "health";' in kremlin
    assert "  voters: [Player, Player, Player] | null;" in public("politburo")
