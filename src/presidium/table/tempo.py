"""When a question closes. The engine knows no time; the table does (kremlin 13.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from presidium.core import Ask, Event, Game, Span, State

GRACE: Final = 0.3
"""How long after a deadline an answer still counts: for the way through the wires."""
BOT_PAUSE: Final = 1.0
"""How long a bot's open decision takes at a live table: always the same, whatever it is."""
LEAST: Final = 3.0
"""How long a sealed question stays open at a live table, however soon all have answered."""
MOMENT: Final = 15.0
"""How much longer a window lasts when a moment is asked for."""

DECISION: Final = 60.0
SHEET: Final = 300.0
BREATH: Final = 6.0
WINDOWS: Final[dict[Span, float]] = {"announced": 1.0, "between": 2 / 3}
"""How many breaths each kind of window lasts."""
TELLING: Final = 12.0
"""How much longer a window lasts at most, for what was told just before it."""

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
SOONEST, DEADLINE, LATEST = HOUR, 2 * DAY, 28 * DAY
"""By mail: how long an answer may take; the least, the usual, the most."""
BANK: Final = 3 * DAY
"""By mail: how much longer somebody may take in a whole game."""

Pace = Literal["live", "untimed", "mail", "solo", "bots"]


class Tempo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table keeps time.

    `live`: windows last a breath, sealed questions open when all answers are in, and everything has a clock.
    `untimed`: it waits until all people asked have answered. `mail`: it does for days, and whatever is sealed opens at
    fixed times. `solo`: one person against bots, who waits for nobody. `bots`: nobody waits.
    """

    pace: Pace = "untimed"
    scale: float = 1.0
    """Tables made before version 0.2: how much longer everything takes."""
    decision: float = DECISION
    sheet: float = SHEET
    when_all_in: bool = True
    """Tables made before version 0.2: False where they keep a poker face."""
    breath: float = BREATH
    """Live: how long a window lasts after an announcement; any other two thirds of it. Both last longer when there was
    something to tell."""
    poker_face: bool = False
    """Live: every sealed question stays open for its whole time, however soon all have answered."""
    deadline: float = 0.0
    """How long the table waits for an answer before the caretaker gives it; untimed, 0 is for ever. By mail the bank
    runs after it."""
    quick: bool = False
    """Untimed: whoever could change nothing in a window is not asked; a wait then tells that somebody could."""
    bank: float = 0.0
    """Mail: how much longer than the deadline each may take in the whole game, and the table with what is sealed."""
    sittings: tuple[int, ...] = ()
    """Mail: at which times of day, in minutes after midnight, whatever is sealed opens; none: when all are in."""
    zone: str = ""
    """Mail: where the sittings are held, as the IANA calls it."""


def by_moments(tempo: Tempo) -> bool:
    """Whether what happens at once is told one by one: nobody else waits while somebody looks at it."""
    return tempo.pace in ("solo", "bots")


def is_window(g: State[Any]) -> bool:
    """Whether a reaction window is open, where whoever says nothing passes."""
    question = g.question()
    return question is not None and question.silence is not None


def has_clock(tempo: Tempo) -> bool:
    """Whether its questions close by themselves when their time is over."""
    return tempo.pace in ("live", "mail") or (tempo.pace == "untimed" and tempo.deadline > 0)


def waits(tempo: Tempo) -> bool:
    """Whether the table waits for people, so that whatever it waits for could tell something of them."""
    return tempo.pace in ("untimed", "mail")


def sits(tempo: Tempo) -> bool:
    """Whether what is sealed opens at fixed times of day, whoever has answered by then and when."""
    return tempo.pace == "mail" and bool(tempo.sittings)


def to_tell(game: Game, told: Iterable[Event], left: float) -> float:
    """How many seconds of telling are ahead when a question is put: what everybody has just been told, and what is left
    of before. The same for every seat, however fast its page is."""
    weight = 0.0 if game.telling is None else sum(map(game.telling, told))
    return min(max(left, 0.0) + weight, TELLING)


def seconds(tempo: Tempo, g: State[Any], telling: float = 0.0) -> float:
    """How long the question that stands stays open at a table with a clock. Public facts alone decide it."""
    question = g.question()
    assert question is not None, "a game that is over asks nothing"
    if question.quiet:
        return 0.0
    if waits(tempo):
        return tempo.deadline
    breaths = {span: share * tempo.breath for span, share in WINDOWS.items()}
    lasts = {"decision": tempo.decision, "sheet": tempo.sheet, **breaths}[question.span] * tempo.scale
    return lasts + telling if question.span in WINDOWS else lasts


def opens_early(tempo: Tempo, g: State[Any]) -> bool:
    """Whether the question may close before its time because all answers are in: a live window never does."""
    if tempo.pace != "live" or isinstance(g.question(), Ask):
        return True
    return tempo.when_all_in and not tempo.poker_face and not is_window(g)


def least(tempo: Tempo, g: State[Any]) -> float:
    """How long the question stays open although all answers are in."""
    return LEAST if tempo.pace == "live" and not isinstance(g.question(), Ask) else 0.0
