"""13 Any time, fairly: the windows in which everybody may react."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from presidium.core import DONE, PASS, Action, AskAll, Options, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.kremlin.actions import WAIVE, Declare, DeclareAsNeeded
from presidium.kremlin.board import CANDIDATE
from presidium.kremlin.events import Waived
from presidium.kremlin.influence import beyond_influence, contestable, settle, show
from presidium.kremlin.people import INDEX, LETTERS, Letter
from presidium.kremlin.state import Deed, Kremlin, edition, sheet


class Reactions(Options):
    """13.3 What a seat may answer in a window: pass, waive, or declare more on somebody."""

    __slots__ = ("_beyond", "_declared", "_most", "_seat", "_written")

    def __init__(
        self,
        seat: Player,
        written: tuple[int, ...],
        most: int,
        declared: dict[Letter, tuple[int, ...]],
        beyond: frozenset[Letter],
    ) -> None:
        self._seat = seat
        self._written = written
        self._most = most
        self._declared = declared
        self._beyond = beyond

    def totals(self, who: Letter) -> range:
        """The totals this seat may declare on him: more than it has shown, no more than is written (C.1)."""
        if who in self._beyond:
            return range(0)
        shown = self._declared[who][self._seat - 1] if who in self._declared else 0
        return range(shown + 1, min(self._written[INDEX[who]], self._most) + 1)

    def __iter__(self) -> Iterator[Action]:
        yield PASS
        yield WAIVE
        for who in LETTERS:
            for points in self.totals(who):
                yield Declare(who, points)
                yield DeclareAsNeeded(who, points)

    def __len__(self) -> int:
        return 2 + 2 * sum(len(self.totals(who)) for who in LETTERS)

    def only(self) -> None:
        """There is always the choice to pass or to waive."""
        return

    def why_not(self, action: Action) -> Refusal | None:
        if action is PASS or action is WAIVE:
            return None
        if isinstance(action, Declare):
            return self._why_not_declare(action)
        return None if action in (PASS, WAIVE) else refusal("kremlin-react", "kremlin 13.3")

    def _why_not_declare(self, action: Declare) -> Refusal | None:
        who, points = action.who, action.points
        if who not in INDEX:
            return refusal("kremlin-react", "kremlin 13.3")
        if points in self.totals(who):
            return None
        if who in self._beyond:
            return refusal("kremlin-beyond-influence", "kremlin C.1", who=who)
        written = min(self._written[INDEX[who]], self._most)
        if points > written:
            return refusal("kremlin-not-written", "kremlin C.1", who=who, points=points, written=written)
        return refusal("kremlin-not-more", "kremlin C.1", who=who, points=points)

    def sample(self, rng: Random) -> Action:
        at = int(rng.random() * len(self))
        if at < 2:
            return WAIVE if at else PASS
        at -= 2
        for who in LETTERS:
            totals = self.totals(who)
            if at < 2 * len(totals):
                return (DeclareAsNeeded if at % 2 else Declare)(who, totals[at // 2])
            at -= 2 * len(totals)
        raise AssertionError("the options were counted")


@value
class Window(Step):
    """13.1 Everybody may react, sealed, to what is announced of these politicians; with none named, a phase begins.

    13.2 It opens if somebody else could gain control of one of them, or at a phase's start of any member
    or Candidate. Once open, every seat that has not waived is asked, whatever it may hold.
    """

    about: tuple[Letter, ...] = ()

    def play(self, g: Kremlin) -> Question | Steps:
        public = g.public
        about = self.about or (*public.members(), *public.at(CANDIDATE))
        if not any(contestable(g, who) for who in about):
            return DONE
        most = edition(g).most_shown
        beyond = beyond_influence(g)
        return AskAll(
            {
                seat: Reactions(seat, g.secret(sheet(seat)), most, public.declared, beyond)
                for seat in g.rules.players
                if seat not in public.waived
            }
        )

    def resolve(self, g: Kremlin, answer: dict[Player, Action]) -> Steps:
        waiving = tuple(seat for seat, action in answer.items() if action == WAIVE)
        if waiving:
            g.public.waived += waiving
            for seat in waiving:
                g.tell(Waived(seat))
        bids = [(seat, action) for seat, action in answer.items() if isinstance(action, Declare)]
        if not bids:
            return DONE
        before, held_by = g.public.declared, tuple(g.public.control.get(who) for who in self.about)
        steps = open_volley(g, bids)
        return steps if g.public.declared is before else (*steps, Reopen(self, held_by))


@value
class Reopen(Step):
    """13.1 Any volley that changed something opens the window again; but where an announcement was made, a change of
    control closes it at once, since the new controller announces anew (C.5)."""

    window: Window
    held_by: tuple[Player | None, ...]

    def play(self, g: Kremlin) -> Steps:
        about = self.window.about
        announced = bool(g.public.agenda) and isinstance(g.public.agenda[-1], Deed)
        changed = any(g.public.control.get(who) != by for who, by in zip(about, self.held_by, strict=True))
        return DONE if announced and changed else (self.window,)


def open_volley(g: Kremlin, bids: list[tuple[Player, Declare]]) -> Steps:
    """13.1 The declarations of one volley, all together: first every number, then who controls.

    12.1 Where a proxy shows nothing, nothing has happened that anybody could see.
    """
    public = g.public
    rises: list[tuple[Player, Letter, int]] = []
    for who in sorted({bid.who for _, bid in bids}):
        here = {seat: bid for seat, bid in bids if bid.who == who}
        before = public.declared.get(who, (0,) * g.rules.seats)
        numbers = numbers_shown(before, public.control.get(who), here)
        rises += [(seat, who, numbers[seat - 1]) for seat in here if numbers[seat - 1] > before[seat - 1]]
    if not rises:
        return DONE
    public.volley += 1
    for seat, who, points in rises:
        show(g, seat, who, points)
    return tuple(step for who in sorted({who for _, who, _ in rises}) for step in settle(g, who))


def numbers_shown(before: tuple[int, ...], controller: Player | None, bids: dict[Player, Declare]) -> tuple[int, ...]:
    """13.3 What stands on a politician after a volley, seat by seat.

    Exact bids stand first. Of the proxies (`as_needed`) the highest limit wins, the controller's among
    equals, and shows one more than the next limit or standing number (the controller: as much), never
    above its own limit. A beaten proxy whose limit was above the standing number shows its limit.
    """
    exact = list(before)
    for seat, bid in bids.items():
        if not isinstance(bid, DeclareAsNeeded):
            exact[seat - 1] = bid.points
    limits = {seat: bid.points for seat, bid in bids.items() if isinstance(bid, DeclareAsNeeded)}
    if not limits:
        return tuple(exact)
    stands = {seat: max((n for other, n in enumerate(exact, 1) if other != seat), default=0) for seat in limits}
    winner = max(limits, key=lambda seat: (limits[seat], seat == controller))
    numbers = list(exact)
    for seat, limit in limits.items():
        if seat != winner:
            if limit > stands[seat]:
                numbers[seat - 1] = limit
            continue
        rival = max(stands[seat], *(other for s, other in limits.items() if s != seat), 0)
        needed = rival if seat == controller else rival + 1
        if limit >= (stands[seat] if seat == controller else stands[seat] + 1):
            numbers[seat - 1] = max(exact[seat - 1], min(needed, limit))
    return tuple(numbers)
