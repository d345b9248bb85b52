"""A position written where a round begins is read as a game that goes on alike."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Record, Refused, Statement
from tests.contract.tables import Table, every_table, records


@every_table
@given(data=st.data())
def test_a_game_goes_on_alike_from_its_position(table: Table, data: st.DataObject) -> None:
    record, game = data.draw(records(table)), table.game
    written = positions(table, record)
    assert len(written) == table.seats or (table.long and len(written) >= 8)  # a round a player, or a year of phases
    outcome = record.final(game).public.outcome
    some = Random(len(written)).sample(sorted(written), 2) if table.long else written
    for at in some:
        read = game.read_position(written[at])
        for player, action in record.moves[at:]:
            if not isinstance(action, Statement):  # a drawn position does not know what was claimed about before
                read.apply(player, action)
        assert read.public.outcome == outcome


def positions(table: Table, record: Record) -> dict[int, str]:
    """The positions of this game as text, by the number of moves before; each is read as it was written."""
    game, written = table.game, {}
    for at, g in enumerate(record.replay(table.game)):
        try:
            text = game.write_position(g)
        except Refused:
            continue
        if at and isinstance(record.moves[at - 1][1], Statement):
            continue
        written[at] = text
        read = game.read_position(text)
        assert game.write_position(read) == text
        assert read.rules == g.rules
        assert read.asked() == g.asked()
    return written
