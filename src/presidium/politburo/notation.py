"""How Politburo is written: actions and statements. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final, get_args

from presidium.core import Notation, numbers, one_of
from presidium.politburo.goals import MEMBERS, MINISTRIES
from presidium.politburo.moves import (
    Accuse,
    Cast,
    ClaimBallot,
    Draw,
    First,
    Name,
    Pact,
    Point,
    Propose,
    Vote,
    Want,
)
from presidium.politburo.state import Choice, Side

MINISTRY: Final = one_of(*MINISTRIES)
SIDE: Final = one_of(*get_args(Side))

ACTIONS: Final = Notation(
    {
        "member {member:member}": Draw,
        "first {seat:seat}": First,
        "propose {ministry:ministry}": Propose,
        "vote {vote:vote}": Vote,
        "voters {voters:trio}": Name,
        "ballot {side:side}": Cast,
        "point {seat:seat}": Point,
    },
    member=one_of(*MEMBERS),
    ministry=MINISTRY,
    vote=one_of(*get_args(Choice)),
    trio=numbers(3),
    side=SIDE,
)

STATEMENTS: Final = Notation(
    {
        "want {ministry:ministry} {way:way}": Want,
        "voted {round:number} {ballot:number} {side:side}": ClaimBallot,
        "pact {seat:seat}": Pact,
        "deviant {seat:seat}": Accuse,
    },
    ministry=MINISTRY,
    side=SIDE,
    way=one_of("up", "down"),
)
