"""Nobody learns what he has not seen: not from his view, his options, the events, nor from who is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Action, Event, Key, Log, Options, Record, Secret, State, value, view
from presidium.core.record import Move, play
from tests.contract.secrets import secret_moves, value_of, with_value
from tests.contract.sittings import (
    Sitting,
    answers_only,
    begun,
    every_sitting,
    played,
    random_answer,
    records,
    some_moments,
)
from tests.contract.twins import twin


def seen_by(sitting: Sitting, g: State[Any], seat: int | None, heard: int = 0) -> str:
    """A seat's view and brief, byte for byte as they would travel; less the events it has heard before."""
    mine, game = view(g, seat), sitting.game
    brief = None if game.brief is None else game.brief(mine)
    return json.dumps([game.codec.view(replace(mine, events=mine.events[heard:])), game.codec.encode(brief)])


@every_sitting
@given(data=st.data())
def test_an_imagined_world_gives_the_same_view(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 15):
        before = g.copy()
        for seat in sitting.everyone():
            mine = view(g, seat)
            worlds = sitting.game.worlds(mine)
            for world in (sitting.game.imagine(mine, rng), worlds.sample(rng), worlds.sample(rng)):
                assert view(world, seat) == mine
                assert world.secrets.keys() == g.secrets.keys()
            assert g == before


@every_sitting
@given(data=st.data())
def test_an_imagined_world_can_be_played_to_its_end(sitting: Sitting, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    record = data.draw(records(sitting))
    for cut in rng.sample(range(len(record.moves)), 1 if sitting.long else 5):
        g = begun(sitting, record, cut)
        for seat in rng.sample(sitting.everyone(), 1 if sitting.long else sitting.seats + 1):
            world = sitting.game.imagine(view(g, seat), rng)
            while not world.over:
                world.apply(*random_answer(world, rng))
            assert world.public.outcome is not None


@pytest.mark.few(12)
@every_sitting
@given(data=st.data())
def test_twin_worlds_look_the_same_to_a_seat_that_cannot_tell_them_apart(sitting: Sitting, data: st.DataObject) -> None:
    record, rng = data.draw(records(sitting)), Random(data.draw(st.integers(0, 1000)))
    last = len(record.moves) - 1 if sitting.long else record.moves.index(answers_only(record).moves[-1])
    cut, every = data.draw(st.sampled_from((last, rng.randrange(last + 1)))), 20 if sitting.long else 1
    for seat in rng.sample(sitting.everyone(), 1 if sitting.long else 2):
        one, other, heard = sitting.new(), sitting.new(), 0
        for at, (mine, theirs) in enumerate(
            zip(record.moves[:cut], twin(sitting, record, cut, seat, rng), strict=True), rng.randrange(every)
        ):
            play(one, *mine)
            if theirs is not None:
                play(other, *sitting.laws.fitted(other, theirs))
            assert one.asked() == other.asked()
            if at % every == 0:
                assert seen_by(sitting, one, seat, heard) == seen_by(sitting, other, seat, heard)
                heard = len(one.log.heard_by(seat))
        assert seen_by(sitting, one, seat) == seen_by(sitting, other, seat)
        assert one.log.since(0) == other.log.since(0)  # how long a window lasts goes by what all were told


@every_sitting
def test_twin_worlds_do_differ(sitting: Sitting) -> None:
    """Otherwise the test above would show nothing."""
    rng, differ, dealt = Random(1), 0, 0
    record = played(sitting, rng)
    last, deals = len(record.moves) - 1, secret_moves(sitting, record, sitting.laws.adds)
    for seat in sitting.everyone():
        other = twin(sitting, record, last, seat, rng)
        differ += sum(mine != theirs for mine, theirs in zip(record.moves[:last], other, strict=True)) > 1
        dealt += any(other[at] != record.moves[at] for at in deals)
    assert differ > sitting.seats // 2
    assert dealt > sitting.seats // 2 or not deals


@every_sitting
def test_every_secret_is_made_by_an_answer_we_know(sitting: Sitting) -> None:
    """Otherwise the twins would share a secret that no test ever changes."""
    record = played(sitting, Random(1))
    made = secret_moves(sitting, record, {**sitting.laws.hides, **sitting.laws.adds})
    assert set(made.values()) == set(record.final(sitting.game).secrets)


# Canaries


class Canary(str):
    """A word equal to the secret it stands for, and yet not the same: it can be followed wherever it goes."""

    __slots__ = ("key",)

    key: Key


class Numbered(int):
    """A number of that kind."""

    key: Key


def canary(key: Key, hidden: Any) -> Any:
    """A canary for a word or a number, for several a flock; none for an answer, which is to be opened anyway."""
    if isinstance(hidden, Action):
        return hidden
    if isinstance(hidden, tuple):
        return tuple(canary(key, part) for part in hidden)
    bird: Any = Canary(hidden) if isinstance(hidden, str) else Numbered(hidden)
    bird.key = key
    return bird


def canaries_in(thing: Any) -> set[Key]:
    """The secrets whose canaries sit anywhere in this thing."""
    if isinstance(thing, Canary | Numbered):
        return {thing.key}
    if isinstance(thing, Options) and not thing.listed:
        return set()
    if isinstance(thing, dict):
        return canaries_in((*thing.keys(), *thing.values()))
    if isinstance(thing, tuple | list | set | frozenset | Options):
        return set().union(*map(canaries_in, thing))
    if is_dataclass(thing):
        return set().union(*(canaries_in(getattr(thing, field.name)) for field in fields(thing)))
    return set()


def with_canaries(sitting: Sitting, record: Record) -> list[Move]:
    """The moves of a record, each secret that they make marked with its name."""
    keys = secret_moves(sitting, record, {**sitting.laws.hides, **sitting.laws.adds})
    return [
        (player, with_value(action, canary(keys[at], value_of(action))) if at in keys else action)
        for at, (player, action) in enumerate(record.moves)
    ]


def marked_moments(sitting: Sitting, record: Record, rng: Random) -> Iterator[State[Any]]:
    """Some moments of a game in which every secret is marked; one worked out from the answer, when it is made."""
    moves = with_canaries(sitting, record)
    last = min(300, len(moves)) if sitting.long else len(moves)
    chosen = {0, last, *rng.sample(range(last), 5 if sitting.long else 10)}
    worked_out: set[Key] = set()
    for at, g in enumerate(Record(record.rules, record.rules_version, (), moves[:last]).replay(sitting.game)):
        for key in g.secrets.keys() - worked_out:
            worked_out.add(key)
            if not canaries_in(g.secrets[key].value):
                g.secrets[key] = replace(g.secrets[key], value=canary(key, g.secret(key)))
                g._question = None  # to be asked anew, of the marked state
        if at in chosen:
            yield g
        if any(isinstance(event, sitting.laws.lays_open) for event, _ in g.log):
            return  # a card has laid open what some of them say


@pytest.mark.few(12)
@every_sitting
@given(data=st.data())
def test_a_canary_is_found_only_in_the_views_of_those_who_have_seen_it(sitting: Sitting, data: st.DataObject) -> None:
    """Each secret is marked when it is made; the marks may turn up only where the secret may be seen."""
    record, rng = data.draw(records(sitting)), Random(data.draw(st.integers(0, 1000)))
    for g in marked_moments(sitting, record, rng):
        if g.over:
            break
        for seat in sitting.everyone():
            mine = view(g, seat)
            allowed = {key for key, secret in g.secrets.items() if mine.knows(key) and canaries_in(secret)}
            sealed = canaries_in(g.answers.get(seat)) if seat is not None else set()
            assert allowed | sealed <= canaries_in(mine) <= {key for key in g.secrets if mine.knows(key)} | sealed
        told = [event for event, audience in g.log if audience is None]
        open_to_all = {key for key, secret in g.secrets.items() if secret.seen_by is None}
        assert canaries_in((g.public, g.stack, told)) <= open_to_all
    assert set(secret_moves(sitting, record).values()) & set(g.secrets) <= canaries_in(list(g.secrets.values()))


@value
class Whisper(Event):
    text: str


@value
class Sealed(Action):
    text: str


@every_sitting
@given(data=st.data())
def test_words_put_in_place_of_secrets_appear_in_no_view_but_of_those_who_may_see_them(
    sitting: Sitting, data: st.DataObject
) -> None:
    """Secrets, private events and sealed answers replaced by words found nowhere else."""
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng):
        if any(isinstance(g.options(seat), sitting.laws.reckoned) for seat in g.asked()):
            continue  # a question that reckons with what is hidden cannot be asked of words
        marked, may_see = mark(g)
        for seat in sitting.everyone():
            mine = repr(view(marked, seat))
            assert {word for word in may_see if f"«{word}»" in mine} == {
                word for word, seats in may_see.items() if seats is None or seat in seats
            }


def mark(g: State[Any]) -> tuple[State[Any], dict[str, frozenset[int] | None]]:
    """The state with a word in place of each hidden thing, and who may see each word."""
    words: dict[str, frozenset[int] | None] = {}
    marked = g.copy()
    for at, (key, secret) in enumerate(g.secrets.items()):
        words[f"secret {at}"] = secret.seen_by
        marked.secrets[key] = Secret(f"«secret {at}»", secret.seen_by)
    entries: list[tuple[Event, frozenset[int] | None]] = []
    for at, (event, audience) in enumerate(g.log):
        words |= {} if audience is None else {f"event {at}": audience}
        entries.append((event if audience is None else Whisper(f"«event {at}»"), audience))
    marked.log = Log(entries)
    for seat in g.answers:
        words[f"answer {seat}"] = frozenset({seat})
        marked.answers[seat] = Sealed(f"«answer {seat}»")
    marked._question = None  # to be asked anew, of the marked state
    return marked, words


@every_sitting
@given(data=st.data())
def test_a_view_does_not_tell_who_has_answered(sitting: Sitting, data: st.DataObject) -> None:
    """No matter which seat has answered a sealed question, the others see what they would see if nobody had."""
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 20):
        if g.answers:
            unanswered = g.copy()
            unanswered.answers = {}
            for seat in sitting.everyone():
                if seat not in g.answers:
                    assert view(g, seat) == view(unanswered, seat)
