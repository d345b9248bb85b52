"""Files that hold many records: JSON lines, each with the number of a game and its record as text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from presidium.core import Refused, refusal

SUFFIX: Final = ".jsonl"


def is_one_file(records: Path) -> bool:
    """True if records go into a single file of this name, False if each goes into a file of its own in a folder."""
    return records.suffix == SUFFIX


def line(game_id: int, record: str) -> str:
    """The line of a record in a file of records."""
    return json.dumps({"game_id": game_id, "record": record}, ensure_ascii=False) + "\n"


def texts(places: Iterable[Path]) -> Iterator[str]:
    """The records in these places as texts, one after the other. A place is a record, a folder of records with names
    that end in `.txt`, or a file of records. Raises Refused if there is no such place, or it holds no text."""
    for place in places:
        try:
            if place.is_dir():
                for file in sorted(place.glob("*.txt")):
                    yield file.read_text(encoding="utf-8")
            elif is_one_file(place):
                with place.open(encoding="utf-8") as lines:
                    yield from map(_record, lines)
            else:
                yield place.read_text(encoding="utf-8")
        except OSError as error:
            raise Refused(refusal("no-such-file", file=str(place), why=str(error.strerror))) from error
        except (ValueError, KeyError, TypeError) as error:  # no UTF-8, no JSON, or no record in the line
            raise Refused(refusal("not-text", file=repr(str(place)))) from error


def _record(line: str) -> str:
    text = json.loads(line)["record"]
    if not isinstance(text, str):
        raise TypeError
    return text
