"""What an answer leads to: the others go by their policy, chance by its faces, and the seat itself plays as well as it
can by what it sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from presidium.core import Action, Player, State, view

Moment = tuple[State[Any], Fraction]
"""A world, and how likely it is."""
Policy = Callable[[State[Any], Player], Iterable[tuple[Action, Fraction]]]
"""What whoever is asked answers there, chance included, and how likely."""
Goal = Callable[[State[Any]], Fraction | None]
"""What a world is worth to the seat; None as long as that is open."""


def worth(moments: Iterable[Moment], seat: Player, answer: Action, policy: Policy, goal: Goal) -> Fraction:
    """How much of what these worlds weigh comes out well with that answer."""
    answered = []
    for g, weight in moments:
        after = g.copy()
        after.apply(seat, answer)
        answered.append((after, weight))
    return follow(answered, seat, policy, goal)


def follow(moments: Iterable[Moment], seat: Player, policy: Policy, goal: Goal) -> Fraction:
    """Worlds that look alike to the seat get one answer, the best for all of them together."""
    done, alike = Fraction(0), defaultdict[str, list[Moment]](list)
    open_ones = list(moments)
    while open_ones:
        g, weight = open_ones.pop()
        reached = goal(g)
        if reached is not None:
            done += weight * reached
        elif seat in (waited := g.waiting_for()):
            alike[looks(g, seat)].append((g, weight))
        else:
            answers = list(policy(g, waited[0]))
            for answer, share in answers:
                after = g if len(answers) == 1 else g.copy()
                after.apply(waited[0], answer)
                open_ones.append((after, weight if share == 1 else weight * share))
    for group in alike.values():
        options = group[0][0].options(seat)
        assert options is not None
        done += max(worth(group, seat, answer, policy, goal) for answer in options)
    return done


def looks(g: State[Any], seat: Player) -> str:
    """What the seat sees, less what it has been told on the way: equal boards are equal."""
    seen = view(g, seat)
    return repr((seen.public, sorted(seen.secrets.items(), key=repr), seen.stack[-1:]))
