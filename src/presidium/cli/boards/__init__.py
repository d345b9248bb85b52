"""The table of each game as a seat sees it, made from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from presidium.cli.boards.goulag import table as goulag
from presidium.cli.boards.kremlin import table as kremlin
from presidium.cli.boards.politburo import table as politburo
from presidium.cli.screen import Grid
from presidium.core import View
from presidium.text import Words

Drawn = Iterator[str | Grid]

_TABLES: dict[str, Callable[[View[Any], Words], Drawn]] = {
    "goulag": goulag,
    "politburo": politburo,
    "kremlin": kremlin,
}


def table(view: View[Any], words: Words) -> Drawn:
    return _TABLES[view.rules.game](view, words)
