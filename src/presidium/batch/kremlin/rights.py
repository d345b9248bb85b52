"""C.5 The one place where a politician is asked to act: by whom, what he may do, and what comes of it."""

from __future__ import annotations

from presidium.batch.kremlin import cures, funeral, investigation, people, purge, replacements, windows
from presidium.batch.kremlin.actions import AGAINST, GUILTY, PASS, PURGE
from presidium.batch.kremlin.board import CHIEF, NOBODY
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.modes import ANNOUNCE, PURGE_DIE
from presidium.batch.kremlin.record import Game
from presidium.batch.kremlin.year import (
    BALLOT,
    CHIEF_DECIDES,
    FOR,
    INVESTIGATING,
    KIND,
    PROMOTES,
    PROPOSAL,
    PURGING,
    TAKE_CURE,
    VERDICT,
)


@compiled
def right(g: Game) -> int:
    """Which right is exercised now: within a trial, or an election, the vote."""
    if g.accused != NOBODY:
        return VERDICT
    return BALLOT if g.nominee != NOBODY else KIND[g.of_1986][g.step]


@compiled
def post(g: Game) -> int:
    """Whose right it is, where it goes by post."""
    return int(FOR[g.of_1986][g.step])


@compiled
def actor(g: Game, kind: int) -> int:
    """Who has the right; found anew before every announcement (C.7)."""
    if kind == TAKE_CURE:
        return cures.sick(g, post(g))
    if kind == PURGING:
        return purge.purger(g)
    if kind == INVESTIGATING:
        return investigation.investigator(g)
    if kind == VERDICT:
        return people.present(g, g.turn)
    if kind == PROPOSAL:
        return funeral.proposer(g)
    if kind == BALLOT:
        return funeral.voter(g)
    if kind == CHIEF_DECIDES:
        return people.present(g, CHIEF)
    return people.present(g, post(g))


@compiled
def list_choices(g: Game, kind: int, who: int) -> None:
    """What he may announce, declining included."""
    if kind == TAKE_CURE:
        cures.list_cures(g)
    elif kind == PURGING:
        purge.list_purges(g, who)
    elif kind == INVESTIGATING:
        investigation.list_investigations(g, who)
    elif kind == VERDICT:
        investigation.list_verdicts(g)
    elif kind == PROPOSAL:
        funeral.list_proposals(g, who)
    elif kind == BALLOT:
        funeral.list_ballots(g, who)
    elif kind == CHIEF_DECIDES:
        replacements.list_decisions(g, who)
    elif kind == PROMOTES:
        replacements.list_promotions(g, who, post(g))
    else:
        replacements.list_rehabilitations(g, who)


@compiled
def of_nobodys(g: Game, kind: int, who: int) -> int:
    """C.4 What is announced for a holder whom nobody controls: he lets it lapse, but for 3.5 and 5.5."""
    if kind == VERDICT:
        return investigation.verdict_of_nobodys(g, who)
    return funeral.rule_of_the_old(g, who) if kind == PROPOSAL else PASS


@compiled
def exercise(g: Game) -> None:
    """Ask whoever controls him. C.5 A right that can only be declined, and a vote that can only go one way, are not
    announced."""
    kind = right(g)
    who = actor(g, kind)
    if who == NOBODY:
        goes_on(g, kind)
        return
    list_choices(g, kind, who)
    if g.count == 1 and (g.options[0] == PASS or kind == BALLOT):
        final(g, kind, who, g.options[0])
    elif g.control[who]:
        g.actor, g.mode = who, ANNOUNCE
    else:
        windows.announce(g, who, of_nobodys(g, kind, who))


@compiled
def finality(g: Game) -> None:
    """C.5 The window has closed: the deed is done, or it falls and whoever now controls him announces anew."""
    who, by = g.actor, g.by
    action = g.deed
    g.actor, g.by, g.deed, g.announced = NOBODY, 0, 0, 0
    if g.control[who] == by:
        final(g, right(g), who, action)


@compiled
def final(g: Game, kind: int, who: int, action: int) -> None:
    """Nobody has stopped it."""
    if kind in (VERDICT, BALLOT):
        if action != PASS and (g.control[who] or kind == VERDICT):  # C.3
            g.vote[g.turn] = 2 if action in (GUILTY, AGAINST) else 1
        goes_on(g, kind)
    elif kind == TAKE_CURE:
        cures.take_cure(g, who, action)
        next_step(g)
    elif action == PASS:
        goes_on(g, kind)
    elif kind == PURGING:
        g.actor, g.victim, g.mode = who, action - PURGE, PURGE_DIE
    elif kind == INVESTIGATING:
        investigation.investigate(g, who, action)
    elif kind == PROPOSAL:
        funeral.propose(g, who, action)
    elif kind == CHIEF_DECIDES:
        replacements.decide(g, who, action)
    elif kind == PROMOTES:
        replacements.promote(g, who, action)
    else:
        replacements.rehabilitate(g, who, action)


@compiled
def goes_on(g: Game, kind: int) -> None:
    """Nobody has the right, or it was declined, or a vote was cast."""
    if kind == VERDICT:
        investigation.turn_ends(g)
    elif kind == BALLOT:
        if funeral.turn_ends(g):
            next_step(g)
    else:
        if kind == PROPOSAL:
            funeral.nobody_proposes(g)
        elif kind == INVESTIGATING:
            investigation.end_investigation(g)
        next_step(g)


@compiled
def next_step(g: Game) -> None:
    g.step += 1
    g.purged = g.moved = g.rearranged = 0
