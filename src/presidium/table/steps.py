"""What happens at a table is a step: on its way to the disk first, then so, then told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from presidium.core import Player
from presidium.table.journal import Entry
from presidium.table.presence import Listener
from presidium.table.table import Table
from presidium.table.writer import Chain


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
    previous: Step | None = None
    """The one that is on its way in front of it."""
    task: asyncio.Task[None] = field(init=False)

    async def landed(self) -> None:
        """Until the disk has it; whoever stops waiting does not stop the step."""
        await asyncio.shield(self.task)


class Steps:
    """The steps of one table on their way to the disk: they land in order, and none behind one that failed."""

    def __init__(self) -> None:
        self.last: Step | None = None
        """The newest on its way."""
        self.chain = Chain()

    def send(self, step: Step, written: Awaitable[None], land: Callable[[Step], None]) -> None:
        step.previous = self.last
        self.last = step
        step.task = asyncio.get_running_loop().create_task(self._follow(step, self.chain, written, land))
        step.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # who sent it may have gone

    async def _follow(self, step: Step, chain: Chain, written: Awaitable[None], land: Callable[[Step], None]) -> None:
        try:
            await written
        except BaseException:
            await self._turn(step)
            if chain is self.chain:  # those behind it fail as well: the table goes on from what has landed
                self.chain, self.last = Chain(), None
            raise
        await self._turn(step)
        if self.last is step:
            self.last = None
        land(step)

    async def _turn(self, step: Step) -> None:
        """Until all in front of it have landed, or failed."""
        if step.previous is not None:
            if not step.previous.task.done():
                await asyncio.wait((step.previous.task,))
            step.previous = None

    def under_way(self, by: str, command: str) -> Step | None:
        """The step of this command, if it is on its way."""
        step = self.last
        while step is not None and step.command != (by, command):
            step = step.previous
        return step
