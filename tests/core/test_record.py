"""Records: a whole game as a text that a person can read and edit."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE, PASS, Record, Rules
from presidium.core.record import Move, play, read
from tests.core.toy import TOY, Draw, Mutter, Pick, Raise, find, toy

HEADER = "presidium record 1\ngame toy\nrules-version 3\nplayers 3\n"
RULES = Rules("toy", 3, (("mode", "loud"), ("deck", "short")))
DRAW: Move = (CHANCE, Draw(2))
SOME_HANDS: list[Move] = [(3, Raise()), (2, PASS), (1, Raise())]
NO_HANDS: list[Move] = [(1, PASS), (2, PASS), (3, PASS)]


def record(*moves: Move, names: tuple[str, ...] = ()) -> Record:
    return Record(RULES, 3, names, list(moves))


def test_a_whole_game_as_text() -> None:
    whole = record(DRAW, *SOME_HANDS, *NO_HANDS, (1, Pick(2)), names=("Ann", "Boris B.", "Zoë"))
    text = (
        HEADER + "seat 1 Ann\nseat 2 Boris B.\nseat 3 Zoë\n\nchance: draw 2\n1: raise; 3: raise\nall: pass\n1: pick 2\n"
    )
    assert whole.text(TOY) == text
    found = read(text, find)
    assert (found.rules, found.rules_version, found.names) == (whole.rules, 3, whole.names)
    assert found.text(TOY) == text
    assert found.final(TOY) == whole.final(TOY)
    assert sorted(found.moves, key=repr) == sorted(whole.moves, key=repr)


def test_a_record_of_a_game_about_to_begin() -> None:
    g = toy(mode="silent")
    begun = Record.of(TOY, g, ("Ann", "Ben", "Cid"))
    assert begun == Record(g.rules, 3, ("Ann", "Ben", "Cid"), [])
    assert "option mode silent\n" in begun.text(TOY)
    assert read(begun.text(TOY), find) == begun


def test_replaying_gives_every_state_from_the_first_on() -> None:
    moves = [DRAW, *SOME_HANDS, *NO_HANDS, (1, Pick(2))]
    states = [g.copy() for g in record(*moves).replay(TOY)]
    assert len(states) == len(moves) + 1
    for count, g in enumerate(states):
        assert g == toy(*moves[:count])
    assert record(*moves).final(TOY) == states[-1]
    assert record().final(TOY) == toy()


def test_a_replayed_statement_is_said_and_an_answer_applied() -> None:
    g = toy()
    play(g, 1, Mutter("no"))
    play(g, CHANCE, Draw(1))
    expected = toy()
    expected.say(1, Mutter("no"))
    expected.apply(CHANCE, Draw(1))
    assert g == expected


@pytest.mark.parametrize("answered", [[(1, Raise())], [(2, PASS)], [(3, Raise()), (1, PASS)]])
def test_a_volley_under_way_is_kept(answered: list[Move]) -> None:
    unfinished = record(DRAW, *answered)
    text = unfinished.text(TOY)
    assert text.endswith("; ...\n")
    found = read(text, find)
    assert found.final(TOY) == unfinished.final(TOY)
    assert found.final(TOY).waiting_for() == tuple({1, 2, 3} - {seat for seat, _ in answered})
    assert found.text(TOY) == text


def test_what_a_volley_under_way_looks_like() -> None:
    assert record(DRAW, (3, Raise()), (1, PASS)).text(TOY).splitlines()[-1] == "1: pass; 3: raise; ..."


def test_a_second_volley_under_way_after_a_finished_one() -> None:
    unfinished = record(DRAW, *SOME_HANDS, (2, PASS))
    assert unfinished.text(TOY).splitlines()[-2:] == ["1: raise; 3: raise", "2: pass; ..."]
    assert read(unfinished.text(TOY), find).final(TOY) == unfinished.final(TOY)


def test_statements_stand_on_lines_of_their_own_also_inside_a_volley() -> None:
    moves: list[Move] = [
        (2, Mutter("no")),
        DRAW,
        (3, Raise()),
        (3, Mutter("yes")),
        (1, PASS),
        (1, Mutter("no")),
        (2, Raise()),
        (2, Mutter("yes")),
    ]
    whole = record(*moves)
    lines = whole.text(TOY).splitlines()[-6:]
    assert lines == [
        "2 says: mutter no",
        "chance: draw 2",
        "3 says: mutter yes",
        "1 says: mutter no",
        "2: raise; 3: raise",
        "2 says: mutter yes",
    ]
    assert read(whole.text(TOY), find).final(TOY) == whole.final(TOY)
    assert read(whole.text(TOY), find).text(TOY) == whole.text(TOY)


def test_statements_inside_a_volley_that_is_under_way() -> None:
    unfinished = record(DRAW, (3, Raise()), (2, Mutter("yes")))
    assert unfinished.text(TOY).splitlines()[-2:] == ["2 says: mutter yes", "3: raise; ..."]
    assert read(unfinished.text(TOY), find).final(TOY) == unfinished.final(TOY)


# Edited by hand


@pytest.mark.parametrize(
    "text",
    [
        HEADER + "chance: draw 2\n1: raise; 3: raise\nall: pass\n",
        HEADER + "\n\n# the deal\nchance: draw 2 # a two\n\n  1: raise; 3: raise  \nall: pass",
        "# a comment first\n\n" + HEADER + "chance:draw 2\n3: RAISE;1:raise\nall: pass\n",
        HEADER + "chance: draw 2\n1: raise; 2: pass; 3: raise\n1: pass; 2: pass; 3: pass\n",
        HEADER + "chance: draw 2\n1: raise; ...\n3: raise\n2: pass; ...\nall: pass\n",
        HEADER + "chance: draw 2\n1: raise; ...\n3: raise; ...\n2: pass\n1: pass\n",
        HEADER + "option mode loud\noption deck short\n" + "chance: draw 2\n1: raise; 3: raise\nall: pass\n",
        HEADER.replace("\n", "\r\n") + "chance: draw 2\r\n1: raise; 3: raise\r\nall: pass\r\n",
        "presidium record 1\nplayers 3\nrules-version 3\ngame toy\nchance: draw 2\n1: raise; 3: raise\nall: pass\n",
    ],
)
def test_a_record_may_be_edited_by_hand(text: str) -> None:
    assert read(text, find).final(TOY) == toy(DRAW, *SOME_HANDS, *NO_HANDS)


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "", "Cid"),
        ("", "", "Cid"),
        ("Bob #1", "# Bob", "Zoë: the third"),
        ("two words", "1: raise", "says: x"),
    ],
)
def test_any_names_may_be_given_to_the_seats(names: tuple[str, ...]) -> None:
    named = record(DRAW, names=names)
    assert read(named.text(TOY), find) == named


def test_a_name_stays_on_its_line() -> None:
    named = record(DRAW, names=("Ann\n1: raise", "Bob\u2028Cid", " D  E "))
    assert read(named.text(TOY), find).names == ("Ann 1: raise", "Bob Cid", "D E")


def test_only_some_seats_may_be_named() -> None:
    found = read(HEADER + "seat 2 Boris\n", find)
    assert found.names == ("", "Boris", "")
    assert read(found.text(TOY), find) == found
