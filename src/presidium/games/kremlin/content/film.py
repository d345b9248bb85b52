"""How long a table shows each event (13.5). The page plays its scenes by the same numbers (`made.ts`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from presidium.core import Event, Pass
from presidium.core.content.film import Beat
from presidium.games.kremlin.actions import Propose, Purge, Rehabilitate, Vote
from presidium.games.kremlin.cards.events import Handed, Held, Recounted
from presidium.games.kremlin.events import (
    Aged,
    Ailed,
    Announced,
    Began,
    Cleared,
    Controlled,
    Declared,
    Died,
    Elected,
    Ended,
    Exiled,
    Fell,
    Judged,
    Marked,
    Moved,
    Opened,
    Placed,
    Ranked,
    Rejected,
    Retired,
    Returned,
    Rolled,
    Suspected,
    Tried,
    Voted,
    Waived,
    Waved,
)
from presidium.games.kremlin.printed.people import Letter

LASTS: Final = {
    "light": 1000,
    "slight": 600,
    "brief": 800,
    "bids": 1400,
    "heavy": 1600,
    "grave": 2000,
    "parade": 4600,
    "mark": 3600,
    "funeral": 3600,
    "thaw": 2800,
    "opened": 900,
    "ended": 4200,
    "opening": 1900,
    "announced": 700,
    "vote": 950,
    "silence": 900,
    "verdict": 3200,
    "rejected": 2400,
    "car": 1700,
    "roll": 2500,
    "recounted": 2500,
    "taken": 3000,
    "spared": 2900,
    "patient": 1500,
    "quick": 600,
    "result": 1200,
    "death": 2000,
}
"""Milliseconds for each kind of event. `bids`: several declarations or transfers at once; `opening` to `rejected`: a
trial or an election; `car` to `spared`: a purge; `patient` to `death`: health rolls."""
SENTENCE: Final = (Controlled, Exiled, Died, Cleared, Suspected, Aged)
"""Events that are shown in the same beat as the verdict that causes them."""
GONE: Final = (Exiled, Died, Retired)
SLOW_PATIENTS: Final = 2
"""The number of patients shown slowly; later health rolls without a change are shown faster."""

Told = Sequence[Event]


def direct(told: Told, at: int) -> Beat | None:
    """The beat of one event, by the events of its phase before it and the events of its own step; None if not shown."""
    event, scene = told[at], scene_of(told, at)
    if isinstance(event, (Placed, Ranked, Waived, Held, Handed)):
        return None
    lasts, joins = usual(event, told[at - 1] if at else None, scene)
    if (together := told_together(told, at)) is not None:
        return Beat(lasts, True, LASTS[together])
    following = told[at + 1 :]
    special = in_court(event, scene, following) or in_commission(event, scene) or by_night(event, scene)
    special = special or at_the_doctors(event, scene, following)
    if special is None:
        return Beat(lasts, joins)
    return Beat(lasts if special[0] is None else special[0], joins if special[1] is None else special[1])


def told_together(told: Told, at: int) -> str | None:
    """Key in `LASTS` if this event and the event before it are shown as one moment; None if they are two.

    One moment are: declarations of several players at once, several politicians who move up or come back at once, and
    a stretch in which nothing happens.
    """
    if not at:
        return None
    if isinstance(told[at], Declared) and isinstance(told[at - 1], Declared):
        return "bids"
    if is_transfer(told, at) and type(told[at]) is type(told[at - 1]) and is_transfer(told, at - 1):
        return "bids"
    return "light" if is_nothing(told, at) and is_nothing(told, at - 1) else None


def is_transfer(told: Told, at: int) -> bool:
    """True if a politician changes his post, or comes back from a cure, without a scene of his own."""
    event = told[at]
    return isinstance(event, Returned) or (isinstance(event, Moved) and not is_back(event, scene_of(told, at)))


def is_nothing(told: Told, at: int) -> bool:
    """True if nobody does anything: a politician passes outside a vote, or a phase other than the first begins."""
    event = told[at]
    if isinstance(event, Began):
        return event.phase != 1
    return isinstance(event, Announced) and isinstance(event.action, Pass) and round_of(scene_of(told, at)) is None


Special = tuple[int | None, bool | None]
"""A scene's changes to a beat: milliseconds, and whether it joins the beat before; None for no change."""
SHOWN: Final[Special] = (None, None)


def scene_of(told: Told, at: int) -> Told:
    """The events of the same phase that come before this event."""
    first = at
    while first > 0 and not isinstance(told[first - 1], Began):
        first -= 1
    return told[first:at]


def usual(event: Event, before: Event | None, scene: Told) -> tuple[int, bool]:
    """The milliseconds of an event outside the big scenes, and whether it joins the event before."""
    match event:
        case Began():
            return LASTS["heavy" if event.phase == 1 else "slight"], False
        case Announced():
            passes = isinstance(event.action, Pass)
            return LASTS[("slight" if event.by is None else "brief") if passes else "light"], False
        case Fell() | Ailed():
            return LASTS["light"], True
        case Aged():
            return LASTS["brief"], True
        case Declared():
            return LASTS["brief"], False
        case Controlled():
            return LASTS["heavy"], event.player is None
        case Rolled():
            return LASTS["parade" if event.why == "wave" else "heavy"], False
        case Died() | Exiled() | Judged():
            return LASTS["grave"], True
        case Suspected() | Cleared():
            return LASTS["light"], is_sentence(scene)
        case Elected():
            return LASTS["funeral"], False
        case Moved():
            return LASTS["thaw" if is_back(event, scene) else "light"], False
        case Waved():
            return LASTS["parade"], isinstance(before, Rolled) and before.why == "wave"
        case Marked():
            joins = isinstance(before, Waved)
            return LASTS["light" if joins else "mark"], joins
        case Opened():
            return LASTS["opened"], False
        case Ended():
            return LASTS["ended"], False
        case Tried():
            return LASTS["heavy"], False
    return LASTS["light"], False


def is_back(event: Moved, scene: Told) -> bool:
    """True if the politician comes back from Siberia by a rehabilitation announced in this phase."""
    return any(
        isinstance(each, Announced) and isinstance(each.action, Rehabilitate) and each.action.who == event.who
        for each in scene
    )


def is_sentence(scene: Told) -> bool:
    """True if the next event belongs to a verdict that has just been shown."""
    return isinstance(next((each for each in reversed(scene) if not isinstance(each, SENTENCE)), None), Judged)


# A vote in court (3.2), or on a new Chief (5.3)


def round_of(scene: Told) -> tuple[str, Letter] | None:
    """The vote under way: `trial` or `election`, and the accused or nominee; None if there is no vote."""
    about: tuple[str, Letter] | None = None
    for event in scene:
        match event:
            case Tried():
                about = "trial", event.who
            case Announced(action=Propose(who=nominee)):
                about = "election", nominee
            case Judged() | Elected() | Rejected() | Fell(action=Propose()):
                about = None
            case Exiled() | Died() | Retired() if about is not None and event.who == about[1]:
                about = None
    return about


def is_vote(event: Event) -> bool:
    """True if the event is an announced vote, or an announced abstention."""
    return isinstance(event, Announced) and isinstance(event.action, (Vote, Pass))


def in_court(event: Event, scene: Told, following: Told) -> Special | None:
    """The beat of an event during a trial, with a pause before the last vote; None outside a trial."""
    if isinstance(event, Tried):
        return LASTS["opening"], None
    about = round_of(scene)
    if about is None or about[0] != "trial":
        return None
    if isinstance(event, Judged):
        return LASTS["verdict"], False
    if is_vote(event):
        return LASTS["announced"], None
    if not isinstance(event, Voted):
        return SHOWN
    decides = bool(following) and isinstance(following[0], Judged)
    return LASTS["vote"] + (LASTS["silence"] if decides else 0), None


def in_commission(event: Event, scene: Told) -> Special | None:
    """The beat of an event during an election, from the proposal on; None outside an election."""
    if isinstance(event, Announced) and isinstance(event.action, Propose):
        return LASTS["opening"], None
    about = round_of(scene)
    if about is None or about[0] != "election" or isinstance(event, (Began, Elected)):
        return None
    if isinstance(event, Rejected):
        return LASTS["rejected"], None
    if is_vote(event):
        return LASTS["announced"], None
    return (LASTS["vote"], None) if isinstance(event, Voted) else SHOWN


# A purge by night (2)


def visit_of(scene: Told) -> tuple[Letter, Letter | None, bool] | None:
    """The purge under way: the victim, the purger if known, and whether the die was cast; None if there is none."""
    visit: tuple[Letter, Letter | None, bool] | None = None
    for event in scene:
        match event:
            case Announced(action=Purge(who=victim)):
                visit = victim, event.who, False
            case Announced() | Began() | Fell(action=Purge()):
                visit = None
            case Rolled(why="purge"):
                visit = event.who, visit[1] if visit is not None and visit[0] == event.who else None, True
            case Exiled() | Died() | Retired() if visit is not None and event.who == visit[0]:
                visit = None
            case Aged() if visit is not None and visit[2] and event.who == visit[1]:
                visit = None
    return visit


def by_night(event: Event, scene: Told) -> Special | None:
    """The beat of an event during a purge, until the purge has succeeded or failed; None outside a purge."""
    if isinstance(event, (Announced, Rolled)) and visit_of((*scene, event)) is not None:
        return LASTS["car" if isinstance(event, Announced) else "roll"], None
    visit = visit_of(scene)
    if visit is None or isinstance(event, (Began, Announced)):
        return None
    victim, by, cast = visit
    before = scene[-1]
    match event:
        case Controlled() if event.who == victim:
            return None, False
        case Exiled() if event.who == victim:
            return LASTS["taken"], isinstance(before, Controlled) and before.who == victim
        case Recounted() if cast and event.who == victim:
            return LASTS["recounted"], False
        case Aged() if cast and event.who == by:
            return LASTS["spared"], False
    return SHOWN


# The doctors (4)


def at_the_doctors(event: Event, scene: Told, following: Told) -> Special | None:
    """The beat of a health roll of phase 4 or of its result; None for other events."""
    if not isinstance(event, (Rolled, Ailed, Died)):
        return None
    roll = event if is_health(event) else next((each for each in reversed(scene) if isinstance(each, Rolled)), None)
    if roll is None or not is_health(roll) or roll.who != event.who:
        return None
    if not isinstance(event, Rolled):
        return LASTS["death" if isinstance(event, Died) else "result"], None
    changes = any(isinstance(each, (Ailed, Died)) and each.who == event.who for each in following)
    seen = {each.who for each in scene if isinstance(each, Rolled) and each.why == "health"}
    return LASTS["patient" if changes or len(seen) < SLOW_PATIENTS else "quick"], None


def is_health(event: Event) -> bool:
    """True if the event is a health roll."""
    return isinstance(event, Rolled) and event.why == "health"
