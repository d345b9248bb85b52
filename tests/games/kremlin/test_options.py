"""The editions and options of Kremlin, and the presets that stand for several of them.

What an option does is tested with the rule it belongs to; here is that it takes effect at all.
"""

from __future__ import annotations

import pickle
from itertools import product
from random import Random

import pytest

from presidium.core import Refused
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.rules import ONLY, OPTIONS
from presidium.games.kremlin.state import Kremlin, edition_of
from presidium.text import Words
from tests.games.kremlin.drawn import (
    EDITIONS,
    SEATS,
    acts,
    alike,
    dice,
    drawn,
    new,
    offered,
    play_out,
    quiet,
    shut,
    skip,
    volley,
)
from tests.rules import rule

SWITCHES = {option.name: option.values for option in OPTIONS if option.name not in ("preset", "edition")}


def refused(seats: int, **chosen: str) -> tuple[str, str]:
    """The id and the rule of the refusal."""
    with pytest.raises(Refused) as found:
        KREMLIN.new(seats, **chosen)
    return found.value.why.id, found.value.why.rule


def of_edition(name: str) -> list[str]:
    """The options this edition knows."""
    return [option for option in SWITCHES if ONLY.get(option, name) == name]


# Which there are


@rule("kremlin 0.2")
def test_kremlin_is_for_three_to_six() -> None:
    assert all(new(seats).rules.seats == seats for seats in SEATS)
    assert refused(2)[0] == refused(7)[0] == "wrong-players"


def test_without_a_choice_it_is_the_basic_game_of_1988() -> None:
    rules = new(4).rules
    assert rules == new(4, preset="1988 basic").rules == new(4, edition="1988").rules
    assert rules["edition"] == "1988"
    assert all(rules[name] == SWITCHES[name][0] for name in of_edition("1988"))


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_knows_its_own_options_and_no_others(name: str) -> None:
    rules = new(4, edition=name).rules
    assert [option for option, _ in rules.chosen] == ["edition", *of_edition(name)]
    assert edition_of(new(4, edition=name)).name == name


@pytest.mark.parametrize(
    ("option", "other", "rule_of_it"),
    [
        ("president", "1988", "kremlin 9.1"),
        ("joint_win", "1988", "kremlin 11.2"),
        ("purge_limit", "1986", "kremlin 2.4"),
        ("tie_arbiter", "1986", "kremlin C.2"),
    ],
)
def test_an_option_of_the_other_edition_is_refused(option: str, other: str, rule_of_it: str) -> None:
    value = SWITCHES[option][1]
    assert refused(5, edition=other, **{option: value}) == ("kremlin-other-edition", rule_of_it)
    (mine,) = {"1986", "1988"} - {other}
    assert new(5, edition=mine, **{option: value}).rules[option] == value


def test_what_is_no_option_or_no_value_is_refused() -> None:
    assert refused(4, steam="on")[0] == "unknown-option"
    assert refused(4, growth="perhaps") == ("bad-option", "kremlin 10")
    assert refused(4, edition="1987")[0] == "bad-option"


@pytest.mark.parametrize("name", EDITIONS)
def test_any_combination_of_its_own_options_can_be_played(name: str) -> None:
    switches = of_edition(name)
    for count, values in enumerate(product(*(SWITCHES[option] for option in switches))):
        chosen = dict(zip(switches, values, strict=True))
        if "on" in (chosen.get("cards"), chosen.get("intrigue")) and chosen["growth"] == "off":
            continue  # cards come with growth
        g = new(3 + count % 4, edition=name, **chosen)
        for moment in play_out(g, Random(count), passing=0.97):
            if moment.public.year > 3:
                break
        assert g.over or g.public.year == 4


# Presets


@rule("kremlin 0.6")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_basic_preset_is_the_edition_without_options(name: str) -> None:
    assert new(4, preset=f"{name} basic").rules == new(4, edition=name).rules


def test_the_full_presets_are_strengths_growth_and_cards() -> None:
    full = {"strengths": "on", "growth": "on"}
    advanced = new(4, preset="1988 advanced").rules
    assert advanced == new(4, edition="1988", intrigue="on", **full).rules
    assert new(4, preset="1986 full").rules == new(4, edition="1986", president="on", cards="on", **full).rules


def test_cards_bring_growth_with_them() -> None:
    assert new(4, intrigue="on").rules["growth"] == "on"
    assert refused(4, intrigue="on", growth="off") == ("kremlin-cards-grow", "kremlin 10")


def test_a_preset_may_be_changed_in_one_point() -> None:
    rules = new(4, preset="1986 basic", growth="on").rules
    assert (rules["edition"], rules["growth"]) == ("1986", "on")
    assert refused(4, preset="1986 basic", tie_arbiter="on") == ("kremlin-other-edition", "kremlin C.2")


def test_a_preset_does_not_stand_in_the_rules_but_what_it_stands_for() -> None:
    assert "preset" not in dict(new(4, preset="1986 basic").rules.chosen)


# Each takes effect


@rule("kremlin 1.3")
@pytest.mark.parametrize("name", EDITIONS)
def test_strengths(name: str) -> None:
    """D is weak in the Foreign ministry."""
    for value, expected in (("off", 0), ("on", 1)):
        g = drawn(f"edition {name} | strengths {value} | phase 1 | foreign D | defence C")
        assert skip(g, 2).public.men["D"].stress == expected


@rule("kremlin 10.0")
@pytest.mark.parametrize("name", EDITIONS)
def test_growth(name: str) -> None:
    for value in ("off", "on"):
        g = drawn(f"edition {name} | growth {value} | year 3 | phase 8 | {alike()} | chief -")
        shut(g)
        assert (g.public.year == 4) == (value == "off")
        assert (len(g.asked()) == 1) == (value == "on")


@rule("kremlin 0.3")
@pytest.mark.parametrize("name", EDITIONS)
def test_influence_nestor(name: str) -> None:
    sheet = "A10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
    g = drawn(f"edition {name} | influence_nestor on | phase 2 | {alike(stalinists=sheet)}")
    assert "declare A 10" in offered(g, 1)
    volley(g, "1: declare A 4")
    assert g.public.control["A"] == 1


@rule("kremlin 2.4")
@pytest.mark.parametrize(("options", "attempts"), [("purge_limit 2", 2), ("purge_limit none", 5)])
def test_purge_limit(options: str, attempts: int) -> None:
    g = drawn(f"edition 1988 | {options} | phase 2 | {alike()} | declared B stalinists 3")
    purged = 0
    for victim in "CDEFG":
        quiet(g)
        if g.public.phase == 2 and f"purge {victim}" in offered(g, 1):
            dice(acts(g, "B", f"purge {victim}"), 20)
            purged += 1
    assert purged == attempts


@rule("kremlin C.2")
def test_tie_arbiter() -> None:
    for value, asked in (("off", (1, 2, 3, 4)), ("on", (3,))):
        g = drawn(f"edition 1988 | tie_arbiter {value} | phase 2 | {alike()} | declared C stalinists 4 evolutionists 1")
        assert volley(g, "2: declare C 4").asked() == asked


@rule("kremlin 9.1")
def test_president() -> None:
    for value, place in (("off", "kgb"), ("on", "retired")):
        g = drawn(f"edition 1986 | president {value} | phase 1 | kgb B/19+")
        assert skip(g, 2).public.men["B"].place == place


@rule("kremlin 11.2")
def test_joint_win() -> None:
    for value, winners in (("off", (2,)), ("on", (2, 3))):
        assert waved_three_times(value).public.outcome.winners == winners  # type: ignore[union-attr]


def waved_three_times(joint_win: str, seats: int = 5) -> Kremlin:
    written = {
        "stalinists": "C10 D9 E8 F7 G6 H5 I4 J3 K2 B1",
        "militarists": "B10 C9 D8 E7 F6 G5 H4 I3 J2 K1",
        "evolutionists": "C10 B9 D8 E7 F6 G5 H4 I3 J2 K1",
        "expansionists": "C10 D9 B8 E7 F6 G5 H4 I3 J2 K1",
        "internationalists": "C10 D9 E8 B7 F6 G5 H4 I3 J2 K1",
        "marxists": "C10 D9 E8 F7 B6 G5 H4 I3 J2 K1",
    }
    sheets = alike(seats, **dict(list(written.items())[:seats]))
    return shut(
        drawn(f"edition 1986 | joint_win {joint_win} | year 3 | phase 8 | {sheets} | chief B | kgb A | track B B")
    )


def test_rules_sent_to_another_process_come_to_the_same_edition() -> None:
    rules = KREMLIN.rules(4, {"edition": "1986", "strengths": "on"})
    sent = pickle.loads(pickle.dumps(rules))
    assert sent == rules
    assert sent.edition is rules.edition


@rule("kremlin 11.2")
@pytest.mark.parametrize("seats", SEATS)
def test_two_may_win_together_with_any_number_of_players(seats: int) -> None:
    assert new(seats, edition="1986", joint_win="on").rules["joint_win"] == "on"
    assert waved_three_times("on", seats).public.outcome.winners == (2, 3)  # type: ignore[union-attr]


@rule("kremlin 11.2")
@pytest.mark.parametrize(("lang", "said"), [("en", "recommended from five"), ("fr", "recommandé à partir de cinq")])
def test_from_how_many_players_on_it_is_recommended_stands_beside_the_option(lang: str, said: str) -> None:
    assert said in Words(lang).option("kremlin", "joint_win")
