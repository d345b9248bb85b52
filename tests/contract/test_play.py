"""Every game ends, and its outcome is sound."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import CHANCE, PASS, Chance, Refused, State, refusal, view
from tests.contract.sittings import Sitting, answers_only, every_sitting, moments, most_answers, records
from tests.rules import rules_of


@every_sitting
@given(data=st.data())
def test_play_ends(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    assert len(answers_only(record).moves) <= most_answers(sitting)
    assert record.final(sitting.game).over
    assert all(isinstance(action, Chance) == (player == CHANCE) for player, action in record.moves)


@every_sitting
@given(data=st.data())
def test_a_game_ends_once_with_a_sound_outcome(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    for g in moments(sitting, record):
        told = [type(event).__name__ for event, _ in g.log].count("Ended")
        assert (g.public.outcome is not None, g.question() is None, g.asked() == (), told) == (g.over,) * 4
    check_outcome(sitting, g)
    for player in (CHANCE, *g.rules.players):
        with pytest.raises(Refused) as refused:
            g.apply(player, PASS)
        assert refused.value.why == refusal("game-over")


def check_outcome(sitting: Sitting, g: State[Any]) -> None:
    outcome = g.public.outcome
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(g.rules.players))
    game, number = outcome.rule.split()
    assert game == sitting.game.name
    assert number in rules_of(game)
    assert outcome.ending == f"{outcome.who} ({outcome.rule})"
    assert (outcome.who in ("nobody", "tie")) == (outcome.winners == ())
    assert all(isinstance(name, str) and isinstance(number, int) for name, number in outcome.numbers)


@every_sitting
@given(data=st.data())
def test_after_the_end_everything_is_open_to_all(sitting: Sitting, data: st.DataObject) -> None:
    g = data.draw(records(sitting)).final(sitting.game)
    for seat in sitting.everyone():
        seen = view(g, seat)
        assert seen.secrets == g.secrets
        assert all(seen.knows(key) for key in g.secrets)
