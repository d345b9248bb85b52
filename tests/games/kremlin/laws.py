"""Which answer makes which secret in Kremlin, and what else may differ unseen: cards, and how far a proxy would go."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from presidium.core import PASS, Action, Player, Record, State
from presidium.core.laws import Laws, Twin
from presidium.core.record import Move
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Deal, DeclareAsNeeded, Give, Play, Write
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.cards.events import Handed, Held, Played, Renewed, Unmasked
from presidium.games.kremlin.cards.hands import DealCard
from presidium.games.kremlin.cards.power_play import OwnPoints
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.state import hand, sheet
from tests.contract.steps import step


def first_written(world: State[Any], key: Any, _: Action) -> Action:
    """The sheet as it was handed in: what lies there now, less what has come to it since."""
    seat = key[1]
    points, shifts = world.secret(key), world.public.shifts[seat - 1]
    first = {who: now - by for who, now, by in zip(LETTERS, points, shifts, strict=True)}
    return Write(tuple(sorted((who for who in LETTERS if first[who]), key=lambda who: -first[who])))


def with_other_cards(moves: Twin, begun: Record, seat: Player | None, rng: Random) -> Twin:
    """What is dealt and given unseen is another card; and a card that went back unseen was never played."""
    if begun.rules["edition"] != "1988":
        return moves
    g = begun.final(KREMLIN)
    deck = g.rules.edition.deck  # type: ignore[attr-defined]
    never_seen = [card for card in deck or () if card not in cards_seen(g, seat)]
    becomes = dict(zip(never_seen, rng.sample(never_seen, len(never_seen)), strict=True))
    named = cards_named(begun)

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


def cards_named(begun: Record) -> set[int]:
    """Where in a record the cards were sealed that have been named since."""
    sealed: dict[Move, int] = {}
    named, told = set(), 0
    for at, g in enumerate(begun.replay(KREMLIN)):
        for event, _ in islice(g.log, told, None):
            if isinstance(event, Played):
                named.add(sealed[event.player, event.play])
        told = len(g.log)
        if at < len(begun.moves) and isinstance(begun.moves[at][1], Play):
            sealed[begun.moves[at]] = at
    return named


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


LAWS = Laws(
    most_answers=lambda _: 10_000,
    hides={Write: lambda _, seat: sheet(seat)},
    adds={Deal: lambda g, _: hand(step(g, DealCard).seat)},
    reckoned=(OwnPoints,),
    lays_open=(Unmasked,),
    long=True,
    seeds={"kremlin-1986-full-3": 2, "kremlin-1988-advanced-3": 6},  # cards are played, and one is given
    behind=first_written,
    otherwise=with_other_cards,
    fitted=fitted,
)
