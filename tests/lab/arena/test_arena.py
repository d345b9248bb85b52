"""The arena: paired arms on the same deals, every seat in turn, and figures that do not depend on who plays."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import presidium
from presidium.bots import yardsticks
from presidium.core import Action, Refused, SeatView
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import worker
from presidium.games.goulag.moves import Claim
from presidium.games.kremlin import KREMLIN
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.goals import MEMBERS
from presidium.games.registry import OUR_OWN
from presidium.lab.arena import Arm, Contest, Ledger, Result, arms_of, hold
from presidium.lab.arena.contest import OWN, Job, code, contest
from presidium.lab.arena.hands import Done, here
from presidium.lab.arena.play import Watch, _truth, play
from presidium.lab.arena.result import circle, compared, histogram
from presidium.lab.arena.tally import Counted, Tally
from presidium.lab.statistics.intervals import wilson
from presidium.lab.statistics.sequential import Test as Sequential

pytestmark = pytest.mark.ci

HERE = f"{__name__}:"


def asked(*bots: str, seats: int = 5, game: Any = GOULAG, seed: str = "0") -> Contest:
    return contest(game, seats, arms_of(bots), seed, {})


def result(of: Contest, deals: int, file: Path | None = None, **rest: Any) -> Result:
    return hold(of, deals, Ledger(of, "code", file), **rest)


def timeless(of: Result) -> dict[str, Any]:
    found = of.json()
    del found["seconds"]
    for arm in found["arms"]:
        del arm["p50_ms"], arm["p95_ms"]
    return found


class Certain:
    """Believes that everybody is loyal, and picks at random."""

    certainty = 1.0

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        return view.options.sample(rng)

    def beliefs(self, view: SeatView[Any]) -> dict[Any, dict[str, float]]:
        sides = {"loyal": self.certainty, "disloyal": 1 - self.certainty}
        return {worker(seat): sides for seat in view.rules.players}


class Ignorant(Certain):
    """Has no idea."""

    certainty = 0.5


class Cheat:
    """Plays what nobody may."""

    def choose(self, view: SeatView[Any], rng: Random) -> Any:
        return "anything"


class Babbler:
    """Says what nobody may: of one who is not there."""

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        return view.options.sample(rng)

    def speak(self, view: SeatView[Any], rng: Random) -> Claim:
        return Claim(9, "loyal", "own")


# Who sits where


def test_two_bots_make_four_arms_the_guest_first() -> None:
    assert arms_of(["a", "b"]) == (Arm("a", "b"), Arm("b", "b"), Arm("b", "a"), Arm("a", "a"))
    assert arms_of(["a"]) == arms_of(["a", "a"]) == (Arm("a", "a"),)
    assert len(set(arms_of(["a", "b", "c"]))) == 9


def test_one_seat_counts_in_a_deal_and_each_in_its_turn() -> None:
    of = asked("naive", "random")
    assert [of.counted(deal) for deal in range(7)] == [1, 2, 3, 4, 5, 1, 2]
    assert of.seated(Arm("naive", "random"), 6) == {1: "random", 2: "naive", 3: "random", 4: "random", 5: "random"}
    assert of.names() == ("naive", "random")


@pytest.mark.parametrize("game", [GOULAG, POLITBURO], ids=["goulag", "politburo"])
def test_every_arm_plays_the_same_deals(game: Any) -> None:
    of, other = asked("naive", "random", game=game), asked("naive", game=game, seed="1")
    tallies = [play(game, of, Job(arm, 0, 15)) for arm in range(4)]
    dealt = [[(g.deal, g.seat, g.strata) for g in tally.games] for tally in tallies]
    assert dealt[0] == dealt[1] == dealt[2] == dealt[3]
    assert dealt[0] != [(g.deal, g.seat, g.strata) for g in play(game, other, Job(0, 0, 15)).games]


def test_what_a_seat_was_is_what_its_game_says() -> None:
    sides = {g.strata["side"] for g in play(GOULAG, asked("random"), Job(0, 0, 20)).games}
    assert sides == {"loyal", "disloyal"}
    members = {g.strata["member"] for g in play(POLITBURO, asked("random", game=POLITBURO), Job(0, 0, 20)).games}
    assert members <= set(MEMBERS)
    assert len(members) > 4
    assert play(KREMLIN, asked("random", seats=3, game=KREMLIN), Job(0, 0, 1)).games[0].strata == {}


# The same figures, whoever plays


def test_the_figures_are_the_same_whatever_the_workers_and_the_order() -> None:
    of = asked("naive", "random")
    alone = result(of, 23)
    together = result(of, 23, hands=lambda c, jobs: here(c, jobs, 2))
    backwards = result(of, 23, hands=lambda c, jobs: here(c, list(jobs)[::-1], 1))
    assert timeless(alone) == timeless(together) == timeless(backwards)
    assert timeless(alone) != timeless(result(asked("naive", "random", seed="1"), 23))


def test_the_json_of_a_contest() -> None:
    found = result(asked("naive-1", "random"), 40).json()
    assert json.loads(json.dumps(found)) == found
    assert (found["arms"][0]["bot"], found["arms"][0]["among"]) == ("naive-1", "random")
    for arm in found["arms"]:
        assert list(arm)[:2] == ["bot", "among"]
        assert {"games", "win_rate", "ci95", "p50_ms", "p95_ms", "refusals"} <= set(arm)
        assert arm["games"] == 40
        assert arm["win_rate"] == arm["wins"] / 40
        assert tuple(arm["ci95"]) == wilson(arm["wins"], 40)
        assert 0 < arm["p50_ms"] <= arm["p95_ms"]
        assert arm["refusals"] == 0
        assert set(arm["strata"]) == {"side", "seat"}
        assert {seat: part["games"] for seat, part in arm["strata"]["seat"].items()} == dict.fromkeys("12345", 8)
        assert sum(part["wins"] for part in arm["strata"]["side"].values()) == arm["wins"]
        assert sum(arm["endings"].values()) == sum(games for _, games in arm["lengths"]) == 40
        assert arm["beliefs"] is None
    for row in found["differences"]:
        guest, host = (
            next(a for a in found["arms"] if (a["bot"], a["among"]) == (bot, row["among"]))
            for bot in (row["bot"], row["than"])
        )
        assert row["difference"] == pytest.approx(guest["win_rate"] - host["win_rate"])
        assert row["ci95"][0] < row["difference"] < row["ci95"][1]
        assert row["deals"] == 40


def test_the_yardsticks_never_change_and_are_all_found() -> None:
    assert {game.name: yardsticks(game.name) for game in OUR_OWN} == {
        "goulag": ("random", "naive-1"),
        "politburo": ("random", "naive-1"),
        "kremlin": ("random", "careful-1"),
    }


# Slips and beliefs


def test_an_answer_that_is_refused_is_counted_and_one_at_random_played() -> None:
    found = result(asked(f"{HERE}Cheat", "random"), 10).json()["arms"]
    assert [arm["bot"] for arm in found if arm["refusals"]] == [f"{HERE}Cheat"] * 2
    assert found[0]["refusals"] > 10
    assert found[0]["games"] == 10


def test_a_statement_that_is_refused_is_counted_and_goes_unheard() -> None:
    found = result(asked(f"{HERE}Babbler", "random"), 10).json()["arms"]
    assert [arm["bot"] for arm in found if arm["refusals"]] == [f"{HERE}Babbler"] * 2
    assert found[0]["games"] == 10


def test_beliefs_are_held_to_the_truth() -> None:
    ignorant = result(asked(f"{HERE}Ignorant"), 20).json()["arms"][0]["beliefs"]
    assert ignorant["brier"] == pytest.approx(0.25)
    assert [(kind["from"], kind["said"], kind["was"]) for kind in ignorant["calibration"]] == [(0.5, 0.5, 0.5)]
    certain = result(asked(f"{HERE}Certain"), 60).json()["arms"][0]["beliefs"]
    never, always = certain["calibration"]
    assert (never["from"], never["to"], always["from"], always["to"]) == (0.0, 0.03, 0.97, 1.0)
    assert never["was"] == pytest.approx(1 - always["was"])
    assert certain["brier"] == pytest.approx(never["was"])
    assert certain["ci95"][0] < certain["brier"] < certain["ci95"][1]


def test_nobody_is_praised_for_what_he_has_seen() -> None:
    """At five each knows the card before him and that of a neighbour: three are left to guess at."""
    g = GOULAG.read_position("goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5")
    watch = Watch(2, Tally())
    watch.hold_to_the_truth(g, {worker(seat): {"loyal": 1.0} for seat in range(1, 6)})
    seen = sum(g.secrets[worker(seat)].seen_by is None or 2 in g.secrets[worker(seat)].seen_by for seat in range(1, 6))
    assert seen == 2
    assert watch.beliefs == 3


class Knower:
    """Passes for a bot with beliefs, and counts how often it is asked for them."""

    times = 0

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        return view.options.sample(rng)

    def beliefs(self, view: SeatView[Any]) -> dict[Any, dict[int, float]]:
        Knower.times += 1
        return {}


def test_beliefs_are_asked_for_once_a_year_where_there_are_years() -> None:
    play(KREMLIN, asked(f"{HERE}Knower", "random", seats=3, game=KREMLIN), Job(0, 0, 1))
    assert 1 <= Knower.times <= 11


def test_a_belief_may_be_about_one_place_of_a_row() -> None:
    g = KREMLIN.read_position("kremlin | players 3 | intrigue on | phase 8 | chief F+ | kgb B | hand stalinists 21")
    sheet = next(key for key in g.secrets if key[0] == "sheet")
    assert _truth(g, (*sheet, 3)) == (sheet, g.secret(sheet)[3])
    assert _truth(g, sheet) == (sheet, g.secret(sheet))
    assert _truth(g, ("nothing", 1)) == (None, None)


# What is finished is kept


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def counting(played: list[Job]) -> Any:
    def hands(of: Contest, jobs: Iterable[Job]) -> Done:
        for job, tally in here(of, jobs, 1):
            played.append(job)
            yield job, tally

    return hands


def test_more_games_are_added_to_those_that_are_kept(tmp_path: Path) -> None:
    of, file, played = asked("naive", "random"), tmp_path / "new" / "jobs.jsonl", list[Job]()
    result(of, 10, file)
    whole = result(of, 20, file, hands=counting(played))
    assert {job.first for job in played} == {10, 15}
    assert timeless(whole) == timeless(result(of, 20))
    assert len(lines(file)) == 1 + 4 * 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    of, file, played = asked("random"), tmp_path / "jobs.jsonl", list[Job]()
    result(of, 15, file)
    file.write_text(file.read_text()[:-40])
    again = result(of, 15, file, hands=counting(played))
    assert played == [Job(0, 10, 5)]
    assert timeless(again) == timeless(result(of, 15))
    assert [json.loads(line)["job"][1] for line in lines(file)[1:]] == [0, 5, 10]


def test_games_of_another_contest_or_another_program_are_not_mixed_with_these(tmp_path: Path) -> None:
    file = tmp_path / "jobs.jsonl"
    result(asked("random"), 5, file)
    for other, program in ((asked("naive"), "code"), (asked("random", seed="1"), "code"), (asked("random"), "other")):
        with pytest.raises(Refused) as refused:
            Ledger(other, program, file)
        assert refused.value.why.id == "other-games"


def test_the_word_for_the_program_changes_with_a_bot_of_one_s_own(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot: ...\n")
    names = [f"{bot}:Bot", "random", "analyst?worlds=6"]
    before = code(GOULAG, names)
    assert before == code(GOULAG, names) != code(KREMLIN, names)
    bot.write_text("class Bot: pass\n")
    assert code(GOULAG, names) != before


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "jobs.jsonl"
    command = [sys.executable, "-m", "presidium", "arena", "goulag", "--bots", "naive,random", "--jobs", str(file)]
    process = subprocess.Popen([*command, "--games", "100000", "--workers", "1"], stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            if file.exists() and len(lines(file)) > 9:
                break
            time.sleep(0.1)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    kept = file.read_text(encoding="utf-8").split("\n")[:-1]
    assert len(kept) > 9
    deals = 5 * ((len(kept) - 1) // 4 + 2)
    run = subprocess.run([*command, "--games", str(deals), "--json"], capture_output=True, text=True, check=True)
    assert lines(file)[: len(kept)] == kept
    of = asked("naive", "random")
    fresh = timeless(result(of, deals))
    assert [arm["wins"] for arm in json.loads(run.stdout)["arms"]] == [arm["wins"] for arm in fresh["arms"]]


def test_a_tally_is_read_as_it_was_written() -> None:
    tally = play(GOULAG, asked(f"{HERE}Certain"), Job(0, 0, 5))
    assert Tally.read(json.loads(json.dumps(tally.json()))) == tally
    assert Tally.read(Tally().json()) == Tally()


def test_times_are_known_to_four_parts_in_a_hundred() -> None:
    tally = Tally()
    for ms in range(1, 101):
        tally.took(ms / 1000)
    assert tally.ms(0.5) == pytest.approx(50, rel=0.04)
    assert tally.ms(0.95) == pytest.approx(95, rel=0.04)
    assert Tally().ms(0.5) is None


# Until it is plain


def test_a_sequential_contest_stops_at_the_same_deal_whoever_plays() -> None:
    of = Contest(asked("naive-1", "random").rules, arms_of(["naive-1", "random"])[:2], "0")
    test = Sequential(0.1)
    alone = result(of, 400, test=test)
    assert alone.decided is not None
    assert alone.decided.verdict == "more"
    assert alone.json()["arms"][0]["games"] == alone.decided.deals < 400
    together = result(of, 400, test=test, hands=lambda c, jobs: here(c, jobs, 2))
    assert together.decided == alone.decided
    assert timeless(together)["arms"][0]["wins"] == timeless(alone)["arms"][0]["wins"]


# Small things


def test_what_only_one_arm_has_played_is_not_compared() -> None:
    def games(*won: bool) -> Tally:
        return Tally([Counted(deal, 1, one, False, "", 1, {}) for deal, one in enumerate(won)])

    row = compared(games(True, True, False), games(True, False))
    assert (row["deals"], row["difference"], row["ratio"]) == (2, 0.5, 2.0)
    assert compared(games(True), games(False))["ratio"] is None


def test_a_circle_is_found_only_where_each_step_is_sure() -> None:
    def better(one: str, than: str, low: float = 0.01) -> dict[str, Any]:
        return {"bot": one, "than": than, "ci95": [low, 0.2]}

    round_about = [better("a", "b"), better("b", "c"), better("c", "a")]
    assert set(circle(round_about)) == {"a", "b", "c"}
    assert circle([*round_about[:2], better("c", "a", -0.01)]) == ()
    assert circle([better("a", "b"), better("a", "c"), better("b", "c")]) == ()
    assert circle([]) == ()


def test_lengths_are_counted_in_equal_steps() -> None:
    assert histogram([20, 20, 20]) == [[20, 3]]
    assert histogram([1, 2, 4], bars=2) == [[1, 2], [3, 1]]
    assert histogram([]) == []


def test_the_hash_of_the_program_has_all_its_files() -> None:
    """A file that has moved would be left out of the hash without a word."""
    assert [name for name in OWN if not (Path(presidium.__file__).parent / name).is_file()] == []
