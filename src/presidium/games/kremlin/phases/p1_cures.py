"""1 Cures: sick members may go to the Sanatorium, and then the members age."""

from __future__ import annotations

from typing import Final

from presidium.core import DONE, PASS, Action, Step, Steps, value
from presidium.games.kremlin.actions import CURE
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.effects import drop_ended
from presidium.games.kremlin.printed.board import CHIEF, POSTS, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, edition_of
from presidium.games.kremlin.verbs import come_back, cure, stress


@value
class CuresEnd(Step):
    """Ends all cures: in 1986 at the end of the year, in 1988 at the start of the next phase 1."""

    rule = "kremlin 1.1"

    def play(self, g: Kremlin) -> Steps:
        g.public.resting = tuple(who for who in g.public.members() if g.public.men[who].cure)
        for who in g.public.resting:
            come_back(g, who)
        return DONE


@value
class Cures(Step):
    """Asks the sick members, in rank order, whether they take a cure."""

    rule = "kremlin 1.1"

    def play(self, g: Kremlin) -> Steps:
        return IN_RANK_ORDER


@value
class TakeCure(Right):
    """1.1 A sick member whom somebody controls may take a cure."""

    rule = "kremlin 1.1"
    post: Place

    def actor(self, g: Kremlin) -> Letter | None:
        who = g.public.present(self.post)
        return who if who is not None and g.public.men[who].crosses else None

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        return (PASS, CURE)

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if action == CURE:
            cure(g, who)
        elif who in g.public.resting:
            g.public.resting = tuple(other for other in g.public.resting if other != who)
            drop_ended(g.public)
        return DONE


IN_RANK_ORDER: Final = tuple(TakeCure(post) for post in POSTS)


@value
class Ageing(Step):
    """1.2 Stress points for the Chief, sick members who stay and in 1988 suspects; 1.3 strengths may change them."""

    rule = "kremlin 1.2"

    def play(self, g: Kremlin) -> Steps:
        for post in POSTS:
            who = g.public.posts[post]
            if who is not None:
                stress(g, who, ageing(g, who, post))
        return DONE


def ageing(g: Kremlin, who: Letter, post: Place) -> int:
    """The stress points of phase 1 for a member in this post."""
    edition = edition_of(g)
    man = g.public.men[who]
    sick = 0 if man.cure else edition.staying_sick[man.crosses]
    suspected = edition.suspected_in_phase_1 if man.suspect else 0
    return edition.strengths.ageing(who, post, int(post == CHIEF), sick, suspected)
