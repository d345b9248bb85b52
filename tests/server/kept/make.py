"""How the files here were made: a data folder of an earlier version, and what that version told of it.

Run with the source and the tests of that version: `PYTHONPATH=src:. python make.py VERSION FOLDER`. In 0.1 Kremlin's
rules-version was 1; 0.2.dev is 0.2 as it was when the server still knew Kremlin by name and wrote every default down;
0.2 is the release 0.2.0, where Kremlin's rules-version was 2 and every live window had a fixed length.
The server was stopped, started, and killed while some of the games went on.
"""

from __future__ import annotations

import json
import lzma
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Any

from presidium.server.archive import archive
from presidium.server.base.tempo import DAY, is_window
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.render import streams
from presidium.server.storage.opening import FILE, open_store
from tests.server.house import At, House, alike


def goes_on(at: At, steps: int) -> None:
    for _ in range(steps):
        at.go_along()


BASIC = {"preset": "1988 basic"}
ADVANCED = {"preset": "1988 advanced"}
FULL = {"preset": "1986 full"}


def of_0_1(house: House) -> dict[str, At]:
    options = ADVANCED
    found = {
        "kremlin running": house.table("kremlin", people=2, bot="careful", options=options),
        "kremlin late": house.table("kremlin", people=2, seats=5, bot="careful", options=options),
        "kremlin 1986": house.table("kremlin", people=2, bot="careful", options=FULL),
        "kremlin over": house.table("kremlin", people=1, pace="solo", bot="careful", options=options),
        "goulag running": house.table("goulag", people=2, bot="naive"),
        "goulag over": house.table("goulag", people=1, pace="solo", bot="naive"),
    }
    running = found["kremlin running"]
    running.do("Ann", commands.Order, seat=1, orders=("guard G 3",))
    running.do("Ben", commands.Chat, seat=2, text="Comrades, to work!")
    goes_on(running, 12)
    goes_on(found["kremlin late"], 150)
    goes_on(found["kremlin 1986"], 60)
    goes_on(found["goulag running"], 2)
    for name in ("kremlin over", "goulag over"):
        found[name].until(lambda table: table.over)
        found[name].do("Ann", commands.Chat, seat=1, text="Well played.")
    return found


def of_0_2_dev(house: House) -> dict[str, At]:
    trial = house.table("kremlin", people=2, seats=4, bot="careful", options=ADVANCED)
    while not on_the_agenda(trial.table, "Case"):  # with the first dice of the house it comes to that
        accuses(trial)
    found = {
        "kremlin trial": trial,
        "kremlin card": house.table("kremlin", people=2, seats=4, bot="random", options=ADVANCED),
        "kremlin election": house.table("kremlin", people=2, bot="careful", options=FULL),
        "kremlin over": house.table("kremlin", people=1, pace="solo", bot="careful", options=ADVANCED),
        "goulag running": house.table("goulag", people=5, options={"own_card": "blind"}),
        "politburo running": house.table("politburo", people=2, bot="random"),
        "politburo over": house.table("politburo", people=1, pace="solo", bot="random"),
    }
    found["kremlin card"].do(
        "Ann", commands.Order, seat=1, orders=("guard G 3", "seize B 5 when purge C", "pass start")
    )
    found["kremlin card"].do("Ben", commands.Chat, seat=2, text="Comrades, to work!")
    found["kremlin card"].until(lambda table: on_the_agenda(table, "Named"))
    found["kremlin election"].until(lambda table: on_the_agenda(table, "Election"))
    for name in ("goulag running", "politburo running"):
        found[name].until(lambda table: table.g.public.round > 1 and len(people_asked(table)) > 1)
        first = people_asked(found[name].table)[0]
        found[name].answer(first, found[name].plain(first))  # sealed, while another is awaited
    for name in ("kremlin over", "politburo over"):
        found[name].until(lambda table: table.over)
    return found


def of_0_2(house: House) -> dict[str, At]:
    """Tables of the release 0.2.0: live ones in mid-window, by mail, round one screen, and finished ones."""
    mail = {"pace": "mail", "deadline": DAY, "bank": DAY}
    live = {"people": 3, "seats": 4, "bot": "careful", "pace": "live"}
    solo = {"people": 1, "pace": "solo"}
    found = {
        "kremlin mail": house.table("kremlin", people=3, bot="careful", options=FULL, **mail),
        "goulag mail": house.table("goulag", people=3, bot="naive", **mail),
        "politburo sofa": house.table("politburo", people=3, bot="naive", sofa=True),
        "kremlin over": house.table("kremlin", bot="careful", options=ADVANCED, **solo),
        "goulag over": house.table("goulag", bot="naive", **solo),
        "politburo over": house.table("politburo", bot="naive", **solo),
    }
    for name in ("kremlin over", "goulag over", "politburo over"):
        found[name].until(lambda table: table.over)
        found[name].do("Ann", commands.Chat, seat=1, text="Well played.")
    found["goulag mail"].until(lambda table: table.g.public.round > 1 and bool(people_asked(table)))
    found["politburo sofa"].until(lambda table: table.g.public.round > 1 and len(people_asked(table)) > 1)
    found["kremlin mail"].until(lambda table: is_window(table.g) and len(people_asked(table)) > 1)
    found["kremlin window"] = house.table("kremlin", **live, options=BASIC)  # live ones last: their clocks run
    found["kremlin window"].do("Ann", commands.Order, seat=1, orders=("guard G 3", "pass vote"))
    found["kremlin window"].do("Ben", commands.Chat, seat=2, text="Comrades, to work!")
    found["kremlin poker face"] = house.table("kremlin", **live, poker_face=True, options=ADVANCED)
    for name in ("kremlin window", "kremlin poker face"):
        found[name].until(lambda table: is_window(table.g) and len(people_asked(table)) > 1)
    for name in ("kremlin window", "kremlin poker face", "kremlin mail", "politburo sofa"):
        first = people_asked(found[name].table)[0]
        found[name].answer(first, found[name].plain(first))  # sealed, while others are awaited
    return found


def on_the_agenda(table: Table, matter: str) -> bool:
    return any(type(each).__name__ == matter for each in table.g.public.agenda)


def people_asked(table: Table) -> list[int]:
    return [seat for seat in table.g.waiting_for() if table.seats[seat].by_hand]


def accuses(at: At) -> None:
    """Asked players accuse or suspect where they can; else the game goes on."""
    table = at.table
    for seat in people_asked(table):
        options = table.g.options(seat)
        said = at.options(seat) if options is not None and options.listed else []
        harsh = [text for verb in ("accuse", "suspect") for text in said if text.startswith(verb)]
        if harsh and at.table.question == table.question:
            at.answer(seat, harsh[0])
    if at.table.question == table.question:
        at.go_along()


MADE = {"0.1": of_0_1, "0.2.dev": of_0_2_dev, "0.2": of_0_2}
GO_ON = {
    "0.1": {"kremlin running": 1, "goulag running": 1},
    "0.2.dev": {"kremlin election": 1},
    "0.2": {"politburo sofa": 1},
}
"""How far games went on after the last stop: that is in no snapshot."""


def told(at: At) -> dict[str, Any]:
    """What this version says of a table: to those who watch, to the seats of people, and in the archives."""
    house = at.house
    keys = [None, *(seat for seat, held in at.table.seats.items() if held.person is not None)]
    said: dict[str, Any] = {
        "hello": {str(key): json.loads(house.call(at.room.hello, key, None)) for key in keys},
        "numbers": {str(key): n for key, n in at.room.numbers.items()},
    }
    if at.table.over:
        said["record"] = archive.record_text(house.store, at.table)
        said["eyes"] = [json.loads(each) for each in archive.seen_again(house.store, at.table, streams.ALL)]
        said["history"] = [json.loads(each) for each in house.run(at.room.missed(None, 0)) or ()]
    return said


def main() -> None:
    version, folder = sys.argv[1], Path(sys.argv[2])
    open_store(folder).close()
    with alike():
        house = House(folder / FILE)
        found = MADE[version](house)
        house.restart()
        for name, steps in GO_ON[version].items():
            goes_on(found[name], steps)
        said = {name: {"id": at.id} | told(at) for name, at in found.items()}
        people = {name: person.id for name, person in house.people.items()}
        house.store.backup(folder / "copy.db")  # as a kill leaves it: what came after the last stop is in no snapshot
        house.close()
    small = sqlite3.connect(folder / "copy.db")
    small.execute("PRAGMA journal_mode=DELETE")
    small.execute("VACUUM")
    small.close()
    here = Path(__file__).parent
    with (folder / "copy.db").open("rb") as copy, lzma.open(here / f"{version}.db.xz", "wb", preset=9) as to:
        shutil.copyfileobj(copy, to)
    with lzma.open(here / f"{version}.json.xz", "wt", preset=9, encoding="utf-8") as words:
        json.dump({"people": people, "tables": said}, words)


if __name__ == "__main__":
    main()
