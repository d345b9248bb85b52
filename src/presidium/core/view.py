"""Makes the view of a seat: the function `view` alone decides what a seat may know."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Generic

from presidium.core.decision import Action, Listed, Options, Player, Refused, refusal
from presidium.core.log import Audience, Event, Log
from presidium.core.rules import Rules
from presidium.core.state import Key, P, Secret, State
from presidium.core.step import Step
from presidium.core.value import value


@value
class Unseen:
    """Type of the placeholder for secrets that a seat has not seen. It has one instance in each process."""

    def __reduce__(self) -> str:
        return "UNSEEN"


UNSEEN: Final = Unseen()
"""Placeholder in a view for a secret that its seat has not seen."""


@value
class View(Generic[P]):
    """All that one seat may know; pages, bots, logs and spectators get nothing else.

    A view shows which seats are asked, never which seats have answered. A view shows that a secret exists and who has
    seen it, because both facts are public, but not the secret's content.
    """

    seat: Player | None
    """The seat that this view belongs to; None for a spectator."""
    rules: Rules
    public: P
    secrets: dict[Key, Secret]
    stack: tuple[Step, ...]
    asked: tuple[Player, ...]
    options: Options | None
    """Options of the seat; None if the seat is not asked or has answered."""
    answer: Action | None
    """The sealed answer that this seat has given to the current question."""
    events: tuple[Event, ...]

    def knows(self, key: Key) -> bool:
        """True if the secret with this name exists and this seat has seen it."""
        return key in self.secrets and self.secrets[key].value is not UNSEEN

    def secret(self, key: Key) -> Any:
        """The content of a secret that this seat has seen; UNSEEN if the seat has not seen it or it does not exist."""
        return self.secrets[key].value if key in self.secrets else UNSEEN


NOTHING: Final = Listed(())
"""The empty options of a seat that is not asked."""


@value
class SeatView(View[P]):
    """The view of a seat, for programs that play. Its `options` are never None: they are empty if the seat is not
    asked."""

    seat: Player
    options: Options


@cache
def veiled(seen_by: Audience) -> Secret:
    """Returns a secret as it looks to seats that have not seen it; cached by the set of seats that have seen it."""
    return Secret(UNSEEN, seen_by)


def may_see(seat: Player | None, seen_by: Audience) -> bool:
    return seen_by is None or seat in seen_by


def lies_sealed(g: State[P], seat: Player, action: Action) -> bool:
    """True if this action is stored as a secret that the seat has seen, until the action takes effect."""
    return any(hidden.value == action and may_see(seat, hidden.seen_by) for hidden in g.secrets.values())


def view(g: State[P], seat: Player | None, beside: View[P] | None = None) -> View[P]:
    """What this seat may know of the game (None: a spectator).

    `beside` is another seat's view of the same state, whose public part is reused. Law: two states that differ only in
    what the seat has not seen give equal views.
    """
    if seat is not None and seat not in g.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    return View(  # `may_see` is inlined, because it would be called for each secret and seat
        seat,
        g.rules,
        g.public.copy() if beside is None else beside.public,
        {k: s if (by := s.seen_by) is None or seat in by else veiled(by) for k, s in g.secrets.items()},
        tuple(g.stack) if beside is None else beside.stack,
        g.asked(),
        None if seat is None else g.options(seat),
        None if seat is None else g.answers.get(seat),
        g.log.heard_by(seat),
    )


def seat_view(g: State[P], seat: Player) -> SeatView[P]:
    """Returns what this seat may know, for a program that plays the seat."""
    return seated(view(g, seat))


def seated(v: View[P]) -> SeatView[P]:
    """Converts a view to a `SeatView`, for a program that plays the seat."""
    assert v.seat is not None, "a spectator plays nothing"
    options = NOTHING if v.options is None else v.options
    return SeatView(v.seat, v.rules, v.public, v.secrets, v.stack, v.asked, options, v.answer, v.events)


def open_view(g: State[P]) -> View[P]:
    """A view of everything in a finished game: all secrets and all events. It belongs to no seat and has no options.

    The caller must make sure that the game is over.
    """
    return View(
        None, g.rules, g.public.copy(), g.secrets.copy(), tuple(g.stack), g.asked(), None, None, g.log.everything()
    )


def world(v: View[P], secrets: dict[Key, Any]) -> State[P]:
    """Returns a state that fits this view, with unseen secrets taken from `secrets`. Every game's `imagine` ends here.

    Law: `view(world(v, …), v.seat) == v`. The log is the view's log, and only the seat's own sealed answer is included.
    """
    filled = {k: Secret(secrets[k], s.seen_by) if s.value is UNSEEN else s for k, s in v.secrets.items()}
    answers = {} if v.seat is None or v.answer is None else {v.seat: v.answer}
    log = Log([(event, None) for event in v.events])
    return State.restored(v.rules, v.public.copy(), filled, v.stack, answers, log)
