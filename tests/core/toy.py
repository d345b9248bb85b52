"""A game of a few lines, to hold the core to its laws: hands are raised or not, twice, and somebody is picked."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal

from presidium.core import (
    DONE,
    PASS,
    Action,
    Ask,
    AskAll,
    Chance,
    Codec,
    Event,
    Game,
    Listed,
    Notation,
    Option,
    Outcome,
    Pass,
    Player,
    Question,
    Refusal,
    Refused,
    Roll,
    Rules,
    State,
    Statement,
    Step,
    Steps,
    View,
    one_of,
    refusal,
    value,
    world,
)

NUMBER = ("number",)


@value
class Draw(Chance):
    number: int


@value
class Raise(Action):
    pass


@value
class Pick(Action):
    seat: Player


@value
class Mutter(Statement):
    game: ClassVar[str] = "toy"
    word: Literal["yes", "no"]

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return refusal("no-muttering", "toy 1.2") if rules["mode"] == "silent" else None


@value
class Drawn(Event):
    number: int


@value
class Raised(Event):
    seats: tuple[Player, ...]


@dataclass(slots=True)
class Public:
    raised: tuple[tuple[Player, ...], ...] = ()
    picked: Player = 0
    outcome: Outcome | None = None

    def copy(self) -> Public:
        return Public(self.raised, self.picked, self.outcome)


Toy = State[Public]


@value
class DrawNumber(Step):
    """Seat 1 alone learns the number drawn."""

    def play(self, g: Toy) -> Question:
        return Roll(Listed((Draw(1), Draw(2), Draw(2))), "number")

    def resolve(self, g: Toy, answer: Draw) -> Steps:
        g.hide(NUMBER, answer.number, 1)
        g.whisper(Drawn(answer.number), 1)
        return DONE


@value
class Hands(Step):
    def play(self, g: Toy) -> Question:
        return AskAll(dict.fromkeys(g.rules.players, Listed((PASS, Raise()))))

    def resolve(self, g: Toy, answer: dict[Player, Action]) -> Steps:
        up = tuple(seat for seat, action in answer.items() if action == Raise())
        g.public.raised += (up,)
        g.tell(Raised(up))
        return DONE


@value
class PickOne(Step):
    def play(self, g: Toy) -> Question:
        return Ask(1, Listed(tuple(map(Pick, g.rules.players)), lambda _: refusal("must-pick", "toy 2.1")))

    def resolve(self, g: Toy, answer: Pick) -> Steps:
        g.public.picked = answer.seat
        return DONE


@value
class Finish(Step):
    def play(self, g: Toy) -> Steps:
        g.public.outcome = Outcome((g.public.picked,), "picked", "toy 3.1")
        g.end()
        return DONE


def begin(rules: Rules) -> Toy:
    return State(rules, Public(), (DrawNumber(), Hands(), Hands(), PickOne(), Finish()))


def imagine(v: View[Public], rng: Random) -> Toy:
    return world(v, {NUMBER: rng.choice((1, 2, 2))})


def no_position(_: Any) -> Any:
    raise Refused(refusal("no-position-here"))


TOY = Game(
    "toy",
    3,
    range(2, 5),
    (Option("mode", ("loud", "silent"), "toy 1.2"), Option("deck", ("short", "long"), "toy 1.3")),
    begin,
    Notation({"draw {number:number}": Draw, "raise": Raise, "pick {seat:seat}": Pick, "pass": Pass}),
    Notation({"mutter {word:word}": Mutter}, word=one_of("yes", "no")),
    imagine,
    no_position,
    no_position,
)
CODEC = Codec("tests.core.toy")


def find(name: str) -> Game:
    if name != "toy":
        raise Refused(refusal("unknown-game", game=name, known="toy"))
    return TOY


def toy(*moves: tuple[Player, Action], seats: int = 3, **chosen: str) -> Toy:
    """The game after these moves."""
    g: Toy = TOY.new(seats, **chosen)
    for player, action in moves:
        g.apply(player, action)
    return g
