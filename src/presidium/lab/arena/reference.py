"""The reference pool: bots that never change, scored once, so that figures of different versions can be compared.

.venv/bin/python -m presidium.lab.arena.reference  # writes reference.json, takes some minutes
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypedDict

from presidium import __version__
from presidium.bots import yardsticks
from presidium.games import find
from presidium.lab.arena.contest import arms_of, contest
from presidium.lab.arena.hold import hold
from presidium.lab.arena.ledger import Ledger

SEED: Final = "reference"
POOL: Final[tuple[tuple[str, int, dict[str, str], int], ...]] = (
    ("goulag", 5, {}, 1000),
    ("goulag", 7, {}, 1000),
    ("goulag", 10, {}, 500),
    ("politburo", 5, {}, 500),
    ("politburo", 7, {}, 500),
    ("kremlin", 4, {"preset": "1988 basic"}, 200),
    ("kremlin", 4, {"preset": "1986 basic"}, 200),
)
"""The contests of the reference pool: game, number of players, options, number of deals."""


class StoredReference(TypedDict):
    """The stored scores of the reference pool in one game."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    version: str
    deals: int
    arms: list[dict[str, Any]]


@cache
def reference() -> tuple[StoredReference, ...]:
    return tuple(json.loads((files("presidium.lab.arena") / "reference.json").read_text(encoding="utf-8")))


def stored_reference(result: Mapping[str, Any]) -> StoredReference | None:
    """The stored scores for the same game with the same rules, players and options; None if not in the pool."""
    wanted = ("game", "rules_version", "players", "options")
    return next((row for row in reference() if all(row[name] == result[name] for name in wanted)), None)  # type: ignore[literal-required]


def score(game: str, players: int, options: Mapping[str, str], deals: int) -> StoredReference:
    asked = contest(find(game), players, arms_of(yardsticks(game)), SEED, options)
    found = hold(asked, deals, Ledger(asked, __version__)).json()
    arms = [{name: arm[name] for name in ("bot", "among", "games", "win_rate", "ci95")} for arm in found["arms"]]
    chosen, rules = found["options"], found["rules_version"]
    return StoredReference(
        game=game, rules_version=rules, players=players, options=chosen, version=__version__, deals=deals, arms=arms
    )


def main() -> None:
    rows = []
    for asked in POOL:
        rows.append(score(*asked))
        print(*asked[:3], [round(arm["win_rate"], 3) for arm in rows[-1]["arms"]], flush=True)
    text = ",\n".join(json.dumps(row) for row in rows)
    Path(__file__).with_name("reference.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
