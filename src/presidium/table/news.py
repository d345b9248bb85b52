"""What a seat, or a spectator, is told of a step from one table to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from operator import attrgetter
from typing import Any, Final

import msgspec

from presidium.core import Event, Key, Player, Secret, View
from presidium.table import infos, messages
from presidium.table.back import offered
from presidium.table.journal import encode
from presidium.table.sight import Seen, Sight
from presidium.table.sparing import asks
from presidium.table.standing import table_info
from presidium.table.streams import (
    Printed,
    ahead_of,
    eyes,
    heard,
    notices_for,
    question_info,
    reasons,
    still_there,
)
from presidium.table.table import Table
from presidium.table.wishes import EVERYTHING, Wishes

MISSING: Final = object()
OWN: Final = attrgetter("orders", "ahead", "lates", "asks")
"""What a seat keeps for itself beside the game lies in these drawers of the table."""


class Telling:
    """What everybody is told of the step from one table to the next, made once for all who hear it."""

    def __init__(
        self,
        before: Table,
        after: Table,
        printed: Printed,
        within: Sequence[Telling] = (),
        was: Sight | None = None,
        private: bool = False,
    ) -> None:
        """`private`: it concerns one seat alone."""
        self.before, self.after = before, after
        self.within = within
        """The moments it is made of, where these are told too."""
        self.then = before.g.public if before.started else None
        self.now = after.g.public if after.started else None
        self.printed = printed
        self._json: dict[int | tuple[int, ...], msgspec.Raw] = {}
        self._parts: dict[Player | None, dict[str, Any]] = {}
        self.was = was if was is not None and was.table is before else Sight(before)
        self.moved = self._has_moved()
        self.sight = Sight(after, None if self.moved else self.was, private)
        self.asks_all_anew = self.was.standing != self.sight.standing
        """Whether the question is another for everybody, so that every stream is told something."""
        self.stands_otherwise = bool(self.was.facts != self.sight.facts)
        self.changes_own = bool(OWN(before) != OWN(after))
        """Whether anything has changed of what seats keep for themselves beside the game."""

    def event(self, event: Event) -> msgspec.Raw:
        if id(event) not in self._json:
            self._json[id(event)] = msgspec.Raw(encode(self.after.game.codec.encode(event)))
        return self._json[id(event)]

    def events(self, events: tuple[Event, ...]) -> msgspec.Raw:
        """Most seats hear the same."""
        which = tuple(map(id, events))
        if which not in self._json:
            self._json[which] = msgspec.Raw(encode([self.event(event) for event in events]))
        return self._json[which]

    @cached_property
    def public(self) -> tuple[Any, Any]:
        """The fields of the public part that changed; its leaves are replaced, never changed, so `is` will tell."""
        if self.now is None or self.then is self.now:
            return None, None
        changed, gone = differences(self.then, self.now, self.after.game.codec.encode)
        return (
            msgspec.Raw(encode(changed)) if changed else None,
            msgspec.Raw(encode(gone)) if gone else None,
        )

    def update(self, key: Player | None, n: int, wishes: Wishes = EVERYTHING) -> messages.Update | None:
        """What this stream is told; None if nothing has changed for it."""
        seat, lines = eyes(key), self._lines(key)
        if seat not in self._parts:
            self._parts[seat] = self._seen(seat, wishes)
        parts = self._parts[seat] | ({"chat": lines} if lines else {})
        return messages.Update(n, self.after.at, **parts) if parts else None

    def _lines(self, key: Player | None) -> tuple[infos.ChatLine, ...]:
        before, after = self.before, self.after
        if after.over and not before.over:  # one common chat from now on
            known = frozenset(heard(before, key))
            return tuple(line for line in heard(after, key) if line not in known)
        return () if after.chat is before.chat else heard(after, key, since=len(before.chat))

    def _seen(self, seat: Player | None, wishes: Wishes) -> dict[str, Any]:
        """All but what is said in plain words."""
        before, after = self.before, self.after
        parts: dict[str, Any] = {}
        if self.moved and (now := self.sight.seen(seat)) is not None:
            parts |= self._game(self.was.seen(seat), now)
        if self.now is not None:
            parts |= self._asks(seat, wishes)
        if self.stands_otherwise:
            parts["table"] = table_info(after)
        if after.notices is not before.notices and (news := notices_for(after, seat, before.seq)):
            parts["notices"] = news
        if after.g.over and not before.g.over:
            parts["reasons"] = reasons(after, seat)
        moments = tuple(told for each in self.within if (told := each.moment(seat)) is not None)
        if len(moments) > 1:
            parts["moments"] = moments
        if seat is not None:
            parts |= self._own(seat)
        if after.finished and not before.finished:
            parts |= {"seed": after.seed.seed, "salt": after.seed.salt, "nonces": after.mix}
        return parts

    def _asks(self, seat: Player | None, wishes: Wishes) -> dict[str, Any]:
        """The question, if it is another than before, for everybody or for this seat; or alone what it has answered."""
        if not self.asks_all_anew:
            before, after = own_asking(self.before, seat), own_asking(self.after, seat)
            if before == after:
                return {}
            if wishes.once and after[0] is not None and before[1:] == after[1:]:
                return {"answer": self.after.game.notation.print(after[0])}
        return {"question": question_info(self.sight, seat, self.printed, wishes)}

    def moment(self, seat: Player | None) -> infos.MomentInfo | None:
        """The same as one moment among others: what this seat saw of the game; None if it saw nothing."""
        if not self.moved or (now := self.sight.seen(seat)) is None:
            return None
        parts = self._game(self.was.seen(seat), now)
        answered = self.before.question != self.after.question
        return infos.MomentInfo(self.before.asked() if answered else (), **parts) if parts else None

    def _has_moved(self) -> bool:
        """Whether there can be news of the game; an answer that lies sealed is none."""
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
        """What a seat keeps for itself: told to it alone."""
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


def own_asking(table: Table, seat: Player | None) -> tuple[Any, ...]:
    """What a seat's question turns on besides what everybody may know of it."""
    held = None if seat is None else table.held.get(seat)
    return held, seat in table.moment_asked, offered(table, seat)
