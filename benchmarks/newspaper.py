"""Measures how often Pravda repeats itself in a game of Kremlin that lasts ten years, in every language.

.venv/bin/python -m benchmarks.newspaper --games 20
.venv/bin/python -m benchmarks.newspaper --games 20 --kinds 12

Bots play games at tables of four to six seats, of both editions; games with fewer than ten parades are left out. A
reader in seat 1 reads all editions, with the box for this seat. A text is repeated if an earlier text of the same game
came from the same template, with whatever names. `--kinds` lists the kinds of news with the most repeats. The benchmark
ends with an error if it misses the bar.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any, Final

from presidium.bots import find, play_out
from presidium.core import State, view
from presidium.games.kremlin import KREMLIN
from presidium.text import Words
from presidium.text.pravda import Newsroom

LANGUAGES: Final = ("en", "fr", "de")
YEARS: Final = 10
BOTS: Final = ("careful", "recruit")
PRESETS: Final = ("1988 basic", "1988 advanced", "1986 basic", "1986 full")
BAR: Final = 0.03
"""Largest share of repeated texts."""

Printed = Counter[str]
"""How often the editions of one game use each template."""


def long_games(bots: tuple[str, ...] = BOTS) -> Iterator[tuple[str, State[Any]]]:
    """Yields games of ten years with their seeds, without end."""
    for seed in count():
        g = KREMLIN.new(4 + seed % 3, preset=PRESETS[seed % len(PRESETS)])
        whims = {seat: Random(f"newspaper {seed}/{seat}") for seat in g.rules.players}
        seated = dict.fromkeys(g.rules.players, find(bots[seed // len(PRESETS) % len(bots)], "kremlin"))
        play_out(g, seated, Random(f"newspaper {seed}"), whims, talk=False)
        if len(g.public.track) >= YEARS:
            yield f"newspaper {seed}", g


def printed(seed: str, g: State[Any], lang: str) -> Printed:
    """Returns how often a game's editions use each template in one language."""
    assert KREMLIN.press is not None
    words = Words(lang)
    newsroom, slips = Newsroom(KREMLIN, words, seed), Newsroom(KREMLIN, words, seed)
    boxes = KREMLIN.press.box(view(g, 1))
    for number, (issue, box) in enumerate(zip(KREMLIN.press.issues(view(g, None)), boxes, strict=True), 1):
        newsroom.edition(number, issue)
        slips.box(number, box)
    return newsroom.printed + slips.printed


def repeated(used: Printed) -> Counter[str]:
    """Returns the repeats by kind and form of news: the texts of a template after its first."""
    again: Counter[str] = Counter()
    for id, times in used.items():
        again[re.sub(r"^pravda-kremlin-|-\d+$", "", id)] += times - 1
    return +again


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--kinds", type=int, default=0)
    asked = parser.parse_args()
    games, missed = list(islice(long_games(), asked.games)), []
    for lang in LANGUAGES:
        pages = [printed(seed, g, lang) for seed, g in games]
        texts, again = sum(page.total() for page in pages), sum(map(repeated, pages), Counter())
        worst = max(sum(repeated(page).values()) / page.total() for page in pages)
        share = again.total() / texts
        print(f"{lang}: {texts / len(pages):.0f} texts a game, {share:.1%} repeated, {worst:.1%} in the worst game")
        for kind, times in again.most_common(asked.kinds):
            print(f"    {kind:34}{times / len(pages):6.2f} a game")
        if share > BAR:
            missed.append(lang)
    sys.exit(f"bar missed: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
