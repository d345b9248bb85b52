"""To which seats control of a politician would matter now, because of what he may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import PASS, Action, View, value
from presidium.games.kremlin.actions import (
    AGAINST,
    GUILTY,
    Accuse,
    Clear,
    Condemn,
    Exchange,
    Move,
    Propose,
    Purge,
    Rearrange,
    Suspect,
)
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.ending import TOO_FEW, left
from presidium.games.kremlin.matters import Case, Deed, Election
from presidium.games.kremlin.phases.p1_cures import TakeCure
from presidium.games.kremlin.phases.p5_funeral import REBELLION, Ballot
from presidium.games.kremlin.phases.p6_chief import ChiefDecides
from presidium.games.kremlin.phases.p6_replacements import Promotes
from presidium.games.kremlin.phases.p7_rehabilitation import Rehabilitates
from presidium.games.kremlin.phases.trial import ACQUITTALS, Verdict
from presidium.games.kremlin.printed.board import CHIEF, LEVEL, LEVEL_1, LEVEL_2, POSTS, SIBERIA, Place
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public, sheet


@value
class Worth:
    """The seats to which control of a politician matters: all seats; or those with a politician in `ours`; or those
    that see a politician in `theirs` under another seat's control."""

    to_all: bool
    ours: tuple[Letter, ...] = ()
    theirs: tuple[Letter, ...] = ()
    in_turn: tuple[Place, ...] = ()
    """The posts whose holders have the same right one after the other. A seat that controls another of these holders
    uses the right there."""

    def __or__(self, other: Worth) -> Worth:
        in_turn = self.in_turn if other.in_turn else ()
        return Worth(self.to_all or other.to_all, self.ours + other.ours, self.theirs + other.theirs, in_turn)


NOBODY: Final = Worth(False)
EVERYBODY: Final = Worth(True)


def worth(g: Kremlin, right: Right, who: Letter, action: Action) -> Worth:
    """The seats to which another action of the politician would matter, as the game stands at his turn.

    A strike matters to seats that have, or could have, the politician it strikes. An open vote matters to seats whose
    politician it goes against, and to rivals of a politician it favours. A right that is declined or lapses matters to
    seats that could raise a politician with it, or strike. A cure matters only to the controller of the patient.
    """
    if isinstance(right, Ballot | Verdict):
        return NOBODY if decided(g, right) else of_vote(g, action)
    if isinstance(right, TakeCure):
        return NOBODY
    if isinstance(right, Promotes | ChiefDecides):
        return of_moves(g, right, who, action)
    if isinstance(right, Rehabilitates):
        few = left(g.public) < 2 * TOO_FEW  # 6.9
        return Worth(few, g.public.at(SIBERIA), in_turn=POSTS) if action == PASS else NOBODY
    if isinstance(action, Propose):
        return Worth(False, theirs=(action.who,)) if action.who in g.public.control else EVERYBODY
    if isinstance(action, Purge | Suspect | Accuse | Condemn):
        return Worth(False, (action.who,))
    return NOBODY if isinstance(action, Clear) else EVERYBODY


def of_vote(g: Kremlin, action: Action) -> Worth:
    """The seats to which a vote on an accused or a nominee matters."""
    now = Moment(g.rules, g.public.copy())
    now.public.close(Deed)
    matter = now.public.top
    assert isinstance(matter, Case | Election)
    who = (matter.accused if isinstance(matter, Case) else matter.nominee,)
    if action in (GUILTY, AGAINST):
        return Worth(False, who)
    return Worth(False, who if action == PASS else (), who)


def of_moves(g: Kremlin, right: Promotes | ChiefDecides, who: Letter, action: Action) -> Worth:
    """The seats to which moves matter: seats with a politician who could be raised instead, or is put down or aside."""
    men = g.public.men
    moves = [step for step in right.offers(g, who) if isinstance(step, Move)]
    rising = {step.who for step in moves if LEVEL[step.place] < LEVEL[men[step.who].place]}
    in_turn = tuple(post for post in POSTS if post != CHIEF and LEVEL[post] == LEVEL.get(men[who].place))
    match action:
        case Move():
            moved = set() if action.who in rising else {action.who}
            return Worth(False, tuple(sorted(rising - {action.who} | moved)), in_turn=in_turn)
        case Exchange():
            return Worth(False, tuple(sorted({*rising, action.higher} - {action.lower})))
        case Rearrange():
            level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
            moved = {
                man for post, man in zip(level, action.holders, strict=True) if man and g.public.posts[post] != man
            }
            return Worth(False, tuple(sorted(moved)))
    return Worth(False, tuple(sorted(rising)), in_turn=in_turn)


def is_ours(v: View[Public], who: Letter) -> bool:
    """True if this seat controls the politician, or has points on him while nobody controls him."""
    by = v.public.control.get(who)
    return by == v.seat or (by is None and points_on(v, who) > 0)


def points_on(v: View[Public], who: Letter) -> int:
    """The points that this seat has written on the politician."""
    assert v.seat is not None
    points: int = v.secret(sheet(v.seat))[INDEX[who]]
    return points


def has_a_turn(v: View[Public], posts: tuple[Place, ...]) -> bool:
    """True if this seat controls a present holder of one of these posts, and so has the same right itself."""
    present = (v.public.present(post) for post in posts)
    return any(who is not None and v.public.control.get(who) == v.seat for who in present)


def is_theirs(v: View[Public], who: Letter) -> bool:
    """True if another seat controls the politician."""
    return v.public.control.get(who, v.seat) != v.seat


def decided(g: Kremlin, right: Ballot | Verdict) -> bool:
    """True if neither the next voter nor any later one could change the result of the vote."""
    now = Moment(g.rules, g.public.copy())
    now.public.close(Deed)
    matter = now.public.top
    assert isinstance(matter, Case | Election)
    votes = [vote for _, vote in matter.votes]
    turns = [replace(right, post=post) for post in POSTS[POSTS.index(right.post) :]]
    to_come = sum((man := turn.actor(now)) is not None and len(turn.choices(now, man)) > 1 for turn in turns)
    if isinstance(right, Verdict):
        return votes.count("innocent") + to_come < ACQUITTALS
    against = votes.count("against")
    lost = against >= REBELLION and right.rebels is not None  # 5.4 the first time it says who may be proposed next
    return lost or against + to_come < REBELLION
