"""A game in the terminal, played through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from presidium.games import GAMES
from tests.cli.shell import presidium

ENTER = "\n"


def always_first(lines: int = 400) -> str:
    """A suggested sheet where one is asked for; then list the options and take the first of them, again and again."""
    return "suggest\n" + "options\n1\n" * lines


def to_the_end(game: str) -> str:
    """Kremlin asks so often that the windows are left to a standing order."""
    return "suggest\n" + "pass all\noptions\n1\n" * 600 if game == "kremlin" else always_first()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_through_a_pipe(game: str, lang: str) -> None:
    ran = presidium("play", game, "--seed", "4", "--lang", lang, "--plain", typed=to_the_end(game))
    assert ran.code == 0, ran.err
    assert ("You have" in ran.out) if lang == "en" else ("Vous " in ran.out)
    assert "Traceback" not in ran.err


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    games = {presidium("play", "goulag", "--seed", "4", typed=always_first()).out for _ in range(2)}
    assert len(games) == 1


def test_without_a_game_one_is_asked_for() -> None:
    ran = presidium("play", "--plain", typed="7\n1\nquit\n")
    assert ran.code == 0
    assert "Goulag" in ran.out


def test_saving_and_loading_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = presidium("play", "goulag", "--seed", "4", "--plain", typed=f"options\n1\nsave {file}\nquit\n")
    assert str(file) in first.out
    assert presidium("check", file).code == 0
    again = presidium("play", "--load", file, "--plain", "--seed", "4", typed=always_first())
    assert again.code == 0
    assert "You have" in again.out
    # What was told before the game was saved is told again.
    told = first.out.split("\n\n")[0].splitlines()
    assert len(told) > 4
    assert set(told) <= set(again.out.splitlines())


def test_a_wrong_answer_is_refused_by_its_rule_and_asked_again() -> None:
    ran = presidium(
        "play", "goulag", "--seed", "12", "--plain", typed="name 1 1 watch 2\nplay vodka\nname 1 2 watch 3\n"
    )
    assert ran.code == 0
    assert "(goulag 2." in ran.out


def test_help_rules_log_and_statements_can_be_had_at_any_question() -> None:
    ran = presidium(
        "play",
        "goulag",
        "--seed",
        "4",
        "--plain",
        typed="?\nrule 2.2\nrule 99\nlog\nsay ask 2 about 3\nsay nonsense\ntable\n",
    )
    assert ran.code == 0
    assert "2.2 Renewal" in ran.out
    assert "99" in ran.out
    assert "claim <seat>" in ran.out
    assert "nonsense" in ran.out


def test_plain_output_is_lines_of_words() -> None:
    ran = presidium("play", "goulag", "--seed", "4", "--plain", typed=always_first())
    assert not set(ran.out) & set("█░▐▌▶•✗─\x1b")


@pytest.mark.parametrize("name", ["", "no/such/folder/game.txt"])
def test_a_game_that_cannot_be_saved_is_not_lost(name: str) -> None:
    ran = presidium("play", "goulag", "--seed", "4", "--plain", typed=f"save {name}\n" + always_first())
    assert ran.code == 0
    assert "You have" in ran.out
