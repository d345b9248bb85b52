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
from tests.contract.tables import Table, begun, every_table, random_answer, records, some_moments


@every_table
@given(data=st.data())
def test_copies_are_independent(table: Table, data: st.DataObject) -> None:
    record, rng, save = data.draw(records(table)), Random(1), table.game.codec.save
    kept = []
    for trunk in some_moments(table, record, rng):
        saved = save(trunk)
        branch = trunk.copy()
        assert branch == trunk
        for _ in range(3):
            if not branch.over:
                branch.apply(*random_answer(branch, rng))
        kept.append((branch, save(branch)))
        assert save(trunk) == saved
    assert all(save(branch) == saved for branch, saved in kept)
    assert trunk == record.final(table.game)


@every_table
@given(data=st.data())
def test_a_game_is_saved_and_loaded_in_the_middle_of_anything(table: Table, data: st.DataObject) -> None:
    codec, rng = table.game.codec, Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(table, data.draw(records(table)), rng):
        text = json.dumps(codec.save(g))
        loaded = codec.load(json.loads(text))
        assert loaded == g
        assert json.dumps(codec.save(loaded)) == text
        assert loaded.waiting_for() == g.waiting_for()


@every_table
@given(data=st.data())
def test_a_loaded_game_goes_on_identically(table: Table, data: st.DataObject) -> None:
    record, codec = data.draw(records(table)), table.game.codec
    cut = data.draw(st.integers(0, len(record.moves)))
    kept = begun(table, record, cut)
    loaded = codec.load(json.loads(json.dumps(codec.save(kept))))
    for at, (player, action) in enumerate(record.moves[cut:]):
        play(kept, player, action)
        play(loaded, player, action)
        assert (table.long and at % 40) or loaded == kept
    assert loaded == kept
    assert all(view(loaded, seat) == view(kept, seat) for seat in table.everyone())


@every_table
@given(data=st.data())
def test_a_replay_gives_the_same_states(table: Table, data: st.DataObject) -> None:
    record = data.draw(records(table))
    g, every = table.new(), 40 if table.long else 1
    for at, again in enumerate(record.replay(table.game)):
        if at:
            play(g, *record.moves[at - 1])
        assert at % every or again == g
    assert again == g


@every_table
@given(data=st.data())
def test_a_record_is_read_as_it_was_written_at_any_moment(table: Table, data: st.DataObject) -> None:
    record = data.draw(records(table))
    whole = min(len(record.moves), 300) if table.long else len(record.moves)
    for cut in {whole, *data.draw(st.lists(st.integers(0, whole), max_size=1 if table.long else 6))}:
        part = Record(record.rules, record.rules_version, (), record.moves[:cut])
        text = part.text(table.game)
        found = read(text, find)
        final: State[Any] = part.final(table.game)
        assert found.final(table.game) == final
        assert found.text(table.game) == text
        assert len(found.moves) == cut
