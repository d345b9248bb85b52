"""What else a brief of Kremlin says: whose a politician is, and what is won or lost by him."""

from __future__ import annotations

from typing import Literal

from presidium.core import Line, value
from presidium.kremlin.brief.lines import Faction, Known, Named, Test, To
from presidium.kremlin.printed.board import Place
from presidium.kremlin.printed.cards import CardId

# Whose he is


@value
class NobodySpeaks(Line):
    """Nobody controls him."""

    who: Named


@value
class InSecret(Line):
    """I have written so many points on him, and shown none."""

    private = True
    points: int


@value
class NothingOn(Line):
    """I have written nothing on him."""

    private = True
    who: Named


@value
class Yours(Line):
    """I control him, with so many of those I have written."""

    private = True
    who: Named
    points: int
    written: int


@value
class TheirsToTake(Line):
    """Others control him, and I could."""

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
    """Others control him, and what I have does not reach; 0 if I have nothing."""

    private = True
    told: Known
    player: Faction
    who: Named
    place: Place
    points: int
    written: int


@value
class TakenFromYou(Line):
    """He was mine a moment ago."""

    rule = "kremlin C.2"
    who: Named
    place: Place


@value
class ShownAgainst(Line):
    """Their number on him and mine."""

    player: Faction
    points: int
    mine: int


# What is at stake


@value
class Condition(Line):
    """His post, his age and his health."""

    who: Named
    place: Place
    age: int
    crosses: int


@value
class Chances(Line):
    """What a die may do, before it is cast."""

    of: Literal["purge", "die", "wave"]
    who: Named
    hits: int
    faces: int


@value
class LapseToo(Line):
    """If nobody speaks for them either, their rights lapse with his."""

    who: tuple[Named, ...]


@value
class MarksYear(Line):
    """8.2 1988: whose year it would be, and which of the three."""

    rule = "kremlin 8.2"
    who: Named
    player: Faction
    year: int
    marks: int
    mine: bool


@value
class WavesSoFar(Line):
    """8.2 1986: which of his waves it would be."""

    rule = "kremlin 8.2"
    who: Named
    marks: int


@value
class EndsForThem(Line):
    """It would end the game so; None: nobody wins."""

    test: Test
    who: Named
    player: Faction | None


@value
class EndsForYou(Line):
    """It would end the game, and I should win."""

    test: Test
    who: Named


@value
class SheetsOpen(Line):
    """11.1 1986: it would end the game, and whoever has written most on him wins."""

    rule = "kremlin 11.1"
    private = True
    test: Test
    who: Named
    written: int


@value
class CostsHim(Line):
    """What using the right takes, or may take, out of him."""

    who: Named
    to: To


@value
class TrialSoFar(Line):
    """3.6 Two votes for acquittal end it."""

    rule = "kremlin 3.6"
    who: Named
    guilty: int
    innocent: int
    mine: bool


@value
class ElectionSoFar(Line):
    """5.3 Three votes against defeat the nominee."""

    rule = "kremlin 5.3"
    who: Named
    against: int
    mine: bool


@value
class CouldPlay(Line):
    """The cards of mine that can be played now."""

    private = True
    card: tuple[CardId, ...]
