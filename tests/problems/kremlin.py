"""What an answer in Kremlin is worth when nobody shows more than is on the table, over all dice.

The others declare nothing, play no card and let their politicians do nothing; in a vote they are for their own and
against everybody else's. The seat itself goes on as well as it can where it purges, accuses, proposes and votes, and
lets everything else be. So what others hold in secret changes nothing, and one world stands for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from presidium.core import CHANCE, PASS, Action, Player, SeatView
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Accuse, Propose, Purge, Vote
from presidium.games.kremlin.matters import Case, Election
from presidium.games.kremlin.state import Kremlin, Public

Known = dict[str, Fraction]
"""What positions are worth that have been met before, by how they stand."""


def worth(seen: SeatView[Public]) -> dict[Action, Fraction]:
    """How likely this seat wins the game, this very year, with each answer it may give."""
    g, known = KREMLIN.imagine(seen, Random(0)), Known()
    return {answer: after(g, seen.seat, answer, seen.seat, g.public.year, known) for answer in seen.options}


def after(g: Kremlin, who: Player, answer: Action, seat: Player, year: int, known: Known) -> Fraction:
    then = g.copy()
    then.apply(who, answer)
    return value(then, seat, year, known)


def value(g: Kremlin, seat: Player, year: int, known: Known) -> Fraction:
    while not g.over and g.public.year == year:
        who = g.waiting_for()[0]
        answers = list(considered(g, who, seat))
        if len(answers) > 1:
            break
        g.apply(who, answers[0])
    else:
        outcome = g.public.outcome
        return Fraction(outcome is not None and seat in outcome.winners)
    stands = repr((g.public, g.stack, g.answers))
    if stands not in known:
        found = [after(g, who, answer, seat, year, known) for answer in answers]
        known[stands] = Fraction(sum(found), len(found)) if who == CHANCE else max(found)
    return known[stands]


def considered(g: Kremlin, who: Player, seat: Player) -> Iterator[Action]:
    """What whoever is asked may come to do: each face of a die, what the seat can make use of, and else nothing."""
    options = g.options(who)
    assert options is not None
    if who != CHANCE and g.question().silence is not None:
        yield PASS
        return
    every = list(options)
    if who in (CHANCE, seat):
        useful = [answer for answer in every if isinstance(answer, Accuse | Propose | Purge | Vote)]
        yield from every if who == CHANCE else (*useful, *(a for a in every if a == PASS)) or every
    else:
        yield PASS if PASS in every else loyally(g, who, every)


def loyally(g: Kremlin, who: Player, every: list[Action]) -> Action:
    """A vote for one's own and against everybody else; a proposal of one's own, if there is one."""
    control, matter = g.public.control, g.public.top
    if isinstance(matter, Case | Election):
        subject = matter.accused if isinstance(matter, Case) else matter.nominee
        kind = ("innocent", "for") if control.get(subject) == who else ("guilty", "against")
        return next(answer for answer in every if isinstance(answer, Vote) and (answer.vote in kind or len(every) == 1))
    own = [answer for answer in every if isinstance(answer, Propose) and control.get(answer.who) == who]
    return (*own, *every)[0]
