"""Records that cannot be played: each error with its line."""

from __future__ import annotations

import pytest

from presidium.core import BadRecord, Refusal, refusal
from presidium.core.record import read
from tests.core.toy import find

GOOD = """\
presidium record 1
game toy
rules-version 3
players 3
option mode loud
seat 1 Ann

chance: draw 2
1: raise; 3: raise
2 says: mutter no
all: pass
1: pick 2
"""


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(GOOD.splitlines(), 1) if line.startswith(start))


def bad(text: str) -> tuple[int, Refusal]:
    with pytest.raises(BadRecord) as caught:
        read(text, find)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.why}"
    return caught.value.line, caught.value.why


def test_the_good_record_is_good() -> None:
    assert len(read(GOOD, find).moves) == 9


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        ("presidium", "presidium record 2", refusal("not-a-record", expected="presidium record 1")),
        ("presidium", "", refusal("not-a-record", expected="presidium record 1")),
        ("game", "game chess", refusal("unknown-game", game="chess", known="toy")),
        ("game", "game", refusal("unreadable", text="game")),
        ("game", "game toy\ngame toy", refusal("said-twice", text="game")),
        ("rules-version", "rules-version 4", refusal("unknown-rules-version", game="toy", version="4", known=3)),
        ("rules-version", "rules-version 2", refusal("unknown-rules-version", game="toy", version="2", known=3)),
        ("rules-version", "rules-version x", refusal("unknown-rules-version", game="toy", version="x", known=3)),
        ("players", "players 5", refusal("wrong-players", game="toy", seats=5, least=2, most=4)),
        ("players", "players three", refusal("unreadable", text="three")),
        ("option", "option colour red", refusal("unknown-option", game="toy", option="colour", known="mode, deck")),
        (
            "option",
            "option mode odd",
            refusal("bad-option", "toy 1.2", option="mode", value="odd", allowed="loud, silent"),
        ),
        ("option", "option mode", refusal("unreadable", text="option mode")),
        ("option", "option mode loud\noption mode loud", refusal("said-twice", text="option mode")),
        ("option", "colour red", refusal("unreadable", text="colour red")),
        ("seat", "seat 1", refusal("unreadable", text="seat 1")),
        ("seat", "seat 4 Dan", refusal("no-such-seat", seat=4)),
        ("seat", "seat one Ann", refusal("unreadable", text="one")),
        ("chance", "chance: draw 3", refusal("not-an-option")),
        ("chance", "chance: draw", refusal("unreadable", text="draw")),
        ("chance", "dice: draw 2", refusal("unreadable", text="dice")),
        ("chance", "1: draw 2", refusal("not-asked", seat=1)),
        ("chance", "chance: draw 2 draw 2", refusal("unreadable", text="draw 2 draw 2")),
        ("1: raise", "4: raise", refusal("not-asked", seat=4)),
        ("1: raise", "1: raise; 1: raise", refusal("answered-already", seat=1)),
        ("1: raise", "1: raise; 3", refusal("unreadable", text="3")),
        ("1: raise", "1: raise;", refusal("unreadable", text="")),
        ("1: raise", "1: raise; 3: lower", refusal("unreadable", text="lower")),
        ("2 says", "2 says: mutter maybe", refusal("unreadable", text="mutter maybe")),
        ("2 says", "5 says: mutter no", refusal("no-such-seat", seat=5)),
        ("2 says", "Ann says: mutter no", refusal("unreadable", text="Ann")),
        ("all", "all: raise", refusal("unreadable", text="all")),
        ("1: pick", "2: pick 2", refusal("not-asked", seat=2)),
        ("1: pick", "1: pick 4", refusal("must-pick", "toy 2.1")),
        ("1: pick", "all: pass", refusal("unreadable", text="all")),
        ("1: pick", "1 picks 2", refusal("unreadable", text="1 picks 2")),
    ],
)
def test_an_error_is_told_with_its_line(line: str, instead: str, why: Refusal) -> None:
    lines = GOOD.splitlines()
    at = line_of(line)
    lines[at - 1] = instead
    found, reason = bad("\n".join(lines))
    assert reason.id == why.id
    assert {name: str(argument).strip() for name, argument in reason.args} == {
        name: str(argument) for name, argument in why.args
    }
    assert reason.rule == why.rule
    nothing_there = not instead
    assert found == at + instead.count("\n") + nothing_there


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, refusal("not-a-record", expected="presidium record 1")),
        ("\n\n# nothing\n", 1, refusal("not-a-record", expected="presidium record 1")),
        ("\n\nsomething else\n", 3, refusal("not-a-record", expected="presidium record 1")),
        ("chance: draw 2\n", 1, refusal("not-a-record", expected="presidium record 1")),
        ("presidium record 1\n", 1, refusal("header-lacks", text="game")),
        ("presidium record 1\ngame toy\nplayers 3\n", 3, refusal("header-lacks", text="rules-version")),
        ("presidium record 1\ngame toy\nrules-version 3\n\n", 3, refusal("header-lacks", text="players")),
        (GOOD + "1: pick 2\n", 13, refusal("game-over")),
        (GOOD + "\n\n# more\nall: pass\n", 16, refusal("unreadable", text="all")),
        (GOOD.replace("mode loud", "mode silent"), 10, refusal("no-muttering", "toy 1.2")),
    ],
)
def test_a_record_that_is_broken_as_a_whole(text: str, line: int, why: Refusal) -> None:
    assert bad(text) == (line, why)


def test_an_unfinished_volley_cannot_be_followed_by_the_next_question() -> None:
    text = GOOD.replace("1: raise; 3: raise", "1: raise; ...").replace("all: pass\n", "")
    line, why = bad(text)
    assert (line, why) == (11, refusal("answered-already", seat=1))
