"""The one function that decides what a seat may know."""

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
    """Stands where a secret is that this seat has not seen. There is one, in whatever process."""

    def __reduce__(self) -> str:
        return "UNSEEN"


UNSEEN: Final = Unseen()
"""What a view holds in the place of a secret that its seat has not seen."""


@value
class View(Generic[P]):
    """All that one seat may know; pages, bots, logs and spectators get this and nothing else.

    It tells who is asked, never who has answered. It tells that a secret exists and who has seen
    it, since both are public; never what it is.
    """

    seat: Player | None
    """Whose view this is; None: a spectator's."""
    rules: Rules
    public: P
    secrets: dict[Key, Secret]
    stack: tuple[Step, ...]
    asked: tuple[Player, ...]
    options: Options | None
    """What this seat may answer; None if it is not asked, or its answer is in."""
    answer: Action | None
    """The sealed answer this seat has given to the question under way."""
    events: tuple[Event, ...]

    def knows(self, key: Key) -> bool:
        """Whether there is such a secret and this seat has seen it."""
        return key in self.secrets and self.secrets[key].value is not UNSEEN

    def secret(self, key: Key) -> Any:
        """A secret this seat has seen; UNSEEN if it has not, or there is none."""
        return self.secrets[key].value if key in self.secrets else UNSEEN


NOTHING: Final = Listed(())
"""What a seat may answer that is not asked."""


@value
class SeatView(View[P]):
    """A view that is somebody's: what programs that play are given, who have a seat and are asked something.

    Where the seat is not asked, as when it may only speak, there are no options, rather than None.
    """

    seat: Player
    options: Options


@cache
def veiled(seen_by: Audience) -> Secret:
    """A secret as it looks to whoever has not seen it: one for each audience, soon seen to be the same."""
    return Secret(UNSEEN, seen_by)


def may_see(seat: Player | None, seen_by: Audience) -> bool:
    return seen_by is None or seat in seen_by


def lies_sealed(g: State[P], seat: Player, action: Action) -> bool:
    """Whether an answer this seat has given waits among the secrets for its turn."""
    return any(hidden.value == action and may_see(seat, hidden.seen_by) for hidden in g.secrets.values())


def view(g: State[P], seat: Player | None, beside: View[P] | None = None) -> View[P]:
    """What this seat may know of the game; None for a spectator. `beside` is another's view of the same state: what is
    public is one for both.

    Law: two states that differ only in what the seat has not seen give it equal views.
    """
    if seat is not None and seat not in g.rules.players:
        raise Refused(refusal("no-such-seat", seat=seat))
    return View(  # what `may_see` says of secrets is said in place: it is asked of each of them, for each seat
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
    """What this seat may know, for whoever plays it."""
    return seated(view(g, seat))


def seated(v: View[P]) -> SeatView[P]:
    """The same view, as that of whoever plays its seat."""
    assert v.seat is not None, "a spectator plays nothing"
    options = NOTHING if v.options is None else v.options
    return SeatView(v.seat, v.rules, v.public, v.secrets, v.stack, v.asked, options, v.answer, v.events)


def open_view(g: State[P]) -> View[P]:
    """Everything, when a game is over and its archives open: every secret, and every event whoever it was told to.

    Nobody's seat: it is asked nothing. Whoever shows it sees to it that the game is over.
    """
    return View(
        None, g.rules, g.public.copy(), g.secrets.copy(), tuple(g.stack), g.asked(), None, None, g.log.everything()
    )


def world(v: View[P], secrets: dict[Key, Any]) -> State[P]:
    """A state this view could come from, its unseen secrets filled in from `secrets`.

    Every game's `imagine` ends here. Law: `view(world(v, …), v.seat) == v`; the log is the view's,
    and of the sealed answers under way only the seat's own is in.
    """
    filled = {k: Secret(secrets[k], s.seen_by) if s.value is UNSEEN else s for k, s in v.secrets.items()}
    answers = {} if v.seat is None or v.answer is None else {v.seat: v.answer}
    log = Log([(event, None) for event in v.events])
    return State.restored(v.rules, v.public.copy(), filled, v.stack, answers, log)
