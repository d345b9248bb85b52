"""People who play by mail and are called: what must stand in the outbox whenever the server dies."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

from tests.fire.house import PATIENCE, House
from tests.fire.players import Player
from tests.server.notifications.test_kills import Box, ids

CALLS = "SELECT question, notice, done, sent FROM calls WHERE table_id = ?"


class Correspondent(Player):
    """He waits a little before he answers, so that some calls go out and some are needless by then."""

    def __init__(self, house: House, box: Box, rng: Random) -> None:
        super().__init__(house, house.welcome("Correspondent"), "goulag", rng, pause=0.08)
        self.box = box
        self.notices: dict[tuple[str, str], set[str]] = defaultdict(set)
        """By table and question, the ids its call went out under."""
        self._is_called()

    def _is_called(self) -> None:
        channel = {"kind": "mail", "address": "comrade@example.com"}
        assert self.house.call("POST", "/api/me/calls/channels", channel, self.token)[0] == 201
        code = re.search(r"/confirm/([\w-]+)", self.box.letters.pop().replace("=\r\n", ""))
        assert code is not None
        assert self.house.call("POST", f"/api/confirms/{code[1]}", {})[0] == 200

    def _made(self, new: dict[str, Any]) -> dict[str, Any]:
        return super()._made({**new, "pace": "mail"})

    @property
    def waits(self) -> bool:
        """Whether he has been told of a question, and has not answered it."""
        question = self.remote.question
        return self.remote.table != "-" and self.pending is None and bool(question and question.get("options"))

    def check(self, scratch: Path) -> None:
        """A question that he knows of has its call, one, and under one id however often the server has died."""
        rows = self.house.read(scratch, CALLS, self.remote.table)
        if self.waits:
            assert self.remote.question is not None
            ((question, _, _, _),) = rows
            assert int(question.split(".")[0]) == self.remote.question["id"]
        for question, notice, done, sent in rows:
            assert notice or not (done or sent)
            self.notices[self.remote.table, question] |= {notice} - {None}
        assert all(len(each) < 2 for each in self.notices.values())

    def check_letters(self, scratch: Path) -> None:
        """Whatever still stands is called to, and no question was called to under two ids."""
        until = time.monotonic() + PATIENCE
        while any(sent is None for *_, sent in self.house.read(scratch, CALLS, self.remote.table)):
            assert time.monotonic() < until, "nobody called"
            time.sleep(0.1)
        self.check(scratch)
        told = [each.strip("<>").split("@")[0] for each in ids(self.box)]
        last = [notice for _, notice, _, _ in self.house.read(scratch, CALLS, self.remote.table)]
        assert set(last) <= set(told)
        assert 0 < len(set(told)) <= len(self.acknowledged) + 1
