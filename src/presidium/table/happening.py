"""What each fact changes at a table."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

import msgspec

from presidium.core.view import lies_sealed
from presidium.games import find
from presidium.table import back, beginning, dice, holidays, journal, proposals, seats
from presidium.table.journal import Fact
from presidium.table.seats import Claim, Holder, Seat

if TYPE_CHECKING:
    from presidium.table.table import Table


@singledispatch
def happen(fact: Fact, table: Table) -> None:
    """Let this fact be so at this table; each kind has its own way, below."""
    raise NotImplementedError


def happens(fact: Fact, table: Table) -> None:
    """The same, found at once: a fact is of one kind and no other."""
    happen.registry[type(fact)](fact, table)


@happen.register(journal.Opened)
def opened(fact: journal.Opened, table: Table) -> None:
    table.opened, table.host = fact, fact.host
    table.game = find(fact.game)
    begun = beginning.state_of(fact, table.game)
    if begun is None:
        table.closed = journal.Closed("rules")
    table.g = begun or table.game.new(fact.seats, **fact.chosen)
    table.seats = dict.fromkeys(table.g.rules.players, Seat())


@happen.register(journal.Sat)
def sat(fact: journal.Sat, table: Table) -> None:
    seat, before = fact.seat, table.seats[fact.seat]
    again = (before.person, before.name) == (fact.person, fact.name)
    now = Seat(fact.person, fact.name, None, fact.nonce or before.nonce, since=before.since if again else table.seq)
    now = replace(now, portrait=fact.portrait, program=fact.program)
    if table.running and before.person != fact.person:
        former = seats.last(table.holders, seat)
        table.tell("took", seat, fact.name, "" if former is None else former.name, alike=table.imitates(now))
        table.holders = seats.sits(table.holders, Holder(seat, fact.person, fact.name, now.since), fact.given)
        now = replace(now, since=table.holders[-1].since)
        table.claims.pop(seat, None)
        table.forget(seat)
    table.seats[seat] = now


@happen.register(journal.Filled)
def filled(fact: journal.Filled, table: Table) -> None:
    before = table.seats[fact.seat]
    table.claims.pop(fact.seat, None)
    table.tell("filled", fact.seat, fact.bot, before.name)
    table.seats[fact.seat] = Seat(None, fact.bot, fact.bot, since=table.seq)


@happen.register(journal.Left)
def left(fact: journal.Left, table: Table) -> None:
    seat, held = fact.seat, table.seats[fact.seat]
    if table.running:  # what was settled at the end stays as it is
        table.holders = seats.goes(table.holders, seat, himself=fact.how != "removed")
        table.tell(fact.how or "removed", seat, held.name)
    table.seats[seat] = Seat(None, held.name, None) if table.started else Seat()
    table.forget(seat)


@happen.register(journal.Claimed)
def claimed(fact: journal.Claimed, table: Table) -> None:
    claim = table.claims[fact.seat] = Claim(fact.person, fact.name, table.seq, fact.until)
    former = seats.last(table.holders, fact.seat)
    name, alike = "" if former is None else former.name, table.imitates(claim)
    table.tell("claimed", fact.seat, fact.name, name, until=fact.until, alike=alike)


@happen.register(journal.Unclaimed)
def unclaimed(fact: journal.Unclaimed, table: Table) -> None:
    former, claim = seats.last(table.holders, fact.seat), table.claims.pop(fact.seat, None)
    name = "" if claim is None else claim.name
    if fact.why == "withdrawn":
        table.tell("withdrawn", fact.seat, name)
    elif former is not None:
        table.holders = seats.changed(table.holders, former, refuses=True)
        table.tell("refused", fact.seat, former.name, name)


@happen.register(journal.Started)
def started(fact: journal.Started, table: Table) -> None:
    table.started = True
    if fact.rules_version:
        table.opened = msgspec.structs.replace(table.opened, rules_version=fact.rules_version)
    table.asked_at = table.at
    for seat, held in table.seats.items():
        if held.person is not None:
            table.holders = seats.sits(table.holders, Holder(seat, held.person, held.name, held.since))
    table.mix = dice.mixed({seat: held.nonce for seat, held in table.seats.items() if held.nonce})


@happen.register(journal.Held)
def held(fact: journal.Held, table: Table) -> None:
    table.held[fact.seat] = table.game.notation.read(fact.action)


@happen.register(journal.Moved)
def moved(fact: journal.Moved, table: Table) -> None:
    table.move(fact.seat, table.game.notation.read(fact.action))


@happen.register(journal.TakenBack)
def taken_back(_: journal.TakenBack, table: Table) -> None:
    assert table.back is not None
    seat = table.back.seat
    table.g, table.lent, table.back = table.back.g, True, None
    table.undone += 1
    table.question += 1  # it is asked again, and what was sent for it before comes too late
    table.talked, table.asked_at, table.telling = table.question, table.at, 0.0
    table.moment, table.moment_asked = False, frozenset()
    for drawer in (table.held, table.ahead, table.wishes):
        drawer.clear()  # what was said of a question that is not asked any more
    table.then = {whose: said for whose, said in table.then.items() if lies_sealed(table.g, whose, said[0])}
    if table.tempo.pace != "solo":
        table.tell("taken-back", seat, table.seats[seat].name)


@happen.register(journal.BackProposed)
def back_proposed(_: journal.BackProposed, table: Table) -> None:
    back.proposed(table)


@happen.register(journal.BackAnswered)
def back_answered(fact: journal.BackAnswered, table: Table) -> None:
    back.answered(table, fact.seat, fact.agrees)


@happen.register(journal.MomentAsked)
def moment_asked(fact: journal.MomentAsked, table: Table) -> None:
    table.moment_asked |= {fact.seat}
    table.moments_spent[fact.seat] = table.moments_spent.get(fact.seat, 0) + 1


@happen.register(journal.MomentGiven)
def moment_given(_: journal.MomentGiven, table: Table) -> None:
    table.moment = True
    table.tell("moment", 0, "")


@happen.register(journal.Late)
def late(fact: journal.Late, table: Table) -> None:
    seat, name = fact.seat, table.seats[fact.seat].name
    table.lates[seat] = table.lates.get(seat, 0) + 1
    if fact.sealed:
        table.tell("late-sealed", seat, name, action=fact.action, only=seat)
    else:
        table.tell("late", seat, name)


@happen.register(journal.Present)
def present(fact: journal.Present, table: Table) -> None:
    table.lates.pop(fact.seat, None)


@happen.register(journal.Wished)
def wished(fact: journal.Wished, table: Table) -> None:
    table.wishes[fact.seat] = table.wishes.get(fact.seat, frozenset()) | {fact.person}


@happen.register(journal.Stated)
def stated(fact: journal.Stated, table: Table) -> None:
    table.own_game().say(fact.seat, table.game.statements.read(fact.statement))  # type: ignore[arg-type]
    table.spoken_to = table.spoken_to or table.seats[fact.seat].bot is None


@happen.register(journal.Ahead)
def ahead(fact: journal.Ahead, table: Table) -> None:
    table.ahead.pop(fact.seat, None)
    if fact.action:
        table.ahead[fact.seat] = table.game.notation.read(fact.action)


@happen.register(journal.Then)
def then(fact: journal.Then, table: Table) -> None:
    table.then.pop(fact.seat, None)
    if fact.answer:
        table.then[fact.seat] = table.game.notation.read(fact.action), table.game.notation.read(fact.answer)


@happen.register(journal.Ordered)
def ordered(fact: journal.Ordered, table: Table) -> None:
    table.orders[fact.seat] = fact.orders


@happen.register(journal.AsksToBeAsked)
def asks_to_be_asked(fact: journal.AsksToBeAsked, table: Table) -> None:
    table.asks[fact.seat] = fact.when


@happen.register(journal.Chatted)
def chatted(fact: journal.Chatted, table: Table) -> None:
    table.chat += (fact,)


@happen.register(journal.Paused)
def paused(_: journal.Paused, table: Table) -> None:
    table.paused_at = table.at


@happen.register(journal.Resumed)
def resumed(_: journal.Resumed, table: Table) -> None:
    assert table.paused_at is not None
    rested = table.at - table.paused_at
    table.asked_at += rested
    table.claims = {seat: replace(claim, until=claim.until + rested) for seat, claim in table.claims.items()}
    table.paused_at = None


@happen.register(journal.Delayed)
def delayed(fact: journal.Delayed, table: Table) -> None:
    table.asked_at += fact.seconds


@happen.register(journal.Compared)
def compared(fact: journal.Compared, table: Table) -> None:
    table.post = table.post.but(ahead=fact.ahead)


@happen.register(journal.Drew)
def drew(fact: journal.Drew, table: Table) -> None:
    spent = table.post.spent
    table.post = table.post.but(spent=spent | {fact.seat: spent.get(fact.seat, 0.0) + fact.seconds})


@happen.register(journal.SittingHeld)
def sitting_held(_: journal.SittingHeld, table: Table) -> None:
    table.post = table.post.but(sat_at=table.at)


@happen.register(journal.HoursKept)
def hours_kept(fact: journal.HoursKept, table: Table) -> None:
    hours = {seat: kept for seat, kept in table.post.hours.items() if seat != fact.seat}
    table.post = table.post.but(hours=hours if fact.hours is None else hours | {fact.seat: fact.hours})


@happen.register(journal.Proposed)
def proposed(fact: journal.Proposed, table: Table) -> None:
    proposals.proposed(table, fact)


@happen.register(journal.ProposalAnswered)
def proposal_answered(fact: journal.ProposalAnswered, table: Table) -> None:
    proposals.answered(table, fact.seat, fact.agrees)


@happen.register(journal.HolidayBegan)
def holiday_began(fact: journal.HolidayBegan, table: Table) -> None:
    holidays.began(table, fact.seat, fact.until)


@happen.register(journal.HolidayEnded)
def holiday_ended(fact: journal.HolidayEnded, table: Table) -> None:
    holidays.ended(table, fact.seat)


@happen.register(journal.Adjourned)
def adjourned(fact: journal.Adjourned, table: Table) -> None:
    proposals.adjourned(table, fact.tempo)


@happen.register(journal.Hosted)
def hosted(fact: journal.Hosted, table: Table) -> None:
    table.host = fact.person


@happen.register(journal.Minded)
def minded(fact: journal.Minded, table: Table) -> None:
    seat, held = fact.seat, table.seats[fact.seat]
    table.seats[seat] = replace(held, minded=fact.minded)
    table.wishes.pop(seat, None)
    if not fact.minded and (claim := table.claims.pop(seat, None)) is not None:
        table.tell("kept", seat, held.name, claim.name)


@happen.register(journal.Agreed)
def agreed(fact: journal.Agreed, table: Table) -> None:
    mine = seats.stake(table.holders, fact.seat, fact.person or table.seats[fact.seat].person or "")
    if mine is not None and table.closed is None:
        table.holders = seats.changed(table.holders, mine, agreed=True)


@happen.register(journal.Closed)
def closed(fact: journal.Closed, table: Table) -> None:
    table.closed = fact
    table.claims.clear()


@happen.register(journal.Followed)
def followed(fact: journal.Followed, table: Table) -> None:
    table.next_table = fact.table
