"""Builds `Update` messages: the changes for a seat or spectator from one state of the table to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from operator import attrgetter
from typing import Any, Final

import msgspec

from presidium.core import Event, Key, Player, Secret, View
from presidium.core.content.claims import Proved
from presidium.server.domain.journal import encode
from presidium.server.domain.prompting import asks
from presidium.server.domain.table import Table
from presidium.server.domain.takeback import offered
from presidium.server.domain.timing.floor import floor_info
from presidium.server.protocol import messages, models
from presidium.server.render.stream_options import EVERYTHING, StreamOptions
from presidium.server.render.streams import (
    Printed,
    ahead_of,
    eyes,
    film_info,
    heard,
    notices_for,
    question_info,
    reasons,
    still_there,
)
from presidium.server.render.table_info import table_info
from presidium.server.render.view_cache import Seen, ViewCache

MISSING: Final = object()
OWN: Final = attrgetter("orders", "ahead", "lates", "asks", "phase_passes")
"""Returns the parts of a table in which seats keep private settings, such as standing orders."""


class UpdateBuilder:
    """Builds the updates of one transition for all streams; parts that are the same for several are built once."""

    def __init__(
        self,
        before: Table,
        after: Table,
        printed: Printed,
        within: Sequence[UpdateBuilder] = (),
        was: ViewCache | None = None,
        private: bool = False,
        films: bool = False,
    ) -> None:
        """`private` is true if the transition concerns one seat only. `films` is true if updates say when events are
        shown on screen."""
        self.before, self.after = before, after
        self.within = within
        """The single steps of the transition; empty if clients are not shown the steps."""
        self.then = before.g.public if before.started else None
        self.now = after.g.public if after.started else None
        self.printed = printed
        self.films = films
        self._json: dict[int | tuple[int, ...], msgspec.Raw] = {}
        self._parts: dict[Player | None, dict[str, Any]] = {}
        self.was = was if was is not None and was.table is before else ViewCache(before)
        self.moved = self._has_moved()
        self.sight = ViewCache(after, None if self.moved else self.was, private)
        logs = [table.g.log.spoken if table.started else 0 for table in (before, after)]
        self.spoke = logs[0] != logs[1] or before.undone != after.undone
        """True if the statements may differ before and after this transition."""
        self.talks = any(logs)
        """True if somebody has made a statement in the game, before this transition or in it."""
        if self.moved and self.talks:
            self.sight.keep_talk(self.was, self.spoke)
        self.asks_all_anew = self.was.standing != self.sight.standing
        """True if the public part of the question has changed, so that every stream gets a message."""
        self.stands_otherwise = bool(self.was.facts != self.sight.facts)
        self.changes_own = bool(OWN(before) != OWN(after))
        """True if the private settings of any seat have changed."""

    def event(self, event: Event) -> msgspec.Raw:
        if id(event) not in self._json:
            self._json[id(event)] = msgspec.Raw(encode(self.after.game.codec.encode(event)))
        return self._json[id(event)]

    def events(self, events: tuple[Event, ...]) -> msgspec.Raw:
        """Returns these events, encoded. The result is cached, because most seats see the same events."""
        which = tuple(map(id, events))
        if which not in self._json:
            self._json[which] = msgspec.Raw(encode([self.event(event) for event in events]))
        return self._json[which]

    @cached_property
    def public(self) -> tuple[Any, Any]:
        """The changed public fields of the game, and its removed keys, encoded. Field values are replaced and never
        mutated, so `is` finds changes."""
        if self.now is None or self.then is self.now:
            return None, None
        changed, gone = differences(self.then, self.now, self.after.game.codec.encode)
        return (
            msgspec.Raw(encode(changed)) if changed else None,
            msgspec.Raw(encode(gone)) if gone else None,
        )

    @cached_property
    def judged(self) -> dict[int, Proved]:
        """The changes in what everybody knows about the truth of statements."""
        was, now = self.was.judged, self.sight.judged
        return {at: now.get(at, "") for at in sorted({*was, *now}) if was.get(at) != now.get(at)}

    @cached_property
    def floor(self) -> models.FloorInfo | None:
        """The floor, if anything of it has changed; with an empty kind if it was closed."""
        if self.before.floor is None and self.after.floor is None:
            return None
        then, now = floor_info(self.before), floor_info(self.after)
        return None if then == now else now or models.FloorInfo()

    @cached_property
    def contradictions(self) -> dict[int, tuple[int, int] | None]:
        """The changes in which statements contradict earlier ones."""
        was, now = self.was.contradictions, self.sight.contradictions
        return {at: now.get(at) for at in sorted({*was, *now}) if was.get(at) != now.get(at)}

    def update(self, key: Player | None, n: int, stream_options: StreamOptions = EVERYTHING) -> messages.Update | None:
        """Returns the update for this stream; None if nothing has changed for it."""
        seat, lines = eyes(key), self._lines(key)
        if seat not in self._parts:
            self._parts[seat] = self._seen(seat, stream_options)
        parts = self._parts[seat] | ({"chat": lines} if lines else {})
        return messages.Update(n, self.after.at, **parts) if parts else None

    def _lines(self, key: Player | None) -> tuple[models.ChatLine, ...]:
        before, after = self.before, self.after
        if after.over and not before.over:  # from now on all share one chat
            known = frozenset(heard(before, key))
            return tuple(line for line in heard(after, key) if line not in known)
        return () if after.chat is before.chat else heard(after, key, since=len(before.chat))

    def _seen(self, seat: Player | None, stream_options: StreamOptions) -> dict[str, Any]:
        """Returns all parts of a seat's update except the chat."""
        before, after = self.before, self.after
        parts: dict[str, Any] = {}
        if self.moved and (now := self.sight.seen(seat)) is not None:
            parts |= self._game(self.was.seen(seat), now)
            if "events" in parts and (film := self._film(seat)) is not None:
                parts["film"] = film
            if self.talks:
                parts |= self._on_talk()
        if self.now is not None:
            parts |= self._asks(seat, stream_options)
        if self.stands_otherwise:
            parts["table"] = table_info(after)
        if after.notices is not before.notices and (news := notices_for(after, seat, before.seq)):
            parts["notices"] = news
        if after.g.over and not before.g.over:
            parts["reasons"] = reasons(after, seat)
        moments = tuple(told for each in self.within if (told := each.moment(seat)) is not None)
        if len(moments) > 1:
            parts["moments"] = moments
        if self.floor is not None:
            parts["floor"] = self.floor
        if seat is not None:
            parts |= self._own(seat)
        if after.finished and not before.finished:
            parts |= {"seed": after.seed.seed, "salt": after.seed.salt, "nonces": after.mix}
        return parts

    def _on_talk(self) -> dict[str, Any]:
        """Returns what has changed in everybody's knowledge of the statements; only a new statement, or a statement
        taken back with an answer, can change which statements contradict each other."""
        parts: dict[str, Any] = {"judged": self.judged} if self.judged else {}
        if self.spoke and self.contradictions:
            parts["contradictions"] = self.contradictions
        return parts

    def _asks(self, seat: Player | None, stream_options: StreamOptions) -> dict[str, Any]:
        """Returns the question, if it has changed for this seat. Returns only the seat's own answer if that is the only
        change and the client wants no more."""
        if not self.asks_all_anew:
            before, after = own_asking(self.before, seat), own_asking(self.after, seat)
            if before == after:
                return {}
            if stream_options.once and after[0] is not None and before[1:] == after[1:]:
                return {"answer": self.after.game.notation.print(after[0])}
        return {"question": question_info(self.sight, seat, self.printed, stream_options)}

    def moment(self, seat: Player | None) -> models.MomentInfo | None:
        """Returns what this seat saw of the game in this transition, as one step; None if it saw nothing."""
        if not self.moved or (now := self.sight.seen(seat)) is None:
            return None
        parts = self._game(self.was.seen(seat), now)
        answered = self.before.question != self.after.question
        return models.MomentInfo(self.before.asked() if answered else (), **parts) if parts else None

    def _has_moved(self) -> bool:
        """True if the game may look different to somebody. A sealed answer changes no view."""
        before, after = self.before, self.after
        if before.g is after.g:
            return before.started != after.started
        then, now = ((table.started, table.question, len(table.g.log)) for table in (before, after))
        return then != now or self.public != (None, None)

    def _game(self, then: Seen, now: View[Any]) -> dict[str, Any]:
        changed, gone = self.public
        parts: dict[str, Any] = {"public": changed, "gone": gone}
        if secrets := self._secrets({} if then is None else then.secrets, now.secrets):
            parts["secrets"] = secrets
        told = 0 if then is None else len(then.events)
        if then is not None and self.before.undone != self.after.undone:
            told = parts["kept"] = shared(then.events, now.events)
        events = now.events[told:]
        if events:
            parts["events"] = self.events(events)
        return {name: part for name, part in parts.items() if part is not None}

    def _film(self, seat: Player | None) -> models.FilmInfo | None:
        """Returns when people see the new events on screen; None if no film times these events."""
        before, after = self.before, self.after
        film = after.film if self.films and after.tempo.in_step and before.undone == after.undone else None
        if film is None or film.batch != after.batch or not film.lasts:
            return None
        return film_info(after, seat, 0 if self.then is None else len(before.g.log))

    def _secrets(self, old: dict[Key, Secret], now: dict[Key, Secret]) -> Any:
        if old == now:
            return None
        encode_value = self.after.game.codec.encode
        secrets = [
            [encode_value(key), encode_value(hidden.value), None if hidden.seen_by is None else sorted(hidden.seen_by)]
            for key, hidden in now.items()
            if (was := old.get(key)) is not hidden and was != hidden
        ]
        lost = [encode_value(key) for key in old if key not in now]
        return {"set": secrets, "gone": lost} if secrets or lost else None

    def _own(self, seat: Player) -> dict[str, Any]:
        """Returns the changes of the seat's private settings, which are sent to this seat only."""
        before, after = self.before, self.after
        parts: dict[str, Any] = {}
        if not self.changes_own:
            return parts
        if before.orders.get(seat, ()) != after.orders.get(seat, ()):
            parts["orders"] = after.orders.get(seat, ())
        if before.ahead.get(seat) != after.ahead.get(seat):
            parts["ahead"] = ahead_of(after, seat)
        if still_there(before, seat) != still_there(after, seat):
            parts["still_there"] = still_there(after, seat)
        if asks(before, seat) != asks(after, seat):
            parts["ask_me"] = asks(after, seat)
        if (seat in before.phase_passes) != (seat in after.phase_passes):
            parts["passes_phase"] = seat in after.phase_passes
        return parts


def whole(table: Table, seat: Player | None, n: int, missing: messages.Why) -> messages.Update:
    """Returns the complete state as one update, for a history whose earlier messages are missing."""
    nothing = replace(
        table, started=False, closed=None, chat=(), orders={}, ahead={}, lates={}, asks={}, phase_passes={}
    )
    update = UpdateBuilder(nothing, table, Printed()).update(seat, n)
    assert update is not None
    return msgspec.structs.replace(update, missing=missing)


def differences(before: Any, after: Any, encode_value: Callable[[Any], Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns the fields of `after` that differ from `before`, and the removed keys. If a field is a mapping, only its
    changed keys are returned."""
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
    """Returns the number of events at the start that both sequences have in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))


def own_asking(table: Table, seat: Player | None) -> tuple[Any, ...]:
    """Returns the parts of a question that only this seat may know."""
    held = None if seat is None else table.held.get(seat)
    return held, seat in table.moment_asked, offered(table, seat)
