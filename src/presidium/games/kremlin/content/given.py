"""Tests the words that players of Kremlin give (16.1) against later events: claims of points, promises and threats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from presidium.core import Action, Event, Player, Said, Statement
from presidium.core.content.talk import Retraction
from presidium.games.kremlin.actions import Accuse, Exchange, Move, Propose, Purge, Vote
from presidium.games.kremlin.content.talk import Boast, Promise, Threaten
from presidium.games.kremlin.events import Announced, Began, Declared, Tried
from presidium.games.kremlin.printed.people import Letter

PHASES: Final = {"spare": 2, "purge": 2, "accuse": 3, "promote": 6}
"""For each kind of promise or threat: the phase that tests it. Votes and takeovers have no fixed phase."""

Word = Boast | Promise | Threaten


class Given(NamedTuple):
    """A statement that later events may test, and the year in which it was made."""

    year: int
    seat: Player
    word: Word
    points: int | None
    """The least number of points that the speaker claims to have; None if the statement claims no points."""
    at: int
    """Number of the statement among all statements, from 0."""


class Act(NamedTuple):
    """An action that a politician of this seat announced, and the politician who was on trial at the time."""

    seat: Player
    action: Action
    accused: Letter | None


class Trial:
    """Tests statements against later events. A promise or threat is tested when its phase is over."""

    def __init__(self) -> None:
        self.year, self.phase = 1, 0
        self.standing: dict[Letter, int] = {}
        self.accused: Letter | None = None
        self.open: list[Given] = []
        self._said = 0
        self._last: dict[Player, int] = {}
        self.acts: list[Act] = []
        """Actions that politicians announced in the present phase."""

    def hear(self, event: Event) -> Iterator[tuple[Given, bool]]:
        """Takes note of an event; yields the statements that the event tests, and True for each that was true."""
        match event:
            case Said(seat, word):
                self._note(seat, word)
            case Declared():
                self.standing[event.who] = max(self.standing.get(event.who, 0), event.points)
                yield from self.settle(lambda given: shown(given, event))
            case Tried():
                self.accused = event.who
            case Announced(by=seat, action=action) if seat is not None:
                self.acts.append(Act(seat, action, self.accused))
            case Began():
                yield from self.settle(lambda given: self.judged(given, event.year))
                self.year, self.phase, self.accused, self.acts = event.year, event.phase, None, []

    def _note(self, seat: Player, word: Statement) -> None:
        """Takes note of a statement; a statement that is taken back is no longer tested."""
        if isinstance(word, Retraction):
            self.open = [given for given in self.open if given.at != self._last.get(seat)]
        else:
            self._last[seat] = self._said
        if isinstance(word, Word):
            points = claimed(word, self.standing.get(word.who, 0))
            self.open.append(Given(self.year, seat, word, points, self._said))
            self.acts = [act for act in self.acts if act.seat != seat]  # earlier actions do not test the statement
        self._said += 1

    def settle(self, verdict: Callable[[Given], bool | None]) -> Iterator[tuple[Given, bool]]:
        """Yields the statements whose truth is now known, and no longer waits for these statements."""
        for given in self.open[:]:
            true = verdict(given)
            if true is not None:
                self.open.remove(given)
                yield given, true

    def judged(self, given: Given, year: int) -> bool | None:
        """True if the speaker kept the promise or threat in the finished phase; None if the phase gave no occasion."""
        word = given.word
        if isinstance(word, Boast):
            return None
        if word.deed == "seize":
            return False if year > given.year + 1 else None
        his = [act for act in self.acts if act.seat == given.seat]
        if word.deed == "acquit":
            votes = [act.action for act in his if act.accused == word.who and isinstance(act.action, Vote)]
            return Vote("innocent") in votes if votes else None
        could = self.phase == PHASES[word.deed] and any(not isinstance(act.action, Vote) for act in his)
        did = any(DOES[word.deed](act.action, word.who) for act in his)
        return did != (word.deed == "spare") if could else None


def shown(given: Given, declared: Declared) -> bool | None:
    """True if this declaration proves the claim true, False if it proves the claim false; None if it proves neither."""
    if given.points is None or (declared.player, declared.who) != (given.seat, given.word.who):
        return None
    return True if 0 < given.points <= declared.points else None if given.points else False


def raises(action: Action, who: Letter) -> bool:
    if isinstance(action, Exchange):
        return action.lower == who
    return isinstance(action, Move | Propose) and action.who == who


DOES: Final[dict[str, Callable[[Action, Letter], bool]]] = {
    "spare": lambda action, who: action == Purge(who),
    "purge": lambda action, who: action == Purge(who),
    "accuse": lambda action, who: action == Accuse(who),
    "promote": raises,
}
"""For each kind of promise or threat: a function that is True if an action on a politician fulfils it."""


def claimed(word: Statement, stood: int) -> int | None:
    """The least number of points that the speaker claims to have; None if the statement claims no points."""
    match word:
        case Boast():
            return word.points
        case Threaten(deed="seize"):
            return stood + 1
    return None


def tested(told: Sequence[Event]) -> Iterator[tuple[Given, bool]]:
    """Yields every statement that these events have tested, and True if the statement was true or kept."""
    trial = Trial()
    for event in told:
        yield from trial.hear(event)
