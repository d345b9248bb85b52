"""Choosing among the open tables of a server, when its address names none."""

from __future__ import annotations

from typing import Any

from presidium.cli.asking import Quit
from presidium.cli.screen import Grid, Screen
from presidium.core import Refused, refusal
from presidium.table.client import Remote
from presidium.text import Words


def choose_table(remote: Remote, screen: Screen) -> str:
    """The table a person chooses of those where a seat is free; Refused if there is none."""
    words = screen.words
    free = [table for table in remote.call("GET", "/api/tables") if table["status"] == "open" and seats_free(table)]
    if not free:
        raise Refused(refusal("no-open-tables", address=remote.base))
    screen.grid(Grid(("", "", "", ""), [row(number, table, words) for number, table in enumerate(free, 1)]))
    while (typed := screen.ask(words("join-which-table"))) is not None:
        for number, table in enumerate(free, 1):
            if typed in (str(number), table["id"]):
                return str(table["id"])
        screen.refusal(words("join-no-such-choice", most=len(free)))
    raise Quit


def seats_free(table: dict[str, Any]) -> int:
    return sum(seat["kind"] == "open" for seat in table["seats"])


def row(number: int, table: dict[str, Any], words: Words) -> tuple[str, ...]:
    """A table in one line: its number here, its game, its title, how many seats are free."""
    free = words("join-free", free=seats_free(table), seats=len(table["seats"]))
    return str(number), words(f"{table['game']}-title"), table["title"], free
