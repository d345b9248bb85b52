"""The folder of a hall, for the commands by which its host sees to it, also while it is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from presidium.core import Refused, refusal

if TYPE_CHECKING:
    from presidium.table.store import Store


@contextmanager
def kept(data: Path, *, begins: bool = False) -> Iterator[Store]:
    """What lies there. Where no server is at work its file is brought up to date first; where there is none it is made,
    if a hall may begin so, and otherwise that is refused."""
    from presidium.table.serve import FILE, hold, open_store
    from presidium.table.store import Store

    if not begins and not (data / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=str(data)))
    try:
        with closing(hold(data)), closing(open_store(data)):
            pass
    except Refused as why:
        if why.why.id != "data-in-use":
            raise
    with closing(Store(data / FILE)) as store:
        try:
            yield store
        except sqlite3.Error as error:
            raise Refused(refusal("cannot-write", file=str(data / FILE), why=str(error))) from error
