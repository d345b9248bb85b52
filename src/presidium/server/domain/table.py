"""The state of one table: its players, its game and the sealed answers. It changes only by journal facts."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final

from presidium.core import CHANCE, Action, Ask, Game, Player, State, When
from presidium.core.view import lies_sealed
from presidium.server.base.notices import Notice, What, added
from presidium.server.base.tempo import (
    MOMENT,
    Tempo,
    bot_pause,
    has_clock,
    is_window,
    pauses_to_talk,
    seconds,
    sits,
    to_tell,
)
from presidium.server.domain import correspondence_clock, dice, fact_kinds, holidays, journal, seats
from presidium.server.domain import takeback as back
from presidium.server.domain.correspondence import CorrespondenceState
from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.reducer import apply_fact
from presidium.server.domain.seats import Claim, Holders, Seat
from presidium.server.domain.takeback import Takeback
from presidium.server.domain.timing import floor
from presidium.server.domain.timing.film import Film, after_step
from presidium.server.domain.timing.floor import Floor

KEPT_COMMAND_IDS = 50
"""Number of command ids remembered for each person, so that a command sent twice is executed once.

No client sends this many commands before it gets a reply. The ids are kept in memory and in every snapshot, and
searched for every command.
"""


@dataclass(slots=True)
class Table:
    """The complete state of a table: mutable, but made of immutable values, so that a fork takes microseconds.

    Invariant: the same journal entries always produce the same table.
    """

    id: str
    seed: dice.Seed
    opened: journal.Opened = None  # type: ignore[assignment]
    game: Game = None  # type: ignore[assignment]
    g: State[Any] = None  # type: ignore[assignment]
    seats: dict[Player, Seat] = field(default_factory=dict)
    holders: Holders = ()
    """Everybody who has held a seat since the start."""
    claims: dict[Player, Claim] = field(default_factory=dict)
    """Pending claims to seats of a running game."""
    notices: tuple[Notice, ...] = ()
    host: str = ""
    started: bool = False
    closed: journal.Closed | None = None
    paused_at: float | None = None
    held: dict[Player, Action] = field(default_factory=dict)
    """Sealed answers to the current question. They can be changed until it closes."""
    ahead: dict[Player, Action] = field(default_factory=dict)
    """Answers given in advance to a seat's next question."""
    then: dict[Player, tuple[Action, Action]] = field(default_factory=dict)
    """For each seat, an action that opens a window, and the sealed answer that the seat gives in that window."""
    orders: dict[Player, tuple[str, ...]] = field(default_factory=dict)
    """Standing orders of each seat, in their notation."""
    moment: bool = False
    """Whether the current window has been extended ("One moment!")."""
    moment_asked: frozenset[Player] = frozenset()
    """The seats that have asked for an extension; secret."""
    moments_spent: dict[Player, int] = field(default_factory=dict)
    """Number of extensions each seat has asked for."""
    lates: dict[Player, int] = field(default_factory=dict)
    """How many times in a row each seat's clock ran out."""
    caretaker_votes: dict[Player, frozenset[str]] = field(default_factory=dict)
    """For each seat, the people who have voted that the caretaker plays for it."""
    asks: dict[Player, When] = field(default_factory=dict)
    """When each seat wants to be asked in a window; seats without this setting are left out."""
    phase_passes: dict[Player, int] = field(default_factory=dict)
    """The seats that pass every window until the phase ends, with the number of that phase."""
    correspondence: CorrespondenceState = field(default_factory=CorrespondenceState)
    """State of correspondence play: banks, quiet hours, holidays, sittings and proposals."""
    chat: tuple[journal.Chatted, ...] = ()
    chat_places: tuple[int, ...] = ()
    """For each chat message the number of game events before it, hidden ones included. Tables stored by version 0.2
    have no numbers for their first messages."""
    next_table: str = ""
    rolls: int = 0
    """Number of dice rolled so far in this game."""
    mix: str = ""
    """The players' nonces, mixed into the dice since the start."""
    question: int = 0
    """Counts the questions answered so far. It is public, because it changes only when everybody sees the game go
    on."""
    back: Takeback | None = None
    """The state before the last answer, as long as that answer can be taken back."""
    undone: int = 0
    """Number of answers taken back."""
    asked_at: float = 0.0
    """When the current question was asked, moved forward by every pause."""
    telling: float = 0.0
    """Seconds of animation that were still ahead when the question was asked."""
    opens: float = 0.0
    """At tables in step: time at which the film before the question is over, moved forward by every pause."""
    film: Film | None = field(default=None, compare=False)
    """At tables in step or with floors: when people see what has happened; None if nothing has since it was loaded."""
    floor: Floor | None = None
    """The open floor; None if the table does not pause for talk now."""
    floors: dict[str, int] = field(default_factory=dict)
    """For each kind of floor, the number of the last one that was held."""
    thought_since: float = field(default=0.0, compare=False)
    """After a floor: time at which its question was put, since when bots have thought about it; 0 for others."""
    patience: float = field(default=1.0, compare=False)
    """Factor on the time that bots may think: over 1 where they have a slower machine."""
    talked: int = field(default=-1, compare=False)
    """Number of the last question before which the bots that answer at once could make statements."""
    spoken_to: bool = field(default=False, compare=False)
    """Whether a person has made a statement to which the bots have not had a chance to reply."""
    spoken_at: float = field(default=0.0, compare=False)
    """Time of the first statement to which the bots have not had a chance to reply."""
    words: int = field(default=0, compare=False)
    """How many bots have had their turn to speak on the open floor."""
    spoke: int = field(default=-1, compare=False)
    """Number of the last question before which the bots that think for some seconds could make statements."""
    seq: int = 0
    """Number of the last journal entry."""
    batch: int = 0
    """Number of the last batch of entries."""
    at: float = 0.0
    """Time of the last journal entry, in seconds of the server's clock."""
    commands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Ids of the latest commands of each person."""
    written: dict[str, int] = field(default_factory=dict)
    """Bytes each person has written without advancing the game (`bytes_outside_game`)."""
    published: int = 0
    """Bytes that all people together have written without advancing the game, as far as everybody could see them."""
    lent: bool = field(default=False, compare=False)
    """Copy-on-write: True while `g` is shared with a fork."""

    def fork(self) -> Table:
        """A copy that can change independently.

        The game state is shared until one of the two tables plays a move; sealed answers, orders and chat do not need a
        copy.
        """
        self.lent = True
        twin = Table(*ALL_OF_IT(self))
        for drawer in DRAWERS:
            setattr(twin, drawer, getattr(self, drawer).copy())
        return twin

    def has_heard(self, after: Table) -> None:
        """Notes that the bots had a chance to make statements before this question and made none. Otherwise the table's
        timer would never rest."""
        self.talked, self.spoke, self.spoken_to = after.talked, after.spoke, after.spoken_to
        self.words = after.words

    def own_game(self) -> State[Any]:
        """The game state, copied first if it is shared, so that it may be changed."""
        if self.lent:
            self.g, self.lent = self.g.copy(), False
        return self.g

    # State

    @property
    def tempo(self) -> Tempo:
        """The current time control of the table, which its players can change by a proposal."""
        return self.opened.tempo

    @property
    def over(self) -> bool:
        """Whether the table was closed or its game has ended."""
        return self.closed is not None or (self.started and not self.g.stack)

    @property
    def finished(self) -> bool:
        """Whether all secrets may open: the game has come to its end, or all who played have agreed to end it.

        A host alone closes a table without opening its secrets. Otherwise a host could end a game to read the other
        players' hands.
        """
        ended = self.over and (self.closed is None or self.closed.why in ("consent", "rules"))
        return ended and not self.silent

    @property
    def silent(self) -> Holders:
        """The holders whose consent is needed before secrets open: all who have not given their seat away themselves.

        After the game's own end only holders whom the host has removed must consent. Otherwise a host could remove
        everybody and let the caretaker play to the end.
        """
        ended = self.over and (self.closed is None or self.closed.why == "rules")
        owed = ("removed",) if ended else ("", "removed", "replaced")
        return tuple(each for each in self.holders if each.gone in owed and not each.agreed)

    @property
    def rests(self) -> bool:
        """True if the table waits because the host has removed a player and fewer than two people still play by hand.

        The end of a game reveals many secrets, and nobody may reach it by removing the others.
        """
        for each in self.holders:
            if each.gone == "removed" and not each.agreed:
                break
        else:
            return False
        return self.running and len({held.person for held in self.seats.values() if held.by_hand}) < 2

    @property
    def agreed(self) -> frozenset[Player]:
        """The seats whose holders agree to end the game here."""
        return frozenset(each.seat for each in self.holders if each.agreed and not each.gone)

    @property
    def mixed(self) -> str:
        """The salted hash of the players' nonces; empty before the start."""
        return self.seed.mixed(self.mix) if self.started else ""

    @property
    def running(self) -> bool:
        """Whether the game has started and not ended."""
        return self.started and self.closed is None and bool(self.g.stack)

    @property
    def bots_alone(self) -> bool:
        """Whether no person holds a seat."""
        return all(held.person is None for held in self.seats.values())

    def seat_of(self, person: str | None) -> tuple[Player, ...]:
        """The seats this person holds."""
        return tuple(seat for seat, held in self.seats.items() if person is not None and held.person == person)

    @property
    def players(self) -> frozenset[str]:
        """Everybody who has held a seat since the start. They know secrets, and do not read the spectators' chat."""
        return frozenset(each.person for each in self.holders)

    def known_to(self, person: str) -> frozenset[Player]:
        """The seats this person has held since the start, whose secrets they know."""
        return frozenset(each.seat for each in self.holders if each.person == person)

    def asked(self) -> tuple[Player, ...]:
        """The seats the current question is put to; empty while no game runs."""
        return self.g.asked() if self.running else ()

    def deadline(self) -> float | None:
        """When the current question closes by the clock, in server time; None if it waits for people or needs no
        time."""
        clock = has_clock(self.tempo)
        if not (clock or self.tempo.in_step) or not self.running or self.paused_at is not None or self.rests:
            return None
        if self.floor is not None:
            return None
        if self.correspondence.holidays:
            return None
        asked, live = self.g.asked(), self.tempo.pace == "live"
        if CHANCE in asked:
            return None
        if not any(self.seats[seat].by_hand for seat in asked) and not (live and is_window(self.g)):
            film = self.telling if self.tempo.in_step else 0.0
            return self.asked_at + film + bot_pause(self.tempo, self.g) if live or self.tempo.in_step else None
        if not clock:
            return None
        if self.tempo.pace == "mail":
            return correspondence_clock.closes_at(self)
        return self.asked_at + seconds(self.tempo, self.g, self.telling) + (MOMENT if self.moment else 0.0)

    # Changes

    def delay(self, seconds: float) -> None:
        """Moves all clocks forward, after a pause."""
        self.asked_at += seconds
        self.opens += seconds
        if self.floor is not None:
            self.floor = self.floor.shifted(seconds)

    def add(self, fact: Fact, at: float, batch: int, by: str | None = None, command: str | None = None) -> Entry:
        """Apply a fact and return its journal entry, which the caller writes to the store."""
        entry = Entry(self.seq + 1, batch, at, fact, by, command)  # type: ignore[arg-type]
        self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        """Apply a journal entry."""
        self.seq, self.batch, self.at = entry.seq, entry.batch, entry.at
        if entry.by is not None and entry.command is not None:
            self.commands[entry.by] = (*self.commands.get(entry.by, ())[1 - KEPT_COMMAND_IDS :], entry.command)
        for seat in self.seat_of(entry.by) if self.lates else ():  # a player who acts is not away
            self.lates.pop(seat, None)
        fact = entry.fact
        # older journals lack `how`: a player who left by their own command has left, any other was removed
        if isinstance(fact, journal.Left) and not fact.how:
            himself = entry.by is not None and entry.by == self.seats[fact.seat].person
            fact = journal.Left(fact.seat, "left" if himself else "removed")
        if entry.by is not None and (size := self.bytes_outside_game(fact)):
            self.written[entry.by] = self.written.get(entry.by, 0) + size
            self.published += 0 if type(fact) in fact_kinds.SECRETS else size
        rested = self.rests
        self.back = back.before(self, entry) if self.started else None
        apply_fact(fact, self)
        if rested and not self.rests:
            self.asked_at = self.opens = self.at

    def bytes_outside_game(self, fact: Fact) -> int:
        """Bytes of a fact that a person can write without advancing the game; 0 for all other facts.

        A sealed answer counts, with the answer given in advance with it, only if it replaces an earlier answer.
        """
        changes = isinstance(fact, (journal.Held, journal.Then)) and fact.seat in self.held
        return len(journal.encode(fact)) if changes or type(fact) in fact_kinds.ASIDE else 0

    def imitates(self, one: Seat | Claim) -> bool:
        """Whether this name could be mistaken for that of a person who was at this table earlier."""
        return seats.imitates(one, self.seats, self.holders)

    def tell(self, what: What, seat: Player, name: str, other: str = "", **more: Any) -> None:
        """Add a notice for everybody, or for one seat (`only`), while the game runs."""
        if self.running:
            self.notices = added(self.notices, Notice(self.seq, len(self.g.log), what, seat, name, other, **more))

    def forget(self, seat: Player) -> None:
        """Discard everything a seat has left sealed, ordered or asked for, because its holder has gone."""
        said = self.held, self.ahead, self.then, self.orders, self.asks, self.phase_passes
        for drawer in (*said, self.lates, self.caretaker_votes):
            drawer.pop(seat, None)
        self.back = None
        holidays.ended(self, seat)
        self.correspondence = self.correspondence.without(seat)

    def move(self, player: Player, action: Action) -> None:
        """Play an answer of a seat or of chance; when the question closes, reset everything that belonged to it."""
        openly, told = isinstance(self.g.question(), Ask), len(self.g.log)
        self.own_game().apply(player, action)
        self.rolls += player == CHANCE
        self.back = back.goes_on(self, player, openly)
        if openly:  # windows do not use it up; after an open question it belongs to a past occasion
            self.ahead.clear()
        if not self.g.answers:
            self.question += 1
            if self.tempo.in_step or pauses_to_talk(self.tempo):
                self.film = after_step(self, told)
            if self.tempo.in_step and self.film is not None:
                self.opens, self.telling = self.film.ends, self.film.ends - self.at
            else:
                self.telling = to_tell(self.game, self.g.log.since(told), self.telling - (self.at - self.asked_at))
            self.asked_at = self.at
            self.moment, self.moment_asked = False, frozenset()
            self.held.clear()
            self.caretaker_votes.clear()
            self.forget_phases()
            self.thought_since, self.words = 0.0, 0
            self.floor = floor.before_question(self)
            self._take_up_then()
            if sits(self.tempo):
                self.correspondence = self.correspondence.but(unawaited=correspondence_clock.unawaited(self))

    def forget_phases(self) -> None:
        """Deletes the settings by which seats pass a phase that is over."""
        for seat, phase in list(self.phase_passes.items()):
            if self.game.phase is None or self.game.phase(self.g.public) != phase:
                del self.phase_passes[seat]

    def _take_up_then(self) -> None:
        """Use the answers given in advance for a window, now that the game has gone on.

        If that window has opened, the answer becomes the seat's sealed answer. If the window will not open, or the
        answer is impossible there, the seat gets a notice. An answer stays while its action is still sealed.
        """
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
"""Returns the values of all fields of a table, in order."""
DRAWERS: Final = tuple(part.name for part in fields(Table) if part.default_factory is dict)
"""Names of the fields that are changed in place, so that a fork of the table copies them."""
