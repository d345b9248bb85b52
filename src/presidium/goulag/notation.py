"""How Goulag is written: actions and statements. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final

from presidium.core import Notation, Pass, numbers, one_of
from presidium.goulag.moves import Claim, ClaimPlay, Deal, First, Inquire, Name, Play, Supervise

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
        "claim round {round:number} {card:card}": ClaimPlay,
        "ask {seat:seat} about {about:seat}": Inquire,
    },
    side=SIDE,
    card=CARD,
    why=one_of("passed", "own", "inferred"),
)
