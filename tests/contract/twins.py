"""Twin worlds: two games that differ only in what one seat has not seen."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.core import AskAll, Record, State, Statement, view
from presidium.core.laws import Twin
from presidium.core.record import Move
from tests.contract.secrets import secret_moves
from tests.contract.sittings import Sitting


def twin(sitting: Sitting, record: Record, cut: int, seat: int | None, rng: Random) -> Twin:
    """Another world in which this seat has seen the same after `cut` moves.

    The hidden answers are those of a world the seat imagines, and cards it has never seen have changed
    places. Of a volley under way the others have answered otherwise, or not at all.
    """
    begun = Record(record.rules, record.rules_version, (), record.moves[:cut])
    g = begun.final(sitting.game)
    world = sitting.game.imagine(view(g, seat), rng)
    keys, declared = secret_moves(sitting, begun), sitting.laws
    other: Twin = [
        (player, declared.behind(world, keys[at], action)) if at in keys and keys[at] in g.secrets else move
        for at, move in enumerate(begun.moves)
        for player, action in (move,)
    ]
    other = declared.otherwise(other, begun, seat, rng)
    if isinstance(g.question(), AskAll):
        for at in volley_under_way(begun, set(g.answers) - {seat}):
            other[at] = answered_otherwise(g, begun.moves[at][0], rng)
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


def answered_otherwise(g: State[Any], player: int, rng: Random) -> Move | None:
    """Another answer to the question under way, or none."""
    question = g.question()
    options = None if question is None else question.options(player)
    assert options is not None
    if rng.random() < 0.5:
        return None
    if options.secret:  # what else there is to answer may not be so in that world
        return None if question is None or question.silence is None else (player, question.silence)
    return player, options.sample(rng)
