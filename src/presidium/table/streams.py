"""What a seat, or a spectator, is told: made from its view, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from presidium.core import Event, Options, Player, View, open_view, view
from presidium.table import back, infos, messages, one_moment, wire
from presidium.table.briefs import printed_brief
from presidium.table.journal import Chatted, encode
from presidium.table.notices import place
from presidium.table.sparing import USUALLY, asks, put_to
from presidium.table.standing import lost_by, table_facts, table_info
from presidium.table.table import Table
from presidium.table.tempo import is_window

MISSING: Final = object()
NEXT: Final = 3
"""How many of the coming steps are told: where we are, and what follows at once."""

TWICE: Final = 2
"""How often in a row somebody may be late before he is asked whether he is still there."""

Seen = View[Any] | None
"""What a seat sees of the game; None before it has begun."""


ALL: Final[Player] = -1
"""The eyes of the archives, which see everything; no seat has this number."""
APART: Final[Player] = -2
"""Whose stream it is when somebody who plays, or has played, looks on without a seat: he sees what those see who watch,
and does not hear what they say."""


def eyes(key: Player | None) -> Player | None:
    """The seat a stream is seen from; None from among those who watch."""
    return None if key == APART else key


def seen(table: Table, seat: Player | None) -> Seen:
    if not table.started:
        return None
    return open_view(table.g) if seat == ALL else view(table.g, seat)


class Printed:
    """What is long about a question, told more than once: the steps, the odds, each seat's options and brief."""

    def __init__(self) -> None:
        self.question = -1
        self.steps: Any = None
        self.odds: Any = ()
        self.options: dict[Player | None, Any] = {}
        self.briefs: dict[Player | None, infos.BriefInfo | None] = {}
        self._before: dict[Player | None, tuple[Options | None, Any]] = {}

    def of(self, table: Table, seat: Player | None) -> tuple[Any, Any, Any, infos.BriefInfo | None]:
        if self.question != table.question:
            self.question, self.options, self.briefs = table.question, {}, {}
            self.steps = msgspec.Raw(encode(table.game.codec.encode(tuple(table.g.stack[-NEXT:]))))
            self.odds = printed_odds(table)
        if seat not in self.options:
            now = seen(table, seat)
            self.options[seat] = self._options(table, seat, now)
            self.briefs[seat] = None if seat == ALL else printed_brief(table, now)
        return self.steps, self.options[seat], self.odds, self.briefs[seat]

    def _options(self, table: Table, seat: Player | None, now: Seen) -> Any:
        """As one window follows another they are mostly the same."""
        options = None if now is None else now.options
        before, printed = self._before.get(seat, (None, None))
        if options is not None and (type(options) is not type(before) or options != before):
            printed = printed_options(table, options)
            self._before[seat] = (options, printed)
        return None if options is None else printed


class Telling:
    """What everybody is told of the step from one table to the next, made once for all who hear it."""

    def __init__(self, before: Table, after: Table, printed: Printed, within: Sequence[Telling] = ()) -> None:
        self.before, self.after = before, after
        self.within = within
        """The moments it is made of, where these are told too."""
        self.then = before.g.public if before.started else None
        self.now = after.g.public if after.started else None
        self.printed = printed
        self._json: dict[int, msgspec.Raw] = {}
        self._public: tuple[Any, Any] | None = None
        self._parts: dict[Player | None, dict[str, Any]] = {}

    def event(self, event: Event) -> msgspec.Raw:
        if id(event) not in self._json:
            self._json[id(event)] = msgspec.Raw(encode(self.after.game.codec.encode(event)))
        return self._json[id(event)]

    def public(self) -> tuple[Any, Any]:
        """The fields of the public part that changed; its leaves are replaced, never changed, so `is` will tell."""
        if self.now is None:
            return None, None
        if self._public is None:
            changed, gone = differences(self.then, self.now, self.after.game.codec.encode)
            self._public = (
                msgspec.Raw(encode(changed)) if changed else None,
                msgspec.Raw(encode(gone)) if gone else None,
            )
        return self._public

    def update(self, key: Player | None, n: int) -> messages.Update | None:
        """What this stream is told; None if nothing has changed for it."""
        seat, lines = eyes(key), self._lines(key)
        if seat not in self._parts:
            self._parts[seat] = self._seen(seat)
        parts = self._parts[seat] | ({"chat": lines} if lines else {})
        return messages.Update(n, self.after.at, **parts) if parts else None

    def _lines(self, key: Player | None) -> tuple[infos.ChatLine, ...]:
        before, after = self.before, self.after
        if after.over and not before.over:  # one common chat from now on
            known = frozenset(heard(before, key))
            return tuple(line for line in heard(after, key) if line not in known)
        return heard(after, key, since=len(before.chat))

    def _seen(self, seat: Player | None) -> dict[str, Any]:
        """All but what is said in plain words."""
        before, after = self.before, self.after
        parts: dict[str, Any] = {}
        asks = asking(before, seat) != asking(after, seat)
        if self._game_moved() and (now := seen(after, seat)) is not None:
            parts |= self._game(seen(before, seat), now)
        if asks and self.now is not None:
            parts["question"] = question_info(after, seat, self.printed)
        if table_facts(before) != table_facts(after):
            parts["table"] = table_info(after)
        if news := notices_for(after, seat, before.seq):
            parts["notices"] = news
        if after.g.over and not before.g.over:
            parts["reasons"] = reasons(after, seat)
        moments = tuple(told for each in self.within if (told := each.moment(seat)) is not None)
        if len(moments) > 1:
            parts["moments"] = moments
        parts |= self._own(seat)
        if after.finished and not before.finished:
            parts |= {"seed": after.seed.seed, "salt": after.seed.salt, "nonces": after.mix}
        return parts

    def moment(self, seat: Player | None) -> infos.MomentInfo | None:
        """The same as one moment among others: what this seat saw of the game; None if it saw nothing."""
        if not self._game_moved() or (now := seen(self.after, seat)) is None:
            return None
        parts = self._game(seen(self.before, seat), now)
        answered = self.before.question != self.after.question
        return infos.MomentInfo(self.before.asked() if answered else (), **parts) if parts else None

    def _game_moved(self) -> bool:
        """Whether there can be news of the game; an answer that lies sealed is none."""
        then, now = ((table.started, table.question, len(table.g.log)) for table in (self.before, self.after))
        return then != now or self.public() != (None, None)

    def _game(self, then: Seen, now: View[Any]) -> dict[str, Any]:
        changed, gone = self.public()
        parts: dict[str, Any] = {"public": changed, "gone": gone}
        old = {} if then is None else then.secrets
        encode_value = self.after.game.codec.encode
        secrets = [
            [encode_value(key), encode_value(hidden.value), None if hidden.seen_by is None else sorted(hidden.seen_by)]
            for key, hidden in now.secrets.items()
            if old.get(key) != hidden
        ]
        lost = [encode_value(key) for key in old if key not in now.secrets]
        if secrets or lost:
            parts["secrets"] = {"set": secrets, "gone": lost}
        told = 0 if then is None else len(then.events)
        if then is not None and self.before.undone != self.after.undone:
            told = parts["kept"] = shared(then.events, now.events)
        events = now.events[told:]
        if events:
            parts["events"] = [self.event(event) for event in events]
        return {name: part for name, part in parts.items() if part is not None}

    def _own(self, seat: Player | None) -> dict[str, Any]:
        """What a seat keeps for itself: told to it alone."""
        before, after = self.before, self.after
        parts: dict[str, Any] = {}
        if seat is not None:
            if before.orders.get(seat, ()) != after.orders.get(seat, ()):
                parts["orders"] = after.orders.get(seat, ())
            if before.ahead.get(seat) != after.ahead.get(seat):
                parts["ahead"] = ahead_of(after, seat)
            if still_there(before, seat) != still_there(after, seat):
                parts["still_there"] = still_there(after, seat)
            if asks(before, seat) != asks(after, seat):
                parts["ask_me"] = asks(after, seat)
        return parts


def whole(table: Table, seat: Player | None, n: int, missing: messages.Why) -> messages.Update:
    """All there is to know at this point, told as one step out of nothing."""
    nothing = replace(table, started=False, closed=None, chat=(), orders={}, ahead={}, lates={}, asks={})
    update = Telling(nothing, table, Printed()).update(seat, n)
    assert update is not None
    return msgspec.structs.replace(update, missing=missing)


def differences(before: Any, after: Any, encode_value: Callable[[Any], Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields of `after` that are not those of `before`; of mappings only the keys that differ, and those gone."""
    changed: dict[str, Any] = {}
    gone: dict[str, Any] = {}
    for name in type(after).__dataclass_fields__:
        new = getattr(after, name)
        old = MISSING if before is None else getattr(before, name)
        if new is old or new == old:
            continue
        if isinstance(new, dict) and isinstance(old, dict):
            changed[name] = {key: encode_value(part) for key, part in new.items() if old.get(key, MISSING) != part}
            lost = [key for key in old if key not in new]
            if lost:
                gone[name] = lost
        else:
            changed[name] = encode_value(new)
    return changed, gone


def shared(one: Sequence[Event], other: Sequence[Event]) -> int:
    """With how many events in common both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))


def asking(table: Table, seat: Player | None) -> Any:
    """What a seat's question turns on: if this is the same, so is the question."""
    held = None if seat is None else table.held.get(seat)
    return table.running, table.question, table.deadline(), table.moment, held, seat in table.moment_asked


def hello(table: Table, key: Player | None, person: str | None, n: int, at: float) -> messages.Hello:
    """All this seat may know. The time is that of asking: the table's own moves with every sealed answer."""
    seat = eyes(key)
    now = seen(table, seat)
    return messages.Hello(
        n,
        wire.PROTOCOL,
        at,
        table_info(table),
        None if now is None else view_json(table, now),
        None if now is None else question_info(table, seat, Printed()),
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


def question_info(table: Table, seat: Player | None, printed: Printed) -> infos.QuestionInfo | None:
    if not table.running:
        return None
    steps, options, odds, brief = printed.of(table, seat)
    if not put_to(table, seat):
        options = brief = None
    held = None if seat is None else table.held.get(seat)
    window_time = one_moment.has_moments(table)
    return infos.QuestionInfo(
        table.question,
        table.g.asked(),
        steps,
        is_window(table.g),
        table.deadline(),
        options,
        None if held is None else table.game.notation.print(held),
        odds,
        back.offered(table, seat),
        table.moment,
        seat in table.moment_asked,
        one_moment.left(table, seat) if options is not None and seat in table.seats and window_time else None,
        brief,
    )


def reasons(table: Table, seat: Player | None) -> Any:
    """What decided a game that has come to its end, for whoever has this seat; to all eyes, as to who watched."""
    if not table.started or not table.g.over or table.game.why is None:
        return ()
    return table.game.codec.encode(table.game.why(view(table.g, None if seat == ALL else seat)))


def printed_odds(table: Table) -> Any:
    odds = () if table.game.odds is None else table.game.odds(view(table.g, None))
    return msgspec.Raw(encode(odds))


def printed_options(table: Table, options: Options) -> Any:
    if not options.listed:
        return len(options)
    return msgspec.Raw(encode(list(map(table.game.notation.print, options))))


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
