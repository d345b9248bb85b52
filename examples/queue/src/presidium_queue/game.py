"""The Queue: its rules, in the order of the rulebook (`rules/en/queue.md`), and how its answers are written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from presidium.core import (
    DONE,
    PASS,
    Action,
    Ask,
    AskAll,
    Chance,
    Event,
    Game,
    Key,
    Listed,
    Notation,
    Outcome,
    Pass,
    Player,
    Question,
    Roll,
    Rules,
    State,
    Step,
    Steps,
    View,
    value,
    world,
)

CARDS: Final = range(1, 9)


def friend(seat: Player) -> Key:
    """The secret of 1.1."""
    return ("friend", seat)


# What can be answered, and what can happen


@value
class Deal(Chance):
    card: int


@value
class Push(Action):
    """Elbows out."""


@value
class Loaf(Action):
    to: Player


@value
class Pushed(Event):
    rule = "queue 2.2"
    who: tuple[Player, ...]
    line: tuple[Player, ...]


@value
class Eaten(Event):
    rule = "queue 2.3"
    buyer: Player
    player: Player


@value
class Ended(Event):
    rule = "queue 3.2"
    outcome: Outcome
    friends: tuple[int, ...]


@dataclass(slots=True)
class Public:
    """What everybody sees: who stands where, and how many loaves each has eaten."""

    line: tuple[Player, ...]
    loaves: tuple[int, ...]
    outcome: Outcome | None = None

    def copy(self) -> Public:
        return replace(self)


Queue = State[Public]


# The rules


@value
class DealFriend(Step):
    """1.1 Each draws a card and looks at it: how high up his friend sits."""

    seat: Player

    def play(self, g: Queue) -> Question:
        dealt = {hidden.value for hidden in g.secrets.values()}
        return Roll(Listed(tuple(Deal(card) for card in CARDS if card not in dealt)), "card")

    def resolve(self, g: Queue, answer: Deal) -> Steps:
        g.hide(friend(self.seat), answer.card, self.seat)
        return DONE


# --8<-- [start:pushing]
@value
class Pushing(Step):
    """2.1, 2.2 All push or wait, sealed. One alone comes to the front; several are sent to the end."""

    def play(self, g: Queue) -> Question:
        return AskAll(dict.fromkeys(g.rules.players, Listed((PASS, Push()))))

    def resolve(self, g: Queue, answer: dict[Player, Action]) -> Steps:
        line = g.public.line
        pushed = tuple(seat for seat in line if answer[seat] != PASS)
        others = tuple(seat for seat in line if seat not in pushed)
        g.public.line = pushed + others if len(pushed) == 1 else others + pushed
        g.tell(Pushed(pushed, g.public.line))
        return DONE


# --8<-- [end:pushing]
@value
class Buying(Step):
    """2.3, 2.4 The first in the queue buys a loaf, says who eats it, and goes to the end."""

    def play(self, g: Queue) -> Question:
        return Ask(g.public.line[0], Listed(tuple(map(Loaf, g.rules.players))))

    def resolve(self, g: Queue, answer: Loaf) -> Steps:
        public, (first, *rest) = g.public, g.public.line
        public.loaves = tuple(had + (seat == answer.to) for seat, had in enumerate(public.loaves, 1))
        public.line = (*rest, first)
        g.tell(Eaten(first, answer.to))
        return DONE


@value
class Closing(Step):
    """3.1, 3.2 The shop closes. Most loaves win, and among equals the better friend."""

    def play(self, g: Queue) -> Steps:
        cards = tuple(g.secret(friend(seat)) for seat in g.rules.players)
        best = max(g.rules.players, key=lambda seat: (g.public.loaves[seat - 1], cards[seat - 1]))
        g.public.outcome = Outcome((best,), "buyer", "queue 3.2", (("loaves", g.public.loaves[best - 1]),))
        g.end()
        g.tell(Ended(g.public.outcome, cards))
        return DONE


def begin(rules: Rules) -> Queue:
    """The whole game is a list of steps: the cards, a round for each player, the end."""
    deals, rounds = map(DealFriend, rules.players), (Pushing(), Buying()) * rules.seats
    return State(rules, Public(tuple(rules.players), (0,) * rules.seats), (*deals, *rounds, Closing()))


# How it is imagined and written


def imagine(view: View[Public], rng: Random) -> Queue:
    """The cards a seat has not seen lie anywhere, each way as likely."""
    seen = {view.secret(key) for key in view.secrets if view.knows(key)}
    unseen = [key for key in view.secrets if not view.knows(key)]
    left = [card for card in CARDS if card not in seen]
    return world(view, dict(zip(unseen, rng.sample(left, len(unseen)), strict=True)))


ACTIONS: Final = Notation({"deal {card:seat}": Deal, "push": Push, "pass": Pass, "loaf {to:seat}": Loaf})


QUEUE: Final = Game(
    name="queue",
    rules_version=1,
    seats=range(3, 7),
    options=(),
    begin=begin,
    notation=ACTIONS,
    statements=Notation({}),
    imagine=imagine,
)
