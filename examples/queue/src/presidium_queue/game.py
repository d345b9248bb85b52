"""The rules of The Queue, in the order of its rulebook (`rules/en/queue.md`), and how it is written."""

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
    Event,
    Game,
    Key,
    Listed,
    Notation,
    Outcome,
    Pass,
    Player,
    Question,
    Refused,
    Roll,
    Rules,
    State,
    Step,
    Steps,
    Unreadable,
    View,
    fields,
    refusal,
    value,
    world,
)
from presidium.core.notation import read_number
from presidium.core.told import read_sealed, tell_sealed

CARDS: Final = range(1, 9)


def friend(seat: Player) -> Key:
    """The secret of 1.1."""
    return ("friend", seat)


# What can be answered, and what can happen


@value
class Deal(Action):
    card: int


@value
class Push(Action):
    """Elbows out."""


@value
class Loaf(Action):
    to: Player


@value
class Dealt(Event):
    rule = "queue 1.1"
    card: int


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
    """What everybody sees: the round, who stands where, and what each has brought home."""

    round: int
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
        g.whisper(Dealt(answer.card), self.seat)
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
        public.line, public.round = (*rest, first), public.round + 1
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


def rounds(rules: Rules, first: int = 1) -> Steps:
    return (Pushing(), Buying()) * (rules.seats + 1 - first) + (Closing(),)


def begin(rules: Rules) -> Queue:
    public = Public(1, tuple(rules.players), (0,) * rules.seats)
    return State(rules, public, (*map(DealFriend, rules.players), *rounds(rules)))


# How it is imagined and written


def imagine(view: View[Public], rng: Random) -> Queue:
    """The cards a seat has not seen lie anywhere, each way as likely."""
    seen = {view.secret(key) for key in view.secrets if view.knows(key)}
    unseen = [key for key in view.secrets if not view.knows(key)]
    left = [card for card in CARDS if card not in seen]
    return world(view, dict(zip(unseen, rng.sample(left, len(unseen)), strict=True)))


ACTIONS: Final = Notation({"deal {card:seat}": Deal, "push": Push, "pass": Pass, "loaf {to:seat}": Loaf})


def write_position(g: Queue) -> str:
    """`queue | friends 5 2 8 | loaves 0 1 0 | line 1 3 2 | round 2 | sealed 3 push`; `buying yes` once they have."""
    if not g.stack or isinstance(g.stack[-1], DealFriend):
        raise Refused(refusal("no-position-here"))
    rows = {"friends": [g.secret(friend(seat)) for seat in g.rules.players], "loaves": g.public.loaves}
    rows |= {"line": g.public.line, "round": [g.public.round]}
    text = [f"{name} {' '.join(map(str, row))}" for name, row in rows.items()]
    text += ["buying yes"] * isinstance(g.stack[-1], Buying)
    return " | ".join(("queue", *text, *["sealed " + tell_sealed(g.answers, ACTIONS)] * bool(g.answers)))


def read_position(text: str) -> Queue:
    field = fields(text, "queue", ("friends", "loaves", "line", "round"), ("buying", "sealed"))
    cards, loaves, line, now = (tuple(map(read_number, field[each])) for each in ("friends", "loaves", "line", "round"))
    rules = QUEUE.rules(len(cards), {})
    in_order = sorted(line) == list(rules.players) and len(loaves) == len(line)
    if not in_order or len(set(cards) & set(CARDS)) < len(cards) or len(now) > 1 or now[0] not in rules.players:
        raise Unreadable(text)
    g = State(rules, Public(now[0], line, loaves), rounds(rules, now[0])["buying" in field :])
    for seat, card in zip(rules.players, cards, strict=True):
        g.hide(friend(seat), card, seat)
    for seat, action in read_sealed(field["sealed"], ACTIONS) if "sealed" in field else ():
        g.apply(seat, action)
    return g


QUEUE: Final = Game(
    name="queue",
    rules_version=1,
    seats=range(3, 7),
    options=(),
    begin=begin,
    notation=ACTIONS,
    statements=Notation({}),
    imagine=imagine,
    write_position=write_position,
    read_position=read_position,
)
