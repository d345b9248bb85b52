"""Changes of a table on their way: written to disk first, then applied to the table, then sent to clients."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from presidium.core import Player
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.live.presence import Listener
from presidium.server.storage.commit_result import Settled
from presidium.server.storage.writer import Chain


@dataclass(eq=False)
class PendingChange:
    """A change of a table that is being written: the table before and after, the journal entries and the command."""

    before: Table
    after: Table
    entries: Sequence[Entry]
    only: Player | None
    """The only seat that may see this change, for example of a sealed answer; None if the change is public."""
    command: tuple[str | None, str | None]
    asker: Listener | None = None
    """The listener that sent the command that caused the change; its update also confirms the command."""
    written: bool = False
    """True once the change is on disk. It is applied when all earlier changes of its table are applied."""
    over: bool = False
    """True once the change is written and applied, or has failed."""
    why: BaseException | None = None
    """The error with which the change failed; None if it has not failed."""
    then: Callable[[PendingChange], None] | None = None
    """Callback for the time when the change is written and applied, or has failed."""
    _waiting: list[asyncio.Future[None]] = field(default_factory=list)

    async def landed(self) -> None:
        """Waits until the change is written and applied; raises its error. Cancelling does not stop the change."""
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


class PendingChanges:
    """One table's changes that are being written. They are applied in order; if one fails, all later ones fail."""

    def __init__(self) -> None:
        self.chain = Chain()
        self._on_way: deque[PendingChange] = deque()

    @property
    def last(self) -> PendingChange | None:
        """The newest change that is being written; None if there is none."""
        return self._on_way[-1] if self._on_way else None

    @property
    def opening(self) -> PendingChange | None:
        """The newest change being written if it is public, else None. No change may start before it is applied."""
        last = self.last
        return None if last is None or last.only is not None else last

    def send(self, step: PendingChange, land: Callable[[PendingChange], None]) -> Settled:
        """Adds a change. Returns the callback that the writer calls after the commit, with None or with the error."""
        self._on_way.append(step)

        def settled(why: BaseException | None) -> None:
            if step.over:  # it failed together with an earlier change
                return
            step.written = why is None
            if why is not None:
                self._fail(step, why)
            while self._on_way and self._on_way[0].written:
                self._land(self._on_way.popleft(), land)

        return settled

    def _fail(self, step: PendingChange, why: BaseException) -> None:
        """Fails this change and all later ones. The table continues from the last change that was applied."""
        self.chain = Chain()
        while self._on_way[-1] is not step:
            self._on_way.pop().ends(why)
        self._on_way.pop().ends(why)

    def _land(self, step: PendingChange, land: Callable[[PendingChange], None]) -> None:
        try:
            land(step)
        except Exception as error:
            step.ends(error)
        else:
            step.ends()

    def under_way(self, by: str, command: str) -> PendingChange | None:
        """Returns the change that this command caused, if it is still being written; None otherwise."""
        return next((step for step in reversed(self._on_way) if step.command == (by, command)), None)
