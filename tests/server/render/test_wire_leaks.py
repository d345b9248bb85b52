"""Nobody learns at the wire what his seat has not seen: not from a message, its number, its time, or an error."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from presidium.core import Game
from presidium.games import GAMES
from presidium.games.kremlin.cards.power_play import Spread
from presidium.server.domain import autoplay, bot_talk, journal
from presidium.server.domain.autoplay import wakes_at
from presidium.server.domain.seat_transfer import DAY_S
from presidium.server.live.watch import AWAY_S
from tests.contract.laws import laws
from tests.contract.sittings import Sitting, presets
from tests.games.kremlin.drawn import alike, drawn
from tests.server.advisers import advise_at_once
from tests.server.twin_worlds import Seat, Turn, World, two_worlds
from tests.server.wire_table import Line, Wire, answers, over_the_wire, politburo, same_ids, settled, to_the_vote


def table_of(game: str, seats: int) -> Sitting:
    return Sitting(GAMES[game], seats, GAMES[game].rules(seats, {}).chosen)


def tables_of(game: Game) -> list[Sitting]:
    """One of middling size; of a long game its presets."""
    return presets(game) if laws(game).long else [table_of(game.name, game.seats[len(game.seats) // 4])]


TABLES = [table for game in GAMES.values() for table in tables_of(game)]
LARGE = 5
every_table = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=[pytest.mark.slow] * (table.game.name == "kremlin" and table.seats >= LARGE))
        for table in TABLES
    ],
    ids=str,
)
every_pace = pytest.mark.parametrize("pace", ["live", "untimed", "mail"])
every_tempo = pytest.mark.parametrize("pace", ["live", "in step", "poker face", "talk", "untimed", "mail"])


class Known(NamedTuple):
    """All that a seat has heard and found out in a world; what must be in it, and what must not."""

    all: list[Any]
    seen: list[str]
    unseen: list[str]
    telling: set[float]


def known_in(
    path: Path, patch: pytest.MonkeyPatch, table: Sitting, seat: Seat, pace: str, story: list[Turn], over_wire: int
) -> Known:
    """The last questions of the story go over the wire, one by one."""
    same_ids(patch)
    advise_at_once(patch)
    for module in (autoplay, bot_talk):  # a whim of who minds a seat is no leak
        patch.setattr(module, "Random", lambda: Random(1))

    async def go() -> Known:
        async with Wire(path).up() as wire:
            world = World(wire, table, seat, pace, Random(path.name))
            await world.play(story, max(0, len(story) - over_wire), patch)
            return Known(world.known, world.seen(), world.unseen(), world.telling)

    return asyncio.run(go())


def compare(
    path: Path, patch: pytest.MonkeyPatch, table: Sitting, seat: Seat, pace: str, seed: int, over_wire: int
) -> set[float]:
    """Two worlds that differ only in what this seat has not seen, and in what the others do in private.

    How much longer windows lasted in both, for what had been told.
    """
    one, other = (
        known_in(path / f"{seed} {which}", patch, table, seat, pace, story, over_wire)
        for which, story in enumerate(two_worlds(table, seat, seed))
    )
    for mine, theirs in zip(one.all, other.all, strict=True):
        assert mine == theirs
    told = str(one.all)
    assert [secret for secret in one.unseen if secret in told] == []
    assert [secret for secret in one.seen if secret not in told] == []
    assert one.telling == other.telling
    return one.telling


@pytest.mark.few(10, quick=3)
@every_table
@every_tempo
def test_twin_worlds_send_a_seat_the_same(
    table: Sitting, pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, telling = Random(f"{table} {pace}").sample(table.everyone(), 2), set[float]()
    for seed, seat in zip((0, 2) if pace == "live" else (1, 2), seats, strict=True):
        telling |= compare(tmp_path, monkeypatch, table, seat, pace, seed, 20 if table.long else 200)
    assert table.game.telling is None or len(telling) > 1, "windows do last longer for it"


@pytest.mark.slow
@every_table
@every_tempo
def test_many_twin_worlds_send_a_seat_the_same(
    table: Sitting, pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(6 if table.long else 12):
        seat = Random(f"{table} {pace} {seed}").choice(table.everyone())
        compare(tmp_path, monkeypatch, table, seat, pace, seed, 60)


@every_table
def test_twin_worlds_do_differ_where_they_go_over_the_wire(table: Sitting) -> None:
    """Otherwise the tests above would show nothing."""
    one, other = two_worlds(table, None, 2)
    assert [turn.answers for turn in one] != [turn.answers for turn in other]


# That somebody has done something


@over_the_wire
async def test_what_the_absent_do_in_private_does_not_show_that_they_are_back(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    await wire.room(party.table).apply_facts(journal.Minded(2, True))
    line = await wire.listen(party.table, party.tokens[3], "seat=3")
    await answers(wire, party, 2, "vote for")
    await wire.done(party.table, party.tokens[2], "ahead", seat=2, action="propose finance")
    await settled()
    assert line.updates == []
    await wire.done(party.table, party.tokens[2], "chat", seat=2, text="I am here")
    await settled()
    assert not line.updates[-1]["table"]["seats"][1]["minded"]
    assert wire.room(party.table).table.held.keys() == {2}


@pytest.mark.parametrize("answered", [True, False])
@over_the_wire
async def test_when_the_caretaker_comes_does_not_tell_who_has_answered(wire: Wire, answered: bool) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    line = await wire.listen(party.table, party.tokens[3], "seat=3")
    wire.clock.goes_on(20)
    if answered:
        await answers(wire, party, 2, "vote for")
    wire.clock.goes_on(AWAY_S["live"] - 20)
    room = wire.room(party.table)
    await room.watch._mind(room)
    await settled()
    assert [seat["minded"] for seat in line.updates[-1]["table"]["seats"]] == [True, True, False, True, True]


# That a seat changes hands


PRIVATE = {"nothing": (), "for": ("vote for",), "against": ("vote against",), "twice": ("vote for", "vote against")}


def hands_changed(path: Path, patch: pytest.MonkeyPatch, pace: str, said: tuple[str, ...], how: str) -> list[Any]:
    """All that another seat, a spectator, the taker and the host hear while seat 2 goes from one to another."""
    same_ids(patch)
    for module in (autoplay, bot_talk):
        patch.setattr(module, "Random", lambda: Random(1))

    async def go() -> list[Any]:
        async with Wire(path).up() as wire:
            party = await politburo(wire, pace)
            await to_the_vote(wire, party)
            for action in said:
                await answers(wire, party, 2, action)
            taker = await wire.person("Player Two")
            who = {"seat=3": party.tokens[3], "seat=1": party.host, "": None, "&": taker}
            lines = [await wire.listen(party.table, token, query) for query, token in who.items()]
            if how == "minded":
                await wire.room(party.table).apply_facts(journal.Minded(2, True))
            else:
                await wire.done(party.table, party.tokens[1 if how == "removed" else 2], "leave", seat=2)
            code = (await wire.done(party.table, party.host, "seatlink", seat=2))["link"]
            opened = await wire.http("POST", f"/api/links/{code}", {}, taker)
            looks = [await wire.get(f"/api/tables/{party.table}", token) for token in who.values()]
            if how == "left":  # the seat is his, with all it has been told so far
                mine = await wire.get(f"/api/tables/{party.table}?seat=2", taker)
                assert mine.json["question"]["answer"] is None
            else:
                tries = [await wire.get(f"/api/tables/{party.table}{tail}", taker) for tail in TAILS]
                assert {answered.status for answered in tries} == {403}, "nothing of the seat is his yet"
            wire.clock.goes_on(DAY_S)
            await wire.room(party.table).apply_facts()
            return [[await up_to(line, '"took"') for line in lines], opened, looks]

    return asyncio.run(go())


async def up_to(line: Line, text: str) -> list[str]:
    """What was heard up to the message with this in it."""
    async with asyncio.timeout(30):
        while not any(text in message for message in line.heard):
            await asyncio.sleep(0.001)
    return line.heard[: 1 + next(n for n, message in enumerate(line.heard) if text in message)]


TAILS = ("?seat=2", "/history?seat=2", "/suggestion?seat=2", "/advice?seat=2")


@pytest.mark.few(3, quick=1)
@every_pace
@pytest.mark.parametrize("how", ["left", "removed", "minded"])
def test_a_seat_that_changes_hands_does_not_tell_what_lay_sealed_there(
    pace: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [hands_changed(tmp_path / name, monkeypatch, pace, said, how) for name, said in PRIVATE.items()]
    assert all(world == known[0] for world in known[1:])
    assert '"took"' in str(known[0])
    assert "nonce-2" not in str(known[0])


# That there was no choice


SHOWN = "declared B stalinists 9 | declared C stalinists 1"


@every_pace
@pytest.mark.parametrize("sheet", ["B10 N9 O8 P7 Q6 R5 S4 T3 U2 C1", "B10 C9 N8 O7 P6 Q5 R4 S3 T2 U1"])
def test_a_choice_among_ones_own_points_waits_for_its_player(pace: str, sheet: str, tmp_path: Path) -> None:
    """I.23: who could show only one man's influence shows it no faster than who could show another's as well."""

    async def go() -> None:
        async with Wire(tmp_path).up() as wire:
            world = World(wire, table_of("kremlin", 4), 2, pace, Random(1))
            await world.sit_down()
            g = drawn(f"edition 1988 | phase 2 | {alike(4, stalinists=sheet)} | {SHOWN}")
            g.stack.append(Spread(1, 1))
            g._question = None  # to be asked anew
            table = world.room.table
            table.g, table.question, table.asked_at = g, table.question + 1, wire.clock.now
            before = table.question
            await world.room.apply_facts()
            assert world.room.table.question == before
            assert (wakes_at(table) is None) == (pace == "untimed")

    asyncio.run(go())
