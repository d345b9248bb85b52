"""A game of Kremlin played on in the mind, fast: in a world that is imagined, by bots of our own kind.

It leads where the driver's playing would lead with the same dice and whims, but for `silent`, which no answer depends
on. What it saves: nobody is asked in a window that is not about him, and such a window is not even opened; an answer
chosen from the options is not checked against them; and what was announced is done when nobody was there to object.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random

from presidium.bots.bot import Bot
from presidium.bots.frozen.kremlin.hand import WORTH
from presidium.bots.kremlin.careful import Careful
from presidium.core import (
    PASS,
    Action,
    Ask,
    AskAll,
    Listed,
    Options,
    Player,
    Question,
    Roll,
    SeatView,
    Secret,
    Step,
    seat_view,
)
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.cards.hands import cards_of
from presidium.kremlin.editions import Edition
from presidium.kremlin.ending import mark_politician
from presidium.kremlin.influence.control import beyond_influence
from presidium.kremlin.phases.p8_parade import Wave
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Deed, Kremlin, Public, edition_of, hand, sheet
from presidium.kremlin.year import EffectsEnd, NextYear, at_stake


def simulate(
    g: Kremlin,
    bots: Mapping[Player, Bot],
    dice: Random,
    whims: Mapping[Player, Random],
    last_year: int | None = None,
) -> int:
    """Play on to the end of the game, or of this year; returns how often a bot was asked."""
    with unswept():
        return Playout(g, bots, dice, whims).play(last_year)


@contextmanager
def unswept() -> Iterator[None]:
    """Meanwhile nobody looks for rubbish that holds on to itself: a game makes none, and the looking takes a tenth of
    the time. Nor at its end: frozen and unfrozen, what it has made counts as old, which is looked through seldom;
    unless something was frozen before, which has to stay so."""
    swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
        if swept:
            gc.enable()


class Playout:
    """One game on its way; a sealed answer that is in already, at the question that stands, counts."""

    def __init__(self, g: Kremlin, bots: Mapping[Player, Bot], dice: Random, whims: Mapping[Player, Random]) -> None:
        self.g = g
        self.bots, self.dice, self.whims = bots, dice, whims
        self.edition = edition_of(g)
        self.glancing = {seat: bot for seat, bot in bots.items() if isinstance(bot, Careful) and not bot.reads}
        """Whom a glance is enough for."""
        self.asked = 0

    def play(self, last_year: int | None) -> int:
        g, stack = self.g, self.g.stack
        g._question = None
        unopposed = False
        while stack:
            step = stack.pop()
            kind = type(step)
            if kind is Window:
                seats = self.heed()
                silence = not seats and not g.answers
                unopposed = silence and not step.again  # type: ignore[attr-defined]
                if silence:
                    continue
                follows = self.volley(step, seats)  # type: ignore[arg-type]
                unopposed = not (follows or step.again)  # type: ignore[attr-defined]
            elif kind is Finality and unopposed and not (deed := top(g)).cleared:
                g.public.close(Deed)
                follows = step.right.final(g, deed.who, deed.action)  # type: ignore[attr-defined]
            elif kind is NextYear and last_year is not None and g.public.year >= last_year:
                stack.append(step)
                break
            elif kind.play is Right.play:
                unopposed = False
                follows = self.exercise(step)  # type: ignore[arg-type]
            else:
                unopposed = False
                played = step.play(g)
                if not isinstance(played, tuple):
                    stack.append(step)
                    answer = self.answer(played)
                    stack.pop()
                    played = step.resolve(g, answer)
                follows = played
            if follows:
                stack.extend(follows[::-1])
        return self.asked

    def heed(self) -> tuple[Player, ...]:
        """Who might react in the window that has just been taken off the stack."""
        g = self.g
        seats = concerned(g, self.edition)
        deck = self.edition.deck
        if deck is None or not g.public.hands:
            return seats
        known = WORTH[type(g.public.top)]
        return tuple(
            [
                seat
                for seat in g.rules.players
                if seat in seats or any(deck.cards[card].kind in known for card in cards_of(g, seat))
            ]
        )

    def volley(self, window: Window, seats: tuple[Player, ...]) -> tuple[Step, ...]:
        """Those who might react are asked; of the others nobody need know that they pass."""
        g = self.g
        if not window.opens(g):
            return ()
        question = self.put(window, seats) if self.edition.deck is None else window.play(g)
        assert isinstance(question, AskAll)
        g.stack.append(window)
        answers = {seat: g.answers[seat] if seat in g.answers else self.choice(seat, question) for seat in seats}
        g.stack.pop()
        answers, g.answers = g.answers | answers, {}
        if all(answer is PASS for answer in answers.values()):
            return ()
        return window.resolve(g, {seat: answers[seat] for seat in g.rules.players if seat in answers})

    def put(self, window: Window, seats: tuple[Player, ...]) -> AskAll:
        """The same question without cards, to these alone."""
        g, beyond = self.g, beyond_influence(self.g)
        declared, most = g.public.declared, self.edition.most_shown
        options = {seat: Reactions(seat, g.secrets["sheet", seat].value, most, declared, beyond) for seat in seats}
        return AskAll(options, PASS, window.span(g))

    def exercise(self, right: Right) -> tuple[Step, ...]:
        """What somebody announces by a right, without the question around it."""
        g = self.g
        who = right.actor(g)
        if who is None:
            return right.nobody(g)
        choices = right.offers(g, who)
        if right.goes_unsaid(choices):
            return right.final(g, who, choices[0])
        by = g.public.control.get(who)
        if by is None:
            return right.announce(g, who, right.uncontrolled(g, who))
        if len(choices) == 1:
            return right.announce(g, who, choices[0])
        g.stack.append(right)
        action = self.choice(by, Ask(by, Listed(choices)))
        g.stack.pop()
        return right.announce(g, who, action)

    def answer(self, question: Question) -> Action | dict[Player, Action]:
        if isinstance(question, Roll):
            return question.outcomes.sample(self.dice)
        if isinstance(question, Ask):
            return self.choice(question.player, question)
        assert isinstance(question, AskAll)
        given, self.g.answers = self.g.answers, {}
        return {seat: given[seat] if seat in given else self.choice(seat, question) for seat in question.asked()}

    def choice(self, seat: Player, question: Question) -> Action:
        options = question.options(seat)
        assert options is not None
        only = options.only()
        if only is not None:
            return only
        self.asked += 1
        glancing = self.glancing.get(seat)
        if glancing is not None:
            return glancing.choose(glance(self.g, seat, question, options), self.whims[seat])
        self.g._question = question
        return self.bots[seat].choose(seat_view(self.g, seat), self.whims[seat])


def glance(g: Kremlin, seat: Player, question: Question, options: Options) -> SeatView[Public]:
    """What the seat has before its eyes: its view, less what a careful bot does not look at, events and the secrets of
    others; and what is public as it is, not as it was, for such a bot keeps nothing of it."""
    own: dict[tuple[str | int, ...], Secret] = {
        key: g.secrets[key] for key in (sheet(seat), hand(seat)) if key in g.secrets
    }
    return SeatView(seat, g.rules, g.public, own, tuple(g.stack), question.asked(), options, None, ())


def top(g: Kremlin) -> Deed:
    deed = g.public.top
    assert isinstance(deed, Deed)
    return deed


def turns_on(g: Kremlin, edition: Edition) -> Letter | None:
    """On whom the window turns that has just been taken off the stack, as far as anybody of ours reacts."""
    follows = g.stack[-1]
    if type(follows) is Finality:
        return top(g).who
    if edition.mark is mark_politician:
        return None
    if type(follows) is Wave:
        return g.public.posts[CHIEF]
    return next(iter(at_stake(g)), None) if type(follows) is EffectsEnd else None


def concerned(g: Kremlin, edition: Edition) -> tuple[Player, ...]:
    """Who could keep or take control of him by showing more."""
    public, who = g.public, turns_on(g, edition)
    if who is None or public.men[who].place in edition.beyond_influence:
        return ()
    index, most, numbers = INDEX[who], edition.most_shown, public.declared.get(who)
    controller, standing = public.control.get(who), 0 if numbers is None else max(numbers)
    found: list[Player] = []
    for seat in g.rules.players:
        written = min(g.secrets["sheet", seat].value[index], most)
        enough = (0 if numbers is None else numbers[seat - 1]) if controller == seat else standing
        if written > enough and seat not in public.waived:
            found.append(seat)
    return tuple(found)
