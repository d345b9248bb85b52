"""Open votes in trials (3.2) and elections (5.3): members vote in rank order, and each vote is announced (C.5)."""

from __future__ import annotations

from dataclasses import replace

from presidium.core import PASS, Action, Steps
from presidium.games.kremlin.actions import Vote
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.events import Voted
from presidium.games.kremlin.matters import Case, Election
from presidium.games.kremlin.printed.board import POSTS, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin


class Turn(Right):
    """The turn of one post to vote. Turns go by post, and a turn that has passed does not come back (C.7)."""

    __slots__ = ()
    post: Place

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(self.post)

    def goes_unsaid(self, choices: tuple[Action, ...]) -> bool:
        """C.5 True if the vote can only go one way: it is not announced then, and no window opens."""
        return len(choices) == 1

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if isinstance(action, Vote) and (who in g.public.control or self.uncontrolled(g, who) != PASS):  # C.3
            self.count(g, who, action.vote)
        return self.nobody(g)

    def nobody(self, g: Kremlin) -> Steps:
        """Passes the turn to vote on to the next post."""
        return self.after(g, POSTS[POSTS.index(self.post) + 1] if self.post != POSTS[-1] else None)

    def count(self, g: Kremlin, who: Letter, vote: str) -> None:
        """Adds the vote to the trial or election under way, where everybody sees it."""
        matter = g.public.top
        assert isinstance(matter, Case | Election)
        g.public.amend(replace(matter, votes=(*matter.votes, (who, vote))))
        g.tell(Voted(who, vote))

    def after(self, g: Kremlin, post: Place | None) -> Steps:
        """The steps that follow: the vote of this post, or the result of the vote if `post` is None."""
        raise NotImplementedError
