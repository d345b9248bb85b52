"""A vote goes round in rank order, one by one, openly (3.2, 5.3); each vote is an act like any other (C.5)."""

from __future__ import annotations

from dataclasses import replace

from presidium.core import PASS, Action, Steps
from presidium.kremlin.actions import Vote
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.events import Voted
from presidium.kremlin.printed.board import POSTS, Place
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Case, Election, Kremlin


class Turn(Right):
    """The turn of one post to vote: it goes by post, and a turn passed does not return (C.7)."""

    __slots__ = ()
    post: Place

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(self.post)

    def goes_unsaid(self, choices: tuple[Action, ...]) -> bool:
        """C.5 A vote that can only go one way is not announced and has no window."""
        return len(choices) == 1

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if isinstance(action, Vote) and (who in g.public.control or self.uncontrolled(g, who) != PASS):  # C.3
            self.count(g, who, action.vote)
        return self.nobody(g)

    def nobody(self, g: Kremlin) -> Steps:
        """The turn goes on to the next post."""
        return self.after(g, POSTS[POSTS.index(self.post) + 1] if self.post != POSTS[-1] else None)

    def count(self, g: Kremlin, who: Letter, vote: str) -> None:
        """Note the vote where everybody sees it: in the trial or the election under way."""
        matter = g.public.top
        assert isinstance(matter, Case | Election)
        g.public.amend(replace(matter, votes=(*matter.votes, (who, vote))))
        g.tell(Voted(who, vote))

    def after(self, g: Kremlin, post: Place | None) -> Steps:
        """Go on with this post, or with None come to the result."""
        raise NotImplementedError
