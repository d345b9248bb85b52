"""Counts how often careful bots play each card of Kremlin and in which phase, in four presets, with 3 to 6 players.

.venv/bin/python benchmarks/cards.py --games 100 --workers 2

It ends with an error if a game ends without a reason in the rules, or if no bot ever plays a card of a deck.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.rules import PRESETS, SEATS, settle_rules
from presidium.lab.match import Result, match

PHASES = [str(phase) for phase in range(1, 9)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each preset with each number of players")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--bots", default="careful")
    wanted = parser.parse_args()
    bots = wanted.bots.split(",")
    missing: list[str] = []
    for preset in PRESETS:
        chosen = {"preset": preset}
        results = [
            match(KREMLIN, seats, wanted.games, bots, "cards", chosen, workers=wanted.workers) for seats in SEATS
        ]
        missing += report(preset, results)
    sys.exit(f"never played: {', '.join(missing)}" if missing else 0)


def report(preset: str, results: list[Result]) -> list[str]:
    """Prints the counts of a preset; returns the cards that no bot has played."""
    outcomes = sum((result.outcomes for result in results), Counter[str]())
    assert all("(kremlin " in ending for ending in outcomes), outcomes
    rules = Counter(ending.partition("(kremlin ")[2].rstrip(")") for ending in outcomes.elements())
    print(f"\n{preset}: {sum(result.games for result in results)} games, ended by {dict(sorted(rules.items()))}")
    deck = settle_rules(SEATS[0], {"preset": preset}).edition.deck
    if deck is None:
        return []
    played = sum((result.tallies["cards"] for result in results), Counter[tuple[str, str]]())
    print(f"{'':18}{'all':>6}" + "".join(phase.rjust(6) for phase in PHASES))
    for card in deck.cards:
        times = [played[card, phase] for phase in PHASES]
        print(f"{card:18}{sum(times):6}" + "".join(f"{n or '·':>6}" for n in times))
    return [card for card in deck.cards if not any(played[card, phase] for phase in PHASES)]


if __name__ == "__main__":
    main()
