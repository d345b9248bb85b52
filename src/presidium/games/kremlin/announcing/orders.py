"""13.4 Standing orders: a secret dossier by which a seat answers windows ahead.

The program that runs the game keeps the orders, never the state; `answer` is a pure function of a view.
"""

from __future__ import annotations

from typing import Final, Literal

from presidium.core import PASS, Action, Options, View, value
from presidium.games.kremlin.actions import (
    AGAINST,
    GUILTY,
    Accuse,
    Condemn,
    DeclareAsNeeded,
    Exchange,
    Move,
    Play,
    PlayOn,
    Purge,
    Suspect,
)
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.matters import Accusation, Case, Deed, Election, Matter, NamedCard, Throw
from presidium.games.kremlin.phases.p8_parade import Wave
from presidium.games.kremlin.printed.board import LEVEL
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Public, sheet

Occasion = Literal["purge", "trial", "against", "lapse"]
CardOccasion = Literal["start", "purge", "trial", "against", "accusation", "attempt", "roll"]


@value
class Guard:
    """Keep control of a politician: declare no more points than needed, and never more than `limit`."""

    who: Letter
    limit: int


@value
class Seize:
    """Take control of a politician, with at most `limit` points, when he has announced an action of this kind.

    `purge`: he would purge `target`; `trial`: he would accuse `target`, or vote on `target`; `against`: he would act
    against `target` in any way; `lapse`: his right would lapse.
    """

    who: Letter
    limit: int
    when: Occasion
    target: Letter | None = None


@value
class PlayCard:
    """Play a card on an occasion of this kind, as soon as the rules of the card allow it.

    `purge`, `trial`, `against`: as in `Seize`; `accusation`: `target` is accused, by a minister or after an
    assassination, or condemned; `attempt`: a card is named that strikes `target`; `roll`: a die has been cast for
    `target`; `start`: the phase of this number begins, or any phase if the number is 0.
    """

    play: Play
    when: CardOccasion
    target: Letter | None = None
    phase: int = 0


@value
class PassAll:
    """Pass every window of this kind, until the year `until_year` ends.

    A kind is the first word of the announcement's notation (`purge`, `vote`, `pass` …), `start` or `end` for the
    windows around a phase, `wave` for the window before the wave, `card` for windows after a named card, `roll` after a
    die, `accusation` after an assassination, `untouched` for windows about nobody on the seat's sheet (such as the
    start of a phase), `all` for all windows.
    """

    kind: str
    until_year: int


KINDS: Final = (
    *("untouched", "all", "start", "end", "wave", "card", "roll", "accusation"),
    *("pass", "cure", "purge", "suspect", "clear", "accuse", "condemn", "vote", "propose"),
    *("rearrange", "move", "exchange", "rehabilitate", "overturn"),
)

Order = Guard | Seize | PlayCard | PassAll
Orders = tuple[Order, ...]


def answer(view: View[Public], orders: Orders) -> Action | None:
    """The answer of these orders to the current window; None if no order applies.

    The most urgent order that is possible decides; of equally urgent orders the first in the list. An order to pass
    decides only if no other order is possible.
    """
    window = view.stack[-1] if view.stack else None
    if view.seat is None or view.options is None or not isinstance(window, Window):
        return None
    urgent = [(urgency(view, order, window), order) for order in orders]
    for _, order in sorted((pair for pair in urgent if pair[0]), key=lambda pair: -pair[0]):
        action = obey(view.options, order)
        if action is not None:
            return action
    if passes(view, orders) or (not touched(view, window) and "untouched" in passed(view, orders)):
        return PASS
    return None


def passes(view: View[Public], orders: Orders) -> bool:
    """True if these orders pass the current window because of its public kind, whatever the seat holds."""
    window = view.stack[-1] if view.stack else None
    return isinstance(window, Window) and not passed(view, orders).isdisjoint(("all", kind_of(view, window)))


def guards(view: View[Public], orders: Orders) -> bool:
    """True if one of these orders guards a politician whom the window is about, even without points left to declare."""
    window = view.stack[-1] if view.stack else None
    return isinstance(window, Window) and any(isinstance(each, Guard) and each.who in window.about for each in orders)


def passed(view: View[Public], orders: Orders) -> frozenset[str]:
    """The kinds of windows that these orders pass this year, such as `vote` or `start`."""
    year = view.public.year
    return frozenset(order.kind for order in orders if isinstance(order, PassAll) and year <= order.until_year)


def obey(options: Options, order: Order) -> Action | None:
    """The action that carries out an urgent order; None if the seat may not take that action now."""
    if isinstance(order, PlayCard):
        return order.play if order.play in options else None
    assert isinstance(order, Guard | Seize)
    assert isinstance(options, Reactions)
    totals = [points for points in options.totals(order.who) if points <= order.limit]
    return DeclareAsNeeded(order.who, totals[-1]) if totals else None


def urgency(view: View[Public], order: Order, window: Window) -> int:
    """The urgency of an order in the current window, from 4 down to 1; 0 if the order does not apply.

    A guard bids in every window, because a controller's proxy declares nothing unless somebody challenges him (13.3).
    """
    match order:
        case PassAll():
            return 0
        case PlayCard():
            return 4 if due(view, order, window) else 0
    controller = view.public.control.get(order.who)
    held = controller == view.seat
    if isinstance(order, Guard):
        return 0 if controller is None else 3 if not held else 2 if order.who in window.about else 1
    return 4 if not held and order.who in window.about and occurs(view, order.when, order.target) else 0


def due(view: View[Public], order: PlayCard, window: Window) -> bool:
    """True if the occasion for which the order keeps its card has come."""
    public, target = view.public, order.target
    top = public.top
    match order.when:
        case "start":
            return kind_of(view, window) == "start" and order.phase in (0, public.phase)
        case "roll":
            return isinstance(top, Throw) and target in (None, top.who)
        case "attempt":
            return isinstance(top, NamedCard) and isinstance(top.play, PlayOn) and target in (None, top.play.who)
        case "accusation":
            return accused_in(top) is not None and target in (None, accused_in(top))
    return occurs(view, order.when, target)


def accused_in(matter: Matter | None) -> Letter | None:
    """The politician who has just been accused or condemned; None if there is none."""
    if isinstance(matter, Deed) and isinstance(matter.action, Accuse | Condemn):
        return matter.action.who
    return matter.accused if isinstance(matter, Accusation) else None


def occurs(view: View[Public], when: Occasion, victim: Letter | None) -> bool:
    """True if an action of the kind `when` has been announced, against `victim` if one is named."""
    deed = view.public.top
    if not isinstance(deed, Deed):
        return False
    target = target_of(view.public, deed.action)
    trial = next((matter.accused for matter in reversed(view.public.agenda) if isinstance(matter, Case)), None)
    match when:
        case "purge":
            return isinstance(deed.action, Purge) and victim in (None, target)
        case "trial":
            accused = target if isinstance(deed.action, Accuse) else trial
            return accused is not None and victim in (None, accused)
        case "against":
            return victim is not None and victim in (target, voted_down(view.public, deed.action))
        case "lapse":
            return deed.lapses


def voted_down(public: Public, action: Action) -> Letter | None:
    """The politician against whom a vote counts, the accused or the nominee; None if the action is no vote against
    him."""
    for matter in reversed(public.agenda):
        if isinstance(matter, Case) and action == GUILTY:
            return matter.accused
        if isinstance(matter, Election) and action == AGAINST:
            return matter.nominee
    return None


def target_of(public: Public, action: Action) -> Letter | None:
    """The politician whom an action strikes, accuses or moves down; None if there is none."""
    match action:
        case Purge() | Suspect() | Accuse() | Condemn():
            return action.who
        case Exchange():
            return action.higher
        case Move() if LEVEL[action.place] > LEVEL.get(public.men[action.who].place, 9):
            return action.who
    return None


def kind_of(view: View[Public], window: Window) -> str:
    """Keyword for the kind of a window, as in `PassAll`: `purge`, `start`, `roll` and so on."""
    top = view.public.top
    if isinstance(top, Deed):
        return type(top.action).__name__.lower()
    if top is not None:
        return {NamedCard: "card", Throw: "roll", Accusation: "accusation"}.get(type(top), "")
    if not window.about:
        return "start"
    return "wave" if isinstance(view.stack[-2], Wave) else "end"


def touched(view: View[Public], window: Window) -> bool:
    """True if a window is about a politician on the seat's own sheet: as actor, target, accused, or at a die."""
    assert view.seat is not None
    written = view.secret(sheet(view.seat))
    concerned = list(window.about)
    for matter in view.public.agenda:
        match matter:
            case Case() | Accusation():
                concerned.append(matter.accused)
            case Election():
                concerned.append(matter.nominee)
            case Throw():
                concerned.append(matter.who)
            case Deed():
                concerned += named_in(matter.action)
            case NamedCard():
                concerned += named_in(matter.play)
    return any(written[INDEX[who]] for who in concerned)


def named_in(action: Action) -> list[Letter]:
    """The politicians whom an action would move or strike."""
    named = [getattr(action, part, None) for part in ("who", "higher", "lower")]
    return [who for who in (*named, *getattr(action, "holders", ())) if who is not None]
