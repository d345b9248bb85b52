"""A newcomer of Kremlin, who knows what the lesson taught and nothing else.

1. The sheet is the one the porter suggests.
2. Mine is on whom I have more written than anybody else has shown; theirs is on whom I have not.
3. Nothing is shown before it is needed, and then as needed: before the wave, on the Chief; and on whoever would do much
   worse by me than he could. Those I control already I guard with all I have.
4. I purge theirs, where the die is at least as likely to help as not.
5. Mine are proposed, promoted, acquitted and voted for, theirs are not.
6. My sick go to the Sanatorium; but a Chief is there to wave.
7. What I have not been taught I leave alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots import suggest
from presidium.core import PASS, Action, SeatView
from presidium.games.kremlin.actions import Accuse, Condemn, Cure, DeclareAsNeeded, Exchange, Move, Propose, Purge, Vote
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.matters import Case, Deed, Election
from presidium.games.kremlin.phases.p8_parade import Wave
from presidium.games.kremlin.printed.board import CHIEF, LEVEL, PURGE_NUMBER
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.setup import Sheets
from presidium.games.kremlin.state import Moment, Public, sheet

MUCH: Final = 4
"""By so many points of influence better, and it is worth showing some."""
STRESS: Final = 2
"""What a step up costs, in points: whoever gives it takes 1 SP."""


class Newcomer:
    def choose(self, view: SeatView[Public], rng: Random) -> Action:
        step = view.stack[-1]
        if isinstance(step, Sheets):
            return suggest(view, rng)
        if isinstance(view.options, Reactions):
            return react(view, view.options)
        assert isinstance(step, Right)
        who = step.actor(Moment(view.rules, view.public))
        assert who is not None
        options = list(view.options)
        rng.shuffle(options)
        return max(options, key=lambda action: worth(view, who, action))


def react(view: SeatView[Public], options: Reactions) -> Action:
    """Rule 3."""
    public, follows = view.public, view.stack[-2]
    who = public.posts[CHIEF] if isinstance(follows, Wave) else public.top.who if isinstance(public.top, Deed) else None
    if who is None or written(view, who) not in options.totals(who):
        return PASS
    all_i_have = DeclareAsNeeded(who, written(view, who))
    if public.control.get(who) == view.seat:
        return all_i_have
    if written(view, who) <= shown(view, who) or (isinstance(follows, Finality) and better(view, follows) < MUCH):
        return PASS
    return all_i_have


def better(view: SeatView[Public], follows: Finality) -> float:
    """By how much he could do better by me than he is about to."""
    before = view.public.copy()
    deed = before.close(Deed)
    could = follows.right.offers(Moment(view.rules, before), deed.who)
    return max(worth(view, deed.who, action) for action in could) - worth(view, deed.who, deed.action)


def written(view: SeatView[Public], who: Letter) -> int:
    points: int = view.secret(sheet(view.seat))[INDEX[who]]
    return points


def shown(view: SeatView[Public], who: Letter) -> int:
    """The most that anybody else has declared on him."""
    declared = enumerate(view.public.declared.get(who, ()), 1)
    return max((points for seat, points in declared if seat != view.seat), default=0)


def regard(view: SeatView[Public], who: Letter) -> int:
    """Rule 2: what he is to me, in points; below nought if he is theirs."""
    mine = view.public.control.get(who) == view.seat or written(view, who) > shown(view, who)
    return written(view, who) if mine else -shown(view, who)


def worth(view: SeatView[Public], who: Letter, action: Action) -> float:
    """Rules 4 to 6: what this action of his is worth to me."""
    public, men = view.public, view.public.men
    match action:
        case Cure():
            return -1 if men[who].place == CHIEF else 1
        case Purge(victim):
            needed = PURGE_NUMBER[men[victim].place]
            return -regard(view, victim) * (21 - needed) / 20 - STRESS if needed <= 10 else -1
        case Accuse(victim) | Condemn(victim):
            return -regard(view, victim) - STRESS - 1
        case Propose(nominee):
            return regard(view, nominee)
        case Vote(vote):
            matter = next(each for each in reversed(public.agenda) if isinstance(each, Case | Election))
            about = matter.accused if isinstance(matter, Case) else matter.nominee
            return regard(view, about) if vote in ("innocent", "for") else -regard(view, about)
        case Move(man, place):
            return regard(view, man) * (LEVEL[men[man].place] - LEVEL[place]) - STRESS
        case Exchange(higher, lower):
            return regard(view, lower) - regard(view, higher) - 2 * STRESS
    return 0 if action == PASS else -1
