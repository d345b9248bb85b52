"""The public state of a game of Kremlin: everything that all seats see (12.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from presidium.core import Action, Key, Log, Outcome, Player, Rules, State, Step, View, value
from presidium.games.kremlin.matters import Accusation, Case, Deed, Election, Matter, NamedCard, Throw
from presidium.games.kremlin.memo import ThreadLocalMemo
from presidium.games.kremlin.printed.board import POSTS, Place
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.printed.people import Letter

if TYPE_CHECKING:
    from presidium.games.kremlin.editions import Edition
    from presidium.games.kremlin.effects import Effect

OLDEST: Final = max(person.age for person in PRINTED.values())
FACTIONS = ("stalinists", "militarists", "evolutionists", "expansionists", "internationalists", "marxists")
"""0.4 The factions of the players, in seat order."""


@value
class Politician:
    """The changing state of a politician; the facts printed on his card are in `people.py`."""

    place: Place
    stress: int = 0
    crosses: int = 0
    suspect: int = 0
    """The year in which a "?" was placed on the politician; 0 if he has none."""
    cure: bool = False


M = TypeVar("M", Deed, Case, Election, Throw, NamedCard, Accusation)


@value
class Bound:
    """An upper bound that a card revealed: `seat` first wrote at most `most` points on these politicians together."""

    seat: Player
    who: tuple[Letter, ...]
    most: int


IN_PLACES: Final[ThreadLocalMemo[tuple[Place, ...], tuple[Letter, ...]]] = ThreadLocalMemo()
MEMBERS: Final[ThreadLocalMemo[tuple[()], tuple[Letter, ...]]] = ThreadLocalMemo()
AGED: Final[ThreadLocalMemo[int, tuple[Letter, ...]]] = ThreadLocalMemo()


@dataclass(slots=True)
class Public:
    """Public facts as a mutable object whose dicts and tuples are replaced, never changed in place. So a shallow copy
    is enough, and all seats' views share the public part."""

    GONE = frozenset({"volley"})
    """Names of fields that rules-version 1 wrote and that are no longer read."""

    seniority: tuple[Player, ...] = ()
    """The seats, the most senior faction first."""
    year: int = 1
    phase: int = 0
    """The phase of the year, 1 to 8; 0 before the first year."""
    posts: dict[Place, Letter | None] = field(default_factory=lambda: dict.fromkeys(POSTS))
    """The holder of each post; None if the post is vacant."""
    men: dict[Letter, Politician] = field(default_factory=dict)
    declared: dict[Letter, tuple[int, ...]] = field(default_factory=dict)
    """Declared influence points, by politician, then by seat."""
    control: dict[Letter, Player] = field(default_factory=dict)
    """The controller of each politician; a politician whom nobody controls is left out."""
    rises: dict[Letter, tuple[int, ...]] = field(default_factory=dict)
    """By politician and seat: the rank in time, from 1 on, of the seat's last rise in declared points; 0 for none.
    Seats that rise in the same volley rank by seniority."""
    needs: tuple[tuple[int, ...], ...] = ()
    """By seat, then politician: the least number that the seat can have written there at set-up."""
    shifts: tuple[tuple[int, ...], ...] = ()
    """By seat, then politician: points gained since set-up, minus points lost."""
    judged: dict[Letter, tuple[Player, ...]] = field(default_factory=dict)
    """By politician: the tied players among whom an arbiter has already chosen (C.2)."""
    waived: tuple[Player, ...] = ()
    """The seats that have waived until the phase ends (13.6)."""
    silent: bool = False
    """True while silence stands (13.2): nobody reacted in the last window, and since then nothing was announced and no
    die was cast; to decline in phase 6 or 7 is no announcement; or a phase begins quietly."""
    agenda: tuple[Matter, ...] = ()
    """Announced deeds and other matters in progress, the innermost last."""
    track: tuple[str | None, ...] = ()
    """The parade track, one mark a year: a politician (1986) or a faction (1988); None for a blank year."""
    hands: tuple[tuple[CardId, ...], ...] = ()
    """By seat: the hand as everybody sees it, with open cards in 1986 and backs of cards in 1988 (12.1)."""
    discards: tuple[CardId, ...] = ()
    """Cards that have been played and return to the deck when it is empty."""
    removed: tuple[CardId, ...] = ()
    """Cards that have left the game (15.1)."""
    effects: tuple[Effect, ...] = ()
    """The lasting effects of cards that are in force."""
    resting: tuple[Letter, ...] = ()
    """The politicians whose cure has just ended; a new cure at once counts as the same cure (1.1)."""
    touched: tuple[Letter, ...] = ()
    """The politicians who have gained or lost a "?" in this phase (3.1)."""
    bounds: tuple[Bound, ...] = ()
    """What cards have revealed about sheets without a declaration."""
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
        """Puts a matter on the agenda, before all matters that are already under way."""
        self.agenda += (matter,)

    def amend(self, matter: Matter) -> None:
        """Replaces the innermost matter of the agenda."""
        self.agenda = (*self.agenda[:-1], matter)

    def close(self, kind: type[M]) -> M:
        """Removes and returns the innermost matter of the agenda, which must be of this kind."""
        matter = self.agenda[-1]
        assert isinstance(matter, kind)
        self.agenda = self.agenda[:-1]
        return matter

    # Nouns of the rulebook, read off the board

    def age(self, who: Letter) -> int:
        """0.2 A politician's age in years: the printed age plus stress points."""
        return PRINTED[who].age + self.men[who].stress

    def at(self, *places: Place) -> tuple[Letter, ...]:
        """The politicians in these places, sorted by letter."""
        found = IN_PLACES.of(self.men)
        there = found.get(places)
        if there is None:
            there = found[places] = tuple([letter for letter, man in self.men.items() if man.place in places])
        return there

    def aged(self, age: int) -> tuple[Letter, ...]:
        """The politicians of at least this age in years, the dead included, sorted by letter."""
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
        """C.4 The holder of a post; None if the post is vacant or its holder takes a cure."""
        who = self.posts[post]
        return None if who is None or self.men[who].cure else who

    def first_present(self, posts: tuple[Place, ...]) -> Letter | None:
        """C.4 The first present politician in this order of posts; None if no post has one."""
        for post in posts:
            who = self.present(post)
            if who is not None:
                return who
        return None

    def oldest(self, among: tuple[Letter, ...]) -> Letter:
        """6.8 The oldest of these politicians; of equals the higher printed age, then the earlier letter decides."""
        return min(among, key=lambda who: (-self.age(who), -PRINTED[who].age, who))

    def highest(self, present_only: bool = False) -> Letter | None:
        """The highest-ranking member, or with `present_only` the highest-ranking member not on a cure; None if none."""
        return next((who for who in self.members() if not (present_only and self.men[who].cure)), None)


Kremlin = State[Public]


class Moment(State[Public]):
    """The public facts at one moment, for cards, odds and bots, which may not see the whole game."""

    __slots__ = ("start",)

    def __init__(self, rules: Rules, public: Public, start: bool = False, stack: Iterable[Step] = ()) -> None:
        """Wraps public facts, which must not change meanwhile; `start` says whether the window opens a phase."""
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
        """The card that has just been named, if the window follows a card; else None."""
        top = self.public.top
        return top if isinstance(top, NamedCard) else None

    def rolled(self, why: Literal["purge", "health"]) -> Letter | None:
        """The politician for whom a die of this kind has just been cast, if the window follows the roll; else None."""
        top = self.public.top
        return top.who if isinstance(top, Throw) and top.why == why else None


def announced(public: Public) -> tuple[Player, Action] | None:
    """The player and action of the announcement or named card that the current window is about (13.4); None if there is
    none."""
    top = public.top
    if isinstance(top, NamedCard):
        return top.player, top.play
    return (top.by, top.action) if isinstance(top, Deed) and top.by is not None else None


def edition_of(g: Kremlin | View[Public]) -> Edition:
    """The edition by which this game is played, with its options applied."""
    found: Edition = g.rules.edition  # type: ignore[attr-defined]
    return found


def sheet(seat: Player) -> Key:
    """The key of a secret: the influence this seat has written, by politician in letter order."""
    return ("sheet", seat)


def hand(seat: Player) -> Key:
    """The key of a secret: the cards this seat holds (15.1)."""
    return ("hand", seat)
