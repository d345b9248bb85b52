"""Copies are independent; saved games go on as if nothing had happened; a record replays to the same states."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Record, State, view
from presidium.core.record import play, read
from presidium.games import find
from tests.contract.sittings import Sitting, begun, every_sitting, random_answer, records, some_moments


@every_sitting
@given(data=st.data())
def test_copies_are_independent(sitting: Sitting, data: st.DataObject) -> None:
    record, rng, save = data.draw(records(sitting)), Random(1), sitting.game.codec.save
    kept = []
    for trunk in some_moments(sitting, record, rng):
        saved = save(trunk)
        branch = trunk.copy()
        assert branch == trunk
        for _ in range(3):
            if not branch.over:
                branch.apply(*random_answer(branch, rng))
        kept.append((branch, save(branch)))
        assert save(trunk) == saved
    assert all(save(branch) == saved for branch, saved in kept)
    assert trunk == record.final(sitting.game)


@every_sitting
@given(data=st.data())
def test_a_game_is_saved_and_loaded_in_the_middle_of_anything(sitting: Sitting, data: st.DataObject) -> None:
    codec, rng = sitting.game.codec, Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng):
        text = json.dumps(codec.save(g))
        loaded = codec.load(json.loads(text))
        assert loaded == g
        assert json.dumps(codec.save(loaded)) == text
        assert loaded.waiting_for() == g.waiting_for()


@every_sitting
@given(data=st.data())
def test_a_loaded_game_goes_on_identically(sitting: Sitting, data: st.DataObject) -> None:
    record, codec = data.draw(records(sitting)), sitting.game.codec
    cut = data.draw(st.integers(0, len(record.moves)))
    kept = begun(sitting, record, cut)
    loaded = codec.load(json.loads(json.dumps(codec.save(kept))))
    for at, (player, action) in enumerate(record.moves[cut:]):
        play(kept, player, action)
        play(loaded, player, action)
        assert (sitting.long and at % 40) or loaded == kept
    assert loaded == kept
    assert all(view(loaded, seat) == view(kept, seat) for seat in sitting.everyone())


@every_sitting
@given(data=st.data())
def test_a_replay_gives_the_same_states(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    g, every = sitting.new(), 40 if sitting.long else 1
    for at, again in enumerate(record.replay(sitting.game)):
        if at:
            play(g, *record.moves[at - 1])
        assert at % every or again == g
    assert again == g


@every_sitting
@given(data=st.data())
def test_a_record_is_read_as_it_was_written_at_any_moment(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    whole = min(len(record.moves), 300) if sitting.long else len(record.moves)
    for cut in {whole, *data.draw(st.lists(st.integers(0, whole), max_size=1 if sitting.long else 6))}:
        part = Record(record.rules, record.rules_version, (), record.moves[:cut])
        text = part.text(sitting.game)
        found = read(text, find)
        final: State[Any] = part.final(sitting.game)
        assert found.final(sitting.game) == final
        assert found.text(sitting.game) == text
        assert len(found.moves) == cut
