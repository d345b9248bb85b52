"""There is enough to say of everything, it fits, and no sentence comes twice in a game where another would do."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from presidium.core import Fact, view
from presidium.text import Words
from presidium.text.pravda import MAX_HEADLINE_CHARS, MAX_NOTICE_CHARS, Newsroom, editions, sentence
from tests.pravda.lived import lived
from tests.pravda.sentences import TEMPLATE, named, templates
from tests.pravda.test_truth import CLAIMS, games
from tests.text.messages import COMPLETE, whole

FREQUENT = {
    "kremlin": ("promoted-post", "aged", "shifted-post", "sicker", "cured", "quiet", "box-chief-short", "box-unsaid"),
    "goulag": ("one-watched",),
    "politburo": ("plan-tie", "refused"),
}
"""What nearly every game has several times, and of what a reader would notice that he has read it before."""
MOST_LINES, LEAST_LINES = 6, 4
LEAST_HEADS = 3
TURNING = "turned-to-"
"""Kinds that stand under a date, and have no headline."""
ONCE = ("end-", "half")
"""What heads a page, and there is no more than one."""

every_tongue = pytest.mark.parametrize("lang", COMPLETE)
every_game = pytest.mark.parametrize("game", CLAIMS)


def counted(lang: str, game: str) -> Counter[tuple[str, str]]:
    shapes = [found for id in templates(lang, game) if (found := TEMPLATE.fullmatch(id))]
    return Counter((shape["kind"], shape["form"]) for shape in shapes)


@every_tongue
@every_game
def test_every_kind_has_several_words_in_every_language(lang: str, game: str) -> None:
    there = counted(lang, game)
    for kind in CLAIMS[game]:
        often = kind in FREQUENT[game]
        assert there[kind, "line"] >= (MOST_LINES if often else LEAST_LINES), kind
        if not kind.startswith(("box-", TURNING)):
            assert there[kind, "head"] >= (MOST_LINES if often else LEAST_HEADS), kind


@pytest.mark.ci
@every_tongue
@every_game
def test_whoever_it_is_about_some_headline_fits(lang: str, game: str) -> None:
    words, longest = Words(lang), dict[str, str]()
    for slot, names in named(lang, game).items():
        longest[slot] = max(names, key=len)
    for kind in CLAIMS[game]:
        heads = [id for id in templates(lang, game) if id.startswith(f"pravda-{game}-{kind}-head-")]
        lengths = [len(widest(words, lang, game, id, longest)) for id in heads]
        if lengths:
            assert min(lengths) <= (MAX_HEADLINE_CHARS if kind.startswith(ONCE) else MAX_NOTICE_CHARS), kind


def widest(words: Words, lang: str, game: str, id: str, longest: dict[str, str]) -> str:
    """What it says with the longest names there are."""
    ids = {slot: dict(named(lang, game)[slot])[name] for slot, name in longest.items()}
    slots: dict[str, str | int] = {}
    for variable in whole(lang, id).variables:
        slot = variable.removesuffix("-id")
        known = slot in longest
        slots[variable] = (ids[slot] if variable.endswith("-id") else longest[slot]) if known else 14
    return sentence(words(id, **slots))


@every_tongue
def test_no_sentence_comes_twice_where_another_fits(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Newsroom._said

    def noted(self: Newsroom, number: int, fact: Fact, form: str, most: int) -> str:
        before = self.printed.copy()
        text = say(self, number, fact, form, most)
        for id in self.printed - before:
            slots = self._arguments(fact)
            others = [
                other for kind in fact.kinds for other in self.words.variants(f"pravda-{self.game}-{kind}-{form}")
            ]
            fitting = [other for other in others if len(sentence(self.words(other, **slots))) <= most]
            assert before[id] == min((before[other] for other in fitting), default=before[id]), id
        return text

    monkeypatch.setattr(Newsroom, "_said", noted)
    for game in islice(games(), 9):
        editions(game.game, view(game.g, None), view(game.g, 1), Words(lang), game.seed)


@every_tongue
def test_ten_years_read_differently(lang: str) -> None:
    for seed in range(4):
        game = lived("kremlin", 4, "1988 basic", "random", seed)
        pages = editions(game.game, view(game.g, None), view(game.g, 1), Words(lang), game.seed)
        headlines = [page.headline.text for page in pages]
        assert len(set(headlines)) == len(headlines)
        texts = [item.text for page in pages for item in (page.deck, *page.lead, *page.notices)]
        assert len(set(texts)) == len(texts)


def test_another_table_has_another_page() -> None:
    game = lived("kremlin", 4, "1988 basic", "random", 1)
    seen = view(game.g, None)
    pages = {editions(game.game, seen, seen, Words("en"), f"table {table}")[0].headline.text for table in range(20)}
    assert len(pages) > 1
