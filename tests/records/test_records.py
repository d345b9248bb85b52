"""A recorded game for every way a game can end, replayed.

Each file says in a comment how it ends: `# ends: loyal (goulag 3.2)`. To add one, let bots play with
`presidium match goulag --players 5 --games 20 --bots naive --records DIR` (and `--option NAME=VALUE`), choose a file
and write that line on top of it. Those in which every card is played are chosen by `tests/records/choose_cards.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from presidium.core import BadRecord, Outcome, Record
from presidium.core.record import read
from presidium.games import GAMES, find
from presidium.games.goulag.game import outcome as goulag_outcome
from presidium.games.goulag.moves import Side
from presidium.games.politburo.goals import MEMBERS
from tests.rules import rule

RECORDS = [path for path in sorted(Path(__file__).parent.glob("*.txt")) if path.stem.partition("-")[0] in GAMES]
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)

LOYAL: Side = "loyal"
DISLOYAL: Side = "disloyal"
GOULAG = {
    goulag_outcome((*(LOYAL,) * loyal, *(DISLOYAL,) * (seats - loyal)), work).ending
    for seats in range(5, 11)
    for loyal in range(1, seats)
    for work in range(2 * seats + 1)
}
POLITBURO = {f"{who} (politburo 5.1)" for who in (*MEMBERS, "tie", "nobody")} | {"shared (politburo 5.5)"}
STRICTLY = {f"{who} (politburo 5.6)" for who in MEMBERS}
"""Endings decided by how goals were met; one of them is recorded."""
ENDINGS = {"goulag": GOULAG, "politburo": POLITBURO}


def ends(path: Path) -> str:
    (ending,) = re.findall(r"^# ends: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return str(ending)


STALE = """{name}, {why}
The same answers lead elsewhere than when this game was recorded. If the rules were meant to change, the game's
rules-version goes up (once for a release), and the game is recorded anew as the top of this file says."""


def recorded(path: Path) -> tuple[Record, Outcome]:
    try:
        record = read(path.read_text(encoding="utf-8"), find)
    except BadRecord as bad:
        pytest.fail(STALE.format(name=path.name, why=bad))
    outcome = record.final(find(record.rules.game)).public.outcome
    assert isinstance(outcome, Outcome), STALE.format(name=path.name, why="the end: the game is not over.")
    return record, outcome


@pytest.mark.parametrize("game", ENDINGS)
def test_there_is_a_recorded_game_for_every_ending(game: str) -> None:
    found = {ends(path) for path in RECORDS if path.stem.startswith(game)}
    missing, unknown = ENDINGS[game] - found, found - STRICTLY - ENDINGS[game]
    assert not missing, f"no recorded game ends with {sorted(missing)}: the top of this file says how to add one"
    assert not unknown, f"{sorted(unknown)} is not among the endings in this file: add a new ending to them"
    assert game != "politburo" or found & STRICTLY


@every_record
def test_a_recorded_game_ends_as_it_says(path: Path) -> None:
    ending = recorded(path)[1].ending
    assert ending == ends(path), STALE.format(name=path.name, why=f"the end: {ending}.")


@every_record
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    """But for the comments, so that records made long ago stay readable."""
    text = path.read_text(encoding="utf-8")
    record, _ = recorded(path)
    assert record.text(find(record.rules.game)) == re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)


@rule("goulag 3.4")
def test_there_is_a_recorded_game_of_a_single_loyal_player() -> None:
    outcomes = [recorded(path)[1] for path in RECORDS if path.stem.startswith("goulag")]
    assert {1} < {dict(outcome.numbers)["loyal"] for outcome in outcomes}


@pytest.mark.parametrize("game", ENDINGS)
def test_the_recorded_games_hold_every_option_and_some_talk(game: str) -> None:
    own = [path for path in RECORDS if path.stem.startswith(game)]
    chosen = {choice for path in own for choice in recorded(path)[0].rules.chosen}
    every = {(option.name, value) for option in GAMES[game].options for value in option.values}
    assert chosen == every, f"no recorded game has {sorted(every - chosen)}: the top of this file says how to add one"
    assert any(" says: " in path.read_text(encoding="utf-8") for path in own)
