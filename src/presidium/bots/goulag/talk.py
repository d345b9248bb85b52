"""What the bots of Goulag say: claims mixed by side, answers to those who address them, and objections."""

from __future__ import annotations

from itertools import takewhile
from random import Random
from typing import Final, Literal

from presidium.bots.goulag.answers import Words, addressed, answer, blend, claims_of, exposed, is_open, objection, said
from presidium.bots.goulag.beliefs import beliefs
from presidium.bots.goulag.lenses import Trust, opinion
from presidium.bots.goulag.mix import CANDID, MIXES, TalkMix
from presidium.bots.goulag.tale import tale_of
from presidium.bots.runtime.mind import Mind
from presidium.core import Key, Player, Said, SeatView, Statement
from presidium.core.content.talk import Spoken
from presidium.games.goulag.game import NameTrio, Public, worker
from presidium.games.goulag.moves import Claim, Inquire, Shown, Side
from presidium.games.goulag.talk import AskWhy, Believe, Deny, Exchanged, Nothing, Retract

TALK_RATE: Final = 0.4
"""Probability, at each question, that a bot speaks without being asked."""

EARLY_RATE: Final = 0.3
"""The same until the second round's players are named: people have the first words."""

MAX_WORDS: Final = 2
"""Number of statements in a round after which a bot says nothing more, unless a person addresses it."""

SILENCE: Final[Words] = {None: 1.0}

MIN_TILT: Final = 0.2
"""Minimum distance from 1/2 of the probability that a player is loyal, before the bot talks about the player."""


class Talker(Mind[Public]):
    """A bot that claims things about players by its side's mix, stands by its claims, and answers."""

    def __init__(self, talk: float = TALK_RATE, honest: float = CANDID) -> None:
        """`talk`: probability of speaking unasked. `honest`: 0 lies a little more often than the mix of the bot's side,
        1 a little less often."""
        self.talk, self.honest = talk, honest

    def beliefs(self, view: SeatView[Public]) -> dict[Key, dict[str, float]]:
        """For each hidden worker card: the probability of each side (loyal, disloyal), judged from this view."""
        return beliefs(view)

    def mix(self, view: SeatView[Public]) -> TalkMix:
        """How often the bot lies about the card it passed."""
        return MIXES[view.rules.seats].tempered(self.honest)

    def speak(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return drawn_from(self.says(view), rng)

    def reply(self, view: SeatView[Public], rng: Random) -> Statement | None:
        """The answer to the last statement that addresses the bot and that it has not answered; None without one.
        `says` answers the oldest such statement first."""
        return drawn_from(self.answers(view, addressed(view)[::-1]), rng)

    def says(self, view: SeatView[Public]) -> Words:
        """Probability of each statement the bot might make now, as a function of the view. It answers what it has not
        answered yet, the oldest first; a statement made twice gets one answer, so that two bots do not talk on for
        ever. A bot that has spoken `MAX_WORDS` times in this round is silent."""
        spoken = words_this_round(view)
        if spoken >= MAX_WORDS:
            return SILENCE
        early = len(view.public.history) <= 1
        owed = self.answers(view, [to for to in addressed(view, again=False) if not early or is_pressing(to)])
        rate = min(self.talk, EARLY_RATE) if early else self.talk
        return blend(rate, fresh(view, self.volunteers(view, spoken)), owed) if owed == SILENCE else owed

    def answers(self, view: SeatView[Public], waiting: list[Spoken]) -> Words:
        """Possible answers to the first of these statements that the bot answers at all. A question gets
        the same answer however often it is put. Otherwise the bot says nothing twice in a row of statements; if it has
        said all its answers, it denies, asks to be believed, or refuses to speak."""
        for to in waiting:
            words = answer(view, to, self.claims)
            if words != SILENCE and isinstance(to.said.statement, Inquire | AskWhy):
                return words
            if words != SILENCE:
                by = to.said.seat
                rest = (word for word in (Deny(by), Believe(by), Nothing(by)) if is_open(view, word))
                return fresh(view, words) or next(filter(None, (fresh(view, {word: 1.0}) for word in rest)), SILENCE)
        return SILENCE

    def volunteers(self, view: SeatView[Public], spoken: int = 0) -> Words:
        """What the bot says if it speaks unasked; empty if there is nothing to say. A bot that has spoken in this round
        (`spoken` times) only tells the card it passed."""
        passed, told = view.rules.right(view.seat), claims_of(view, view.seat)
        if spoken:
            return {} if passed in told else self.claims(view, passed)
        objects = objection(view)
        if objects is not None:
            return {objects: 1.0}
        liar = exposed(view)
        if liar is not None:
            return {Claim(liar, "disloyal", "inferred"): 1.0}
        if self.was_wrong(view):
            return {Retract(): 1.0}
        if passed not in told:
            return self.claims(view, passed)
        if view.seat == view.public.commissar and isinstance(view.stack[-1], NameTrio):
            inquiry = self.asks(view)
            if inquiry is not None:
                return {inquiry: 1.0}
        if self.talk <= TALK_RATE or len(view.public.history) <= 1:
            return {}
        why, about = self.asks_why(view), self.gossip(view)
        return {why: 1.0} if why is not None else {} if about is None else self.claims(view, about)

    def claims(self, view: SeatView[Public], about: Player) -> Words:
        """The claims the bot may make about a player. It repeats what it has said, and calls itself loyal."""
        me, told = view.seat, claims_of(view, view.seat)
        if about == me:
            return {Claim(me, "loyal", "own"): 1.0}
        if about in told:
            return {told[about]: 1.0}
        trust = judged(view)
        passed = about == view.rules.right(me)
        loyal = self.mix(view).calls_loyal(trust[me - 1] >= 0.5, trust[about - 1] >= 0.5)
        why: Literal["passed", "inferred"] = "passed" if passed else "inferred"
        return {Claim(about, "loyal", why): loyal, Claim(about, "disloyal", why): 1 - loyal}

    def gossip(self, view: SeatView[Public]) -> Player | None:
        """The player about whom a talkative bot speaks next: it seems surest of that player, and has not told yet. A
        disloyal bot chooses as a loyal one does, so that the choice does not reveal its side."""
        told, loyal = claims_of(view, view.seat), judged(view, feigned=True)
        others = [
            seat
            for seat in view.rules.players
            if seat != view.seat and seat not in told and abs(loyal[seat - 1] - 0.5) > MIN_TILT
        ]
        return max(others, key=lambda seat: abs(loyal[seat - 1] - 0.5), default=None)

    def was_wrong(self, view: SeatView[Public]) -> bool:
        """True if the bot's last statement was an inference that a loyal player in its place would now give up, because
        the cards shown since then speak against it: 2 Work cards from a player called disloyal, or none from a player
        called loyal."""
        own = (event for event in reversed(view.events) if isinstance(event, Said) and event.seat == view.seat)
        last = next((event.statement for event in own), None)
        if not isinstance(last, Claim) or last.why != "inferred" or last.seat == view.seat or not view.public.history:
            return False
        over = view.public.history[-1]
        against = 2 if last.side == "disloyal" else 0
        if last.seat not in over.builders or over.supervised == last.seat or over.work != against:
            return False
        loyal = judged(view, feigned=True)[last.seat - 1]
        return loyal < 0.5 - MIN_TILT if last.side == "loyal" else loyal > 0.5 + MIN_TILT

    def asks(self, view: SeatView[Public]) -> Inquire | None:
        """A question about the seat the bot seems to know least, to the left neighbour, who has seen its card."""
        loyal = judged(view, feigned=True)
        for about in sorted(view.rules.players, key=lambda seat: abs(loyal[seat - 1] - 0.5)):
            neighbour = view.rules.left(about)
            if view.seat not in (about, neighbour) and about not in claims_of(view, neighbour):
                return Inquire(neighbour, about)
        return None

    def asks_why(self, view: SeatView[Public]) -> AskWhy | None:
        """A question to the commissar of a round without a Work card, unless somebody has asked it already."""
        over = view.public.history[-1] if view.public.history else None
        if over is None or over.work or over.commissar == view.seat:
            return None
        why = AskWhy(over.commissar, over.number)
        return None if any(statement == why for _, statement in said(view)) else why


def is_pressing(to: Spoken) -> bool:
    """True for accusations and questions, which even a bot that holds back answers."""
    statement = to.said.statement
    return isinstance(statement, Inquire | AskWhy | Exchanged) or getattr(statement, "side", "") == "disloyal"


def fresh(view: SeatView[Public], words: Words) -> Words:
    """These words without those that the bot has said since something other than talk happened."""
    lately = takewhile(lambda event: isinstance(event, Said), reversed(view.events))
    mine = {event.statement for event in lately if isinstance(event, Said) and event.seat == view.seat}
    kept = {word: chance for word, chance in words.items() if word not in mine}
    whole = sum(kept.values())
    return {word: chance / whole for word, chance in kept.items()} if whole else {}


def words_this_round(view: SeatView[Public]) -> int:
    """Number of the bot's statements since cards were last shown."""
    found = 0
    for event in reversed(view.events):
        if isinstance(event, Shown):
            break
        found += isinstance(event, Said) and event.seat == view.seat
    return found


def judged(view: SeatView[Public], feigned: bool = False) -> Trust:
    """The probability that each seat is loyal, as a plain player in this seat judges. `feigned`: as the player would if
    its own card were loyal."""
    own: Side | None = view.secret(worker(view.seat)) if view.knows(worker(view.seat)) else None
    loyal = None if own is None else feigned or own == "loyal"
    passed = view.secret(worker(view.rules.right(view.seat))) == "loyal"
    return opinion(tale_of(view), view.seat, loyal, passed)


def drawn_from(words: Words, rng: Random) -> Statement | None:
    return next(iter(words)) if len(words) == 1 else rng.choices(list(words), list(words.values()))[0]
