"""A game as the rest of the program meets it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from presidium.core import Imagined, Refused, Rules, View, refusal, view
from presidium.games.kremlin import KREMLIN
from tests.core.toy import TOY, toy


def test_a_new_game_by_the_rules_chosen() -> None:
    assert TOY.new(4, mode="silent").rules == Rules("toy", 4, (("mode", "silent"), ("deck", "short")))
    assert TOY.rules(2, {}) == Rules("toy", 2, (("mode", "loud"), ("deck", "short")))


def test_a_game_that_does_not_allow_so_many_or_such_an_option_is_not_begun() -> None:
    for seats, chosen in ((5, {}), (3, {"mode": "odd"}), (3, {"colour": "red"})):
        with pytest.raises(Refused):
            TOY.new(seats, **chosen)


def test_a_game_may_settle_its_own_rules() -> None:
    def settle(seats: int, chosen: Mapping[str, str]) -> Rules:
        if seats == 2 and chosen.get("deck") == "long":
            raise Refused(refusal("too-long"))
        return Rules("toy", seats, (("mode", "loud"),))

    settled = replace(TOY, settle=settle)
    assert settled.new(3).rules == Rules("toy", 3, (("mode", "loud"),))
    with pytest.raises(Refused) as refused:
        settled.new(2, deck="long")
    assert refused.value.why == refusal("too-long")


def test_the_codec_knows_the_package_of_the_game_and_is_made_once() -> None:
    assert TOY.codec is TOY.codec
    assert TOY.codec.encode(TOY.new(3).rules)["game"] == "toy"


def test_a_state_saved_before_there_was_an_option_has_its_default() -> None:
    saved = TOY.codec.save(toy())
    before = saved | {"rules": saved["rules"] | {"chosen": [["mode", "loud"]]}}
    assert TOY.codec.load(before) == toy()


def test_only_what_is_not_by_default_has_to_be_named() -> None:
    assert TOY.named(TOY.rules(3, {"mode": "silent", "deck": "short"})) == {"mode": "silent"}
    assert KREMLIN.named(KREMLIN.rules(4, {"preset": "1986 full"})) == {
        "edition": "1986",
        "strengths": "on",
        "president": "on",
        "cards": "on",
    }


def test_a_game_that_prepares_no_worlds_imagines_each_anew() -> None:
    seen = view(toy(), 2)
    worlds = TOY.worlds(seen)
    assert view(worlds.sample(Random(1)), 2) == seen
    assert worlds.sample(Random(3)) == TOY.imagine(seen, Random(3))


def test_a_game_may_prepare_its_worlds_once() -> None:
    prepared = []

    def prepare(seen: View[Any]) -> Imagined:
        prepared.append(seen)
        return Imagined(TOY.imagine, seen)

    seen = view(toy(), 2)
    worlds = replace(TOY, prepare=prepare).worlds(seen)
    assert [view(worlds.sample(Random(seed)), 2) for seed in range(3)] == [seen] * 3
    assert prepared == [seen]
