"""The ledger of a contest: a file with the contest in its first line and one line for each finished job.

A contest that was killed continues where it stopped, and a contest with more deals plays only the missing deals.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from presidium.core import Refused, refusal
from presidium.lab.arena.contest import Contest, Job
from presidium.lab.arena.tally import Tally


class Ledger:
    """The finished jobs of a contest, stored in a file; without a file they are kept in memory only."""

    def __init__(self, contest: Contest, code: str, file: Path | None = None) -> None:
        """Raises Refused if the file holds games of another contest or of another program version."""
        self.file = file
        self.done: dict[Job, Tally] = {}
        head: dict[str, Any] = {"contest": contest.json(), "code": code}
        if file is not None and not self._read(file, head):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, file: Path, head: dict[str, Any]) -> bool:
        """Reads the file; returns False if there is no file yet. Drops an incomplete last line."""
        if not file.exists():
            return False
        text = file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        first, *lines = whole.splitlines() or [""]
        if not first and not text:
            return False
        if first != json.dumps(head):
            raise Refused(refusal("other-games", file=str(file)))
        for line in lines:
            kept = json.loads(line)
            self.done[Job(*kept["job"])] = Tally.read(kept)
        if whole != text:
            file.write_text(whole, encoding="utf-8")
        return True

    def keep(self, job: Job, tally: Tally) -> None:
        """Stores the tally of a finished job."""
        self.done[job] = tally
        if self.file is not None:
            line = {"job": [job.arm, job.first, job.deals], **tally.json()}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
