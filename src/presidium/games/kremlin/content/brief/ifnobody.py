"""The first sentences of a brief: what happens if no player acts, and what that means for the reader of the brief."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Line, value
from presidium.games.kremlin.content.brief.lines import Blow, Faction, Named, Other, Test, To
from presidium.games.kremlin.printed.board import Place

Then = Literal["you", "they", "nobody", "sheets", "your-year", "their-year", "wave", "blank"]
"""Results of a wave or of the end of a phase: a win, a year on the track, one more wave of three, or nothing."""

Fate = Literal["siberia", "spared", "dies", "sick", "better", "well"]
"""Results of a die that has been cast but has not taken effect yet."""

Personal = Other | Literal["sheet-1986", "sheet-1988", "arbitrate", "consent", "unmask", "spread"]
"""Kinds of questions to a player that are not about a right of a politician."""

# What happens if no player acts


@value
class IfLapses(Line):
    """If no player acts, the politician's right lapses, because nobody controls him or he has declined."""

    rule = "kremlin C.4"
    who: Named
    place: Place
    to: To


@value
class IfDecided(Line):
    """If no player acts, the player who controls the politician decides."""

    player: Faction
    mine: bool
    who: Named
    place: Place
    to: To


@value
class IfStruck(Line):
    """If no player acts, a politician is struck; the odds are those of a purge."""

    blow: Blow
    who: Named
    place: Place
    mine: bool
    hits: int
    faces: int


@value
class IfVoted(Line):
    """If no player acts, a politician's announced vote becomes final."""

    by: Named
    vote: Literal["guilty", "innocent", "for", "against"]
    who: Named
    place: Place
    mine: bool


@value
class IfDone(Line):
    """If no player acts, the action announced for the politician is done."""

    who: Named
    place: Place
    action: Action


@value
class IfWaves(Line):
    """If no player acts, the Chief waves, or fails to wave, which marks the year or ends the game."""

    rule = "kremlin 8.2"
    who: Named
    hits: int
    faces: int
    then: Then
    player: Faction | None
    year: int
    marks: int


@value
class IfEnds(Line):
    """If no player acts, the game ends with this phase."""

    test: Test
    who: Named
    then: Then
    player: Faction | None


@value
class IfDieStands(Line):
    """If no player acts, the die that has been cast takes effect."""

    fate: Fate
    who: Named
    place: Place
    mine: bool


@value
class IfCardWorks(Line):
    """If no player acts, the card that has been named takes effect."""

    player: Faction
    action: Action


@value
class IfBlamed(Line):
    """If no player acts, the inquiry after an assassination goes on against the accused politician."""

    who: Named
    place: Place
    mine: bool


@value
class IfNothing(Line):
    """If no player acts, the phase passes without an action."""

    phase: int


@value
class IfPhaseCloses(Line):
    """If no player acts, the phase ends, and with it a politician's leave, visit or time in office."""

    who: tuple[Named, ...]
    why: Literal["stay", "office"]


@value
class IfYouPass(Line):
    """If the reader passes, a right of the reader's own politician is not used."""

    who: Named
    to: To


@value
class IfUncured(Line):
    """4.1 The odds that the politician dies at his next health roll, at work and on a cure."""

    rule = "kremlin 4.1"
    who: Named
    work: int
    cure: int
    faces: int


@value
class IfProposed(Line):
    """The nominee whom the reader's politician names becomes Chief unless three members vote against."""

    rule = "kremlin 5.3"
    who: Named


@value
class IfAsked(Line):
    """What happens if the player declines, or what the player's answer decides."""

    kind: Personal


# What that means for the reader


@value
class OnYours(Line):
    """The reader controls the politician, or has points on him."""

    private = True
    who: Named
    points: int
    mine: bool


@value
class YouRisk(Line):
    """The politician of the reader who is likeliest to be purged."""

    who: Named
    place: Place
    hits: int
    faces: int


@value
class YourPatient(Line):
    """The politician of the reader who is likeliest to die of his next health roll."""

    who: Named
    place: Place
    hits: int
    faces: int


@value
class YouMayBeTried(Line):
    """One of the reader's politicians has a "?", so that he can be accused."""

    who: Named
    place: Place


@value
class MayTouchYours(Line):
    """What the right of another player's politician may do to one of the reader's politicians."""

    to: To


@value
class ChiefWaves(Line):
    """8.2 Why the Party Chief matters: his wave marks the year for his controller, in 1986 for the Chief himself."""

    rule = "kremlin 8.2"
    marks: Literal["player", "politician"]


@value
class MostPointsWin(Line):
    """11.1 1986: the sheets decide who wins, and the reader has this many points on the politician."""

    rule = "kremlin 11.1"
    private = True
    who: Named
    points: int


@value
class NothingOfYours(Line):
    """The reader controls none of the politicians concerned and has no points on them."""

    private = True
