"""Lasting effects of cards. Rules ask the functions here for modifiers, so that no rule has to name a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from presidium.core import DONE, Action, Player, Refusal, Step, Steps
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public

if TYPE_CHECKING:
    from presidium.games.kremlin.announcing.right import Right


class Effect:
    """A lasting effect of a card. The base class changes nothing; a subclass overrides the methods of its changes."""

    __slots__ = ()
    rule: ClassVar[str]
    for_the_year: ClassVar[bool] = False
    """True if the effect ends with the year."""

    def holds(self, public: Public) -> bool:
        """True if the effect still lasts; checked when a politician changes place or controller, or ends a cure."""
        return True

    def ends_with_phase(self, public: Public) -> bool:
        """True if the effect ends with the phase that is ending."""
        return False

    def purge(self, victim: Letter) -> int:
        """The modifier of a purge roll against this victim (2.2)."""
        return 0

    def health(self, public: Public, who: Letter) -> int:
        """The modifier of this politician's health roll (4.1)."""
        return 0

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        """Why the effect forbids the politician this action; None if the effect allows it."""
        return None

    def keeps_in_post(self, who: Letter) -> bool:
        """True if the Chief needs the controller's consent to move this politician down or aside (6.1)."""
        return False

    def keeps_from_retiring(self, who: Letter) -> bool:
        """True if this politician does not retire for age (9.1)."""
        return False

    def judge(self, public: Public) -> Player | None:
        """The player who decides ties of declared influence (C.2); None if the effect appoints nobody."""
        return None

    def purge_begins(self) -> Step | None:
        """The step that begins phase 2 in place of the usual right to purge (2.1); None for the usual right."""
        return None

    def demand(self, g: Kremlin, chief_decides: Right) -> Step | None:
        """The step that demands a move of the Chief before his first announcement of phase 6; None if there is none."""
        return None

    def until_phase_ends(self) -> Letter | None:
        """The politician whom the effect keeps in or out of the Sanatorium until the phase ends; None if nobody."""
        return None

    def phase_ends(self, g: Kremlin) -> Steps:
        """The steps that the effect causes when the phase ends (0.6)."""
        return DONE


# Questions of the rules to the effects


def purge_modifier(public: Public, victim: Letter) -> int:
    return sum([effect.purge(victim) for effect in public.effects])


def health_modifier(public: Public, who: Letter) -> int:
    return sum([effect.health(public, who) for effect in public.effects])


def barred(public: Public, who: Letter, action: Action) -> Refusal | None:
    for effect in public.effects:
        refused = effect.bars(public, who, action)
        if refused is not None:
            return refused
    return None


def unbarred(public: Public, who: Letter, choices: tuple[Action, ...]) -> tuple[Action, ...]:
    """The choices that no effect forbids; most effects forbid nothing."""
    if not public.effects or not [effect for effect in public.effects if type(effect).bars is not Effect.bars]:
        return choices
    return tuple([action for action in choices if barred(public, who, action) is None])


def called_off(public: Public, deed: Deed) -> bool:
    """True if an announced action will not be done: its politician has a new controller, or a card has cancelled it."""
    changed = public.control.get(deed.who) != deed.by
    return changed or deed.cleared or barred(public, deed.who, deed.action) is not None


def kept_in_post(public: Public, who: Letter) -> bool:
    return any(effect.keeps_in_post(who) for effect in public.effects)


def kept_from_retiring(public: Public, who: Letter) -> bool:
    return any(effect.keeps_from_retiring(who) for effect in public.effects)


def tie_judge(public: Public) -> Player | None:
    for effect in public.effects:
        judge = effect.judge(public)
        if judge is not None:
            return judge
    return None


# Adding and removing effects


def add_effect(g: Kremlin, effect: Effect) -> None:
    """Adds an effect, unless the same one is already in force."""
    if effect not in g.public.effects:
        g.public.effects += (effect,)


def drop_effect(g: Kremlin, effect: Effect) -> None:
    g.public.effects = tuple(other for other in g.public.effects if other != effect)


def drop_ended(public: Public) -> None:
    """Removes effects that have ended because a politician changed place or control."""
    if public.effects:
        public.effects = tuple([effect for effect in public.effects if effect.holds(public)])
