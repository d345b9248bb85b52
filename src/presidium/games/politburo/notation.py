"""The notation of Politburo: text forms of its actions and statements. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final, get_args

from presidium.core import Notation, numbers, one_of
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.games.politburo.moves import (
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
from presidium.games.politburo.state import Choice, Side
from presidium.games.politburo.talk import (
    Ascribe,
    AskWhy,
    Believe,
    Contradict,
    Deny,
    Explain,
    Inquire,
    Nothing,
    NotLooked,
    Promise,
    Reason,
    Retract,
    Threaten,
)

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
        "unseen {round:number}": NotLooked,
        "ask {seat:seat} {round:number} {ballot:number}": Inquire,
        "why {seat:seat} {round:number}": AskWhy,
        "because {round:number} {reason:reason}": Explain,
        "wants {seat:seat} {ministry:ministry} {way:way}": Ascribe,
        "promise {seat:seat} to {deed:favour}": Promise,
        "warn {seat:seat} to {deed:harm}": Threaten,
        "believe not {seat:seat}": Believe,
        "deny {seat:seat}": Deny,
        "otherwise {seat:seat} {round:number}": Contradict,
        "retract": Retract,
        "nothing {seat:seat}": Nothing,
    },
    ministry=MINISTRY,
    side=SIDE,
    way=one_of("up", "down"),
    favour=one_of("vote", "spare"),
    harm=one_of("oppose", "point"),
    reason=one_of(*get_args(Reason)),
)
