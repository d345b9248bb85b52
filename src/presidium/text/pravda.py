"""Pravda: makes a newspaper page from a game's facts, with sentence templates of each language.

Each kind of fact has headlines, `pravda-kremlin-wave-no-head-1`, and sentences, `pravda-kremlin-wave-no-line-1`. The
most important fact is the headline, the next facts are leads, the rest are notices; no person gets two headlines.
Templates that this game has not used come first. The table and the issue number choose between fitting templates, so
every reader gets the same page at any time. A text longer than its place allows is not used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium.core import Fact, Game, Issue, View
from presidium.core.content.press import Occasion, PortraitState, Slot
from presidium.text.words import Argument, Words

MAX_HEADLINE_CHARS: Final = 44
MAX_NOTICE_CHARS: Final = 26
"""Most characters in the title of a notice, a small news item of the newspaper."""
MAX_LINE_CHARS: Final = 170
MAX_LEADS: Final = 2
MAX_NOTICES: Final = 6
MAX_OF_A_KIND: Final = 2
"""Most facts of one kind on a newspaper page."""
MINOR_WEIGHT: Final = 20
"""Weight below which a newspaper page prints only one fact of each kind."""


class Item(msgspec.Struct, frozen=True):
    """One piece of news on a newspaper page."""

    kind: Annotated[str, Meta(description="What it is about, by a word of the game's own.")]
    text: str
    title: Annotated[str, Meta(description="What stands over it; may be empty.")] = ""
    who: Annotated[tuple[str, ...], Meta(description="Politicians by letter, or seats by number.")] = ()
    events: Annotated[
        tuple[int, ...],
        Meta(description="The events it rests on: their numbers among those told to everybody, counted from 0."),
    ] = ()


class Portrait(msgspec.Struct, frozen=True):
    """A politician in the picture of a newspaper edition, present or removed."""

    who: str
    state: PortraitState
    place: str
    """The office or place where the politician is now, or was last."""


class Score(msgspec.Struct, frozen=True):
    """The score of one player or group, in the unit the game counts."""

    id: str
    name: str
    points: int


class Edition(msgspec.Struct, frozen=True):
    """One newspaper edition: a front page with headline, leads, notices and portraits."""

    number: int
    when: Annotated[Occasion, Meta(description="Whether a year, the first half or the whole game is over.")]
    year: int
    """Number of the year or round that this newspaper edition closes."""
    date: str
    headline: Item
    deck: Item
    """The sentence below the headline, which gives the numbers of the same fact."""
    lead: tuple[Item, ...]
    notices: Annotated[tuple[Item, ...], Meta(description="Small news.")]
    portraits: tuple[Portrait, ...]
    track: tuple[str, ...]
    """For games with a parade track: the winner of each year; empty if the game has no such track."""
    score: tuple[Score, ...]
    weather: int
    box: tuple[Item, ...]
    """News items from the reader's own view, for this reader only."""
    turning: tuple[Item, ...]
    """Turning points of the game, in the last newspaper edition only."""


def editions(game: Game, everybody: View[Any], reader: View[Any], words: Words, seed: str) -> tuple[Edition, ...]:
    """Returns all newspaper editions so far. Pages are made from a spectator's view, the box from the reader's own
    view; `seed` is the table's seed."""
    if game.press is None:
        return ()
    issues, boxes = game.press.issues(everybody), game.press.box(reader)
    newsroom, slips = Newsroom(game, words, seed), Newsroom(game, words, seed)
    return tuple(
        msgspec.structs.replace(newsroom.edition(number, issue), box=slips.box(number, box))
        for number, (issue, box) in enumerate(zip(issues, boxes, strict=True), 1)
    )


class Newsroom:
    """Writes the newspaper editions of a game, and remembers which templates it has used."""

    def __init__(self, game: Game, words: Words, seed: str) -> None:
        assert game.press is not None
        self.game, self.words, self.seed, self.nouns = game.name, words, seed, dict(game.press.nouns)
        self.printed: Counter[str] = Counter()

    def edition(self, number: int, issue: Issue) -> Edition:
        first, *others = chosen(issue.facts)
        leads, notices = others[:MAX_LEADS], others[MAX_LEADS : MAX_LEADS + MAX_NOTICES]
        return Edition(
            number,
            issue.when,
            issue.year,
            self.words(f"pravda-{self.game}-date", when=issue.when, **self._year(issue.year)),
            self._item(first, self._said(number, first, "head", MAX_HEADLINE_CHARS)),
            self._item(first, self._said(number, first, "line", MAX_LINE_CHARS)),
            tuple(self._titled(number, fact, MAX_HEADLINE_CHARS) for fact in leads),
            tuple(self._titled(number, fact, MAX_NOTICE_CHARS) for fact in notices),
            tuple(Portrait(each.who, each.state, each.place) for each in issue.portraits),
            issue.track,
            tuple(Score(id, self.words(f"pravda-{self.game}-score", id=id), points) for id, points in issue.score),
            issue.weather,
            (),
            tuple(self._turned(number, fact) for fact in issue.turning),
        )

    def box(self, number: int, facts: Sequence[Fact]) -> tuple[Item, ...]:
        return tuple(self._item(fact, self._said(number, fact, "line", MAX_LINE_CHARS)) for fact in facts)

    def _titled(self, number: int, fact: Fact, most: int) -> Item:
        title = self._said(number, fact, "head", most)
        return self._item(fact, self._said(number, fact, "line", MAX_LINE_CHARS), title)

    def _turned(self, number: int, fact: Fact) -> Item:
        year = fact.slot("year")
        assert isinstance(year, int)
        return self._item(
            fact,
            self._said(number, fact, "line", MAX_LINE_CHARS),
            self.words(f"pravda-{self.game}-date", when="turn", **self._year(year)),
        )

    def _item(self, fact: Fact, text: str, title: str = "") -> Item:
        return Item(fact.kinds[0], text, title, fact.about, fact.events)

    def _said(self, number: int, fact: Fact, form: str, most: int) -> str:
        """Returns a text from the template that this game has used least, for the most specific kind of the fact.

        If no text is short enough, a title is left out, and the shortest sentence is used.
        """
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
    """Returns the facts to print, the most important first: one headline for a person, few facts of one kind."""
    found: list[Fact] = []
    heads: set[str] = set()
    alike: Counter[str] = Counter()
    for fact in facts:
        most = MAX_OF_A_KIND if fact.weight >= MINOR_WEIGHT else 1
        family = fact.kinds[-1].partition("-")[0]
        if alike[family] < most and not (fact.heads and heads.intersection(fact.about[:1])):
            found.append(fact)
            heads.update(fact.about if fact.heads else ())
            alike[family] += 1
    return found


def sentence(text: str) -> str:
    """Returns the text with a capital first letter, because a name at its beginning may have a small letter."""
    return text[:1].upper() + text[1:]
