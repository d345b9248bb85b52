"""Data folders of earlier versions, and what those versions told of them."""

from __future__ import annotations

import json
import lzma
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from presidium.server.people.repository import Person
from presidium.server.storage.copying import copy
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.postgres import PostgreSQL
from tests.server.house import At, House
from tests.stores import kept_in

HERE = Path(__file__).parent


class Kept:
    """A folder as an earlier version has left it, opened by this one, and moved to where all houses are kept."""

    def __init__(self, version: str, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        (folder / FILE).write_bytes(lzma.decompress((HERE / f"{version}.db.xz").read_bytes()))
        told = json.loads(lzma.decompress((HERE / f"{version}.json.xz").read_bytes()))
        self.told: dict[str, Any] = told["tables"]
        """By table, what that version told of it."""
        with closing(open_store(folder)) as file, closing(kept_in(folder / FILE)) as store:
            if isinstance(store, PostgreSQL):
                copy(file, store)
        self.house = House(folder / FILE)
        self.house.people = {name: Person(id, name) for name, id in told["people"].items()}
        self.house.ids = map(str, count(10_000))  # those commands have not been given yet
        self.house.call(self.house.hall.wake)

    def at(self, name: str) -> At:
        return At(self.house, self.told[name]["id"])

    def finds_as_it_was(self, name: str) -> None:
        """Everybody is told all that he was told then; who was told nothing then, a bot's seat, can be told too."""
        told = self.hello(name)
        for key, then in self.told[name]["hello"].items():
            now, asked = told[key], then.get("question")
            holds(now["table"], then["table"])
            holds(now["view"]["public"], then["view"]["public"])
            assert now["view"]["secrets"] == then["view"]["secrets"]
            holds(now["view"]["events"], then["view"]["events"])
            holds(now.get("chat"), then.get("chat"))
            if asked and asked["window"] and now["question"]["options"] is None:
                asked["options"] = None  # nobody is asked any more where he could change nothing
            if asked:
                holds(now["question"], asked)
            assert (now["n"], now.get("orders")) == (then["n"], then.get("orders"))
        assert all(told[str(seat)]["view"]["seat"] == seat for seat in self.at(name).table.seats)

    def hello(self, name: str) -> dict[str, Any]:
        """What whoever watches and every seat are told now, all at one moment: some windows pass by themselves."""

        def told() -> dict[str, Any]:
            room = self.house.hall.rooms[self.told[name]["id"]]
            return {str(key): json.loads(room.hello(key, None)) for key in (None, *room.table.seats)}

        self.house.run(self.house.hall.room(self.told[name]["id"]))
        return self.house.call(told)

    def plays_on(self, name: str) -> None:
        """To its end; and what this version has played is not lost either."""
        at = self.at(name)
        assert at.table.running
        self.house.settle()
        for _ in range(3):
            at.go_along()
        table = at.table
        self.house.restart(graceful=False)
        assert at.table == table
        at.until(lambda table: table.over)
        self.house.restart()
        assert at.table.over


GONE = {"volley", "brief"}
"""Fields of an earlier version that this version omits, or words anew from the view, as it does a brief."""

SINCE_DRAWN = {"portrait"}
"""Fields that an earlier version left None and that this version draws by lot."""

CALLED = {"Named": "NamedCard", "Verdict": "Purged", "hearing": "proceedings"}
"""What has another name now."""


def holds(now: Any, then: Any) -> None:
    """All that was told then is told now; there may be more."""
    if isinstance(then, dict):
        for part in then.keys() - GONE - {part for part in SINCE_DRAWN if then.get(part) is None}:
            holds(now[part] if part in now else now[CALLED[part]], then[part])
    elif isinstance(then, list):
        for one, other in zip(now, then, strict=True):
            holds(one, other)
    elif now != then:
        assert now == CALLED.get(then)
