"""Version 1 of Goulag's encoding: the list of actions, and the observation of a seat made from its view.

`presidium.lab.batch.goulag` computes the same numbers over arrays of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from presidium.core import PASS, Action, Player, Rules, View
from presidium.games.goulag.game import (
    Build,
    DealCard,
    FirstCommissar,
    NameTrio,
    Public,
    Round,
    Supervision,
    Trio,
    naming,
    played,
    worker,
)
from presidium.games.goulag.moves import Deal, First, Name, Play, Supervise
from presidium.lab.encoding.field import Field

PHASES: Final = {DealCard: 0, FirstCommissar: 1, NameTrio: 2, Build: 3, Supervision: 4}
OVER: Final = 5
CARDS: Final = {"work": 1, "strike": 2}
SIDES: Final = {"loyal": 1, "disloyal": 2, "nobody": 3}
UNKNOWN: Final = (-1, -1, -1, -1, -1, -1, 0, 0)


def moves(rules: Rules) -> tuple[Action, ...]:
    """The players' actions, written as if the asked player had seat 1."""
    plays = (Play("work"), Play("strike"))
    exchanges = (PASS, *(Supervise(seat) for seat in rules.players[1:]))
    return (*offered(rules.seats, None), *plays, *exchanges)


def outcomes(rules: Rules) -> tuple[Action, ...]:
    """The actions of chance."""
    return (Deal("loyal"), Deal("disloyal"), *map(First, rules.players))


def offered(seats: int, before: Trio | None) -> tuple[Name, ...]:
    """The naming actions that the engine offers to a commissar in seat 1 after this trio."""
    options = naming(seats, 1, before).options(1)
    return tuple(name for name in options or () if isinstance(name, Name))


def turned(action: Action, rules: Rules, by: int) -> Action:
    """The same action with all its seats shifted by `by` seats to the left."""
    if isinstance(action, Name):
        one, other = sorted(rules.left(seat, by) for seat in action.builders)
        return Name((one, other), rules.left(action.supervisor, by))
    return Supervise(rules.left(action.builder, by)) if isinstance(action, Supervise) else action


def fields(rules: Rules) -> tuple[Field, ...]:
    """The fields of a Goulag observation. Seats are counted from the observer (0); -1 means nobody or unknown."""
    n, last = rules.seats, rules.seats - 1
    now = (
        Field("phase", 1, 0, OVER, "what is asked: 0 deal, 1 first commissar, 2 name, 3 build, 4 supervise, 5 over"),
        Field("round", 1, 0, n, "the round under way, from 1; 0 before the first"),
        Field("canal", 1, 0, 2 * n, "steps dug"),
        Field("won", 1, 0, 3, "0 while the game lasts, 1 the loyal, 2 the disloyal, 3 nobody"),
        Field("before", n, 0, 1, "by seat: 1 if it was in the trio of the round before (2.2)"),
        Field("workers", n, 0, 2, "by seat, its worker card: 0 not known, 1 loyal, 2 disloyal"),
    )
    rounds = [
        (
            Field(f"commissar_{which}", 1, -1, last, "who names"),
            Field(f"named_{which}", 3, -1, last, "two builders, the nearer to the commissar's left first; supervisor"),
            Field(f"exchanged_{which}", 1, -1, 2, "0 nobody, 1 the first builder, 2 the second"),
            Field(f"work_{which}", 1, -1, 2, "how many Work cards were shown"),
            Field(f"played_{which}", 2, 0, 2, "by both builders, as far as I know: 0 nothing, 1 Work, 2 Strike"),
        )
        for which in ("now", *range(1, n + 1))
    ]
    return (*now, *(field for round in rounds for field in round))


def seen(view: View[Public]) -> list[int]:
    """The observation of Goulag made from a view, field by field."""
    public, seats, me = view.public, view.rules.seats, view.seat or 1
    phase = PHASES[type(view.stack[-1])] if view.stack else OVER
    lasts = 1 < phase < OVER
    around = (*range(me, seats + 1), *range(1, me))
    before = (public.before or ()) if lasts else ()
    told = [
        phase,
        public.round if phase > 1 else 0,
        public.canal,
        0 if public.outcome is None else SIDES[public.outcome.who],
        *[int(seat in before) for seat in around],
        *[SIDES.get(view.secret(worker(seat)), 0) for seat in around],
        *(now(view, me) if lasts else UNKNOWN),
    ]
    rows: list[Sequence[int]] = [UNKNOWN] * seats
    for over in public.history:
        rows[over.number - 1] = past(view, me, over)
    for row in rows:
        told += row
    return told


def now(view: View[Public], me: Player) -> Sequence[int]:
    """The eight numbers of the round under way."""
    public, seats = view.public, view.rules.seats
    if public.builders is None:
        return (public.commissar - me) % seats, *UNKNOWN[1:]
    near, far = by_nearness(seats, public.commissar, public.builders)
    cards = [card(view, public.round, seat) for seat in (near, far)]
    seats_named = (public.commissar, near, far, public.supervisor)
    return (*((seat - me) % seats for seat in seats_named), -1, -1, *cards)


def past(view: View[Public], me: Player, over: Round) -> Sequence[int]:
    """The eight numbers of a finished round."""
    seats = view.rules.seats
    near, far = by_nearness(seats, over.commissar, over.builders)
    exchanged = 0 if over.supervised is None else 1 if over.supervised == near else 2
    return (
        (over.commissar - me) % seats,
        (near - me) % seats,
        (far - me) % seats,
        (over.supervisor - me) % seats,
        exchanged,
        over.work,
        CARDS.get(view.secret(played(over.number, near)), 0),
        CARDS.get(view.secret(played(over.number, far)), 0),
    )


def by_nearness(seats: int, commissar: Player, builders: tuple[Player, Player]) -> tuple[Player, Player]:
    """The two builders, the nearer to the commissar's left first."""
    one, other = builders
    return (one, other) if (one - commissar) % seats < (other - commissar) % seats else (other, one)


def card(view: View[Public], round: int, builder: Player) -> int:
    """The card that this builder has played; 0 if the observer does not know the card."""
    mine = builder == view.seat and round == view.public.round
    sealed = view.answer.card if mine and isinstance(view.answer, Play) else None
    return CARDS.get(sealed or view.secret(played(round, builder)), 0)
