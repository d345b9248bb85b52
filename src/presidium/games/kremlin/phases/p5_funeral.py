"""5 Funeral commission: if there is no Party Chief, the members elect one."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, Action, Question, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import AGAINST, FOR, PROPOSE, Propose
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.events import Rejected
from presidium.games.kremlin.matters import Election
from presidium.games.kremlin.phases.voting import Turn
from presidium.games.kremlin.printed.board import (
    CHIEF,
    DEFENCE,
    ECONOMY,
    FOREIGN,
    IDEOLOGY,
    INDUSTRY,
    KGB,
    LEVEL_1,
    LEVEL_2,
    POSTS,
    SPORT,
    Place,
)
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of
from presidium.games.kremlin.verbs import elect, pay, stress

PROPOSERS: Final = (FOREIGN, IDEOLOGY, KGB, INDUSTRY, ECONOMY, SPORT, DEFENCE)
REBELLION: Final = 3


@value
class Funeral(Step):
    """Starts the election of a Party Chief if the post is vacant."""

    rule = "kremlin 5.1"

    def play(self, g: Kremlin) -> Steps:
        return (Proposal(),) if g.public.posts[CHIEF] is None else DONE


@value
class Proposal(Right):
    """5.1, 5.2 The proposer names a successor for the Chief; he cannot decline. 5.4 The second time it must be one of
    the rebels who is still a member (C.7)."""

    rule = "kremlin 5.2"
    rebels: tuple[Letter, ...] | None = None
    proposer: Letter | None = None
    """The politician who proposed before and goes on proposing as long as he is present (5.4); None the first time."""

    def actor(self, g: Kremlin) -> Letter | None:
        who = self.turn(g.public)
        return who if who is not None and self.eligible(g.public, who) else None

    def turn(self, public: Public) -> Letter | None:
        there = self.proposer is not None and self.proposer in public.members() and not public.men[self.proposer].cure
        return self.proposer if there else public.first_present(PROPOSERS)

    def eligible(self, public: Public, who: Letter) -> tuple[Letter, ...]:
        if self.rebels is not None:
            members = public.members()
            return tuple(rebel for rebel in self.rebels if rebel != who and rebel in members)
        for level in (LEVEL_1, LEVEL_2):
            found = tuple(public.posts[post] for post in level if public.posts[post] not in (None, who))
            if found:
                return found  # type: ignore[return-value]
        return ()

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        return tuple(PROPOSE[other] for other in self.eligible(g.public, who))

    def uncontrolled(self, g: Kremlin, who: Letter) -> Action:
        """5.5 A proposer whom nobody controls names the oldest politician whom he could name."""
        return PROPOSE[g.public.oldest(self.eligible(g.public, who))]

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        if isinstance(action, Propose) and action.who == who:
            return refusal("kremlin-not-himself", f"kremlin 5.{2 if self.rebels is None else 4}", who=who)
        if self.rebels is not None:
            return refusal("kremlin-propose-rebel", "kremlin 5.4", who=who)
        return refusal("kremlin-must-propose", "kremlin 5.2", who=who)

    def nobody(self, g: Kremlin) -> Steps:
        """5.2, 5.4 A proposer with nobody to name becomes Chief; 5.2 if all are absent, the highest in rank."""
        successor = self.turn(g.public) or g.public.highest()
        if successor is not None:
            elect(g, successor)
        return DONE

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        assert isinstance(action, Propose)
        g.public.enter(Election(who, action.who))
        return (Ballot(POSTS[1], self.rebels),)


@value
class Ballot(Turn):
    """5.3 The turn of this post to vote for or against the nominee."""

    rule = "kremlin 5.3"
    post: Place
    rebels: tuple[Letter, ...] | None
    """The members who voted against the first nominee, if this is the second vote; None in the first vote."""

    def play(self, g: Kremlin) -> Question | Steps:
        """C.7 Asks for a vote, but ends the election if the nominee is no longer a member."""
        return Turn.play(self, g) if election(g).nominee in g.public.members() else self.after(g, None)

    def actor(self, g: Kremlin) -> Letter | None:
        who = g.public.present(self.post)
        return None if who == election(g).nominee and edition_of(g).nominee_is_silent else who

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        return (FOR,) if self.bound(g, who) else (FOR, AGAINST)

    def bound(self, g: Kremlin, who: Letter) -> bool:
        """1988: true for the nominee and the proposer, who cannot vote against the nominee."""
        now = election(g)
        return edition_of(g).proposer_is_bound and who in (now.nominee, now.proposer)

    def after(self, g: Kremlin, post: Place | None) -> Steps:
        if post is not None:
            return (Ballot(post, self.rebels),)
        now = election(g)
        g.public.close(Election)
        if now.nominee not in g.public.members():  # C.7 the proposer names anew, no SP
            return (Proposal(self.rebels, now.proposer),)
        rebels = tuple(who for who, vote in now.votes if vote == "against")
        if len(rebels) < REBELLION:
            elect(g, now.nominee)
            return DONE
        return self.reject(g, now, rebels)

    def reject(self, g: Kremlin, now: Election, rebels: tuple[Letter, ...]) -> Steps:
        """5.3 The first defeat costs the proposer 1 SP and he proposes again; 5.4 the second makes him Chief
        himself."""
        g.tell(Rejected(now.nominee))
        if self.rebels is None:
            pay(g, now.proposer, 1)
            return (Proposal(rebels, now.proposer),)
        if now.proposer not in g.public.members():  # C.7 a deputy takes over, at no cost
            return Proposal(self.rebels).nobody(g)
        stress(g, now.proposer, edition_of(g).second_defeat_costs)
        elect(g, now.proposer)
        return DONE


def election(g: Kremlin) -> Election:
    """The election of a Party Chief that is under way."""
    found = g.public.top
    assert isinstance(found, Election)
    return found
