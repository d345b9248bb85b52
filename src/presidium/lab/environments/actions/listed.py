"""The action list of a game that has an `Encoding`: the same numbers as in batches."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from presidium.core import Action, Options, Player, Refused, refusal
from presidium.lab.encoding import Encoding
from presidium.lab.environments.actions.blocks import Actions


class Listed(Actions):
    """Numbered actions of an encoding. Every answer is one number. With talk, statements follow the moves."""

    def __init__(self, encoding: Encoding) -> None:
        self.rules, self.encoding = encoding.rules, encoding
        self.blocks = self.chance = ()
        self.size, self.outcomes = len(encoding.actions), encoding.outcomes

    def spell(self, seat: Player, action: Action, public: Any) -> tuple[int, ...]:
        return (self.encoding.number(seat, action),)

    def number(self, seat: Player, action: Action, public: Any) -> int:
        return self.encoding.number(seat, action)

    def answer(self, seat: Player, numbers: tuple[int, ...], public: Any) -> Action | None:
        return self.encoding.action(seat, numbers[-1])

    def open(self, seat: Player, options: Options, public: Any, begun: tuple[int, ...] = ()) -> list[int]:
        return [number for number, is_open in enumerate(self.encoding.open(seat, options)) if is_open]

    def words(self, number: int, chance: bool = False) -> str:
        """The action as a player in seat 1 would write it."""
        words = self.encoding.chance if chance else self.encoding.actions
        if not 0 <= number < len(words):
            raise Refused(refusal("no-such-action", number=number, most=len(words) - 1))
        return words[number]

    def listing(self, chance: bool = False) -> str:
        """The action list as text, one line for each kind: first number, how many, the first and the last of them."""
        words, lines, first = self.encoding.chance if chance else self.encoding.actions, [], 0
        for kind, same in groupby(words, lambda text: text.split()[0]):
            every = list(same)
            last = f" … {every[-1]}" if len(every) > 1 else ""
            lines.append(f"{first:>5}  {kind:<13} {len(every):>4}  {every[0]}{last}")
            first += len(every)
        return "\n".join([*lines, f"{first:>5}  in all"])
