"""What players and chance can answer in Kremlin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from presidium.core import Action, Chance, Listed, Player, value
from presidium.kremlin.printed.board import LEVEL, Place
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import LETTERS, Letter


@value
class Senior(Chance):
    """The next player in order of seniority."""

    rule = "kremlin 0.5"
    player: Player


@value
class Draw(Chance):
    """The politician who takes the next place at set-up."""

    rule = "kremlin 0.2"
    who: Letter


@value
class Roll20(Chance):
    """A twenty-sided die (2.2, 4.1, 8.1)."""

    rule = "kremlin 2.2"
    face: int


@value
class Write(Action):
    """The secret sheet: ten politicians, for ten points down to one."""

    rule = "kremlin 0.3"
    sheet: tuple[Letter, ...]


@value
class Declare(Action):
    """Raise the declared influence on a politician to this total."""

    rule = "kremlin 13.3"
    who: Letter
    points: int


@value
class DeclareAsNeeded(Declare):
    """A proxy: raise it no further than is needed, and never above this total."""


@value
class Waive(Action):
    """Nothing from me until this phase ends."""

    rule = "kremlin 13.6"


@value
class Choose(Action):
    """The arbiter says which of the tied players controls."""

    rule = "kremlin C.2"
    player: Player


@value
class Cure(Action):
    """Take a cure."""

    rule = "kremlin 1.1"


@value
class Purge(Action):
    """Try to send a member or a Candidate to Siberia."""

    rule = "kremlin 2.2"
    who: Letter


@value
class Suspect(Action):
    """Place a "?"."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Clear(Action):
    """Remove a "?"."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Accuse(Action):
    """Bring a suspect to trial."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Condemn(Action):
    """Send a Candidate to Siberia without trial."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Vote(Action):
    """A vote in a trial, or on a new Party Chief."""

    rule = "kremlin 3.2"
    rules: ClassVar[Mapping[str, str]] = {
        "guilty": "kremlin 3.2",
        "innocent": "kremlin 3.2",
        "for": "kremlin 5.3",
        "against": "kremlin 5.3",
    }
    vote: Literal["guilty", "innocent", "for", "against"]


@value
class Propose(Action):
    """Name somebody for Party Chief."""

    rule = "kremlin 5.2"
    who: Letter


@value
class Rearrange(Action):
    """Give the posts of one level new holders, in the order of the board; "-" leaves one vacant."""

    rule = "kremlin 6.1"
    holders: tuple[Letter | None, ...]


@value
class Move(Action):
    """Move a politician one step up or down to a vacant place (6.1, 6.3, 6.5)."""

    rule = "kremlin 6.1"
    who: Letter
    place: Place


@value
class Exchange(Action):
    """Let two politicians of neighbouring levels change places, the higher named first."""

    rule = "kremlin 6.1"
    higher: Letter
    lower: Letter


@value
class Rehabilitate(Action):
    """Bring somebody back from Siberia."""

    rule = "kremlin 7.1"
    who: Letter


@value
class Add(Action):
    """Write and declare more influence on a politician."""

    rule = "kremlin 10.0"
    who: Letter


@value
class Take(Action):
    """Take this card from the open stock."""

    rule = "kremlin 14.1"
    card: CardId


@value
class TakeIntrigue(Action):
    """Take an Intrigue card from the deck, instead of a point of influence."""

    rule = "kremlin 10.2"


@value
class Deal(Chance):
    """The card that somebody draws."""

    rule = "kremlin 15.1"
    card: CardId


@value
class Play(Action):
    """Play a card (14.3, 15.3)."""

    rule = "kremlin 14.3"
    card: CardId


@value
class PlayOn(Play):
    """Play a card on a politician (14.3, 15.3)."""

    who: Letter


@value
class PlayAgainst(PlayOn):
    """Play a card that works either way against a politician."""

    rule = "kremlin S.leave"


@value
class PlayWith(Play):
    """Play a card with a modifier of one's choice (I.10, S.wrong_diagnosis)."""

    rule = "kremlin I.10"
    change: int


@value
class Pick(Chance):
    """The faction on which the lot falls."""

    rule = "kremlin I.23"
    player: Player


@value
class Give(Action):
    """Give a card to another player."""

    rule = "kremlin 15.2"
    card: CardId
    player: Player


@value
class Name(Action):
    """Name a politician, where a card asks for one (I.17, I.34)."""

    rule = "kremlin I.17"
    who: Letter


@value
class Again(Action):
    """Have it drawn, or rolled, again."""

    rule = "kremlin I.23"
    what: Literal["draw", "roll"]


@value
class Agree(Action):
    """Let the Chief move a man whom a card protects."""

    rule = "kremlin 15.5"


@value
class Refuse(Action):
    """Do not let him."""

    rule = "kremlin 15.5"


@value
class Overturn(Action):
    """Turn the result round."""

    rule = "kremlin S.assassination"


# Built once and shared: the same few answers are offered millions of times.
AGREE: Final = Agree()
REFUSE: Final = Refuse()
OVERTURN: Final = Overturn()
TAKE_INTRIGUE: Final = TakeIntrigue()
CURE: Final = Cure()
WAIVE: Final = Waive()
GUILTY: Final = Vote("guilty")
INNOCENT: Final = Vote("innocent")
FOR: Final = Vote("for")
AGAINST: Final = Vote("against")
DRAW: Final = {letter: Draw(letter) for letter in LETTERS}
PURGE: Final = {letter: Purge(letter) for letter in LETTERS}
SUSPECT: Final = {letter: Suspect(letter) for letter in LETTERS}
CLEAR: Final = {letter: Clear(letter) for letter in LETTERS}
ACCUSE: Final = {letter: Accuse(letter) for letter in LETTERS}
CONDEMN: Final = {letter: Condemn(letter) for letter in LETTERS}
PROPOSE: Final = {letter: Propose(letter) for letter in LETTERS}
REHABILITATE: Final = {letter: Rehabilitate(letter) for letter in LETTERS}
NAME: Final = {letter: Name(letter) for letter in LETTERS}
ADD: Final = {letter: Add(letter) for letter in LETTERS}
MOVE: Final = {place: {letter: Move(letter, place) for letter in LETTERS} for place in LEVEL}
EXCHANGE: Final = {higher: {lower: Exchange(higher, lower) for lower in LETTERS} for higher in LETTERS}
D20: Final = Listed(tuple(Roll20(face) for face in range(1, 21)))
