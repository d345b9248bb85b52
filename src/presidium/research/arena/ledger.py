"""The list of jobs as a file: what is asked in its first line, and every job that is finished in a line of its own.

Whoever is killed goes on where he was; whoever wants more games plays only those that are missing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from presidium.core import Refused, refusal
from presidium.research.arena.contest import Contest, Job
from presidium.research.arena.tally import Tally


class Ledger:
    """What has been played of a contest; without a file it is kept in mind only."""

    def __init__(self, contest: Contest, code: str, file: Path | None = None) -> None:
        """Refused if the file holds games of another contest, or of another program."""
        self.file = file
        self.done: dict[Job, Tally] = {}
        head: dict[str, Any] = {"contest": contest.json(), "code": code}
        if file is not None and not self._read(file, head):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, file: Path, head: dict[str, Any]) -> bool:
        """What lies in the file; False if it is not there yet. A last line that was cut off is dropped."""
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
        """Write down what came of a job."""
        self.done[job] = tally
        if self.file is not None:
            line = {"job": [job.arm, job.first, job.deals], **tally.json()}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
