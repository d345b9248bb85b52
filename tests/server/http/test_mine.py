"""A page of one's own: whose turn it is, what is over, and what has come of it all."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

from presidium.server.http.routes.me import is_turn
from presidium.server.people.stats import TABLES_PER_PAGE
from presidium.server.protocol import commands as asked
from presidium.server.storage.tables import ENDINGS, PLACES, RESULTS, TABLES
from tests.server.house import House
from tests.server.wire_table import Wire, answers, over_the_wire, politburo, to_the_vote


async def tables(wire: Wire, who: str, first: int = 0) -> Any:
    answered = await wire.get(f"/api/me/tables?from={first}" if first else "/api/me/tables", who)
    assert answered.status == 200, answered.body
    return answered.json


async def goulag(wire: Wire, who: str, **more: Any) -> str:
    """One person, one comrade and three bots without a name, under way."""
    table = await wire.table(who, game="goulag", seats=5, sit=True, pace="solo", bots=["fox", *["naive"] * 3], **more)
    await wire.done(table, who, "start")
    return table


async def finished(wire: Wire, table: str, who: str) -> None:
    """To its end; this person answers for the seats that are his."""
    for _ in range(500):
        now = wire.room(table).table
        if now.over:
            return
        seat = next((seat for seat in now.g.waiting_for() if now.seats[seat].by_hand and seat not in now.held), None)
        options = None if seat is None else now.g.options(seat)
        if options is None:
            wire.clock.goes_on(2.0)
            await wire.room(table).apply_facts()
        else:
            action = now.game.notation.print(next(iter(options)))
            await wire.done(table, who, "answer", seat=seat, question=now.question, action=action)
    raise AssertionError("it never ended")


@over_the_wire
async def test_it_is_the_turn_of_whoever_has_not_answered_and_only_he_hears_of_it(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    (leader,) = wire.room(party.table).table.asked()
    turns = {seat: (await tables(wire, who))["going"][0]["turn"] for seat, who in party.tokens.items()}
    assert turns == {seat: seat == leader for seat in party.tokens}
    await to_the_vote(wire, party)
    assert (await answers(wire, party, 2, "vote for")).status == 200
    turns = {seat: (await tables(wire, who))["going"][0]["turn"] for seat, who in party.tokens.items()}
    assert turns == {1: True, 2: False, 3: True, 4: True, 5: True}
    stranger = await wire.person("Stranger")
    assert (await tables(wire, stranger))["going"] == []
    assert (await wire.get("/api/me/tables")).status == 401


@over_the_wire
async def test_what_waits_for_me_comes_first_then_what_waits_for_others_then_what_is_open(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    (leader,) = wire.room(party.table).table.asked()
    waits = party.tokens[1 if leader != 1 else 2]
    open_one = await wire.table(waits, game="goulag", seats=5, sit=True)
    alone = await wire.table(waits, game="goulag", seats=5, sit=True, pace="solo", bots=["naive"] * 4)
    await wire.done(alone, waits, "start")
    going = (await tables(wire, waits))["going"]
    assert [each["table"]["id"] for each in going] == [alone, party.table, open_one]
    assert [each["turn"] for each in going] == [True, False, False]
    assert going[1]["asked"] == [leader]


@over_the_wire
async def test_nobody_is_awaited_where_the_clocks_are_stopped(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    (leader,) = wire.room(party.table).table.asked()
    await wire.done(party.table, party.host, "pause")
    assert (await tables(wire, party.tokens[leader]))["going"][0]["turn"] is False


def test_whoever_is_spared_a_window_is_not_called_to_it(house: House) -> None:
    from tests.server.domain.test_sparing import powerless

    at = powerless(house, pace="untimed", quick=True)
    assert not is_turn(at.table, 2)
    at.do("Ben", asked.AskMe, seat=2, when="every")
    assert is_turn(at.table, 2)


@over_the_wire
async def test_a_game_counts_when_it_is_over_and_is_told_without_being_loaded(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await goulag(wire, ann)
    await finished(wire, table, ann)
    outcome = wire.room(table).table.g.public.outcome
    wire.hall.rooms.clear()
    told = await tables(wire, ann)
    assert not wire.hall.rooms
    (one,) = told["over"]
    assert (told["total"], one["id"], one["status"]) == (1, table, "over")
    assert one["outcome"]["winners"] == list(outcome.winners)
    me, fox = one["seats"][0], one["seats"][1]
    assert (me["me"], me["name"], me["won"]) == (True, "Ann", 1 in outcome.winners)
    assert (fox["kind"], fox["comrade"], fox["me"]) == ("bot", "fox", False)
    career = (await wire.get("/api/me/career", ann)).json
    assert (career["games"], career["won"]) == (1, int(1 in outcome.winners))
    (game,) = career["by_game"]
    assert game["deeds"]["offices"] >= 1
    assert career["company"] == [{"name": "", "comrade": "fox", "games": 1}]


@over_the_wire
async def test_whoever_has_left_has_nothing_to_his_name(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await goulag(wire, ann)
    await wire.done(table, ann, "leave", seat=1)
    await finished(wire, table, ann)
    told = await tables(wire, ann)
    assert [each["left"] for each in told["over"][0]["seats"]] == [True, False, False, False, False]
    assert (await wire.get("/api/me/career", ann)).json["games"] == 0


@over_the_wire
async def test_a_closed_table_is_listed_and_counts_for_nobody(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed", title="The winter table")
    await wire.done(party.table, party.host, "finish")
    (one,) = (await tables(wire, party.tokens[2]))["over"]
    assert (one["status"], one["title"], one["outcome"]) == ("closed", "The winter table", None)
    assert [each["name"] for each in one["seats"]] == [f"Player {seat}" for seat in range(1, 6)]
    assert (await wire.get("/api/me/career", party.host)).json["games"] == 0


@over_the_wire
async def test_games_that_ended_before_there_was_any_counting_are_counted_after_the_start(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await goulag(wire, ann)
    await finished(wire, table, ann)
    before = await tables(wire, ann)
    await wire.hall.store.written(sql.delete(RESULTS), sql.delete(ENDINGS))
    assert (await tables(wire, ann))["over"][0]["seats"] == []
    await wire.hall.stats.catch_up()
    assert await tables(wire, ann) == before
    assert table in {row.table_id for row in wire.hall.store.all(sql.select(ENDINGS.c.table_id))}


@over_the_wire
async def test_finished_tables_come_a_hundred_at_a_time(wire: Wire) -> None:
    ann = await wire.person("Ann")
    me = await wire.hall.people.who(ann)
    assert me is not None
    rows = [(f"t{n}", "goulag", "", "", 1.0, 0, "over", float(n), "", None, None) for n in range(TABLES_PER_PAGE + 30)]
    places = [(id, me.id) for id, *_ in rows]
    await wire.hall.store.written((sql.insert(TABLES), rows), (sql.insert(PLACES), places))
    first, second = await tables(wire, ann), await tables(wire, ann, TABLES_PER_PAGE)
    ids = [each["id"] for each in (*first["over"], *second["over"])]
    assert (first["total"], len(first["over"]), len(second["over"])) == (TABLES_PER_PAGE + 30, TABLES_PER_PAGE, 30)
    assert ids == [f"t{n}" for n in reversed(range(TABLES_PER_PAGE + 30))]
    assert (await wire.get("/api/me/tables?from=x", ann)).why == "unreadable"


@over_the_wire
async def test_one_device_passed_round_counts_for_nobody(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, bots=["naive"] * 3)
    for seat in (1, 2):
        await wire.done(table, ann, "sit", seat=seat, name=f"Seat {seat}")
    await wire.done(table, ann, "start")
    await finished(wire, table, ann)
    assert (await wire.get("/api/me/career", ann)).json["games"] == 0
    assert [each["me"] for each in (await tables(wire, ann))["over"][0]["seats"]] == [True, True, False, False, False]
