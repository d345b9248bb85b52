"""Generates all files in `web` and `docs` that are made from the program's classes: `python -m tools.made`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from presidium.games.kremlin.cards.intrigue_1988 import LASTING
from tools.facts import page
from tools.films import films
from tools.lexicon import health, lexicon, people
from tools.limits import limits
from tools.protocol import protocol
from tools.publics import GAMES, public
from tools.settings import page as settings
from tools.typed import typed

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = Path("web/src")
HEAD: Final = "// Made by `make made` from the program's own classes: change those, not this.\n\n"


def written(told: object) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


MADE: Final[dict[Path, Callable[[], str]]] = {
    PAGE / "app/protocol.ts": lambda: HEAD + protocol(),
    PAGE / "app/limits.ts": lambda: HEAD + limits(),
    PAGE / "games/kremlin/people.json": people,
    Path("web/test/games/films.json"): films,
    PAGE / "games/kremlin/health.json": health,
    PAGE / "games/kremlin/lasting.json": lambda: written(sorted(LASTING, key=int)),
    **{PAGE / f"games/{game}/lexicon.json": lambda game=game: written(lexicon()[game]) for game in GAMES},  # type: ignore[misc]
    **{PAGE / f"games/{game}/typed.json": lambda game=game: written(typed(game)) for game in GAMES},  # type: ignore[misc]
    Path("docs/settings.md"): settings,
    **{Path(f"docs/bots/{game}.md"): lambda game=game: page(game) for game in GAMES},  # type: ignore[misc]
    **{PAGE / f"games/{game}/made.ts": lambda game=game: HEAD + public(game) for game in GAMES},  # type: ignore[misc]
}
"""For each generated file: the function that returns its content."""


def main() -> None:
    for file, written in MADE.items():
        (ROOT / file).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
