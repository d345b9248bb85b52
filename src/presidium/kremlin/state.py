"""What everybody sees of a game of Kremlin (12.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from threading import local
from typing import TYPE_CHECKING, Final, Generic, Literal, TypeVar

from presidium.core import PASS, Action, Key, Log, Outcome, Player, Rules, State, Step, View, value
from presidium.kremlin.actions import Play, PlayOn
from presidium.kremlin.printed.board import POSTS, Place
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import PEOPLE as PRINTED
from presidium.kremlin.printed.people import Letter

if TYPE_CHECKING:
    from presidium.kremlin.editions import Edition
    from presidium.kremlin.effects import Effect

OLDEST: Final = max(person.age for person in PRINTED.values())
FACTIONS = ("stalinists", "militarists", "evolutionists", "expansionists", "internationalists", "marxists")
"""0.4 The players, seat by seat."""


@value
class Politician:
    """What happens to a politician; what is printed on his card is in `people.py`."""

    place: Place
    stress: int = 0
    crosses: int = 0
    suspect: int = 0
    """The year his "?" was placed; 0 if he has none."""
    cure: bool = False


@value
class Deed:
    """An announced action, not yet done (C.5)."""

    who: Letter
    by: Player | None
    action: Action
    cleared: bool = False
    """Whoever it strikes has been cleared of it by a card."""

    @property
    def lapses(self) -> bool:
        """C.4 Whether nobody controls him, and he lets his right, or his vote, lapse."""
        return self.by is None and self.action == PASS


@value
class Case:
    """A trial under way (3.2); after an assassination no politician accuses."""

    accuser: Letter | None
    accused: Letter
    votes: tuple[tuple[Letter, str], ...] = ()


@value
class Election:
    """A funeral commission under way (5)."""

    proposer: Letter
    nominee: Letter
    votes: tuple[tuple[Letter, str], ...] = ()


@value
class Throw:
    """A die that has been cast and has not worked yet (13.1)."""

    why: Literal["purge", "health"]
    who: Letter
    face: int
    change: int = 0


@value
class NamedCard:
    """A card that has been named and has not worked yet (13.1)."""

    FORMERLY = ("Named",)
    player: Player
    play: Play
    start: bool
    """Whether it was named in the window that opens a phase."""
    held_by: Player | None = None
    """Who controlled the politician it turns on when it was named."""
    guarded: bool = False
    """Whether whoever it strikes has a bodyguard."""

    @property
    def target(self) -> Letter:
        """Whom it is played on."""
        assert isinstance(self.play, PlayOn)
        return self.play.who


@value
class Accusation:
    """After an assassination: who is said to be behind it."""

    player: Player
    accused: Letter
    cleared: bool = False


Matter = Deed | Case | Election | Throw | NamedCard | Accusation
M = TypeVar("M", Deed, Case, Election, Throw, NamedCard, Accusation)
K = TypeVar("K")
V = TypeVar("V")


@value
class Bound:
    """What the table has learnt of a sheet besides what was shown: how much was first written on these, together."""

    seat: Player
    who: tuple[Letter, ...]
    most: int


class Kept(local, Generic[K, V]):
    """What has been found of some facts, kept until they change. What is public is asked about far more often than it
    changes, and is replaced then: so to see that it is the same costs next to nothing.

    Every thread keeps its own. A server plays in one and tells finished games again in others, and what one has found
    must never be taken for what is true at another's table.
    """

    def __init__(self) -> None:
        self._kept: tuple[tuple[object, ...], dict[K, V]] = (), {}

    def of(self, *facts: object) -> dict[K, V]:
        """What has been found of these so far; whoever finds more adds it."""
        known, found = self._kept
        if known != facts:
            found = {}
            self._kept = facts, found
        return found

    def holds_of(self, now: object, before: object, still: Callable[[K], bool] | None = None) -> None:
        """One fact has taken another's place: what had been found is true of it too, all of it or what still is."""
        known, found = self._kept
        if known and known[0] is before:
            self._kept = (now,), found if still is None else {of: here for of, here in found.items() if still(of)}


IN_PLACES: Final[Kept[tuple[Place, ...], tuple[Letter, ...]]] = Kept()
MEMBERS: Final[Kept[tuple[()], tuple[Letter, ...]]] = Kept()
AGED: Final[Kept[int, tuple[Letter, ...]]] = Kept()


@dataclass(slots=True)
class Public:
    """A mutable shell: its dicts and tuples are never changed in place, only replaced.

    So a copy is shallow, and every seat's view shares what is public.
    """

    GONE = frozenset({"volley"})
    """Written by rules-version 1, and read no more."""

    seniority: tuple[Player, ...] = ()
    """The seats, the most senior faction first."""
    year: int = 1
    phase: int = 0
    """Of the year, from 1 to 8; 0 before the first year."""
    posts: dict[Place, Letter | None] = field(default_factory=lambda: dict.fromkeys(POSTS))
    """Who holds each post; None where it is vacant."""
    men: dict[Letter, Politician] = field(default_factory=dict)
    declared: dict[Letter, tuple[int, ...]] = field(default_factory=dict)
    """By politician, then by seat."""
    control: dict[Letter, Player] = field(default_factory=dict)
    """Who controls each politician whom anybody controls."""
    rises: dict[Letter, tuple[int, ...]] = field(default_factory=dict)
    """In which order the seats last raised their numbers on him, in one volley by seniority: from 1 on, 0 for none."""
    needs: tuple[tuple[int, ...], ...] = ()
    """By seat, then politician: the number first written there must have been at least this."""
    shifts: tuple[tuple[int, ...], ...] = ()
    """By seat, then politician: what has been added to that number since, and lost from it."""
    judged: dict[Letter, tuple[Player, ...]] = field(default_factory=dict)
    """The tied players an arbiter has already chosen among (C.2)."""
    waived: tuple[Player, ...] = ()
    """Who has waived until the phase ends (13.6)."""
    silent: bool = False
    """Whether silence stands (13.2): nobody reacted in the last window, and nothing has been announced since and no die
    cast; or a phase begins in which nobody has a right."""
    agenda: tuple[Matter, ...] = ()
    """What is announced or under way, the innermost last."""
    track: tuple[str | None, ...] = ()
    """The parade track, a mark a year: a politician (1986) or a faction (1988), None for a blank year."""
    hands: tuple[tuple[CardId, ...], ...] = ()
    """By seat: the cards as everybody sees them, open in 1986, their backs in 1988 (12.1)."""
    discards: tuple[CardId, ...] = ()
    """Cards that have been played, and may come back."""
    removed: tuple[CardId, ...] = ()
    """Cards that have left the game (15.1)."""
    effects: tuple[Effect, ...] = ()
    """What cards have brought about, as long as it lasts."""
    resting: tuple[Letter, ...] = ()
    """Whose cure has just ended: one taken again at once is the same cure (1.1)."""
    touched: tuple[Letter, ...] = ()
    """On whom a "?" has been placed in this phase, or from whom one has been removed (3.1)."""
    bounds: tuple[Bound, ...] = ()
    """What has been learnt of sheets besides what was shown."""
    outcome: Outcome | None = None

    def copy(self) -> Public:
        twin = Public.__new__(Public)
        twin.seniority = self.seniority
        twin.year = self.year
        twin.phase = self.phase
        twin.posts = self.posts
        twin.men = self.men
        twin.declared = self.declared
        twin.control = self.control
        twin.rises = self.rises
        twin.needs = self.needs
        twin.shifts = self.shifts
        twin.judged = self.judged
        twin.waived = self.waived
        twin.silent = self.silent
        twin.agenda = self.agenda
        twin.track = self.track
        twin.hands = self.hands
        twin.discards = self.discards
        twin.removed = self.removed
        twin.effects = self.effects
        twin.resting = self.resting
        twin.touched = self.touched
        twin.bounds = self.bounds
        twin.outcome = self.outcome
        return twin

    # What is announced or under way

    @property
    def top(self) -> Matter | None:
        """The innermost matter of the agenda; None if nothing is under way."""
        return self.agenda[-1] if self.agenda else None

    def enter(self, matter: Matter) -> None:
        """It comes before everything that is under way already."""
        self.agenda += (matter,)

    def amend(self, matter: Matter) -> None:
        """The innermost matter stands so from now on."""
        self.agenda = (*self.agenda[:-1], matter)

    def close(self, kind: type[M]) -> M:
        """The innermost matter, which is of this kind, is settled."""
        matter = self.agenda[-1]
        assert isinstance(matter, kind)
        self.agenda = self.agenda[:-1]
        return matter

    # Nouns of the rulebook, read off the board

    def age(self, who: Letter) -> int:
        """0.2 Printed age and stress points."""
        return PRINTED[who].age + self.men[who].stress

    def at(self, *places: Place) -> tuple[Letter, ...]:
        """Whoever is in one of these places, by letter."""
        found = IN_PLACES.of(self.men)
        there = found.get(places)
        if there is None:
            there = found[places] = tuple([letter for letter, man in self.men.items() if man.place in places])
        return there

    def aged(self, age: int) -> tuple[Letter, ...]:
        """Whoever is at least so old, the dead included, by letter."""
        found = AGED.of(self.men)
        if age not in found:
            least = age - OLDEST
            worn = [who for who, man in self.men.items() if man.stress >= least]
            found[age] = tuple([who for who in worn if self.age(who) >= age])
        return found[age]

    def members(self) -> tuple[Letter, ...]:
        """0.1 The holders of the eight posts, in rank order."""
        found = MEMBERS.of(self.posts)
        if not found:
            found[()] = tuple([who for who in self.posts.values() if who is not None])
        return found[()]

    def present(self, post: Place) -> Letter | None:
        """C.4 The holder of a post who is not taking a cure; None if the post is unavailable."""
        who = self.posts[post]
        return None if who is None or self.men[who].cure else who

    def first_present(self, posts: tuple[Place, ...]) -> Letter | None:
        """C.4 The right passes down this order."""
        for post in posts:
            who = self.present(post)
            if who is not None:
                return who
        return None

    def oldest(self, among: tuple[Letter, ...]) -> Letter:
        """6.8 The highest age; equal: the higher printed age; equal: the earlier letter."""
        return min(among, key=lambda who: (-self.age(who), -PRINTED[who].age, who))

    def highest(self, present_only: bool = False) -> Letter | None:
        """The highest-placed member, or member who is present."""
        return next((who for who in self.members() if not (present_only and self.men[who].cure)), None)


Kremlin = State[Public]


class Moment(State[Public]):
    """All that everybody sees, and nothing else: what cards, odds and bots are given in place of the game."""

    __slots__ = ("start",)

    def __init__(self, rules: Rules, public: Public, start: bool = False, stack: Iterable[Step] = ()) -> None:
        """It stands still; `start` is whether the window opens a phase."""
        self.rules = rules
        self.public = public
        self.secrets = {}
        self.stack = list(stack)
        self.answers = {}
        self.log = Log()
        self._question = None
        self.start = start

    @property
    def named(self) -> NamedCard | None:
        """The card that has just been named, if the window follows one."""
        top = self.public.top
        return top if isinstance(top, NamedCard) else None

    def rolled(self, why: Literal["purge", "health"]) -> Letter | None:
        """For whom such a die has just been cast, if the window follows one."""
        top = self.public.top
        return top.who if isinstance(top, Throw) and top.why == why else None


def announced(public: Public) -> tuple[Player, Action] | None:
    """Who has announced something, or named a card, and what, if the window that stands is about that (13.4)."""
    top = public.top
    if isinstance(top, NamedCard):
        return top.player, top.play
    return (top.by, top.action) if isinstance(top, Deed) and top.by is not None else None


def edition_of(g: Kremlin | View[Public]) -> Edition:
    """The edition this game is played by, its options settled."""
    found: Edition = g.rules.edition  # type: ignore[attr-defined]
    return found


def sheet(seat: Player) -> Key:
    """The name of the secret: the influence this seat has written, by politician in letter order."""
    return ("sheet", seat)


def hand(seat: Player) -> Key:
    """The name of the secret: the cards this seat holds (15.1)."""
    return ("hand", seat)
