"""Handlers of commands with which a seat plays: answers, takebacks, orders, statements and chat."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.core import Action, Ask, AskAll, Refused
from presidium.server.base.names import alike
from presidium.server.base.tempo import GRACE
from presidium.server.domain import correspondence_clock, extra_moment, journal, takeback
from presidium.server.domain.handlers.context import CommandContext, handles, hosting, must, own, running
from presidium.server.domain.journal import Fact
from presidium.server.domain.orders import answer_to_own, check_orders
from presidium.server.domain.prompting import asks, chose_on_cards
from presidium.server.domain.seats import Seat
from presidium.server.domain.table import Table
from presidium.server.domain.timing import floor
from presidium.server.protocol import commands
from presidium.server.protocol.messages import USUALLY
from presidium.text.plain import plain


@handles.register(commands.Answer)
def answer(do: commands.Answer, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    must(not table.rests, "table-rests")
    must(do.question == table.question, "stale-question", question=do.question)
    deadline = table.deadline()
    must(deadline is None or caller.now <= deadline + GRACE, "too-late")
    action = table.game.notation.read(do.action)
    refused = table.g.why_not(do.seat, action)
    if refused is not None:
        raise Refused(refused)
    text = table.game.notation.print(action)
    yield from _then(do, table, action)
    if table.floor is not None and not isinstance(table.g.question(), AskAll):
        if table.ahead.get(do.seat) != action:
            yield journal.Ahead(do.seat, text)
    elif not isinstance(table.g.question(), AskAll):
        if table.tempo.pace == "mail":
            yield from correspondence_clock.overtime(table, do.seat, caller.now)
        yield journal.Moved(do.seat, text)
    elif table.held.get(do.seat) != action:
        yield journal.Held(do.seat, text)
        if chose_on_cards(table, do.seat):
            yield journal.AsksToBeAsked(do.seat, USUALLY)
    yield from floor.ready_by_answer(table, do.seat)


def _then(do: commands.Answer, table: Table, action: Action) -> Iterator[Fact]:
    """The fact that stores the seat's answer in the window that follows, from `then` or its standing orders.

    A card may be named much later, so an answer in the window it opens only needs to be readable.
    """
    question, notation = table.g.question(), table.game.notation
    assert question is not None
    said = notation.read(do.then) if do.then else None
    must(said is None or table.game.announced is not None, "not-an-option")
    if isinstance(question, Ask):
        said = answer_to_own(table, do.seat, action, said)
    meant = None if said is None else (action, said)
    if meant != table.then.get(do.seat) and (meant is not None or action != question.silence):
        yield journal.Then(do.seat, notation.print(action), "" if said is None else notation.print(said))


@handles.register(commands.TakeBack)
def take_back(do: commands.TakeBack, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    yield from takeback.take(table, do.seat)


@handles.register(commands.Consent)
def consent(do: commands.Consent, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    must(do.question == table.question, "stale-question", question=do.question)
    yield from takeback.consent(table, do.seat, do.agree)


@handles.register(commands.MoreTime)
def moment(do: commands.MoreTime, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    must(do.question == table.question, "stale-question", question=do.question)
    if table.floor is not None:
        yield from floor.more_time(table, do.seat)
        return
    must(extra_moment.has_moments(table), "no-moments-here")
    must(table.g.options(do.seat) is not None, "not-asked", seat=do.seat)
    must(not table.moment, "one-moment-each")
    if do.seat not in table.moment_asked:
        must(extra_moment.left(table, do.seat) > 0, "no-moments-left")
        yield journal.MomentAsked(do.seat)


@handles.register(commands.Ready)
def ready(do: commands.Ready, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    yield from floor.ready(table, do.seat, do.ready)


@handles.register(commands.Floor)
def change_floor(do: commands.Floor, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    running(table)
    yield from floor.by_host(table, do.hold, do.close)


@handles.register(commands.Ahead)
def ahead(do: commands.Ahead, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    action = table.game.notation.read(do.action) if do.action else None
    if action != table.ahead.get(do.seat):
        yield journal.Ahead(do.seat, "" if action is None else table.game.notation.print(action))


@handles.register(commands.Say)
def say(do: commands.Say, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    statement = table.game.statements.read(do.statement)
    refused = table.g.why_not_say(do.seat, statement)  # type: ignore[arg-type]
    if refused is not None:
        raise Refused(refused)
    yield journal.Stated(do.seat, table.game.statements.print(statement))


@handles.register(commands.Chat)
def chat(do: commands.Chat, table: Table, caller: CommandContext) -> Iterator[Fact]:
    if do.seat is not None:
        own(table, do.seat, caller)
    elif table.running:
        must(not table.seat_of(caller.person), "players-talk-as-players")
        must(caller.person not in table.players, "has-played")
    if do.seat is not None:  # players go by the name they sat down with
        name, imitates = table.seats[do.seat].name, table.imitates(table.seats[do.seat])
    else:
        name, imitates = caller.name, _borrows(table, caller.name, caller.person)
    text = plain(do.text) or "?"  # no line breaks, because terminals show chat too
    yield journal.Chatted(name, text, do.seat, caller.person, imitates)


def _borrows(table: Table, name: str, person: str) -> bool:
    """Whether another person sits here, or chatted here first, under a name that could be mistaken for this one."""
    first = next((line.person for line in table.chat if line.person and alike(line.name, name)), person)
    return first != person or table.imitates(Seat(person, name, since=table.seq + 1))


@handles.register(commands.Order)
def order(do: commands.Order, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    must(table.started, "not-started")  # before the start another person could take the seat and read them
    must(not table.over, "table-over")
    orders = check_orders(table, do.orders)
    if orders != table.orders.get(do.seat, ()):
        yield journal.Ordered(do.seat, orders)


@handles.register(commands.AskMe)
def ask_me(do: commands.AskMe, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    must(table.started, "not-started")
    must(not table.over, "table-over")
    must(not table.opened.sofa, "sofa-asks-all")
    if do.when != asks(table, do.seat):
        yield journal.AsksToBeAsked(do.seat, do.when)


@handles.register(commands.PassPhase)
def pass_phase(do: commands.PassPhase, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    must(table.started, "not-started")
    must(not table.over, "table-over")
    must(table.game.phase is not None, "no-phases-here")
    if do.passes != (do.seat in table.phase_passes):
        yield journal.PassesPhase(do.seat, do.passes)
