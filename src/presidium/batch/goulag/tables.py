"""The actions of Goulag as a list, and which of them the engine allows when: asked of it once, for every case."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from presidium.batch.needs import np
from presidium.core import PASS, Action, Rules
from presidium.goulag.game import Trio, cards_each, naming
from presidium.goulag.moves import Deal, First, Name, Play, Supervise

DEAL, FIRST, NAME, BUILD, SUPERVISE, OVER = range(6)
"""What is asked: a worker card (1.2), the first commissar (1.6), a trio (2.1), a card (2.3), whom to exchange (2.4)."""

ROUND: Final = (NAME, BUILD, BUILD, SUPERVISE)
"""Both builders answer one after the other, for a batch asks one seat at a time."""


class Tables:
    """All that is the same in every game by these rules. Seats are counted from whoever acts: 0 is himself."""

    def __init__(self, rules: Rules) -> None:
        seats = self.seats = rules.seats
        self.each = cards_each(rules)
        self.blind = rules["own_card"] == "blind"
        self.phase = np.asarray([DEAL] * seats + [FIRST] + [*ROUND] * seats + [OVER], np.int8)
        """What is asked after so many answers."""
        self.over = len(self.phase) - 1
        dealt = [{(drawer - 1) % seats for drawer in range(min(at, seats))} for at in range(len(self.phase))]
        self.dealt = np.asarray([sum(1 << holder for holder in some) for some in dealt], np.int32)
        """1.2 After so many answers, a bit for each seat that has its card."""
        self.list_actions(rules)
        self.list_names(seats)

    def list_actions(self, rules: Rules) -> None:
        """As if whoever is asked sat in the first chair."""
        self.names = offered(rules.seats, None)
        plays = (Play("work"), Play("strike"))
        exchanges = (PASS, *(Supervise(seat) for seat in rules.players[1:]))
        deals = (Deal("loyal"), Deal("disloyal"))
        self.actions: tuple[Action, ...] = (*self.names, *plays, *exchanges, *deals, *map(First, rules.players))
        self.number = {action: at for at, action in enumerate(self.actions)}
        self.play = len(self.names)
        self.exchange = self.play + len(plays)
        """Whoever supervises makes the seat so far to his left exchange; himself: he passes."""
        self.deal = self.exchange + len(exchanges)
        self.first = self.deal + len(deals)

    def list_names(self, seats: int) -> None:
        """Whom a name makes what; and which the commissar may give, by the trio he finds."""
        jobs = np.asarray([(*name.builders, name.supervisor) for name in self.names], np.int8) - 1
        chairs = np.arange(seats, dtype=np.int8)[:, None]
        self.jobs = np.concatenate([np.full((1, seats, 3), -1, np.int8), (jobs[:, None] + chairs) % seats])
        """By 1 + the name and the commissar's chair: who builds, the near one first, and who supervises; -1 nobody."""
        self.before: tuple[Trio | None, ...] = (None, *combinations(range(1, seats), 3))
        """The trio of the round before; none in the first. The last seat is the predecessor's, who named others."""
        self.were = np.asarray([sum(1 << seat - 1 for seat in trio or ()) for trio in self.before], np.int32)
        """The same trio, a bit for each seat."""
        found = {trio: at for at, trio in enumerate(self.before)}
        self.jobs_packed = ((self.jobs.astype(np.int32) + 1) << np.asarray([0, 4, 8])).sum(2)
        self.after = np.asarray([found[as_next_sees(name)] for name in self.names], np.uint8)
        allowed = [frozenset(offered(seats, trio)) for trio in self.before]
        self.may_name = np.asarray([[name in some for name in self.names] for some in allowed], np.uint8)
        """2.2, by the engine's own options."""
        self.how_many = self.may_name.sum(1).astype(np.uint32)
        self.nth = np.argsort(1 - self.may_name, axis=1, kind="stable").astype(np.int32)
        """The names, those first that may be given."""


def offered(seats: int, before: Trio | None) -> tuple[Name, ...]:
    """What the engine lets a commissar name who sits in the first chair."""
    options = naming(seats, 1, before).options(1)
    return tuple(name for name in options or () if isinstance(name, Name))


def as_next_sees(name: Name) -> Trio:
    """The three, from the next chair."""
    one, two, three = sorted(seat - 1 for seat in (*name.builders, name.supervisor))
    return one, two, three
