"""The observation of Goulag computed from an engine view, for comparison with `observe.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import Player, View
from presidium.games.goulag.game import (
    Build,
    DealCard,
    FirstCommissar,
    NameTrio,
    Public,
    Round,
    Supervision,
    played,
    worker,
)
from presidium.games.goulag.moves import Play
from presidium.lab.batch.goulag.games import Array
from presidium.lab.batch.needs import np

PHASES: Final = {DealCard: 0, FirstCommissar: 1, NameTrio: 2, Build: 3, Supervision: 4}
GAME_OVER: Final = 5
CARDS: Final = {"work": 1, "strike": 2}
UNKNOWN: Final = (-1, -1, -1, -1, -1, -1, 0, 0)
SIDES: Final = {"loyal": 1, "disloyal": 2, "nobody": 3}


def seen(view: View[Public]) -> Array:
    """The observation of Goulag made from an engine view, field by field."""
    return np.asarray([*numbers(view)], np.int8)


def numbers(view: View[Public]) -> Iterator[int]:
    public = view.public
    phase = PHASES[type(view.stack[-1])] if view.stack else GAME_OVER
    lasts = 1 < phase < GAME_OVER
    yield phase
    yield public.round if phase > 1 else 0
    yield public.canal
    yield 0 if public.outcome is None else SIDES[public.outcome.who]
    yield from (int(lasts and seat in (public.before or ())) for seat in around(view))
    yield from (SIDES.get(view.secret(worker(seat)), 0) for seat in around(view))
    yield from now(view) if lasts else UNKNOWN
    over = {round.number: round for round in public.history}
    for number in view.rules.players:
        yield from past(view, over[number]) if number in over else UNKNOWN


def ahead(view: View[Public], seat: Player) -> int:
    """Number of seats from the observer to this seat, counted to the left."""
    return (seat - (view.seat or 1)) % view.rules.seats


def around(view: View[Public]) -> Iterator[Player]:
    """All seats to the left, beginning with the observer."""
    return (view.rules.left(view.seat or 1, by) for by in range(view.rules.seats))


def by_nearness(view: View[Public], commissar: Player, builders: tuple[Player, Player]) -> list[Player]:
    return sorted(builders, key=lambda seat: (seat - commissar) % view.rules.seats)


def named(view: View[Public], commissar: Player, builders: tuple[Player, Player], watch: Player) -> Iterator[int]:
    return (ahead(view, seat) for seat in (*by_nearness(view, commissar, builders), watch))


def now(view: View[Public]) -> Iterator[int]:
    public = view.public
    yield ahead(view, public.commissar)
    if public.builders is None:
        yield from UNKNOWN[1:]
        return
    yield from named(view, public.commissar, public.builders, public.supervisor)
    yield from (-1, -1)
    yield from (card(view, public.round, seat) for seat in by_nearness(view, public.commissar, public.builders))


def past(view: View[Public], over: Round) -> Iterator[int]:
    builders = by_nearness(view, over.commissar, over.builders)
    yield ahead(view, over.commissar)
    yield from named(view, over.commissar, over.builders, over.supervisor)
    yield 0 if over.supervised is None else 1 + builders.index(over.supervised)
    yield over.work
    yield from (card(view, over.number, seat) for seat in builders)


def card(view: View[Public], round: int, builder: Player) -> int:
    """The card that this builder has played; 0 if the observer does not know the card."""
    mine = builder == view.seat and round == view.public.round
    sealed = view.answer.card if mine and isinstance(view.answer, Play) else None
    return CARDS.get(sealed or view.secret(played(round, builder)), 0)
