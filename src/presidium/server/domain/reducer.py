"""The reducer: applies a journal fact to a table."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

import msgspec

from presidium.core.view import lies_sealed
from presidium.games import find
from presidium.server.domain import dice, holidays, journal, proposals, seats, start_position, takeback
from presidium.server.domain.journal import Fact
from presidium.server.domain.seats import Claim, Holder, Seat
from presidium.server.domain.timing import floor

if TYPE_CHECKING:
    from presidium.server.domain.table import Table


@singledispatch
def apply_facts(fact: Fact, table: Table) -> None:
    """Apply this fact to the table; one registered function for each kind of fact."""
    raise NotImplementedError


def apply_fact(fact: Fact, table: Table) -> None:
    """Like `apply_facts`, with a faster dispatch, because facts have no subclasses."""
    apply_facts.registry[type(fact)](fact, table)


@apply_facts.register(journal.Opened)
def opened(fact: journal.Opened, table: Table) -> None:
    table.opened, table.host = fact, fact.host
    table.game = find(fact.game)
    begun = start_position.state_of(fact, table.game)
    if begun is None:
        table.closed = journal.Closed("rules")
    table.g = begun or table.game.new(fact.seats, **fact.chosen)
    table.seats = dict.fromkeys(table.g.rules.players, Seat())


@apply_facts.register(journal.Sat)
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


@apply_facts.register(journal.Filled)
def filled(fact: journal.Filled, table: Table) -> None:
    before = table.seats[fact.seat]
    table.claims.pop(fact.seat, None)
    table.tell("filled", fact.seat, fact.bot, before.name)
    table.seats[fact.seat] = Seat(None, fact.bot, fact.bot, since=table.seq)


@apply_facts.register(journal.Left)
def left(fact: journal.Left, table: Table) -> None:
    seat, held = fact.seat, table.seats[fact.seat]
    if table.running:  # holders are final after the end
        table.holders = seats.goes(table.holders, seat, himself=fact.how != "removed")
        table.tell(fact.how or "removed", seat, held.name)
    table.seats[seat] = Seat(None, held.name, None) if table.started else Seat()
    table.forget(seat)


@apply_facts.register(journal.Claimed)
def claimed(fact: journal.Claimed, table: Table) -> None:
    claim = table.claims[fact.seat] = Claim(fact.person, fact.name, table.seq, fact.until)
    former = seats.last(table.holders, fact.seat)
    name, alike = "" if former is None else former.name, table.imitates(claim)
    table.tell("claimed", fact.seat, fact.name, name, until=fact.until, alike=alike)


@apply_facts.register(journal.Unclaimed)
def unclaimed(fact: journal.Unclaimed, table: Table) -> None:
    former, claim = seats.last(table.holders, fact.seat), table.claims.pop(fact.seat, None)
    name = "" if claim is None else claim.name
    if fact.why == "withdrawn":
        table.tell("withdrawn", fact.seat, name)
    elif former is not None:
        table.holders = seats.changed(table.holders, former, refuses=True)
        table.tell("refused", fact.seat, former.name, name)


@apply_facts.register(journal.Started)
def started(fact: journal.Started, table: Table) -> None:
    table.started, table.opens = True, table.at
    if fact.rules_version:
        table.opened = msgspec.structs.replace(table.opened, rules_version=fact.rules_version)
    table.asked_at = table.at
    for seat, held in table.seats.items():
        if held.person is not None:
            table.holders = seats.sits(table.holders, Holder(seat, held.person, held.name, held.since))
    table.mix = dice.mixed({seat: held.nonce for seat, held in table.seats.items() if held.nonce})


@apply_facts.register(journal.Held)
def held(fact: journal.Held, table: Table) -> None:
    table.held[fact.seat] = table.game.notation.read(fact.action)


@apply_facts.register(journal.Moved)
def moved(fact: journal.Moved, table: Table) -> None:
    table.move(fact.seat, table.game.notation.read(fact.action))


@apply_facts.register(journal.TakenBack)
def taken_back(_: journal.TakenBack, table: Table) -> None:
    assert table.back is not None
    seat = table.back.seat
    table.g, table.lent, table.back = table.back.g, True, None
    table.undone += 1
    table.question += 1  # the question is asked again, and answers sent for the old number come too late
    table.talked, table.asked_at, table.telling = table.question, table.at, 0.0
    table.opens, table.film, table.floor = table.at, None, None
    table.moment, table.moment_asked = False, frozenset()
    for drawer in (table.held, table.ahead, table.caretaker_votes):
        drawer.clear()  # they belonged to a question that is no longer asked
    table.then = {whose: said for whose, said in table.then.items() if lies_sealed(table.g, whose, said[0])}
    table.forget_phases()
    if table.tempo.pace != "solo":
        table.tell("taken-back", seat, table.seats[seat].name)


@apply_facts.register(journal.BackProposed)
def back_proposed(_: journal.BackProposed, table: Table) -> None:
    takeback.proposed(table)


@apply_facts.register(journal.BackAnswered)
def back_answered(fact: journal.BackAnswered, table: Table) -> None:
    takeback.answered(table, fact.seat, fact.agrees)


@apply_facts.register(journal.MomentAsked)
def moment_asked(fact: journal.MomentAsked, table: Table) -> None:
    table.moment_asked |= {fact.seat}
    table.moments_spent[fact.seat] = table.moments_spent.get(fact.seat, 0) + 1


@apply_facts.register(journal.MomentGiven)
def moment_given(_: journal.MomentGiven, table: Table) -> None:
    table.moment = True
    table.tell("moment", 0, "")


@apply_facts.register(journal.Late)
def late(fact: journal.Late, table: Table) -> None:
    seat, name = fact.seat, table.seats[fact.seat].name
    table.lates[seat] = table.lates.get(seat, 0) + 1
    if fact.sealed:
        table.tell("late-sealed", seat, name, action=fact.action, only=seat)
    else:
        table.tell("late", seat, name)


@apply_facts.register(journal.Present)
def present(fact: journal.Present, table: Table) -> None:
    table.lates.pop(fact.seat, None)


@apply_facts.register(journal.Wished)
def wished(fact: journal.Wished, table: Table) -> None:
    table.caretaker_votes[fact.seat] = table.caretaker_votes.get(fact.seat, frozenset()) | {fact.person}


@apply_facts.register(journal.Stated)
def stated(fact: journal.Stated, table: Table) -> None:
    statement = table.game.statements.read(fact.statement)
    table.own_game().say(fact.seat, statement)  # type: ignore[arg-type]
    floor.addressed(table, statement.to(fact.seat))  # type: ignore[attr-defined]
    if table.seats[fact.seat].bot is None and not table.spoken_to:
        table.spoken_to, table.spoken_at = True, table.at


@apply_facts.register(journal.Ahead)
def ahead(fact: journal.Ahead, table: Table) -> None:
    table.ahead.pop(fact.seat, None)
    if fact.action:
        table.ahead[fact.seat] = table.game.notation.read(fact.action)


@apply_facts.register(journal.Then)
def then(fact: journal.Then, table: Table) -> None:
    table.then.pop(fact.seat, None)
    if fact.answer:
        table.then[fact.seat] = table.game.notation.read(fact.action), table.game.notation.read(fact.answer)


@apply_facts.register(journal.Ordered)
def ordered(fact: journal.Ordered, table: Table) -> None:
    table.orders[fact.seat] = fact.orders


@apply_facts.register(journal.AsksToBeAsked)
def asks_to_be_asked(fact: journal.AsksToBeAsked, table: Table) -> None:
    table.asks[fact.seat] = fact.when


@apply_facts.register(journal.PassesPhase)
def passes_phase(fact: journal.PassesPhase, table: Table) -> None:
    table.phase_passes.pop(fact.seat, None)
    if fact.passes and table.game.phase is not None:
        table.phase_passes[fact.seat] = table.game.phase(table.g.public)
        if table.tempo.in_step and not table.tempo.poker_face:  # a seat that asked for more time has decided
            table.moment_asked -= {fact.seat}


@apply_facts.register(journal.Ready)
def ready(fact: journal.Ready, table: Table) -> None:
    floor.got_ready(table, fact.seat, fact.ready)


@apply_facts.register(journal.FloorExtended)
def floor_extended(_: journal.FloorExtended, table: Table) -> None:
    floor.extended(table)


@apply_facts.register(journal.FloorHeld)
def floor_held(fact: journal.FloorHeld, table: Table) -> None:
    floor.hold(table, fact.held)


@apply_facts.register(journal.FloorClosed)
def floor_closed(_: journal.FloorClosed, table: Table) -> None:
    floor.closed(table)


@apply_facts.register(journal.Chatted)
def chatted(fact: journal.Chatted, table: Table) -> None:
    table.chat += (fact,)
    table.chat_places += (len(table.g.log),)


@apply_facts.register(journal.Paused)
def paused(_: journal.Paused, table: Table) -> None:
    table.paused_at = table.at


@apply_facts.register(journal.Resumed)
def resumed(_: journal.Resumed, table: Table) -> None:
    assert table.paused_at is not None
    rested = table.at - table.paused_at
    table.delay(rested)
    table.claims = {seat: replace(claim, until=claim.until + rested) for seat, claim in table.claims.items()}
    table.paused_at = None


@apply_facts.register(journal.Delayed)
def delayed(fact: journal.Delayed, table: Table) -> None:
    table.delay(fact.seconds)


@apply_facts.register(journal.Compared)
def compared(fact: journal.Compared, table: Table) -> None:
    table.correspondence = table.correspondence.but(ahead=fact.ahead)


@apply_facts.register(journal.Drew)
def drew(fact: journal.Drew, table: Table) -> None:
    spent = table.correspondence.spent
    table.correspondence = table.correspondence.but(spent=spent | {fact.seat: spent.get(fact.seat, 0.0) + fact.seconds})


@apply_facts.register(journal.SittingHeld)
def sitting_held(_: journal.SittingHeld, table: Table) -> None:
    table.correspondence = table.correspondence.but(sat_at=table.at)


@apply_facts.register(journal.HoursKept)
def hours_kept(fact: journal.HoursKept, table: Table) -> None:
    hours = {seat: kept for seat, kept in table.correspondence.hours.items() if seat != fact.seat}
    table.correspondence = table.correspondence.but(
        hours=hours if fact.hours is None else hours | {fact.seat: fact.hours}
    )


@apply_facts.register(journal.Proposed)
def proposed(fact: journal.Proposed, table: Table) -> None:
    proposals.proposed(table, fact)


@apply_facts.register(journal.ProposalAnswered)
def proposal_answered(fact: journal.ProposalAnswered, table: Table) -> None:
    proposals.answered(table, fact.seat, fact.agrees)


@apply_facts.register(journal.HolidayBegan)
def holiday_began(fact: journal.HolidayBegan, table: Table) -> None:
    holidays.began(table, fact.seat, fact.until)


@apply_facts.register(journal.HolidayEnded)
def holiday_ended(fact: journal.HolidayEnded, table: Table) -> None:
    holidays.ended(table, fact.seat)


@apply_facts.register(journal.Adjourned)
def adjourned(fact: journal.Adjourned, table: Table) -> None:
    proposals.adjourned(table, fact.tempo)


@apply_facts.register(journal.Hosted)
def hosted(fact: journal.Hosted, table: Table) -> None:
    table.host = fact.person


@apply_facts.register(journal.Minded)
def minded(fact: journal.Minded, table: Table) -> None:
    seat, held = fact.seat, table.seats[fact.seat]
    table.seats[seat] = replace(held, minded=fact.minded)
    table.caretaker_votes.pop(seat, None)
    if not fact.minded and (claim := table.claims.pop(seat, None)) is not None:
        table.tell("kept", seat, held.name, claim.name)


@apply_facts.register(journal.Agreed)
def agreed(fact: journal.Agreed, table: Table) -> None:
    mine = seats.stake(table.holders, fact.seat, fact.person or table.seats[fact.seat].person or "")
    if mine is not None and table.closed is None:
        table.holders = seats.changed(table.holders, mine, agreed=True)


@apply_facts.register(journal.Closed)
def closed(fact: journal.Closed, table: Table) -> None:
    table.closed = fact
    table.claims.clear()


@apply_facts.register(journal.Followed)
def followed(fact: journal.Followed, table: Table) -> None:
    table.next_table = fact.table
