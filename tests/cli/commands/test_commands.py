"""What the commands print when all is well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from presidium.bots import names, thinks
from presidium.games import GAMES
from presidium.text import languages
from tests.cli.shell import presidium


def match(game: str) -> tuple[str, ...]:
    """Six games between random and the best bot of the game."""
    return ("--games", "6", "--bots", ",".join(quick(game)), "--seed", "5")


def quick(game: str) -> list[str]:
    """Those who answer at once."""
    return [name for name in names(game) if not thinks(name, game)]


def test_games_lists_every_game_its_players_and_its_options() -> None:
    told = json.loads(presidium("games", "--json").out)
    assert [game["game"] for game in told] == list(GAMES)
    for game in told:
        rules = GAMES[game["game"]]
        assert (game["least"], game["most"]) == (rules.seats[0], rules.seats[-1])
        assert {o["name"]: (o["default"], tuple(o["values"])) for o in game["options"]} == {
            option.name: (option.default, option.values) for option in rules.options
        }
    plain = presidium("games").out
    assert all(name in plain for name in GAMES)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_shown_whole_or_one_by_one(game: str, lang: str) -> None:
    whole = presidium("rules", game, "--lang", lang).out
    one = presidium("rules", game, "1.1", "--lang", lang).out
    assert one.startswith("1.1 ")
    assert len(whole) > 5 * len(one)


def test_rules_are_shown_for_one_edition_with_cards_options_and_notes() -> None:
    basic = presidium("rules", "kremlin", "--edition", "1988", "--lang", "en").out
    assert "2.6 IP declared on somebody" in basic
    assert "3.8 " not in basic
    assert "I.1 Flu" not in basic
    assert "Ruling." not in basic
    assert "Ruling." in presidium("rules", "kremlin", "--edition", "1988", "--notes", "--lang", "en").out
    assert "I.1 Flu" in presidium("rules", "kremlin", "--edition", "1988", "--cards", "--lang", "en").out
    assert "S.flu Flu" in presidium("rules", "kremlin", "--cards", "--lang", "en").out
    assert "With strengths" in presidium("rules", "kremlin", "--edition", "1986", "--options", "--lang", "en").out
    assert "With strengths" not in presidium("rules", "kremlin", "--edition", "1986", "--lang", "en").out


def test_the_aid_is_one_page() -> None:
    aid = presidium("rules", "kremlin", "--aid", "--edition", "1986", "--lang", "en").out
    assert aid.startswith("On one page")
    assert "8 October parade" in aid
    assert "7 or more" not in aid
    assert len(aid.splitlines()) < 25


@pytest.mark.parametrize("game", GAMES)
def test_a_match_counts_every_seat_of_every_game(game: str) -> None:
    seats = GAMES[game].seats[0]
    told = json.loads(presidium("match", game, "--players", str(seats), *match(game), "--json").out)
    assert set(told) == {"game", "players", "options", "games", "decisions", "seconds", "outcomes", "bots"}
    assert (told["game"], told["players"], told["games"]) == (game, seats, 6)
    assert sum(told["outcomes"].values()) == 6
    assert sum(bot["games"] for bot in told["bots"].values()) == 6 * seats
    assert set(told["bots"]) == set(quick(game))


def test_a_match_without_json_is_a_table_and_its_bar_goes_to_stderr() -> None:
    ran = presidium("match", "goulag", "--players", "5", *match("goulag"))
    assert ran.code == 0
    assert "naive" in ran.out
    assert "random" in ran.out


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_records_whatever_the_workers(game: str, tmp_path: Path) -> None:
    seats = str(GAMES[game].seats[0])
    for workers in ("1", "2"):
        kept = ("--records", tmp_path / workers, "--workers", workers)
        presidium("match", game, "--players", seats, *match(game), *kept)
    one, two = (sorted((tmp_path / workers).iterdir()) for workers in ("1", "2"))
    assert len(one) == 6
    assert [file.read_text() for file in one] == [file.read_text() for file in two]
    assert presidium("check", one[0]).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_a_seat_no_more_than_it_saw(game: str, tmp_path: Path) -> None:
    seats = GAMES[game].seats[0]
    presidium("match", game, "--players", str(seats), *match(game), "--records", tmp_path)
    file = min(tmp_path.iterdir())
    whole = json.loads(presidium("replay", file, "--all", "--json").out)
    public = json.loads(presidium("replay", file, "--json").out)
    mine = json.loads(presidium("replay", file, "--seat", "2", "--json").out)
    assert public["moves"] is None
    assert mine["moves"] is None
    assert len(whole["moves"]) >= 1
    assert len(public["events"]) <= len(mine["events"]) <= len(whole["events"])
    assert all(event in whole["events"] for event in mine["events"])
    assert all(event in mine["events"] for event in public["events"])
    assert whole["outcome"] == public["outcome"] == mine["outcome"] is not None
    assert presidium("replay", file, "--seat", "2", "--lang", "fr").code == 0


@pytest.mark.parametrize(
    "game", ["goulag", *(pytest.param(game, marks=pytest.mark.slow) for game in ("politburo", "kremlin"))]
)
def test_a_replay_tells_what_a_seat_could_have_known(game: str, tmp_path: Path) -> None:
    seats = GAMES[game].seats[0]
    presidium("match", game, "--players", str(seats), *match(game), "--records", tmp_path)
    file = min(tmp_path.iterdir())
    found = json.loads(presidium("replay", file, "--beliefs", "2", "--json").out)
    told = presidium("replay", file, "--beliefs", "2").out
    assert found["seat"] == 2
    assert told.count("in truth") == len(found["tracks"]) > 0
    assert told.count("Strongest evidence:") == sum(bool(track["because"]) for track in found["tracks"])
    assert "page-" not in told
    assert presidium("replay", file, "--beliefs", "2", "--lang", "fr").out.count("en vérité") == len(found["tracks"])
    assert "There is no seat 99" in presidium("replay", file, "--beliefs", "99").err
    assert "no lens “rosy”" in presidium("replay", file, "--beliefs", "2", "--lens", "rosy").err


@pytest.mark.parametrize("asked", ["C.5", "c.5", "(kremlin C.5)"])
def test_a_rule_may_be_asked_for_as_a_refusal_names_it(asked: str) -> None:
    assert presidium("rules", "KREMLIN", asked).out.startswith("C.5 ")
