"""The nonce that this terminal contributed to a table's dice, stored to check at the end that the server used it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from presidium.cli.files import keep
from presidium.server.domain import dice

FILE: Final = "dice.json"
"""File with nonces and first commitments, by the table's URL and the seat."""
MAX_NONCES: Final = 200


class Grain:
    """The nonce of a seat at a table, and the commitment to the dice that the server sent first. Without a folder both
    are kept in memory only."""

    def __init__(self, folder: Path | None, address: str, seat: int) -> None:
        self.file = None if folder is None else folder / FILE
        self.place = f"{address} {seat}"
        self.seat = seat
        self.known: dict[str, str] = self._all().get(self.place, {})

    def _all(self) -> dict[str, dict[str, str]]:
        """All stored nonces. An unreadable file counts as empty, because only the check of dice needs nonces."""
        try:
            found = {} if self.file is None else json.loads(self.file.read_text(encoding="utf-8"))
            return {place: {name: str(part) for name, part in parts.items()} for place, parts in found.items()}
        except (OSError, ValueError, AttributeError):
            return {}

    def note(self, **parts: str) -> None:
        """Stores values that are not stored yet; only the nonce may change later."""
        new = {name: part for name, part in parts.items() if part and (name == "nonce" or name not in self.known)}
        if new.items() <= self.known.items():
            return
        self.known |= new
        if self.file is not None:
            others = [each for each in self._all().items() if each[0] != self.place]
            keep(self.file, json.dumps(dict([*others[1 - MAX_NONCES :], (self.place, self.known)]), indent=2))

    def verdict(self, info: dict[str, Any], opened: dict[str, str]) -> Iterator[tuple[str, bool]]:
        """Checks the dice after the game; yields message ids, each with True if the check passed."""
        if "nonce" not in self.known or not opened.get("seed"):
            return
        seed, nonces = dice.Seed(opened["seed"], opened.get("salt", "")), opened.get("nonces", "")
        untold = "mixed" not in info and "mixed" not in self.known  # servers of version 0.1 do not send this
        promises = {"commitment": seed.commitment} | ({} if untold else {"mixed": seed.mixed(nonces)})
        for name, part in promises.items():
            if {part} != {str(info.get(name, "")), self.known.get(name, part)}:
                yield f"join-dice-{name}", False
        if untold:
            yield "join-dice-untold", False
            return
        among = dice.grains(nonces).get(self.seat) == self.known["nonce"]
        yield "join-dice-among" if among else "join-dice-missing", among
