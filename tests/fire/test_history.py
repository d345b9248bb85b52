"""The checker finds what it is for: in a history that is true nothing, and in one that was tampered with, that."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from itertools import count
from typing import Any, NamedTuple

import msgspec
import pytest

from presidium.server.protocol import commands as wire
from presidium.server.render.outbox import Key
from presidium.server.render.stream_options import EVERYTHING
from tests.fire.checker import faults
from tests.fire.history import Answered, Heard, History, Sent
from tests.fire.kept import Kept, kept_by
from tests.server.house import NAMES, At, House


class Client:
    """Somebody at a table of the house, whose history is kept as it would be at the other end of a line."""

    def __init__(self, at: At, who: str, key: Key, clock: Callable[[], float]) -> None:
        self.at, self.key, self.stream_options = at, key, EVERYTHING
        self.person = None if key is None else at.house.person(who).id
        self.history = History(who, clock)
        if key is not None:
            self.do(wire.Sit, seat=key, nonce="x")
        self.history.opens(at.id, key, None)
        self.hear(at.house.call(at.room.hello, key, self.person))
        at.house.run(at.room.add_listener(self))

    def hear(self, message: bytes) -> None:
        self.history.hears(message.decode())

    def close(self, code: int) -> None:
        raise AssertionError(code)

    def do(self, command: type[Any], **parts: Any) -> None:
        id = f"{self.history.who} {len(self.history.happened)}"
        self.history.sends(self.at.id, {"do": command.__struct_config__.tag, "id": id, **parts})
        self.at.do(self.history.who, command, id, **parts)
        self.history.is_answered(id, done=True)


class World(NamedTuple):
    """A game from before its beginning to its end, as two who play and one who watches have heard it."""

    ann: History
    ben: History
    watcher: History
    kept: Kept
    table: str

    def faults(self, *more: History) -> set[str]:
        return {fault.kind for fault in faults([self.ann, self.ben, self.watcher, *more], {self.table: self.kept})}


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory) -> World:
    house, clock = House(tmp_path_factory.mktemp("world") / "house.db"), map(float, count())
    at = house.open("goulag", pace="untimed")
    clients = [Client(at, who, key, lambda: next(clock)) for who, key in zip(NAMES, (1, 2, None), strict=False)]
    clients[0].do(wire.Fill, bot="random")
    clients[0].do(wire.Start)
    for turn in count(1):
        clients[turn % 2].do(wire.Chat, text=f"turn {turn}", seat=turn % 2 + 1)
        clients[2].do(wire.Chat, text=f"psst {turn}")
        table = at.table
        if not table.running:
            break
        for client in clients[:2]:
            if table.running and client.key in table.g.asked() and at.table.question == table.question:
                (option, *_), seat = list(table.g.options(client.key)), client.key
                action = table.game.notation.print(option)
                client.do(wire.Answer, seat=seat, question=table.question, action=action)
    house.settle()
    histories = [client.history for client in clients]
    kept = kept_by(house.store, histories)[at.id]
    house.close()
    return World(*histories, kept, at.id)


@pytest.fixture
def world(true: World) -> World:
    """To be tampered with."""
    kept = deepcopy(true.kept)
    return World(*map(deepcopied, true[:3]), kept, true.table)


def deepcopied(history: History) -> History:
    copied = History(history.who, history.clock)
    copied.happened = list(history.happened)
    return copied


def heard(history: History) -> list[int]:
    """Where in it the updates are, of which it has more than enough."""
    return [at for at, each in enumerate(history.happened) if isinstance(each, Heard) and '"update"' in each.text[:20]]


def written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def alter(history: History, place: int, **parts: Any) -> None:
    each = history.happened[place]
    assert isinstance(each, Heard)
    history.happened[place] = each._replace(text=written(each.message | parts))


def commands(history: History, do: str) -> list[Sent]:
    return [each for each in history.happened if isinstance(each, Sent) and each.command["do"] == do]


def test_what_is_true_has_no_fault(world: World) -> None:
    assert world.faults() == set()
    assert len(heard(world.watcher)) > 10
    assert world.kept.archived[1][:3] == [each.text for each in world.kept.told[1][:3]]
    assert commands(world.ann, "answer")
    assert commands(world.ben, "answer")


# Lost


def test_a_command_that_was_acknowledged_and_is_not_there_is_lost(world: World) -> None:
    world.ann.sends(world.table, {"do": "chat", "id": "gone", "text": "gone"})
    assert world.faults() == set(), "nobody knows what came of it"
    world.ann.is_answered("gone", done=True)
    assert world.faults() == {"lost"}


def test_a_journal_that_ends_too_soon_has_lost_what_was_heard(world: World) -> None:
    world.kept.archived = {}
    for told in world.kept.told.values():
        del told[-1]
    assert world.faults() == {"lost"}


def test_a_command_that_is_there_as_something_else_is_lost(world: World) -> None:
    chat = commands(world.ann, "chat")[0]
    other = chat._replace(command=chat.command | {"text": "something else"})
    world.ann.happened[world.ann.happened.index(chat)] = other
    assert world.faults() == {"lost"}


def test_what_was_heard_otherwise_is_lost(world: World) -> None:
    alter(world.ann, heard(world.ann)[3], public={"type": "Public", "canal": 77})
    assert world.faults() == {"lost"}


def test_all_there_was_to_know_is_as_true_as_any_message(world: World) -> None:
    first = next(at for at, each in enumerate(world.ben.happened) if isinstance(each, Heard))
    alter(world.ben, first, hosting=True)
    assert world.faults() == {"lost"}


def test_archives_that_tell_otherwise_have_lost_something(world: World) -> None:
    world.kept.archived[None].pop()
    assert world.faults() == {"lost"}


# Doubled


def test_a_command_that_was_done_twice_is_found(world: World) -> None:
    entry = next(entry for entry in world.kept.entries if entry.command)
    world.kept.entries.append(msgspec.structs.replace(entry, seq=len(world.kept.entries) + 1))
    assert "doubled" in world.faults()


def test_a_message_that_came_twice_is_found(world: World) -> None:
    at = heard(world.watcher)[2]
    world.watcher.happened.insert(at, world.watcher.happened[at])
    assert "doubled" in world.faults()


def test_a_number_that_came_again_with_something_else_is_found(world: World) -> None:
    at = heard(world.watcher)[2]
    n = world.watcher.happened[at - 1].message["n"]  # type: ignore[union-attr]
    alter(world.watcher, at, n=n)
    assert "doubled" in world.faults()


def test_an_answer_that_nobody_waits_for_is_found(world: World) -> None:
    last = next(each for each in reversed(world.ben.happened) if isinstance(each, Answered))
    world.ben.happened.append(last)
    assert world.faults() == {"doubled"}


def test_a_line_of_talk_that_was_heard_twice_is_found(world: World) -> None:
    chats = [at for at in heard(world.ben) if world.ben.happened[at].message.get("chat")]  # type: ignore[union-attr]
    said = world.ben.happened[chats[0]].message["chat"]  # type: ignore[union-attr]
    alter(world.ben, chats[1], chat=said)
    assert "doubled" in world.faults()


# Reordered


def test_a_hole_is_found(world: World) -> None:
    del world.ann.happened[heard(world.ann)[4]]
    assert "reordered" in world.faults()


def test_messages_in_another_order_are_found_even_if_their_numbers_are_right(world: World) -> None:
    one, other = heard(world.watcher)[2:4]
    first, then = (world.watcher.happened[at].message for at in (one, other))  # type: ignore[union-attr]
    for place, message in ((one, then | {"n": first["n"]}), (other, first | {"n": then["n"]})):
        world.watcher.happened[place] = Heard(world.watcher.happened[place].at, written(message))
    assert "reordered" in world.faults()


def test_who_comes_back_and_hears_of_less_than_he_knew_is_found(world: World) -> None:
    hello = next(each for each in world.watcher.happened if isinstance(each, Heard))
    world.watcher.opens(world.table, None, 9)
    world.watcher.hears(hello.text)
    assert "reordered" in world.faults()


def test_who_comes_later_and_hears_of_less_than_others_knew_is_found(world: World) -> None:
    hello = next(each for each in world.watcher.happened if isinstance(each, Heard))
    late = History("late", world.ann.clock)
    late.opens(world.table, None, None)
    late.hears(hello.text)
    assert world.faults(late) == {"reordered"}


def test_who_comes_later_and_hears_as_much_is_in_order(world: World) -> None:
    late = History("late", world.ann.clock)
    late.opens(world.table, None, 2)
    for told in world.kept.told[None][2:]:
        late.hears(told.text)
    assert world.faults(late) == set()


def test_commands_that_stand_in_another_order_than_they_were_done_in_are_found(world: World) -> None:
    one, other = (
        next(at for at, each in enumerate(world.kept.entries) if each.command == commands(who, "chat")[which].id)
        for who, which in ((world.ben, 0), (world.ann, 0))
    )
    entries = world.kept.entries
    facts = entries[one], entries[other]
    entries[one] = msgspec.structs.replace(facts[1], seq=facts[0].seq, batch=facts[0].batch)
    entries[other] = msgspec.structs.replace(facts[0], seq=facts[1].seq, batch=facts[1].batch)
    assert "reordered" in world.faults()


def test_talk_that_two_have_heard_in_another_order_is_found(world: World) -> None:
    chats = [at for at in heard(world.ben) if world.ben.happened[at].message.get("chat")]  # type: ignore[union-attr]
    one, other = (world.ben.happened[at].message["chat"] for at in chats[:2])  # type: ignore[union-attr]
    alter(world.ben, chats[0], chat=other)
    alter(world.ben, chats[1], chat=one)
    found = {fault.what for fault in faults([world.ben, world.ann], {world.table: world.kept})}
    assert "what was said was heard in another order" in found


# Leaked


def test_a_message_of_another_seat_is_a_leak(world: World) -> None:
    """The first of seat 2 that tells it something of its own."""
    told = {each.batch: each.text for each in world.kept.told[2]}
    for at in heard(world.ann):
        message = world.ann.happened[at].message  # type: ignore[union-attr]
        text = told.get(world.kept.told[1][message["n"] - 1].batch, "{}")
        theirs = json.loads(text) | {"n": message["n"]}
        if theirs.get("secrets", message.get("secrets")) != message.get("secrets"):
            alter(world.ann, at, **{part: theirs.get(part) for part in message.keys() | theirs})
            break
    assert world.faults() == {"leaked"}


def test_all_that_another_seat_knows_is_a_leak(world: World) -> None:
    n = len(world.kept.told[1]) - 2
    hello = world.kept.hello(2, len(world.kept.told[2]) - 2, 1.0)
    assert hello is not None
    late = History("late", world.ann.clock)
    late.opens(world.table, 1, None)
    late.hears(written(json.loads(hello) | {"n": n}))
    assert "leaked" in world.faults(late)


def test_what_the_dice_are_drawn_from_is_a_leak_before_the_end(world: World) -> None:
    alter(world.ben, heard(world.ben)[2], seed=world.kept.hidden[0])
    assert "leaked" in world.faults()


def test_what_those_who_watch_say_is_a_leak_to_a_seat(world: World) -> None:
    said = next(
        each.message["chat"]
        for each in world.watcher.happened
        if isinstance(each, Heard) and "psst" in each.text and '"update"' in each.text[:20]
    )
    alter(world.ann, heard(world.ann)[5], chat=said)
    assert "leaked" in world.faults()


# Belied, and invented


def test_what_was_refused_and_done_all_the_same_is_found(world: World) -> None:
    id = commands(world.ann, "chat")[-1].id
    answered = next(each for each in world.ann.happened if isinstance(each, Answered) and each.id == id)
    world.ann.happened[world.ann.happened.index(answered)] = answered._replace(done=False)
    assert world.faults() == {"belied"}


def test_what_nobody_has_said_is_found(world: World) -> None:
    gone = commands(world.ann, "chat")[0].id
    world.ann.happened = [
        each for each in world.ann.happened if not isinstance(each, Sent | Answered) or each.id != gone
    ]
    assert world.faults() == {"invented"}
