"""Everything in `web` and `docs` that is made from the program itself: `python -m tools.made` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.facts import page
from tools.lexicon import health, lexicon, people
from tools.limits import limits
from tools.protocol import protocol
from tools.publics import GAMES, public
from tools.settings import page as settings

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = Path("web/src")
HEAD: Final = "// Made by `make made` from the program's own classes: change those, not this.\n\n"


def written(told: object) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


MADE: Final[dict[Path, Callable[[], str]]] = {
    PAGE / "protocol.ts": lambda: HEAD + protocol(),
    PAGE / "limits.ts": lambda: HEAD + limits(),
    PAGE / "games/kremlin/people.json": people,
    PAGE / "games/kremlin/health.json": health,
    **{PAGE / f"games/{game}/lexicon.json": lambda game=game: written(lexicon()[game]) for game in GAMES},  # type: ignore[misc]
    Path("docs/settings.md"): settings,
    **{Path(f"docs/bots/{game}.md"): lambda game=game: page(game) for game in GAMES},  # type: ignore[misc]
    **{PAGE / f"games/{game}/made.ts": lambda game=game: HEAD + public(game) for game in GAMES},  # type: ignore[misc]
}
"""Each file, and what should stand in it."""


def main() -> None:
    for file, written in MADE.items():
        (ROOT / file).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
