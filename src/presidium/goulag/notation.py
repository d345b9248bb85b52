"""How Goulag is written: actions, statements, positions. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final

from presidium.core import Notation, Pass, Refused, Rules, State, Unreadable, fields, numbers, one_of, refusal, settle
from presidium.core.notation import number, read_number
from presidium.goulag.game import (
    OPTIONS,
    SEATS,
    End,
    Goulag,
    NameTrio,
    Public,
    Trio,
    cards_each,
    hand_card,
    rounds,
    worker,
)
from presidium.goulag.moves import Claim, ClaimPlay, Deal, First, Inquire, Name, Play, Side, Supervise

SIDE: Final = one_of("loyal", "disloyal")
CARD: Final = one_of("work", "strike")

ACTIONS: Final = Notation(
    {
        "deal {side:side}": Deal,
        "first {seat:seat}": First,
        "name {builders:pair} watch {supervisor:seat}": Name,
        "play {card:card}": Play,
        "supervise {builder:seat}": Supervise,
        "pass": Pass,
    },
    side=SIDE,
    card=CARD,
    pair=numbers(2),
)

STATEMENTS: Final = Notation(
    {
        "claim {seat:seat} {side:side} {why:why}": Claim,
        "claim round {round:seat} {card:card}": ClaimPlay,
        "ask {seat:seat} about {about:seat}": Inquire,
    },
    side=SIDE,
    card=CARD,
    why=one_of("passed", "own", "inferred"),
)

LETTERS: Final[dict[str, Side]] = {"L": "loyal", "D": "disloyal"}


def write_position(g: Goulag) -> str:
    """`goulag | cards L D L D L L D | round 3 | commissar 4 | canal 3 | before 1 2 5`, where a round begins."""
    public = g.public
    if not g.stack or not isinstance(g.stack[-1], NameTrio):
        raise Refused(refusal("no-position-here"))
    letter = {side: letter for letter, side in LETTERS.items()}
    text = [
        "goulag",
        "cards " + " ".join(letter[g.secret(worker(seat))] for seat in g.rules.players),
        f"round {public.round}",
        f"commissar {public.commissar}",
        f"canal {public.canal}",
    ]
    if public.before is not None:
        text.append("before " + " ".join(map(str, public.before)))
    if g.rules["own_card"] != "seen":
        text.append(f"own_card {g.rules['own_card']}")
    return " | ".join(text)


def read_position(text: str) -> Goulag:
    """The game that stands so. Rounds before it are not told, only what the rules need to go on."""
    field = fields(text, "goulag", ("cards", "round", "commissar", "canal"), ("before", "own_card"))
    if not set(field["cards"]) <= LETTERS.keys():
        raise Unreadable("cards " + " ".join(field["cards"]))
    sides = [LETTERS[letter] for letter in field["cards"]]
    own_card = {"own_card": " ".join(field["own_card"])} if "own_card" in field else {}
    rules = settle("goulag", SEATS, OPTIONS, len(sides), own_card)
    for side in LETTERS.values():
        if sides.count(side) > cards_each(rules):
            raise Refused(refusal("goulag-too-many-cards", "goulag 1.1", side=side, cards=cards_each(rules)))
    round = number(field, "round", range(1, rules.seats + 1))
    public = Public(
        commissar=number(field, "commissar", rules.players),
        round=round,
        canal=number(field, "canal", range(2 * (round - 1) + 1)),
    )
    if round > 1 or "before" in field:
        public.before = read_trio(field.get("before", []), rules)
        if round == 1 or rules.right(public.commissar) in public.before:
            raise Refused(refusal("goulag-before", "goulag 2.1"))
    g: Goulag = State(rules, public, (*rounds(rules.seats - round + 1), End()))
    for seat, side in zip(rules.players, sides, strict=True):
        hand_card(g, seat, side)
    return g


def read_trio(words: list[str], rules: Rules) -> Trio:
    seats = sorted({read_number(word) for word in words}.intersection(rules.players))
    if len(words) != 3 or len(seats) != 3:
        raise Refused(refusal("goulag-before", "goulag 2.2"))
    return seats[0], seats[1], seats[2]
