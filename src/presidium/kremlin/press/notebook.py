"""What the newspaper notes while a year goes by, and the facts it has made of it so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from presidium.core.press import Fact, Slot
from presidium.kremlin.actions import Clear, Condemn, Propose, Purge, Rehabilitate, Suspect
from presidium.kremlin.events import Announced, Rolled
from presidium.kremlin.press.board import Board
from presidium.kremlin.printed.people import Letter

Aimed = Purge | Condemn | Rehabilitate | Suspect | Clear | Propose
"""What is done to somebody."""


class Notebook:
    """The board as the year found it and as it is now, who has announced what, and the die that lies on the table."""

    def __init__(self, board: Board, year: int) -> None:
        self.board, self.before, self.year = board, board.copy(), year
        self.facts: list[Fact] = []
        self.deed: Announced | None = None
        self.roll: tuple[int, Rolled] | None = None
        self.guilty: Letter | None = None
        """Who has been found guilty, and has not left yet."""
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
        """One fact more; a kind that does not hold is None."""
        held = tuple(kind for kind in kinds if kind is not None)
        who = slots.get("who", slots.get("names", ()))
        about = tuple(map(str, who)) if isinstance(who, tuple) else (str(who),)
        said = tuple({"year": self.year, **slots}.items())
        self.facts.append(Fact(held, weight, tuple(sorted(set(events))), said, about, narrow, heads))

    def deed_on(self, kind: type[Aimed], who: Letter) -> Letter | None:
        """Who has announced this last, if it is on him."""
        deed = self.deed
        if deed is None or not isinstance(deed.action, kind):
            return None
        return deed.who if deed.action.who == who else None

    def rolled_for(self, why: str, who: Letter) -> tuple[int, Rolled] | None:
        """The last die, if it was cast for this."""
        return self.roll if self.roll and (self.roll[1].why, self.roll[1].who) == (why, who) else None
