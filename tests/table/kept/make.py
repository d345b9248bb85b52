"""How `0.1.db.xz` and `0.1.json.xz` were made: a data folder of version 0.1, and what that version told of it.

Run with the source and the tests of that version: `PYTHONPATH=src:. python make.py FOLDER`. Kremlin's rules-version
was 1 then. The server was stopped, started, and killed while two of the games went on.
"""

from __future__ import annotations

import json
import lzma
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Any

from presidium.table import archive, streams, wire
from presidium.table.serve import FILE, open_store
from tests.table.house import At, House, alike


def goes_on(at: At, steps: int) -> None:
    for _ in range(steps):
        at.go_along()


def tables(house: House) -> dict[str, At]:
    options = {"preset": "1988 advanced"}
    found = {
        "kremlin running": house.table("kremlin", people=2, bot="careful", options=options),
        "kremlin late": house.table("kremlin", people=2, seats=5, bot="careful", options=options),
        "kremlin 1986": house.table("kremlin", people=2, bot="careful", options={"preset": "1986 full"}),
        "kremlin over": house.table("kremlin", people=1, pace="solo", bot="careful", options=options),
        "goulag running": house.table("goulag", people=2, bot="naive"),
        "goulag over": house.table("goulag", people=1, pace="solo", bot="naive"),
    }
    running = found["kremlin running"]
    running.do("Ann", wire.Order, seat=1, orders=("guard G 3",))
    running.do("Ben", wire.Chat, seat=2, text="Comrades, to work!")
    goes_on(running, 12)
    goes_on(found["kremlin late"], 150)
    goes_on(found["kremlin 1986"], 60)
    goes_on(found["goulag running"], 2)
    for name in ("kremlin over", "goulag over"):
        found[name].until(lambda table: table.over)
        found[name].do("Ann", wire.Chat, seat=1, text="Well played.")
    return found


def told(at: At) -> dict[str, Any]:
    """What this version says of a table: to those who watch, to the seats of people, and in the archives."""
    house = at.house
    keys = [None, *(seat for seat, held in at.table.seats.items() if held.person is not None)]
    said: dict[str, Any] = {
        "hello": {str(key): json.loads(house.call(at.room.hello, key, None)) for key in keys},
        "numbers": {str(key): n for key, n in at.room.numbers.items()},
    }
    if at.table.over:
        said["record"] = archive.record_text(house.hall, at.table)
        said["eyes"] = [json.loads(each) for each in archive.seen_again(house.hall, at.table, streams.ALL)]
        said["history"] = [json.loads(each) for each in house.run(at.room.missed(None, 0)) or ()]
    return said


def main() -> None:
    folder = Path(sys.argv[1])
    open_store(folder).close()
    with alike():
        house = House(folder / FILE)
        found = tables(house)
        house.restart()
        for name in ("kremlin running", "goulag running"):
            goes_on(found[name], 1)
        said = {name: {"id": at.id} | told(at) for name, at in found.items()}
        people = {name: person.id for name, person in house.people.items()}
        house.store.backup(folder / "copy.db")  # as a kill leaves it: what came after the last stop is in no snapshot
        house.close()
    small = sqlite3.connect(folder / "copy.db")
    small.execute("PRAGMA journal_mode=DELETE")
    small.execute("VACUUM")
    small.close()
    here = Path(__file__).parent
    with (folder / "copy.db").open("rb") as copy, lzma.open(here / "0.1.db.xz", "wb", preset=9) as to:
        shutil.copyfileobj(copy, to)
    with lzma.open(here / "0.1.json.xz", "wt", preset=9, encoding="utf-8") as words:
        json.dump({"people": people, "tables": said}, words)


if __name__ == "__main__":
    main()
