"""One table: who sits there, the game, and what lies sealed on it. It changes by facts alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from presidium.core import CHANCE, Action, Ask, Game, Player, State
from presidium.games import find
from presidium.table import dice, journal
from presidium.table.journal import Entry, Fact
from presidium.table.tempo import BOT_PAUSE, Tempo, is_window, seconds

LAST_COMMANDS = 200
"""How many commands of each person are remembered, so that one sent twice is done once."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat is held by a person, by a bot, or open; the caretaker minds it while its person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    minded: bool = False

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def by_hand(self) -> bool:
        """Whether a person answers for it now."""
        return self.person is not None and not self.minded


@dataclass(slots=True)
class Table:
    """A mutable shell with immutable leaves, like a game's state: a fork costs microseconds and shares the rest.

    Law: the same entries make the same table, whoever reads them.
    """

    id: str
    seed: dice.Seed
    opened: journal.Opened = None  # type: ignore[assignment]
    game: Game = None  # type: ignore[assignment]
    g: State[Any] = None  # type: ignore[assignment]
    seats: dict[Player, Seat] = field(default_factory=dict)
    host: str = ""
    started: bool = False
    closed: journal.Closed | None = None
    paused_at: float | None = None
    held: dict[Player, Action] = field(default_factory=dict)
    """The sealed answers to the question that stands; they can be changed until it closes."""
    ahead: dict[Player, Action] = field(default_factory=dict)
    orders: dict[Player, tuple[str, ...]] = field(default_factory=dict)
    agreed: frozenset[Player] = frozenset()
    chat: tuple[journal.Chatted, ...] = ()
    players: frozenset[str] = frozenset()
    """Everybody who has held a seat since the start: they know something, and do not hear those who watch."""
    next_table: str = ""
    rolls: int = 0
    mix: str = ""
    question: int = 0
    """Counts the questions that have been answered: public, for it moves only when everybody sees something move."""
    asked_at: float = 0.0
    talked: int = field(default=-1, compare=False)
    """The question before which the bots have had their say."""
    seq: int = 0
    batch: int = 0
    at: float = 0.0
    commands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Who gave which command lately."""

    def fork(self) -> Table:
        """Another table that goes on from here; this one stays as it is."""
        return replace(
            self,
            g=self.g.copy(),
            seats=self.seats.copy(),
            held=self.held.copy(),
            ahead=self.ahead.copy(),
            orders=self.orders.copy(),
            commands=self.commands.copy(),
        )

    # What it is

    @property
    def tempo(self) -> Tempo:
        return self.opened.tempo

    @property
    def over(self) -> bool:
        return self.closed is not None or (self.started and self.g.over)

    @property
    def finished(self) -> bool:
        """Whether everything may open: the game has come to its end, or all who played agreed to end it.

        A host alone closes a table, not its secrets open: else one could end a game to read the others' hands.
        """
        people = {seat for seat, held in self.seats.items() if held.person is not None}
        return self.over and (self.closed is None or (self.closed.why == "consent" and people <= self.agreed))

    @property
    def running(self) -> bool:
        return self.started and not self.over

    def seat_of(self, person: str | None) -> tuple[Player, ...]:
        """The seats this person holds."""
        return tuple(seat for seat, held in self.seats.items() if person is not None and held.person == person)

    def asked(self) -> tuple[Player, ...]:
        return self.g.asked() if self.running else ()

    def deadline(self) -> float | None:
        """When the question that stands closes, at a live table; None if it waits for people, or for no time at all."""
        if not self.running or self.paused_at is not None or self.tempo.pace != "live":
            return None
        asked = self.g.asked()
        if CHANCE in asked:
            return None
        if not is_window(self.g) and not any(self.seats[seat].by_hand for seat in asked):
            return self.asked_at + BOT_PAUSE * self.tempo.scale
        return self.asked_at + seconds(self.tempo, self.g)

    # How it changes

    def add(self, fact: Fact, at: float, batch: int, by: str | None = None, command: str | None = None) -> Entry:
        """Let a fact happen, and say what is to be written down of it."""
        entry = Entry(self.seq + 1, batch, at, fact, by, command)  # type: ignore[arg-type]
        self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        self.seq, self.batch, self.at = entry.seq, entry.batch, entry.at
        if entry.by is not None and entry.command is not None:
            self.commands[entry.by] = (*self.commands.get(entry.by, ())[1 - LAST_COMMANDS :], entry.command)
        happen = getattr(self, f"_{type(entry.fact).__name__.lower()}")
        happen(entry.fact)

    def _opened(self, fact: journal.Opened) -> None:
        self.opened, self.host = fact, fact.host
        self.game = find(fact.game)
        self.g = self.game.new(fact.seats, **fact.chosen)
        self.seats = dict.fromkeys(self.g.rules.players, Seat())

    def _sat(self, fact: journal.Sat) -> None:
        self.seats[fact.seat] = Seat(fact.person, fact.name, None, fact.nonce or self.seats[fact.seat].nonce)
        if self.started:
            self.players |= {fact.person}

    def _filled(self, fact: journal.Filled) -> None:
        self.seats[fact.seat] = Seat(None, fact.bot, fact.bot)

    def _left(self, fact: journal.Left) -> None:
        self.seats[fact.seat] = Seat(None, self.seats[fact.seat].name, None) if self.started else Seat()
        self.forget(fact.seat)

    def forget(self, seat: Player) -> None:
        """What somebody has left sealed on the table goes with him."""
        for drawer in (self.held, self.ahead, self.orders):
            drawer.pop(seat, None)

    def _started(self, _: journal.Started) -> None:
        self.started = True
        self.players = frozenset(held.person for held in self.seats.values() if held.person is not None)
        self.asked_at = self.at
        self.mix = dice.mixed({seat: held.nonce for seat, held in self.seats.items() if held.nonce})

    def _held(self, fact: journal.Held) -> None:
        self.held[fact.seat] = self.game.notation.read(fact.action)

    def _moved(self, fact: journal.Moved) -> None:
        self.move(fact.seat, self.game.notation.read(fact.action))

    def move(self, player: Player, action: Action) -> None:
        openly = isinstance(self.g.question(), Ask)
        self.g.apply(player, action)
        self.rolls += player == CHANCE
        if openly:  # the windows before it leave it alone; for another occasion nobody has chosen yet
            self.ahead.clear()
        if not self.g.answers:
            self.question += 1
            self.asked_at = self.at
            self.held.clear()

    def _stated(self, fact: journal.Stated) -> None:
        self.g.say(fact.seat, self.game.statements.read(fact.statement))  # type: ignore[arg-type]

    def _ahead(self, fact: journal.Ahead) -> None:
        self.ahead.pop(fact.seat, None)
        if fact.action:
            self.ahead[fact.seat] = self.game.notation.read(fact.action)

    def _ordered(self, fact: journal.Ordered) -> None:
        self.orders[fact.seat] = fact.orders

    def _chatted(self, fact: journal.Chatted) -> None:
        self.chat += (fact,)

    def _paused(self, _: journal.Paused) -> None:
        self.paused_at = self.at

    def _resumed(self, _: journal.Resumed) -> None:
        assert self.paused_at is not None
        self.asked_at += self.at - self.paused_at
        self.paused_at = None

    def _hosted(self, fact: journal.Hosted) -> None:
        self.host = fact.person

    def _minded(self, fact: journal.Minded) -> None:
        self.seats[fact.seat] = replace(self.seats[fact.seat], minded=fact.minded)

    def _agreed(self, fact: journal.Agreed) -> None:
        self.agreed |= {fact.seat}

    def _closed(self, fact: journal.Closed) -> None:
        self.closed = fact

    def _followed(self, fact: journal.Followed) -> None:
        self.next_table = fact.table
