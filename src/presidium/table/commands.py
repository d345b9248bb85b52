"""What a command comes to: the facts it brings about, or why not. What is so already is not written again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from random import Random
from typing import Any, NamedTuple

from presidium.bots import comrades_for, must_sit
from presidium.core import Action, Ask, AskAll, Player, Refused, refusal
from presidium.table import back, holidays, hours, journal, mail, one_moment, proposals, seats, taking, waiting, wire
from presidium.table.happening import happen
from presidium.table.journal import Fact
from presidium.table.names import alike
from presidium.table.orders import answer_to_own, check_orders
from presidium.table.pacing import tempo_of
from presidium.table.play import ended_by_consent
from presidium.table.portraits import chosen
from presidium.table.seats import Seat
from presidium.table.sparing import asks
from presidium.table.table import Table
from presidium.table.tempo import GRACE
from presidium.text.plain import plain


class Caller(NamedTuple):
    """Who gives a command, and when."""

    person: str
    name: str
    now: float
    unattended: frozenset[Player] = frozenset()
    """The seats whose person has no line to the table just then."""
    unwelcome: bool = False
    """Whether the host would rather not sit with him: then no seat is free, as when others were quicker."""
    ahead: float = 0.0
    """By how much the clock on the wall is ahead of the house's."""


def facts_of(table: Table, command: Any, caller: Caller) -> list[Fact]:
    """The facts this command brings about; Refused says why it may not."""
    return list(brought.registry[type(command)](command, table, caller))


@singledispatch
def brought(do: Any, table: Table, caller: Caller) -> Iterator[Fact]:
    """What comes of it, one fact after the other; each kind of command has its own way, below."""
    raise NotImplementedError


def _own(table: Table, seat: Player, caller: Caller) -> None:
    """A seat answers to its own person only."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.seats[seat].person != caller.person:
        raise Refused(refusal("not-your-seat", seat=seat))


def _hosting(table: Table, caller: Caller) -> None:
    if table.host != caller.person:
        raise Refused(refusal("only-host"))


def _must(holds: bool, why: str, **args: int) -> None:
    if not holds:
        raise Refused(refusal(why, "", **args))


@brought.register(wire.Sit)
def sit(do: wire.Sit, table: Table, caller: Caller) -> Iterator[Fact]:
    _must(not table.over, "table-over")
    if caller.unwelcome and not table.seat_of(caller.person):
        _must(do.seat is None, "seat-taken", seat=do.seat or 0)
        _must(False, "no-open-seat")
    if table.started and table.opened.sofa:
        yield from _sit_down_late(do, table, caller)
        return
    _must(not table.started, "started-already")  # a seat that was left holds secrets: by a link of the host's only
    free = [seat for seat, held in table.seats.items() if held.open]
    seat = do.seat if do.seat is not None else next(iter(free), None)
    _must(seat is not None, "no-open-seat")
    assert seat is not None
    _must(seat in table.seats, "no-such-seat", seat=seat)
    held = table.seats[seat]
    _must(seat in free or held.person == caller.person, "seat-taken", seat=seat)
    name = plain(do.name) or caller.name
    portrait = chosen(do.portrait, held.portrait)
    now = caller.person, name, do.nonce or held.nonce, portrait, do.program
    if (held.person, held.name, held.nonce, held.portrait, held.program) != now:
        yield journal.Sat(seat, caller.person, name, do.nonce, portrait=portrait, program=do.program)


def _sit_down_late(do: wire.Sit, table: Table, caller: Caller) -> Iterator[Fact]:
    """In one room nobody needs a link: all see who takes which seat, and whose phone has died takes his own."""
    free = [seat for seat, held in table.seats.items() if not held.by_hand]
    seat = do.seat if do.seat is not None else next(iter(free), None)
    _must(seat is not None, "no-open-seat")
    assert seat is not None
    yield taking.take(table, seat, caller.person, plain(do.name) or caller.name, caller.now, caller.unattended)


@brought.register(wire.Fill)
def fill(do: wire.Fill, table: Table, caller: Caller) -> Iterator[Fact]:
    _hosting(table, caller)
    _must(not table.over, "table-over")
    game = table.game.name
    seats = [seat for seat, held in table.seats.items() if held.open] if do.seat is None else [do.seat]
    if do.bot:
        must_sit(do.bot, game)
    sitting = [held.bot for held in table.seats.values() if held.bot is not None]
    named = [do.bot] * len(seats) if do.bot else comrades_for(game, len(seats), sitting, Random())
    for seat, bot in zip(seats, named, strict=True):
        _must(seat in table.seats, "no-such-seat", seat=seat)
        _must(table.seats[seat].person is None, "seat-taken", seat=seat)
        if table.seats[seat].bot != bot:
            yield journal.Filled(seat, bot)


@brought.register(wire.Leave)
def leave(do: wire.Leave, table: Table, caller: Caller) -> Iterator[Fact]:
    _must(do.seat in table.seats, "no-such-seat", seat=do.seat)
    if table.host != caller.person:
        _own(table, do.seat, caller)
    _must(not table.over, "table-over")
    _must(not table.seats[do.seat].open, "seat-open", seat=do.seat)
    yield journal.Left(do.seat, "left" if table.seats[do.seat].person == caller.person else "removed")


@brought.register(wire.Start)
def start(_: wire.Start, table: Table, caller: Caller) -> Iterator[Fact]:
    _hosting(table, caller)
    _must(not table.over, "table-over")
    _must(not table.started, "started-already")
    _must(not any(held.open for held in table.seats.values()), "seats-open")
    people = sum(held.person is not None for held in table.seats.values())
    _must(table.tempo.pace != "solo" or people == 1, "solo-is-for-one")
    _must(table.tempo.pace != "bots" or people == 0, "bots-among-themselves")
    version = table.game.rules_version
    if table.tempo.pace == "mail":
        yield from _compare(table, caller)
    yield journal.Started(0 if version == table.opened.rules_version else version)


def _compare(table: Table, caller: Caller) -> Iterator[Fact]:
    """From now on times of day matter here."""
    if table.post.ahead is None:
        yield journal.Compared(caller.ahead)


@brought.register(wire.Answer)
def answer(do: wire.Answer, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    _must(not table.rests, "table-rests")
    _must(do.question == table.question, "stale-question", question=do.question)
    deadline = table.deadline()
    _must(deadline is None or caller.now <= deadline + GRACE, "too-late")
    action = table.game.notation.read(do.action)
    refused = table.g.why_not(do.seat, action)
    if refused is not None:
        raise Refused(refused)
    text = table.game.notation.print(action)
    yield from _then(do, table, action)
    if not isinstance(table.g.question(), AskAll):
        if table.tempo.pace == "mail":
            yield from mail.overtime(table, do.seat, caller.now)
        yield journal.Moved(do.seat, text)
    elif table.held.get(do.seat) != action:
        yield journal.Held(do.seat, text)


def _then(do: wire.Answer, table: Table, action: Action) -> Iterator[Fact]:
    """What he answers in the window that follows, as he says, or as his orders do; what he did before without that is
    forgotten. A card may be named much later, and so only what can be read is asked of an answer to its window."""
    question, notation = table.g.question(), table.game.notation
    assert question is not None
    said = notation.read(do.then) if do.then else None
    _must(said is None or table.game.announced is not None, "not-an-option")
    if isinstance(question, Ask):
        said = answer_to_own(table, do.seat, action, said)
    meant = None if said is None else (action, said)
    if meant != table.then.get(do.seat) and (meant is not None or action != question.silence):
        yield journal.Then(do.seat, notation.print(action), "" if said is None else notation.print(said))


@brought.register(wire.TakeBack)
def take_back(do: wire.TakeBack, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    yield from back.take(table, do.seat)


@brought.register(wire.Consent)
def consent(do: wire.Consent, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    _must(do.question == table.question, "stale-question", question=do.question)
    yield from back.consent(table, do.seat, do.agree)


@brought.register(wire.Moment)
def moment(do: wire.Moment, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    _must(do.question == table.question, "stale-question", question=do.question)
    _must(one_moment.has_moments(table), "no-moments-here")
    _must(table.g.options(do.seat) is not None, "not-asked", seat=do.seat)
    _must(not table.moment, "one-moment-each")
    if do.seat not in table.moment_asked:
        _must(one_moment.left(table, do.seat) > 0, "no-moments-left")
        yield journal.MomentAsked(do.seat)


@brought.register(wire.Present)
def present(do: wire.Present, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _must(table.started, "not-started")
    _must(not table.over, "table-over")
    if table.seats[do.seat].minded:
        yield journal.Minded(do.seat, False)
    elif do.seat in table.lates:
        yield journal.Present(do.seat)


@brought.register(wire.Mind)
def mind(do: wire.Mind, table: Table, caller: Caller) -> Iterator[Fact]:
    _running(table)
    return waiting.agree(table, do.seat, caller.person, caller.now)


def _running(table: Table) -> None:
    _must(table.started, "not-started")
    _must(not table.over, "table-over")
    _must(table.paused_at is None, "paused")


@brought.register(wire.Ahead)
def ahead(do: wire.Ahead, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    action = table.game.notation.read(do.action) if do.action else None
    if action != table.ahead.get(do.seat):
        yield journal.Ahead(do.seat, "" if action is None else table.game.notation.print(action))


@brought.register(wire.Say)
def say(do: wire.Say, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    statement = table.game.statements.read(do.statement)
    refused = statement.why_not(table.g.rules, table.g.public, do.seat)  # type: ignore[attr-defined]
    if refused is not None:
        raise Refused(refused)
    yield journal.Stated(do.seat, table.game.statements.print(statement))


@brought.register(wire.Chat)
def chat(do: wire.Chat, table: Table, caller: Caller) -> Iterator[Fact]:
    if do.seat is not None:
        _own(table, do.seat, caller)
    elif table.running:
        _must(not table.seat_of(caller.person), "players-talk-as-players")
        _must(caller.person not in table.players, "has-played")
    if do.seat is not None:  # at the table one is who one sat down as
        name, imitates = table.seats[do.seat].name, table.imitates(table.seats[do.seat])
    else:
        name, imitates = caller.name, _borrows(table, caller.name, caller.person)
    text = plain(do.text) or "?"  # on one line: terminals show it too
    yield journal.Chatted(name, text, do.seat, caller.person, imitates)


def _borrows(table: Table, name: str, person: str) -> bool:
    """Whether somebody else sits here, or was the first to speak, under a name that looks like this one."""
    first = next((line.person for line in table.chat if line.person and alike(line.name, name)), person)
    return first != person or table.imitates(Seat(person, name, since=table.seq + 1))


@brought.register(wire.Order)
def order(do: wire.Order, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _must(table.started, "not-started")  # who takes the seat over before the start would read them
    _must(not table.over, "table-over")
    orders = check_orders(table, do.orders)
    if orders != table.orders.get(do.seat, ()):
        yield journal.Ordered(do.seat, orders)


@brought.register(wire.AskMe)
def ask_me(do: wire.AskMe, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _must(table.started, "not-started")
    _must(not table.over, "table-over")
    _must(not table.opened.sofa, "sofa-asks-all")
    if do.when != asks(table, do.seat):
        yield journal.AsksToBeAsked(do.seat, do.when)


@brought.register(wire.Hours)
def keep_hours(do: wire.Hours, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _must(not table.over, "table-over")
    kept = None if do.starts == do.ends else hours.kept(do.zone or hours.UTC, do.starts, do.ends)
    if kept != table.post.hours.get(do.seat):
        yield from _compare(table, caller)
        yield journal.HoursKept(do.seat, kept)


@brought.register(wire.Holiday)
def holiday(do: wire.Holiday, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    yield from proposals.ask_for_holiday(table, do.seat, do.days)


@brought.register(wire.Back)
def come_back(do: wire.Back, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    yield from holidays.come_back(table, do.seat)


@brought.register(wire.Adjourn)
def adjourn(do: wire.Adjourn, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    asked = list(proposals.ask_to_adjourn(table, do.seat, tempo_of(do)))
    if asked:
        yield from _compare(table, caller)
    yield from asked


@brought.register(wire.Assent)
def assent(do: wire.Assent, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    yield from proposals.answer(table, do.seat, do.proposal, do.agree)


@brought.register(wire.Pause)
def pause(_: wire.Pause, table: Table, caller: Caller) -> Iterator[Fact]:
    _hosting(table, caller)
    _running(table)
    yield journal.Paused()


@brought.register(wire.Resume)
def resume(_: wire.Resume, table: Table, caller: Caller) -> Iterator[Fact]:
    _hosting(table, caller)
    _must(not table.over, "table-over")
    _must(table.paused_at is not None, "not-paused")
    yield journal.Resumed()


@brought.register(wire.Handover)
def handover(do: wire.Handover, table: Table, caller: Caller) -> Iterator[Fact]:
    _hosting(table, caller)
    _must(not table.over, "table-over")
    _must(do.seat in table.seats, "no-such-seat", seat=do.seat)
    heir = table.seats[do.seat].person
    _must(heir is not None, "nobody-sits-there", seat=do.seat)
    assert heir is not None
    if heir != caller.person:
        yield journal.Hosted(heir)


@brought.register(wire.Finish)
def finish(_: wire.Finish, table: Table, caller: Caller) -> Iterator[Fact]:
    _hosting(table, caller)
    _must(not table.over, "table-over")
    yield journal.Closed("host")


@brought.register(wire.Concede)
def concede(do: wire.Concede, table: Table, caller: Caller) -> Iterator[Fact]:
    _own(table, do.seat, caller)
    _running(table)
    yield journal.Left(do.seat, "conceded")


@brought.register(wire.Agree)
def agree(do: wire.Agree, table: Table, caller: Caller) -> Iterator[Fact]:
    """While it is paused too: a host who is gone cannot hold the others."""
    mine = seats.stake(table.holders, do.seat, caller.person)
    if mine is None:
        _own(table, do.seat, caller)
    _must(table.started, "not-started")
    _must(not table.over or mine in table.silent, "table-over")  # at the game's own end those removed before it
    _must(table.closed is None, "table-over")
    if mine is None or not mine.agreed:
        yield journal.Agreed(do.seat, caller.person)
    after = table.fork()
    happen(journal.Agreed(do.seat, caller.person), after)
    if not table.over and ended_by_consent(after):
        yield journal.Closed("consent")


@brought.register(wire.Refuse)
def refuse(do: wire.Refuse, table: Table, caller: Caller) -> Iterator[Fact]:
    return taking.refuse(table, do.seat, caller.person)


@brought.register(wire.Allow)
def allow(do: wire.Allow, table: Table, caller: Caller) -> Iterator[Fact]:
    return taking.allow(table, do.seat, caller.person)
