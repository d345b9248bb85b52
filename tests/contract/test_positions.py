"""A position written where a round begins is read as a game that goes on alike."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Refused, Statement
from tests.contract.tables import Table, every_table, moments, records


@every_table
@given(data=st.data())
def test_a_game_goes_on_alike_from_its_position(table: Table, data: st.DataObject) -> None:
    record, game = data.draw(records(table)), table.game
    written = 0
    for at, g in enumerate(moments(table, record)):
        try:
            text = game.write_position(g)
        except Refused:
            continue
        if at and isinstance(record.moves[at - 1][1], Statement):
            continue
        written += 1
        read = game.read_position(text)
        assert game.write_position(read) == text
        assert read.rules == g.rules
        assert read.asked() == g.asked()
        for player, action in record.moves[at:]:
            if not isinstance(action, Statement):  # a drawn position does not know what was claimed about before
                read.apply(player, action)
        assert read.public.outcome == record.final(game).public.outcome
    assert written == table.seats
