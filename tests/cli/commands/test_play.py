"""A game in the terminal, played through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from presidium.cli.terminal.boards.goulag import called
from presidium.games import GAMES
from presidium.text import Words, languages
from tests.cli.shell import presidium

ENTER = "\n"


def always_first(lines: int = 400) -> str:
    """A suggested sheet where one is asked for; then list the options and take the first of them, again and again."""
    return "suggest\n" + "options\n1\n" * lines


def to_the_end(game: str) -> str:
    """Kremlin asks so often that the windows are left to a standing order."""
    return "suggest\n" + "pass all\noptions\n1\n" * 600 if game == "kremlin" else always_first()


@pytest.mark.few(3, quick=1)
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_through_a_pipe(game: str, lang: str) -> None:
    ran = presidium("play", game, "--seed", "4", "--lang", lang, "--plain", typed=to_the_end(game))
    assert ran.code == 0, ran.err
    assert any(Words(lang)(f"cli-you-{how}") in ran.out for how in ("won", "did-not-win"))
    assert "Traceback" not in ran.err


@pytest.mark.ci
def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    games = {presidium("play", "goulag", "--seed", "4", typed=always_first()).out for _ in range(2)}
    assert len(games) == 1


def test_goulags_table_says_which_number_a_named_comrade_has() -> None:
    """By it the rounds and the answers call him."""
    words = Words("en", you=1, comrades={2: "cook"})
    assert called(1, words) == words.seat(1)
    assert called(2, words) == f"{words.seat(2)} (2)" != "Comrade 2 (2)"
    assert called(3, words) == words.seat(3) == "Comrade 3"


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


@pytest.mark.few(5, quick=2)
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("suggest", "There is nothing to suggest now."),
        ("pass foo", "(kremlin 13.4)"),
        ("guard ? 3", "Nobody here can read"),
        ("guard G", "guard G 6"),
        ("declare Q 99", "(kremlin C.1)"),
        ("say hello", "Nobody here can read"),
        ("7", "options"),
        ("who A", "Nestor Aparatschik"),
        ("orders", "Standing orders: –"),
        ("order guard G 3", "Standing orders: guard G 3"),
        ("hand", "You hold no cards."),
        ("card 28", "28 A Boeing 747 is shot down. Any time"),
        ("card FLU", "flu Flu epidemic. Before the health rolls"),
        ("card 35", "“card 28”"),
        ("play 28", "is not in your hand (kremlin 13.3)."),
    ],
)
def test_whatever_is_typed_in_a_window_the_game_goes_on(typed: str, said: str) -> None:
    ran = presidium("play", "kremlin", "--seed", "4", "--plain", typed=f"suggest\n{typed}\n\nquit\n")
    assert ran.code == 0, ran.err
    assert said in ran.out
    assert ran.out.rstrip().endswith("that you were here.")


def test_a_question_says_what_it_means_and_its_likeliest_answers_have_letters() -> None:
    """The first to be asked is the head of the KGB, on whom the suggested sheet has ten points."""
    ran = presidium("play", "kremlin", "--players", "4", "--seed", "5", "--plain", typed="suggest\na\na\nquit\n")
    assert "If nobody acts, Goferbrok, head of the KGB, purges nobody. You risk nothing." in ran.out
    assert "Nobody controls Goferbrok. You have 10 secret points." in ran.out
    assert (
        "a; declare C 10 as_needed; Take him: declare 1, at most 10 (You say whom he purges; 9 stay secret)" in ran.out
    )
    assert "b; pass; Pass (Nobody is purged now)" in ran.out
    assert "You control Goferbrok (C) now." in ran.out


def test_standing_orders_answer_and_are_not_saved(tmp_path: Path) -> None:
    typed = f"suggest\npass all\nsave {tmp_path / 'game.txt'}\nquit\n"
    ran = presidium("play", "kremlin", "--seed", "4", "--plain", typed=typed)
    assert "Standing orders: pass all" in ran.out
    assert "not saved with it" in ran.out


def test_only_a_saved_game_is_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Comrade")
    ran = presidium("play", "goulag", "--seed", "4", "--plain", typed=f"save {letter}\nsave a\0b\nquit\n")
    assert ran.code == 0
    assert letter.read_text() == "Dear Comrade"


def test_the_end_of_the_input_at_the_first_question_is_a_goodbye() -> None:
    ran = presidium("play")
    assert (ran.code, ran.err) == (0, "")


def test_after_the_end_the_table_and_the_log_can_still_be_seen() -> None:
    ran = presidium("play", "goulag", "--seed", "4", "--plain", typed=always_first(60) + "table\n?\nlog\nnonsense\n")
    assert ran.code == 0
    after = ran.out.split("== You have")[1]
    assert "Round 5 of 5" in after
    assert "claim <seat>" in after


@pytest.mark.ci
def test_all_sheets_are_told_at_the_end_of_kremlin() -> None:
    ran = presidium("play", "kremlin", "--players", "3", "--seed", "4", "--plain", typed=to_the_end("kremlin"))
    assert ran.out.count("The sheet of") == 3


def test_lines_are_not_broken_at_no_break_spaces() -> None:
    ran = presidium("play", "kremlin", "--seed", "4", "--lang", "fr", typed="suggest\nquit\n")
    assert not any(line.startswith((":", ";", "»", "?")) or line.endswith("«") for line in ran.out.splitlines())


def test_the_last_answer_can_be_taken_back_and_the_record_leaves_it_out(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = f"options\n1\nback\nsave {file}\nback\noptions\n2\nquit\n"
    ran = presidium("play", "politburo", "--seed", "3", "--plain", typed=typed)
    assert ran.code == 0, ran.err
    answer = ran.out.split("Taken back: ")[1].splitlines()[0].rstrip(".")
    assert ran.out.count("Taken back: ") == 1
    assert "There is nothing to take back" in ran.out
    assert f"took back: {answer}" in file.read_text(encoding="utf-8")
    assert presidium("check", file).code == 0


def test_what_others_have_answered_stays_answered() -> None:
    ran = presidium("play", "goulag", "--seed", "4", "--plain", typed="back\n" + "options\n1\nback\n" * 20)
    assert ran.code == 0, ran.err
    assert "Taken back" not in ran.out


def test_what_happens_can_be_told_one_by_one() -> None:
    typed = "step\noptions\n1\n\n\n\nstop\nstep\nlog\noptions\n1\nquit\n"
    ran = presidium("play", "goulag", "--seed", "1", "--bots", "naive-1", "--plain", typed=typed)
    assert ran.code == 0, ran.err
    assert ran.out.count("(Enter: go on") == 4
    assert "What happens is told all at once again." in ran.out
