"""Alone against bots an answer can be taken back until a die is cast or anybody else's answer opens."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from presidium.client.remote import Remote
from presidium.core import CHANCE
from presidium.core.record import read
from presidium.core.state import Secret
from presidium.games import find
from presidium.server.archive import archive
from presidium.server.domain import journal
from presidium.server.protocol import commands
from presidium.server.render import streams
from tests.server.house import FEWEST, At, House, saved


def offered(at: At) -> str:
    question = streams.hello(at.table, 1, at.house.person("Ann").id, 0, 0.0).question
    return "" if question is None else question.takes_back


def by_the_journal(at: At) -> str:
    """What the rule says, worked out from what was written down: Ann's last answer, if nobody else's came after it."""
    last = ""
    for entry in at.house.store.journal(at.id):
        fact = entry.fact
        if isinstance(fact, journal.Held | journal.Moved) and entry.by is not None:
            last = fact.action
            if at.table.game.name == "goulag" and not last.startswith(("name", "play")):
                last = ""  # how many have worked was shown
        elif (isinstance(fact, journal.Moved) and fact.seat != 1) or isinstance(fact, journal.TakenBack):
            last = ""
    return last if at.table.running else ""


def answer_somehow(at: At, rng: Random) -> None:
    options = at.table.g.options(1)
    assert options is not None
    calm = at.asks_window and rng.random() < 0.7
    at.answer(1, "pass" if calm else at.table.game.notation.print(options.sample(rng)))


def a_game_with_second_thoughts(at: At, seed: int) -> int:
    """Ann, asked whenever she can be, plays it to its end and takes back most answers she may; how many."""
    rng, taken = Random(seed), 0
    at.do("Ann", commands.AskMe, seat=1, when="every")
    before: Any = None
    while at.table.running:
        assert offered(at) == by_the_journal(at)
        if before is not None and offered(at) and rng.random() < 0.8:
            question = at.table.question
            at.do("Ann", commands.TakeBack, seat=1)
            taken += 1
            assert at.table.g == before
            assert at.table.question == question + 1
            assert offered(at) == ""
        before = at.table.g.copy()
        answer_somehow(at, rng)
    return taken


@pytest.mark.parametrize("game", FEWEST)
def test_the_game_stands_as_before_and_the_record_leaves_it_out(house: House, game: str) -> None:
    taken = 0
    for seed in range(1 if game == "kremlin" else 2):
        at = house.table(game, pace="solo", nonce=str(seed))
        many = a_game_with_second_thoughts(at, seed)
        text = archive.record_text(house.store, at.table)
        promise = archive.promise_of(text)
        assert promise is not None
        record = read(text, find)
        assert archive.check(promise, record, at.table.game) == at.table.rolls
        assert record.final(at.table.game) == at.table.g
        assert text.count("# 1 took back: ") == many
        taken += many
    assert taken or game == "goulag"  # whoever names the three is none of them, and after supervision all is shown


@pytest.mark.parametrize("graceful", [True, False])
def test_it_survives_a_restart_before_and_after(house: House, graceful: bool) -> None:
    at = house.table("kremlin", pace="solo")
    rng = Random(2)
    while not offered(at):
        before = at.table.g.copy()
        answer_somehow(at, rng)
    house.restart(graceful)
    assert offered(at) == by_the_journal(at) != ""
    at.do("Ann", commands.TakeBack, seat=1)
    assert at.table.g == before
    house.restart(graceful)
    assert at.table.g == before
    assert at.table.undone == 1
    answer_somehow(at, rng)


def test_a_snapshot_holds_what_can_be_gone_back_to(house: House) -> None:
    at = house.table("kremlin", pace="solo")
    rng = Random(2)
    while not offered(at):
        answer_somehow(at, rng)
    again, _ = saved(at.table, {})
    assert again == at.table
    assert again.back is not None
    at.do("Ann", commands.TakeBack, seat=1)
    again, _ = saved(at.table, {})
    assert again == at.table
    assert again.undone == 1


@pytest.mark.parametrize("game", FEWEST)
def test_whoever_listens_comes_to_the_same_as_whoever_asks_anew(house: House, game: str) -> None:
    at = house.table(game, pace="solo")
    ears = {seat: at.listen("Ann" if seat else None, seat) for seat in (1, None)}
    remotes = {seat: Remote(f"http://x/t/{at.id}", token="-") for seat in ears}
    for seat, remote in remotes.items():
        remote.take_in(hello(at, seat))
    a_game_with_second_thoughts(at, 1)
    for seat, remote in remotes.items():
        for told in ears[seat].heard:
            remote.take_in(told)
        assert remote.state["events"] == hello(at, seat)["view"]["events"]
        assert remote.state["public"] == hello(at, seat)["view"]["public"]
        again = Remote(f"http://x/t/{at.id}", token="-")
        for message in archive.seen_again(house.store, at.table, seat):
            again.take_in(json.loads(message))
        assert again.state["events"] == remote.state["events"]


def hello(at: At, seat: int | None) -> Any:
    return json.loads(at.house.call(at.room.hello, seat, at.house.person("Ann").id))


def test_not_another_seats_nor_before_anything_was_answered(house: House) -> None:
    at = house.table(pace="solo")
    assert at.refused("Ann", commands.TakeBack, seat=1) == "nothing-to-take-back"
    assert at.refused("Ben", commands.TakeBack, seat=1) == "not-your-seat"


@pytest.mark.parametrize("other", [CHANCE, 2])
def test_not_once_a_die_is_cast_or_somebody_else_has_answered(house: House, other: int) -> None:
    at = house.table("kremlin", pace="solo")
    rng = Random(2)
    while not offered(at):
        answer_somehow(at, rng)
    table = at.table.fork()
    assert table.back is not None
    table.g = Anything(table.g.log)  # type: ignore[assignment]
    table.move(other, None)  # type: ignore[arg-type]
    assert table.back is None


class Anything:
    """A game that lets everything happen."""

    answers = ()

    def __init__(self, log: Any) -> None:
        self.log = log

    def question(self) -> None:
        return None

    def copy(self) -> Anything:
        return self

    def apply(self, player: int, action: Any) -> None:
        return None


def test_not_once_one_has_seen_what_was_hidden(house: House) -> None:
    """Else one could look, and then do as if one had not."""
    at = house.table("kremlin", pace="solo")
    rng = Random(2)
    while not offered(at):
        answer_somehow(at, rng)
    at.table.g.secrets["sheet", 2] = Secret(at.table.g.secret(("sheet", 2)), frozenset({1, 2}))
    assert at.refused("Ann", commands.TakeBack, seat=1) == "seen-since"


def test_nobody_else_is_told_that_it_can_be(house: House) -> None:
    """What an answer was is its seat's alone, as long as it lies sealed; that it could be taken back too."""
    at = house.table("kremlin", pace="solo")
    ear = at.listen(None)
    a_game_with_second_thoughts(at, 3)
    assert not any(told["question"]["takes_back"] for told in ear.heard if told.get("question"))
