"""Actions and chances of Kremlin: what players can answer to a question, and what lots and dice can show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from presidium.core import Action, Chance, Listed, Player, value
from presidium.games.kremlin.printed.board import LEVEL, Place
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import LETTERS, Letter


@value
class Senior(Chance):
    """Chance: the player who comes next in the order of seniority."""

    rule = "kremlin 0.5"
    player: Player


@value
class Draw(Chance):
    """Chance: the politician drawn for the next free post or Candidate place at set-up."""

    rule = "kremlin 0.2"
    who: Letter


@value
class Roll20(Chance):
    """Chance: the face that a twenty-sided die shows (2.2, 4.1, 8.1)."""

    rule = "kremlin 2.2"
    face: int


@value
class Write(Action):
    """Fill in the secret sheet: ten politicians, the first with 10 points of influence, the last with 1."""

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
    """A proxy: raise the declared influence only as far as control needs, and never above this total (13.3)."""


@value
class Waive(Action):
    """Give up all reactions, in public, until this phase ends (13.6)."""

    rule = "kremlin 13.6"


@value
class Choose(Action):
    """Choose, as the arbiter of a tie, which of the tied players controls the politician."""

    rule = "kremlin C.2"
    player: Player


@value
class Cure(Action):
    """Take a cure in the Sanatorium, or stay there after a visit."""

    rule = "kremlin 1.1"


@value
class Purge(Action):
    """Try to send a member or a Candidate to Siberia."""

    rule = "kremlin 2.2"
    who: Letter


@value
class Suspect(Action):
    """Place a "?" (a suspicion) on a member of the Politburo."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Clear(Action):
    """Remove the "?" (the suspicion) from a politician."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Accuse(Action):
    """Bring a politician who has a "?" to trial; or name the politician behind an assassination."""

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
    """Propose a politician as the next Party Chief."""

    rule = "kremlin 5.2"
    who: Letter


@value
class Rearrange(Action):
    """Give the posts of level 1 or level 2 new holders, in the order of the board; "-" leaves a post vacant."""

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
    """Let two politicians of neighbouring levels change places; the higher-placed politician is named first."""

    rule = "kremlin 6.1"
    higher: Letter
    lower: Letter


@value
class Rehabilitate(Action):
    """Bring a politician back from Siberia to the People."""

    rule = "kremlin 7.1"
    who: Letter


@value
class Add(Action):
    """Add influence on a politician: it is written on the sheet and declared at once."""

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
    """Chance: the card that a player draws from the deck."""

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
    """Play a card that can help or harm a politician, in order to harm him (S.leave)."""

    rule = "kremlin S.leave"


@value
class PlayWith(Play):
    """Play a card with a modifier that its player chooses, such as -1, 0 or +1 (I.10, S.wrong_diagnosis)."""

    rule = "kremlin I.10"
    change: int


@value
class Pick(Chance):
    """Chance: the faction drawn by lot in a power play (I.23)."""

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
    """Have the faction of a power play drawn again, or the die cast again (I.23)."""

    rule = "kremlin I.23"
    what: Literal["draw", "roll"]


@value
class Agree(Action):
    """Let the Party Chief move down or aside a politician whom a card protects (15.5)."""

    rule = "kremlin 15.5"


@value
class Refuse(Action):
    """Forbid the Party Chief to move down or aside a politician whom a card protects (15.5)."""

    rule = "kremlin 15.5"


@value
class Overturn(Action):
    """Reverse the result of the inquiry after an assassination, for 2 stress points."""

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
