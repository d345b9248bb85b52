"""What if: the question, the answers, and games that differ by nothing but one of them."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from presidium.bots.analysis.whatif import crossroads, what_if
from presidium.core import CHANCE, Refused, Said, Statement
from presidium.core.record import read
from presidium.games import find

RECORDS = Path(__file__).parents[2] / "records"
LOYAL = read((RECORDS / "goulag-loyal.txt").read_text(encoding="utf-8"), find)
GOULAG = find("goulag")


def test_an_open_question_is_answered_by_one() -> None:
    at = next(n for n, (_, action) in enumerate(LOYAL.moves) if type(action).__name__ == "Supervise")
    crossing = crossroads(LOYAL, at, GOULAG)
    assert crossing.record.moves == LOYAL.moves[:at]
    assert crossing.given == dict([LOYAL.moves[at]])


def test_answers_that_were_sealed_together_belong_together_whichever_is_named() -> None:
    first = next(n for n, (_, action) in enumerate(LOYAL.moves) if type(action).__name__ == "Play")
    for at in (first, first + 1):
        crossing = crossroads(LOYAL, at, GOULAG)
        assert len(crossing.record.moves) == first
        assert crossing.given == dict(LOYAL.moves[first : first + 2])


def test_what_was_said_before_the_answer_has_been_said() -> None:
    at = next(n for n, (_, action) in enumerate(LOYAL.moves) if isinstance(action, Statement))
    crossing = crossroads(LOYAL, at, GOULAG)
    assert len(crossing.record.moves) > at
    assert any(isinstance(event, Said) for event, _ in crossing.record.final(GOULAG).log)


def test_of_a_game_that_ended_there_nothing_is_given() -> None:
    cut = LOYAL.until(12)
    crossing = crossroads(cut, 12, GOULAG)
    assert (crossing.record.moves, crossing.given) == (cut.moves, {})


def test_only_another_answer_that_could_have_been_given_will_do() -> None:
    crossing = crossroads(LOYAL, 12, GOULAG)
    (seat, given) = next(iter(crossing.given.items()))
    with pytest.raises(Refused, match="answered-so"):
        crossing.changed(GOULAG, seat, given)
    with pytest.raises(Refused, match="not-asked"):
        crossing.changed(GOULAG, seat + 1, given)
    with pytest.raises(Refused):
        crossing.changed(GOULAG, seat, GOULAG.notation.read("supervise 1"))


def test_the_others_who_were_asked_under_seal_answer_as_they_did() -> None:
    first = next(n for n, (_, action) in enumerate(LOYAL.moves) if type(action).__name__ == "Play")
    crossing = crossroads(LOYAL, first, GOULAG)
    (one, own), (other, theirs) = crossing.given.items()
    flipped = GOULAG.notation.read("play work" if GOULAG.notation.print(own) == "play strike" else "play strike")
    assert crossing.changed(GOULAG, one, flipped) == {one: flipped, other: theirs}


def test_a_die_can_fall_otherwise_too() -> None:
    crossing = crossroads(LOYAL, 0, GOULAG)
    assert CHANCE in crossing.given
    dealt = GOULAG.notation.print(crossing.given[CHANCE])
    another = GOULAG.notation.read("deal disloyal" if dealt == "deal loyal" else "deal loyal")
    assert len(list(what_if(crossing, crossing.changed(GOULAG, CHANCE, another), "random", GOULAG, "x", 2))) == 2


def test_with_the_same_answers_the_same_dice_give_the_same_games() -> None:
    """So what differs otherwise comes from the answer alone."""
    crossing = crossroads(LOYAL, 12, GOULAG)
    for other, really in what_if(crossing, crossing.given, "naive", GOULAG, "x", 6):
        assert other == really


def test_another_answer_may_end_otherwise_and_the_same_question_has_the_same_answer() -> None:
    crossing = crossroads(LOYAL, 12, GOULAG)
    answers = crossing.changed(GOULAG, 3, GOULAG.notation.read("pass"))
    pairs = list(what_if(crossing, answers, "random", GOULAG, "x", 12))
    assert any(other != really for other, really in pairs)
    assert pairs == list(what_if(crossing, answers, "random", GOULAG, "x", 12))
    assert pairs != list(what_if(crossing, answers, "random", GOULAG, "y", 12))


def test_it_can_be_sent_to_another_process() -> None:
    crossing = crossroads(LOYAL, 12, GOULAG)
    assert pickle.loads(pickle.dumps(crossing)) == crossing
