"""Pravda: a game's facts, put on a front page by a grammar of every language's own.

Each kind of fact has headlines, `pravda-kremlin-wave-no-head-1`, and sentences, `pravda-kremlin-wave-no-line-1`. The
heaviest fact is the headline, the next ones lead, the others are small notices, and nobody heads a page twice. Of the
words that fit those are taken that this game has not had yet, of these one by the table and the number of the edition,
so that everybody reads the same page, now and in the archives; what is too long for its place gives way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium.core import Fact, Game, Issue, View
from presidium.core.press import Occasion, PortraitState, Slot
from presidium.text.words import Argument, Words

HEADLINE: Final = 44
SHORT: Final = 26
"""How many letters a headline has at most, and that of a notice."""
LINE: Final = 170
LEADS: Final = 2
NOTICES: Final = 6
ALIKE: Final = 2
"""So many of one kind are enough for a page."""
MINOR: Final = 20
"""Of what weighs less than this, one of a kind is."""


class Item(msgspec.Struct, frozen=True):
    """A piece of news."""

    kind: Annotated[str, Meta(description="What it is about, by a word of the game's own.")]
    text: str
    title: Annotated[str, Meta(description="What stands over it; may be empty.")] = ""
    who: Annotated[tuple[str, ...], Meta(description="Politicians by letter, or seats by number.")] = ()
    events: Annotated[
        tuple[int, ...],
        Meta(description="The events it rests on: their numbers among those told to everybody, counted from 0."),
    ] = ()


class Portrait(msgspec.Struct, frozen=True):
    """Somebody in the picture of an edition, or who was until then."""

    who: str
    state: PortraitState
    place: str
    """Where he stands, or stood last."""


class Score(msgspec.Struct, frozen=True):
    """How something that is counted stands."""

    id: str
    name: str
    points: int


class Edition(msgspec.Struct, frozen=True):
    """A front page."""

    number: int
    when: Annotated[Occasion, Meta(description="Whether a year, the first half or the whole game is over.")]
    year: int
    """The so-manieth year, or round, it ends with."""
    date: str
    headline: Item
    deck: Item
    """The numbers behind the headline."""
    lead: tuple[Item, ...]
    notices: Annotated[tuple[Item, ...], Meta(description="Small news.")]
    portraits: tuple[Portrait, ...]
    track: tuple[str, ...]
    """The parade track by year, empty where a year is nobody's."""
    score: tuple[Score, ...]
    weather: int
    box: tuple[Item, ...]
    """For its reader's eyes alone."""
    turning: tuple[Item, ...]
    """In the last edition: where the game turned."""


def editions(game: Game, everybody: View[Any], reader: View[Any], words: Words, seed: str) -> tuple[Edition, ...]:
    """All there are by now: the pages are made from a spectator's view, the box from its reader's own; `seed` is the
    table's."""
    if game.press is None:
        return ()
    issues, boxes = game.press.issues(everybody), game.press.box(reader)
    newsroom, slips = Newsroom(game, words, seed), Newsroom(game, words, seed)
    return tuple(
        msgspec.structs.replace(newsroom.edition(number, issue), box=slips.box(number, box))
        for number, (issue, box) in enumerate(zip(issues, boxes, strict=True), 1)
    )


class Newsroom:
    """Who words a game's facts, edition by edition, and remembers what has been printed."""

    def __init__(self, game: Game, words: Words, seed: str) -> None:
        assert game.press is not None
        self.game, self.words, self.seed, self.nouns = game.name, words, seed, dict(game.press.nouns)
        self.printed: Counter[str] = Counter()

    def edition(self, number: int, issue: Issue) -> Edition:
        first, *others = chosen(issue.facts)
        leads, notices = others[:LEADS], others[LEADS : LEADS + NOTICES]
        return Edition(
            number,
            issue.when,
            issue.year,
            self.words(f"pravda-{self.game}-date", when=issue.when, **self._year(issue.year)),
            self._item(first, self._said(number, first, "head", HEADLINE)),
            self._item(first, self._said(number, first, "line", LINE)),
            tuple(self._titled(number, fact, HEADLINE) for fact in leads),
            tuple(self._titled(number, fact, SHORT) for fact in notices),
            tuple(Portrait(each.who, each.state, each.place) for each in issue.portraits),
            issue.track,
            tuple(Score(id, self.words(f"pravda-{self.game}-score", id=id), points) for id, points in issue.score),
            issue.weather,
            (),
            tuple(self._turned(number, fact) for fact in issue.turning),
        )

    def box(self, number: int, facts: Sequence[Fact]) -> tuple[Item, ...]:
        return tuple(self._item(fact, self._said(number, fact, "line", LINE)) for fact in facts)

    def _titled(self, number: int, fact: Fact, most: int) -> Item:
        title = self._said(number, fact, "head", most)
        return self._item(fact, self._said(number, fact, "line", LINE), title)

    def _turned(self, number: int, fact: Fact) -> Item:
        year = fact.slot("year")
        assert isinstance(year, int)
        return self._item(
            fact,
            self._said(number, fact, "line", LINE),
            self.words(f"pravda-{self.game}-date", when="turn", **self._year(year)),
        )

    def _item(self, fact: Fact, text: str, title: str = "") -> Item:
        return Item(fact.kinds[0], text, title, fact.about, fact.events)

    def _said(self, number: int, fact: Fact, form: str, most: int) -> str:
        """In words that this game has not had, of its most particular kind first; where all have been, in those it has
        had least. A title that nothing fits is left out; a sentence is then the shortest there is."""
        slots, texts = self._arguments(fact), dict[str, str]()
        for id in sorted(self._variants(number, fact, form), key=lambda id: self.printed[id]):
            texts[id] = sentence(self.words(id, **slots))
            if len(texts[id]) <= most:
                break
        else:
            if form == "head":
                return ""
            id = min(texts, key=lambda id: len(texts[id]))
        self.printed[id] += 1
        return texts[id]

    def _variants(self, number: int, fact: Fact, form: str) -> Iterator[str]:
        rng = Random(f"{self.seed}/{number}/{form}/{fact.kinds[0]}/{fact.events}")
        for kind in fact.kinds:
            ids = list(self.words.variants(f"pravda-{self.game}-{kind}-{form}"))
            rng.shuffle(ids)
            yield from ids

    def _arguments(self, fact: Fact) -> dict[str, Argument]:
        slots: dict[str, Argument] = {}
        for name, slot in fact.slots:
            if name == "year":
                assert isinstance(slot, int)
                slots |= self._year(slot)
            else:
                slots |= self._argument(name, slot)
        return slots

    def _argument(self, name: str, slot: Slot) -> dict[str, Argument]:
        noun = self.nouns.get(name)
        if isinstance(slot, tuple):
            assert noun is not None
            listed = self.words.listing([self.words.name(self.game, noun, each) for each in slot])
            return {name: listed, f"{name}-id": " ".join(map(str, slot)), f"{name}-count": len(slot)}
        return {name: slot} if noun is None else {name: self.words.name(self.game, noun, slot), f"{name}-id": slot}

    def _year(self, year: int) -> dict[str, Argument]:
        own = f"{self.game}-year"
        return {"year": self.words(own, year=year) if self.words.has(own) else year}


def chosen(facts: Sequence[Fact]) -> list[Fact]:
    """What is printed of these, the heaviest first: nobody heads a page twice, and no kind fills it."""
    found: list[Fact] = []
    heads: set[str] = set()
    alike: Counter[str] = Counter()
    for fact in facts:
        most = ALIKE if fact.weight >= MINOR else 1
        family = fact.kinds[-1].partition("-")[0]
        if alike[family] < most and not (fact.heads and heads.intersection(fact.about[:1])):
            found.append(fact)
            heads.update(fact.about if fact.heads else ())
            alike[family] += 1
    return found


def sentence(text: str) -> str:
    """A name may begin it, and it need not be one that begins with a capital."""
    return text[:1].upper() + text[1:]
