"""Prints a recorded game as text or JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from presidium.cli.terminal import log
from presidium.core import CHANCE, Event, Record, State, Statement, view
from presidium.core.record import play
from presidium.games import find
from presidium.text import Words
from presidium.text.plain import plain


def as_text(record: Record, seat: int | None, everything: bool, words: Words) -> Iterator[str]:
    """The game as text, as this seat saw it, or a spectator (None); with `everything` also secret moves and events."""
    game = record.rules.game
    yield f"{words(f'{game}-title')}, {words('cli-seats', seats=record.rules.seats)}"
    for seat_number, name in enumerate(record.names, 1):
        yield "  " + words("cli-pair", name=words.seat(seat_number, game), value=plain(name))
    news: list[Event | str] = []
    for move, events in told(record, seat, everything):
        news += [*([f"> {move}"] if everything else []), *events]
    for line in log.lines(game, news, words):
        yield f"-- {line.text} --" if line.heading else line.text
    if record.final(find(game)).public.outcome is None:
        yield words("cli-unfinished")


def told(record: Record, seat: int | None, everything: bool) -> Iterator[tuple[str, list[Event]]]:
    """Yields each move of a record in notation, with the events after it that the reader may see."""
    game = find(record.rules.game)
    g = record.begin(game)
    heard = 0
    for player, action in record.moves:
        play(g, player, action)
        events = [event for event, _ in g.log] if everything else list(view(g, seat).events)
        notation = game.statements if isinstance(action, Statement) else game.notation
        yield f"{'chance' if player == CHANCE else player}: {notation.print(action)}", events[heard:]
        heard = len(events)


def as_json(record: Record, seat: int | None, everything: bool) -> dict[str, Any]:
    game = find(record.rules.game)
    told_moves = list(told(record, seat, everything))
    outcome = record.final(game).public.outcome
    return {
        "game": game.name,
        "rules_version": record.rules_version,
        "players": record.rules.seats,
        "options": dict(record.rules.chosen),
        "seats": list(record.names),
        "seen_by": "all" if everything else "public" if seat is None else seat,
        "moves": [move for move, _ in told_moves] if everything else None,
        "events": [game.codec.encode(event) for _, events in told_moves for event in events],
        "outcome": game.codec.encode(outcome),
    }


def verdict(record: Record, words: Words) -> str:
    """A sentence about a record that follows the rules: the game, its number of moves, and how it ended."""
    game = find(record.rules.game)
    g: State[Any] = record.final(game)
    title, outcome = words(f"{game.name}-title"), g.public.outcome
    counted = words("cli-record-holds", game=title, seats=record.rules.seats, moves=len(record.moves))
    return f"{counted} {words('cli-unfinished') if outcome is None else words.ending(game.name, outcome)}"
