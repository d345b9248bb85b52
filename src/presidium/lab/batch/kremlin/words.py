"""Converts numbers of actions in a batch to the actions of the game and their notation, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Final

from presidium.core import PASS, Action, Player
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import (
    AGAINST,
    CURE,
    FOR,
    GUILTY,
    INNOCENT,
    WAIVE,
    Accuse,
    Add,
    Clear,
    Condemn,
    Declare,
    DeclareAsNeeded,
    Draw,
    Exchange,
    Move,
    Propose,
    Purge,
    Rearrange,
    Rehabilitate,
    Roll20,
    Senior,
    Suspect,
)
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.influence.control import shown
from presidium.games.kremlin.printed.board import LEVEL_1, LEVEL_2, PLACES
from presidium.games.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.games.kremlin.state import Public
from presidium.lab.batch.kremlin import actions as numbers
from presidium.lab.batch.kremlin.board import MEN, NUMBERS

ON: Final[dict[Callable[[Letter], Action], int]] = {
    Purge: numbers.PURGE,
    Suspect: numbers.SUSPECT,
    Clear: numbers.CLEAR,
    Accuse: numbers.ACCUSE,
    Condemn: numbers.CONDEMN,
    Propose: numbers.PROPOSE,
    Rehabilitate: numbers.REHABILITATE,
    Add: numbers.ADD,
    Draw: numbers.DRAW,
}
PLAIN: Final[dict[Action, int]] = {
    PASS: numbers.PASS,
    WAIVE: numbers.WAIVE,
    CURE: numbers.CURE,
    GUILTY: numbers.GUILTY,
    INNOCENT: numbers.INNOCENT,
    FOR: numbers.FOR,
    AGAINST: numbers.AGAINST,
    **{kind(who): first + INDEX[who] for kind, first in ON.items() for who in LETTERS},
    **{Senior(seat): numbers.SENIOR + seat - 1 for seat in range(1, 7)},
    **{Roll20(face): numbers.DIE + face - 1 for face in range(1, 21)},
    **{Exchange(a, b): numbers.EXCHANGE + INDEX[a] * MEN + INDEX[b] for a in LETTERS for b in LETTERS},
    **{
        Move(who, place): numbers.MOVE + INDEX[who] * numbers.GOALS + goal
        for who in LETTERS
        for goal, place in enumerate(PLACES[1:10])
    },
}
SPOKEN: Final = {number: action for action, number in PLAIN.items()}
WAYS: Final = {3: list(permutations(range(3))), 4: list(permutations(range(4)))}
FIRST_WAY: Final = {3: numbers.REARRANGE_1, 4: numbers.REARRANGE_2}


def number(action: Action, public: Public, seat: Player) -> int:
    """The number of an action of this seat or of chance, given the public facts."""
    if isinstance(action, Declare):
        first = numbers.AS_NEEDED if isinstance(action, DeclareAsNeeded) else numbers.DECLARE
        return first + INDEX[action.who] * NUMBERS + action.points - shown(public, seat, action.who) - 1
    if isinstance(action, Rearrange):
        posts = len(action.holders)
        now = holders(public, posts)
        way = next(i for i, way in enumerate(WAYS[posts]) if tuple(now[post] for post in way) == action.holders)
        return FIRST_WAY[posts] + way
    return PLAIN[action]


def reactions(offered: Reactions) -> Iterator[int]:
    """The numbers of all reactions offered in a window. Declarations are counted from the points already declared."""
    yield numbers.PASS
    yield numbers.WAIVE
    for index, who in enumerate(LETTERS):
        for more in range(len(offered.totals(who))):
            yield numbers.DECLARE + index * NUMBERS + more
            yield numbers.AS_NEEDED + index * NUMBERS + more


def spoken(number: int, public: Public, seat: Player) -> Action:
    """The action with this number, for this seat or chance, given the public facts."""
    if number in SPOKEN:
        return SPOKEN[number]
    if number < numbers.CHOOSE:
        kind, first = (Declare, numbers.DECLARE) if number < numbers.AS_NEEDED else (DeclareAsNeeded, numbers.AS_NEEDED)
        who = LETTERS[(number - first) // NUMBERS]
        return kind(who, shown(public, seat, who) + (number - first) % NUMBERS + 1)
    posts = 3 if number < numbers.REARRANGE_2 else 4
    now = holders(public, posts)
    return Rearrange(tuple(now[post] for post in WAYS[posts][number - FIRST_WAY[posts]]))


def holders(public: Public, posts: int) -> tuple[Letter | None, ...]:
    """The holders of the posts on the level that has this number of posts."""
    return tuple(public.posts[post] for post in (LEVEL_1 if posts == len(LEVEL_1) else LEVEL_2))


def texts() -> tuple[str, ...]:
    """The notation of every action, as if seat 1 acted and no points were declared."""
    return tuple(text(number) for number in range(numbers.ACTIONS))


def text(number: int) -> str:
    if number in SPOKEN:
        return KREMLIN.notation.print(SPOKEN[number])
    if number < numbers.DECLARE:
        return f"write {LETTERS[number - numbers.PICK]}"
    if number < numbers.CHOOSE:
        kind, first = (Declare, numbers.DECLARE) if number < numbers.AS_NEEDED else (DeclareAsNeeded, numbers.AS_NEEDED)
        return KREMLIN.notation.print(kind(LETTERS[(number - first) // NUMBERS], (number - first) % NUMBERS + 1))
    if number < numbers.CURE:
        return f"choose {number - numbers.CHOOSE + 1}"
    posts = 3 if number < numbers.REARRANGE_2 else 4
    level = LEVEL_1 if posts == 3 else LEVEL_2
    return " ".join(("rearrange", *(level[post] for post in WAYS[posts][number - FIRST_WAY[posts]])))
