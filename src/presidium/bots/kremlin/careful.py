"""A careful player of Kremlin: it reckons what each action does for its men, and shows no more than it must."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.frozen.kremlin.hand import best_play, playable
from presidium.bots.kremlin.claims import Claims
from presidium.bots.kremlin.outlook import Outlook
from presidium.bots.kremlin.questions import answer, take_card
from presidium.bots.kremlin.reactions import all_worths, concerned, reaction
from presidium.bots.kremlin.sheet import suggest_sheet
from presidium.bots.kremlin.talk import TALKATIVE, occasion, speech, thanks
from presidium.bots.kremlin.temper import CAREFUL, Temper
from presidium.bots.mind import Mind, Policy, evenly, surely
from presidium.core import PASS, Action, Player, SeatView, Statement
from presidium.kremlin.actions import TAKE_INTRIGUE, Add, Choose, Take
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.ending import LAST_YEAR
from presidium.kremlin.influence.growth import AddInfluence
from presidium.kremlin.influence.ties import Arbitration
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Moment, Public, edition_of

CARD: Final = 0.01  # what a card more is worth when the game begins


class Careful(Mind[Public]):
    """Plays from its view alone; what it keeps between questions it could work out again."""

    cards: ClassVar[bool] = True
    """Whether it plays cards, and takes them instead of influence."""
    reads: ClassVar[bool] = False
    """Whether it looks at what has happened, and not only at what is."""
    tempers: ClassVar[Mapping[str, Temper]] = CAREFUL
    """What it holds things to be worth, by edition."""
    nerve: ClassVar[float] = 0.3
    """How often it says what it may not mean."""

    def __init__(self, talk: float = TALKATIVE, honest: float = -1.0) -> None:
        """`talk` is how often it says something where it might; `honest` how often it says only what it means, and as
        its level does where nobody says."""
        self.talk, self.dares = talk, self.nerve if honest < 0 else 1 - honest
        self._claims: Claims | None = None
        self._outlook: Outlook | None = None

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return suggest_sheet(view, rng)

    def policy(self, view: SeatView[Public]) -> Policy:
        step = view.stack[-1]
        match step:
            case Window():
                return surely(self.react(view))
            case Arbitration():
                return surely(self.arbitrate(view, step.tied))
            case AddInfluence():
                return self.grow(view, step.points)
            case Right():
                return evenly(self.act(view, step))
        return answer(view, self.outlook(view), step)

    def speak(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return speech(view, self.outlook(view), self.dares) if occasion(view, self.talk) else None

    def reply(self, view: SeatView[Public], _: Random) -> Statement | None:
        return thanks(view)

    def react(self, view: SeatView[Public]) -> Action:
        """Show what is needed; if nothing is, play a card that is worth it."""
        claims = self.claims(view)
        who = concerned(view, claims)
        shown = None if who is None else reaction(view, self.outlook(view), who)
        if shown is not None:
            return shown
        plays = playable(view, claims.edition.deck) if self.cards else ()
        return (best_play(self.outlook(view), plays) if plays else None) or PASS

    def act(self, view: SeatView[Public], right: Right) -> list[Action]:
        """The best there is for us; of equals, any."""
        who = right.actor(Moment(view.rules, view.public))
        assert who is not None
        outlook = self.outlook(view)
        options = list(view.options)
        worths = all_worths(view, outlook, who, options, right)
        best = max(worths)
        return [action for action, w in zip(options, worths, strict=True) if w >= best - 1e-9]

    def arbitrate(self, view: SeatView[Public], tied: tuple[Player, ...]) -> Action:
        needs = self.outlook(view).needs
        return Choose(max(tied, key=lambda seat: (seat == view.seat, needs[seat], -seat)))

    def grow(self, view: SeatView[Public], points: int) -> Policy:
        """More influence where it brings most, or a card, if that is worth more; it declines only where it must."""
        outlook, options = self.outlook(view), list(view.options)
        gains: dict[Action, float] = {
            action: growth(outlook, action.who, points) for action in options if isinstance(action, Add)
        }
        best: Action = max(gains, key=lambda add: gains[add], default=PASS)
        if not self.cards or gains.get(best, 0.0) > CARD * (LAST_YEAR - view.public.year) / LAST_YEAR:
            return surely(best)
        stock = [action for action in options if isinstance(action, Take)]
        return take_card(stock) if stock else surely(TAKE_INTRIGUE if TAKE_INTRIGUE in options else best)

    def claims(self, view: SeatView[Public]) -> Claims:
        if self._claims is None or not self._claims.hold(view):
            self._claims = Claims(view, self.tempers[edition_of(view).name], self._claims)
        return self._claims

    def outlook(self, view: SeatView[Public]) -> Outlook:
        claims = self.claims(view)
        if self._outlook is None or not self._outlook.holds(view, claims):
            before = self._outlook if self._outlook is not None and self._outlook.claims.seat == claims.seat else None
            self._outlook = Outlook(view, claims, claims.temper, before)
        self._outlook.look(view, claims)
        return self._outlook


def growth(outlook: Outlook, who: Letter, points: int) -> float:
    """How much likelier he would be ours, times what he could do for us."""
    claims, public = outlook.claims, outlook.public
    written = claims.on(who)
    more = claims.guess(who, min(written + points, claims.edition.most_shown)).ours - claims.guess(who, written).ours
    place = public.men[who].place
    near = 1.0 if place == CHIEF else outlook.near(who, place)
    need = outlook.needs[claims.seat]
    return more * near * outlook.reigns.reign(public.age(who), public.men[who].crosses, need, min(public.year + 1, 11))
