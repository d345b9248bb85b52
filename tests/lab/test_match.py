"""Matches: the same seed gives the same games, the bots take turns in the seats, and the score is right."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from presidium.bots import BotError
from presidium.bots.goulag import Naive
from presidium.bots.runtime.at_random import AtRandom
from presidium.cli.commands.match import show
from presidium.core import Action, Outcome, Refused, Rules, View
from presidium.core.record import read
from presidium.games import GAMES, find
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import worker
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.cards.events import Played
from presidium.games.politburo import POLITBURO
from presidium.lab.match import Result, Score, Series, match
from presidium.lab.statistics.intervals import wilson
from presidium.lab.statistics.luck import Luck
from presidium.text import Words

ROOT = Path(__file__).parents[2]
STUBBORN = f"{ROOT / 'examples' / 'stubborn.py'}:Stubborn"


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


def without_time(result: Result) -> dict[str, Any]:
    return {name: part for name, part in result.json().items() if name != "seconds"}


# The same games


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_seed_gives_the_same_records_whatever_the_workers(game: Any, tmp_path: Path) -> None:
    bots = ["naive", "random"] if game in (GOULAG, POLITBURO) else ["random"]
    heard: list[int] = []
    one = match(game, 5, 7, bots, "seed", records=tmp_path / "a" / "b", workers=1)
    two = match(game, 5, 7, bots, "seed", records=tmp_path / "two", workers=2, progress=heard.append)
    match(game, 5, 7, bots, "another seed", records=tmp_path / "other")
    assert list(texts(tmp_path / "two")) == [f"0000{number}.txt" for number in range(1, 8)]
    assert texts(tmp_path / "a" / "b") == texts(tmp_path / "two") != texts(tmp_path / "other")
    assert without_time(one) == without_time(two)
    assert sum(heard) == 7


def test_a_record_can_be_replayed_and_names_the_bots_in_their_seats(tmp_path: Path) -> None:
    result = match(GOULAG, 5, 2, ["naive", "random", STUBBORN], 3, {"own_card": "blind"}, tmp_path)
    endings = []
    for number, text in enumerate(texts(tmp_path).values()):
        record = read(text, find)
        order = ["naive", "random", STUBBORN, "naive", "random", STUBBORN]
        assert record.names == tuple(order[number : number + 5])
        assert record.rules["own_card"] == "blind"
        endings.append(record.final(GOULAG).public.outcome.ending)
    assert sorted(endings) == sorted(result.outcomes.elements())
    assert "says: claim" in "".join(texts(tmp_path).values())


def draws(luck: Luck, seats: Sequence[int]) -> list[float]:
    return [luck[seat].random() for seat in seats]


def test_dice_and_minds_are_drawn_by_seed_game_and_seat_whatever_was_played_before() -> None:
    luck = Luck("red")
    fourth = draws(luck.of(4), range(6))
    assert len(set(fourth)) == 6
    assert draws(luck.of(5), range(6)) != fourth
    luck.of(9).dice.random()
    assert draws(luck.of(4), [3, 0, 5]) == [fourth[3], fourth[0], fourth[5]]
    assert luck.of(4).dice.random() == fourth[0]
    assert draws(Luck("red").of(4), range(6)) == fourth
    assert draws(Luck("blue").of(4), range(6)) != fourth


def test_bots_that_see_nothing_share_a_generator_and_the_others_have_their_own() -> None:
    luck = Luck(1).of(2)
    luck.share([2, 3])
    assert luck[2] is luck[3]
    assert len({id(luck[seat]) for seat in range(5)}) == 4
    luck.of(3).share([])
    assert luck[2] is not luck[3]


def test_the_bots_move_up_a_seat_from_game_to_game() -> None:
    series = Series(Rules("goulag", 5), ("a", "b", "c"), 1, None)
    assert ["".join(series.seated(number).values()) for number in range(4)] == ["abcab", "bcabc", "cabca", "abcab"]
    assert list(series.seated(0)) == [1, 2, 3, 4, 5]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    match(GOULAG, 5, 110, ["random"], 1, progress=heard.append)
    assert sum(heard) == 110
    assert len(heard) > 2


# The score


def test_the_result_as_json() -> None:
    result = match(GOULAG, 5, 40, ["naive", "random"], 1).json()
    assert list(result) == ["game", "players", "options", "games", "decisions", "seconds", "outcomes", "bots"]
    assert (result["game"], result["players"], result["options"]) == ("goulag", 5, dict(GOULAG.rules(5, {}).chosen))
    assert (result["games"], result["decisions"]) == (40, 40 * 20)
    assert result["seconds"] > 0
    assert sum(result["outcomes"].values()) == 40
    assert list(result["outcomes"]) == sorted(result["outcomes"])
    assert set(result["outcomes"]) <= {f"{s} (goulag {r})" for s in ("loyal", "disloyal", "nobody") for r in (3.2, 3.3)}
    assert list(result["bots"]) == ["naive", "random"]
    for bot in result["bots"].values():
        assert list(bot) == ["games", "wins", "draws", "win_rate", "ci95"]
        assert bot["games"] == 100
        assert bot["win_rate"] == bot["wins"] / 100
        assert bot["ci95"][0] < bot["win_rate"] < bot["ci95"][1]
    assert json.loads(json.dumps(result)) == result


def test_winners_win_and_where_nobody_wins_all_draw() -> None:
    seated = {1: "a", 2: "b", 3: "a"}
    result = Result(Rules("goulag", 3), {"a": Score(), "b": Score(), "c": Score()})
    result.count(Outcome((1, 2), "loyal", "goulag 3.2"), seated, 9)
    result.count(Outcome((3,), "disloyal", "goulag 3.3"), seated, 10)
    result.count(Outcome((), "nobody", "goulag 3.3"), seated, 11)
    assert result.bots == {"a": Score(6, 2, 2, 3, (2, 4, 12)), "b": Score(3, 1, 1, 3, (1, 1, 3)), "c": Score()}
    assert (result.games, result.decisions) == (3, 30)
    assert result.json()["outcomes"] == {"disloyal (goulag 3.3)": 1, "loyal (goulag 3.2)": 1, "nobody (goulag 3.3)": 1}
    assert result.json()["bots"]["c"] == {"games": 0, "wins": 0, "draws": 0, "win_rate": 0.0, "ci95": [0.0, 1.0]}


def test_a_bot_named_twice_sits_twice_and_is_counted_once() -> None:
    result = match(GOULAG, 6, 10, ["naive", "random", "random"], 1)
    assert {name: score.games for name, score in result.bots.items()} == {"naive": 20, "random": 40}


def test_seats_of_one_game_are_not_taken_for_so_many_games() -> None:
    """Goulag is won by sides: the random seats of a match win and lose together, and the interval has to know it."""
    score = match(GOULAG, 10, 300, ["random"], 1).bots["random"]
    assert (score.games, score.tables) == (3000, 300)
    low, high = score.json()["ci95"]
    naive_low, naive_high = wilson(score.wins, score.games)
    assert high - low != pytest.approx(naive_high - naive_low, rel=0.05)


# How the bots fare


def rates(game: str, seats: int, games: int) -> tuple[float, float]:
    bots = match(GAMES[game], seats, games, ["naive", "random"], 1).json()["bots"]
    return bots["naive"]["win_rate"], bots["random"]["win_rate"]


@pytest.mark.slow
def test_the_naive_worker_wins_more_than_a_random_one() -> None:
    naive, chance = rates("goulag", 5, 400)
    assert naive > chance + 0.01  # it keeps a face before those who never look


@pytest.mark.slow
def test_the_naive_member_wins_more_than_a_random_one() -> None:
    naive, chance = rates("politburo", 5, 200)
    assert naive > 1.5 * chance


class Split:
    """Naive if it is on this side, else random."""

    side = "loyal"

    def choose(self, view: View[Any], rng: Random) -> Action:
        naive = view.secret(worker(view.seat or 0)) == self.side
        return (Naive() if naive else AtRandom()).choose(view, rng)


class SplitOtherwise(Split):
    side = "disloyal"


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "side"), [("Split", "loyal"), ("SplitOtherwise", "disloyal")])
def test_a_naive_side_beats_a_random_side(bot: str, side: str) -> None:
    outcomes = match(GOULAG, 7, 100, [f"{__name__}:{bot}"], 1).outcomes
    assert outcomes[f"{side} (goulag 3.2)"] + outcomes[f"{side} (goulag 3.3)"] > 55


def test_random_play_favours_neither_side() -> None:
    """The game is symmetric: of 600 a difference of more than four standard deviations would be a bug."""
    outcomes = match(GOULAG, 7, 600, ["random"], 1).outcomes
    loyal = sum(count for ending, count in outcomes.items() if ending.startswith("loyal"))
    assert sum(outcomes.values()) == 600
    assert abs(2 * loyal - 600) < 4 * 600**0.5


def test_the_stubborn_example_helps_the_loyal() -> None:
    """It works, whatever its side."""
    outcomes = match(GOULAG, 5, 100, [STUBBORN, "random"], 1).outcomes
    loyal = sum(count for ending, count in outcomes.items() if ending.startswith("loyal"))
    assert loyal > 60


# What is refused


@pytest.mark.parametrize(
    ("seats", "bots", "options", "why"),
    [
        (4, ["random"], {}, "wrong-players"),
        (5, ["random", "clever"], {}, "unknown-bot"),
        (5, ["random"], {"own_card": "marked"}, "bad-option"),
        (5, ["random"], {"colour": "red"}, "unknown-option"),
    ],
)
def test_a_match_that_cannot_be_is_refused_before_anything_is_written(
    seats: int, bots: list[str], options: dict[str, str], why: str, tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        match(GOULAG, seats, 1, bots, 1, options, tmp_path / "records")
    assert refused.value.why.id == why
    assert not (tmp_path / "records").exists()


# What a game finds worth counting


def test_the_cards_played_are_counted_by_phase(tmp_path: Path) -> None:
    result = match(KREMLIN, 3, 4, ["random"], 1, {"preset": "1988 advanced"}, tmp_path, workers=2)
    table = result.json()["cards"]
    assert list(table) == sorted(table, key=int)
    assert all(list(row) == sorted(row) for row in table.values())
    assert set().union(*table.values()) <= set("12345678")
    played: Counter[str] = Counter()
    for text in texts(tmp_path).values():
        log = read(text, find).final(KREMLIN).log
        played.update(event.play.card for event, _ in log if isinstance(event, Played))
    assert {card: sum(row.values()) for card, row in table.items()} == played


def test_the_table_names_the_cards_and_says_when_they_were_played() -> None:
    result = match(KREMLIN, 3, 1, ["random"], 1, {"preset": "1986 full"})
    result.tallies["cards"] = Counter({("flu", "4"): 2, ("leave", "4"): 1, ("leave", "6"): 30})
    console = Console(width=100, record=True, file=StringIO())
    show(result.json(), Words("en"), console)
    lines = [line.split() for line in console.export_text().splitlines()]
    assert ["cards", "played,", "by", "phase", "Σ", "Health", "Replacements"] in lines
    assert ["Flu", "epidemic", "2", "2", "·"] in lines
    assert ["Leave", "or", "indisposition", "31", "1", "30"] in lines


def test_where_there_are_no_cards_none_are_counted() -> None:
    assert "cards" not in match(KREMLIN, 3, 1, ["random"], 1).json()
    assert "cards" not in match(GOULAG, 5, 1, ["random"], 1).json()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_the_rules_stops_the_match_by_name(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "cheat.py"
    file.write_text("class Cheat:\n    def choose(self, view, rng):\n        return 'anything'\n")
    with pytest.raises(BotError) as error:
        match(GOULAG, 5, 3, ["random", f"{file}:Cheat"], 1, workers=workers)
    assert error.value.why.id == "bot-answer-refused"
    assert dict(error.value.why.args)["bot"] == "Cheat"
    assert dict(error.value.why.args)["why"] == "not-an-action"
