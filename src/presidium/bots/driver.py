"""Who answers next, and who may speak before: with people or without, and the game played out by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from presidium.bots.bot import Bot, BotError, Listener, Replier, Speaker
from presidium.core import (
    Action,
    Options,
    Player,
    Refusal,
    Refused,
    Roll,
    SeatView,
    State,
    Statement,
    refusal,
    seat_view,
)
from presidium.core.record import Move

Asks = Callable[[State[Any], Player, Options, Bot, Random], Action]
"""Puts the question that stands to the bot of a seat."""

Unheard = Callable[[Player], None]
"""Is told whose statement the rules refused."""


def answers(
    g: State[Any],
    chance: Callable[[Options], Action],
    player: Callable[[Player, Options], Action],
    first: Player | None = None,
) -> Iterator[tuple[Player, Action]]:
    """Who answers the question that stands, and what: chance where dice are cast, else each who has yet to answer.

    They answer in the order they are asked, `first` before the others: where the answers are sealed nobody gains by it.
    """
    question = g.question()
    assert question is not None, "a game that is over asks nothing"
    waiting = g.waiting_for() if g.answers else question.asked()
    if first is not None and first in waiting:
        waiting = (first, *(other for other in waiting if other != first))
    for seat in waiting:
        options: Any = question.options(seat)  # only a seat that is asked answers
        yield seat, player(seat, options) if seat else chance(options)


def play_out(
    g: State[Any],
    bots: Mapping[Player, Bot],
    dice: Random,
    minds: Mapping[Player, Random],
    moves: list[Move] | None = None,
    talk: bool = True,
    ask: Asks | None = None,
    unheard: Unheard | None = None,
) -> int:
    """Play the game to its end; returns how many decisions the bots took.

    A decision is a question to one player with two options or more; a sealed question is one for
    each who is asked. Where there is one option only nobody is called. `dice` draws what chance
    draws and `minds` are the bots' own, so the same seeds give the same game. What is answered and
    said is added to `moves`. Whoever wants to stand beside a bot while it answers gives `ask`; who
    wants the game to go on without a statement that the rules refuse gives `unheard`.
    """
    decisions = 0
    put = ask or _answer

    def chance(options: Options) -> Action:
        return options.sample(dice)

    def choice(seat: Player, options: Options) -> Action:
        nonlocal decisions
        only = options.only()
        if only is not None:
            return only
        decisions += 1
        return put(g, seat, options, bots[seat], minds[seat])

    speaking = talk and any(hasattr(bot, "speak") for bot in bots.values())
    while not g.over:
        if speaking and time_to_talk(g):
            let_speak(g, bots, minds, moves, unheard)
        for player, action in answers(g, chance, choice):
            try:
                g.apply(player, action)  # which looks whether it may be, so that nobody else has to
            except Refused as refused:
                raise _wrong("bot-answer-refused", player, bots[player], action, refused.why) from None
            if moves is not None:
                moves.append((player, action))
    return decisions


def answer_for(g: State[Any], seat: Player, bot: Bot, rng: Random) -> Action:
    """What this bot answers to the question it is asked; where there is one option only, that one, unasked."""
    options = g.options(seat)
    assert options is not None, "only a seat that is asked answers"
    return options.only() or chosen(g, seat, options, bot, rng)


def answer_from(view: SeatView[Any], bot: Bot, rng: Random) -> Action:
    """The same, where there is a view and no game."""
    only = view.options.only()
    if only is not None:
        return only
    return bot.pick(view.options, rng) if hasattr(bot, "pick") else bot.choose(told(bot, view), rng)


def chosen(g: State[Any], seat: Player, options: Options, bot: Bot, rng: Random) -> Action:
    """What this bot chooses, and may choose."""
    action = _answer(g, seat, options, bot, rng)
    refused = options.why_not(action)
    if refused is not None:
        raise _wrong("bot-answer-refused", seat, bot, action, refused)
    return action


def _answer(g: State[Any], seat: Player, options: Options, bot: Bot, rng: Random) -> Action:
    """What this bot chooses, whether or not it may."""
    try:
        action = bot.pick(options, rng) if hasattr(bot, "pick") else bot.choose(told(bot, seat_view(g, seat)), rng)
    except Exception as error:
        error.add_note(_sits(seat, bot))
        raise
    if not isinstance(action, Action):
        raise _wrong("bot-answer-refused", seat, bot, action, refusal("not-an-action"))
    return action


def told(bot: Bot, view: SeatView[Any]) -> SeatView[Any]:
    """The view it is asked with, after it has heard what is new in it, if it listens."""
    if hasattr(bot, "hear"):  # to ask whether it is a Listener takes as long as to make the view
        listener: Listener = bot  # type: ignore[assignment]
        for event in view.events[listener.heard :]:
            listener.hear(event)
        listener.heard = len(view.events)
    return view


def time_to_talk(g: State[Any]) -> bool:
    """Talk has its fixed, public moments: before a question to players, open or sealed, that nobody has answered; but
    not where nobody need be asked."""
    question = g.question()
    return not g.answers and question is not None and not question.quiet and not isinstance(question, Roll)


def let_speak(
    g: State[Any],
    bots: Mapping[Player, Bot],
    minds: Mapping[Player, Random],
    moves: list[Move] | None = None,
    unheard: Unheard | None = None,
) -> None:
    """Offer each bot that talks to say one thing, in seat order; each hears what was said before it."""
    for seat, bot in sorted(bots.items()):
        if not hasattr(bot, "speak"):
            continue
        speaker: Speaker = bot  # type: ignore[assignment]
        try:
            statement = _statement(g, seat, speaker, minds[seat])
        except BotError:
            if unheard is None:
                raise
            unheard(seat)
            continue
        if statement is not None and moves is not None:
            moves.append((seat, statement))


def let_reply(
    g: State[Any], bots: Mapping[Player, Bot], minds: Mapping[Player, Random]
) -> Iterator[tuple[Player, Statement]]:
    """What bots answer whoever has just spoken to them, not yet said; what the rules refuse is left out."""
    for seat, bot in sorted(bots.items()):
        if isinstance(bot, Replier):
            statement = bot.reply(told(bot, seat_view(g, seat)), minds[seat])
            if statement is not None and statement.why_not(g.rules, g.public, seat) is None:
                yield seat, statement


def _statement(g: State[Any], seat: Player, bot: Speaker, rng: Random) -> Statement | None:
    """What it says, now said."""
    try:
        statement = bot.speak(told(bot, seat_view(g, seat)), rng)
    except Exception as error:
        error.add_note(_sits(seat, bot))
        raise
    if statement is None:
        return None
    if not isinstance(statement, Statement):
        raise _wrong("bot-statement-refused", seat, bot, statement, refusal("not-a-statement"))
    try:
        g.say(seat, statement)
    except Refused as refused:
        raise _wrong("bot-statement-refused", seat, bot, statement, refused.why) from None
    return statement


def _sits(seat: Player, bot: Bot) -> str:
    return f"The bot {type(bot).__qualname__} sits at seat {seat}."


def _wrong(id: str, seat: Player, bot: Bot, did: object, why: Refusal) -> BotError:
    return BotError(refusal(id, why.rule, bot=type(bot).__qualname__, seat=seat, answer=repr(did), why=str(why)))
