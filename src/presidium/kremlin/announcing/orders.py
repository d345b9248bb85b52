"""13.4 Standing orders: a secret dossier by which a seat answers windows ahead.

They are kept by whoever runs the game, never in the state; `answer` is a pure function of a view.
"""

from __future__ import annotations

from typing import Final, Literal

from presidium.core import PASS, Action, Options, View, value
from presidium.kremlin.actions import (
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
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.phases.p8_parade import Wave
from presidium.kremlin.printed.board import LEVEL
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Accusation, Case, Deed, Election, Matter, NamedCard, Public, Throw, sheet

Occasion = Literal["purge", "trial", "against", "lapse"]
CardOccasion = Literal["start", "purge", "trial", "against", "accusation", "attempt", "roll"]


@value
class Guard:
    """Keep control of him, declaring no more than is needed and no more than so many."""

    who: Letter
    limit: int


@value
class Seize:
    """Take control of whoever is about to act, up to so many, when this is about to happen to that politician.

    `purge`: a purge of `target`; `trial`: an accusation of, or a vote on, `target`; `against`: he would act
    against `target` in any way; `lapse`: his right would lapse.
    """

    who: Letter
    limit: int
    when: Occasion
    target: Letter | None = None


@value
class PlayCard:
    """Play this card so, as soon as it can be played then.

    `purge`, `trial`, `against`: as in `Seize`; `accusation`: `target` is accused, by a minister or after an
    assassination, or condemned; `attempt`: a card is named that strikes `target`; `roll`: a die has been cast
    for `target`; `start`: a phase begins, the one of this number if it is not 0.
    """

    play: Play
    when: CardOccasion
    target: Letter | None = None
    phase: int = 0


@value
class PassAll:
    """Pass every window of this kind, until the end of this year.

    A kind is the first word of the announcement's notation (`purge`, `vote`, `pass` …), `start` or `end` for
    the windows around a phase, `wave` for the one before the wave, `card` where one has been named, `roll`
    where a die has been cast, `accusation` after an assassination, `untouched` for those that touch nobody on
    the seat's sheet (the start of a phase touches nobody), `all` for all.
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
    """What these orders answer in the window this seat is asked in; None where they say nothing.

    The most urgent order that can be obeyed is, of equals the one given first; only if none can, one that
    passes decides.
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
    """Whether they pass this window for its kind, which everybody knows, and not for what the seat holds."""
    window = view.stack[-1] if view.stack else None
    return isinstance(window, Window) and not passed(view, orders).isdisjoint(("all", kind_of(view, window)))


def guards(view: View[Public], orders: Orders) -> bool:
    """Whether they guard whoever this window is about, also where nothing is left to guard him with."""
    window = view.stack[-1] if view.stack else None
    return isinstance(window, Window) and any(isinstance(each, Guard) and each.who in window.about for each in orders)


def passed(view: View[Public], orders: Orders) -> frozenset[str]:
    """The kinds of windows that are passed this year."""
    year = view.public.year
    return frozenset(order.kind for order in orders if isinstance(order, PassAll) and year <= order.until_year)


def obey(options: Options, order: Order) -> Action | None:
    """What an urgent order answers; None if that is not possible."""
    if isinstance(order, PlayCard):
        return order.play if order.play in options else None
    assert isinstance(order, Guard | Seize)
    assert isinstance(options, Reactions)
    totals = [points for points in options.totals(order.who) if points <= order.limit]
    return DeclareAsNeeded(order.who, totals[-1]) if totals else None


def urgency(view: View[Public], order: Order, window: Window) -> int:
    """How badly an order wants to answer now; 0: not at all.

    A guard bids in every window: where nobody challenges, a controller's proxy shows nothing (13.3).
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
    """Whether the occasion to play the card is there."""
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
    """Who has just been accused, or condemned."""
    if isinstance(matter, Deed) and isinstance(matter.action, Accuse | Condemn):
        return matter.action.who
    return matter.accused if isinstance(matter, Accusation) else None


def occurs(view: View[Public], when: Occasion, victim: Letter | None) -> bool:
    """Whether the occasion of the order is there."""
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
    """Against whom a vote goes: the accused, or the nominee."""
    for matter in reversed(public.agenda):
        if isinstance(matter, Case) and action == GUILTY:
            return matter.accused
        if isinstance(matter, Election) and action == AGAINST:
            return matter.nominee
    return None


def target_of(public: Public, action: Action) -> Letter | None:
    """Against whom an action goes: somebody struck, accused or sent down."""
    match action:
        case Purge() | Suspect() | Accuse() | Condemn():
            return action.who
        case Exchange():
            return action.higher
        case Move() if LEVEL[action.place] > LEVEL.get(public.men[action.who].place, 9):
            return action.who
    return None


def kind_of(view: View[Public], window: Window) -> str:
    """What a window is about, in one word."""
    top = view.public.top
    if isinstance(top, Deed):
        return type(top.action).__name__.lower()
    if top is not None:
        return {NamedCard: "card", Throw: "roll", Accusation: "accusation"}.get(type(top), "")
    if not window.about:
        return "start"
    return "wave" if isinstance(view.stack[-2], Wave) else "end"


def touched(view: View[Public], window: Window) -> bool:
    """Whether a window is about somebody on the seat's own sheet, as actor, as target, on trial, or at a die."""
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
    """Everybody an action would move or strike."""
    named = [getattr(action, part, None) for part in ("who", "higher", "lower")]
    return [who for who in (*named, *getattr(action, "holders", ())) if who is not None]
