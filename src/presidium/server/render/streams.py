"""The content of a stream: all that a seat or spectator may know, built from the view of that seat alone."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

import msgspec

from presidium.core import Options, Player, View, view
from presidium.server.base.notices import place
from presidium.server.domain import extra_moment, takeback
from presidium.server.domain.journal import Chatted, encode
from presidium.server.domain.prompting import asks, brief_of, is_shown
from presidium.server.domain.table import Table
from presidium.server.domain.timing.film import times
from presidium.server.domain.timing.floor import floor_info
from presidium.server.protocol import commands, messages, models
from presidium.server.protocol.messages import USUALLY
from presidium.server.render import view_cache
from presidium.server.render.briefs import Printing
from presidium.server.render.stream_options import EVERYTHING, StreamOptions
from presidium.server.render.table_info import lost_by, table_info
from presidium.server.render.view_cache import Seen, ViewCache

STEPS_SHOWN: Final = 3
"""Maximum number of steps of the game sent with a question: the current step and the steps that follow."""

LATE_BEFORE_ASKED: Final = 2
"""Number of timeouts in a row after which a player is asked if they are still there."""

ALL: Final[Player] = view_cache.ALL
APART: Final[Player] = -2
"""Key of the stream for former players without a seat: the spectators' stream without the spectators' chat."""


def eyes(key: Player | None) -> Player | None:
    """Returns the seat whose view a stream shows; None if the stream shows the spectators' view."""
    return None if key == APART else key


class Printed:
    """Cache of the long encoded parts of the current question: steps, odds, and each seat's options and brief."""

    def __init__(self) -> None:
        self.question = -1
        self.steps: Any = None
        self.odds: Any = ()
        self.options: dict[Player | None, Any] = {}
        self.briefs: dict[Player | None, Any] = {}
        self._print: Printing
        self._before: dict[tuple[Player | None, type[Options]], tuple[Options | None, Any]] = {}

    def of(self, at: ViewCache, seat: Player | None) -> tuple[Any, Any, Any]:
        """Returns the current question's steps, this seat's options and the odds, encoded."""
        table = at.table
        if self.question != table.question:
            self.question, self.options, self.briefs = table.question, {}, {}
            self._print = Printing(table.game)
            self.steps = msgspec.Raw(encode(table.game.codec.encode(tuple(table.g.stack[-STEPS_SHOWN:]))))
            self.odds = printed_odds(table, at.seen(None))
        if seat not in self.options:
            self.options[seat] = self._options(table, seat, at.seen(seat))
        return self.steps, self.options[seat], self.odds

    def brief(self, at: ViewCache, seat: Player | None) -> Any:
        """Returns the seat's brief on the question last passed to `of`, encoded; None if there is none."""
        if seat not in self.briefs:
            brief = None if seat == ALL else brief_of(at.table, at.seen(seat))
            self.briefs[seat] = None if brief is None else self._print(brief)
        return self.briefs[seat]

    def _options(self, table: Table, seat: Player | None, now: Seen) -> Any:
        """Returns a seat's options, encoded. The last encoding is reused if the options are still the same."""
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
    table: Table, key: Player | None, person: str | None, n: int, at: float, stream_options: StreamOptions = EVERYTHING
) -> messages.Hello:
    """Returns a stream's first message, with all that the seat may know. `at` is the time of the request, because the
    table's own time would reveal when sealed answers came."""
    seat, at_once = eyes(key), ViewCache(table)
    now = at_once.seen(seat)
    return messages.Hello(
        n,
        commands.PROTOCOL,
        at,
        table_info(table),
        None if now is None else view_json(table, now),
        None if now is None else question_info(at_once, seat, Printed(), stream_options),
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
        seat in table.phase_passes,
        film_now(table, key, at),
        floor_info(table),
        at_once.judged,
        at_once.contradictions,
    )


def view_json(table: Table, now: View[Any]) -> Any:
    codec = table.game.codec
    parts = codec.view(now)
    for part in ("stack", "asked", "options", "answer"):  # sent with the question
        del parts[part]
    return parts


def question_info(
    at: ViewCache, seat: Player | None, printed: Printed, stream_options: StreamOptions = EVERYTHING
) -> models.QuestionInfo | None:
    table, standing = at.table, at.standing
    if standing is None:
        return None
    steps, options, odds = printed.of(at, seat)
    brief = None
    if not is_shown(table, seat):
        options = None
    elif not stream_options.no_brief:
        brief = printed.brief(at, seat)
    held = None if seat is None else table.held.get(seat)
    asked = options is not None and seat in table.seats
    return models.QuestionInfo(
        standing.question,
        standing.asked,
        steps,
        standing.window,
        standing.deadline,
        options,
        None if held is None else table.game.notation.print(held),
        odds,
        takeback.offered(table, seat),
        standing.moment,
        seat in table.moment_asked,
        extra_moment.left(table, seat) if asked and extra_moment.has_moments(table) else None,  # type: ignore[arg-type]
        brief,
        standing.undo,
        standing.due,
        standing.sitting,
        standing.opens,
        standing.earliest,
        standing.writing,
    )


def reasons(table: Table, seat: Player | None) -> Any:
    """Returns the reasons that decided a finished game, as seen from this seat; empty before the end. `ALL` gets the
    spectator's reasons."""
    if not table.started or not table.g.over or table.game.why is None:
        return ()
    return table.game.codec.encode(table.game.why(view(table.g, None if seat == ALL else seat)))


def printed_odds(table: Table, now: Seen) -> Any:
    odds = () if table.game.odds is None or now is None else table.game.odds(now)
    return msgspec.Raw(encode(odds))


def printed_options(table: Table, options: Options) -> Any:
    if not options.listed:
        return options.count()
    return msgspec.Raw(encode(options.printed(table.game.notation.print)))


def film_now(table: Table, key: Player | None, at: float) -> models.FilmInfo | None:
    """Returns the film (timed display of the last events) that still runs at time `at`; None if none runs."""
    film = table.film
    if not table.tempo.in_step or film is None or film.ends <= at:
        return None
    return film_info(table, eyes(key), film.first)


def film_info(table: Table, seat: Player | None, since: int) -> models.FilmInfo:
    """Returns the times at which people see the events told to this seat after log entry `since`."""
    assert table.film is not None
    told = [at for audience, at in times(table, since) if audience is None or seat in audience]
    return models.FilmInfo(tuple([round(at, 3) for at in told]), round(table.film.ends, 3))


def ahead_of(table: Table, seat: Player) -> str:
    action = table.ahead.get(seat)
    return "" if action is None else table.game.notation.print(action)


def still_there(table: Table, seat: Player) -> bool:
    """True if the page should ask the player of this seat if they are still there."""
    return table.lates.get(seat, 0) >= LATE_BEFORE_ASKED


def heard(table: Table, key: Player | None, since: int = 0) -> tuple[models.ChatLine, ...]:
    """Returns the chat that a stream may show. Until the game ends, only spectators read spectators' messages."""

    def hears(line: Chatted) -> bool:
        return not table.running or line.seat is not None or key in (None, ALL)

    lines = table.chat[since:]
    if not lines:
        return ()
    seat = eyes(key)
    shown = [0, *accumulate(seat == ALL or audience is None or seat in audience for _, audience in table.g.log)]
    unknown = len(table.chat) - len(table.chat_places)
    places = (*(0 for _ in range(unknown)), *table.chat_places)[since:]
    return tuple(
        models.ChatLine(line.name, line.text, line.seat, line.alike, shown[min(told, len(shown) - 1)])
        for line, told in zip(lines, places, strict=True)
        if hears(line)
    )


def notices_for(table: Table, seat: Player | None, since: int = 0) -> tuple[models.NoticeInfo, ...]:
    """Returns notices for everybody and for this seat, each with its place among the events that the seat has seen."""
    return tuple(
        models.NoticeInfo(
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
