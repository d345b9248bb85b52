"""A fixed list of actions: blocks of answers of one kind, one after the other, each answer with its number.

The numbers depend on the game, the number of players and the options, and on nothing else: the same answer has the same
number from the first question to the last. Seats count from the chair of whoever answers, 0 being himself and 1 his
neighbour on the left; for chance they count from the first chair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from presidium.core import CHANCE, Action, Options, Player, Refused, Rules, refusal


@dataclass(frozen=True)
class Axis:
    """Something an answer is about, and every value that may take; of seats, how far to the left they sit."""

    name: str
    values: tuple[Any, ...]
    seats: bool = False


@dataclass(frozen=True)
class Block:
    """Answers of one kind. What they are about is counted like the digits of a number: the last runs fastest."""

    name: str
    make: Callable[..., Action]
    """The answer, given what it is about."""
    axes: tuple[Axis, ...] = ()
    about: str = ""
    """What has to be said of it, for the documentation."""

    @property
    def size(self) -> int:
        """How many answers there are."""
        return prod(len(axis.values) for axis in self.axes)

    def values(self) -> Iterator[tuple[Any, ...]]:
        """What each answer is about, in the order of their numbers."""
        return product(*(axis.values for axis in self.axes))

    def listed(self, rules: Rules, chair: Player) -> Iterator[Action | None]:
        """The answers as they are from this chair; None where there is no such seat at the table."""
        for values in self.values():
            about = zip(self.axes, values, strict=True)
            found = [_seats(rules, chair, each) if axis.seats else each for axis, each in about]
            yield None if None in found else self.make(*found)


def _seats(rules: Rules, chair: Player, steps: Any) -> Any:
    if isinstance(steps, tuple):
        return tuple(sorted(rules.left(chair, each) for each in steps))
    return rules.left(chair, steps) if steps < rules.seats else None


class Actions:
    """The list of a game at a table; a game whose answers say more than one number can adds how they are told."""

    def __init__(self, rules: Rules, blocks: tuple[Block, ...], chance: tuple[Block, ...]) -> None:
        self.rules = rules
        self.blocks, self.chance = blocks, chance
        self.size = sum(block.size for block in blocks)
        self.outcomes = sum(block.size for block in chance)
        """How many answers chance has, which has a list of its own."""
        self._words = _words(blocks), _words(chance)
        self._listed = {seat: self._list(seat) for seat in (CHANCE, *rules.players)}
        self._numbers = {
            seat: {action: number for number, action in enumerate(listed) if action is not None}
            for seat, listed in self._listed.items()
        }

    def _list(self, seat: Player) -> tuple[Action | None, ...]:
        blocks = self.blocks if seat else self.chance
        return tuple(action for block in blocks for action in block.listed(self.rules, seat or 1))

    # What differs where an answer is more than a number

    def told(self, seat: Player, action: Action, public: Any) -> Action:
        """What stands in the list for this answer, as things are."""
        return action

    def meant(self, seat: Player, listed: Action, public: Any) -> Action:
        """The answer that what stands in the list means, as things are."""
        return listed

    def spell(self, seat: Player, action: Action, public: Any) -> tuple[int, ...]:
        """The numbers that give this answer, one after the other; nearly always there is one."""
        return (self.number(seat, action, public),)

    def answer(self, seat: Player, numbers: tuple[int, ...], public: Any) -> Action | None:
        """The answer these numbers give; None while more are needed."""
        listed = self._listed[seat][numbers[-1]]
        assert listed is not None, "nobody is offered what this table has not"
        return self.meant(seat, listed, public)

    def open(self, seat: Player, options: Options, public: Any, begun: tuple[int, ...] = ()) -> list[int]:
        """The numbers this seat may give next, in order, after those it has begun its answer with."""
        return sorted([self.number(seat, action, public) for action in options])

    # What is the same in every game

    def number(self, seat: Player, action: Action, public: Any) -> int:
        """Where this answer stands in the list."""
        return self._numbers[seat][self.told(seat, action, public)]

    def words(self, number: int, chance: bool = False) -> str:
        """What stands there, in words: the block and what it is about."""
        words = self._words[chance]
        if not 0 <= number < len(words):
            raise Refused(refusal("no-such-action", number=number, most=len(words) - 1))
        return words[number]

    def listing(self, chance: bool = False) -> str:
        """The list, a line a block: the number of its first answer, what it is about and how many that may be."""
        lines, first = [], 0
        for block in self.chance if chance else self.blocks:
            axes = " ".join(f"{axis.name}[{len(axis.values)}]" for axis in block.axes)
            lines.append(f"{first:>5}  {block.name:<13} {axes:<30} {block.about}".rstrip())
            first += block.size
        return "\n".join([*lines, f"{first:>5}  in all"])


def _words(blocks: tuple[Block, ...]) -> tuple[str, ...]:
    return tuple(" ".join([block.name, *map(_word, values)]) for block in blocks for values in block.values())


def _word(about: Any) -> str:
    return "-".join(map(str, about)) if isinstance(about, tuple) else str(about)
