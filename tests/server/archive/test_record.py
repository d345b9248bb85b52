"""Issue of the table, 3: the record of a finished table, by which anybody checks the promise and every roll."""

from __future__ import annotations

import pytest

from presidium.core import Refused, refusal
from presidium.core.record import BadRecord, read
from presidium.games import find
from presidium.server.archive.archive import check, promise_of, record_text, seats_of
from presidium.server.protocol import commands
from tests.server.house import At, House

GAMES = ["goulag", "politburo", "kremlin"]


def text_of(at: At) -> str:
    return record_text(at.house.store, at.table)


def checked(at: At, text: str) -> int:
    promise = promise_of(text)
    if promise is None:
        raise Refused(refusal("no-promise"))
    return check(promise, read(text, find), at.table.game)


@pytest.fixture
def at(house: House) -> At:
    return house.table("kremlin", people=0, pace="bots")


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_finished_game_holds_and_replays_to_the_same_end(house: House, game: str) -> None:
    at = house.table(game, people=0, pace="bots", bot="naive" if game != "kremlin" else "random")
    text = text_of(at)
    assert checked(at, text) == at.table.rolls > 0
    final = read(text, find).final(at.table.game)
    assert final == at.table.g


def test_people_windows_and_orders_are_in_it_like_any_other_answer(house: House) -> None:
    at = house.table("kremlin", people=1, pace="solo", bot="careful")
    at.do("Ann", commands.Order, seat=1, orders=("pass all until 11",))
    at.until(lambda table: table.over)
    assert checked(at, text_of(at)) == at.table.rolls
    assert "pass all" not in text_of(at)
    assert "seat 1 Ann" in text_of(at).splitlines()


def test_of_a_table_closed_early_there_is_none(house: House) -> None:
    at = house.table(people=5)
    at.go_along()
    at.do("Ann", commands.Finish)
    with pytest.raises(Refused, match="archives-shut"):
        text_of(at)


def test_there_is_no_record_while_the_game_runs(house: House) -> None:
    at = house.table(people=2)
    with pytest.raises(Refused, match="not-over"):
        text_of(at)
    at.do("Ann", commands.Pause)
    with pytest.raises(Refused, match="not-over"):
        text_of(at)


def test_any_text_may_be_a_nonce(house: House) -> None:
    at = house.open(sit=True, nonce="1\n# seed 0000, #=%", bots=("random",) * 4, pace="solo")
    at.do("Ann", commands.Start)
    at.until(lambda table: table.over)
    assert checked(at, text_of(at)) == at.table.rolls > 0


# Tampering


def test_another_seed_breaks_the_promise(at: At) -> None:
    text = text_of(at)
    with pytest.raises(Refused, match="broken-promise"):
        checked(at, text.replace(f"# seed {at.table.seed.seed}", "# seed " + "f" * 64))
    with pytest.raises(Refused, match="broken-promise"):
        checked(at, text.replace(f"# salt {at.table.seed.salt}", "# salt " + "f" * 64))
    with pytest.raises(Refused, match="broken-promise"):
        checked(at, text.replace(at.table.seed.commitment, "f" * 64))


@pytest.mark.parametrize("word", ["commitment", "seed", "salt"])
def test_a_record_without_the_promise_cannot_be_checked(at: At, word: str) -> None:
    text = "\n".join(line for line in text_of(at).splitlines() if not line.startswith(f"# {word}"))
    with pytest.raises(Refused, match="no-promise"):
        checked(at, text)


def test_other_nonces_do_not_give_the_same_rolls(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", commands.Agree, seat=1)
    at.do("Ben", commands.Agree, seat=2)
    assert "# nonces 1=nonce1,2=nonce2" in text_of(at)
    other = text_of(at).replace("1=nonce1", "1=nonce9")
    with pytest.raises(Refused, match="broken-mixture"):
        checked(at, other)
    with pytest.raises(Refused, match="wrong-roll"):  # as in records of version 0.1, which did not seal them
        checked(at, other.replace(f"# mixed {at.table.mixed}\n", ""))


def test_what_is_promised_twice_is_not_promised(at: At) -> None:
    """Else one seed could be shown and another checked."""
    for line in [line for line in text_of(at).splitlines() if line.startswith("# ")]:
        with pytest.raises(Refused, match="said-twice"):
            checked(at, text_of(at) + line + "\n")


def test_everybody_finds_his_number_among_the_dice_or_is_told_that_it_is_not(house: House) -> None:
    at = house.table("goulag", people=2)
    at.do("Ann", commands.Agree, seat=1)
    at.do("Ben", commands.Agree, seat=2)
    promise = promise_of(text_of(at))
    assert promise is not None
    assert promise.mixed == at.table.mixed
    assert seats_of(promise, "nonce2") == seats_of(promise, "nonce2", 2) == [2]
    with pytest.raises(Refused, match="nonce-missing-there"):
        seats_of(promise, "nonce2", 1)
    with pytest.raises(Refused, match="nonce-missing"):
        seats_of(promise, "nonce")


def test_a_roll_that_was_turned_over_is_found(at: At) -> None:
    """The last die of the game shows another face: the game is possible, the roll is not the seed's."""
    lines = text_of(at).splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("chance: roll"))
    face = int(lines[last].split()[-1])
    found = 0
    for other in range(1, 21):
        lines[last] = f"chance: roll {other}"
        try:
            checked(at, "\n".join(lines))
        except Refused as why:
            found += why.why.id == "wrong-roll"
        except BadRecord:
            assert other != face  # what followed is not possible with that face
        else:
            assert other == face
    assert found > 0


def test_a_changed_answer_is_found_where_it_cannot_be(at: At) -> None:
    lines = text_of(at).splitlines()
    lines.remove(next(line for line in lines if line.startswith("chance: roll")))
    with pytest.raises((BadRecord, Refused)):
        checked(at, "\n".join(lines))
