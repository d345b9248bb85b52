"""Every listed option is accepted and can be written; listing, counting, checking and sampling agree."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Action, AskAll
from presidium.server.base.tempo import WINDOWS
from tests.contract.sittings import Sitting, every_sitting, listed, moments, records, some_moments


@every_sitting
@given(data=st.data())
def test_listing_counting_checking_and_sampling_agree(sitting: Sitting, data: st.DataObject) -> None:
    record, rng = data.draw(records(sitting)), Random(1)
    for g in moments(sitting, record):
        for player in g.asked():
            options = g.options(player)
            if options is None:
                assert player in g.answers
                continue
            actions, sampled = listed(options, rng), {options.sample(rng) for _ in range(5)}
            assert all(action in options and options.why_not(action) is None for action in (*actions, *sampled))
            assert all(g.why_not(player, action) is None for action in actions)
            if options.listed:
                assert 1 <= len(options) == len(actions) <= 300
                assert sampled <= set(actions)
            else:
                assert len(options) > 300


@every_sitting
@given(data=st.data())
def test_every_option_is_accepted(sitting: Sitting, data: st.DataObject) -> None:
    record, rng, most = data.draw(records(sitting)), Random(data.draw(st.integers(0, 1000))), 10 if sitting.long else 40
    for g in some_moments(sitting, record, rng):
        for player in g.waiting_for():
            offered = listed(g.options(player), rng)
            for action in rng.sample(offered, min(most, len(offered))):
                tried = g.copy()
                tried.apply(player, action)
                assert tried != g


@every_sitting
@given(data=st.data())
def test_every_option_has_one_text_and_one_json(sitting: Sitting, data: st.DataObject) -> None:
    notation, codec = sitting.game.notation, sitting.game.codec
    written: dict[Action, str] = {}
    for g in moments(sitting, data.draw(records(sitting))):
        for player in g.asked():
            for action in listed(g.options(player), Random(1)):
                if action not in written:
                    written[action] = notation.print(action)
                    assert action in notation
                    assert notation.read(written[action]) == action
                    assert codec.decode(json.loads(json.dumps(codec.encode(action)))) == action
    assert len(set(written.values())) == len(written)


@every_sitting
@given(data=st.data())
def test_where_silence_is_an_answer_everybody_asked_may_give_it(sitting: Sitting, data: st.DataObject) -> None:
    """That is a window; the game names its rule, and whoever keeps a clock knows how long it stays open."""
    for g in moments(sitting, data.draw(records(sitting))):
        question = g.question()
        if question is not None:
            window = question.silence is not None
            assert window == (question.span in WINDOWS)
            assert not window or (sitting.game.windows and isinstance(question, AskAll))
            offered = [question.options(player) for player in question.asked()]
            assert not window or all(options is not None and question.silence in options for options in offered)


@every_sitting
@given(data=st.data())
def test_only_sealed_answers_are_kept_waiting(sitting: Sitting, data: st.DataObject) -> None:
    for g in data.draw(records(sitting)).replay(sitting.game):
        assert isinstance(g.question(), AskAll) or not g.answers
        assert set(g.answers) < set(g.asked()) or g.over
        assert set(g.waiting_for()) == set(g.asked()) - set(g.answers)
