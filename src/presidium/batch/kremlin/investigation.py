"""3 Investigation: suspicion, trials and short ways to Siberia."""

from __future__ import annotations

from typing import Final

import numpy as np

from presidium.batch.kremlin import bits, options, people
from presidium.batch.kremlin.actions import ACCUSE, CLEAR, CONDEMN, GUILTY, INNOCENT, PASS, SUSPECT
from presidium.batch.kremlin.board import (
    CANDIDATE,
    CHIEF,
    DEFENCE,
    FOREIGN,
    INDUSTRY,
    KGB,
    MEN,
    NOBODY,
    POSTS,
    STRENGTH,
)
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game

INVESTIGATORS: Final = np.array([DEFENCE, FOREIGN, KGB, CHIEF, INDUSTRY], np.int64)
ACQUITTALS: Final = 2


@compiled
def begin_investigation(g: Game) -> None:
    """3.1 Only those who have a "?" when the phase begins can be accused in it."""
    for who in range(MEN):
        if g.suspect[who]:
            g.suspects |= 1 << who


@compiled
def end_investigation(g: Game) -> None:
    g.suspects = g.tried = g.condemned = g.marked = 0


@compiled
def investigator(g: Game) -> int:
    return people.first_present(g, INVESTIGATORS)


@compiled
def list_investigations(g: Game, who: int) -> None:
    """3.1 What he may do, one thing after the other, until he declines."""
    g.options[0], g.count = PASS, 1
    old = people.too_old(g, who)
    others = people.those_down_to(g, CANDIDATE) | g.suspects | g.touched
    while others:
        other = bits.first(others)
        others &= others - 1
        if may_clear(g, other, old):
            options.add(g, CLEAR + other)
        if old:
            continue
        if may_suspect(g, who, other):
            options.add(g, SUSPECT + other)
        if may_accuse(g, who, other):
            options.add(g, ACCUSE + other)
        if may_condemn(g, other):
            options.add(g, CONDEMN + other)


@compiled
def may_clear(g: Game, other: int, old: bool) -> bool:
    """1986: for nothing, but only a "?" of an earlier year. 1988: each politician once in a phase."""
    if g.of_1986:
        return 0 < g.suspect[other] < g.year
    return g.suspect[other] > 0 and not old and not g.touched >> other & 1


@compiled
def may_suspect(g: Game, who: int, other: int) -> bool:
    """A member, not himself nor one who has a "?"; in 1988 each politician once in a phase."""
    free = g.of_1986 > 0 or not g.touched >> other & 1
    return people.is_member(g, other) and other != who and g.suspect[other] == 0 and free


@compiled
def may_accuse(g: Game, who: int, other: int) -> bool:
    """Once a year somebody who had a "?" when the phase began; in 1986 a member; in 1988 before any "?" is placed."""
    late = g.tried if g.of_1986 else g.tried or g.condemned or g.marked
    fit = people.is_member(g, other) or not g.of_1986
    return not late and g.suspects >> other & 1 > 0 and g.suspect[other] > 0 and other != who and fit


@compiled
def may_condemn(g: Game, other: int) -> bool:
    """Once a year a Candidate; in 1988 instead of a trial, and before any "?" is placed."""
    late = g.condemned if g.of_1986 else g.tried or g.condemned or g.marked
    return not late and g.place[other] == CANDIDATE


@compiled
def investigate(g: Game, who: int, action: int) -> None:
    other = (action - SUSPECT) % MEN
    if action < CLEAR:
        people.touch(g, other, g.year)
        people.strain(g, who, 1)
        g.marked = 1
    elif action < ACCUSE:
        people.touch(g, other, 0)
        people.strain(g, who, 0 if g.of_1986 else 1)
    elif action < CONDEMN:
        g.accuser, g.accused, g.tried = who, other, 1
    else:
        people.exile(g, other)
        people.strain(g, who, 2)
        g.condemned = 1


# The trial


@compiled
def list_verdicts(g: Game) -> None:
    g.options[0], g.options[1], g.count = GUILTY, INNOCENT, 2


@compiled
def verdict_of_nobodys(g: Game, who: int) -> int:
    """3.5 1988: an accused member whom nobody controls votes for himself."""
    return INNOCENT if who == g.accused and not g.of_1986 else PASS


@compiled
def acquittals(g: Game) -> int:
    votes = 0
    for post in range(POSTS):
        votes += 1 if g.vote[post] == 1 else 0
    return votes


@compiled
def turn_ends(g: Game) -> None:
    """3.6 Two votes of not guilty end the trial, or the last vote does. 3.3 The guilty go to Siberia; 3.4 after an
    acquittal the "?" goes and the accuser takes 3 SP."""
    g.turn += 1
    votes = acquittals(g)
    if g.turn < POSTS and votes < ACQUITTALS:
        return
    if votes < ACQUITTALS:
        people.exile(g, g.accused)
    else:
        people.touch(g, g.accused, 0)
        people.strain(g, g.accuser, 3)
    g.accuser = g.accused = NOBODY
    clear_votes(g)


@compiled
def clear_votes(g: Game) -> None:
    g.turn = 0
    for post in range(POSTS):
        g.vote[post] = 0


@compiled
def suspicion_weighs(g: Game) -> None:
    """3.8 1986: at the end of this phase every member with a "?" takes 1 SP; 1.3 not one at his strength."""
    for post in range(POSTS):
        who = g.holder[post]
        if who != NOBODY and g.suspect[who] and not (g.strengths and STRENGTH[who] == post):
            people.strain(g, who, 1)
