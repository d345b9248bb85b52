"""Questions, options, refusals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Action, Ask, AskAll, Listed, Options, Refusal, Refused, Roll, refusal
from presidium.core.decision import Question
from tests.core.toy import Draw, Pick, Raise


def test_a_refusal_tells_its_id_its_arguments_and_its_rule() -> None:
    why = refusal("too-many", "toy 2.1", seat=3, side="loyal")
    assert why == Refusal("too-many", "toy 2.1", (("seat", 3), ("side", "loyal")))
    assert str(why) == "too-many seat=3 side=loyal (toy 2.1)"
    assert str(refusal("game-over")) == "game-over"
    assert str(refusal("not-asked", seat=2)) == "not-asked seat=2"


def test_refused_carries_the_refusal() -> None:
    refused = Refused(refusal("game-over"))
    assert refused.why == refusal("game-over")
    assert str(refused) == "game-over"
    assert isinstance(refused, ValueError)


PICKS = Listed((Pick(1), Pick(3)), lambda action: refusal("must-pick") if not isinstance(action, Pick) else None)


def test_a_list_is_listed_counted_and_checked() -> None:
    assert list(PICKS) == [Pick(1), Pick(3)]
    assert len(PICKS) == 2
    assert Pick(3) in PICKS
    assert Pick(2) not in PICKS
    assert PASS not in PICKS
    assert 3 not in PICKS
    assert PICKS.why_not(Pick(1)) is None


def test_the_only_option_where_there_is_no_choice() -> None:
    assert Listed((Pick(3),)).only() == Pick(3)
    assert PICKS.only() is None


def test_an_action_that_is_not_listed_is_refused_by_its_rule_or_plainly() -> None:
    assert PICKS.why_not(PASS) == refusal("must-pick")
    assert PICKS.why_not(Pick(2)) == refusal("not-an-option")
    assert Listed((PASS,)).why_not(Raise()) == refusal("not-an-option")


def test_a_sample_is_as_likely_as_it_stands_there_often() -> None:
    cards = Listed((Draw(1), Draw(2), Draw(2), Draw(3)))
    rng = Random(1)
    found = Counter(cards.sample(rng) for _ in range(4000))
    assert found.keys() == {Draw(1), Draw(2), Draw(3)}
    for action, weight in ((Draw(1), 1000), (Draw(2), 2000), (Draw(3), 1000)):
        assert abs(found[action] - weight) < 150


def test_the_first_and_the_last_of_a_list_are_sampled_too() -> None:
    class Dice(Random):
        def __init__(self, face: float) -> None:
            self.face = face

        def random(self) -> float:
            return self.face

    assert PICKS.sample(Dice(0.0)) == Pick(1)
    assert PICKS.sample(Dice(0.9999999999999999)) == Pick(3)


def test_options_are_values() -> None:
    assert Listed((Pick(1), Pick(3))) == PICKS
    assert hash(Listed((Pick(1), Pick(3)))) == hash(PICKS)
    assert Listed((Pick(3), Pick(1))) != PICKS
    assert (Pick(1), Pick(3)) != PICKS
    assert repr(Listed((Pick(1),))) == "Listed((Pick(seat=1),))"


def test_options_of_any_kind_that_offer_the_same_are_equal() -> None:
    class UpTo(Options):
        def __init__(self, most: int) -> None:
            self.most = most

        def __iter__(self):  # type: ignore[no-untyped-def]
            return map(Pick, range(1, self.most + 1))

        def __len__(self) -> int:
            return self.most

        def why_not(self, action: Action) -> Refusal | None:
            return None if isinstance(action, Pick) and 1 <= action.seat <= self.most else refusal("not-an-option")

    assert UpTo(2) == Listed((Pick(1), Pick(2)))
    assert Listed((Pick(1), Pick(2))) == UpTo(2)
    assert UpTo(3) != Listed((Pick(1), Pick(2)))
    assert Pick(3) in UpTo(3)
    assert Pick(4) not in UpTo(3)


def test_one_player_is_asked() -> None:
    question = Ask(3, PICKS)
    assert question.asked() == (3,)
    assert question.options(3) is PICKS
    assert question.options(1) is None
    assert question.options(CHANCE) is None


def test_several_players_are_asked_each_with_options_of_his_own() -> None:
    hands = Listed((PASS, Raise()))
    question = AskAll({4: PICKS, 2: hands})
    assert (question.silence, question.span) == (None, "decision")  # somebody has to choose
    assert question.asked() == (4, 2)
    assert question.options(4) is PICKS
    assert question.options(2) is hands
    assert question.options(1) is None


def test_chance_is_asked() -> None:
    cards = Listed((Draw(1),))
    question = Roll(cards, "card")
    assert question.asked() == (CHANCE,)
    assert question.options(CHANCE) is cards
    assert question.options(1) is None
    assert question.why == "card"


@pytest.mark.parametrize(
    "ask",
    [
        lambda: Question().asked(),
        lambda: Question().options(1),
        lambda: Options().why_not(PASS),
        lambda: Options().sample(Random(1)),
        lambda: len(Options()),
        lambda: iter(Options()),
    ],
)
def test_a_bare_question_or_option_answers_nothing(ask) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(NotImplementedError):
        ask()
