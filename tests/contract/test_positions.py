"""A position is the game that was written down, in the middle of anything: the same answers give the same events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Player, Record, Refused, Said, State, Statement
from presidium.core.game import no_position
from presidium.core.record import Move, play
from tests.contract.sittings import EXAMPLES, SITTINGS, Sitting, cases, records

FOLLOWED = 20
"""For so many answers a game is followed from its position, but one to the end."""

MOMENTS = 30 if EXAMPLES < 10 else 1000
"""At how many moments of a game, if there are so many kinds of them, its position is written."""

with_positions = [sitting for sitting in SITTINGS if sitting.game.read_position is not no_position]
every_sitting_with_positions = pytest.mark.parametrize("sitting", cases(with_positions), ids=str)


@pytest.mark.few(12)
@every_sitting_with_positions
@given(data=st.data())
def test_a_game_goes_on_alike_from_its_position(sitting: Sitting, data: st.DataObject) -> None:
    record, game = data.draw(records(sitting)), sitting.game
    chosen = moments_of_every_kind(sitting, record, Random(data.draw(st.integers(0, 2**32 - 1))))
    followers: list[Follower] = []
    for at, g in enumerate(record.replay(game)):
        for follower in followers:
            follower.follow(g, record.moves[at - 1])
        followers = [follower for follower in followers if follower.left]
        if at in chosen:
            text = game.write_position(g)
            read = game.read_position(text)
            assert parts(read) == parts(g)
            assert game.write_position(read) == text
            followers.append(Follower(read, len(g.log), FOLLOWED if followers else len(record.moves)))
    assert len(chosen) >= (20 if sitting.long else 4)


@every_sitting_with_positions
@given(data=st.data())
def test_there_is_a_position_from_the_end_of_set_up_to_the_end(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    states = islice(record.replay(sitting.game), 0, None, 20 if sitting.long else 1)
    written = [begun(sitting, g) for g in states if not g.over]
    assert written == sorted(written)
    assert (written[0], written[-1]) == (False, True)
    with pytest.raises(Refused) as refused:
        sitting.game.write_position(record.final(sitting.game))
    assert refused.value.why.id == "no-position-here"


def begun(sitting: Sitting, g: State[Any]) -> bool:
    try:
        return bool(sitting.game.write_position(g))
    except Refused:
        return False


# What is compared


def parts(g: State[Any]) -> tuple[object, ...]:
    """All of a state but what has been told."""
    return g.rules, g.public, g.secrets, g.stack, g.answers


@dataclass
class Follower:
    """A game that was read, and is given the same answers as the one that was written."""

    g: State[Any]
    told: int
    """How much had been told when the position was written."""
    left: int

    def __post_init__(self) -> None:
        self.own = len(self.g.log)

    def follow(self, other: State[Any], move: Move) -> None:
        player, said = move
        if isinstance(said, Statement) and self.recalls(player, said):
            self.g.tell(Said(player, said))
        else:
            play(self.g, player, said)
        self.left = 0 if other.over else self.left - 1
        assert (self.g.asked(), self.g.public.outcome) == (other.asked(), other.public.outcome)
        assert len(self.g.log) - self.own == len(other.log) - self.told
        if len(other.log) > self.told:
            assert list(self.g.log)[self.own :] == list(other.log)[self.told :]
        self.own, self.told = len(self.g.log), len(other.log)

    def recalls(self, player: Player, said: Statement) -> bool:
        """Whether a statement is refused only because it needs words from before the position, which holds no words."""
        possible = said.why_not(self.g.rules, self.g.public, player) is None
        return possible and self.g.why_not_say(player, said) is not None


# Where it is written


def moments_of_every_kind(sitting: Sitting, record: Record, rng: Random) -> set[int]:
    """After how many moves: a moment of each kind there is in this game, if they are not too many."""
    kinds: dict[tuple[object, ...], list[int]] = {}
    for at, g in enumerate(record.replay(sitting.game)):
        found = tuple(kind(g))
        if found in kinds or begun(sitting, g):
            kinds.setdefault(found, []).append(at)
    some = rng.sample(list(kinds.values()), min(len(kinds), MOMENTS))
    return {rng.choice(moments) for moments in some}


def kind(g: State[Any]) -> Iterator[object]:
    """What the game waits on, what is under way, what still lasts, and whether some answers are in."""
    yield from (type(step) for step in g.stack[-3:])
    yield from (type(matter) for matter in getattr(g.public, "agenda", ()))
    yield frozenset(type(effect) for effect in getattr(g.public, "effects", ()))
    yield bool(g.answers), bool(getattr(g.public, "history", ()))
