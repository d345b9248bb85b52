"""3 Investigation: suspicions, trials, and exile without a trial."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import DONE, PASS, Action, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import ACCUSE, CLEAR, CONDEMN, SUSPECT, Accuse, Clear, Condemn, Suspect
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.events import Judged
from presidium.games.kremlin.matters import Case, Deed
from presidium.games.kremlin.phases.trial import Proceedings, Trial
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, DEFENCE, FOREIGN, INDUSTRY, KGB, POSTS
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of
from presidium.games.kremlin.verbs import clear, exile, pay, stress, suspect

INVESTIGATORS: Final = (DEFENCE, FOREIGN, KGB, CHIEF, INDUSTRY)


@value
class Investigation(Step):
    """Begins the investigation; only politicians who have a "?" at this moment can be accused in it."""

    rule = "kremlin 3.1"

    def play(self, g: Kremlin) -> Steps:
        suspects = tuple(who for who, man in g.public.men.items() if man.suspect)
        return (edition_of(g).investigating(suspects),)


@value
class Investigating(Right, Proceedings):
    """3.1 The investigator takes one action after the other, until he declines."""

    rule = "kremlin 3.1"
    suspects: tuple[Letter, ...] = ()
    accused: bool = False
    condemned: bool = False
    marked: bool = False
    """True if the investigator has placed a "?" in this phase."""

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.first_present(INVESTIGATORS)

    def convict(self, g: Kremlin, case: Case) -> Steps:
        """3.3 Sends the accused to Siberia; the accuser pays nothing."""
        exile(g, case.accused)
        return (self,)

    def acquit(self, g: Kremlin, case: Case) -> Steps:
        """3.4 Removes the "?" of the accused; the accuser takes 3 SP."""
        clear(g, case.accused)
        if case.accuser is not None:
            pay(g, case.accuser, 3)
        return (self,)

    def drop(self, g: Kremlin) -> Steps:
        return (self,)

    def cleared(self, g: Kremlin, deed: Deed) -> Steps:
        """Ends an accusation or condemnation like an acquittal, because a card has cleared the politician."""
        assert isinstance(deed.action, Accuse | Condemn)
        accused = deed.action.who
        used = replace(self, accused=True) if isinstance(deed.action, Accuse) else replace(self, condemned=True)
        g.tell(Judged(accused, "acquitted"))
        return used.acquit(g, Case(deed.who, accused))

    def accusable(self, g: Kremlin, who: Letter) -> tuple[Letter, ...]:
        men = g.public.men
        return tuple([other for other in self.suspects if other != who and men[other].suspect])

    def unsuspected(self, g: Kremlin, who: Letter) -> tuple[Letter, ...]:
        """The members on whom the investigator may place a "?": all but himself and those who have a "?"."""
        men = g.public.men
        return tuple([other for other in g.public.members() if other != who and not men[other].suspect])

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        if not isinstance(action, Suspect | Clear | Accuse | Condemn):
            return None
        if action.who == who and not isinstance(action, Clear):
            return refusal("kremlin-not-himself", "kremlin 3.1", who=who)
        if (isinstance(action, Accuse) and self.accused) or (isinstance(action, Condemn) and self.condemned):
            return refusal("kremlin-once-a-year", "kremlin 3.1", who=who)
        if isinstance(action, Accuse) and action.who not in self.suspects:
            return refusal("kremlin-not-suspected", "kremlin 3.1", who=action.who)
        return None

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        match action:
            case Suspect():
                suspect(g, action.who)
                stress(g, who, 1)
                return (replace(self, marked=True),)
            case Clear():
                clear(g, action.who)
                stress(g, who, edition_of(g).clearing_costs)
                return (self,)
            case Accuse():
                return (Trial(who, action.who, replace(self, accused=True)),)
            case Condemn():
                exile(g, action.who)
                stress(g, who, 2)
                return (replace(self, condemned=True),)
        return DONE


@value
class Investigating1986(Investigating):
    """The investigation of 1986: actions in any order; a trial does not exclude a condemnation."""

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        public = g.public
        # An own "?" may go too, but only one of an earlier year.
        removable = [CLEAR[other] for other, man in public.men.items() if man.suspect and man.suspect < public.year]
        if too_old(g, who):
            return (PASS, *removable)
        placing = [SUSPECT[other] for other in self.unsuspected(g, who)]
        members = public.members()
        accusing = [] if self.accused else [ACCUSE[other] for other in self.accusable(g, who) if other in members]
        condemning = [] if self.condemned else [CONDEMN[other] for other in public.at(CANDIDATE)]
        return (PASS, *placing, *removable, *accusing, *condemning)


@value
class Investigating1988(Investigating):
    """The investigation of 1988: a trial or condemnation comes first, placing a "?" later, removing a "?" at any time.

    Each politician has a "?" placed or removed at most once in the phase, so nobody acquitted gets a new "?".
    """

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        if too_old(g, who):
            return (PASS,)
        public = g.public
        removing = [CLEAR[other] for other, man in public.men.items() if man.suspect and other not in public.touched]
        placing = [SUSPECT[other] for other in self.unsuspected(g, who) if other not in public.touched]
        if self.accused or self.condemned or self.marked:
            return (PASS, *placing, *removing)
        accusing = [ACCUSE[other] for other in self.accusable(g, who)]
        condemning = [CONDEMN[other] for other in public.at(CANDIDATE)]
        return (PASS, *placing, *removing, *accusing, *condemning)

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        if isinstance(action, Suspect | Clear) and action.who in public.touched:
            return refusal("kremlin-touched", "kremlin 3.1", who=action.who)
        return Investigating.why_not(self, public, who, action)


@value
class SuspicionWeighs(Step):
    """3.8 1986: at the end of phase 3 every member with a "?" takes 1 SP; 1.3 in the post of his strength none."""

    rule = "kremlin 3.8"

    def play(self, g: Kremlin) -> Steps:
        for post in POSTS:
            who = g.public.posts[post]
            if who is not None and g.public.men[who].suspect:
                stress(g, who, edition_of(g).strengths.suspicion(who, post))
        return DONE
