"""C.5 The rights to act: the politician who has a right, what he may announce, and the effect of each action."""

from __future__ import annotations

from presidium.lab.batch.kremlin import people
from presidium.lab.batch.kremlin.actions import AGAINST, GUILTY, PASS, PURGE
from presidium.lab.batch.kremlin.board import CHIEF, NOBODY
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import ANNOUNCE, PURGE_DIE
from presidium.lab.batch.kremlin.phases import cures, funeral, investigation, purge, replacements, windows
from presidium.lab.batch.kremlin.phases.year import (
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
from presidium.lab.batch.kremlin.record import Game


@compiled
def right(g: Game) -> int:
    """The kind of the current right to act; in a trial or an election it is the right to vote."""
    if g.accused != NOBODY:
        return VERDICT
    return BALLOT if g.nominee != NOBODY else KIND[g.of_1986][g.step]


@compiled
def post(g: Game) -> int:
    """The post whose holder has the current right, for rights that belong to a post."""
    return int(FOR[g.of_1986][g.step])


@compiled
def actor(g: Game, kind: int) -> int:
    """C.7 The politician who has the right now; NOBODY if there is none. Each announcement may change it."""
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
    """Lists all actions that this politician may announce, including declining."""
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
    """C.4 The announcement for a politician whom nobody controls: his right lapses, except under 3.5 and 5.5."""
    if kind == VERDICT:
        return investigation.verdict_of_nobodys(g, who)
    return funeral.rule_of_the_old(g, who) if kind == PROPOSAL else PASS


@compiled
def exercise(g: Game) -> None:
    """C.5 Asks the player who controls the politician with the right. If he can only decline, or vote in one way,
    nothing is announced."""
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
    """C.5 After the window: the announced action happens, or if control has changed, the new controller is asked."""
    who, by = g.actor, g.by
    action = g.deed
    g.actor, g.by, g.deed, g.announced = NOBODY, 0, 0, 0
    if g.control[who] == by:
        final(g, right(g), who, action)


@compiled
def final(g: Game, kind: int, who: int, action: int) -> None:
    """Carries out an action that has become final."""
    if kind in (VERDICT, BALLOT):
        if action != PASS and (g.control[who] or kind == VERDICT):  # C.3 a politician whom nobody controls has no vote
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
    """Continues the game after a vote or a declined right, or if nobody has the right."""
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
