"""The examples of `docs/notation.md` are read, printed and played."""

from __future__ import annotations

import pytest

from presidium.core import Game, Notation
from presidium.core.record import read
from presidium.games.registry import OUR_OWN, find
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "notation.md"

TABLES = [(f"{game.name}-actions", game.notation) for game in OUR_OWN]
TABLES += [(f"{game.name}-statements", game.statements) for game in OUR_OWN]


def lines(kind: str) -> list[str]:
    return [line.partition("#")[0].strip() for block in blocks(PAGE, kind) for line in block.text.splitlines()]


@pytest.mark.parametrize(("kind", "notation"), TABLES, ids=[kind for kind, _ in TABLES])
def test_every_form_has_an_example_that_is_read_and_printed(kind: str, notation: Notation) -> None:
    shown = [notation.read(line) for line in lines(kind)]
    assert [notation.print(action) for action in shown] == lines(kind)
    assert len({type(action) for action in shown}) == len(notation.forms)


@pytest.mark.parametrize("game", OUR_OWN, ids=lambda game: game.name)
def test_positions_are_read_and_written(game: Game) -> None:
    shown = lines(f"{game.name}-positions")
    assert shown
    assert [game.write_position(game.read_position(line)) for line in shown] == shown


@pytest.mark.parametrize("game", OUR_OWN, ids=lambda game: game.name)
def test_a_position_shows_each_option(game: Game) -> None:
    """All but a preset, which stands for other options and is written as those."""
    shown = lines(f"{game.name}-positions")
    assert not [
        option.name
        for option in game.options
        if option.name != "preset" and not any(f"| {option.name} " in line for line in shown)
    ]


def test_records_are_replayed_and_written() -> None:
    ends = set()
    for block in blocks(PAGE, "record"):
        record = read(block.text, find)
        game = find(record.rules.game)
        assert record.text(game) == block.text
        ends.add((game.name, record.final(game).over))
    assert ends == {("goulag", True), ("politburo", False)}
