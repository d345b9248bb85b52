"""0 Set-up: seniority, the first Politburo, and the secret sheets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import perm
from random import Random
from typing import Final

from presidium.core import (
    DONE,
    Action,
    AskAll,
    Listed,
    Options,
    Player,
    Question,
    Refusal,
    Roll,
    Rules,
    State,
    Step,
    Steps,
    refusal,
    value,
)
from presidium.core.decision import MAX_LEN
from presidium.games.kremlin.actions import DRAW, Draw, Senior, Write
from presidium.games.kremlin.cards.hands import FirstChoice, FirstHands
from presidium.games.kremlin.events import Placed, Ranked
from presidium.games.kremlin.printed.board import CANDIDATE, CANDIDATES, CHIEF, PEOPLE, POSTS
from presidium.games.kremlin.printed.people import LETTERS, NESTOR, Letter
from presidium.games.kremlin.state import Kremlin, Politician, Public, edition_of, sheet
from presidium.games.kremlin.verbs import put
from presidium.games.kremlin.year import Year

POINTS: Final = tuple(range(10, 0, -1))


def begin(rules: Rules) -> Kremlin:
    """0.2 The game before set-up: Nestor Aparatschik is Party Chief, with one cross."""
    men = {letter: Politician(PEOPLE) for letter in LETTERS} | {NESTOR: Politician(CHIEF, crosses=1)}
    nothing = ((0,) * len(LETTERS),) * rules.seats
    public = Public(men=men, posts=dict.fromkeys(POSTS) | {CHIEF: NESTOR}, needs=nothing, shifts=nothing)
    return State(rules, public, (DrawSeniority(), FirstPolitburo(), FirstHands(), Sheets(), FirstChoice(), Year()))


@value
class DrawSeniority(Step):
    """Draws a public order of the players, one player after the other."""

    rule = "kremlin 0.5"

    def play(self, g: Kremlin) -> Question:
        left = [seat for seat in g.rules.players if seat not in g.public.seniority]
        return Roll(Listed(tuple(Senior(seat) for seat in left)), "seniority")

    def resolve(self, g: Kremlin, answer: Senior) -> Steps:
        g.public.seniority += (answer.player,)
        if len(g.public.seniority) < g.rules.seats:
            return (self,)
        g.tell(Ranked(g.public.seniority))
        return DONE


@value
class FirstPolitburo(Step):
    """Draws seven politicians for the Politburo and five for the Candidates; the others are the People."""

    rule = "kremlin 0.2"

    def play(self, g: Kremlin) -> Question | Steps:
        if len(g.public.at(CANDIDATE)) == CANDIDATES:
            return DONE
        return Roll(Listed(tuple([DRAW[who] for who in g.public.at(PEOPLE)])), "politburo")

    def resolve(self, g: Kremlin, answer: Draw) -> Steps:
        place = next((post for post in POSTS if g.public.posts[post] is None), CANDIDATE)
        put(g, {answer.who: place})
        g.tell(Placed(answer.who, place))
        return (self,)


@value
class Sheets(Step):
    """Asks each player to write the numbers 10, 9, … 1 against ten different politicians, in secret."""

    rule = "kremlin 0.3"

    def play(self, g: Kremlin) -> Question:
        offered = SheetsWithNestor if edition_of(g).influence_nestor else SheetsWithoutNestor
        return AskAll(dict.fromkeys(g.rules.players, offered), span="sheet")

    def resolve(self, g: Kremlin, answer: dict[Player, Write]) -> Steps:
        for seat, choice in answer.items():
            points = dict(zip(choice.sheet, POINTS, strict=True))
            g.hide(sheet(seat), tuple(points.get(who, 0) for who in LETTERS), seat)
        return DONE


class BlankSheet(Options):
    """Options: every way to fill in a sheet. They are checked and sampled, because they are too many to be listed."""

    __slots__ = ("_people",)
    listed = False

    def __init__(self, people: tuple[Letter, ...]) -> None:
        self._people = people

    def __iter__(self) -> Iterator[Action]:
        return (Write(chosen) for chosen in permutations(self._people, len(POINTS)))

    def __len__(self) -> int:
        return min(self.count(), MAX_LEN)

    def count(self) -> int:
        return perm(len(self._people), len(POINTS))

    def why_not(self, action: Action) -> Refusal | None:
        if not isinstance(action, Write) or len(action.sheet) != len(POINTS):
            return refusal("kremlin-write-ten", "kremlin 0.3")
        if len(set(action.sheet)) < len(POINTS):
            return refusal("kremlin-write-different", "kremlin 0.3")
        for who in action.sheet:
            if who not in self._people:
                return refusal("kremlin-write-nobody", "kremlin 0.3", who=who)
        return None

    def sample(self, rng: Random) -> Action:
        return Write(tuple(rng.sample(self._people, len(POINTS))))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BlankSheet) and self._people == other._people

    def __hash__(self) -> int:
        return hash(self._people)


SheetsWithNestor: Final = BlankSheet(LETTERS)
SheetsWithoutNestor: Final = BlankSheet(tuple(who for who in LETTERS if who != NESTOR))
