"""What a question means to a seat is made from its view, offers what may be answered, and can be said."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Brief, Line, State, view
from presidium.text import Words, complete, languages
from tests.contract.sittings import Sitting, every_sitting, records, some_moments

TONGUES = [Words(lang, 1) for lang in languages() if complete(lang)]


def briefs(sitting: Sitting, g: State[Any]) -> dict[int | None, Brief]:
    """The brief each seat is given, and whoever watches."""
    make = sitting.game.brief
    found = {} if make is None else {seat: make(view(g, seat)) for seat in sitting.everyone()}
    return {seat: brief for seat, brief in found.items() if brief is not None}


def lines(brief: Brief) -> list[Line]:
    answers = [line for offer in brief.offers for line in (offer.label, offer.leads_to) if line is not None]
    return [*brief.stake, *brief.head, *brief.stakes, *answers, *(cost.line for cost in brief.costs)]


@every_sitting
@given(data=st.data())
def test_a_world_that_looks_the_same_gives_the_same_brief(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 15):
        for seat, brief in briefs(sitting, g).items():
            assert briefs(sitting, sitting.game.imagine(view(g, seat), rng)).get(seat) == brief


@every_sitting
@given(data=st.data())
def test_what_is_offered_may_be_answered_and_silence_comes_last(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 30):
        question = None if g.over else g.question()
        for seat, brief in briefs(sitting, g).items():
            assert question is not None
            assert seat in g.asked(), "who is not asked has nothing to answer"
            options = g.options(seat) if seat is not None else None
            actions = [offer.action for offer in brief.offers]
            assert len(set(actions)) == len(actions)
            assert options is None or all(action in options for action in actions)
            if question.silence is not None:
                assert options is None or actions[-1] == question.silence
                assert question.silence not in actions[:-1]
            else:
                assert brief.matters, "an open question is for whoever is asked, whatever he holds"


@every_sitting
@given(data=st.data())
def test_every_question_begins_with_what_is_at_stake(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 30):
        for brief in briefs(sitting, g).values():
            assert brief.stake, "the first sentence of a question says what comes of it"
            kinds = [cost.kind for cost in brief.costs]
            assert len(set(kinds)) == len(kinds)


@every_sitting
@given(data=st.data())
def test_whatever_a_brief_says_has_words(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    game = sitting.game
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 15):
        for brief in briefs(sitting, g).values():
            for line in lines(brief):
                assert game.codec.decode(game.codec.encode(line)) == line
                assert all(words.brief(game.name, line) for words in TONGUES)


@every_sitting
@given(data=st.data())
def test_whether_it_is_decisive_everybody_knows(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 30):
        assert len({brief.decisive for brief in briefs(sitting, g).values()}) < 2
