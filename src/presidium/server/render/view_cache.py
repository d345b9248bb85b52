"""Cache of the views of one state of a table: each seat's view is computed once, however many clients receive it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, NamedTuple

from presidium.core import Game, Player, Said, View, open_view, view
from presidium.core.content.claims import Proved
from presidium.server.base.tempo import is_window
from presidium.server.domain import correspondence_clock, takeback
from presidium.server.domain.table import Table
from presidium.server.domain.timing import waiting
from presidium.server.protocol.models import UndoInfo
from presidium.server.render.table_info import table_facts

ALL: Final[Player] = -1
"""Key of the archives' view, which shows all secrets; no seat has this number."""

Seen = View[Any] | None
"""A seat's view of the game; None before the game starts."""


class CachedTable(NamedTuple):
    """The public part of a table's current question."""

    question: int
    asked: tuple[Player, ...]
    window: bool
    deadline: float | None
    moment: bool
    undo: UndoInfo | None
    due: float | None
    sitting: float | None
    opens: float | None
    earliest: float | None
    writing: tuple[Player, ...] | None


class ViewCache:
    """Cache of each seat's view and of the public facts of one state of a table. If the game has not changed, the views
    come from the previous cache."""

    def __init__(self, table: Table, unmoved: ViewCache | None = None, private: bool = False) -> None:
        """`private`: the change since the cache `unmoved` concerns one seat only, so public facts are taken from it."""
        self.table = table
        self._views: dict[Player | None, Seen] = {} if unmoved is None else unmoved._views
        if unmoved is not None:
            self._keep(unmoved, "judged", "contradictions")
        if private and unmoved is not None:
            self.facts, self.standing = unmoved.facts, unmoved.standing

    def seen(self, seat: Player | None) -> Seen:
        if seat not in self._views:
            self._views[seat] = seen(self.table, seat, next(iter(self._views.values()), None))
        return self._views[seat]

    def keep_talk(self, before: ViewCache, spoke: bool) -> None:
        """Takes from the cache of an earlier state what is known of the statements, unless it may have changed since.
        `spoke` is true if statements may have changed. Only other statements can bring a new contradiction."""
        if spoke:
            return
        self._keep(before, "contradictions")
        g, tests = self.table.g, self.table.game.tests_claims
        if not g.over and not any(isinstance(event, tests) for event in g.log.since(len(before.table.g.log))):
            self._keep(before, "judged")

    def _keep(self, other: ViewCache, *names: str) -> None:
        for name in names:
            if name in vars(other):
                setattr(self, name, vars(other)[name])

    @cached_property
    def judged(self) -> dict[int, Proved]:
        return verdicts(self.table.game, self.seen(None))

    @cached_property
    def contradictions(self) -> dict[int, tuple[int, int]]:
        return objections(self.table.game, self.seen(None))

    @cached_property
    def facts(self) -> Any:
        return table_facts(self.table)

    @cached_property
    def standing(self) -> CachedTable | None:
        """The public part of the table's current question; None while no game runs."""
        table = self.table
        if not table.running:
            return None
        told = table.question, table.g.asked(), is_window(table.g), table.deadline(), table.moment
        due, sitting = correspondence_clock.expected(table)
        opens = table.opens if table.tempo.in_step else None
        in_step = opens, waiting.earliest(table), waiting.writing(table)
        return CachedTable(*told, takeback.undo_info(table), due, sitting, *in_step)


def verdicts(game: Game, now: Seen) -> dict[int, Proved]:
    """Returns which statements spectators know to be true or false, by the statement's number."""
    said = [] if game.claims is None or now is None else [event for event in now.events if isinstance(event, Said)]
    if game.claims is None or now is None or not said:
        return {}
    proved = {id(claim.said): claim.proved for claim in game.claims(now) if claim.proved}
    return {number: proved[id(event)] for number, event in enumerate(said) if id(event) in proved}


def objections(game: Game, now: Seen) -> dict[int, tuple[int, int]]:
    """Returns for each statement that contradicts an earlier one of the same player, by its number: the number of the
    earlier statement, and its round or year."""
    if game.contradictions is None or now is None:
        return {}
    number = {id(event): at for at, event in enumerate(each for each in now.events if isinstance(each, Said))}
    return {
        number[id(pair.later.said)]: (number[id(pair.earlier.said)], pair.when) for pair in game.contradictions(now)
    }


def seen(table: Table, seat: Player | None, beside: Seen = None) -> Seen:
    if not table.started:
        return None
    return open_view(table.g) if seat == ALL else view(table.g, seat, beside)
