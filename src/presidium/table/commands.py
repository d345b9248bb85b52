"""What a command comes to: the facts it brings about, or why not. What is so already is not written again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from presidium.bots import names as bots_of
from presidium.core import AskAll, Player, Refused, refusal
from presidium.table import journal, seats, taking, wire
from presidium.table.journal import Fact
from presidium.table.names import alike
from presidium.table.orders import check_orders
from presidium.table.play import ended_by_consent
from presidium.table.seats import Seat
from presidium.table.table import Table
from presidium.table.tempo import GRACE
from presidium.text.plain import plain


def facts_of(table: Table, command: Any, person: str, name: str, now: float) -> list[Fact]:
    """The facts this command brings about; Refused says why it may not."""
    return list(DO[type(command)](table, command, person, name, now))


def _own(table: Table, seat: Player, person: str) -> None:
    """A seat answers to its own person only."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.seats[seat].person != person:
        raise Refused(refusal("not-your-seat", seat=seat))


def _hosting(table: Table, person: str) -> None:
    if table.host != person:
        raise Refused(refusal("only-host"))


def _must(holds: bool, why: str, **args: int) -> None:
    if not holds:
        raise Refused(refusal(why, "", **args))


def sit(table: Table, do: wire.Sit, person: str, name: str, _: float) -> Iterator[Fact]:
    _must(not table.over, "table-over")
    _must(not table.started, "started-already")  # a seat that was left holds secrets: by a link of the host's only
    free = [seat for seat, held in table.seats.items() if held.open]
    seat = do.seat if do.seat is not None else next(iter(free), None)
    _must(seat is not None, "no-open-seat")
    assert seat is not None
    _must(seat in table.seats, "no-such-seat", seat=seat)
    held = table.seats[seat]
    _must(seat in free or held.person == person, "seat-taken", seat=seat)
    name = plain(do.name) or name
    if (held.person, held.name, held.nonce) != (person, name, do.nonce or held.nonce):
        yield journal.Sat(seat, person, name, do.nonce)


def fill(table: Table, do: wire.Fill, person: str, _: str, __: float) -> Iterator[Fact]:
    _hosting(table, person)
    _must(not table.over, "table-over")
    known = bots_of(table.game.name)
    bot = do.bot or known[-1]
    if bot not in known:
        raise Refused(refusal("unknown-bot", bot=bot, game=table.game.name, known=", ".join(known)))
    seats = [seat for seat, held in table.seats.items() if held.open] if do.seat is None else [do.seat]
    for seat in seats:
        _must(seat in table.seats, "no-such-seat", seat=seat)
        _must(table.seats[seat].person is None, "seat-taken", seat=seat)
        if table.seats[seat].bot != bot:
            yield journal.Filled(seat, bot)


def leave(table: Table, do: wire.Leave, person: str, _: str, __: float) -> Iterator[Fact]:
    _must(do.seat in table.seats, "no-such-seat", seat=do.seat)
    if table.host != person:
        _own(table, do.seat, person)
    _must(not table.over, "table-over")
    _must(not table.seats[do.seat].open, "seat-open", seat=do.seat)
    yield journal.Left(do.seat, "left" if table.seats[do.seat].person == person else "removed")


def start(table: Table, _: wire.Start, person: str, __: str, ___: float) -> Iterator[Fact]:
    _hosting(table, person)
    _must(not table.over, "table-over")
    _must(not table.started, "started-already")
    _must(not any(held.open for held in table.seats.values()), "seats-open")
    people = sum(held.person is not None for held in table.seats.values())
    _must(table.tempo.pace != "solo" or people == 1, "solo-is-for-one")
    _must(table.tempo.pace != "bots" or people == 0, "bots-among-themselves")
    version = table.game.rules_version
    yield journal.Started(0 if version == table.opened.rules_version else version)


def answer(table: Table, do: wire.Answer, person: str, _: str, now: float) -> Iterator[Fact]:
    _own(table, do.seat, person)
    _running(table)
    _must(not table.rests, "table-rests")
    _must(do.question == table.question, "stale-question", question=do.question)
    deadline = table.deadline()
    _must(deadline is None or now <= deadline + GRACE, "too-late")
    action = table.game.notation.read(do.action)
    refused = table.g.why_not(do.seat, action)
    if refused is not None:
        raise Refused(refused)
    text = table.game.notation.print(action)
    if not isinstance(table.g.question(), AskAll):
        yield journal.Moved(do.seat, text)
    elif table.held.get(do.seat) != action:
        yield journal.Held(do.seat, text)


def _running(table: Table) -> None:
    _must(table.started, "not-started")
    _must(not table.over, "table-over")
    _must(table.paused_at is None, "paused")


def ahead(table: Table, do: wire.Ahead, person: str, _: str, __: float) -> Iterator[Fact]:
    _own(table, do.seat, person)
    _running(table)
    action = table.game.notation.read(do.action) if do.action else None
    if action != table.ahead.get(do.seat):
        yield journal.Ahead(do.seat, "" if action is None else table.game.notation.print(action))


def say(table: Table, do: wire.Say, person: str, _: str, __: float) -> Iterator[Fact]:
    _own(table, do.seat, person)
    _running(table)
    statement = table.game.statements.read(do.statement)
    refused = statement.why_not(table.g.rules, table.g.public, do.seat)  # type: ignore[attr-defined]
    if refused is not None:
        raise Refused(refused)
    yield journal.Stated(do.seat, table.game.statements.print(statement))


def chat(table: Table, do: wire.Chat, person: str, name: str, _: float) -> Iterator[Fact]:
    if do.seat is not None:
        _own(table, do.seat, person)
    elif table.running:
        _must(not table.seat_of(person), "players-talk-as-players")
        _must(person not in table.players, "has-played")
    if do.seat is not None:  # at the table one is who one sat down as
        name, imitates = table.seats[do.seat].name, table.imitates(table.seats[do.seat])
    else:
        imitates = _borrows(table, name, person)
    yield journal.Chatted(name, plain(do.text) or "?", do.seat, person, imitates)  # on one line: terminals show it too


def _borrows(table: Table, name: str, person: str) -> bool:
    """Whether somebody else sits here, or was the first to speak, under a name that looks like this one."""
    first = next((line.person for line in table.chat if line.person and alike(line.name, name)), person)
    return first != person or table.imitates(Seat(person, name, since=table.seq + 1))


def order(table: Table, do: wire.Order, person: str, _: str, __: float) -> Iterator[Fact]:
    _own(table, do.seat, person)
    _must(table.started, "not-started")  # who takes the seat over before the start would read them
    _must(not table.over, "table-over")
    orders = check_orders(table, do.orders)
    if orders != table.orders.get(do.seat, ()):
        yield journal.Ordered(do.seat, orders)


def pause(table: Table, _: wire.Pause, person: str, __: str, ___: float) -> Iterator[Fact]:
    _hosting(table, person)
    _running(table)
    yield journal.Paused()


def resume(table: Table, _: wire.Resume, person: str, __: str, ___: float) -> Iterator[Fact]:
    _hosting(table, person)
    _must(not table.over, "table-over")
    _must(table.paused_at is not None, "not-paused")
    yield journal.Resumed()


def handover(table: Table, do: wire.Handover, person: str, _: str, __: float) -> Iterator[Fact]:
    _hosting(table, person)
    _must(not table.over, "table-over")
    _must(do.seat in table.seats, "no-such-seat", seat=do.seat)
    heir = table.seats[do.seat].person
    _must(heir is not None, "nobody-sits-there", seat=do.seat)
    assert heir is not None
    if heir != person:
        yield journal.Hosted(heir)


def finish(table: Table, _: wire.Finish, person: str, __: str, ___: float) -> Iterator[Fact]:
    _hosting(table, person)
    _must(not table.over, "table-over")
    yield journal.Closed("host")


def concede(table: Table, do: wire.Concede, person: str, _: str, __: float) -> Iterator[Fact]:
    _own(table, do.seat, person)
    _running(table)
    yield journal.Left(do.seat, "conceded")


def agree(table: Table, do: wire.Agree, person: str, _: str, __: float) -> Iterator[Fact]:
    """While it is paused too: a host who is gone cannot hold the others."""
    mine = seats.stake(table.holders, do.seat, person)
    if mine is None:
        _own(table, do.seat, person)
    _must(table.started, "not-started")
    _must(not table.over or mine in table.silent, "table-over")  # at the game's own end those removed before it
    _must(table.closed is None, "table-over")
    if mine is None or not mine.agreed:
        yield journal.Agreed(do.seat, person)
    after = table.fork()
    after._agreed(journal.Agreed(do.seat, person))
    if not table.over and ended_by_consent(after):
        yield journal.Closed("consent")


DO: Final[dict[type, Callable[[Table, Any, str, str, float], Iterator[Fact]]]] = {
    wire.Sit: sit,
    wire.Fill: fill,
    wire.Leave: leave,
    wire.Start: start,
    wire.Answer: answer,
    wire.Ahead: ahead,
    wire.Say: say,
    wire.Chat: chat,
    wire.Order: order,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Handover: handover,
    wire.Finish: finish,
    wire.Concede: concede,
    wire.Agree: agree,
    wire.Refuse: taking.refuse,
    wire.Allow: taking.allow,
}
