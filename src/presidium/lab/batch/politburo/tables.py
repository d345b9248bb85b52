"""Tables of Politburo's actions and of the actions that the engine allows in each situation, computed once."""

from __future__ import annotations

from collections.abc import Iterable

from presidium.core import Action, Options, Player, Rules
from presidium.games.politburo.execution import BALLOTS, naming
from presidium.games.politburo.game import appointing
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Name
from presidium.games.politburo.plan import THUMBS, proposing
from presidium.games.politburo.purge import pointing
from presidium.lab.batch.needs import np
from presidium.lab.encoding.politburo import CAST, DRAW, FIRST, NAME, OVER, POINT, PROPOSE, VOTE, moves, outcomes

__all__ = ["CAST", "DRAW", "FIRST", "NAME", "OVER", "POINT", "PROPOSE", "VOTE", "Tables"]


class Tables:
    """Tables that are the same in all games by these rules. Seats are counted from the acting seat (0)."""

    def __init__(self, rules: Rules) -> None:
        self.seats = rules.seats
        self.clamped = rules["track"] == "clamped"
        self.shared = rules["victory"] == "shared"
        self.strict = rules["goals"] == "strict"
        self.list_actions(rules)
        self.list_options(rules)

    def list_actions(self, rules: Rules) -> None:
        """Fills the list of actions, written as if the asked player had seat 1."""
        names = [action for action in moves(rules) if isinstance(action, Name)]
        self.actions: tuple[Action, ...] = (*moves(rules), *outcomes(rules))
        self.number = {action: at for at, action in enumerate(self.actions)}
        self.propose = len(names)
        self.vote = self.propose + len(MINISTRIES)
        self.cast = self.vote + 2
        self.point = self.cast + 1
        """Index before the first pointing action. Adding n means pointing at the n-th seat to the left."""
        self.draw = self.point + rules.seats
        self.first = self.draw + len(MEMBERS)
        self.trios = np.asarray(
            [sum(seat - 1 << 4 * at for at, seat in enumerate(name.voters)) for name in names], np.int16
        )
        """The three voters of each naming action, four bits each; the nearest to the Gensek's left comes first."""

    def list_options(self, rules: Rules) -> None:
        """Fills the table of the engine's options: a row for each situation except the drawing of members."""
        plans = [proposing(1, refused).options(1) for refused in (None, *MINISTRIES)]
        fingers = [pointing(neighbours(rules, voter)).options(1) for voter in range(3)]
        rest = (THUMBS, naming(rules.seats, 1, 1).options(1), BALLOTS, appointing(rules.seats).options(0), ())
        rows = [self.row(options or ()) for options in (*plans, *fingers, *rest)]
        self.rows = np.asarray(rows, np.uint8)
        self.plan, self.finger = 0, len(plans)
        self.thumb, self.trio, self.ballot, self.office, self.nothing = range(len(plans) + 3, len(rows))
        self.how_many = self.rows.sum(1).astype(np.uint32)
        self.nth = np.argsort(1 - np.minimum(self.rows, 1), axis=1, kind="stable").astype(np.int32)
        """For each row of options: all actions, with the legal actions first."""

    def row(self, options: Options | Iterable[Action]) -> list[int]:
        allowed = frozenset(options)
        return [int(action in allowed) for action in self.actions]


def neighbours(rules: Rules, voter: int) -> tuple[Player, Player, Player]:
    """3.4 The voters of the third ballot, who sit side by side, counted from one of them."""
    first, second, third = (rules.left(1, at - voter) for at in range(3))
    return first, second, third
