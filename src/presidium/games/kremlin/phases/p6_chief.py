"""6.1 The Party Chief rearranges the Politburo and moves politicians up and down."""

from __future__ import annotations

from dataclasses import replace

from presidium.core import DONE, PASS, Action, Ask, Listed, Question, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import AGREE, REFUSE, Exchange, Move, Rearrange
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.cards.events import Agreed, Withheld
from presidium.games.kremlin.effects import Effect, kept_in_post
from presidium.games.kremlin.phases.moves import arrangements, steps, vacant
from presidium.games.kremlin.printed.board import CHIEF, LEVEL, LEVEL_1, LEVEL_2
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of
from presidium.games.kremlin.verbs import move, pay


@value
class Granted:
    """A demanded action that the Chief must announce first, as long as the effect `demanded_by` lasts."""

    demanded_by: Effect
    action: Action


@value
class ChiefDecides(Right):
    """6.1 The Chief, if present and controlled, rearranges levels and moves politicians until he declines."""

    rule = "kremlin 6.1"
    rearranged: tuple[int, ...] = ()
    """The levels (1 or 2) that the Chief has already rearranged; each level can be rearranged once."""
    moved: tuple[Letter, ...] = ()
    """The politicians whom the Chief has already moved; each can be moved one step a year."""
    kept: tuple[Letter, ...] = ()
    """Protected politicians whose controller has refused a move and is not asked about them again (15.5)."""
    granted: Granted | None = None
    begun: bool = False

    def play(self, g: Kremlin) -> Question | Steps:
        if self.begun:
            return Right.play(self, g)
        decides = replace(self, begun=True)
        demands = (effect.demand(g, decides) for effect in g.public.effects)
        return (next(filter(None, demands), decides),)

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(CHIEF)

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        free = self.free_choices(g, who)
        if self.granted is not None and self.owes(g.public) and self.granted.action in free:
            return (self.granted.action,)
        return free

    def free_choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        public = g.public
        may_rearrange = not self.moved or edition_of(g).rearranges_between_moves
        levels = [
            level for number, level in ((1, LEVEL_1), (2, LEVEL_2)) if may_rearrange and number not in self.rearranged
        ]
        ways: list[Action] = [way for level in levels for way in arrangements(public, level)]
        if not too_old(g, who):  # 9.1
            ways += steps(public, self.moved)
        stay = [man for man in public.men if self.out_of_reach(public, man)] if public.effects else []
        if stay:
            ways = [way for way in ways if not any(man in stay for man in put_down(public, way))]
        return (PASS, *ways)

    def out_of_reach(self, public: Public, who: Letter) -> bool:
        """15.5 True if a protected politician cannot be moved: nobody controls him, or his controller has refused."""
        return kept_in_post(public, who) and (who in self.kept or who not in public.control)

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        named = {Move: ("who",), Exchange: ("higher", "lower")}.get(type(action), ())
        for name in named:
            if getattr(action, name) == who:
                return refusal("kremlin-chief-stays", "kremlin 6.1", who=who)
            if getattr(action, name) in self.moved:
                return refusal("kremlin-moved-already", "kremlin 6.1", who=getattr(action, name))
        if isinstance(action, Move) and action.place not in vacant(public):
            return refusal("kremlin-place-taken", "kremlin 6.1", place=action.place)
        for man in put_down(public, action):
            if self.out_of_reach(public, man):
                return refusal("kremlin-protected", "kremlin 15.5", who=man)
        return refusal("kremlin-blackmail-first", "kremlin 15.6", who=who) if self.owes(public) else None

    def owes(self, public: Public) -> bool:
        """True if the Chief must first announce the move that a blackmailer has demanded."""
        return self.granted is not None and self.granted.demanded_by in public.effects

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        by, control = g.public.control.get(who), g.public.control
        protected = [man for man in put_down(g.public, action) if kept_in_post(g.public, man) and control[man] != by]
        if protected:
            return (Consent(self, who, action, tuple(protected)),)
        return self.carry_out(g, who, action)

    def carry_out(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        goes_on = self if self.granted is None else replace(self, granted=None)
        match action:
            case Rearrange():
                level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
                posts = {man: post for man, post in zip(action.holders, level, strict=True) if man is not None}
                move(g, {man: post for man, post in posts.items() if g.public.men[man].place != post})
                return (replace(goes_on, rearranged=(*self.rearranged, LEVEL[level[0]])),)
            case Move():
                move(g, {action.who: action.place})
                pay(g, who, 1)
                return (replace(goes_on, moved=(*self.moved, action.who)),)
            case Exchange():
                men = g.public.men
                move(g, {action.higher: men[action.lower].place, action.lower: men[action.higher].place})
                pay(g, who, 2)
                return (replace(goes_on, moved=(*self.moved, action.higher, action.lower)),)
        return DONE


def put_down(public: Public, action: Action) -> tuple[Letter, ...]:
    """The politicians whom this action would demote, or shift to another post of their level."""
    men = public.men
    match action:
        case Move() if action.who in men and LEVEL[action.place] > LEVEL.get(men[action.who].place, 9):
            return (action.who,)
        case Exchange():
            return (action.higher,)
        case Rearrange():
            level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
            pairs = zip(action.holders, level, strict=False)
            return tuple(man for man, post in pairs if man is not None and man in men and men[man].place != post)
    return ()


@value
class Consent(Step):
    """Asks the controller of a protected politician whether the Chief may move him down or aside."""

    rule = "kremlin 15.5"
    decides: ChiefDecides
    chief: Letter
    action: Action
    protected: tuple[Letter, ...]

    def play(self, g: Kremlin) -> Question:
        return Ask(g.public.control[self.protected[0]], Listed((AGREE, REFUSE), self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-agree-or-refuse", "kremlin 15.5", who=self.protected[0])

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        who, *others = self.protected
        player = g.public.control[who]
        if answer == REFUSE:
            g.tell(Withheld(player, who))
            return (replace(self.decides, granted=None, kept=(*self.decides.kept, who)),)
        g.tell(Agreed(player, who))
        if others:
            return (replace(self, protected=tuple(others)),)
        return self.decides.carry_out(g, self.chief, self.action)
