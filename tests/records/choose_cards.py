"""Chooses recorded games of Kremlin in which every card is played and everything happens, and writes them here.

    .venv/bin/python -m tests.records.choose_cards 1988

Needed when an edition has a new card, or when the old records can no longer be replayed. It takes half a minute.
Without an edition, it chooses for both.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from presidium.bots import find, play_out
from presidium.core import Record
from presidium.core.record import Move
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.state import Kremlin
from presidium.games.kremlin.tally import tally

HERE = Path(__file__).parent
GAMES = {"1988": ("1988 advanced", 6, 80), "1986": ("1986 full", 6, 400)}
"""By edition: the preset, the players, how many games to choose from."""


def main() -> None:
    for edition in sys.argv[1:] or GAMES:
        preset, seats, games = GAMES[edition]
        for old in HERE.glob(f"kremlin-{edition}-cards-*.txt"):
            old.unlink()
        played = [game(preset, seats, number) for number in range(games)]
        deck = played[0][0].rules.edition.deck  # type: ignore[attr-defined]
        seen = [happened(*one) for one in played]
        missing = set(deck.cards).union(*seen)
        for number in range(1, len(played) + 1):
            at = max(range(len(played)), key=lambda at: len(seen[at] & missing))
            new = seen[at] & missing
            if not new:
                break
            write(HERE / f"kremlin-{edition}-cards-{number}.txt", *played[at], new)
            missing -= new
        print(edition, f"never played: {sorted(missing)}" if missing else "all played")


def game(preset: str, seats: int, number: int) -> tuple[Kremlin, list[Move]]:
    """Random bots and careful ones at one table; a game that ends by 11.d is played again."""
    for attempt in range(100):
        g, moves = KREMLIN.new(seats, preset=preset), list[Move]()
        bots = {seat: find("careful" if (seat + number) % 3 == 0 else "random", "kremlin") for seat in g.rules.players}
        minds = {seat: Random(f"{number}/{attempt}/{seat}") for seat in bots}
        play_out(g, bots, Random(f"{number}/{attempt}"), minds, moves)
        if g.public.outcome is not None and g.public.outcome.rule != "kremlin 11.d":
            return g, moves
    raise AssertionError("all ended by 11.d")


def happened(g: Kremlin, moves: list[Move]) -> set[str]:
    """The cards that were played, and the kinds of events and of questions."""
    states = Record(g.rules, KREMLIN.rules_version, (), moves).replay(KREMLIN)
    asked = {type(now.stack[-1]).__name__ for now in states if now.stack}
    return {card for card, _ in tally(g)["cards"]} | {type(event).__name__ for event, _ in g.log} | asked


def write(path: Path, g: Kremlin, moves: list[Move], new: set[str]) -> None:
    assert g.public.outcome is not None
    text = Record(g.rules, KREMLIN.rules_version, (), moves).text(KREMLIN)
    cards = [card for card in g.rules.edition.deck.cards if card in new]  # type: ignore[attr-defined]
    others = sorted(new.difference(cards))
    seen = f"Cards played: {' '.join(cards)}." if cards else f"Here for the first time: {' '.join(others)}."
    path.write_text(f"# ends: {g.public.outcome.ending}\n# {seen}\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()
