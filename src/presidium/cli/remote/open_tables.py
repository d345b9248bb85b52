"""Lets a person choose an open table of a server."""

from __future__ import annotations

from typing import Any

from presidium.cli.terminal.asking import Quit
from presidium.cli.terminal.screen import Grid, Screen
from presidium.client.remote import Remote
from presidium.core import Refused, refusal
from presidium.text import Words


def choose_table(remote: Remote, screen: Screen) -> str:
    """The table that a person chooses among those with a free seat. Raises Refused if no table has a free seat."""
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
    """An open table in one line: number, game, title, free seats."""
    free = words("join-free", free=seats_free(table), seats=len(table["seats"]))
    return str(number), words(f"{table['game']}-title"), table["title"], free
