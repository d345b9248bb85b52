"""The text notation of Kremlin's answers; `docs/notation.md` shows examples."""

from __future__ import annotations

from typing import Final, get_args

from presidium.core import Kind, Notation, Pass, Player, one_of
from presidium.games.kremlin.actions import (
    Accuse,
    Add,
    Again,
    Agree,
    Choose,
    Clear,
    Condemn,
    Cure,
    Deal,
    Declare,
    DeclareAsNeeded,
    Draw,
    Exchange,
    Give,
    Move,
    Name,
    Overturn,
    Pick,
    Play,
    PlayAgainst,
    PlayOn,
    PlayWith,
    Propose,
    Purge,
    Rearrange,
    Refuse,
    Rehabilitate,
    Roll20,
    Senior,
    Suspect,
    Take,
    TakeIntrigue,
    Vote,
    Waive,
    Write,
)
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.content.answers import (
    Believe,
    Contradict,
    Deny,
    Inquire,
    Nothing,
    Reproach,
    Request,
    Retract,
)
from presidium.games.kremlin.content.talk import Boast, Favour, Harm, Promise, Thank, Threaten
from presidium.games.kremlin.printed.board import CANDIDATE, PEOPLE, POSTS
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import FACTIONS


def read_letter(word: str) -> Letter:
    if word.upper() not in PRINTED:
        raise ValueError
    return word.upper()


def read_faction(word: str) -> Player:
    return FACTIONS.index(word) + 1


def read_holders(*words: str) -> tuple[Letter | None, ...]:
    return tuple(None if word == "-" else read_letter(word) for word in words)


def read_change(word: str) -> int:
    if word not in ("-2", "-1", "+0", "0", "1", "+1", "2", "+2"):
        raise ValueError
    return int(word)


LETTER: Final = Kind(1, read_letter)
FACTION: Final = Kind(1, read_faction, lambda seat: FACTIONS[seat - 1])

ACTIONS: Final = Notation(
    {
        "senior {player:faction}": Senior,
        "draw {who:letter}": Draw,
        "roll {face:number}": Roll20,
        "sheet {sheet:letters}": Write,
        "pass": Pass,
        "waive": Waive,
        "declare {who:letter} {points:number}": Declare,
        "declare {who:letter} {points:number} as_needed": DeclareAsNeeded,
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
        "take intrigue": TakeIntrigue,
        "take {card:card}": Take,
        "deal {card:card}": Deal,
        "pick {player:faction}": Pick,
        "play {card:card}": Play,
        "play {card:card} on {who:letter}": PlayOn,
        "play {card:card} against {who:letter}": PlayAgainst,
        "play {card:card} with {change:change}": PlayWith,
        "give {card:card} to {player:faction}": Give,
        "name {who:letter}": Name,
        "again {what:what}": Again,
        "agree": Agree,
        "refuse": Refuse,
        "overturn": Overturn,
    },
    letter=LETTER,
    faction=FACTION,
    letters=Kind(0, lambda *words: tuple(map(read_letter, words)), " ".join),
    holders=Kind(0, read_holders, lambda holders: " ".join(who or "-" for who in holders)),
    vote=one_of("guilty", "innocent", "for", "against"),
    place=one_of(*POSTS, CANDIDATE, PEOPLE),
    card=one_of(*INTRIGUE.cards, *STOCK.cards),
    change=Kind(1, read_change, "{:+d}".format),
    what=one_of("draw", "roll"),
)

FAVOURS: Final = get_args(Favour)
HARMS: Final = get_args(Harm)

STATEMENTS: Final = Notation(
    {
        "have {points:number} on {who:letter}": Boast,
        "promise {player:faction} to {deed:favour} {who:letter}": Promise,
        "warn {player:faction} to {deed:harm} {who:letter}": Threaten,
        "thank {player:faction}": Thank,
        "ask {player:faction} about {who:letter}": Inquire,
        "ask {player:faction} to {deed:deed} {who:letter}": Request,
        "broken {player:faction} {deed:deed} {who:letter}": Reproach,
        "believe not {player:faction}": Believe,
        "deny {player:faction}": Deny,
        "otherwise {player:faction} {year:number}": Contradict,
        "retract": Retract,
        "nothing {player:faction}": Nothing,
    },
    letter=LETTER,
    faction=FACTION,
    favour=one_of(*FAVOURS),
    harm=one_of(*HARMS),
    deed=one_of(*FAVOURS, *HARMS),
)
