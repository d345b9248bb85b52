"""What happens at a table is a step: on its way to the disk first, then so, then told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from presidium.core import Player
from presidium.table.journal import Entry
from presidium.table.presence import Listener
from presidium.table.table import Table
from presidium.table.writer import Chain, Settled


@dataclass(eq=False)
class Step:
    """A table before and after something happened, and whose command that was."""

    before: Table
    after: Table
    entries: Sequence[Entry]
    only: Player | None
    """The one seat it concerns; None if it concerns everybody."""
    command: tuple[str | None, str | None]
    asker: Listener | None = None
    """Who hears that it is done with what came of it."""
    written: bool = False
    """Whether the disk has it; it may have to wait for those in front of it."""
    over: bool = False
    """Whether it has landed, or failed."""
    why: BaseException | None = None
    """Why it has failed."""
    then: Callable[[Step], None] | None = None
    """Called when it is over."""
    _waiting: list[asyncio.Future[None]] = field(default_factory=list)

    async def landed(self) -> None:
        """Until the disk has it; whoever stops waiting does not stop the step."""
        if not self.over:
            waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waits)
            await waits
        if self.why is not None:
            raise self.why

    def ends(self, why: BaseException | None = None) -> None:
        self.over, self.why = True, why
        if self.then is not None:
            self.then(self)
        for waits in self._waiting:
            if not waits.done():
                waits.set_result(None)


class Steps:
    """The steps of one table on their way to the disk: they land in order, and none behind one that failed."""

    def __init__(self) -> None:
        self.chain = Chain()
        self._on_way: deque[Step] = deque()

    @property
    def last(self) -> Step | None:
        """The newest on its way."""
        return self._on_way[-1] if self._on_way else None

    @property
    def opening(self) -> Step | None:
        """What is on its way and concerns everybody: nothing follows it before it has landed."""
        last = self.last
        return None if last is None or last.only is not None else last

    def send(self, step: Step, land: Callable[[Step], None]) -> Settled:
        """It is on its way; what this returns has to be called when the disk has it, or does not let it stand."""
        self._on_way.append(step)

        def settled(why: BaseException | None) -> None:
            if step.over:  # it was behind one that failed
                return
            step.written = why is None
            if why is not None:
                self._fail(step, why)
            while self._on_way and self._on_way[0].written:
                self._land(self._on_way.popleft(), land)

        return settled

    def _fail(self, step: Step, why: BaseException) -> None:
        """Those behind it fail as well: the table goes on from what has landed, or will."""
        self.chain = Chain()
        while self._on_way[-1] is not step:
            self._on_way.pop().ends(why)
        self._on_way.pop().ends(why)

    def _land(self, step: Step, land: Callable[[Step], None]) -> None:
        try:
            land(step)
        except Exception as error:
            step.ends(error)
        else:
            step.ends()

    def under_way(self, by: str, command: str) -> Step | None:
        """The step of this command, if it is on its way."""
        return next((step for step in reversed(self._on_way) if step.command == (by, command)), None)
