"""Plays an imagined game of Kremlin on, fast, with our own kind of bots.

The result equals the driver's without talk, with the same dice and random numbers, except for the attribute `silent`,
which no answer uses. Careful bots forget their promises and threats here, because a reduced view has no statements.
Three shortcuts save time. A window in which no bot would react is not opened. An answer that a bot chose from the
options is not checked. An announcement without objection is carried out at once.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Final

from presidium.bots.kremlin.cards.hand import WORTH
from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.grudge import harm, promotes
from presidium.bots.runtime.bot import Bot
from presidium.core import (
    PASS,
    Action,
    Ask,
    AskAll,
    Event,
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
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.hands import cards_of
from presidium.games.kremlin.editions import Edition
from presidium.games.kremlin.ending import mark_politician
from presidium.games.kremlin.influence.control import beyond_influence
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.phases.p8_parade import Wave
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of, hand, sheet
from presidium.games.kremlin.year import EffectsEnd, NextYear, at_stake

PROMOTING: Final = (5, 6)
"""The phases in which a seat may promote a politician."""


def simulate(
    g: Kremlin,
    bots: Mapping[Player, Bot],
    dice: Random,
    whims: Mapping[Player, Random],
    last_year: int | None = None,
) -> int:
    """Plays to the end of the game or of year `last_year`; returns the number of times a bot was asked."""
    with unswept():
        return Playout(g, bots, dice, whims).play(last_year)


@contextmanager
def unswept() -> Iterator[None]:
    """Disables garbage collection in a context, because a game creates no cycles and collecting takes 10 % of the time.
    Afterwards the game's objects count as old, unless frozen objects exist."""
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
    """A game in progress that bots play on. Sealed answers already given to the current question stay valid."""

    def __init__(self, g: Kremlin, bots: Mapping[Player, Bot], dice: Random, whims: Mapping[Player, Random]) -> None:
        self.g = g
        self.bots, self.dice, self.whims = bots, dice, whims
        self.edition = edition_of(g)
        self.glancing = {seat: bot for seat, bot in bots.items() if isinstance(bot, Careful) and not bot.reads}
        """Careful bots by seat: a `glance`, a reduced view, is enough for each of them."""
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
        """Seats that may react in the window that was just taken off the stack."""
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
        """Asks only the seats that may react in a window; all others pass. Returns the steps that follow."""
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
        """The question of a window for these seats; it offers declarations, but no cards."""
        g, beyond = self.g, beyond_influence(self.g)
        declared, most = g.public.declared, self.edition.most_shown
        options = {seat: Reactions(seat, g.secrets["sheet", seat].value, most, declared, beyond) for seat in seats}
        return AskAll(options, PASS, window.span(g))

    def exercise(self, right: Right) -> tuple[Step, ...]:
        """Asks the controller of the acting politician for an announcement, without building the engine's question."""
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
    """A reduced view for a careful bot: without other seats' secrets, and without events except this year's harm by the
    seat, if the seat may promote somebody. It holds the live public state, not a copy."""
    public = g.public
    events: tuple[Event, ...] = ()
    if public.phase in PROMOTING and options.listed and promotes(options):
        events = tuple(harm(g.log.everything(), seat, public.year))[::-1]
    own: dict[tuple[str | int, ...], Secret] = {
        key: g.secrets[key] for key in (sheet(seat), hand(seat)) if key in g.secrets
    }
    return SeatView(seat, g.rules, public, own, tuple(g.stack), question.asked(), options, None, events)


def top(g: Kremlin) -> Deed:
    deed = g.public.top
    assert isinstance(deed, Deed)
    return deed


def turns_on(g: Kremlin, edition: Edition) -> Letter | None:
    """The politician of the window just taken off the stack; None if no bot reacts in this window."""
    follows = g.stack[-1]
    if type(follows) is Finality:
        return top(g).who
    if edition.mark is mark_politician:
        return None
    if type(follows) is Wave:
        return g.public.posts[CHIEF]
    return next(iter(at_stake(g)), None) if type(follows) is EffectsEnd else None


def concerned(g: Kremlin, edition: Edition) -> tuple[Player, ...]:
    """Seats that can keep or take control of the window's politician by declaring more points."""
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
