"""What cards bring about, as long as it lasts. A rule that cards may bend asks here, by name; no rule names a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from presidium.core import DONE, Action, Player, Refusal, Step, Steps
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Deed, Kremlin, Public

if TYPE_CHECKING:
    from presidium.kremlin.announcing.right import Right


class Effect:
    """A value in public, with its end. By itself it bends nothing; each kind says what it does bend."""

    __slots__ = ()
    rule: ClassVar[str]
    for_the_year: ClassVar[bool] = False
    """Whether it ends with the year."""

    def holds(self, public: Public) -> bool:
        """Whether it still lasts; asked whenever somebody changes place or hands, or leaves the Sanatorium."""
        return True

    def ends_with_phase(self, public: Public) -> bool:
        """Whether it ends with the phase that is ending."""
        return False

    def purge(self, victim: Letter) -> int:
        """The modifier of a purge roll against him (2.2)."""
        return 0

    def health(self, public: Public, who: Letter) -> int:
        """The modifier of his health roll (4.1)."""
        return 0

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        """Why he may not do this now."""
        return None

    def keeps_in_post(self, who: Letter) -> bool:
        """Whether the Chief needs his controller's consent to move him down or aside (6.1)."""
        return False

    def keeps_from_retiring(self, who: Letter) -> bool:
        """Whether age does not retire him (9.1)."""
        return False

    def judge(self, public: Public) -> Player | None:
        """Who decides ties of declared influence (C.2)."""
        return None

    def purge_begins(self) -> Step | None:
        """What phase 2 begins with, instead of the purge of 2.1."""
        return None

    def demand(self, g: Kremlin, chief_decides: Right) -> Step | None:
        """What is demanded of the Chief before his first announcement of phase 6; it leads on to his decisions."""
        return None

    def until_phase_ends(self) -> Letter | None:
        """Whom it keeps from where he belongs until the phase ends."""
        return None

    def phase_ends(self, g: Kremlin) -> Steps:
        """What it does when the phase ends (0.6)."""
        return DONE


# What the rules ask


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
    """What is left of these; most effects bar nothing whatever."""
    if not public.effects or not [effect for effect in public.effects if type(effect).bars is not Effect.bars]:
        return choices
    return tuple([action for action in choices if barred(public, who, action) is None])


def called_off(public: Public, deed: Deed) -> bool:
    """Whether what has been announced will not be done: he is in other hands, or a card has settled it."""
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


# How effects come and go


def add_effect(g: Kremlin, effect: Effect) -> None:
    """What lasts already does not last twice."""
    if effect not in g.public.effects:
        g.public.effects += (effect,)


def drop_effect(g: Kremlin, effect: Effect) -> None:
    g.public.effects = tuple(other for other in g.public.effects if other != effect)


def drop_ended(public: Public) -> None:
    """Somebody has changed place or hands: what depended on it ends."""
    if public.effects:
        public.effects = tuple([effect for effect in public.effects if effect.holds(public)])
