"""Drawn positions and dictated dice."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from presidium.core import CHANCE, Action, Refusal, Refused
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag

SEATS = (5, 6, 7, 8, 9, 10)
OWN_CARD = ("seen", "blind")


def new(seats: int, own_card: str = "seen") -> Goulag:
    return GOULAG.new(seats, own_card=own_card)


def do(g: Goulag, *lines: str) -> Goulag:
    """Play these moves, written as in a record: `4: name 1 2 watch 3`, `1: play work; 2: play strike`."""
    for move in (move for line in lines for move in line.split(";")):
        who, _, what = move.partition(":")
        g.apply(CHANCE if who.strip() == "chance" else int(who), GOULAG.notation.read(what))
    return g


def say(g: Goulag, seat: int, text: str) -> None:
    statement = GOULAG.statements.read(text)
    g.say(seat, statement)  # type: ignore[arg-type]


def deal(g: Goulag, sides: str) -> Goulag:
    """Dictate the worker cards, `LDLDL`, in the order in which they are drawn."""
    return do(g, *(f"chance: deal {'loyal' if side == 'L' else 'disloyal'}" for side in sides))


def drawn(cards: str, **fields: object) -> Goulag:
    """A position at the start of a round: `drawn("LDLDL", round=2, commissar=4, canal=1, before="1 2 3")`."""
    fields = {"round": 1, "commissar": 1, "canal": 0} | fields
    written = [f"{name} {field}" for name, field in fields.items()]
    return GOULAG.read_position(" | ".join(["goulag", "cards " + " ".join(cards), *written]))


def why_not(g: Goulag, seat: int, action: Action) -> Refusal | None:
    """Why this is refused, by a question and by an attempt, which must agree."""
    found = None
    try:
        g.copy().apply(seat, action)
    except Refused as refused:
        found = refused.why
    assert found == g.why_not(seat, action)
    return found


def play_out(g: Goulag, rng: Random) -> Iterable[Goulag]:
    """Chance and the players answer at random; the game after each answer."""
    while not g.over:
        player = rng.choice(g.waiting_for())
        options = g.options(player)
        assert options is not None
        g.apply(player, options.sample(rng))
        yield g
