"""3 Investigation: placing and removing of "?", trials, and sending Candidates to Siberia."""

from __future__ import annotations

from typing import Final

import numpy as np

from presidium.lab.batch.kremlin import bits, options, people
from presidium.lab.batch.kremlin.actions import ACCUSE, CLEAR, CONDEMN, GUILTY, INNOCENT, PASS, SUSPECT
from presidium.lab.batch.kremlin.board import (
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
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game

INVESTIGATORS: Final = np.array([DEFENCE, FOREIGN, KGB, CHIEF, INDUSTRY], np.int64)
ACQUITTALS: Final = 2


@compiled
def begin_investigation(g: Game) -> None:
    """3.1 Notes all politicians with a "?" when the phase begins, because only these may be accused in it."""
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
    """3.1 Lists everything that the investigator may do now. He may act several times, until he declines."""
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
    """3.1 True if the "?" of a politician may be removed: in 1986 only a "?" of an earlier year, in 1988 only a "?"
    that has not changed in this phase."""
    if g.of_1986:
        return 0 < g.suspect[other] < g.year
    return g.suspect[other] > 0 and not old and not g.touched >> other & 1


@compiled
def may_suspect(g: Game, who: int, other: int) -> bool:
    """3.1 True if a politician may get a "?": a member without "?" except the investigator; in 1988 once a phase."""
    free = g.of_1986 > 0 or not g.touched >> other & 1
    return people.is_member(g, other) and other != who and g.suspect[other] == 0 and free


@compiled
def may_accuse(g: Game, who: int, other: int) -> bool:
    """3.1 True if a politician may be accused, once a year: he had a "?" when the phase began; in 1986 he is a member;
    in 1988 nobody got a new "?" in this phase."""
    late = g.tried if g.of_1986 else g.tried or g.condemned or g.marked
    fit = people.is_member(g, other) or not g.of_1986
    return not late and g.suspects >> other & 1 > 0 and g.suspect[other] > 0 and other != who and fit


@compiled
def may_condemn(g: Game, other: int) -> bool:
    """3.1 True if a Candidate may be condemned, once a year; in 1988 only instead of a trial and before any new "?"."""
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


# 3.2 The trial


@compiled
def list_verdicts(g: Game) -> None:
    g.options[0], g.options[1], g.count = GUILTY, INNOCENT, 2


@compiled
def verdict_of_nobodys(g: Game, who: int) -> int:
    """3.5 The vote of a member whom nobody controls: none, but in 1988 the accused votes not guilty."""
    return INNOCENT if who == g.accused and not g.of_1986 else PASS


@compiled
def acquittals(g: Game) -> int:
    votes = 0
    for post in range(POSTS):
        votes += 1 if g.vote[post] == 1 else 0
    return votes


@compiled
def turn_ends(g: Game) -> None:
    """3.6 Ends a vote of the trial. The second vote of not guilty, or the last vote, ends the trial. 3.3 The guilty go
    to Siberia; 3.4 acquitted politicians lose the "?" and the accuser takes 3 stress points."""
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
    """3.8 1986: at the end of the phase every member with a "?" takes 1 stress point; 1.3 except members in the post of
    their strength."""
    for post in range(POSTS):
        who = g.holder[post]
        if who != NOBODY and g.suspect[who] and not (g.strengths and STRENGTH[who] == post):
            people.strain(g, who, 1)
