"""Asks bots and players for answers in turn, and lets bots speak before questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from presidium.bots.runtime.bot import Bot, BotError, Listener, Replier, Speaker
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
"""Type of a function that asks the bot of a seat for its answer to the current question."""

Unheard = Callable[[Player], None]
"""Type of a function that is called with the seat whose bot made a statement that the rules refused."""


def answers(
    g: State[Any],
    chance: Callable[[Options], Action],
    player: Callable[[Player, Options], Action],
    first: Player | None = None,
) -> Iterator[tuple[Player, Action]]:
    """Yields the seat and its answer for each answer still missing to the current question; seat 0 is chance (dice).

    Seats answer in the order in which they are asked, except that `first` answers before the others. For sealed answers
    the order makes no difference.
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
    """Plays the game to its end; returns the number of decisions that bots took.

    A decision is a question to one player with two options or more; a sealed question counts once for each asked seat.
    With a single option no bot is called. `dice` draws chance's answers and `minds` are the bots' own generators, so
    the same seeds give the same game. Answers and statements are added to `moves`. `ask` replaces the call of a bot.
    `unheard` is called when the rules refuse a bot's statement; without it such a statement raises an error.
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
                g.apply(player, action)  # checks whether the action is allowed
            except Refused as refused:
                raise _wrong("bot-answer-refused", player, bots[player], action, refused.why) from None
            if moves is not None:
                moves.append((player, action))
    return decisions


def answer_for(g: State[Any], seat: Player, bot: Bot, rng: Random) -> Action:
    """Returns the bot's answer to the question its seat is asked; the bot is not called if there is only one option."""
    options = g.options(seat)
    assert options is not None, "only a seat that is asked answers"
    return options.only() or chosen(g, seat, options, bot, rng)


def answer_from(view: SeatView[Any], bot: Bot, rng: Random) -> Action:
    """Returns the bot's answer to the question in this view; the bot is not called if there is only one option."""
    only = view.options.only()
    if only is not None:
        return only
    return bot.pick(view.options, rng) if hasattr(bot, "pick") else bot.choose(told(bot, view), rng)


def chosen(g: State[Any], seat: Player, options: Options, bot: Bot, rng: Random) -> Action:
    """Returns the bot's answer. Raises BotError if the rules forbid the answer."""
    action = _answer(g, seat, options, bot, rng)
    refused = options.why_not(action)
    if refused is not None:
        raise _wrong("bot-answer-refused", seat, bot, action, refused)
    return action


def _answer(g: State[Any], seat: Player, options: Options, bot: Bot, rng: Random) -> Action:
    try:
        action = bot.pick(options, rng) if hasattr(bot, "pick") else bot.choose(told(bot, seat_view(g, seat)), rng)
    except Exception as error:
        error.add_note(_sits(seat, bot))
        raise
    if not isinstance(action, Action):
        raise _wrong("bot-answer-refused", seat, bot, action, refusal("not-an-action"))
    return action


def told(bot: Bot, view: SeatView[Any]) -> SeatView[Any]:
    """Returns this view, after telling a listening bot the events in the view that the bot has not heard yet."""
    if hasattr(bot, "hear"):  # an isinstance check for Listener would take as long as making the view
        listener: Listener = bot  # type: ignore[assignment]
        for event in view.events[listener.heard :]:
            listener.hear(event)
        listener.heard = len(view.events)
    return view


def time_to_talk(g: State[Any]) -> bool:
    """True if bots may talk now: before a question to players without any answer yet, unless the question is quiet."""
    question = g.question()
    return not g.answers and question is not None and not question.quiet and not isinstance(question, Roll)


def let_speak(
    g: State[Any],
    bots: Mapping[Player, Bot],
    minds: Mapping[Player, Random],
    moves: list[Move] | None = None,
    unheard: Unheard | None = None,
) -> None:
    """Lets each talking bot make one statement, in seat order. A bot hears the statements of the bots before it."""
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
    """Yields the bots' replies to the last speaker, without applying them. Skips replies that the rules refuse."""
    for seat, bot in sorted(bots.items()):
        if isinstance(bot, Replier):
            statement = bot.reply(told(bot, seat_view(g, seat)), minds[seat])
            if statement is not None and g.why_not_say(seat, statement) is None:
                yield seat, statement


def _statement(g: State[Any], seat: Player, bot: Speaker, rng: Random) -> Statement | None:
    """Asks the bot for a statement and applies it to the game. Returns the statement; None if the bot is silent."""
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
