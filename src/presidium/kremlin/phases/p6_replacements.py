"""6 Replacements: the Chief arranges the Politburo, the others fill what he left vacant."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from presidium.core import DONE, PASS, Action, Refusal, Step, Steps, refusal, value
from presidium.kremlin.actions import Exchange, Move, Rearrange
from presidium.kremlin.board import CANDIDATE, CANDIDATES, CHIEF, LEVEL, LEVEL_1, LEVEL_2, PEOPLE, Place
from presidium.kremlin.people import Letter
from presidium.kremlin.phases.moves import arrangements, exchanges, steps_down, steps_up, vacant
from presidium.kremlin.right import Right, too_old
from presidium.kremlin.state import Kremlin, Public, edition
from presidium.kremlin.verbs import move, stress


@value
class ChiefDecides(Right):
    """6.1 The Chief, if present and controlled, rearranges and moves until he is done."""

    rearranged: tuple[int, ...] = ()
    """The levels he has rearranged; each once."""
    moved: tuple[Letter, ...] = ()
    """One step per politician per year."""
    rule: ClassVar[str] = "kremlin 6.1"

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(CHIEF)

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        public = g.public
        may_rearrange = not self.moved or edition(g).rearranges_between_moves
        levels = [level for at, level in ((1, LEVEL_1), (2, LEVEL_2)) if may_rearrange and at not in self.rearranged]
        free = [Rearrange(holders) for level in levels for holders in arrangements(public, level)]
        if too_old(g, who):  # 9.1
            return (PASS, *free)
        return (
            PASS,
            *free,
            *steps_up(public, self.moved),
            *steps_down(public, self.moved),
            *exchanges(public, self.moved),
        )

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        named = {Move: ("who",), Exchange: ("higher", "lower")}.get(type(action), ())
        for name in named:
            if getattr(action, name) == who:
                return refusal("kremlin-chief-stays", "kremlin 6.1", who=who)
            if getattr(action, name) in self.moved:
                return refusal("kremlin-moved-already", "kremlin 6.1", who=getattr(action, name))
        if isinstance(action, Move) and action.place not in vacant(public):
            return refusal("kremlin-place-taken", "kremlin 6.1", place=action.place)
        return None

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        match action:
            case Rearrange():
                level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
                posts = {who: post for who, post in zip(action.holders, level, strict=True) if who is not None}
                move(g, {who: post for who, post in posts.items() if g.public.men[who].place != post})
                return (replace(self, rearranged=(*self.rearranged, LEVEL[level[0]])),)
            case Move():
                move(g, {action.who: action.place})
                stress(g, who, 1)
                return (replace(self, moved=(*self.moved, action.who)),)
            case Exchange():
                men = g.public.men
                move(g, {action.higher: men[action.lower].place, action.lower: men[action.higher].place})
                stress(g, who, 2)
                return (replace(self, moved=(*self.moved, action.higher, action.lower)),)
        return DONE


@value
class Fill(Step):
    """6.2, 6.4 Vacant posts are filled from left to right by the oldest of the next level that has anybody."""

    level: tuple[Place, ...]

    def play(self, g: Kremlin) -> Steps:
        below = ((LEVEL_2,) if self.level == LEVEL_1 else ()) + ((CANDIDATE,), (PEOPLE,))
        for post in self.level:
            if g.public.posts[post] is None:
                pool = next(filter(None, (g.public.at(*places) for places in below)), ())
                if pool:
                    move(g, {g.public.oldest(pool): post})
        return DONE


@value
class FillCandidates(Step):
    """6.6 Vacant Candidate places are filled by the oldest of the People, as far as they go."""

    def play(self, g: Kremlin) -> Steps:
        while len(g.public.at(CANDIDATE)) < CANDIDATES and (people := g.public.at(PEOPLE)):
            move(g, {g.public.oldest(people): CANDIDATE})
        return DONE


@value
class Promotes(Right):
    """6.3, 6.5 A member, if present and controlled, may promote into vacant places below him, 1 SP each."""

    post: Place
    promoted: tuple[Letter, ...] = ()
    rule: ClassVar[str] = "kremlin 6.3"

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(self.post)

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        if too_old(g, who):  # 9.1
            return (PASS,)
        lowest = 2 if self.post in LEVEL_1 else 3
        up = steps_up(g.public, self.promoted)
        return (PASS, *(step for step in up if LEVEL[step.place] >= lowest))

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        rule = "kremlin 6.3" if self.post in LEVEL_1 else "kremlin 6.5"
        if isinstance(action, Move) and action.who in self.promoted:
            return refusal("kremlin-moved-already", rule, who=action.who)
        return refusal("kremlin-promote-only", rule, who=who)

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if not isinstance(action, Move):
            return DONE
        move(g, {action.who: action.place})
        stress(g, who, 1)
        return (replace(self, promoted=(*self.promoted, action.who)),)


REPLACEMENTS: Final = (
    ChiefDecides(),
    Fill(LEVEL_1),
    *(Promotes(post) for post in LEVEL_1),
    Fill(LEVEL_2),
    *(Promotes(post) for post in LEVEL_2),
    FillCandidates(),
)
"""6.1 to 6.6, in their order."""
