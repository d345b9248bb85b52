"""Pravda in the terminal: after a year, at the prompt, and of a recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium
from presidium.cli.commands.play import Sitting
from presidium.cli.terminal.screen import Screen
from presidium.core.record import read
from presidium.games import find
from presidium.text import Words

RECORDS = Path(__file__).parents[2] / "records"
RECORD = RECORDS / "kremlin-1986-cards-1.txt"


def test_a_record_has_every_edition_in_every_language() -> None:
    for lang, eyes in (("en", "For your eyes"), ("fr", "Pour vos yeux")):
        ran = CliRunner().invoke(presidium, ["pravda", str(RECORD), "--seat", "2", "--plain", "--lang", lang])
        assert ran.exit_code == 0, ran.output
        numbers = [line.split(",")[1] for line in ran.output.splitlines() if line.startswith("== PRAVDA")]
        assert len(numbers) > 3
        assert eyes in ran.output


def test_who_only_watches_has_no_box() -> None:
    ran = CliRunner().invoke(presidium, ["pravda", str(RECORD), "--plain", "--lang", "en"])
    assert "PRAVDA" in ran.output
    assert "For your eyes" not in ran.output


def test_alone_the_page_comes_when_the_year_is_over_and_once(capsys: pytest.CaptureFixture[str]) -> None:
    record = read(RECORD.read_text("utf-8"), find)
    game = find("kremlin")
    played = list(record.moves)
    record.moves = []
    sitting = Sitting(Screen(Words("en"), plain=True), game, record, {}, 1, "seed")
    for player, action in played:
        sitting._move(player, action)
        sitting._tell()
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("== PRAVDA")]
    assert printed == [f"== PRAVDA, no. {page.number}: {page.date} ==" for page in sitting._pravda()]
    assert len(printed) > 3
    sitting._command("pravda", None)  # type: ignore[arg-type]
    assert capsys.readouterr().out.splitlines()[1] == printed[-1]


def test_before_the_first_year_is_over_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    record = read(RECORD.read_text("utf-8"), find)
    record.moves = record.moves[:40]
    sitting = Sitting(Screen(Words("en"), plain=True), find("kremlin"), record, {}, 1, "seed")
    sitting._command("pravda", None)  # type: ignore[arg-type]
    assert capsys.readouterr().out == "Pravda has not come out yet.\n"
