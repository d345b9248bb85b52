"""The actions of Politburo as a list, and which of them the engine allows when: asked of it once, for every case."""

from __future__ import annotations

from collections.abc import Iterable

from presidium.batch.needs import np
from presidium.core import Action, Options, Player, Rules
from presidium.politburo.execution import BALLOTS, naming
from presidium.politburo.game import appointing
from presidium.politburo.goals import MEMBERS, MINISTRIES
from presidium.politburo.moves import Cast, Draw, First, Name, Point, Propose, Vote
from presidium.politburo.plan import THUMBS, proposing
from presidium.politburo.purge import pointing

DRAW, FIRST, PROPOSE, VOTE, NAME, CAST, POINT, OVER = range(8)
"""What is asked: a member (1.1), the first Gensek (1.4), a ministry (2.1), a thumb (2.1), three voters (3.1), a ballot
(3.1), a finger (4.1)."""


class Tables:
    """All that is the same in every game by these rules. Seats are counted from whoever acts: 0 is himself."""

    def __init__(self, rules: Rules) -> None:
        self.seats = rules.seats
        self.clamped = rules["track"] == "clamped"
        self.list_actions(rules)
        self.list_options(rules)

    def list_actions(self, rules: Rules) -> None:
        """As if whoever is asked sat in the first chair."""
        names = [name for name in naming(rules.seats, 1, 1).options(1) or () if isinstance(name, Name)]
        thumbs, ballots = (Vote("for"), Vote("against")), (Cast("repression"), Cast("reform"))
        asked = (*names, *map(Propose, MINISTRIES), *thumbs, *ballots, *map(Point, rules.players[1:]))
        self.actions: tuple[Action, ...] = (*asked, *map(Draw, MEMBERS), *map(First, rules.players))
        self.number = {action: at for at, action in enumerate(self.actions)}
        self.propose = len(names)
        self.vote = self.propose + len(MINISTRIES)
        self.cast = self.vote + len(thumbs)
        self.point = self.cast + len(ballots) - 1
        """Whoever points, points at the seat so far to his left."""
        self.draw = self.point + rules.seats
        self.first = self.draw + len(MEMBERS)
        self.trios = np.asarray(
            [sum(seat - 1 << 4 * at for at, seat in enumerate(name.voters)) for name in names], np.int16
        )
        """The voters a name calls, the nearest to the Gensek's left first, four bits each."""

    def list_options(self, rules: Rules) -> None:
        """What the engine offers: one row for each case there is, beside the drawing of members."""
        plans = [proposing(1, refused).options(1) for refused in (None, *MINISTRIES)]
        fingers = [pointing(neighbours(rules, voter)).options(1) for voter in range(3)]
        rest = (THUMBS, naming(rules.seats, 1, 1).options(1), BALLOTS, appointing(rules.seats).options(0), ())
        rows = [self.row(options or ()) for options in (*plans, *fingers, *rest)]
        self.rows = np.asarray(rows, np.uint8)
        self.plan, self.finger = 0, len(plans)
        self.thumb, self.trio, self.ballot, self.office, self.nothing = range(len(plans) + 3, len(rows))
        self.how_many = self.rows.sum(1).astype(np.uint32)
        self.nth = np.argsort(1 - np.minimum(self.rows, 1), axis=1, kind="stable").astype(np.int32)
        """The actions, those first that may be done."""

    def row(self, options: Options | Iterable[Action]) -> list[int]:
        allowed = frozenset(options)
        return [int(action in allowed) for action in self.actions]


def neighbours(rules: Rules, voter: int) -> tuple[Player, Player, Player]:
    """The voters of the third ballot, who sit side by side (3.4), from the chair of the so-manieth of them."""
    first, second, third = (rules.left(1, at - voter) for at in range(3))
    return first, second, third
