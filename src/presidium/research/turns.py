"""A game in which one number after the other is asked: how programs made for other games meet ours.

Chance and players alike answer by a number of the game's list. Where several are asked, sealed, they answer one after
the other in the order in which they are asked, and none is shown what another has answered before all have.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from presidium.core import CHANCE, Action, Log, Player, Refused, Roll, State, View, refusal, view
from presidium.research.doors import Door

Deeds = tuple[tuple[int, str, int], ...]
"""What a seat has answered: after how many events it has heard, at which step, and the number."""


class Turns:
    """A state, and what has been begun of answers that take several numbers."""

    __slots__ = ("_told", "begun", "deeds", "door", "g")

    def __init__(self, door: Door, g: State[Any]) -> None:
        self.door, self.g = door, g
        self.begun: dict[Player, tuple[int, ...]] = {}
        self.deeds: dict[Player, Deeds] = {}
        self._told: dict[Player, tuple[int, int, str]] = {}
        """What has been put into words of a memory: so many events, so many answers."""

    def copy(self) -> Turns:
        """The same game; what happens to one the other does not notice."""
        twin = Turns.__new__(Turns)
        twin.door, twin.g = self.door, self.g.copy()
        twin.begun, twin.deeds, twin._told = self.begun.copy(), self.deeds.copy(), self._told.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Turns:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        g = self.g
        parts = g.rules, g.public, g.secrets, g.stack, g.answers, list(g.log)
        return restored, (self.door, parts, self.begun, self.deeds)

    # Who is asked, and what

    @property
    def next(self) -> Player | None:
        """Who answers next: a seat, or chance; None when the game is over."""
        waiting = self.g.waiting_for()
        return waiting[0] if waiting else None

    def open(self, seat: Player) -> list[int]:
        """The numbers this seat may answer with now, in order; none if it is not asked."""
        options = self.g.options(seat)
        if options is None:
            return []
        return self.door.actions.open(seat, options, self.g.public, self.begun.get(seat, ()))

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers chance may answer with, and how likely each is."""
        question = self.g.question()
        assert isinstance(question, Roll)
        often = Counter(self.door.actions.number(CHANCE, action, self.g.public) for action in question.outcomes)
        return [(number, times / len(question.outcomes)) for number, times in sorted(often.items())]

    def answer(self, seat: Player, number: int) -> None:
        """Answer by a number of the list; Refused, and nothing has changed, if it is not open."""
        if seat != CHANCE and number not in self.open(seat):
            raise Refused(self._why_not(seat, number))
        self.play(seat, number)

    def play(self, seat: Player, number: int) -> None:
        """The same, where it is known to be open."""
        actions, g = self.door.actions, self.g
        numbers = (*self.begun.get(seat, ()), number)
        if seat != CHANCE:
            done = (len(g.log.heard_by(seat)), type(g.stack[-1]).__name__, number)
            self.deeds[seat] = (*self.deeds.get(seat, ()), done)
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

    # What a seat sees of it

    def view(self, seat: Player) -> View[Any]:
        """What this seat may know."""
        return view(self.g, seat)

    def look(self, seat: Player) -> list[int]:
        """What this seat may know, as numbers."""
        return self.door.observer.look(self.view(seat), self.begun.get(seat, ()))

    def memory(self, seat: Player) -> str:
        """All that this seat has been told and has answered, in order, and what is asked now. Games that give it the
        same memory it cannot tell apart; and nothing is forgotten."""
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
        """By seat: 1 for who has won; nothing but 0 before the end."""
        ended = self.g.public.outcome
        return [float(ended is not None and seat in ended.winners) for seat in self.g.rules.players]


def restored(door: Door, parts: Any, begun: dict[Player, tuple[int, ...]], deeds: dict[Player, Deeds]) -> Turns:
    """What was sent to another process."""
    rules, public, secrets, stack, answers, log = parts
    turns = Turns(door, State.restored(rules, public, secrets, stack, answers, Log(log)))
    turns.begun, turns.deeds = begun, deeds
    return turns


def replayed(door: Door, moves: list[tuple[Player, Action]]) -> Turns:
    """The game in which this was answered."""
    turns = Turns(door, door.way.game.begin(door.rules))
    for player, action in moves:
        for number in door.actions.spell(player, action, turns.g.public):
            turns.play(player, number)
    return turns
