"""The report: everything measured is in it, in the reader's language, and it is a page a browser can read."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from presidium.core import Refused
from presidium.games.goulag import GOULAG
from presidium.games.registry import OUR_OWN, find
from presidium.lab.arena import Ledger, arms_of, hold
from presidium.lab.arena.contest import contest
from presidium.lab.arena.reference import POOL, reference, stored_reference
from presidium.lab.arena.report import page, write
from presidium.text import Words

pytestmark = pytest.mark.ci

CERTAIN = "tests.lab.arena.test_arena:Certain"


def measured(*bots: str, game: str = "goulag", seats: int = 5, deals: int = 10) -> dict[str, Any]:
    asked = contest(find(game), seats, arms_of(bots), "0", {})
    return hold(asked, deals, Ledger(asked, "")).json()


class Tags(HTMLParser):
    """Sees that whatever is opened is closed, and in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "line"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def tags(text: str) -> list[str]:
    reader = Tags()
    reader.feed(text)
    assert not reader.open
    return reader.seen


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [game.name for game in OUR_OWN])
def test_a_report_has_every_part_in_its_language(game: str, lang: str) -> None:
    words = Words(lang)
    text = page(measured("random", game=game, deals=5), words)
    for part in ("payoff", "beliefs", "no-beliefs", "endings", "lengths", "clock", "pool", "no-elo"):
        assert words(f"arena-{part}") in text.replace("&#x27;", "'"), part
    assert tags(text).count("section") >= 7
    assert words("arena-apart", by="seat") in text


def test_the_payoff_table_says_each_rate_and_the_differences_are_drawn() -> None:
    result = measured("naive-1", "random")
    text = page(result, Words("en"))
    for arm in result["arms"]:
        assert f"<b>{100 * arm['win_rate']:.1f}\N{NO-BREAK SPACE}%</b>" in text
    assert "naive-1 for random, among random" in text
    assert text.index("among naive-1</th>") < text.index("among random</th>") or "among random</th>" in text
    assert tags(text).count("circle") == 2


def test_beliefs_are_drawn_with_their_score() -> None:
    text = page(measured(CERTAIN, "random"), Words("en"))
    assert text.count("“no idea”") == 2  # among random bots, and among its own kind
    assert tags(text).count("circle") == 2 + 2 * 2


def test_names_cannot_put_anything_into_the_page() -> None:
    result = measured("random")
    result["arms"][0]["bot"] = "<script>"
    assert "<script>" not in page(result, Words("en"))


def test_a_circle_is_named() -> None:
    result = measured("random")
    result["circle"] = ["a", "some/where.py:b"]
    assert "a &gt; b &gt; a" in page(result, Words("en"))


def test_the_figures_lie_beside_the_page(tmp_path: Path) -> None:
    result = measured("random")
    write(result, tmp_path / "new" / "report", Words("en"))
    assert json.loads((tmp_path / "new" / "report" / "arena.json").read_text(encoding="utf-8")) == result
    assert "<!doctype html>" in (tmp_path / "new" / "report" / "index.html").read_text(encoding="utf-8")
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as refused:
        write(result, tmp_path / "file" / "report", Words("en"))
    assert refused.value.why.id == "cannot-write"


# The pool that never changes


def test_the_pool_has_been_scored_in_the_games_as_they_are() -> None:
    rows = reference()
    assert [(row["game"], row["players"], row["deals"]) for row in rows] == [(g, n, deals) for g, n, _, deals in POOL]
    for row, (game, players, options, deals) in zip(rows, POOL, strict=True):
        rules = find(game).rules(players, options)
        assert row["options"] == dict(rules.chosen)
        assert row["rules_version"] == find(game).rules_version
        assert len(row["arms"]) == 4
        assert all(arm["games"] == deals for arm in row["arms"])


def test_the_yardsticks_still_score_as_they_did() -> None:
    """Other deals than those of the pool: a rate is off by more than four standard deviations only if bots or rules
    have changed, and then the pool has to be scored anew."""
    result = measured("random", "naive-1", deals=250)
    known = stored_reference(result)
    assert known is not None
    for arm in result["arms"]:
        then = next(row for row in known["arms"] if (row["bot"], row["among"]) == (arm["bot"], arm["among"]))
        rate = then["win_rate"]
        assert abs(arm["win_rate"] - rate) < 4 * (rate * (1 - rate) * (1 / 250 + 1 / then["games"])) ** 0.5


def test_the_pool_is_shown_where_it_was_scored() -> None:
    assert "Scored once, by version" in page(measured("random"), Words("en"))
    elsewhere = measured("random", seats=6)
    assert stored_reference(elsewhere) is None
    assert Words("en")("arena-no-pool") in page(elsewhere, Words("en"))
    assert GOULAG.rules(6, {}).seats == 6
