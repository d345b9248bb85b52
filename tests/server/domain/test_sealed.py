"""Who has sealed an answer hears that and no more, found in a shorter way than all other news: it says the same."""

from __future__ import annotations

from random import Random

import pytest

from presidium.server.domain.replay import Transition
from presidium.server.protocol.messages import Update
from presidium.server.render.outbox import Outbox
from presidium.server.render.stream_options import StreamOptions
from presidium.server.render.streams import Printed
from presidium.server.render.update import UpdateBuilder
from tests.server.house import House


@pytest.mark.parametrize("pace", ["untimed", "live", "mail"])
@pytest.mark.parametrize(("game", "seats"), [("kremlin", 3), ("politburo", 5), ("goulag", 5)])
def test_the_short_way_tells_what_the_long_one_would(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, pace: str
) -> None:
    short, taken = Outbox._sealed, 0

    def both(outbox: Outbox, passage: Transition) -> str | None:
        nonlocal taken
        answer, after = short(outbox, passage), passage.after
        if answer is not None:
            taken += 1
            seat = passage.entries[0].fact.seat  # type: ignore[union-attr]
            telling = UpdateBuilder(passage.before, after, Printed(), private=True)
            assert telling.update(seat, 7, StreamOptions(once=True)) == Update(7, after.at, answer=answer)
        return answer

    monkeypatch.setattr(Outbox, "_sealed", both)
    at = house.table(game, people=seats, pace=pace)
    for seat, held in at.table.seats.items():
        if held.by_hand:
            at.listen(held.name, seat).stream_options = StreamOptions(once=True)
    rng = Random(5)
    for _ in range(40):
        table = at.table
        asked = [seat for seat in table.g.waiting_for() if table.seats[seat].by_hand and table.running]
        for seat in asked:
            if at.table.question == table.question:
                options = at.options(seat)
                at.answer(seat, rng.choice(options))
                if at.table.question == table.question and rng.random() < 0.3:  # he thinks better of it
                    at.answer(seat, rng.choice(options))
        at.go_along()
    assert taken
