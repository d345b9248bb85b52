"""Version 1 of Goulag's encoding: the list of actions, and the observation of a seat made from its view.

`presidium.lab.batch.goulag` computes the same numbers over arrays of games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from presidium.core import PASS, UNSEEN, Action, Key, Player, Rules, Secret, Step, View
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
)
from presidium.games.goulag.moves import Deal, First, Name, Play, Supervise
from presidium.lab.encoding.field import Field

STEPS: Final[tuple[type[Step], ...]] = (DealCard, FirstCommissar, NameTrio, Build, Supervision)
PHASES: Final = {step.rule: at for at, step in enumerate(STEPS)}
"""By the rule of a step, because the toy version of the game has steps of its own for the same rules."""
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
    public, seats, me, secrets = view.public, view.rules.seats, view.seat or 1, view.secrets
    phase = PHASES[view.stack[-1].rule] if view.stack else OVER
    lasts = 1 < phase < OVER
    around = (*range(me, seats + 1), *range(1, me))
    before = (public.before or ()) if lasts else ()
    told = [
        phase,
        public.round if phase > 1 else 0,
        public.canal,
        0 if public.outcome is None else SIDES[public.outcome.who],
    ]
    told += [1 if seat in before else 0 for seat in around]
    for seat in around:
        card = secrets.get(("worker", seat))
        told.append(0 if card is None or card.value is UNSEEN else SIDES[card.value])
    told += now(view, me) if lasts else UNKNOWN
    for over in public.history:  # in order, and without a gap
        told += past(secrets, seats, me, over)
    for _ in range(seats - len(public.history)):
        told += UNKNOWN
    return told


def now(view: View[Public], me: Player) -> Sequence[int]:
    """The eight numbers of the round under way."""
    public, seats = view.public, view.rules.seats
    if public.builders is None:
        return (public.commissar - me) % seats, *UNKNOWN[1:]
    near, far = by_nearness(seats, public.commissar, public.builders)
    cards = [own_card(view, seat) or chosen(view.secrets, public.round, seat) for seat in (near, far)]
    seats_named = (public.commissar, near, far, public.supervisor)
    return (*((seat - me) % seats for seat in seats_named), -1, -1, *cards)


def past(secrets: Mapping[Key, Secret], seats: int, me: Player, over: Round) -> Sequence[int]:
    """The eight numbers of a finished round."""
    commissar, number = over.commissar, over.number
    near, far = by_nearness(seats, commissar, over.builders)
    return (
        (commissar - me) % seats,
        (near - me) % seats,
        (far - me) % seats,
        (over.supervisor - me) % seats,
        0 if over.supervised is None else 1 if over.supervised == near else 2,
        over.work,
        chosen(secrets, number, near),
        chosen(secrets, number, far),
    )


def chosen(secrets: Mapping[Key, Secret], round: int, builder: Player) -> int:
    """The card that this builder has played in a round; 0 if the observer does not know the card."""
    card = secrets.get(("played", round, builder))
    return 0 if card is None or card.value is UNSEEN else CARDS[card.value]


def own_card(view: View[Public], builder: Player) -> int:
    """The observer's sealed card, if the observer is this builder and has played one in this round; otherwise 0."""
    return CARDS[view.answer.card] if builder == view.seat and isinstance(view.answer, Play) else 0


def by_nearness(seats: int, commissar: Player, builders: tuple[Player, Player]) -> tuple[Player, Player]:
    """The two builders, the nearer to the commissar's left first."""
    one, other = builders
    return (one, other) if (one - commissar) % seats < (other - commissar) % seats else (other, one)
