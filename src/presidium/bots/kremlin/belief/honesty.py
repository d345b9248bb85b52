"""Honesty of each seat of Kremlin: how often its tested statements were true.

The speaker's declarations test a claim of points. A promise or threat is tested by the announcements of the speaker's
politicians in the phase the statement is about. Statements that are not tested yet count for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from presidium.core import Player, Said, View
from presidium.core.content.talk import standing
from presidium.games.kremlin.content.given import Given, Trial
from presidium.games.kremlin.content.talk import Boast, Promise, Threaten
from presidium.games.kremlin.events import Began
from presidium.games.kremlin.influence.control import ceilings
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import Public, edition_of

HONESTY_PRIOR: Final = 0.3
"""Prior probability that a player speaks the truth."""
PRIOR_WORDS: Final = 3.0
"""Weight of the prior probability of honesty, measured as a number of tested statements."""
WORD_WEIGHT: Final = 0.01
"""Penalty for harming a player's politicians after a promise or threat that is surely honest: 0.01 of a won game."""


def honesty(view: View[Public], until: int | None = None) -> dict[Player, float]:
    """For each seat: the probability that its statements are true, from all events or from the first `until` events."""
    kept, broken = Counter[Player](), Counter[Player]()
    for given, true in verdicts(view, until):
        (kept if true else broken)[given.seat] += 1
    return {
        seat: (HONESTY_PRIOR * PRIOR_WORDS + kept[seat]) / (PRIOR_WORDS + kept[seat] + broken[seat])
        for seat in view.rules.players
    }


def swayed(view: View[Public], until: int | None = None) -> dict[Player, float]:
    """For each seat that has lately promised or threatened this seat something: the penalty for harming its
    politicians."""
    year, spoke = 1, dict[Player, int]()
    for event in standing(view.events[:until]):
        if isinstance(event, Began):
            year = event.year
        elif isinstance(event, Said) and isinstance(event.statement, Promise | Threaten):
            spoke |= {event.seat: year} if event.statement.player == view.seat else {}
    late = [seat for seat, when in spoke.items() if when >= year - 1]
    honest = honesty(view, until) if late else {}
    return {seat: WORD_WEIGHT * honest[seat] for seat in late}


def verdicts(view: View[Public], until: int | None = None) -> Iterator[tuple[Given, bool]]:
    """Yields every statement that events have tested, and True if the statement was true."""
    trial = Trial()
    for event in view.events[:until]:
        yield from trial.hear(event)
    for given in trial.open:
        if isinstance(given.word, Boast) and given.word.points > possible(view, given):
            yield given, False


def possible(view: View[Public], given: Given) -> int:
    """The most points that the speaker can have on the politician, given the points they have declared elsewhere."""
    row, man = given.seat - 1, INDEX[given.word.who]
    gained = max(view.public.shifts[row][man], 0)
    return min(ceilings(view.public.needs[row])[man] + gained, edition_of(view).most_shown)
