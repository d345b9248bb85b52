"""What a seat, or a spectator, may know: made from its view, and from nothing else."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from presidium.core import Options, Player, View, view
from presidium.table import back, infos, messages, one_moment, sight, wire
from presidium.table.briefs import Printing, brief_of
from presidium.table.journal import Chatted, encode
from presidium.table.notices import place
from presidium.table.sight import Seen, Sight
from presidium.table.sparing import USUALLY, asks, put_to
from presidium.table.standing import lost_by, table_info
from presidium.table.table import Table
from presidium.table.wishes import EVERYTHING, Wishes

NEXT: Final = 3
"""How many of the coming steps are told: where we are, and what follows at once."""

TWICE: Final = 2
"""How often in a row somebody may be late before he is asked whether he is still there."""

ALL: Final[Player] = sight.ALL
APART: Final[Player] = -2
"""Whose stream it is when somebody who plays, or has played, looks on without a seat: he sees what those see who watch,
and does not hear what they say."""


def eyes(key: Player | None) -> Player | None:
    """The seat a stream is seen from; None from among those who watch."""
    return None if key == APART else key


class Printed:
    """What is long about a question, told more than once: the steps, the odds, each seat's options and brief."""

    def __init__(self) -> None:
        self.question = -1
        self.steps: Any = None
        self.odds: Any = ()
        self.options: dict[Player | None, Any] = {}
        self.briefs: dict[Player | None, Any] = {}
        self._print: Printing
        self._before: dict[tuple[Player | None, type[Options]], tuple[Options | None, Any]] = {}

    def of(self, at: Sight, seat: Player | None) -> tuple[Any, Any, Any]:
        """The steps, the options and the odds."""
        table = at.table
        if self.question != table.question:
            self.question, self.options, self.briefs = table.question, {}, {}
            self._print = Printing(table.game)
            self.steps = msgspec.Raw(encode(table.game.codec.encode(tuple(table.g.stack[-NEXT:]))))
            self.odds = printed_odds(table, at.seen(None))
        if seat not in self.options:
            self.options[seat] = self._options(table, seat, at.seen(seat))
        return self.steps, self.options[seat], self.odds

    def brief(self, at: Sight, seat: Player | None) -> Any:
        """Of the question whose options were told."""
        if seat not in self.briefs:
            brief = None if seat == ALL else brief_of(at.table, at.seen(seat))
            self.briefs[seat] = None if brief is None else self._print(brief)
        return self.briefs[seat]

    def _options(self, table: Table, seat: Player | None, now: Seen) -> Any:
        """As one window follows another they are mostly the same, whatever else was asked in between."""
        options = None if now is None else now.options
        if options is None:
            return None
        kind = seat, type(options)
        before, printed = self._before.get(kind, (None, None))
        if options != before:
            printed = printed_options(table, options)
        self._before[kind] = (options, printed)
        return printed


def hello(
    table: Table, key: Player | None, person: str | None, n: int, at: float, wishes: Wishes = EVERYTHING
) -> messages.Hello:
    """All this seat may know. The time is that of asking: the table's own moves with every sealed answer."""
    seat, at_once = eyes(key), Sight(table)
    now = at_once.seen(seat)
    return messages.Hello(
        n,
        wire.PROTOCOL,
        at,
        table_info(table),
        None if now is None else view_json(table, now),
        None if now is None else question_info(at_once, seat, Printed(), wishes),
        heard(table, key),
        () if seat is None else table.orders.get(seat, ()),
        "" if seat is None else ahead_of(table, seat),
        table.seat_of(person),
        person is not None and table.host == person,
        *((table.seed.seed, table.seed.salt, table.mix) if table.finished else ("", "", "")),
        notices_for(table, seat),
        () if person is None else lost_by(table, person),
        next((seat for seat, claim in table.claims.items() if claim.person == person), None),
        seat is not None and still_there(table, seat),
        reasons(table, seat),
        USUALLY if seat is None else asks(table, seat),
    )


def view_json(table: Table, now: View[Any]) -> Any:
    codec = table.game.codec
    parts = codec.view(now)
    for part in ("stack", "asked", "options", "answer"):  # the question says it
        del parts[part]
    return parts


def question_info(
    at: Sight, seat: Player | None, printed: Printed, wishes: Wishes = EVERYTHING
) -> infos.QuestionInfo | None:
    table, standing = at.table, at.standing
    if standing is None:
        return None
    steps, options, odds = printed.of(at, seat)
    brief = None
    if not put_to(table, seat):
        options = None
    elif not wishes.no_brief:
        brief = printed.brief(at, seat)
    held = None if seat is None else table.held.get(seat)
    asked = options is not None and seat in table.seats
    return infos.QuestionInfo(
        standing.question,
        standing.asked,
        steps,
        standing.window,
        standing.deadline,
        options,
        None if held is None else table.game.notation.print(held),
        odds,
        back.offered(table, seat),
        standing.moment,
        seat in table.moment_asked,
        one_moment.left(table, seat) if asked and one_moment.has_moments(table) else None,  # type: ignore[arg-type]
        brief,
        standing.undo,
        standing.due,
        standing.sitting,
    )


def reasons(table: Table, seat: Player | None) -> Any:
    """What decided a game that has come to its end, for whoever has this seat; to all eyes, as to who watched."""
    if not table.started or not table.g.over or table.game.why is None:
        return ()
    return table.game.codec.encode(table.game.why(view(table.g, None if seat == ALL else seat)))


def printed_odds(table: Table, now: Seen) -> Any:
    odds = () if table.game.odds is None or now is None else table.game.odds(now)
    return msgspec.Raw(encode(odds))


def printed_options(table: Table, options: Options) -> Any:
    if not options.listed:
        return len(options)
    return msgspec.Raw(encode(options.printed(table.game.notation.print)))


def ahead_of(table: Table, seat: Player) -> str:
    action = table.ahead.get(seat)
    return "" if action is None else table.game.notation.print(action)


def still_there(table: Table, seat: Player) -> bool:
    """Whether this seat is asked if anybody is still there."""
    return table.lates.get(seat, 0) >= TWICE


def heard(table: Table, key: Player | None, since: int = 0) -> tuple[infos.ChatLine, ...]:
    """Table talk is public; what spectators say is for spectators until the end."""

    def hears(line: Chatted) -> bool:
        return not table.running or line.seat is not None or key in (None, ALL)

    lines = (line for line in table.chat[since:] if hears(line))
    return tuple(infos.ChatLine(line.name, line.text, line.seat, line.alike) for line in lines)


def notices_for(table: Table, seat: Player | None, since: int = 0) -> tuple[infos.NoticeInfo, ...]:
    """What everybody is told of the seats, and this one alone, where it belongs among the events it has heard."""
    return tuple(
        infos.NoticeInfo(
            each.what,
            each.seat,
            each.name,
            place(table.g.log, each.told, None if seat == ALL else seat, everything=seat == ALL),
            each.other,
            each.until,
            each.alike,
            each.action,
        )
        for each in table.notices
        if each.seq > since and (each.only is None or seat in (each.only, ALL))
    )
