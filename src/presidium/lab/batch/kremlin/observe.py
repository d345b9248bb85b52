"""12.1 Observations of Kremlin as numbers: all public facts, the seat's own sheet and its own sealed answer.

Seats are counted from the observer. Numbers of politicians and seats are one higher than elsewhere; 0 means none.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from presidium.lab.batch.batch import Field
from presidium.lab.batch.kremlin import actions as numbers
from presidium.lab.batch.kremlin import setup
from presidium.lab.batch.kremlin.board import MEN, NUMBERS, POSTS
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import ADD, ANNOUNCE, OVER, SHEETS, WINDOW
from presidium.lab.batch.kremlin.phases import growth, rights
from presidium.lab.batch.kremlin.record import PARADES, Game

UNKNOWN: Final = -1
MAX_VALUE: Final = 127

PUBLIC: Final = (
    Field("year", 1, 1, 11, "from 1 for 1951"),
    Field("phase", 1, 0, 8),
    Field("question", 1, 0, 11, "what is asked: see presidium.lab.batch.kremlin.modes"),
    Field("right", 1, 0, 22, "which step or vote it is about: see presidium.lab.batch.kremlin.phases.year"),
    Field("post", 1, 0, 8, "of whose holder the step is"),
    Field("silent", 1, 0, 1, "whether silence stands (13.2)"),
    Field("announced", 1, 0, 1, "whether something is announced and not done yet (C.5)"),
    Field("actor", 1, 0, MEN, "who acts"),
    Field("by", 1, 0, 6, "for which chair"),
    Field("deed", 3, 0, MEN + 1, "what is announced: kind of action, whom it is about, the rest of it"),
    Field("purged", 1, 0, 20, "how many have been purged in this phase"),
    Field("victim", 1, 0, MEN, "for whom a purge is rolled"),
    Field("tried", 1, 0, 1, "whether somebody has been accused in this phase"),
    Field("condemned", 1, 0, 1),
    Field("marked", 1, 0, 1, "whether a ? has been placed in this phase"),
    Field("accuser", 1, 0, MEN),
    Field("accused", 1, 0, MEN),
    Field("proposer", 1, 0, MEN),
    Field("nominee", 1, 0, MEN),
    Field("second", 1, 0, 1, "whether the first nominee was defeated (5.4)"),
    Field("turn", 1, 0, POSTS, "which post has the turn to vote"),
    Field("rearranged", 1, 0, 3, "which levels the Chief has rearranged: 1, 2, or 3 for both"),
    Field("added", 1, 0, 12, "how often somebody has added influence, or declined to (10)"),
    Field("ended", 1, 0, 6, "by which rule: see presidium.lab.batch.kremlin.phases.ending"),
    Field("vote", POSTS, 0, 2, "by post: 1 innocent or for, 2 guilty or against"),
    Field("track", PARADES, -1, MEN, "by year: who has the mark (1986 a politician, 1988 a chair); -1 a blank year"),
)
MEN_FIELDS: Final = (
    Field("place", MEN, 0, 12, "eight posts by rank, Candidates, People, Siberia, Wall, retired"),
    Field("stress", MEN, 0, MAX_VALUE, "127 if it is more"),
    Field("crosses", MEN, 0, 2),
    Field("suspect", MEN, 0, 11, "the year of the ?"),
    Field("cure", MEN, 0, 1),
    Field("resting", MEN, 0, 1, "whose cure has just ended (1.1)"),
    Field("touched", MEN, 0, 1, "on whom a ? was placed or removed in this phase (3.1)"),
    Field("about", MEN, 0, 1, "whom the window is about"),
    Field("tie", MEN, 0, 1, "whose control dice have to settle (C.2)"),
    Field("suspects", MEN, 0, 1, "who can be accused in this phase (3.1)"),
    Field("rebels", MEN, 0, 1, "who can be named in the second round (5.4)"),
    Field("moved", MEN, 0, 1, "who has been moved (6.1)"),
    Field("control", MEN, 0, 6, "who controls him, by chair"),
)
BY_CHAIR: Final = (
    ("asked", 1, 0, 1, "who is asked now"),
    ("seniority", 1, -1, 5, "the rank of each chair; -1 before it is drawn"),
    ("waived", 1, 0, 1, ""),
    ("tied", 1, 0, 1, "who rolls for control (C.2)"),
    ("face", 1, 0, 20, "what those have rolled"),
    ("adds_first", 1, 0, 1, "who adds influence first (10)"),
    ("winners", 1, 0, 1, ""),
    ("declared", MEN, 0, 17, "by politician"),
    ("rises", MEN, 0, 6, "in which order the numbers on him were last raised"),
    ("need", MEN, 0, 17, "the number first written there must have been at least this"),
    ("shift", MEN, -17, 6, "what was added to it since, or lost"),
    ("sheet", MEN, -1, 17, "what is written; -1 where it is not known"),
)
OWN: Final = (Field("answer", 3, 0, MEN + 1, "the own sealed answer: kind of action, whom it is about, the rest"),)


def fields(seats: int) -> tuple[Field, ...]:
    """The fields of an observation at a table with this number of seats."""
    by_chair = tuple(Field(name, size * seats, least, most, about) for name, size, least, most, about in BY_CHAIR)
    return (*PUBLIC, *MEN_FIELDS, *by_chair, *OWN)


BLOCKS: Final = np.array(
    [
        numbers.PASS,
        numbers.WAIVE,
        numbers.PICK,
        numbers.DECLARE,
        numbers.AS_NEEDED,
        numbers.CHOOSE,
        numbers.CURE,
        numbers.PURGE,
        numbers.SUSPECT,
        numbers.CLEAR,
        numbers.ACCUSE,
        numbers.CONDEMN,
        numbers.GUILTY,
        numbers.INNOCENT,
        numbers.FOR,
        numbers.AGAINST,
        numbers.PROPOSE,
        numbers.REARRANGE_1,
        numbers.REARRANGE_2,
        numbers.MOVE,
        numbers.EXCHANGE,
        numbers.REHABILITATE,
        numbers.ADD,
    ],
    np.int64,
)
"""Number of the first action in each block of actions."""


def in_three(action: int) -> tuple[int, int, int]:
    """An action as three numbers: its kind from 1 on, the politician, and the second politician, place or number."""
    kind = int(np.searchsorted(BLOCKS, action, "right"))
    rest, width = action - int(BLOCKS[kind - 1]), 1
    if numbers.DECLARE <= action < numbers.CHOOSE:
        width = NUMBERS
    elif numbers.MOVE <= action < numbers.EXCHANGE:
        width = numbers.GOALS
    elif numbers.EXCHANGE <= action < numbers.REHABILITATE:
        width = MEN
    return kind, rest // width + 1, rest % width + 1


IN_THREE: Final = np.array([in_three(action) for action in range(numbers.SENIOR)], np.int8)
"""The result of `in_three` for each action of a player. Actions of chance are not observed."""


@compiled
def tell_action(action: int, out: Any, at: int) -> None:
    out[at], out[at + 1], out[at + 2] = IN_THREE[action][0], IN_THREE[action][1], IN_THREE[action][2]


@compiled
def is_asked(g: Game, seat: int) -> bool:
    """True if this seat is asked the current question, even if it has already given its sealed answer."""
    if g.mode == WINDOW:
        return not g.waived >> seat & 1
    if g.mode == ANNOUNCE:
        return g.control[g.actor] == seat
    return g.mode == SHEETS or (g.mode == ADD and growth.adder(g) == seat)


@compiled
def chair(g: Game, seat: int, looks: int) -> int:
    """A seat counted from the observer, who is 1; 0 if there is no seat."""
    place = seat - looks + 1 if seat >= looks else seat - looks + 1 + g.seats
    return place if seat else 0


@compiled
def tell_public(g: Game, looks: int, out: Any) -> int:
    """Writes the fields of `PUBLIC`; returns the index after the last number written."""
    on = g.mode != OVER and g.mode >= ANNOUNCE
    out[0], out[1], out[2] = g.year, g.phase, g.mode
    out[3] = rights.right(g) if on else 0
    out[4] = rights.post(g) if on else 0
    out[5], out[6], out[7] = g.silent, g.announced, g.actor + 1
    out[8] = chair(g, g.by, looks)
    out[9] = out[10] = out[11] = 0
    if g.announced:
        tell_action(g.deed, out, 9)
    out[12], out[13], out[14], out[15], out[16] = g.purged, g.victim + 1, g.tried, g.condemned, g.marked
    out[17], out[18], out[19], out[20] = g.accuser + 1, g.accused + 1, g.proposer + 1, g.nominee + 1
    out[21], out[22], out[23], out[24], out[25] = g.second, g.turn, g.rearranged, g.added, g.ended
    at = 26
    for post in range(POSTS):
        out[at + post] = g.vote[post]
    at += POSTS
    for year in range(PARADES):
        mark = g.track[year] if year < g.parades else 0
        if year < g.parades and mark >= 0:
            mark = mark + 1 if g.of_1986 else chair(g, mark, looks)
        out[at + year] = mark
    return at + PARADES


# Fixed-size rows for each politician, so that the compiler can vectorize


@compiled
def tell(row: Any, numbers: Any) -> None:
    for who in range(MEN):
        row[who] = numbers[who]


@compiled
def tell_mask(row: Any, mask: int) -> None:
    for who in range(MEN):
        row[who] = mask >> who & 1


@compiled
def tell_stress(g: Game, row: Any) -> None:
    for who in range(MEN):
        row[who] = min(g.stress[who], MAX_VALUE)


@compiled
def tell_control(g: Game, looks: int, row: Any) -> None:
    for who in range(MEN):
        row[who] = chair(g, g.control[who], looks)


@compiled
def tell_men(g: Game, looks: int, out: Any, at: int) -> int:
    """Writes the fields of `MEN_FIELDS`; returns the index after the last number written."""
    tell(out[at:], g.place)
    tell_stress(g, out[at + MEN :])
    tell(out[at + 2 * MEN :], g.crosses)
    tell(out[at + 3 * MEN :], g.suspect)
    tell(out[at + 4 * MEN :], g.cure)
    tell_mask(out[at + 5 * MEN :], g.resting)
    tell_mask(out[at + 6 * MEN :], g.touched)
    tell_mask(out[at + 7 * MEN :], g.about)
    tell_mask(out[at + 8 * MEN :], g.ties)
    tell_mask(out[at + 9 * MEN :], g.suspects)
    tell_mask(out[at + 10 * MEN :], g.rebels)
    tell_mask(out[at + 11 * MEN :], g.moved)
    tell_control(g, looks, out[at + 12 * MEN :])
    return at + 13 * MEN


@compiled
def tell_chairs(g: Game, seat: int, looks: int, out: Any, at: int) -> int:
    """Writes the fields of `BY_CHAIR`; returns the index after the last number written."""
    n = g.seats
    for place in range(n):
        other = looks + place if looks + place <= n else looks + place - n
        out[at + place] = is_asked(g, other)
        out[at + n + place] = rank(g, other)
        out[at + 2 * n + place] = g.waived >> other & 1
        out[at + 3 * n + place] = g.tied >> other & 1
        out[at + 4 * n + place] = g.face[other]
        out[at + 5 * n + place] = g.adds_from == other
        out[at + 6 * n + place] = g.winners >> other & 1
        first = at + 7 * n + place * MEN
        tell(out[first:], g.declared[other])
        tell(out[first + n * MEN :], g.rises[other])
        tell(out[first + 2 * n * MEN :], g.need[other])
        tell(out[first + 3 * n * MEN :], g.shift[other])
        tell_sheet(g, other, other == seat or g.mode == OVER, out[first + 4 * n * MEN :])
    return at + 7 * n + 5 * n * MEN


@compiled
def rank(g: Game, seat: int) -> int:
    """A seat's rank in seniority, 0 for the most senior; -1 before seniority is drawn."""
    for place in range(g.ranked):
        if g.seniority[place] == seat:
            return place
    return -1


@compiled
def tell_sheet(g: Game, seat: int, known: bool, row: Any) -> None:
    """Writes the sheet of a seat, complete or in part, if the observer knows it; at the end all sheets are open."""
    if known and g.picked[seat]:
        for who in range(MEN):
            row[who] = 0
        for pick in range(g.picked[seat]):
            row[g.pick[seat][pick]] = NUMBERS - pick
    elif known and (g.phase > 0 or setup.writer(g) == 0):
        tell(row, g.written[seat])
    else:
        for who in range(MEN):
            row[who] = UNKNOWN


@compiled
def observe(g: Game, seat: int, out: Any) -> None:
    """Writes everything that this seat may know. For a spectator (0), seats are counted from seat 1."""
    looks = seat if seat else 1
    at = tell_public(g, looks, out)
    at = tell_men(g, looks, out, at)
    at = tell_chairs(g, seat, looks, out, at)
    out[at] = out[at + 1] = out[at + 2] = 0
    if seat and g.mode == WINDOW and g.answer[seat] >= 0:
        tell_action(g.answer[seat], out, at)
