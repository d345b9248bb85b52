"""Fixed lists of actions. A list consists of blocks of actions of one kind, and every action has a number.

The numbers depend only on the game, the number of players and the options; they do not change during a game. Seats in
an action are counted from the seat that answers: 0 is the seat itself, 1 its neighbour on the left. In actions of
chance they are counted from seat 1.
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
    """One parameter of an action, with its possible values. Seats are steps to the left of the answering seat."""

    name: str
    values: tuple[Any, ...]
    seats: bool = False


@dataclass(frozen=True)
class Block:
    """Actions of one kind, numbered by their parameters; the last parameter changes fastest."""

    name: str
    make: Callable[..., Action]
    """Builds an action from its parameters."""
    axes: tuple[Axis, ...] = ()
    about: str = ""
    """A remark on the block of actions, for the documentation."""

    @property
    def size(self) -> int:
        return prod(len(axis.values) for axis in self.axes)

    def values(self) -> Iterator[tuple[Any, ...]]:
        """Yields the parameters of each action in the block, in the order of action numbers."""
        return product(*(axis.values for axis in self.axes))

    def listed(self, rules: Rules, chair: Player) -> Iterator[Action | None]:
        """The block's actions for this seat; None for an action that names a seat that the table does not have."""
        for values in self.values():
            about = zip(self.axes, values, strict=True)
            found = [_seats(rules, chair, each) if axis.seats else each for axis, each in about]
            yield None if None in found else self.make(*found)


def _seats(rules: Rules, chair: Player, steps: Any) -> Any:
    if isinstance(steps, tuple):
        return tuple(sorted(rules.left(chair, each) for each in steps))
    return rules.left(chair, steps) if steps < rules.seats else None


class Actions:
    """The numbered list of a game's actions at one table. Games may override how answers are listed."""

    def __init__(self, rules: Rules, blocks: tuple[Block, ...], chance: tuple[Block, ...]) -> None:
        self.rules = rules
        self.blocks, self.chance = blocks, chance
        self.size = sum(block.size for block in blocks)
        self.outcomes = sum(block.size for block in chance)
        """Number of actions of chance, which have a list of their own."""
        self._words = _words(blocks), _words(chance)
        self._listed = {seat: self._list(seat) for seat in (CHANCE, *rules.players)}
        self._numbers = {
            seat: {action: number for number, action in enumerate(listed) if action is not None}
            for seat, listed in self._listed.items()
        }

    def _list(self, seat: Player) -> tuple[Action | None, ...]:
        blocks = self.blocks if seat else self.chance
        return tuple(action for block in blocks for action in block.listed(self.rules, seat or 1))

    # Methods that a game overrides if some answers take several numbers or depend on public facts

    def told(self, seat: Player, action: Action, public: Any) -> Action:
        """The listed action that stands for this answer, given the public facts."""
        return action

    def meant(self, seat: Player, listed: Action, public: Any) -> Action:
        """The answer that a listed action stands for, given the public facts."""
        return listed

    def spell(self, seat: Player, action: Action, public: Any) -> tuple[int, ...]:
        """The numbers that give this answer, one after the other; usually a single number."""
        return (self.number(seat, action, public),)

    def answer(self, seat: Player, numbers: tuple[int, ...], public: Any) -> Action | None:
        """The answer that these numbers give; None if the answer needs more numbers."""
        listed = self._listed[seat][numbers[-1]]
        assert listed is not None, "nobody is offered what this table has not"
        return self.meant(seat, listed, public)

    def open(self, seat: Player, options: Options, public: Any, begun: tuple[int, ...] = ()) -> list[int]:
        """The numbers, sorted, that may come next; `begun` are the numbers already given for the same answer."""
        return sorted([self.number(seat, action, public) for action in options])

    # Methods that are the same in every game

    def number(self, seat: Player, action: Action, public: Any) -> int:
        """Number of this answer in the action list."""
        return self._numbers[seat][self.told(seat, action, public)]

    def words(self, number: int, chance: bool = False) -> str:
        """Name and parameters of the action with this number, as text."""
        words = self._words[chance]
        if not 0 <= number < len(words):
            raise Refused(refusal("no-such-action", number=number, most=len(words) - 1))
        return words[number]

    def listing(self, chance: bool = False) -> str:
        """The action list as text, one line for each block: first number, name, parameters with their sizes, remark."""
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
