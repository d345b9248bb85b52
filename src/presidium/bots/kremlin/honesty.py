"""How far a seat of Kremlin is to be believed: how often what it said has turned out true, as everybody could see.

Who boasts of points is held to what he declares; who promises or threatens, to what his men announce in the phase in
which it would be done. What has not been put to the test yet counts for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from presidium.bots.kremlin.evidence import claimed
from presidium.core import Action, Event, Player, Said, View, value
from presidium.kremlin.actions import Accuse, Exchange, Move, Propose, Purge, Vote
from presidium.kremlin.events import Announced, Began, Declared, Tried
from presidium.kremlin.influence.control import ceilings
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Public, edition_of
from presidium.kremlin.talk import Boast, Promise, Threaten

AT_FIRST: Final = 0.3
"""How likely somebody speaks the truth of whom nothing is known."""
WEIGHS: Final = 3.0
"""For so many words put to the test that counts."""
SWAYS: Final = 0.01
"""What a promise or a threat weighs that is surely meant: a game in a hundred."""

PHASES: Final = {"spare": 2, "purge": 2, "accuse": 3, "promote": 6}
"""In which phase it shows what a promise or a threat was worth; to vote, or to seize, one may have to at any time."""

Word = Boast | Promise | Threaten


@value
class Given:
    """What somebody has said that can be put to the test, and when."""

    year: int
    seat: Player
    word: Word
    points: int | None
    """How many points he claims to have at least, if he claims any such thing."""


class Act(NamedTuple):
    """What somebody let a man of his announce, and who stood trial then."""

    seat: Player
    action: Action
    accused: Letter | None


def honesty(view: View[Public], until: int | None = None) -> dict[Player, float]:
    """By seat: how likely what it says is true, by all events or by so many."""
    kept, broken = Counter[Player](), Counter[Player]()
    for given, true in verdicts(view, until):
        (kept if true else broken)[given.seat] += 1
    return {
        seat: (AT_FIRST * WEIGHS + kept[seat]) / (WEIGHS + kept[seat] + broken[seat]) for seat in view.rules.players
    }


def swayed(view: View[Public], until: int | None = None) -> dict[Player, float]:
    """By seat that has promised this one something of late, or threatened it: what it costs to strike at its men."""
    year, spoke = 1, dict[Player, int]()
    for event in view.events[:until]:
        if isinstance(event, Began):
            year = event.year
        elif isinstance(event, Said) and isinstance(event.statement, Promise | Threaten):
            spoke |= {event.seat: year} if event.statement.player == view.seat else {}
    late = [seat for seat, when in spoke.items() if when >= year - 1]
    honest = honesty(view, until) if late else {}
    return {seat: SWAYS * honest[seat] for seat in late}


def verdicts(view: View[Public], until: int | None = None) -> Iterator[tuple[Given, bool]]:
    """Every word that has been put to the test, and whether it was true."""
    trial = Trial()
    for event in view.events[:until]:
        yield from trial.hear(event)
    for given in trial.open:
        if isinstance(given.word, Boast) and given.word.points > possible(view, given):
            yield given, False


def possible(view: View[Public], given: Given) -> int:
    """How many points he could have on the man, by all that he has shown elsewhere."""
    row, man = given.seat - 1, INDEX[given.word.who]
    gained = max(view.public.shifts[row][man], 0)
    return min(ceilings(view.public.needs[row])[man] + gained, edition_of(view).most_shown)


class Trial:
    """Words that have been given, and what has been seen since. A promise or a threat is put to the test when a phase
    is over."""

    def __init__(self) -> None:
        self.year, self.phase = 1, 0
        self.standing: dict[Letter, int] = {}
        self.accused: Letter | None = None
        self.open: list[Given] = []
        self.acts: list[Act] = []
        """What was announced in this phase."""

    def hear(self, event: Event) -> Iterator[tuple[Given, bool]]:
        """What this puts to the test."""
        match event:
            case Said(seat=seat, statement=word) if isinstance(word, Word):
                self.open.append(Given(self.year, seat, word, claimed(word, self.standing.get(word.who, 0))))
                self.acts = [act for act in self.acts if act.seat != seat]  # what he had done before is no test
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

    def settle(self, verdict: Callable[[Given], bool | None]) -> Iterator[tuple[Given, bool]]:
        """The words of which it is known now whether they were true."""
        for given in self.open[:]:
            true = verdict(given)
            if true is not None:
                self.open.remove(given)
                yield given, true

    def judged(self, given: Given, year: int) -> bool | None:
        """Whether he has kept his word, if he could have in the phase that is over."""
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
    """Whether he has what he said, now that somebody has declared so much on somebody."""
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
"""By what one would see that it is done, or that somebody is not spared."""
