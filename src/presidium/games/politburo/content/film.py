"""How long each event of Politburo is shown in the film. The page uses the same times, exported to `made.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from presidium.core import Event
from presidium.core.content.film import Beat
from presidium.games.politburo.moves import (
    Appointed,
    Counted,
    Divided,
    Drawn,
    Ended,
    Fulfilled,
    Lost,
    Moved,
    Named,
    Opened,
    Pointed,
    Proposed,
    Taken,
    Unmasked,
    Voted,
)

LASTS: Final = {
    "light": 1000,
    "thumbs": 2000,
    "ballots": 3400,
    "moved": 1500,
    "fingers": 2000,
    "unmasked": 2200,
    "lost": 1500,
    "before": 300,
    "mask": 320,
    "mask_of_many": 230,
    "last": 300,
    "goals": 750,
    "compared": 700,
    "after": 2400,
}
"""Milliseconds for which each kind of event is shown. The entries from `before` on belong to the end of the game, where
members are revealed one by one and goals and Influence are compared."""
MANY: Final = 7
"""Number of seats above which each member is revealed faster at the end of the game."""
LENGTHS: Final[dict[type[Event], int]] = {
    Appointed: LASTS["light"],
    Proposed: LASTS["light"],
    Taken: LASTS["light"],
    Named: LASTS["light"],
    Voted: LASTS["thumbs"],
    Counted: LASTS["ballots"],
    Divided: LASTS["ballots"],
    Moved: LASTS["moved"],
    Pointed: LASTS["fingers"],
    Unmasked: LASTS["unmasked"],
    Lost: LASTS["lost"],
}


def direct(told: Sequence[Event], at: int) -> Beat | None:
    """Returns the beat of one public event of Politburo; None if the film does not show the event."""
    match event := told[at]:
        case Drawn() | Opened():
            return None
        case Pointed() | Lost():
            return Beat(LENGTHS[type(event)], joins=at > 0 and type(told[at - 1]) is type(event))
        case Fulfilled():
            ended = next((each for each in told[at:] if isinstance(each, Ended)), None)
            return None if ended is None else Beat(LASTS["after"] + compared(len(ended.members)))
        case Ended():
            return Beat(LASTS["light"], joins=True)
    return None if type(event) not in LENGTHS else Beat(LENGTHS[type(event)])


def compared(seats: int) -> int:
    """Milliseconds from the start of the last beat until Influence is compared, after members and goals are shown."""
    each = LASTS["mask_of_many" if seats > MANY else "mask"]
    masks = LASTS["before"] + each * (seats - 1) + LASTS["last"]
    return masks + LASTS["goals"] + LASTS["compared"]
