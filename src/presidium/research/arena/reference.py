"""The reference pool: bots that never change, scored once, so that figures can be compared over versions.

.venv/bin/python -m presidium.research.arena.reference        # scores it anew into reference.json, in some minutes
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
from presidium.research.arena.contest import arms_of, contest
from presidium.research.arena.hold import hold
from presidium.research.arena.ledger import Ledger

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
"""Game, players, options and how many deals."""


class Kept(TypedDict):
    """How the pool fared in one game."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    version: str
    deals: int
    arms: list[dict[str, Any]]


@cache
def reference() -> tuple[Kept, ...]:
    return tuple(json.loads((files("presidium.research.arena") / "reference.json").read_text(encoding="utf-8")))


def kept(result: Mapping[str, Any]) -> Kept | None:
    """How the pool fared in this game, with so many players and these options; None where it was not tried."""
    wanted = ("game", "rules_version", "players", "options")
    return next((row for row in reference() if all(row[name] == result[name] for name in wanted)), None)  # type: ignore[literal-required]


def score(game: str, players: int, options: Mapping[str, str], deals: int) -> Kept:
    asked = contest(find(game), players, arms_of(yardsticks(game)), SEED, options)
    found = hold(asked, deals, Ledger(asked, __version__)).json()
    arms = [{name: arm[name] for name in ("bot", "among", "games", "win_rate", "ci95")} for arm in found["arms"]]
    chosen, rules = found["options"], found["rules_version"]
    return Kept(
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
