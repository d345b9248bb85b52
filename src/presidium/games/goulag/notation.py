"""The notation of Goulag: text forms of its actions and statements. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final

from presidium.core import Notation, Pass, numbers, one_of
from presidium.games.goulag.moves import Claim, ClaimPlay, Deal, First, Inquire, Name, Play, Supervise
from presidium.games.goulag.talk import (
    AskWhy,
    Believe,
    Contradict,
    Deny,
    Exchanged,
    Explain,
    Nothing,
    Promise,
    Retract,
    Threaten,
)

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
        "why {seat:seat} {round:number}": AskWhy,
        "because {round:number} {reason:reason} {seat:seat}": Explain,
        "exchanged by {seat:seat} {round:number} {card:card}": Exchanged,
        "promise {seat:seat} to {deed:favour}": Promise,
        "warn {seat:seat} to {deed:harm}": Threaten,
        "believe not {seat:seat}": Believe,
        "deny {seat:seat}": Deny,
        "otherwise {seat:seat} {round:number}": Contradict,
        "retract": Retract,
        "nothing {seat:seat}": Nothing,
    },
    side=SIDE,
    card=CARD,
    why=one_of("passed", "own", "inferred"),
    favour=one_of("name", "trust"),
    harm=one_of("skip", "exchange"),
    reason=one_of("loyal", "disloyal", "test", "new"),
)
