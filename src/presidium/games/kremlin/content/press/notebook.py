"""Notes on the events of a year, and the newspaper facts made from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from presidium.core.content.press import Fact, Slot
from presidium.games.kremlin.actions import Clear, Condemn, Propose, Purge, Rehabilitate, Suspect
from presidium.games.kremlin.content.press.board import Board
from presidium.games.kremlin.events import Announced, Rolled
from presidium.games.kremlin.printed.people import Letter

Aimed = Purge | Condemn | Rehabilitate | Suspect | Clear | Propose
"""Actions that are aimed at one politician."""


class Notebook:
    """Notes on a year: the board at its beginning and now, the last announcement, the last die, and facts so far."""

    def __init__(self, board: Board, year: int) -> None:
        self.board, self.before, self.year = board, board.copy(), year
        self.facts: list[Fact] = []
        self.deed: Announced | None = None
        self.roll: tuple[int, Rolled] | None = None
        self.guilty: Letter | None = None
        """The politician who was found guilty and has not left the board yet."""
        self.acquitted: Letter | None = None

    def tell(
        self,
        kinds: Iterable[str | None],
        weight: int,
        events: Iterable[int],
        slots: Mapping[str, Slot],
        narrow: bool = False,
        heads: bool = True,
    ) -> None:
        """Adds a fact to the year; kinds that are None are left out."""
        held = tuple(kind for kind in kinds if kind is not None)
        who = slots.get("who", slots.get("names", ()))
        about = tuple(map(str, who)) if isinstance(who, tuple) else (str(who),)
        said = tuple({"year": self.year, **slots}.items())
        self.facts.append(Fact(held, weight, tuple(sorted(set(events))), said, about, narrow, heads))

    def deed_on(self, kind: type[Aimed], who: Letter) -> Letter | None:
        """The politician who announced the last action, if it is of this kind and aimed at `who`; else None."""
        deed = self.deed
        if deed is None or not isinstance(deed.action, kind):
            return None
        return deed.who if deed.action.who == who else None

    def rolled_for(self, why: str, who: Letter) -> tuple[int, Rolled] | None:
        """The last die with the number of its event, if it was cast for this purpose and politician; else None."""
        return self.roll if self.roll and (self.roll[1].why, self.roll[1].who) == (why, who) else None
