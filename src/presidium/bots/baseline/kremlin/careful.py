"""A careful bot for Kremlin: it values each action for its own politicians, and declares as little influence as
possible."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from presidium.bots.baseline.kremlin.claims import Claims
from presidium.bots.baseline.kremlin.hand import best_play, playable
from presidium.bots.baseline.kremlin.outlook import Outlook
from presidium.bots.baseline.kremlin.questions import answer, take_card
from presidium.bots.baseline.kremlin.reactions import concerned, reaction, worth
from presidium.bots.baseline.kremlin.sheet import suggest_sheet
from presidium.core import PASS, Action, Player, View
from presidium.games.kremlin.actions import TAKE_INTRIGUE, Add, Choose, Take
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.influence.growth import AddInfluence
from presidium.games.kremlin.influence.ties import Arbitration
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.setup import Sheets
from presidium.games.kremlin.state import Moment, Public

CARD: Final = 0.01  # value of one more card at the beginning of the game


class Careful:
    """A bot that chooses from its view alone; data stored between questions are caches that it could recompute."""

    cards: ClassVar[bool] = True
    """True if the bot plays cards, and draws cards instead of adding influence."""

    def __init__(self) -> None:
        self._claims: Claims | None = None
        self._outlook: Outlook | None = None

    def choose(self, view: View[Public], rng: Random) -> Action:
        step = view.stack[-1]
        match step:
            case Window():
                return self.react(view)
            case Sheets():
                return suggest_sheet(view, rng)
            case Arbitration():
                return self.arbitrate(view, step.tied)
            case AddInfluence():
                return self.grow(view, step.points, rng)
            case Right():
                return self.act(view, step, rng)
        return answer(view, self.outlook(view), step, rng)

    def react(self, view: View[Public]) -> Action:
        """The smallest declaration that helps the bot; if none helps, a card worth playing; else a pass."""
        claims = self.claims(view)
        who = concerned(view, claims)
        shown = None if who is None else reaction(view, self.outlook(view), who)
        if shown is not None:
            return shown
        plays = playable(view, claims.edition.deck) if self.cards else ()
        return (best_play(self.outlook(view), plays) if plays else None) or PASS

    def act(self, view: View[Public], right: Right, rng: Random) -> Action:
        """The announcement with the highest value to the bot; a random one of several equally good announcements."""
        assert view.options is not None
        who = right.actor(Moment(view.rules, view.public))
        assert who is not None
        outlook = self.outlook(view)
        options = list(view.options)
        worths = [worth(view, outlook, who, action, right) for action in options]
        best = max(worths)
        return rng.choice([action for action, w in zip(options, worths, strict=True) if w >= best - 1e-9])

    def arbitrate(self, view: View[Public], tied: tuple[Player, ...]) -> Action:
        needs = self.outlook(view).needs
        return Choose(max(tied, key=lambda seat: (seat == view.seat, needs[seat], -seat)))

    def grow(self, view: View[Public], points: int, rng: Random) -> Action:
        """Adds influence where the gain is highest, or takes a card if a card is worth more; else declines."""
        assert view.options is not None
        outlook, options = self.outlook(view), list(view.options)
        gains: dict[Action, float] = {
            action: growth(outlook, action.who, points) for action in options if isinstance(action, Add)
        }
        best: Action = max(gains, key=lambda add: gains[add], default=PASS)
        if not self.cards or gains.get(best, 0.0) > CARD * (LAST_YEAR - view.public.year) / LAST_YEAR:
            return best
        stock = [action for action in options if isinstance(action, Take)]
        return take_card(stock, rng) if stock else TAKE_INTRIGUE if TAKE_INTRIGUE in options else best

    def claims(self, view: View[Public]) -> Claims:
        if self._claims is None or not self._claims.hold(view):
            self._claims = Claims(view)
        return self._claims

    def outlook(self, view: View[Public]) -> Outlook:
        claims = self.claims(view)
        if self._outlook is None or not self._outlook.holds(view, claims):
            self._outlook = Outlook(view, claims)
        self._outlook.public = view.public  # cached values do not depend on what else may have changed
        return self._outlook


def growth(outlook: Outlook, who: Letter, points: int) -> float:
    """Gain from adding points on a politician: the increase in probability of control, times the politician's value."""
    claims, public = outlook.claims, outlook.public
    written = claims.on(who)
    more = claims.guess(who, min(written + points, claims.edition.most_shown)).ours - claims.guess(who, written).ours
    place = public.men[who].place
    near = 1.0 if place == CHIEF else outlook.near(who, place)
    need = outlook.needs[claims.seat]
    return more * near * outlook.reigns.reign(public.age(who), public.men[who].crosses, need, min(public.year + 1, 11))
