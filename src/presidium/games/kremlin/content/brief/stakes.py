"""Sentences of Kremlin's briefs about stakes: who controls a politician, and what can be won or lost. "The reader" is
the player who is asked."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Line, value
from presidium.games.kremlin.content.brief.lines import Faction, Known, Named, To
from presidium.games.kremlin.printed.board import Place
from presidium.games.kremlin.printed.cards import CardId

# Who controls the politician


@value
class NobodySpeaks(Line):
    """Nobody controls the politician."""

    who: Named


@value
class InSecret(Line):
    """The reader has written points on the politician and declared none of them."""

    private = True
    points: int


@value
class NothingOn(Line):
    """The reader has written nothing on the politician."""

    private = True
    who: Named


@value
class Yours(Line):
    """The reader controls the politician; with the reader's declared and written points on him."""

    private = True
    who: Named
    points: int
    written: int


@value
class TheirsToTake(Line):
    """Another player controls the politician, and the reader has enough points to take control."""

    private = True
    told: Known
    player: Faction
    who: Named
    place: Place
    points: int
    need: int
    written: int


@value
class TheirsToKeep(Line):
    """Another player controls the politician, and the reader has too few points to take control, or none."""

    private = True
    told: Known
    player: Faction
    who: Named
    place: Place
    points: int
    written: int


@value
class TakenFromYou(Line):
    """The reader lost control of the politician a moment ago."""

    rule = "kremlin C.2"
    who: Named
    place: Place


@value
class ShownAgainst(Line):
    """The numbers that the rival and the reader have declared on the politician."""

    player: Faction
    points: int
    mine: int


# What is at stake


@value
class Condition(Line):
    """The politician's post, age and health."""

    who: Named
    place: Place
    age: int
    crosses: int


@value
class Chances(Line):
    """Odds of a die that has not been cast yet."""

    of: Literal["purge", "die", "wave"]
    who: Named
    hits: int
    faces: int


@value
class LapseToo(Line):
    """Other politicians whose rights lapse too, if nobody takes control of them."""

    who: tuple[Named, ...]


@value
class CostsHim(Line):
    """Stress points that using the right costs, or may cost, the politician."""

    who: Named
    to: To


@value
class TrialSoFar(Line):
    """3.6 The votes of the trial so far; two acquittals end it."""

    rule = "kremlin 3.6"
    who: Named
    guilty: int
    innocent: int
    mine: bool


@value
class ElectionSoFar(Line):
    """5.3 The votes of the election so far; three votes against defeat the nominee."""

    rule = "kremlin 5.3"
    who: Named
    against: int
    mine: bool


@value
class CardSays(Line):
    """The text of the card that has been named."""

    action: Action


@value
class CouldPlay(Line):
    """The reader's cards that can be played now."""

    private = True
    card: tuple[CardId, ...]


# What a card of the reader would do


@value
class CardRemoves(Line):
    """The card takes the politician away before he can do what is announced, for sure or if a die says so."""

    private = True
    card: CardId
    who: Named
    sure: bool


@value
class CardCallsOff(Line):
    """The card calls off the announced action."""

    private = True
    card: CardId


@value
class CardClears(Line):
    """The card clears the accused politician."""

    private = True
    card: CardId
    who: Named


@value
class CardShields(Line):
    """The card makes it harder to harm the politician."""

    private = True
    card: CardId
    who: Named


@value
class CardRollsAgain(Line):
    """The card has the politician's die cast again."""

    private = True
    card: CardId
    who: Named


@value
class CardHelps(Line):
    """The card helps the politician now."""

    private = True
    card: CardId
    who: Named


@value
class CardsMoment(Line):
    """The moment to play the card has come."""

    private = True
    card: CardId
