"""Twin worlds: two games that differ only in what one seat has not seen."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from presidium.core import PASS, AskAll, Record, State, Statement, view
from presidium.core.record import Move
from presidium.kremlin.actions import Deal, DeclareAsNeeded, Give, Play
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.events import Handed, Held, Played, Renewed
from presidium.kremlin.rules import KremlinRules
from presidium.kremlin.state import CardId
from tests.contract.secrets import OWN, behind, secret_moves
from tests.contract.tables import Table

Twin = list[Move | None]
"""The moves of the other world, in step with the record's; None where nobody there has answered yet."""


def twin(table: Table, record: Record, cut: int, seat: int | None, rng: Random) -> Twin:
    """Another world in which this seat has seen the same after `cut` moves.

    The hidden answers are those of a world the seat imagines, and cards it has never seen have changed
    places. Of a volley under way the others have answered otherwise, or not at all.
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
    if isinstance(record.rules, KremlinRules) and record.rules["edition"] == "1988":
        other = with_other_cards(other, begun, table, seat, rng)
    if isinstance(g.question(), AskAll):
        for at in volley_under_way(begun, set(g.answers) - {seat}):
            other[at] = otherwise(g, begun.moves[at][0], rng)
    return other


def with_other_cards(moves: Twin, begun: Record, table: Table, seat: int | None, rng: Random) -> Twin:
    """What is dealt and given unseen is another card; and a card that went back unseen was never played."""
    g = begun.final(table.game)
    deck = g.rules.edition.deck  # type: ignore[attr-defined]
    never_seen = [card for card in deck or () if card not in cards_seen(g, seat)]
    becomes = dict(zip(never_seen, rng.sample(never_seen, len(never_seen)), strict=True))
    named = cards_named(begun, table)

    def changed(at: int, move: Move) -> Move:
        match move:
            case player, Deal(card):
                return player, Deal(becomes.get(card, card))
            case player, Give(card, to):
                return player, Give(becomes.get(card, card), to)
            case player, Play() if at not in named and player != seat:
                return player, PASS
        return move

    return [None if move is None else changed(at, move) for at, move in enumerate(moves)]


def cards_seen(g: State[Any], seat: int | None) -> set[CardId]:
    """The cards that this seat has ever held or passed on, and those that have been named."""
    found: set[CardId] = set()
    for event in g.log.heard_by(seat):
        match event:
            case Held(player, card) if player == seat:
                found.add(card)
            case Handed(player, to, card) if seat in (player, to):
                found.add(card)
            case Played(_, play):
                found.add(play.card)
            case Renewed(cards):
                found.update(cards)
    return found


def cards_named(begun: Record, table: Table) -> set[int]:
    """Where in a record the cards were sealed that have been named since."""
    sealed: dict[Move, int] = {}
    named, told = set(), 0
    for at, g in enumerate(begun.replay(table.game)):
        for event, _ in islice(g.log, told, None):
            if isinstance(event, Played):
                named.add(sealed[event.player, event.play])
        told = len(g.log)
        if at < len(begun.moves) and isinstance(begun.moves[at][1], Play):
            sealed[begun.moves[at]] = at
    return named


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
