"""`presidium whatif`, and `presidium play --from`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.shell import presidium

RECORD = Path(__file__).parents[2] / "records" / "goulag-loyal.txt"
POSITION = "goulag | cards L D L D L | round 5 | commissar 1 | canal 8 | before 2 3 4"


def test_every_answer_has_its_number_and_every_question_its_options() -> None:
    lines = presidium("whatif", RECORD).out.splitlines()
    assert "   13  3: supervise 4" in lines
    assert not [line for line in lines if "claim" in line]
    assert presidium("whatif", RECORD, "--at", "13").out == "  pass\n> supervise 4\n  supervise 5\n"


def test_the_spread_of_endings_is_told_both_ways() -> None:
    args = ("whatif", RECORD, "--at", "13", "--answer", "pass", "--games", "3", "--bot", "random")
    told = json.loads(presidium(*args, "--json").out)
    assert (told["seat"], told["answer"], told["given"], told["bot"]) == (3, "pass", "supervise 4", "random")
    assert told["games"] == 3
    for arm in ("instead", "really"):
        assert sum(told[arm]["endings"].values()) == 3
    assert told["outcome"] == "loyal (goulag 3.2)"
    words = presidium(*args, "--lang", "fr").out
    assert "comme ce fut" in words
    assert "Camarade 7" in words


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--at", "99"), "no answer with the number 99"),
        (("--at", "13", "--answer", "supervise 4"), "really given"),
        (("--at", "13", "--answer", "supervise 1"), "goulag 2.4"),
        (("--at", "13", "--answer", "pass", "--bot", "nobody"), "No bot is called"),
    ],
)
def test_what_cannot_be_is_refused(args: tuple[str, ...], says: str) -> None:
    ran = presidium("whatif", RECORD, *args)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


@pytest.mark.parametrize("where", [f"{RECORD}@12", POSITION])
def test_a_game_can_be_taken_up_in_the_middle(tmp_path: Path, where: str) -> None:
    seat = "3" if "@" in where else "1"
    kept = tmp_path / "kept.txt"
    ran = presidium("play", "--from", where, "--seat", seat, "--plain", "--seed", "1", typed=f"save {kept}\nquit\n")
    assert ran.code == 0
    assert f"seat {seat} human" in kept.read_text("utf-8")
    assert presidium("check", kept).code == 0


def test_where_nothing_is_left_nothing_is_played() -> None:
    for where, says in ((str(RECORD), "nothing is left"), (f"{RECORD}@99", "no answer"), ("toy | x", "No game")):
        ran = presidium("play", "--from", where, "--plain")
        assert (ran.code, says in ran.err) == (2, True), ran.err
