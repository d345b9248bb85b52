"""Pravda is never wrong: each claim of a generated page is worked out again from the positions before and after."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from presidium.core import Fact, view
from presidium.games.kremlin.printed.board import GONE, LEVEL, POSTS, SIBERIA, WALL
from presidium.games.kremlin.state import edition_of
from presidium.text import Words
from presidium.text.pravda import Edition, Newsroom, editions
from tests.pravda.claims import Claim, Claims
from tests.pravda.kremlin import KREMLIN
from tests.pravda.lived import Lived, lived
from tests.pravda.others import GOULAG, POLITBURO
from tests.pravda.sentences import TEMPLATE, read, templates
from tests.text.messages import COMPLETE

CLAIMS: dict[str, Claims] = {"kremlin": KREMLIN, "goulag": GOULAG, "politburo": POLITBURO}
PRESETS = ("1988 basic", "1986 basic", "1988 advanced", "1986 full")
SHORT, LONG = 120, 1000
"""So many pages at least."""


class Sentence(NamedTuple):
    id: str
    text: str
    events: tuple[int, ...]
    number: int
    seat: int
    about: tuple[str, ...]


def games() -> Iterator[Lived]:
    """Games of bots, more and more of them: of every kind, clever and not."""
    seed = 0
    while True:
        seats = 3 + seed % 4
        yield lived("kremlin", seats, PRESETS[seed % 4], "careful" if seed % 3 == 0 else "random", seed)
        yield lived("goulag", 5 + seed % 6, "", "naive" if seed % 2 else "random", seed)
        yield lived("politburo", 5 + seed % 6, "", "random", seed)
        seed += 1


def printed(game: Lived, lang: str, seat: int, patch: pytest.MonkeyPatch) -> tuple[tuple[Edition, ...], list[Sentence]]:
    """The editions as this seat reads them, and every sentence in them, with the template it is made from."""
    said: list[Sentence] = []
    say = Newsroom._said

    def noted(self: Newsroom, number: int, fact: Fact, form: str, most: int) -> str:
        before = self.printed.copy()
        text = say(self, number, fact, form, most)
        (*_, id) = ("", *(self.printed - before))
        if text:
            assert id, f"nobody counts that this was said: {text}"
            assert len(text) <= most or "winners" in dict(fact.slots), text
            eyes = seat if fact.kinds[0].startswith("box-") else 0
            said.append(Sentence(id, text, fact.events, number, eyes, fact.about))
        return text

    with patch.context() as patched:
        patched.setattr(Newsroom, "_said", noted)
        pages = editions(game.game, view(game.g, None), view(game.g, seat), Words(lang), game.seed)
    return pages, said


def spans(game: Lived) -> list[tuple[int, int]]:
    """From which position to which each edition goes, by the positions themselves."""
    last = len(game.at) - 1
    if game.game.name == "kremlin":
        begins = max(n for n, public in enumerate(game.at) if public.phase == 0)
        parades = [n for n in range(1, last + 1) if len(game.at[n].track) > len(game.at[n - 1].track)]
        ends = [n for n in parades if any(public.phase == 1 for public in game.at[n + 1 :])] + [last]
    else:
        begins, half = 0, game.g.rules.seats // 2
        ends = [next(n for n, public in enumerate(game.at) if len(public.history) == half), last]
    return list(zip([begins, *ends[:-1]], ends, strict=True))


def claim_of(game: Lived, sentence: Sentence, lang: str, years: list[tuple[int, int]]) -> Claim:
    shape = TEMPLATE.fullmatch(sentence.id)
    assert shape
    first, last = years[sentence.number - 1]
    if sentence.events and max(sentence.events) <= first:  # a turning point of an earlier year
        first, last = next((one, other) for one, other in years if max(sentence.events) <= other)
    slots = read(lang, game.game.name, sentence.id, sentence.text)
    if sentence.about and sentence.about[0].isalpha():  # a headline may leave to the item whom it is about
        slots.setdefault("who", sentence.about[0])
    return Claim(game, shape["kind"], slots, sentence.events, first, last, sentence.seat, sentence.about)


def holds(game: Lived, lang: str, seat: int, patch: pytest.MonkeyPatch) -> int:
    """How many pages there were; every claim on them is so."""
    pages, said = printed(game, lang, seat, patch)
    years = spans(game)
    assert len(pages) == len(years)
    for sentence in said:
        claim = claim_of(game, sentence, lang, years)
        try:
            CLAIMS[game.game.name][claim.kind](claim)
        except AssertionError as wrong:
            wrong.add_note(f"{game.game.name} {game.seed}, {sentence}, {claim.slots}")
            raise
    for page, (first, last) in zip(pages, years, strict=True):
        framed(game, page, game.at[first], game.at[last])
    return len(pages)


def framed(game: Lived, page: Edition, start: Any, end: Any) -> None:
    """What stands around the sentences: portraits, score, weather."""
    score = {each.id: each.points for each in page.score}
    match game.game.name:
        case "goulag":
            assert score == {"canal": end.canal}
            assert page.weather == -35 - (2 * len(end.history) - end.canal)
        case "politburo":
            assert score == dict(end.levels)
            assert page.weather == -35 - sum(3 - left for left in end.influence)
        case _:
            assert page.track == tuple(mark or "" for mark in end.track)
            assert score == {mark: end.track.count(mark) for mark in set(end.track) if mark}
            assert page.weather == -35 - len(end.at(SIBERIA))
            pictured(page, start, end)
    assert page.year == (end.year if game.game.name == "kremlin" else len(end.history))


def pictured(page: Edition, start: Any, end: Any) -> None:
    states = {each.who: each.state for each in page.portraits}
    assert set(end.members()) <= set(states)
    for who, man in end.men.items():
        before, now = start.men[who].place, man.place
        if now in GONE and before != now:
            assert states[who] == ("dead" if now == WALL else "removed")
        elif before not in GONE and LEVEL[now] > LEVEL[before]:
            assert states[who] == "fallen"
        elif now in POSTS and states[who] == "risen":
            assert LEVEL[now] < LEVEL.get(before, 9)


def enough(least: int, patch: pytest.MonkeyPatch) -> set[str]:
    """Print so many pages, in every language and for some seat; by then every claim on them was so."""
    pages, editions_of = 0, set[str]()
    for at, game in enumerate(games()):
        for lang in COMPLETE:
            pages += holds(game, lang, 1 + at % game.g.rules.seats, patch)
        name = game.game.name
        editions_of.add(f"{name} {edition_of(game.g).name}" if name == "kremlin" else name)
        if pages >= least:
            return editions_of
    raise AssertionError


EVERY_GAME = {"kremlin 1986", "kremlin 1988", "goulag", "politburo"}


def test_a_hundred_pages_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    assert enough(SHORT, monkeypatch) == EVERY_GAME


@pytest.mark.slow
def test_a_thousand_pages_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    assert enough(LONG, monkeypatch) == EVERY_GAME


@pytest.mark.parametrize("game", CLAIMS)
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_kind_of_sentence_has_a_claim_that_is_checked(lang: str, game: str) -> None:
    kinds = (found["kind"] for id in templates(lang, game) if (found := TEMPLATE.fullmatch(id)))
    assert not CLAIMS[game].missing(kinds)


def test_a_wrong_number_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the tests above would show nothing: a claim with a name, a number or a direction changed fails."""
    caught = tried = 0
    for game in islice(games(), 6):
        _, said = printed(game, "en", 1, monkeypatch)
        years = spans(game)
        for sentence in said:
            claim = claim_of(game, sentence, "en", years)
            for slot, value in claim.slots.items():
                if isinstance(value, int) and slot != "year":
                    wrong = Claim(**{**vars(claim), "slots": claim.slots | {slot: value + 1}})
                    tried += 1
                    try:
                        CLAIMS[game.game.name][claim.kind](wrong)
                    except (AssertionError, KeyError, IndexError, ValueError):
                        caught += 1
    assert tried > 100
    assert caught == tried
