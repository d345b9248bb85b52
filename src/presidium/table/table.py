"""One table: who sits there, the game, and what lies sealed on it. It changes by facts alone."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final

from presidium.core import CHANCE, Action, Ask, Game, Player, State, When
from presidium.core.view import lies_sealed
from presidium.table import back, dice, holidays, journal, mail, seats
from presidium.table.back import Back
from presidium.table.happening import happens
from presidium.table.journal import Entry, Fact
from presidium.table.notices import Notice, What, added
from presidium.table.post import Post
from presidium.table.seats import Claim, Holders, Seat
from presidium.table.tempo import BOT_PAUSE, MOMENT, Tempo, has_clock, is_window, seconds, sits, to_tell

LAST_COMMANDS = 50
"""How many commands of each person are remembered, so that one sent twice is done once: more than anybody sends without
having heard of the first. They lie in memory and in every snapshot, and are looked through at every answer."""


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
    holders: Holders = ()
    """Who has held a seat since the start."""
    claims: dict[Player, Claim] = field(default_factory=dict)
    """Who is to have which seat."""
    notices: tuple[Notice, ...] = ()
    host: str = ""
    started: bool = False
    closed: journal.Closed | None = None
    paused_at: float | None = None
    held: dict[Player, Action] = field(default_factory=dict)
    """The sealed answers to the question that stands; they can be changed until it closes."""
    ahead: dict[Player, Action] = field(default_factory=dict)
    then: dict[Player, tuple[Action, Action]] = field(default_factory=dict)
    """What a seat has done that brings a window about, and what it answers there: sealed, given with it."""
    orders: dict[Player, tuple[str, ...]] = field(default_factory=dict)
    moment: bool = False
    """Whether the window that stands has been given a moment more."""
    moment_asked: frozenset[Player] = frozenset()
    """Who has asked for one, as nobody knows."""
    moments_spent: dict[Player, int] = field(default_factory=dict)
    lates: dict[Player, int] = field(default_factory=dict)
    """How often in a row the clock of a seat ran out."""
    wishes: dict[Player, frozenset[str]] = field(default_factory=dict)
    """Who would have the caretaker answer for which seat."""
    asks: dict[Player, When] = field(default_factory=dict)
    """When each seat wants to be asked in a window, where it has said so."""
    post: Post = field(default_factory=Post)
    """What has to do with playing over days."""
    chat: tuple[journal.Chatted, ...] = ()
    next_table: str = ""
    rolls: int = 0
    mix: str = ""
    question: int = 0
    """Counts the questions that have been answered: public, for it moves only when everybody sees something move."""
    back: Back | None = None
    """What a person may still go back to: alone, or if the others agree."""
    undone: int = 0
    """How many answers were taken back."""
    asked_at: float = 0.0
    telling: float = 0.0
    """How many seconds of what has just happened were still to be told when the question was put."""
    talked: int = field(default=-1, compare=False)
    """The question before which the bots have had their say."""
    spoken_to: bool = field(default=False, compare=False)
    """Whether a person has said something to which no bot has been offered a reply."""
    spoke: int = field(default=-1, compare=False)
    """The same, of those who think first."""
    seq: int = 0
    batch: int = 0
    at: float = 0.0
    commands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Who gave which command lately."""
    written: dict[str, int] = field(default_factory=dict)
    """How many bytes each person has written beside the game."""
    published: int = 0
    """How many of all those everybody could see."""
    lent: bool = field(default=False, compare=False)
    """Whether another table has the same game in its hands."""

    def fork(self) -> Table:
        """Another table that goes on from here; this one stays as it is. Their game is one until it moves at either:
        what is sealed, ordered or written beside it does not touch it."""
        self.lent = True
        twin = Table(*ALL_OF_IT(self))
        for drawer in DRAWERS:
            setattr(twin, drawer, getattr(self, drawer).copy())
        return twin

    def has_heard(self, after: Table) -> None:
        """Bots have had their say, of which nothing came: they are not asked again, else the alarm would never rest."""
        self.talked, self.spoke, self.spoken_to = after.talked, after.spoke, after.spoken_to

    def own_game(self) -> State[Any]:
        """Its game, to be changed: from now on nobody else has it."""
        if self.lent:
            self.g, self.lent = self.g.copy(), False
        return self.g

    # What it is

    @property
    def tempo(self) -> Tempo:
        """The one it goes on at: that of its opening, unless it has adjourned since."""
        return self.opened.tempo

    @property
    def over(self) -> bool:
        return self.closed is not None or (self.started and not self.g.stack)

    @property
    def finished(self) -> bool:
        """Whether everything may open: the game has come to its end, or all who played agreed to end it.

        A host alone closes a table, not its secrets open: else one could end a game to read the others' hands.
        """
        ended = self.over and (self.closed is None or self.closed.why in ("consent", "rules"))
        return ended and not self.silent

    @property
    def silent(self) -> Holders:
        """Those without whose word everything stays shut: all who have not given their seat away themselves.

        Once the game has come to its own end, only those whom the host has removed from it: else a host could remove
        everybody and let the caretaker play to the end.
        """
        ended = self.over and (self.closed is None or self.closed.why == "rules")
        owed = ("removed",) if ended else ("", "removed", "replaced")
        return tuple(each for each in self.holders if each.gone in owed and not each.agreed)

    @property
    def rests(self) -> bool:
        """Whether it waits for people: the host has removed somebody, and fewer than two are left who play by hand.

        At the end of a game its rules lay much open. Nobody gets there by removing the others.
        """
        for each in self.holders:
            if each.gone == "removed" and not each.agreed:
                break
        else:
            return False
        return self.running and len({held.person for held in self.seats.values() if held.by_hand}) < 2

    @property
    def agreed(self) -> frozenset[Player]:
        """The seats whose holders would end the game here."""
        return frozenset(each.seat for each in self.holders if each.agreed and not each.gone)

    @property
    def mixed(self) -> str:
        """The hash of the numbers people have thrown into the dice; empty before the start."""
        return self.seed.mixed(self.mix) if self.started else ""

    @property
    def running(self) -> bool:
        return self.started and self.closed is None and bool(self.g.stack)

    @property
    def bots_alone(self) -> bool:
        """Whether no person sits here."""
        return all(held.person is None for held in self.seats.values())

    def seat_of(self, person: str | None) -> tuple[Player, ...]:
        """The seats this person holds."""
        return tuple(seat for seat, held in self.seats.items() if person is not None and held.person == person)

    @property
    def players(self) -> frozenset[str]:
        """Everybody who has held a seat since the start: they know something, and do not hear those who watch."""
        return frozenset(each.person for each in self.holders)

    def known_to(self, person: str) -> frozenset[Player]:
        """The seats this person has held since the start: what he has seen there he knows."""
        return frozenset(each.seat for each in self.holders if each.person == person)

    def asked(self) -> tuple[Player, ...]:
        return self.g.asked() if self.running else ()

    def deadline(self) -> float | None:
        """When the question that stands closes by the clock; None if it waits for people, or for no time at all."""
        if not self.running or self.paused_at is not None or not has_clock(self.tempo) or self.rests:
            return None
        if self.post.holidays:
            return None
        asked, live = self.g.asked(), self.tempo.pace == "live"
        if CHANCE in asked:
            return None
        if not any(self.seats[seat].by_hand for seat in asked) and not (live and is_window(self.g)):
            return self.asked_at + BOT_PAUSE * self.tempo.scale if live else None
        if self.tempo.pace == "mail":
            return mail.closes_at(self)
        return self.asked_at + seconds(self.tempo, self.g, self.telling) + (MOMENT if self.moment else 0.0)

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
        for seat in self.seat_of(entry.by) if self.lates else ():  # he is there
            self.lates.pop(seat, None)
        fact = entry.fact
        if isinstance(fact, journal.Left) and not fact.how:  # an older journal: only who did it himself has left
            himself = entry.by is not None and entry.by == self.seats[fact.seat].person
            fact = journal.Left(fact.seat, "left" if himself else "removed")
        if entry.by is not None and (size := self.beside(fact)):
            self.written[entry.by] = self.written.get(entry.by, 0) + size
            self.published += 0 if type(fact) in journal.SECRETS else size
        rested = self.rests
        self.back = back.before(self, entry) if self.started else None
        happens(fact, self)
        if rested and not self.rests:
            self.asked_at = self.at

    def beside(self, fact: Fact) -> int:
        """How many bytes this takes without the game going on; a sealed answer, and what is given with one, only where
        it takes another's place."""
        changes = isinstance(fact, (journal.Held, journal.Then)) and fact.seat in self.held
        return len(journal.encode(fact)) if changes or type(fact) in journal.ASIDE else 0

    def imitates(self, one: Seat | Claim) -> bool:
        """Whether he goes by a name that looks like that of somebody who was here before."""
        return seats.imitates(one, self.seats, self.holders)

    def tell(self, what: What, seat: Player, name: str, other: str = "", **more: Any) -> None:
        """Let everybody know, or one seat `only`, once there is a game to know about."""
        if self.running:
            self.notices = added(self.notices, Notice(self.seq, len(self.g.log), what, seat, name, other, **more))

    def forget(self, seat: Player) -> None:
        """What somebody has left sealed on the table goes with him."""
        for drawer in (self.held, self.ahead, self.then, self.orders, self.lates, self.wishes, self.asks):
            drawer.pop(seat, None)
        self.back = None
        holidays.ended(self, seat)
        self.post = self.post.without(seat)

    def move(self, player: Player, action: Action) -> None:
        openly, told = isinstance(self.g.question(), Ask), len(self.g.log)
        self.own_game().apply(player, action)
        self.rolls += player == CHANCE
        self.back = back.goes_on(self, player, openly)
        if openly:  # the windows before it leave it alone; for another occasion nobody has chosen yet
            self.ahead.clear()
        if not self.g.answers:
            self.question += 1
            self.telling = to_tell(self.game, self.g.log.since(told), self.telling - (self.at - self.asked_at))
            self.asked_at = self.at
            self.moment, self.moment_asked = False, frozenset()
            self.held.clear()
            self.wishes.clear()
            self._take_up_then()
            if sits(self.tempo):
                self.post = self.post.but(unawaited=mail.unawaited(self))

    def _take_up_then(self) -> None:
        """The window has opened that somebody has answered ahead, with what brought it about. What he had said for one
        that will not open, or cannot answer there, he is told; a card may still be named later."""
        find = self.game.announced
        found = None if find is None or not self.then or self.g.over or not is_window(self.g) else find(self.g.public)
        for seat, (done, answer) in list(self.then.items()):
            if found != (seat, done) and lies_sealed(self.g, seat, done):
                continue
            del self.then[seat]
            if found != (seat, done):
                self._tell_of_then("then-unneeded", seat, answer)
            elif self.g.why_not(seat, answer) is None:
                self.held[seat] = answer
            else:
                self._tell_of_then("then-impossible", seat, answer)

    def _tell_of_then(self, what: What, seat: Player, answer: Action) -> None:
        self.tell(what, seat, self.seats[seat].name, action=self.game.notation.print(answer), only=seat)


ALL_OF_IT: Final = attrgetter(*(part.name for part in fields(Table)))
DRAWERS: Final = tuple(part.name for part in fields(Table) if part.default_factory is dict)
"""What is changed in place."""
