"""A careful player of Kremlin: it reckons what each action does for its men, and shows no more than it must."""

from __future__ import annotations

from random import Random

from presidium.bots.kremlin.claims import Claims
from presidium.bots.kremlin.outlook import Outlook
from presidium.bots.kremlin.reactions import concerned, reaction, table, worth
from presidium.bots.kremlin.sheet import suggest_sheet
from presidium.core import PASS, Action, Player, View
from presidium.kremlin.actions import Add, Choose
from presidium.kremlin.board import CHIEF
from presidium.kremlin.growth import AddInfluence
from presidium.kremlin.people import Letter
from presidium.kremlin.right import Right
from presidium.kremlin.setup import Sheets
from presidium.kremlin.state import Public
from presidium.kremlin.ties import Arbitration
from presidium.kremlin.window import Window


class Careful:
    """Plays from its view alone; what it keeps between questions it could work out again."""

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
                return self.grow(view, step.points)
        assert isinstance(step, Right)
        return self.act(view, step, rng)

    def react(self, view: View[Public]) -> Action:
        claims = self.claims(view)
        who = concerned(view, claims)
        return PASS if who is None else reaction(view, self.outlook(view), who) or PASS

    def act(self, view: View[Public], right: Right, rng: Random) -> Action:
        """The best there is for us; of equals, any."""
        assert view.options is not None
        who = right.actor(table(view.rules, view.public))
        assert who is not None
        outlook = self.outlook(view)
        options = list(view.options)
        worths = [worth(view, outlook, who, action, right) for action in options]
        best = max(worths)
        return rng.choice([action for action, w in zip(options, worths, strict=True) if w >= best - 1e-9])

    def arbitrate(self, view: View[Public], tied: tuple[Player, ...]) -> Action:
        needs = self.outlook(view).needs
        return Choose(max(tied, key=lambda seat: (seat == view.seat, needs[seat], -seat)))

    def grow(self, view: View[Public], points: int) -> Action:
        assert view.options is not None
        outlook = self.outlook(view)
        additions = [action for action in view.options if isinstance(action, Add)]
        return max(additions, key=lambda add: growth(outlook, add.who, points))

    def claims(self, view: View[Public]) -> Claims:
        if self._claims is None or not self._claims.hold(view):
            self._claims = Claims(view)
        return self._claims

    def outlook(self, view: View[Public]) -> Outlook:
        claims = self.claims(view)
        if self._outlook is None or not self._outlook.holds(view, claims):
            self._outlook = Outlook(view, claims)
        return self._outlook


def growth(outlook: Outlook, who: Letter, points: int) -> float:
    """How much likelier he would be ours, times what he could do for us."""
    claims, public = outlook.claims, outlook.public
    written = claims.on(who)
    more = claims.guess(who, min(written + points, claims.by.most_shown)).ours - claims.guess(who, written).ours
    place = public.men[who].place
    near = 1.0 if place == CHIEF else outlook.near(who, place)
    need = outlook.needs[claims.seat]
    return more * near * outlook.reigns.reign(public.age(who), public.men[who].crosses, need, min(public.year + 1, 11))
