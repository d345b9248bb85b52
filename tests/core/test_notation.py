"""The short text forms of actions, and of positions."""

from __future__ import annotations

import pytest

from presidium.core import PASS, Action, Kind, Notation, Refusal, Refused, Unreadable, refusal, value
from presidium.core.notation import fields, number, numbers, one_of, read_number
from tests.core.toy import Draw, Pick, Raise


@value
class Move(Action):
    level: int
    ministry: str


@value
class Elect(Action):
    seats: tuple[int, ...]
    chair: int


def read_sign(word: str) -> int:
    if word not in ("up", "down"):
        raise ValueError
    return 1 if word == "up" else -1


NOTATION = Notation(
    {
        "move {ministry:ministry} by {level:sign}": Move,
        "elect {seats:pair} chair {chair:seat}": Elect,
        "pick {seat:seat}": Pick,
        "raise": Raise,
    },
    ministry=one_of("defence", "finance"),
    sign=Kind(1, read_sign, {1: "up", -1: "down"}.__getitem__),
    pair=numbers(2),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("elect 2 10 chair 3", Elect((2, 10), 3)),
        ("pick 4", Pick(4)),
        ("raise", Raise()),
    ],
)
def test_printed_and_read_by_the_same_table(text: str, action: Action) -> None:
    assert NOTATION.print(action) == text
    assert NOTATION.read(text) == action


def test_a_kind_prints_and_reads_a_field_its_own_way() -> None:
    assert NOTATION.print(Move(-1, "finance")) == "move finance by down"
    assert NOTATION.read("move defence by up") == Move(1, "defence")


def test_spaces_and_capitals_mean_nothing() -> None:
    assert NOTATION.read("  Elect 10\t2   CHAIR 3 ") == Elect((2, 10), 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "rais",
        "raise raise",
        "pick",
        "pick 4 5",
        "pick four",
        "pick -1",
        "pick +1",
        "pick 1.0",
        "pick 1_0",
        "pick ٣",
        "pick ²",
        "pick 12345",
        "elect 2 2 chair 3",
        "elect 2 x chair 3",
        "elect 2 3 seat 4",
        "move health by up",
        "move defence by one",
        "pass",
    ],
)
def test_a_text_that_no_form_fits_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        NOTATION.read(text)
    assert unreadable.value.why == refusal("unreadable", text=text)


def test_which_actions_have_a_form() -> None:
    assert Pick(99) in NOTATION
    assert PASS not in NOTATION
    assert Draw(1) not in NOTATION
    assert "pick 1" not in NOTATION
    with pytest.raises(KeyError):
        NOTATION.print(PASS)


def test_the_forms_for_help() -> None:
    assert NOTATION.forms == (
        "move <ministry> by <level>",
        "elect <seats> chair <chair>",
        "pick <seat>",
        "raise",
    )


def test_a_form_with_an_unknown_kind_is_no_form() -> None:
    with pytest.raises(KeyError):
        Notation({"pick {seat:colour}": Pick})


def test_numbers_as_people_write_them() -> None:
    assert read_number("0") == 0
    assert read_number("10") == 10
    assert read_number("9999") == 9999
    for word in ("", "-1", "1e3", "x", "10000", "٣", " 1"):
        with pytest.raises(Unreadable):
            read_number(word)


# Positions


def test_the_fields_of_a_position() -> None:
    assert fields("toy|round 3 |  cards L  D", "toy", ("round",), ("cards", "mode")) == {
        "toy": [],
        "round": ["3"],
        "cards": ["L", "D"],
    }


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", refusal("unreadable", text="")),
        ("goulag | round 3", refusal("unreadable", text="goulag")),
        ("toy | round 3 | colour red", refusal("unreadable", text="colour")),
        ("toy | round 3 | round 4", refusal("unreadable", text="round")),
        ("toy | round 3 |", refusal("unreadable", text="")),
        ("toy", refusal("position-lacks", text="round")),
        ("round 3", refusal("position-lacks", text="toy")),
    ],
)
def test_fields_that_make_no_position(text: str, why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        fields(text, "toy", ("round",), ("cards",))
    assert refused.value.why == why


def test_the_one_number_of_a_field() -> None:
    assert number({"round": ["3"]}, "round", range(1, 4)) == 3
    assert number({"round": ["1"]}, "round", range(1, 4)) == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["4"], refusal("out-of-range", text="round", found=4, least=1, most=3)),
        (["0"], refusal("out-of-range", text="round", found=0, least=1, most=3)),
        (["x"], refusal("unreadable", text="round x")),
        ([], refusal("unreadable", text="round")),
        (["1", "2"], refusal("unreadable", text="round 1 2")),
        (["+2"], refusal("unreadable", text="round +2")),
        (["٣"], refusal("unreadable", text="round ٣")),
    ],
)
def test_a_field_that_holds_no_such_number(words: list[str], why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        number({"round": words}, "round", range(1, 4))
    assert refused.value.why == why
