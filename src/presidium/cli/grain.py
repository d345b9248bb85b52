"""The number this terminal has thrown into the dice of a table, kept until the end to see that it was used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from presidium.cli.keeping import keep
from presidium.table import dice

FILE: Final = "dice.json"
"""The numbers, and what was promised first, by the table's address and the seat."""
TABLES: Final = 200


class Grain:
    """What is known here of a table's dice: our number, and what the server promised when it was first heard.

    Without a folder it is remembered only as long as the program runs.
    """

    def __init__(self, folder: Path | None, address: str, seat: int) -> None:
        self.file = None if folder is None else folder / FILE
        self.place = f"{address} {seat}"
        self.seat = seat
        self.known: dict[str, str] = self._all().get(self.place, {})

    def _all(self) -> dict[str, dict[str, str]]:
        """A file that cannot be read is begun anew: nothing hangs on it but this one check."""
        try:
            found = {} if self.file is None else json.loads(self.file.read_text(encoding="utf-8"))
            return {place: {name: str(part) for name, part in parts.items()} for place, parts in found.items()}
        except (OSError, ValueError, AttributeError):
            return {}

    def note(self, **parts: str) -> None:
        """Remember what is told for the first time; only the number itself may be another later."""
        new = {name: part for name, part in parts.items() if part and (name == "nonce" or name not in self.known)}
        if new.items() <= self.known.items():
            return
        self.known |= new
        if self.file is not None:
            others = [each for each in self._all().items() if each[0] != self.place]
            keep(self.file, json.dumps(dict([*others[1 - TABLES :], (self.place, self.known)]), indent=2))

    def verdict(self, info: dict[str, Any], opened: dict[str, str]) -> Iterator[tuple[str, bool]]:
        """What is to be said of the dice at the end, by the id of its words, and whether all is well."""
        if "nonce" not in self.known or not opened.get("seed"):
            return
        seed, nonces = dice.Seed(opened["seed"], opened.get("salt", "")), opened.get("nonces", "")
        untold = "mixed" not in info and "mixed" not in self.known  # as by servers of version 0.1
        promises = {"commitment": seed.commitment} | ({} if untold else {"mixed": seed.mixed(nonces)})
        for name, part in promises.items():
            if {part} != {str(info.get(name, "")), self.known.get(name, part)}:
                yield f"join-dice-{name}", False
        if untold:
            yield "join-dice-untold", False
            return
        among = dice.grains(nonces).get(self.seat) == self.known["nonce"]
        yield "join-dice-among" if among else "join-dice-missing", among
