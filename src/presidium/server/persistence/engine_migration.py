"""Copies all data from one database engine to another, or into a file, and checks that every row arrived unchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from presidium.core import Refused, refusal
from presidium.server.persistence.verify import Checked, verify
from presidium.server.storage.copying import copy
from presidium.server.storage.migrate import age, must_be_current
from presidium.server.storage.opening import FILE, hold, open_store
from presidium.server.storage.postgres import PostgreSQL, address_of, name_of, open_database, told
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store

SCHEMES: Final = ("postgresql:", "postgres:")


class Moved(NamedTuple):
    """Result of copying all data to another database engine."""

    rows: int
    tables: int
    wrong: tuple[Checked, ...]
    """Verified tables whose journals do not lead to their snapshots. The copying did not cause these mismatches."""
    older: int
    """Number of tables that began under older rules and so could not be replayed."""


def move(here: str, there: str, look: Callable[[Checked], None] = lambda _: None) -> Moved:
    """Copies all data from a folder or database into another, empty one. The source stays as it is.

    Raises Refused while a server uses either of them, or if any data has not arrived unchanged; then the target stays
    empty. `look` is called with the result for each table that was verified.
    """
    if not is_database(here) and not (Path(here) / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=here))
    with _opened(here, made=True) as source, _opened(there) as target:
        rows = copy(source, target)
        checked = []
        for each in verify(target):
            look(each)
            checked.append(each)
    wrong = tuple(each for each in checked if each.wrong not in ("", "older"))
    return Moved(rows, len(checked), wrong, sum(each.wrong == "older" for each in checked))


def is_database(place: str) -> bool:
    return place.startswith(SCHEMES)


def shown(place: str) -> str:
    """Returns the name of a data folder or database without a password, so that it may be shown."""
    return name_of(address_of(place)) if is_database(place) else place


@contextmanager
def _opened(place: str, made: bool = False) -> Iterator[Store]:
    """Opens a data store exclusively. Raises Refused if its schema is of another version or, with `made`, if it has no
    tables yet."""
    if made or is_database(place) or (Path(place) / FILE).is_file():
        with closing(_seen_only(place)) as looked, _told(looked):
            if made or age(looked) != "none":
                must_be_current(looked)
    if is_database(place):
        with closing(open_database(address_of(place))) as store:
            yield store
        return
    with closing(hold(Path(place))), closing(open_store(Path(place))) as store:
        yield store


@contextmanager
def _told(store: Store) -> Iterator[None]:
    """Turns database errors into a refusal that names the data store."""
    try:
        yield
    except Exception as error:
        raise (told(error, store.name) if store.kind == PostgreSQL.kind else error) from error


def _seen_only(place: str) -> Store:
    """Returns a data store opened for reading."""
    return PostgreSQL(address_of(place), holding=False) if is_database(place) else SQLite(Path(place) / FILE)
