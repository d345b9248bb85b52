"""Twin worlds: two games that differ only in what one seat has not seen."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.core import PASS, AskAll, Record, State, Statement, view
from presidium.core.record import Move
from presidium.kremlin.actions import DeclareAsNeeded
from presidium.kremlin.window import Reactions
from tests.contract.secrets import OWN, behind, secret_moves
from tests.contract.tables import Table

Twin = list[Move | None]
"""The moves of the other world, in step with the record's; None where nobody there has answered yet."""


def twin(table: Table, record: Record, cut: int, seat: int | None, rng: Random) -> Twin:
    """Another world in which this seat has seen the same after `cut` moves.

    The hidden answers are those of a world the seat imagines. Of a volley under way the others have
    answered otherwise, or not at all.
    """
    begun = Record(record.rules, record.rules_version, (), record.moves[:cut])
    g = begun.final(table.game)
    world = table.game.imagine(view(g, seat), rng)
    keys = secret_moves(table, begun)
    other: Twin = [
        (player, behind(world, keys[at], action)) if at in keys and keys[at] in g.secrets else move
        for at, move in enumerate(begun.moves)
        for player, action in (move,)
    ]
    if isinstance(g.question(), AskAll):
        for at in volley_under_way(begun, set(g.answers) - {seat}):
            other[at] = otherwise(g, begun.moves[at][0], rng)
    return other


def volley_under_way(begun: Record, answered: set[int]) -> list[int]:
    """Where the answers of these seats to the question under way stand: each seat's last move but talk."""
    found = []
    for at in range(len(begun.moves) - 1, -1, -1):
        player, action = begun.moves[at]
        if player in answered and not isinstance(action, Statement):
            found.append(at)
            answered = answered - {player}
    return found


def otherwise(g: State[Any], player: int, rng: Random) -> Move | None:
    """Another answer to the question under way, or none."""
    question = g.question()
    options = None if question is None else question.options(player)
    assert options is not None
    if rng.random() < 0.5:
        return None
    return player, PASS if isinstance(options, OWN) else options.sample(rng)


def fitted(g: State[Any], move: Move) -> Move:
    """A move as it can be made in the other world.

    What a proxy would have gone up to is hidden. Where less is written in the other world, it goes as far
    as it can there; that shows no less, since all that was shown is written there too.
    """
    player, action = move
    options = g.options(player)
    if not isinstance(action, DeclareAsNeeded) or not isinstance(options, Reactions) or action in options:
        return move
    totals = options.totals(action.who)
    return player, DeclareAsNeeded(action.who, totals[-1]) if totals else PASS
