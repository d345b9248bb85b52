"""Records of games that begin in a position."""

from __future__ import annotations

import pytest

from presidium.core import BadRecord, Record
from presidium.core.record import read
from presidium.games import find

POSITION = "goulag | cards L D L D L | round 5 | commissar 1 | canal 8 | before 2 3 4"
TEXT = f"""\
presidium record 1
game goulag
rules-version 1
players 5
position {POSITION}

1: name 2 5 watch 3
2: play strike; 5: play work
3: supervise 2
"""
GOULAG = find("goulag")


def test_it_goes_on_from_there() -> None:
    record = read(TEXT, find)
    assert record.begin(GOULAG) == GOULAG.read_position(POSITION)
    assert record.final(GOULAG).over
    assert record.text(GOULAG) == TEXT
    assert len(list(record.replay(GOULAG))) == len(record.moves) + 1


def test_up_to_a_move_it_is_the_same_game() -> None:
    record = read(TEXT, find)
    record.notes = {1: ("here",), 3: ("there",)}
    begun = record.until(1)
    assert begun == Record(record.rules, 1, (), record.moves[:1], {1: ("here",)}, POSITION)
    assert begun.final(GOULAG).asked() == (2, 5)


@pytest.mark.parametrize(
    ("was", "now", "line", "why"),
    [
        ("cards L D L D L", "cards L D L D L L", 5, "position-differs"),
        ("before 2 3 4", "before 2 3 4 | own_card blind", 5, "position-differs"),
        ("| canal 8", "", 5, "position-lacks"),
        ("position goulag", "position ", 5, "unreadable"),
        ("1: name 2 5 watch 3", "1: name 2 3 watch 4", 7, "goulag-renewal"),
        ("players 5\n", f"players 5\nposition {POSITION}\n", 6, "said-twice"),
    ],
)
def test_what_is_wrong_with_it_is_said(was: str, now: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read(TEXT.replace(was, now), find)
    assert (bad.value.line, bad.value.why.id) == (line, why)
