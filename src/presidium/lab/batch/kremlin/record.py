"""One game of Kremlin as numbers: everything in an engine state except its log, for the options that batches support.

The annotations of `Game` are the layout of an array. A batch is an array of such records. `blank` makes a record of
Python lists, on which the same rules run uncompiled. Politicians, places and seats are numbered as in `board`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, get_type_hints

import numpy as np

from presidium.lab.batch.kremlin.board import MEN, NUMBERS, PLACES, POSTS, SEATS
from presidium.lab.batch.kremlin.compiled import COMPILED

MAX_OPTIONS: Final = 300
PARADES: Final = 10

Number = Annotated[int, np.int8, ()]
Mask = Annotated[int, np.int32, ()]
"""A set of politicians or seats as a bit mask."""
Coded = Annotated[int, np.int16, ()]
"""An action as its number in `actions`."""
ByMan = Annotated[list[int], np.int8, (MEN,)]
ByPost = Annotated[list[int], np.int8, (POSTS,)]
BySeat = Annotated[list[int], np.int8, (SEATS + 1,)]
BySeatAndMan = Annotated[list[list[int]], np.int8, (SEATS + 1, MEN)]


class Game:
    """One game of Kremlin. The fields mean the same as in `presidium.games.kremlin.state` and in the engine's steps."""

    # Rules of the game
    seats: Number
    of_1986: Number
    strengths: Number
    growth: Number
    nestor: Number
    """0.3 1 if the politician Nestor may stand on a sheet."""
    joint_win: Number
    purge_limit: Number
    retirement_age: Annotated[int, np.int16, ()]
    most_shown: Number

    # Current place in the game
    mode: Number
    """The kind of the current question, one of the constants in `modes`."""
    step: Coded
    """Index of the current step in the year's list of steps, see `year`."""
    year: Number
    phase: Number
    seniority: BySeat
    """Seats in order of seniority, the most senior at index 0."""
    ranked: Number

    # Politicians
    place: ByMan
    stress: Annotated[list[int], np.int16, (MEN,)]
    """Stress points of each politician; 16 bits, because without an age of retirement they are unlimited."""
    crosses: ByMan
    suspect: ByMan
    cure: ByMan
    holder: ByPost
    there: Annotated[list[int], np.int32, (PLACES,)]
    """For each place: the politicians at this place, as a bit mask."""
    old: Mask
    """9.1 The politicians who have reached the age of retirement, as a bit mask."""
    resting: Mask
    touched: Mask

    # Influence
    written: BySeatAndMan
    declared: BySeatAndMan
    rises: BySeatAndMan
    control: ByMan
    need: BySeatAndMan
    shift: BySeatAndMan
    needing: Annotated[list[list[int]], np.int8, (SEATS + 1, NUMBERS + 1)]
    """For each seat and number: how many politicians need at least this number on the seat's sheet."""
    taken: Annotated[list[int], np.int16, (SEATS + 1,)]
    """For each seat: bit n is set if public facts show that the sheet has no number of n or more left."""
    pick: Annotated[list[list[int]], np.int8, (SEATS + 1, NUMBERS)]
    """For each seat: the politicians that it has picked for its sheet so far, beginning with 10 points."""
    picked: BySeat

    # The announcement and its window
    actor: Number
    """The politician whose player must announce something, or who has announced something."""
    announced: Number
    by: Number
    deed: Coded
    about: Mask
    """The politicians whose control the window is about, as a bit mask; 0 at the start of a phase."""
    waived: Mask
    silent: Number
    answer: Annotated[list[int], np.int16, (SEATS + 1,)]
    """For each seat: its sealed answer in the window; -1 if it has not answered."""
    waiting: Mask
    """The seats that have not answered in the window yet, as a bit mask."""
    ties: Mask
    """The politicians whose control dice will decide, as a bit mask; the dice decide the lowest bit first."""
    tied: Mask
    face: BySeat
    """For each tied seat: its die; 0 if it has not been rolled."""
    bid_on: BySeat
    bid: BySeat
    """For each seat's declaration in a volley: its points or, for a proxy, its limit. `bid_on` holds the politician."""
    numbers: BySeat
    shows: BySeat
    """For each seat: the points that its proxy shows on one politician; `numbers` holds the points of all seats."""

    # State of the phases
    purged: Number
    victim: Number
    suspects: Mask
    tried: Number
    condemned: Number
    marked: Number
    accuser: Number
    accused: Number
    proposer: Number
    nominee: Number
    rebels: Mask
    second: Number
    """1 if the first nominee of an election was defeated, otherwise 0."""
    turn: Number
    """The post whose holder votes next in a trial or an election."""
    vote: ByPost
    """The vote of each post's holder: 0 none, 1 innocent or for, 2 guilty or against."""
    moved: Mask
    rearranged: Number
    adds_from: Number
    """10 The seat that adds influence first; `added` counts how often seats have added."""
    added: Number

    # End of the game
    track: Annotated[list[int], np.int8, (PARADES,)]
    """For each year: the politician who waved (1986) or the player who controlled him (1988); -1 for a blank year."""
    parades: Number
    winners: Mask
    ended: Number
    """The rule by which the game ended, see `ending`; 0 while the game goes on."""

    # Options of the current question, and their number
    options: Annotated[list[int], np.int16, (MAX_OPTIONS,)]
    count: Coded


LAYOUT: Final = {name: hint.__metadata__ for name, hint in get_type_hints(Game, include_extras=True).items()}
KEPT: Final = tuple(name for name in LAYOUT if name not in ("options", "count", "bid_on", "bid", "numbers", "shows"))
"""The fields that make up a state; the rules use all other fields only within a step."""
GAME: Final = np.dtype([(name, kind, shape) for name, (kind, shape) in LAYOUT.items()])


def blank() -> Game:
    """A record in which all numbers are 0, made of Python numbers and lists."""
    row, game = np.zeros((), GAME), Game()
    for name in LAYOUT:
        setattr(game, name, row[name].tolist())
    return game


def copy(game: Game) -> Game:
    twin = Game()
    for name, part in vars(game).items():
        if type(part) is list:
            part = [row[:] for row in part] if type(part[0]) is list else part[:]
        setattr(twin, name, part)
    return twin


def batch(games: Sequence[Game]) -> Any:
    """An array of these games. It contains Python records if the rules run uncompiled."""
    if not COMPILED:
        found = np.empty(len(games), object)
        found[:] = games
        return found
    packed = np.zeros(len(games), GAME)
    for name in KEPT:
        packed[name] = [getattr(game, name) for game in games]
    return packed


def copies(games: Any, n: int) -> Any:
    """An array of `n` copies of one game."""
    return np.repeat(games, n) if COMPILED else batch([copy(games[0]) for _ in range(n)])


def column(games: Any, name: str) -> Any:
    """The values of one field in all games."""
    return games[name] if COMPILED else np.array([getattr(game, name) for game in games], LAYOUT[name][0])
