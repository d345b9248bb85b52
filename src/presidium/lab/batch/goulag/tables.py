"""Tables of Goulag's actions and of the actions that the engine allows in each situation, computed once."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from presidium.core import Action, Rules
from presidium.games.goulag.game import Trio, cards_each
from presidium.games.goulag.moves import Name
from presidium.lab.batch.needs import np
from presidium.lab.encoding.goulag import moves, offered, outcomes

DEAL, FIRST, NAME, BUILD, SUPERVISE, OVER = range(6)
"""Phases: deal a worker card (1.2), draw the first commissar (1.6), name a trio (2.1), play a card (2.3), exchange
(2.4), over."""

ROUND: Final = (NAME, BUILD, BUILD, SUPERVISE)
"""Phases of a round. The two builders are asked one after the other, because a batch asks one seat at a time."""


class Tables:
    """Tables that are the same in all games by these rules. Seats are counted from the acting seat (0)."""

    def __init__(self, rules: Rules) -> None:
        seats = self.seats = rules.seats
        self.each = cards_each(rules)
        self.blind = rules["own_card"] == "blind"
        self.phase = np.asarray([DEAL] * seats + [FIRST] + [*ROUND] * seats + [OVER], np.int8)
        """The phase of a game, by the number of answers given so far."""
        self.over = len(self.phase) - 1
        dealt = [{(drawer - 1) % seats for drawer in range(min(at, seats))} for at in range(len(self.phase))]
        self.dealt = np.asarray([sum(1 << holder for holder in some) for some in dealt], np.int32)
        """1.2 A bit mask of the seats that have a worker card, by the number of answers given so far."""
        self.list_actions(rules)
        self.list_names(seats)

    def list_actions(self, rules: Rules) -> None:
        """Fills the list of actions, written as if the asked player had seat 1."""
        self.names = offered(rules.seats, None)
        self.actions: tuple[Action, ...] = (*moves(rules), *outcomes(rules))
        self.number = {action: at for at, action in enumerate(self.actions)}
        self.play = len(self.names)
        self.exchange = self.play + 2
        """Index of the first exchange action: plus 0 the supervisor passes, plus n they choose the n-th seat to the
        left."""
        self.deal = self.exchange + rules.seats
        self.first = self.deal + 2

    def list_names(self, seats: int) -> None:
        """Fills the tables about naming: the seats in each trio, and the trios allowed after a previous trio."""
        jobs = np.asarray([(*name.builders, name.supervisor) for name in self.names], np.int8) - 1
        chairs = np.arange(seats, dtype=np.int8)[:, None]
        self.jobs = np.concatenate([np.full((1, seats, 3), -1, np.int8), (jobs[:, None] + chairs) % seats])
        """Near builder, far builder, supervisor (-1: nobody), by 1 + naming action and commissar's seat."""
        self.before: tuple[Trio | None, ...] = (None, *combinations(range(1, seats), 3))
        """Possible trios of the previous round (first None), counted from the commissar; the last seat was
        commissar."""
        self.were = np.asarray([sum(1 << seat - 1 for seat in trio or ()) for trio in self.before], np.int32)
        """The trios of `before` as bit masks of seats."""
        found = {trio: at for at, trio in enumerate(self.before)}
        self.jobs_packed = ((self.jobs.astype(np.int32) + 1) << np.asarray([0, 4, 8])).sum(2)
        self.after = np.asarray([found[as_next_sees(name)] for name in self.names], np.uint8)
        allowed = [frozenset(offered(seats, trio)) for trio in self.before]
        self.may_name = np.asarray([[name in some for name in self.names] for some in allowed], np.uint8)
        """2.2 For each previous trio: 1 for each naming action that the engine allows, otherwise 0."""
        self.how_many = self.may_name.sum(1).astype(np.uint32)
        self.nth = np.argsort(1 - self.may_name, axis=1, kind="stable").astype(np.int32)
        """For each previous trio: the naming actions, with the allowed actions first."""


def as_next_sees(name: Name) -> Trio:
    """The trio of a naming action, with seats counted from the commissar's left neighbour."""
    one, two, three = sorted(seat - 1 for seat in (*name.builders, name.supervisor))
    return one, two, three
