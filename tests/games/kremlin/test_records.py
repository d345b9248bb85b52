"""A recorded game of Kremlin for every way it can end, in both editions, and what must hold all through it.

That each ends as it says is checked with the records of the other games, in `tests/records`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from presidium.core import Record
from presidium.core.record import read
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.cards.card import Deck
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.influence.control import standing
from presidium.games.kremlin.influence.ties import Arbitration, TieRoll
from presidium.games.kremlin.printed.board import CANDIDATE, CANDIDATES, POSTS
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.rules import OPTIONS
from presidium.games.kremlin.state import Kremlin, edition_of
from presidium.games.kremlin.tally import tally
from tests import records
from tests.games.kremlin.drawn import written
from tests.rules import rule

RECORDS = sorted(Path(records.__file__).parent.glob("kremlin-*.txt"))

WAYS = {
    # the edition, the rule, whether somebody wins
    ("1986", "6.9", False),
    ("1986", "11.a", True),
    ("1986", "11.1", False),
    ("1986", "11.b", True),
    ("1986", "11.c", True),
    ("1986", "11.d", False),
    ("1988", "6.9", True),
    ("1988", "6.9", False),
    ("1988", "11.a", True),
    ("1988", "11.c", True),
    ("1988", "11.d", False),
}


def recorded(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"), {"kremlin": KREMLIN}.__getitem__)


@rule("kremlin 6.9", "kremlin 11.a", "kremlin 11.b", "kremlin 11.c", "kremlin 11.d", "kremlin 11.1")
def test_there_is_a_recorded_game_for_every_way_of_ending() -> None:
    found = set()
    for path in RECORDS:
        record = recorded(path)
        outcome = record.final(KREMLIN).public.outcome
        assert outcome is not None
        assert f"# ends: {outcome.ending}\n" in path.read_text(encoding="utf-8")
        found.add((record.rules["edition"], outcome.rule.removeprefix("kremlin "), bool(outcome.winners)))
    assert found == WAYS


@rule("kremlin 5.2", "kremlin 11.d")
def test_the_chief_of_1961_is_missing_in_one_of_each_edition_and_nobodys_in_another() -> None:
    finals = [recorded(path).final(KREMLIN) for path in RECORDS]
    ends = [g for g in finals if g.public.outcome.rule == "kremlin 11.d"]
    assert sorted((g.rules["edition"], g.public.posts["chief"] is None) for g in ends) == [
        ("1986", True),
        ("1988", False),
        ("1988", True),
    ]


@rule("kremlin 14.3", "kremlin 15.3")
@pytest.mark.parametrize("deck", [INTRIGUE, STOCK], ids=["1988", "1986"])
def test_every_card_is_played_in_one_of_them(deck: Deck) -> None:
    finals = [recorded(path).final(KREMLIN) for path in RECORDS if "-cards-" in path.stem]
    played = {card for g in finals if edition_of(g).deck is deck for card, _ in tally(g)["cards"]}
    assert played == set(deck.cards)


def test_each_says_what_there_is_to_see() -> None:
    for path in RECORDS:
        comments = re.findall(r"^# (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len([comment for comment in comments if not comment.startswith("ends:")]) == 1, path.stem


def test_the_records_hold_every_choice_of_every_option() -> None:
    chosen = {choice for path in RECORDS for choice in recorded(path).rules.chosen}
    assert chosen == {(option.name, value) for option in OPTIONS if option.name != "preset" for value in option.values}


@rule("kremlin 0.1", "kremlin C.1", "kremlin C.2")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_must_hold_all_through_a_game(path: Path) -> None:
    for g in recorded(path).replay(KREMLIN):
        check_board(g)
        check_influence(g)


def check_board(g: Kremlin) -> None:
    """All 26 are in one place each, and nobody is absent or more than very sick who cannot be."""
    public = g.public
    assert tuple(public.men) == LETTERS
    assert {post: who for post, who in public.posts.items() if who} == {
        man.place: who for who, man in public.men.items() if man.place in POSTS
    }
    assert len(public.at(CANDIDATE)) <= CANDIDATES
    assert all(man.place in POSTS or not man.cure for man in public.men.values())
    assert all(0 <= man.crosses <= 2 and man.stress >= 0 for man in public.men.values())


def check_influence(g: Kremlin) -> None:
    """Nobody has declared more than is written; whoever controls has as much declared as anybody."""
    public = g.public
    for who, numbers in public.declared.items():
        assert all(0 <= points <= written(g, seat, who) for seat, points in enumerate(numbers, 1))
    if g.stack and isinstance(g.stack[-1], TieRoll | Arbitration):
        return  # who controls is just being settled
    for who, player in public.control.items():
        assert public.declared[who][player - 1] == standing(public, who) > 0
