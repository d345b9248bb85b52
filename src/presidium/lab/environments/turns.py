"""A game as a sequence of numbered actions, one at a time, for other frameworks.

Chance and players answer by numbers of the game's action list. If several seats are asked for sealed answers, they
answer in the order of asking, and no seat sees another seat's answer before all have answered.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from presidium.core import CHANCE, Action, Log, Player, Refused, Roll, State, View, refusal, view
from presidium.lab.environments.doors import Door

Deeds = tuple[tuple[int, str, int], ...]
"""A seat's past actions, each as: number of events the seat had seen, name of the step, action number."""


class Turns:
    """A game in which seats and chance act one at a time, by action numbers; some answers take several numbers."""

    __slots__ = ("_told", "begun", "deeds", "door", "g", "remembers")

    def __init__(self, door: Door, g: State[Any], remembers: bool = True) -> None:
        """`remembers`: whether `memory` is wanted, which takes time at every action."""
        self.door, self.g, self.remembers = door, g, remembers
        self.begun: dict[Player, tuple[int, ...]] = {}
        self.deeds: dict[Player, Deeds] = {}
        self._told: dict[Player, tuple[int, int, str]] = {}
        """Cached text of `memory` for each seat, with the number of events and of actions that it covers."""

    def copy(self) -> Turns:
        twin = Turns.__new__(Turns)
        twin.door, twin.g, twin.remembers = self.door, self.g.copy(), self.remembers
        twin.begun, twin.deeds, twin._told = self.begun.copy(), self.deeds.copy(), self._told.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Turns:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        g = self.g
        parts = g.rules, g.public, g.secrets, g.stack, g.answers, list(g.log)
        return restored, (self.door, parts, self.begun, self.deeds)

    # Who is asked

    @property
    def next(self) -> Player | None:
        """The seat that answers next, or 0 for chance; None when the game is over."""
        waiting = self.g.waiting_for()
        return waiting[0] if waiting else None

    def open(self, seat: Player) -> list[int]:
        """The action numbers that this seat may answer with, sorted; empty if the seat is not asked."""
        options = self.g.options(seat)
        if options is None:
            return []
        if self.door.encoding is not None and self.door.encoding.talk is not None:
            return [number for number, is_open in enumerate(self.mask(seat)) if is_open]
        return self.door.actions.open(seat, options, self.g.public, self.begun.get(seat, ()))

    def mask(self, seat: Player) -> bytes | bytearray:
        """For each action of the list 1 if this seat may answer with it now, otherwise 0."""
        code, options = self.door.encoding, self.g.options(seat)
        if code is None or options is None:
            mask = bytearray(self.door.actions.size)
            for number in self.open(seat):
                mask[number] = 1
            return mask
        return bytearray(code.open(seat, options)) if code.talk is None else code.mask(self.view(seat))

    def outcomes(self) -> list[tuple[int, float]]:
        """The action numbers that chance may answer with, and their probabilities."""
        question = self.g.question()
        assert isinstance(question, Roll)
        often = Counter(self.door.actions.number(CHANCE, action, self.g.public) for action in question.outcomes)
        return [(number, times / len(question.outcomes)) for number, times in sorted(often.items())]

    def answer(self, seat: Player, number: int) -> None:
        """Applies an action. Raises Refused, without any change, if the action is not legal."""
        if seat != CHANCE and not self.is_open(seat, number):
            raise Refused(self._why_not(seat, number))
        self.play(seat, number)

    def is_open(self, seat: Player, number: int) -> bool:
        """True if this seat may answer with this number now."""
        code = self.door.encoding
        if code is None or code.talk is not None:
            return number in self.open(seat)
        options = self.g.options(seat)
        return options is not None and 0 <= number < code.moves and bool(code.open(seat, options)[number])

    def play(self, seat: Player, number: int) -> None:
        """Applies an action that is known to be legal."""
        actions, g, code = self.door.actions, self.g, self.door.encoding
        if code is not None and not self.remembers and number < code.moves:
            g.apply(seat, code.action(seat, number))
            return
        numbers = (*self.begun.get(seat, ()), number)
        if seat != CHANCE:
            done = (len(g.log.heard_by(seat)), type(g.stack[-1]).__name__, number)
            self.deeds[seat] = (*self.deeds.get(seat, ()), done)
        if code is not None and seat != CHANCE and number >= code.moves:
            g.say(seat, code.statement(seat, number))
            return
        action = actions.answer(seat, numbers, g.public)
        if action is None:
            self.begun[seat] = numbers
            return
        self.begun.pop(seat, None)
        g.apply(seat, action)

    def _why_not(self, seat: Player, number: int) -> Any:
        if seat not in self.g.waiting_for():
            return refusal("not-asked", seat=seat)
        return refusal("action-not-open", number=number, action=self.door.actions.words(number))

    # Observations

    def view(self, seat: Player) -> View[Any]:
        return view(self.g, seat)

    def look(self, seat: Player) -> list[int]:
        """The observation of this seat: everything the seat may know, as numbers."""
        return self.door.observer.look(self.view(seat), self.begun.get(seat, ()))

    def memory(self, seat: Player) -> str:
        """Everything that this seat has been told and has answered, in order, and the current question. Two states with
        the same text look the same to the seat."""
        heard, deeds = self.g.log.heard_by(seat), self.deeds.get(seat, ())
        told, done, text = self._told.get(seat, (0, 0, f"seat {seat}"))
        if (told, done) != (len(heard), len(deeds)):
            lines = [text]
            for after, step, number in deeds[done:]:
                lines += map(repr, heard[told:after])
                lines.append(f"{step}: {self.door.actions.words(number)}")
                told = after
            text = "\n".join([*lines, *map(repr, heard[told:])])
            self._told[seat] = len(heard), len(deeds), text
        return f"{text}\n{self.g.asked()} {self.g.stack[-1:]}"

    def returns(self) -> list[float]:
        """For each seat 1 if it has won, otherwise 0; all 0 before the end."""
        ended = self.g.public.outcome
        return [float(ended is not None and seat in ended.winners) for seat in self.g.rules.players]


def restored(door: Door, parts: Any, begun: dict[Player, tuple[int, ...]], deeds: dict[Player, Deeds]) -> Turns:
    """Rebuilds a pickled game (`Turns`)."""
    rules, public, secrets, stack, answers, log = parts
    turns = Turns(door, State.restored(rules, public, secrets, stack, answers, Log(log)))
    turns.begun, turns.deeds = begun, deeds
    return turns


def replayed(door: Door, moves: list[tuple[Player, Action]]) -> Turns:
    """Returns the game after these answers have been played from the start."""
    turns = Turns(door, door.way.game.begin(door.rules))
    for player, action in moves:
        for number in door.actions.spell(player, action, turns.g.public):
            turns.play(player, number)
    return turns
