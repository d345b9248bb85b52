"""A careful bot for Kremlin: it values each action for its own politicians, and declares as little influence as
possible."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.kremlin.answering import addressed, answer_to
from presidium.bots.kremlin.belief.claims import Claims
from presidium.bots.kremlin.cards.hand import best_play, playable
from presidium.bots.kremlin.play.grudge import consistent
from presidium.bots.kremlin.play.outlook import Outlook
from presidium.bots.kremlin.play.questions import answer, take_card
from presidium.bots.kremlin.play.reactions import all_worths, concerned, reaction
from presidium.bots.kremlin.play.sheet import suggest_sheet
from presidium.bots.kremlin.play.word import bonus, breaks, comes_to_nothing, open_words, seizes
from presidium.bots.kremlin.talk import TALK_RATE, occasion, speech
from presidium.bots.kremlin.temper import CAREFUL, Temper
from presidium.bots.runtime.mind import Mind, Policy, evenly, surely
from presidium.core import PASS, Action, Player, SeatView, Statement
from presidium.games.kremlin.actions import TAKE_INTRIGUE, Add, Choose, Take
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.answers import Nothing, Retract
from presidium.games.kremlin.content.given import Given
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.influence.growth import AddInfluence
from presidium.games.kremlin.influence.ties import Arbitration
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Moment, Public, edition_of, sheet

CARD: Final = 0.01  # value of one more card at the beginning of the game


LATE: Final = 7  # phase from which a threat to seize a politician is taken back


class Careful(Mind[Public]):
    """A bot that chooses from its view alone; data stored between questions are caches that it could recompute."""

    cards: ClassVar[bool] = True
    """True if the bot plays cards, and draws cards instead of adding influence."""
    reads: ClassVar[bool] = False
    """True if the bot infers from past events, not only from the present position."""
    tempers: ClassVar[Mapping[str, Temper]] = CAREFUL
    """By edition: the weights by which the bot values positions."""
    nerve: ClassVar[float] = 0.3
    """Probability that the bot makes a statement it may not mean."""

    def __init__(self, talk: float = TALK_RATE, honest: float = -1.0) -> None:
        """`talk`: probability of a statement on each occasion. `honest`: probability that the bot says only what it
        means; if negative, as often as its level does."""
        self.talk, self.dares = talk, self.nerve if honest < 0 else 1 - honest
        self._words: tuple[int, tuple[Given, ...]] = (-1, ())
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
        if self.must_retract(view):
            return Retract()
        return speech(view, self.outlook(view), self.dares) if occasion(view, self.talk) else None

    def reply(self, view: SeatView[Public], _: Random) -> Statement | None:
        said = addressed(view)
        if said is None or not view.knows(sheet(view.seat)):
            return None if said is None else Nothing(said.seat)
        return answer_to(view, self.outlook(view), said, self.dares)

    def must_retract(self, view: SeatView[Public]) -> bool:
        """True if the bot decides now and is about to break its last promise, or not to carry out its last threat."""
        step = view.stack[-1]
        if view.public.phase >= LATE and comes_to_nothing(view, self.words(view)):
            return True
        if not isinstance(step, Right) or view.asked != (view.seat,):
            return False
        words = self.words(view)
        return bool(words) and breaks(view, words, self.act(view, step))

    def words(self, view: SeatView[Public]) -> tuple[Given, ...]:
        """The bot's own promises and threats that still bind it."""
        if self._words[0] != len(view.events):
            self._words = len(view.events), open_words(view)
        return self._words[1]

    def react(self, view: SeatView[Public]) -> Action:
        """The smallest declaration that helps the bot; if none helps, a card worth playing; else a pass."""
        claims = self.claims(view)
        who = concerned(view, claims)
        shown = None if who is None else reaction(view, self.outlook(view), who, seizes(view, self.words(view), who))
        if shown is not None:
            return shown
        plays = playable(view, claims.edition.deck) if self.cards else ()
        return (best_play(self.outlook(view), plays) if plays else None) or PASS

    def act(self, view: SeatView[Public], right: Right) -> list[Action]:
        """The announcements with the highest value to the bot; several if they are equally good."""
        who = right.actor(Moment(view.rules, view.public))
        assert who is not None
        outlook = self.outlook(view)
        options = consistent(view, list(view.options))
        worths = all_worths(view, outlook, who, options, right)
        if words := self.words(view):
            worths = [worth + bonus(view, words, action) for action, worth in zip(options, worths, strict=True)]
        best = max(worths)
        return [action for action, w in zip(options, worths, strict=True) if w >= best - 1e-9]

    def arbitrate(self, view: SeatView[Public], tied: tuple[Player, ...]) -> Action:
        needs = self.outlook(view).needs
        return Choose(max(tied, key=lambda seat: (seat == view.seat, needs[seat], -seat)))

    def grow(self, view: SeatView[Public], points: int) -> Policy:
        """Adds influence where the gain is highest, or takes a card if a card is worth more; else declines."""
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
    """Gain from adding points on a politician: the increase in probability of control, times the politician's value."""
    claims, public = outlook.claims, outlook.public
    written = claims.on(who)
    more = claims.guess(who, min(written + points, claims.edition.most_shown)).ours - claims.guess(who, written).ours
    place = public.men[who].place
    near = 1.0 if place == CHIEF else outlook.near(who, place)
    need = outlook.needs[claims.seat]
    return more * near * outlook.reigns.reign(public.age(who), public.men[who].crosses, need, min(public.year + 1, 11))
