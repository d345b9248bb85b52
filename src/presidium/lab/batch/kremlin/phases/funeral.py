"""5 Funeral commission: elects a new Chief after the old Chief has died or left."""

from __future__ import annotations

from typing import Final

import numpy as np

from presidium.lab.batch.kremlin import options, people
from presidium.lab.batch.kremlin.actions import AGAINST, FOR, PROPOSE
from presidium.lab.batch.kremlin.board import (
    CHIEF,
    DEFENCE,
    ECONOMY,
    FOREIGN,
    IDEOLOGY,
    INDUSTRY,
    KGB,
    NOBODY,
    POSTS,
    SPORT,
)
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.phases import investigation
from presidium.lab.batch.kremlin.record import Game

PROPOSERS: Final = np.array([FOREIGN, IDEOLOGY, KGB, INDUSTRY, ECONOMY, SPORT, DEFENCE], np.int64)
REBELLION: Final = 3


@compiled
def turn(g: Game) -> int:
    """5.1 The politician who must propose a Chief; 5.4 after a defeat the same politician proposes again."""
    return g.proposer if g.proposer != NOBODY else people.first_present(g, PROPOSERS)


@compiled
def eligible(g: Game, who: int) -> int:
    """5.2 The politicians he may propose: level 1 except himself, else level 2; 5.4 after a defeat only the rebels."""
    himself = 1 << who
    if g.second:
        return g.rebels & ~himself
    first = people.those_of_level(g, 1) & ~himself
    return first if first else people.those_of_level(g, 2) & ~himself


@compiled
def proposer(g: Game) -> int:
    if g.holder[CHIEF] != NOBODY:
        return NOBODY
    who = turn(g)
    return who if who != NOBODY and eligible(g, who) else NOBODY


@compiled
def list_proposals(g: Game, who: int) -> None:
    g.count = 0
    options.add_each(g, PROPOSE, eligible(g, who))


@compiled
def rule_of_the_old(g: Game, who: int) -> int:
    """5.5 The proposal of a politician whom nobody controls: the oldest politician he may propose."""
    return PROPOSE + people.oldest(g, eligible(g, who))


@compiled
def nobody_proposes(g: Game) -> None:
    """5.2, 5.4 Elects a Chief if nobody can propose: the proposer himself, or else the highest in rank."""
    if g.holder[CHIEF] == NOBODY:
        successor = turn(g)
        for post in range(POSTS):
            if successor == NOBODY:
                successor = g.holder[post]
        if successor != NOBODY:
            people.elect(g, successor)
    end_election(g)


@compiled
def end_election(g: Game) -> None:
    g.proposer = g.nominee = NOBODY
    g.rebels = g.second = 0
    investigation.clear_votes(g)


@compiled
def propose(g: Game, who: int, action: int) -> None:
    g.proposer, g.nominee, g.turn = who, action - PROPOSE, CHIEF + 1


@compiled
def voter(g: Game) -> int:
    """5.3 The member who votes next; NOBODY if the post's holder may not vote. In 1986 the nominee does not vote."""
    who = people.present(g, g.turn)
    return NOBODY if who == g.nominee and g.of_1986 else who


@compiled
def list_ballots(g: Game, who: int) -> None:
    """5.3 Lists the votes for and against. In 1988 the nominee and the proposer may only vote for."""
    g.options[0], g.options[1] = FOR, AGAINST
    g.count = 1 if not g.of_1986 and (who == g.nominee or who == g.proposer) else 2


@compiled
def turn_ends(g: Game) -> bool:
    """5.3 Ends a vote. Fewer than three votes against elect the nominee. Returns True if the election is over."""
    g.turn += 1
    if g.turn < POSTS:
        return False
    rebels, against = 0, 0
    for post in range(POSTS):
        if g.vote[post] == 2:
            rebels |= 1 << g.holder[post]
            against += 1
    nominee, g.nominee = g.nominee, NOBODY
    investigation.clear_votes(g)
    if against < REBELLION:
        people.elect(g, nominee)
        end_election(g)
        return True
    return defeated(g, rebels)


@compiled
def defeated(g: Game, rebels: int) -> bool:
    """5.3 After the first defeat the proposer takes 1 stress point and names another; 5.4 after the second he becomes
    Chief. Returns True if the election is over."""
    if g.second:
        people.strain(g, g.proposer, 0 if g.of_1986 else 1)
        people.elect(g, g.proposer)
        end_election(g)
        return True
    people.strain(g, g.proposer, 1)
    g.second, g.rebels = 1, rebels
    return False
