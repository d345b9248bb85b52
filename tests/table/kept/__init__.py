"""Data folders of earlier versions, and what those versions told of them."""

from __future__ import annotations

import json
import lzma
from itertools import count
from pathlib import Path
from typing import Any

from presidium.table.people import Person
from presidium.table.serve import FILE, open_store
from tests.table.house import At, House

HERE = Path(__file__).parent


class Kept:
    """A folder as an earlier version has left it, opened by this one."""

    def __init__(self, version: str, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        (folder / FILE).write_bytes(lzma.decompress((HERE / f"{version}.db.xz").read_bytes()))
        told = json.loads(lzma.decompress((HERE / f"{version}.json.xz").read_bytes()))
        self.told: dict[str, Any] = told["tables"]
        """By table, what that version told of it."""
        open_store(folder).close()
        self.house = House(folder / FILE)
        self.house.people = {name: Person(id, name) for name, id in told["people"].items()}
        self.house.ids = map(str, count(10_000))  # those commands have not been given yet
        self.house.call(self.house.hall.wake)

    def at(self, name: str) -> At:
        return At(self.house, self.told[name]["id"])
