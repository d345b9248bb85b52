"""When a question closes. The engine knows no time; the table does (kremlin 13.5)."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from presidium.core import Ask, Span, State

GRACE: Final = 0.3
"""How long after a deadline an answer still counts: for the way through the wires."""
BOT_PAUSE: Final = 1.0
"""How long a bot's open decision takes at a live table: always the same, whatever it is."""

DECISION: Final = 60.0
SHEET: Final = 300.0
WINDOWS: Final[dict[Span, float]] = {"before-dice": 5.0, "between-votes": 4.0, "phase-change": 3.0}

Pace = Literal["live", "untimed", "solo", "bots"]


class Tempo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table keeps time.

    `live`: windows and sealed questions stay open for a fixed time, and decisions have a clock. `untimed`: it waits
    until all people asked have answered. `solo`: one person against bots, who waits for nobody. `bots`: nobody waits.
    """

    pace: Pace = "untimed"
    scale: float = 1.0
    decision: float = DECISION
    sheet: float = SHEET
    when_all_in: bool = False
    """Live: sealed questions that are not windows open as soon as all answers are in."""


def by_moments(tempo: Tempo) -> bool:
    """Whether what happens at once is told one by one: nobody else waits while somebody looks at it."""
    return tempo.pace in ("solo", "bots")


def is_window(g: State[Any]) -> bool:
    """Whether a reaction window is open, where whoever says nothing passes."""
    question = g.question()
    return question is not None and question.silence is not None


def seconds(tempo: Tempo, g: State[Any]) -> float:
    """How long the question that stands stays open at a live table. Public facts alone decide it."""
    question = g.question()
    assert question is not None, "a game that is over asks nothing"
    if question.quiet:
        return 0.0
    lasts = {"decision": tempo.decision, "sheet": tempo.sheet, **WINDOWS}
    return lasts[question.span] * tempo.scale


def opens_early(tempo: Tempo, g: State[Any]) -> bool:
    """Whether the question may close before its time because all answers are in."""
    if tempo.pace != "live" or isinstance(g.question(), Ask):
        return True
    return tempo.when_all_in and not is_window(g)
