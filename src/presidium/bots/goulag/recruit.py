"""A recruit of Goulag, fresh from the train: it plays the card of its side, counts what it sees, and gets confused."""

from __future__ import annotations

from presidium.bots.goulag.lenses import opinion, soft
from presidium.bots.goulag.naive import work_of
from presidium.bots.goulag.tale import Tale, tale_of
from presidium.bots.goulag.talk import TALKATIVE, Talker
from presidium.bots.mind import Policy
from presidium.core import Player, SeatView
from presidium.goulag.game import Public, worker
from presidium.goulag.moves import Play


class Recruit(Talker):
    """It has an opinion of everybody by the rounds it has seen, listens to nobody, and hides nothing."""

    def __init__(self, confused: float = 0.3, talk: float = TALKATIVE, honest: float = 0.0) -> None:
        """How many times a game it would play the wrong card, did it always play; it names and supervises at random
        three times as often. Over a longer game a slip costs more, so it is rarer."""
        super().__init__(talk, honest)
        self.confused = confused

    def policy(self, view: SeatView[Public]) -> Policy:
        trust = seen(view)
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        confused = min(1.0, self.confused / view.rules.seats)
        if isinstance(options[0], Play):
            true = 1 - confused
            return {Play("work"): true if loyal else 1 - true, Play("strike"): 1 - true if loyal else true}
        worth = [(1 if loyal else -1) * work_of(action, trust) for action in options]
        return dict(zip(options, soft(worth, 0.1, min(1.0, 3 * confused)), strict=True))

    def truth(self, view: SeatView[Public]) -> float:
        return 1.0


def seen(view: SeatView[Public]) -> dict[Player, float]:
    """How likely each is loyal, by the cards this seat has seen and what the rounds have shown; deaf to all words."""
    tale = tale_of(view)
    own = worker(view.seat)
    loyal = view.secret(own) == "loyal" if view.knows(own) else None
    passed = view.secret(worker(view.rules.right(view.seat))) == "loyal"
    return dict(enumerate(opinion(Tale(tale.seats, tale.blind, tale.turns, ()), view.seat, loyal, passed), 1))
