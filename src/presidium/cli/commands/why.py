"""Shows a bot's opinion in the terminal, as advice or as the reason for its answer in a recorded game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from presidium.bots import Ground, Opinion, comrades, find, names, opinion, percent
from presidium.cli.terminal.screen import Grid, Screen
from presidium.core import PASS, Action, Game, Player, Record, Refused, Statement, refusal, seat_view
from presidium.core.record import play
from presidium.games import find as game_of

MAX_ANSWERS: Final = 20
"""Number of answers that `why` lists, counted from the end of the record."""


def show(screen: Screen, game: Game, said: Opinion, then: Player | None = None) -> None:
    """Prints a bot's opinion as advice or, if `then` gives a seat, as the reason for an earlier answer of this seat."""
    words, answer = screen.words, said.answer
    if answer is not None:
        seat = "" if then is None else words.seat(then, game.name)
        screen.question(words("page-why-would") if then is None else words("cli-why-did", seat=seat))
        screen.line(f"{game.notation.print(answer)} ({words.tell(game.name, answer)})")
    screen.line(words("page-why-how", how=said.how))
    shares = [
        (words("page-beliefs-likely", likely=percent(share)), game.notation.print(each), words.tell(game.name, each))
        for each, share in said.shares
    ]
    screen.grid(Grid(("", "", ""), shares))
    if said.how not in ("weighs", "strays"):
        return
    if answer not in dict(said.shares):
        screen.line(words("page-why-never", how=said.how))
    if not said.grounds:
        screen.line(words("page-why-no-grounds"))
        return
    screen.heading(words("page-why-grounds"))
    for ground in said.grounds:
        screen.event(words.brief(game.name, ground.belief))
        for because in ground.because:
            screen.line(f"  {words.brief(game.name, because)}")
        if not ground.because:
            screen.line(f"  {words('page-why-nothing-tells')}")


def from_letter(game: Game, told: dict[str, Any]) -> Opinion:
    """Reads a bot's opinion from the JSON that a server sends."""
    read, decode = game.notation.read, game.codec.decode
    return Opinion(
        told["how"],
        read(told["action"]) if told["action"] else None,
        tuple((read(each["action"]), each["share"]) for each in told["weighed"]),
        tuple(Ground(decode(each["belief"]), tuple(map(decode, each["because"]))) for each in told["grounds"]),
    )


def bot_of(record: Record, seat: Player) -> str:
    """The name of the bot in this seat of the record; empty if it is not one of ours. Bots from files are not run."""
    name = record.names[seat - 1] if 0 < seat <= len(record.names) else ""
    known = (*names(record.rules.game), *comrades(record.rules.game))
    return name if name in names(record.rules.game) or name.partition("?")[0] in known else ""


def answers(record: Record) -> Iterator[tuple[int, Player, Action]]:
    """All answers of bots in a record with their move numbers, except passes."""
    for number, (player, action) in enumerate(record.moves, 1):
        if bot_of(record, player) and not isinstance(action, Statement) and action != PASS:
            yield number, player, action


def show_answers(screen: Screen, record: Record) -> None:
    """Prints the last answers of bots in a record, with their move numbers."""
    game, words = game_of(record.rules.game), screen.words
    found = list(answers(record))[-MAX_ANSWERS:]
    if not found:
        raise Refused(refusal("no-bots-there"))
    rows = [(f"{number}", words.seat(seat, game.name), game.notation.print(action)) for number, seat, action in found]
    screen.grid(Grid(("", "", ""), rows))
    screen.line(words("cli-why-number", number=found[-1][0]))


def show_why(screen: Screen, record: Record, number: str) -> None:
    """Prints why a bot made the move with this number. Raises Refused if the game is not over."""
    game = game_of(record.rules.game)
    if record.final(game).public.outcome is None:
        raise Refused(refusal("not-over"))
    if not number:
        return show_answers(screen, record)
    wanted = int(number) if number.isdecimal() else 0
    if not 1 <= wanted <= len(record.moves):
        raise Refused(refusal("no-such-move", text=number[:20], moves=len(record.moves)))
    player, action = record.moves[wanted - 1]
    if not player or isinstance(action, Statement):
        raise Refused(refusal("no-answer-there", seat=player))
    name = bot_of(record, player)
    if not name:
        raise Refused(refusal("no-bot-there", seat=player))
    g = game.begin(record.rules)
    for before in record.moves[: wanted - 1]:
        play(g, *before)
    show(screen, game, opinion(seat_view(g, player), find(name, game.name), action), player)
    return None
