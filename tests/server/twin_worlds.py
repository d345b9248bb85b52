"""Two worlds at the wire that differ only in what one seat has not seen, played by the same public moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from presidium.core import CHANCE, UNSEEN, Ask, AskAll, Roll, State, view
from presidium.core.laws import Twin
from presidium.core.record import play
from presidium.server.base.tempo import is_window
from presidium.server.domain import extra_moment, journal
from presidium.server.domain.autoplay import acts_at, wakes_at
from presidium.server.domain.table import Table
from presidium.server.domain.timing.waiting import writing
from presidium.server.live.room import Room
from tests.contract.sittings import Sitting, begun, one_at_a_table
from tests.contract.twins import twin
from tests.server.wire_table import Line, Wire, settled

Seat = int | None


class Turn(NamedTuple):
    """A question and how it was answered: of a sealed one under way perhaps not by all."""

    sealed: bool
    answers: dict[int, str]
    others: dict[int, str]
    """What else each might have answered: for those who change their minds."""
    drawn: int = -1
    """Which outcome, where chance was asked."""
    closed: bool = True


def turns(table: Sitting, moves: Twin) -> Iterator[Turn]:
    """A world's moves, question by question."""
    g, rng, pending = table.new(), Random(1), None
    for move in moves:
        if move is None:
            continue
        player, action = table.laws.fitted(g, move)
        pending = pending or _asked(table, g, rng)
        if player == CHANCE:
            outcomes = g.question().outcomes.actions  # type: ignore[union-attr]
            pending = pending._replace(drawn=outcomes.index(action))
        pending.answers[player] = table.game.notation.print(action)
        play(g, player, action)
        if not g.answers:
            yield pending
            pending = None
    yield pending._replace(closed=False) if pending else _asked(table, g, rng)._replace(closed=False)


def _asked(table: Sitting, g: State[Any], rng: Random) -> Turn:
    others: dict[int, str] = {}
    for seat in g.asked():
        options = g.options(seat)
        assert options is not None
        others[seat] = table.game.notation.print(options.sample(rng))
    return Turn(isinstance(g.question(), AskAll), {}, others)


def two_worlds(table: Sitting, seat: Seat, seed: int) -> tuple[list[Turn], list[Turn]]:
    """A game, and another that looks the same to this seat, both up to a moment when people are asked.

    That is the end of the game, somewhere in it, or its beginning, when the sheets are written.
    """
    rng = Random(seed)
    record = one_at_a_table(table, seed // 3)
    last = len(record.moves) - 1
    cut = (last, rng.randrange(last), min(last, 60))[seed % 3]
    while not _rests(begun(table, record, cut)):
        cut -= 1
    one, other = list(turns(table, list(record.moves[:cut]))), list(turns(table, twin(table, record, cut, seat, rng)))
    assert [turn.closed for turn in one] == [turn.closed for turn in other]
    return one, other


def _rests(g: State[Any]) -> bool:
    """Whether the table comes to rest here, since somebody has to decide something."""
    question = g.question()
    if isinstance(question, Ask):
        options = g.options(question.player)
        return options is not None and options.only() is None
    return question is not None and not isinstance(question, Roll) and not question.quiet


class World:
    """One of the two, played over the wire. `habits` are those of the others, which the seat must not notice."""

    def __init__(self, wire: Wire, table: Sitting, seat: Seat, pace: str, habits: Random) -> None:
        self.wire, self.at_hand, self.seat, self.pace, self.habits = wire, table, seat, pace, habits
        self.script = Random(7)
        """What the seat itself does, and when: the same in both worlds."""
        self.known: list[Any] = []
        self.silent: set[int] = set()
        """Who says nothing this time, and must have no orders that would speak for him."""
        self.now = self.coming = Turn(False, {}, {})
        """The open question that comes next."""
        self.telling: set[float] = set()
        """How much longer windows lasted for what had been told."""
        self.lines: list[Line] = []
        self.others: list[Line] = []
        self.last: Seat = None
        """In step: whoever of the others answers last. That time is told, so this seat passes nothing ahead."""

    async def play(self, story: list[Turn], from_turn: int, patch: pytest.MonkeyPatch) -> None:
        """The first turns are written down all at once, the rest goes over the wire."""
        drawn = [turn.drawn for turn in story if turn.drawn >= 0]
        patch.setattr("presidium.server.domain.dice.draw", lambda _, __, roll, ___: drawn[roll])
        patch.setattr("presidium.server.domain.dice.chance", lambda _, __, question, ___: question % 7 == 0)
        patch.setattr("presidium.server.domain.autoplay.choice", self.caretaker)
        await self.sit_down()
        at = self.room.table.question
        facts = [journal.Moved(*move) for turn in story[at:from_turn] for move in turn.answers.items()]
        await self.room.apply_facts(*facts)
        await self.listen()
        for number, turn in enumerate(story):
            self.now = turn
            await self.floor(turn)
            self.coming = next((each for each in story[number:] if each.drawn < 0 and not each.sealed), turn)
            if self.room.table.question == number:  # else the table has gone on by itself
                await (self.sealed(turn) if turn.sealed else self.open(turn))
        await self.look()
        await settled()
        self.known += [line.heard for line in self.lines]

    def caretaker(self, _: Table, __: Any, seat: int, ___: Any) -> Any:
        """The caretaker answers for late players, as the story goes."""
        return self.at_hand.game.notation.read(self.now.answers[seat])

    def seen(self) -> list[str]:
        """What must be found there: the seat's own secrets."""
        own = [kept for kept in self.room.table.g.secrets.values() if kept.seen_by == frozenset({self.seat or 0})]
        written = [journal.as_json(self.at_hand.game.codec.encode(kept.value)) for kept in own]
        return [text for text in written if len(text) > 20]

    def unseen(self) -> list[str]:
        """What must be found nowhere in all this, as it would be written: the others' secrets, and the server's."""
        g, encode_value = self.room.table.g, self.at_hand.game.codec.encode
        mine = view(g, self.seat)
        hidden = [encode_value(kept.value) for key, kept in g.secrets.items() if mine.secrets[key].value is UNSEEN]
        written = [journal.as_json(value) for value in hidden]
        people = [held.person or "" for held in self.room.table.seats.values()]
        foreign = [token for seat, token in self.tokens.items() if seat != self.seat]
        nonces = [f"nonce {seat}" for seat in self.tokens]
        jotted = [f"jotted by {seat}" for seat in self.tokens]
        found = [text for text in written if len(text) > 20]
        return [*found, *people, *foreign, *nonces, *jotted, *self.room.table.seed]

    async def sit_down(self) -> None:
        wire, seats = self.wire, range(1, self.at_hand.seats + 1)
        self.tokens = {seat: await wire.person(f"Player {seat}") for seat in seats}
        self.watcher = await wire.person("Watcher")
        new = {"game": self.at_hand.game.name, "seats": len(seats), "options": dict(self.at_hand.chosen)}
        if self.pace == "mail":
            new |= {"sittings": [480, 1200], "zone": "Europe/Paris"}
        tempo: dict[str, Any] = {"pace": "live", "in_step": True, "poker_face": self.pace in ("poker face", "talk")}
        tempo |= {"talk": "open"} if self.pace == "talk" else {}
        new |= tempo if self.pace in ("in step", "poker face", "talk") else {"pace": self.pace}
        self.id = await wire.table(self.tokens[1], listed=True, advice=True, **new)
        for seat, token in self.tokens.items():
            await wire.done(self.id, token, "sit", seat=seat, nonce=f"nonce {seat}")
        await wire.done(self.id, self.tokens[1], "start")

    async def listen(self, since: str = "") -> None:
        """All people are there, so that no caretaker comes; what the seat hears is to be looked at."""
        mine = f"seat={self.seat}" if self.seat else ""
        self.lines = [await self.wire.listen(self.id, self.me, query + since) for query in (mine, "")]
        others = [(seat, token) for seat, token in self.tokens.items() if seat != self.seat]
        self.others = [await self.wire.listen(self.id, token, f"seat={seat}") for seat, token in others]

    async def come_back(self) -> None:
        """The lines are cut and opened again; meanwhile the table may have left the server's memory."""
        self.known += [line.heard for line in self.lines]
        for line in (*self.others, *self.lines):
            await line.hang_up()
        if self.habits.random() < 0.5:
            self.room.stop()
            del self.wire.hall.rooms[self.id]
        await self.listen(f"&since={max(0, self.room.numbers.get(self.seat, 0) - 2)}")

    @property
    def room(self) -> Room:
        return self.wire.room(self.id)

    @property
    def timed(self) -> bool:
        """Whether windows close at their time, whoever has answered; in step where somebody has not."""
        return self.pace != "untimed"

    @property
    def live(self) -> bool:
        return self.room.table.tempo.pace == "live"

    @property
    def in_step(self) -> bool:
        """Whether the time of the last answer is told."""
        return self.pace == "in step"

    @property
    def me(self) -> str:
        return self.tokens[self.seat] if self.seat else self.watcher

    # Questions

    async def floor(self, turn: Turn) -> None:
        """All say in public, in the same order, that they are ready; whether they answer by it is their own affair."""
        number, order = self.room.table.question, list(self.tokens)
        self.script.shuffle(order)
        for seat in order:
            if self.room.table.floor is None or self.room.table.question != number:
                return
            self.wire.clock.goes_on(1.0)
            sealed = turn.sealed and turn.closed and seat in turn.answers and seat != self.seat
            answers_by_it = sealed and self.habits.random() < 0.5
            if answers_by_it and seat not in self.room.table.floor.ready:
                await self.answer(seat, turn.answers[seat], "")
            else:
                await self.wire.done(self.id, self.tokens[seat], "ready", seat=seat)
            await self.look()
            self.known.append(acts_at(self.room.table))
        while self.room.table.floor is not None:
            await self.to(acts_at(self.room.table))

    async def open(self, turn: Turn) -> None:
        await self.look()
        if turn.closed:
            self.wire.clock.goes_on(1.5)
            await self.fidget(turn)
            ((seat, action),) = turn.answers.items()
            secretly = seat != self.seat and self.live and self.at_hand.game.announced is not None
            whim = self.script if self.in_step else self.habits
            await self.answer(seat, action, whim.choice(("", "pass")) if secretly else "")
            self.known.append(wakes_at(self.room.table))

    async def sealed(self, turn: Turn) -> None:
        """The others answer early or late, in any order, twice or, where they pass a window, never.

        Only who comes last is the same in both worlds: himself or somebody else, since that may close the question.
        """
        number = self.room.table.question
        self.silent.clear()
        rest = [seat for seat in turn.answers if seat != self.seat]
        whim = self.habits if writing(self.room.table) is None else self.script  # who still writes is told
        whim.shuffle(rest)
        if self.live and turn.closed and not is_window(self.room.table.g) and self.script.random() < 0.3:
            rest = rest[1:]  # somebody is late, and nobody is told who
        mine_last = self.script.random() < 0.5 and self.seat in turn.answers
        if self.in_step:
            rest = await self.somebody_last(rest, mine_last, turn)
        asked_for = await self.ask_for_a_moment()
        early = rest[: whim.randrange(len(rest) + mine_last) if rest else 0]
        await self.passes(1.0, early, turn)
        if not mine_last:
            await self.mine(turn)
        await self.look()
        if self.in_step and turn.closed and asked_for and (self.last or mine_last) and self.script.random() < 0.5:
            await self.to(wakes_at(self.room.table))
        await self.passes(1.0, rest[len(early) :], turn)
        if mine_last:
            await self.mine(turn)
        self.last = None
        self.telling |= {self.room.table.telling} if is_window(self.room.table.g) else set()
        while turn.closed and self.timed and self.room.table.question == number:  # it may be given a moment
            # live, all answers are in at another time in each world, and when a question opens by that is no secret
            fixed = self.live and not self.in_step
            wakes = wakes_at(self.room.table) if fixed else acts_at(self.room.table)
            self.known.append(wakes)
            await self.to(wakes)
        self.known.append(wakes_at(self.room.table))

    async def to(self, at: float | None) -> None:
        """So late it is now."""
        assert at is not None
        self.wire.clock.now = max(self.wire.clock.now, at)
        await self.room.apply_facts()

    async def somebody_last(self, rest: list[int], mine_last: bool, turn: Turn) -> list[int]:
        """In step: the others, and at their end whoever of them answers last; often after the film is over. Where the
        story ends before all have answered, that is somebody who has not."""
        table = self.room.table
        if self.script.random() < 0.6:
            await self.to(table.opens)
        missing = [seat for seat in turn.others if seat not in turn.answers and seat != self.seat]
        free = missing[:1] if not turn.closed else [seat for seat in rest if seat not in table.held]
        if not free or (mine_last and turn.closed):
            return rest
        self.last = last = free[-1]
        token = self.tokens[last]
        await self.wire.do(self.id, token, "order", seat=last, orders=())
        await self.wire.do(self.id, token, "askme", seat=last, when="matters")
        await self.wire.do(self.id, token, "passphase", seat=last, passes=False)
        return [*(seat for seat in rest if seat != last), *(seat for seat in rest if seat == last)]

    async def ask_for_a_moment(self) -> bool:
        """In the same windows of both worlds: he himself, or whoever of the others feels like it, and perhaps two."""
        table = self.room.table
        others = [seat for seat in table.asked() if seat != self.seat]
        if not extra_moment.has_moments(table) or not others:
            return False
        self.habits.shuffle(others)
        others.sort(key=lambda seat: -extra_moment.left(table, seat))
        if self.script.random() < 0.1 and self.seat in table.asked():
            asking = [self.seat, *(others[:1] if self.habits.random() < 0.5 else ())]
        elif self.script.random() < 0.3:
            asking = others[: self.habits.choice((1, 2))]
        else:
            asking = []
        for seat in asking:
            parts = {"seat": seat, "question": table.question}
            await self.wire.do(self.id, self.tokens[seat], "moment", **parts)
        return bool(asking)

    async def mine(self, turn: Turn) -> None:
        if self.seat is not None and self.seat in turn.answers:
            await self.answer(self.seat, turn.answers[self.seat])

    async def passes(self, seconds: float, seats: list[int], turn: Turn) -> None:
        """So much time, in which these seats answer: the last of them when it is over."""
        until = self.wire.clock.now + seconds
        await self.fidget(turn)
        for left, seat in reversed(list(enumerate(reversed(seats)))):
            self.wire.clock.now = until - seconds * left / len(seats)
            passes = turn.answers[seat] == "pass" and is_window(self.room.table.g)  # else he has to say it
            silent = passes and self.timed and not self.in_step and not self.room.table.orders.get(seat)
            if silent and self.habits.random() < 0.5:
                self.silent.add(seat)
                continue
            if left and self.habits.random() < 0.3:
                await self.answer(seat, turn.others[seat])
            await self.answer(seat, turn.answers[seat])
        self.wire.clock.now = until

    async def answer(self, seat: int, action: str, then: str = "") -> None:
        parts = {"question": self.room.table.question, "action": action, "then": then}
        await self.wire.done(self.id, self.tokens[seat], "answer", seat=seat, **parts)

    async def fidget(self, turn: Turn) -> None:
        """What the others do in private, or in vain."""
        for seat in self.tokens:
            if seat == self.seat or self.habits.random() < 0.7:
                continue
            token = self.tokens[seat]
            if seat not in self.coming.others:  # it would answer for him
                for action in self.habits.choice((("",), self.coming.others.values())):
                    await self.wire.do(self.id, token, "ahead", seat=seat, action=action)
            if self.at_hand.game.name == "kremlin" and self.live and seat not in self.silent:
                await self.orders(seat, token)
            await self.wire.do(self.id, token, "answer", seat=seat, question=0, action="nonsense")
            await self.wire.get(f"/api/tables/{self.id}?seat={seat}", token)
            jotted = {"notes": [{"subject": "note 1", "text": f"jotted by {seat}, {self.habits.random()}"}]}
            await self.wire.http("PUT", f"/api/tables/{self.id}/notes?seat={seat}", jotted, token)
            if self.habits.random() < 0.2:
                await self.wire.get(f"/api/tables/{self.id}/advice?seat={seat}", token)
        if self.seat is not None and self.habits.random() < 0.3:  # not for the ears of those who play
            await self.wire.done(self.id, self.watcher, "chat", text=f"aside {self.habits.random()}")

    async def orders(self, seat: int, token: str) -> None:
        """What he has written down ahead; in step whoever comes last has nothing there that counts as an answer."""
        counts = [] if seat == self.last else [("pass all",), ("pass vote", "pass purge")]
        orders = self.habits.choice([(), ("guard G 1",), ("pass untouched",), *counts])
        await self.wire.do(self.id, token, "order", seat=seat, orders=orders)
        if self.in_step and seat != self.last:
            await self.wire.do(self.id, token, "passphase", seat=seat, passes=self.habits.random() < 0.5)
            await self.wire.do(self.id, token, "askme", seat=seat, when=self.habits.choice(("acting", "every")))

    async def look(self) -> None:
        """Everything the seat can find out by asking; a part of it at a time."""
        if self.script.random() < 0.1:
            await self.come_back()
        mine, here = f"seat={self.seat or ''}".removesuffix("seat="), f"/api/tables/{self.id}"
        n = self.room.numbers.get(self.seat, 0)
        asked: list[tuple[str, str, Any, str | None]] = [
            ("GET", f"{here}?{mine}", None, self.me),
            ("GET", here, None, self.me if self.seat else None),
            ("GET", f"{here}/history", None, self.me),
            ("GET", "/api/tables", None, self.me),
            ("GET", "/api/me", None, self.me),
            ("GET", "/api/me/tables", None, self.me),
            ("GET", "/api/me/career", None, self.me),
            ("GET", "/api/me/export", None, self.me),
            ("GET", "/api/me/others", None, self.me),
            ("GET", f"{here}/others", None, self.me),
            ("GET", f"{here}/notes?seat={self.seat or 1}", None, self.me),
            ("GET", f"{here}/notes?seat=2", None, self.me),
            ("GET", "/status", None, self.me),
            ("GET", f"{here}/record", None, self.me),
            ("GET", f"{here}/history?{mine}&since={max(0, n - 3)}", None, self.me),
            ("GET", f"{here}/pravda?{mine}", None, self.me),
            ("GET", f"{here}/pravda?lang=fr", None, self.me),
            ("GET", f"{here}/report?{mine}", None, self.me),
            ("GET", f"{here}/advice?{mine}", None, self.me),
            ("GET", f"{here}/advice?seat=2", None, self.me),
            ("GET", f"{here}/why?at={self.script.randrange(40)}&seat={self.script.randrange(1, 4)}", None, self.me),
        ]
        tries: list[dict[str, Any]] = [
            {"do": "answer", "seat": self.seat or 1, "question": -1, "action": "pass"},
            {"do": "answer", "seat": 2, "question": self.room.table.question, "action": "pass"},
            {"do": "answer", "seat": self.seat or 1, "question": self.room.table.question, "action": "?"},
            {"do": "leave", "seat": 2 if self.seat != 2 else 3} if self.seat != 1 else {"do": "resume"},
        ]
        foreign = [body for body in tries if not (body.get("seat") == self.seat and body.get("action") == "pass")]
        asked += [("POST", f"{here}/commands", {"id": "try", **body}, self.me) for body in foreign]
        for method, path, body, who in self.script.sample(asked, 3):
            self.known.append((method, path, await self.wire.http(method, path, body, who)))
        self.known.append((wakes_at(self.room.table), self.room.table.asked(), self.room.alarm.is_set))
