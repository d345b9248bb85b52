"""One game as numbers: all that an engine state of this scope holds, and nothing else but its log.

The annotations of `Game` are the layout: a batch is an array of such records, and `blank` makes one of Python's own
lists, on which the same rules run uncompiled. Politicians, places, seats are numbered as in `board`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, get_type_hints

import numpy as np

from presidium.batch.kremlin.board import MEN, NUMBERS, PLACES, POSTS, SEATS
from presidium.batch.kremlin.compiled import COMPILED

MOST_OPTIONS: Final = 300
PARADES: Final = 10

Number = Annotated[int, np.int8, ()]
Mask = Annotated[int, np.int32, ()]
"""Politicians, or seats, as bits: 1 << who."""
Coded = Annotated[int, np.int16, ()]
"""An answer by its number in `actions`."""
ByMan = Annotated[list[int], np.int8, (MEN,)]
ByPost = Annotated[list[int], np.int8, (POSTS,)]
BySeat = Annotated[list[int], np.int8, (SEATS + 1,)]
BySeatAndMan = Annotated[list[list[int]], np.int8, (SEATS + 1, MEN)]


class Game:
    """What the fields mean is said where the game has them, in `presidium.kremlin.state` and the steps."""

    # The rules
    seats: Number
    of_1986: Number
    strengths: Number
    growth: Number
    nestor: Number
    """0.3 Whether he may stand on a sheet."""
    joint_win: Number
    purge_limit: Number
    retirement_age: Annotated[int, np.int16, ()]
    most_shown: Number

    # Where the game is
    mode: Number
    """What is asked, see `modes`."""
    step: Coded
    """The place in the year's list of steps, see `year`."""
    year: Number
    phase: Number
    seniority: BySeat
    """From place 0 on."""
    ranked: Number

    # The politicians
    place: ByMan
    stress: Annotated[list[int], np.int16, (MEN,)]
    """Without an age of retirement it has no end."""
    crosses: ByMan
    suspect: ByMan
    cure: ByMan
    holder: ByPost
    there: Annotated[list[int], np.int32, (PLACES,)]
    """By place: who is there."""
    old: Mask
    """9.1 Who has reached the age of retirement."""
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
    """By seat: how many of its needs are at least so high."""
    taken: Annotated[list[int], np.int16, (SEATS + 1,)]
    """By seat, as bits: from which numbers on all are needed, each by somebody."""
    pick: Annotated[list[list[int]], np.int8, (SEATS + 1, NUMBERS)]
    """The sheet a seat is writing: whom it gives 10, 9, and so on."""
    picked: BySeat

    # What is announced, and the window about it
    actor: Number
    """Who is to announce something, or has."""
    announced: Number
    by: Number
    deed: Coded
    about: Mask
    """Whom the window is about; nobody: a phase begins."""
    waived: Mask
    silent: Number
    answer: Annotated[list[int], np.int16, (SEATS + 1,)]
    """The sealed answers of the window; -1 for none yet."""
    waiting: Mask
    """The seats that have not answered yet."""
    ties: Mask
    """On whom equal numbers have to be settled by dice; the first is being settled."""
    tied: Mask
    face: BySeat
    """What those who are tied have rolled; 0: nothing yet."""
    bid_on: BySeat
    bid: BySeat
    """On whom each declares in a volley that is opened, -1 for nobody, and what: the total, or the limit of a proxy."""
    numbers: BySeat
    shows: BySeat
    """What it will make of the numbers on one politician, and what proxies show of it."""

    # The phases
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
    """Whether the first nominee was defeated."""
    turn: Number
    """Whose post has the turn to vote."""
    vote: ByPost
    """By post: 1 innocent, or for; 2 guilty, or against."""
    moved: Mask
    rearranged: Number
    adds_from: Number
    """10 Who adds influence first, and how often somebody has."""
    added: Number

    # The end
    track: Annotated[list[int], np.int8, (PARADES,)]
    """By year: who waved (1986), or the seat in control (1988); -1 for a blank year."""
    parades: Number
    winners: Mask
    ended: Number
    """By which rule, see `ending`; 0: it goes on."""

    # What may be answered now, and how many such answers there are
    options: Annotated[list[int], np.int16, (MOST_OPTIONS,)]
    count: Coded


LAYOUT: Final = {name: hint.__metadata__ for name, hint in get_type_hints(Game, include_extras=True).items()}
KEPT: Final = tuple(name for name in LAYOUT if name not in ("options", "count", "bid_on", "bid", "numbers", "shows"))
"""What the game is; the rest a record holds only for a while."""
GAME: Final = np.dtype([(name, kind, shape) for name, (kind, shape) in LAYOUT.items()])


def blank() -> Game:
    """A record of Python's own numbers and lists, with nothing in it."""
    row, game = np.zeros((), GAME), Game()
    for name in LAYOUT:
        setattr(game, name, row[name].tolist())
    return game


def copy(game: Game) -> Game:
    """The same in lists of its own."""
    twin = Game()
    for name, part in vars(game).items():
        if type(part) is list:
            part = [row[:] for row in part] if type(part[0]) is list else part[:]
        setattr(twin, name, part)
    return twin


def batch(games: Sequence[Game]) -> Any:
    """An array of these; of Python's own records where the rules are not compiled."""
    if not COMPILED:
        found = np.empty(len(games), object)
        found[:] = games
        return found
    packed = np.zeros(len(games), GAME)
    for name in KEPT:
        packed[name] = [getattr(game, name) for game in games]
    return packed


def copies(games: Any, n: int) -> Any:
    """So many of the only one there is."""
    return np.repeat(games, n) if COMPILED else batch([copy(games[0]) for _ in range(n)])


def column(games: Any, name: str) -> Any:
    """One field of all of them."""
    return games[name] if COMPILED else np.array([getattr(game, name) for game in games], LAYOUT[name][0])
