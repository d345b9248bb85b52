"""How a table keeps time: when a question closes. The engine knows no time; the server adds it (kremlin 13.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from presidium.core import Ask, Event, Game, Span, State

GRACE: Final = 0.3
"""Seconds after a deadline in which an answer still counts, to allow for network latency."""
BOT_PAUSE: Final = 1.0
"""Seconds that a bot's open decision takes at a live table: always the same, so that its length reveals nothing."""
LEAST: Final = 3.0
"""Minimum seconds that a sealed question stays open at a live table, even if all have answered."""
FLOOR: Final = 2.0
"""Minimum seconds that a sealed question stays open at a table in step, counted from the end of the film."""
MOMENT: Final = 15.0
"""Seconds by which "One moment!" extends a window."""

DECISION: Final = 60.0
"""Default seconds for an open decision at a live table."""
SHEET: Final = 300.0
"""Default seconds for filling in a sheet at a live table."""
BREATH: Final = 6.0
"""Default length of a window at a live table, in seconds."""
WINDOWS: Final[dict[Span, float]] = {"announced": 1.0, "between": 2 / 3}
"""Length of each kind of window, as a multiple of `Tempo.breath`."""
TELLING: Final = 12.0
"""Maximum seconds by which a window is extended because the page is still showing what happened before it."""

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
SOONEST, DEADLINE, LATEST = HOUR, 2 * DAY, 28 * DAY
"""At correspondence tables: minimum, default and maximum seconds for an answer."""
BANK: Final = 3 * DAY
"""At correspondence tables: default extra seconds of a player for a whole game."""

Pace = Literal["live", "untimed", "mail", "solo", "bots"]
Talking = Literal["none", "brief", "open", "call"]


class Tempo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a table.

    `live`: every question has a clock, windows last some seconds, and sealed questions open when all answers are in.
    `untimed`: the table waits until all players asked have answered. `mail` (correspondence): the table waits for days,
    and sealed answers open at fixed times of day. `solo`: one person against bots, without waiting. `bots`: bots only.
    """

    pace: Pace = "untimed"
    scale: float = 1.0
    """A factor on all times, used by tables made before version 0.2."""
    decision: float = DECISION
    """At live tables: seconds for an open decision."""
    sheet: float = SHEET
    """At live tables: seconds for filling in a sheet."""
    when_all_in: bool = True
    """False means a poker face at a table made before version 0.2; newer tables use `poker_face`."""
    breath: float = BREATH
    """At live tables: seconds that a window after an announcement lasts; any other window lasts two thirds of it. Both
    last longer while the page is still showing what happened."""
    poker_face: bool = False
    """At live tables: every sealed question stays open for its full time, even if all have answered."""
    deadline: float = 0.0
    """Seconds the table waits for an answer before the caretaker gives it. Untimed: 0 waits for ever. Correspondence:
    the extra time (`bank`) is used after it."""
    quick: bool = False
    """At untimed tables: players who can change nothing in a window are not asked. So a wait reveals that one can."""
    bank: float = 0.0
    """At correspondence tables: extra seconds beyond the deadlines that each player has for the whole game; the table
    has as many seconds for sealed questions."""
    sittings: tuple[int, ...] = ()
    """At correspondence tables: times of day, in minutes after midnight, at which sealed answers open. If it is empty,
    they open as soon as all are given."""
    zone: str = ""
    """At correspondence tables: IANA time zone of the sittings."""
    in_step: bool = False
    """At live tables, and at untimed tables round one screen: questions wait for the film of what happened, and close
    when the last person has answered. At tables made before version 0.3 it is False, and live windows stay open for
    their whole breath."""
    talk: Talking = "none"
    """Whether the table pauses for talk (floors): not at all, briefly, openly, or as long as people on a call want.
    Floors have a clock at live tables only, and none on a call."""


def pauses_to_talk(tempo: Tempo) -> bool:
    """Whether a table opens floors. By mail, what was said is read before one answers, so no pause is needed."""
    return tempo.talk != "none" and tempo.pace not in ("mail", "bots")


def by_moments(tempo: Tempo) -> bool:
    """True if the page shows simultaneous events one by one: at tables in step, or with one person or bots alone."""
    return tempo.pace in ("solo", "bots") or tempo.in_step


def is_window(g: State[Any]) -> bool:
    """Whether a reaction window is open, in which a player who says nothing passes."""
    question = g.question()
    return question is not None and question.silence is not None


def has_clock(tempo: Tempo) -> bool:
    """Whether questions at this tempo close by themselves when their time is up."""
    return tempo.pace in ("live", "mail") or (tempo.pace == "untimed" and tempo.deadline > 0)


def waits(tempo: Tempo) -> bool:
    """True if the table waits for people. The length of a wait can reveal what a waiting player holds."""
    return tempo.pace in ("untimed", "mail")


def sits(tempo: Tempo) -> bool:
    """Whether sealed answers open at fixed times of day (sittings), regardless of when they were given."""
    return tempo.pace == "mail" and bool(tempo.sittings)


def to_tell(game: Game, told: Iterable[Event], left: float) -> float:
    """Seconds of animation still ahead when a question is asked: the animation of the new public events plus the rest
    (`left`) of earlier events, at most `TELLING`.

    It is the same for every seat, however fast a player's page is.
    """
    weight = 0.0 if game.telling is None else sum(map(game.telling, told))
    return min(max(left, 0.0) + weight, TELLING)


def seconds(tempo: Tempo, g: State[Any], telling: float = 0.0) -> float:
    """Seconds that the current question stays open at a table with a clock. It depends on public facts alone."""
    question = g.question()
    assert question is not None, "a game that is over asks nothing"
    if question.quiet:
        return 0.0
    if waits(tempo):
        return tempo.deadline + (telling if tempo.in_step else 0.0)
    breaths = {span: share * tempo.breath for span, share in WINDOWS.items()}
    lasts = {"decision": tempo.decision, "sheet": tempo.sheet, **breaths}[question.span] * tempo.scale
    return lasts + telling if question.span in WINDOWS or tempo.in_step else lasts


def opens_early(tempo: Tempo, g: State[Any]) -> bool:
    """True if the question may close once all answers are in. At live tables a window may do so only in step."""
    if tempo.pace != "live" or isinstance(g.question(), Ask):
        return True
    if tempo.in_step:
        return not tempo.poker_face
    return tempo.when_all_in and not tempo.poker_face and not is_window(g)


def bot_pause(tempo: Tempo, g: State[Any]) -> float:
    """Seconds that a question put to bots alone stays open at a live table."""
    floor = tempo.in_step and opens_early(tempo, g) and not isinstance(g.question(), Ask)
    return FLOOR if floor else BOT_PAUSE * tempo.scale


def least(tempo: Tempo, g: State[Any]) -> float:
    """Minimum seconds that the current question stays open, even if all answers are in, where no film is shown."""
    return LEAST if tempo.pace == "live" and not isinstance(g.question(), Ask) else 0.0
