"""A table that begins in the middle tells nobody what his seat had not seen by then."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from presidium.core import Record
from presidium.core.laws import Twin
from presidium.core.record import play
from presidium.server.base.tempo import Tempo
from presidium.server.domain import start_position
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from tests.contract.sittings import Sitting, begun, one_at_a_table
from tests.contract.twins import twin
from tests.server.house import NAMES, At, House
from tests.server.render.test_wire_leaks import every_table
from tests.server.wire_table import same_ids


def between_questions(table: Sitting, record: Record, cut: int) -> int:
    """The last place before this one where people are asked and nobody has answered."""
    while (g := begun(table, record, cut)).answers or 0 in g.asked():
        cut -= 1
    return cut


def as_record(table: Sitting, moves: Twin) -> Record:
    g = table.new()
    record = Record.of(table.game, g)
    for move in moves:
        assert move is not None
        record.moves.append(table.laws.fitted(g, move))
        play(g, *record.moves[-1])
    return record


def heard(path: Path, patch: pytest.MonkeyPatch, table: Sitting, record: Record, seat: int | None) -> list[Any]:
    """All that a seat, or who watches, is told from the making of the table on, but for its name."""
    same_ids(patch)  # portraits are drawn by the name of the table
    house = House(path)
    try:
        begins = start_position.of_record(record, table.game, "elsewhere", 7)
        tempo, chosen = Tempo("untimed"), dict(table.chosen)
        host = house.person("Ann")
        room = house.run(
            house.hall.table_factory._open(
                table.game.name, table.seats, chosen, tempo, host, False, "", False, [], begins
            ),
        )
        at = At(house, room.table.id)
        who = None if seat is None else NAMES[seat - 1]
        told: list[Any] = [json.loads(commands.write(table_info(room.table)))]
        for number, name in enumerate(NAMES[: table.seats], 1):
            at.do(name, commands.Sit, seat=number, nonce=f"n{number}")
        ear = at.listen(who, seat)
        at.do("Ann", commands.Start)
        told += [*ear.heard, json.loads(at.room.hello(seat, None if who is None else house.person(who).id))]
        assert "elsewhere" not in json.dumps(told)
        return json.loads(json.dumps(told).replace(at.id, "here"))  # type: ignore[no-any-return]
    finally:
        house.close()


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_two_worlds_that_a_seat_cannot_tell_apart_begin_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Sitting, seed: int
) -> None:
    rng = Random(seed)
    record = one_at_a_table(table, seed)
    cut = between_questions(table, record, rng.randrange(len(record.moves) // 3, len(record.moves) - 1))
    for seat in (None, rng.randrange(1, table.seats + 1)):
        other = as_record(table, twin(table, record, cut, seat, rng))
        one = record.until(cut)
        told = [
            heard(tmp_path / f"{seat}-{n}", monkeypatch, table, world, seat) for n, world in enumerate((one, other))
        ]
        assert told[0] == told[1]
        assert any("view" in str(message) or "public" in str(message) for message in told[0])
