"""An observation is made of a view: it tells what the seat can see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from presidium.core import UNSEEN, Outcome, Secret, view
from presidium.lab.environments.doors import Door
from presidium.lab.environments.turns import Turns
from tests.lab.environments.tables import TABLES, at_every_table, door_of, played

pytestmark = pytest.mark.ci

ELSEWHERE = {
    "supervised",  # Goulag: told with the rounds that are over, as soon as it is settled
    "posts",  # Kremlin: told by the places of the men
    "effects",  # of each kind the last
    "bounds",  # alone, and the last of several
}
"""Public facts that an observation does not tell in full, or tells by others."""


def moments(door: Door, seed: object, often: float = 0.05) -> Iterator[Turns]:
    """Some moments of a game."""
    rng = Random(repr(seed))
    for turns in played(door, rng):
        if rng.random() < often or door.way.remembers or turns.next is None:
            yield turns


def parts(door: Door, numbers: list[int]) -> dict[str, list[int]]:
    at, found = 0, {}
    for field in door.observer.fields:
        found[field.name] = numbers[at : at + field.size]
        at += field.size
    assert at == len(numbers) == door.observer.size
    return found


@at_every_table
def test_each_field_has_its_size_and_stays_within_its_bounds(name: str) -> None:
    door = door_of(name)
    for turns in moments(door, name):
        for seat in (None, *turns.g.rules.players):
            numbers = door.observer.look(view(turns.g, seat))
            for field in door.observer.fields:
                part = parts(door, numbers)[field.name]
                assert len(part) == field.size, field.name
                assert all(field.least <= number <= field.most for number in part), (field.name, part)


@at_every_table
def test_what_a_seat_has_not_seen_changes_nothing(name: str) -> None:
    door = door_of(name)
    rng, differ = Random(name), 0
    for turns in moments(door, name):
        seat = turns.next
        if seat is None or turns.begun:
            continue
        world = Turns(door, door.way.game.imagine(turns.view(seat), rng))
        assert world.look(seat) == turns.look(seat)
        other = turns.g.rules.left(seat)
        differ += world.look(other) != turns.look(other)
    assert differ, "others have seen something that could be otherwise"


@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("kremlin")])
def test_every_public_fact_that_differs_is_seen(name: str) -> None:
    """An encoding tells some facts by others; the last test on this page holds it to a seat's whole memory."""
    door = door_of(name)
    some = [turns.view(1) for turns in moments(door, name, 0.03)]
    some += [turns.view(1) for turns in moments(door, name + " again", 0.03)]
    rng, seen = Random(name), set()
    for here, there in zip(some, rng.sample(some, len(some)), strict=True):
        for field in fields(here.public):
            other = getattr(there.public, field.name)
            facts = replace(here.public, **told_by(there.public))
            if field.name in ELSEWHERE or same(getattr(facts, field.name), other):
                continue
            seen.add(field.name)
            both = facts, replace(facts, **{field.name: other})
            was, now = (door.observer.look(replace(here, answer=None, public=each)) for each in both)
            assert was != now, (field.name, facts, other)
    assert len(seen) >= 8


def told_by(public: Any) -> dict[str, Any]:
    """What is announced in Kremlin is told by posts and declared numbers: it goes with them, or is left out."""
    return {"posts": public.posts, "agenda": (), "declared": {}} if hasattr(public, "agenda") else {}


def same(was: Any, other: Any) -> bool:
    """Of an outcome only who has won is told; and in which order three sit nobody need be told."""
    if isinstance(was, Outcome) and isinstance(other, Outcome):
        return was.winners == other.winners
    in_any_order = isinstance(was, tuple) and len(was) == 3 and all(isinstance(each, int) for each in was)
    return sorted(was) == sorted(other or ()) if in_any_order else bool(was == other)


@at_every_table
def test_who_is_asked_and_what_one_knows_is_seen(name: str) -> None:
    door = door_of(name)
    for turns in moments(door, name):
        here = turns.view(1)
        plain = parts(door, door.observer.look(here))
        if "asked" in plain:
            assert plain["asked"] == [seat in here.asked for seat in turns.g.rules.players]
        for key, secret in here.secrets.items():
            if here.knows(key) and key[0] in ("worker", "played", "member", "ballot", "sheet", "hand"):
                blind = replace(here, secrets={**here.secrets, key: Secret(UNSEEN, secret.seen_by)})
                hides = door.observer.look(blind) != door.observer.look(here)
                assert hides or not secret.value, key


@pytest.mark.parametrize("name", ["goulag 5", "goulag 8 blind", "politburo 5", "politburo 7 open"])
def test_where_nothing_is_forgotten_observation_and_memory_tell_the_same(name: str) -> None:
    door = door_of(name)
    by_look: dict[tuple[int, ...], str] = {}
    by_memory: dict[str, tuple[int, ...]] = {}
    met = 0
    for seed in range(12):
        for turns in moments(door, f"{name} {seed}"):
            for seat in turns.g.rules.players:
                look, memory = (seat, *turns.look(seat)), turns.memory(seat)
                met += look in by_look
                assert by_look.setdefault(look, memory) == memory
                assert by_memory.setdefault(memory, look) == look
    assert met > 100
