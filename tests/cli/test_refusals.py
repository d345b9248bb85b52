"""Wrong input gets one sentence that helps, exit code 2, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from presidium.core import refusal
from presidium.text import Words
from tests.cli.shell import presidium

WRONG = {
    "an unknown game": (("play", "chess"), "goulag"),
    "four players": (("play", "goulag", "--players", "4"), "5 to 10"),
    "a seat that is not there": (("play", "goulag", "--players", "5", "--seat", "6"), "6"),
    "an unknown option": (("play", "goulag", "--option", "vodka=yes"), "own_card"),
    "a bad value": (("play", "goulag", "--option", "own_card=torn"), "blind"),
    "an option without a value": (("play", "goulag", "--option", "own_card"), "KEY=VALUE"),
    "an unknown bot": (("match", "goulag", "--players", "5", "--games", "1", "--bots", "stalin"), "naive"),
    "no games": (("match", "goulag", "--players", "5", "--games", "0", "--bots", "random"), "games"),
    "an unknown language": (("rules", "goulag", "--lang", "tlh"), "fr"),
    "an unknown rule": (("rules", "goulag", "9.9"), "9.9"),
    "a missing file": (("check", "nowhere.txt"), "nowhere.txt"),
    "a missing argument": (("match",), "GAME"),
    "an unknown command": (("drink",), "drink"),
    "a folder that cannot be written": (
        ("match", "goulag", "--players", "5", "--games", "1", "--bots", "random", "--records", "/proc/none"),
        "/proc/none",
    ),
    "a saved game and another": (("play", "goulag", "--load", "x"), "--load"),
    "a preset of the other edition": (
        ("play", "kremlin", "--option", "preset=1986_basic", "--option", "edition=1988"),
        "1986 basic",
    ),
    "both --seat and --all": (("replay", "x", "--seat", "1", "--all"), "--all"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_input_is_one_sentence_and_exit_code_2(wrong: str) -> None:
    args, hint = WRONG[wrong]
    ran = presidium(*args)
    assert ran.code == 2
    assert "Traceback" not in ran.err + ran.out
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("presidium: ")
    assert hint in ran.err


def test_a_refusal_speaks_the_language_asked_for() -> None:
    assert (
        presidium("play", "goulag", "--players", "4", "--lang", "fr").err
        != presidium("play", "goulag", "--players", "4").err
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello\n", 1),
        ("presidium record 1\ngame goulag\nrules-version 99\nplayers 5\n", 3),
        ("presidium record 1\ngame goulag\nrules-version 1\nplayers 5\n\nchance: deal loyal\n3: play work\n", 7),
        ("presidium record 1\ngame goulag\nrules-version 1\nplayers 5\n\nchance: deal red\n", 6),
    ],
)
def test_a_broken_record_is_named_by_its_line(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(text)
    for command in ("check", "replay"):
        ran = presidium(command, file)
        assert ran.code == 2
        assert f"line {line}:" in ran.err
        assert "Traceback" not in ran.err


def test_an_unknown_rules_version_is_refused_with_a_clear_sentence(tmp_path: Path) -> None:
    file = tmp_path / "later.txt"
    file.write_text("presidium record 1\ngame goulag\nrules-version 99\nplayers 5\n")
    assert "99" in presidium("check", file).err


def test_a_mistyped_command_suggests_the_nearest_one() -> None:
    assert presidium("servr").err == "presidium: No such command 'servr'. Did you mean 'serve'?\n"
    assert presidium("admin", "verfy").err == "presidium: No such command 'verfy'. Did you mean 'verify'?\n"
    assert presidium("xyzzy").err == "presidium: No such command 'xyzzy'.\n"


def test_a_group_without_a_command_prints_its_help_and_nothing_else() -> None:
    ran = presidium("admin")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == presidium("admin", "--help").out


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_path_at_the_beginning_of_a_sentence_keeps_its_case(lang: str) -> None:
    told = Words(lang).refusal(refusal("data-no-folder", data="h/afile"))
    assert told.startswith("h/afile ")
