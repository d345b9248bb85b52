"""How Kremlin's answers are written. `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final

from presidium.core import Kind, Notation, Pass, Player, one_of
from presidium.kremlin.actions import (
    Accuse,
    Add,
    Choose,
    Clear,
    Condemn,
    Cure,
    Declare,
    DeclareAsNeeded,
    Draw,
    Exchange,
    Move,
    Propose,
    Purge,
    Rearrange,
    Rehabilitate,
    Roll20,
    Senior,
    Suspect,
    Vote,
    Waive,
    Write,
)
from presidium.kremlin.board import CANDIDATE, PEOPLE, POSTS
from presidium.kremlin.people import PEOPLE as PRINTED
from presidium.kremlin.people import Letter
from presidium.kremlin.state import FACTIONS


def read_letter(word: str) -> Letter:
    if word.upper() not in PRINTED:
        raise ValueError
    return word.upper()


def read_faction(word: str) -> Player:
    return FACTIONS.index(word) + 1


def read_holders(*words: str) -> tuple[Letter | None, ...]:
    return tuple(None if word == "-" else read_letter(word) for word in words)


LETTER: Final = Kind(1, read_letter)
FACTION: Final = Kind(1, read_faction, lambda seat: FACTIONS[seat - 1])

ACTIONS: Final = Notation(
    {
        "senior {player:faction}": Senior,
        "draw {who:letter}": Draw,
        "roll {face:seat}": Roll20,
        "sheet {sheet:letters}": Write,
        "pass": Pass,
        "waive": Waive,
        "declare {who:letter} {points:seat}": Declare,
        "declare {who:letter} {points:seat} as_needed": DeclareAsNeeded,
        "choose {player:faction}": Choose,
        "cure": Cure,
        "purge {who:letter}": Purge,
        "suspect {who:letter}": Suspect,
        "clear {who:letter}": Clear,
        "accuse {who:letter}": Accuse,
        "condemn {who:letter}": Condemn,
        "vote {vote:vote}": Vote,
        "propose {who:letter}": Propose,
        "rearrange {holders:holders}": Rearrange,
        "move {who:letter} {place:place}": Move,
        "exchange {higher:letter} {lower:letter}": Exchange,
        "rehabilitate {who:letter}": Rehabilitate,
        "add {who:letter}": Add,
    },
    letter=LETTER,
    faction=FACTION,
    letters=Kind(0, lambda *words: tuple(map(read_letter, words)), " ".join),
    holders=Kind(0, read_holders, lambda holders: " ".join(who or "-" for who in holders)),
    vote=one_of("guilty", "innocent", "for", "against"),
    place=one_of(*POSTS, CANDIDATE, PEOPLE),
)

STATEMENTS: Final = Notation({})
