"""Issue of the table, 3: the seed is promised before the game, mixed with the people's nonces, opened at the end."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import repeat

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import CHANCE, Roll
from presidium.server.domain import dice, journal
from presidium.server.domain.dice import Seed
from presidium.server.live.registry import Hall
from presidium.server.protocol import commands
from tests.server.house import House
from tests.server.positions import purging

MIX = "1=grain%20of%20Ann,2=grain%20of%20Ben"
GAMES = ["goulag", "politburo", "kremlin"]


# The promise


def test_the_commitment_is_a_salted_hash_of_the_seed() -> None:
    seed = Seed("abc", "def")
    assert seed.commitment == hashlib.sha256(b"def:abc").hexdigest()
    assert seed.commitment not in (Seed("abd", "def").commitment, Seed("abc", "deg").commitment)


def test_every_table_has_a_seed_of_its_own(house: House) -> None:
    house.hall = Hall(house.store, lambda: house.now)
    seeds = {house.open().table.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(bytes.fromhex(part)) == 32 for seed in seeds for part in seed)


def test_the_commitment_is_published_when_the_table_is_made_and_the_seed_never_before_the_end(house: House) -> None:
    at = house.table("kremlin", people=2, pace="live")
    seed = at.table.seed
    ears = [at.listen("Ann", 1), at.listen(None)]
    assert at.facts(journal.Opened)[0].commitment == seed.commitment
    house.tick(400)
    for ear in ears:
        hello = at.room.hello(ear.key, ear.person)
        assert seed.commitment.encode() in hello
        assert seed.seed.encode() not in hello + msgspec.json.encode(ear.heard)
    at.do("Ben", commands.Agree, seat=2)
    at.do("Ann", commands.Agree, seat=1)
    for ear in ears:
        assert (ear.heard[-1]["seed"], ear.heard[-1]["salt"]) == (seed.seed, seed.salt)
        assert seed.seed.encode() in at.room.hello(ear.key, ear.person)


def test_the_numbers_thrown_in_are_sealed_when_the_game_starts_and_opened_at_its_end(house: House) -> None:
    at = house.open("goulag", sit=True, nonce="grain of Ann", bots=("random",) * 3)
    ann, watcher = at.listen("Ann", 1), at.listen(None)
    at.do("Ben", commands.Sit, seat=2, nonce="grain of Ben")
    hello = at.room.hello(None, None)
    assert msgspec.json.decode(hello)["table"]["mixed"] == ""
    at.do("Ann", commands.Start)
    seal = at.table.seed.mixed(MIX)
    assert seal == hashlib.sha256(f"{at.table.seed.salt}:{MIX}".encode()).hexdigest()
    for ear in (ann, watcher):
        assert [told["table"]["mixed"] for told in ear.heard if "table" in told][-1] == seal
        assert seal.encode() in at.room.hello(ear.key, ear.person)
        assert b"grain" not in msgspec.json.encode(ear.heard) + at.room.hello(ear.key, ear.person)
    house.restart(graceful=False)
    house.restart()
    assert at.table.mixed == seal
    at.do("Ann", commands.Agree, seat=1)
    ann = at.listen("Ann", 1)
    at.do("Ben", commands.Agree, seat=2)
    assert ann.heard[-1]["nonces"] == MIX
    assert msgspec.json.decode(at.room.hello(None, None))["nonces"] == MIX


def test_what_a_host_has_closed_stays_sealed(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Finish)
    assert "nonces" not in msgspec.json.decode(at.room.hello(1, house.person("Ann").id))


# The mixing


def test_each_persons_nonce_is_mixed_in(house: House) -> None:
    assert house.table(people=3).table.mix == "1=nonce1,2=nonce2,3=nonce3"


def test_a_nonce_sent_after_the_start_changes_nothing(house: House) -> None:
    at = house.table(people=2)
    mix = at.table.mix
    at.do("Ben", commands.Leave, seat=2)
    house.run(at.room.apply_facts(journal.Sat(2, house.person("Cid").id, "Cid", "late")))
    assert at.table.mix == mix


def test_whoever_left_before_the_start_has_no_say(house: House) -> None:
    at = house.open(sit=True, nonce="a", bots=("random",) * 3)
    at.do("Ben", commands.Sit, seat=2, nonce="b")
    at.do("Ben", commands.Leave, seat=2)
    at.do("Cid", commands.Sit, seat=2)
    at.do("Ann", commands.Start)
    assert at.table.mix == "1=a"


@given(st.dictionaries(st.integers(1, 10), st.text(max_size=64)))
def test_the_mix_is_one_line_that_says_whose_each_nonce_is(nonces: dict[int, str]) -> None:
    mix = dice.mixed(nonces)
    assert mix == mix.strip()
    assert len(mix.splitlines()) <= 1
    assert [part.partition("=")[0] for part in mix.split(",") if part] == [str(seat) for seat in sorted(nonces)]


@given(st.dictionaries(st.integers(1, 10), st.text(max_size=64)))
def test_everybody_finds_his_own_number_in_the_mix(nonces: dict[int, str]) -> None:
    assert dice.grains(dice.mixed(nonces)) == nonces


@given(st.text(max_size=40))
def test_a_mix_that_is_none_has_nobodys_number(text: str) -> None:
    assert all(isinstance(seat, int) for seat in dice.grains(text))


def test_one_nonce_more_makes_other_dice() -> None:
    rolls = [[dice.draw("seed", mix, n, 20) for n in range(30)] for mix in ("1=a", "1=b", "1=a,2=b")]
    assert rolls[0] != rolls[1] != rolls[2] != rolls[0]


# The drawing


def test_anybody_can_draw_the_same_rolls_from_the_same_seed_and_mix() -> None:
    """What is drawn is part of every record, so it never changes."""
    assert [dice.draw("seed", "1=a", n, 20) for n in range(8)] == [10, 8, 13, 8, 3, 9, 16, 4]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 20, 26])
def test_every_face_is_equally_likely(sides: int) -> None:
    many = 400 * sides
    faces = Counter(dice.draw("seed", "", n, sides) for n in range(many))
    assert sorted(faces) == list(range(sides))
    square = sum((count - 400) ** 2 / 400 for count in faces.values())
    assert square < sides + 6 * (2 * sides) ** 0.5


def test_numbers_that_would_favour_a_face_are_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "_numbers", lambda *_: iter([(1 << 64) - 1, 7]))
    assert dice.draw("seed", "", 0, 20) == 7


@pytest.mark.parametrize("game", GAMES)
def test_the_rolls_of_a_game_follow_the_seed_in_order(house: House, game: str) -> None:
    at = house.table(game, people=0, pace="bots")
    g = at.table.game.begin(at.table.g.rules)
    rolls = 0
    for fact in at.facts(journal.Moved):
        question = g.question()
        action = at.table.game.notation.read(fact.action)
        if isinstance(question, Roll):
            outcomes = question.outcomes.actions
            assert outcomes[dice.draw(at.table.seed.seed, at.table.mix, rolls, len(outcomes))] == action
            rolls += 1
        g.apply(fact.seat, action)
    assert rolls == at.table.rolls > 0


def test_a_roll_is_drawn_only_when_its_window_has_closed(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    rolls = at.table.rolls
    house.tick(6.29)
    assert (at.table.rolls, [fact for fact in at.facts(journal.Moved) if fact.seat == CHANCE][rolls:]) == (rolls, [])
    house.tick(0.01)
    assert at.table.rolls > rolls


def test_a_restart_changes_no_roll(house: House) -> None:
    house.seeds = repeat(Seed("same", "salt"))
    quiet, shaken = (house.table("kremlin", people=3) for _ in range(2))
    for _ in range(10):
        quiet.go_along()
    for step in range(10):
        shaken.go_along()
        if step % 4 == 3:
            house.restart(graceful=False)
    rolls = [[fact.action for fact in at.facts(journal.Moved) if fact.seat == CHANCE] for at in (quiet, shaken)]
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) > 20
