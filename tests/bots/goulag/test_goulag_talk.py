"""What Goulag's bots say: mixed by side, consistent, and answered; the kind of answer does not reveal a side."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from presidium.bots import COMRADES, find, let_reply, play_out
from presidium.bots.goulag.mix import MIXES
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.pledges import ACTS, KEEPS
from presidium.bots.goulag.recruit import Recruit
from presidium.bots.goulag.talk import EARLY_RATE, Talker
from presidium.core import Player, Statement, seat_view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag
from presidium.games.goulag.moves import Claim, Inquire, Name
from presidium.games.goulag.talk import (
    AskWhy,
    Believe,
    Contradict,
    Deny,
    Explain,
    Nothing,
    Promise,
    Retract,
    Threaten,
    contradicted,
)
from tests.bots.goulag.test_goulag_beliefs import do, position

SPOKEN: tuple[Statement, ...] = (
    Claim(3, "disloyal", "inferred"),
    Inquire(3, 2),
    Inquire(3, 5),
    Promise(3, "name"),
    Promise(3, "trust"),
    Threaten(3, "skip"),
    Threaten(3, "exchange"),
)
"""What a person in seat 1 says to the bot in seat 3."""


def reply(g: Goulag, seat: Player, bot: Any, luck: int) -> Statement | None:
    return next((word for _, word in let_reply(g, {seat: bot}, {seat: Random(luck)})), None)


def says(g: Goulag, seat: Player, bot: Talker | None = None) -> dict[Statement | None, float]:
    return (bot or Naive()).says(seat_view(g, seat))


@pytest.mark.parametrize("name", [*COMRADES, "recruit", "naive"])
@pytest.mark.parametrize("word", SPOKEN, ids=repr)
def test_a_person_who_speaks_to_a_bot_gets_an_answer(name: str, word: Statement) -> None:
    answered = 0
    for luck in range(60):
        g = position("L D D L L" if luck % 2 else "D D L L L")
        g.say(1, word)
        said = reply(g, 3, find(f"{name}?level=naive" if name in COMRADES else name, "goulag"), luck)
        answered += said is not None and not isinstance(said, Nothing)
    assert answered >= 54


@pytest.mark.parametrize("word", [word for word in SPOKEN if not isinstance(word, Inquire)], ids=repr)
def test_the_kind_of_answer_does_not_reveal_the_side(word: Statement) -> None:
    """Frequencies by side differ by less than four standard errors over 2,000 cases."""
    cases, kinds = 1000, {True: Counter[str](), False: Counter[str]()}
    for loyal in kinds:
        g = position("L D L L D" if loyal else "L D D L L")
        g.say(1, word)
        view, bot = seat_view(g, 3), Naive()
        rng = Random(7)
        for _ in range(cases):
            said = bot.reply(view, rng)
            kinds[loyal][repr(said)] += 1
    for kind in kinds[True] | kinds[False]:
        one, other = kinds[True][kind] / cases, kinds[False][kind] / cases
        error = (one * (1 - one) / cases + other * (1 - other) / cases) ** 0.5
        assert abs(one - other) <= 4 * error + 1e-9, (kind, one, other)


def asked_why(cards: str, exchanged: int | None = None) -> Goulag:
    """Round 1: seat 3 names 1 and 2 under 4, who makes `exchanged` exchange."""
    g = GOULAG.read_position(f"goulag | cards {cards} | round 1 | commissar 3 | canal 0")
    do(
        g,
        "3: name 1 2 watch 4",
        "1: play work",
        "2: play strike",
        f"4: {f'supervise {exchanged}' if exchanged else 'pass'}",
    )
    return g


@pytest.mark.parametrize(("seat", "exchanged"), [(3, None), (4, None), (4, 1), (4, 2)])
def test_the_reason_of_a_choice_reveals_the_side_only_through_the_mix(seat: int, exchanged: int | None) -> None:
    """Of 2,000 reasons each, a loyal and a disloyal bot give the same kinds about the same players; how often they call
    a player loyal is the mix of their claims."""
    for loyal, cards in ((True, "L L L L D"), (False, "L L D D L")):
        g = asked_why(cards, exchanged)
        g.say(5, AskWhy(seat, 1))
        view, bot, told = seat_view(g, seat), Naive(), Counter[str]()
        rng = Random(7)
        for _ in range(2000):
            word = bot.reply(view, rng)
            assert isinstance(word, Explain)
            assert word.seat == (exchanged or word.seat)
            told[word.reason] += 1
        assert set(told) == ({"disloyal", "test"} if exchanged else {"loyal", "test"})
        mix = bot.claims(view, word.seat)
        side = "disloyal" if exchanged else "loyal"
        expected = sum(chance for claim, chance in mix.items() if isinstance(claim, Claim) and claim.side == side)
        error = (expected * (1 - expected) / 2000) ** 0.5
        assert abs(told[side] / 2000 - expected) < 4 * error, loyal


def test_a_reason_is_given_again_and_later_claims_agree_with_it() -> None:
    g = asked_why("L L L D D")
    g.say(5, AskWhy(4, 1))
    word = reply(g, 4, Naive(), 3)
    assert isinstance(word, Explain)
    g.say(4, Explain(1, "loyal", word.seat))
    g.say(1, Inquire(4, word.seat))
    assert reply(g, 4, Naive(), 5) in {
        Claim(word.seat, "loyal", "inferred"), Claim(word.seat, "loyal", "passed"), Deny(1), Believe(1),
    }  # fmt: skip


def test_no_bot_repeats_a_line_while_nothing_else_happens() -> None:
    for luck in range(30):
        g, said = position("L D L L D"), list[Statement]()
        for word in (
            Claim(3, "disloyal", "inferred"),
            Inquire(3, 2),
            Claim(3, "disloyal", "passed"),
            Promise(3, "name"),
        ):
            g.say(1, word)
            answer = reply(g, 3, Naive(), luck)
            assert answer is not None
            g.say(3, answer)
            said.append(answer)
        assert len({repr(each) for each in said if not isinstance(each, Nothing)}) == sum(
            not isinstance(each, Nothing) for each in said
        )


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("honest", [0.0, 0.5, 1.0])
def test_no_temper_makes_a_disloyal_bot_honest_against_its_side(seats: int, honest: float) -> None:
    mix = MIXES[seats].tempered(honest)
    assert mix.calls_loyal(mine=False, its=False) >= 0.9
    assert 1 - mix.calls_loyal(mine=False, its=True) >= 0.6
    assert 0.9 < mix.calls_loyal(mine=True, its=True) < 1
    calm, bold = MIXES[seats].tempered(1), MIXES[seats].tempered(0)
    assert calm.true > bold.true
    assert calm.frame < bold.frame


def test_what_a_bot_says_of_the_card_it_passed_is_the_mix_of_its_side() -> None:
    for cards, loyal in (("L D L L D", 0.05), ("L D D L L", 0.92), ("L L L L D", 0.95), ("D L D L L", 0.3)):
        g = position(cards)
        g.say(1, Inquire(3, 2))
        assert says(g, 3)[Claim(2, "loyal", "passed")] == pytest.approx(loyal)


@pytest.mark.parametrize("name", ["recruit", "naive", "zealot?level=recruit"])
def test_no_bot_contradicts_itself_in_a_game(name: str) -> None:
    for game in range(12):
        g = GOULAG.new(5)
        bots = {seat: find(name, "goulag") for seat in g.rules.players}
        play_out(g, bots, Random(game), {seat: Random(f"{game}/{seat}") for seat in bots})
        assert contradicted(g.public, g.log.heard_by(None)) == ()


def test_a_bot_that_was_wrong_takes_its_inference_back_before_it_says_otherwise() -> None:
    g = position("L D L L D")
    g.say(4, Claim(2, "loyal", "inferred"))
    do(g, "1: name 2 3 watch 5", "2: play strike", "3: play strike", "5: pass")
    assert says(g, 4)[Retract()] == pytest.approx(EARLY_RATE)
    assert not any(isinstance(word, Claim) and word.seat == 2 for word in says(g, 4))
    g.say(4, Retract())
    assert Retract() not in says(g, 4)


def test_who_contradicts_themselves_is_told_so_by_name_and_round_once() -> None:
    g = position("L D L L D")
    g.say(1, Claim(5, "loyal", "passed"))
    g.say(1, Claim(5, "disloyal", "passed"))
    assert says(g, 3)[Contradict(1, 1)] == pytest.approx(EARLY_RATE)
    g.say(1, Claim(3, "disloyal", "inferred"))
    assert says(g, 3)[Contradict(1, 1)] == pytest.approx(0.7)
    g.say(4, Contradict(1, 1))
    assert Contradict(1, 1) not in says(g, 3)


def test_a_lie_that_has_come_out_is_held_against_the_liar() -> None:
    g = position("L D L L D")
    g.say(1, Claim(2, "disloyal", "passed"))  # 3 passed this card
    assert says(g, 4)[Claim(1, "disloyal", "inferred")] == pytest.approx(EARLY_RATE)


def test_a_bot_never_accuses_whom_it_has_called_loyal() -> None:
    g = position("L D L L D")
    g.say(3, Claim(1, "loyal", "inferred"))
    g.say(1, Claim(3, "disloyal", "inferred"))
    words = says(g, 3)
    assert set(words) == {Deny(1), Believe(1), Nothing(1), Inquire(1, 2), Claim(3, "loyal", "own")}
    assert sum(words.values()) == pytest.approx(1)


def test_bots_do_not_talk_on_for_ever() -> None:
    g, bots = position("L D L L D"), {seat: Naive(talk=0.0) for seat in range(2, 6)}
    g.say(1, Claim(3, "disloyal", "inferred"))
    said = 0
    for luck in range(40):
        for seat, bot in bots.items():
            word = bot.speak(seat_view(g, seat), Random(luck * 10 + seat))
            if word is not None:
                g.say(seat, word)
                said += 1
    assert 1 <= said <= 4


def test_promises_and_threats_bind_the_one_who_made_them() -> None:
    def names_second(word: Statement | None) -> float:
        g = GOULAG.read_position("goulag | cards L D L L D L L | round 1 | commissar 1 | canal 0")
        if word is not None:
            g.say(1, word)
        policy = Recruit().policy(seat_view(g, 1))
        assert sum(policy.values()) == pytest.approx(1)
        return sum(p for name, p in policy.items() if isinstance(name, Name) and 2 in (*name.builders, name.supervisor))

    assert names_second(Promise(2, "name")) == pytest.approx(KEEPS)
    assert names_second(Threaten(2, "skip")) <= 1 - ACTS + 1e-9 < names_second(None)


def test_an_inference_is_taken_back_only_when_cards_speak_against_it() -> None:
    g = position("L D L L D")
    g.say(4, Claim(2, "loyal", "inferred"))
    do(g, "1: name 2 3 watch 5", "2: play strike", "3: play work", "5: pass")
    assert Retract() not in says(g, 4)


def test_a_bot_says_little_in_a_round() -> None:
    g = position("L D L L D")
    g.say(4, Claim(3, "loyal", "passed"))
    assert says(g, 4, Naive(talk=1.0)) == {None: 1.0}
    g.say(1, Claim(4, "disloyal", "inferred"))
    assert None not in says(g, 4)
    g.say(4, Deny(1))
    g.say(2, Claim(4, "disloyal", "inferred"))
    assert says(g, 4) == {None: 1.0}


def test_an_answer_to_a_person_is_never_dropped() -> None:
    g = position("L D L L D")
    for _ in range(5):
        g.say(1, Inquire(4, 3))
        assert reply(g, 4, Naive(), 1) is not None
        g.say(4, Claim(3, "loyal", "passed"))


def test_a_bot_answers_an_accusation_before_a_denial_that_needs_no_answer() -> None:
    g = position("L D L L D")
    g.say(2, Claim(3, "loyal", "passed"))
    g.say(1, Claim(3, "disloyal", "inferred"))
    g.say(2, Believe(3))
    assert all(reply(g, 3, Naive(), luck) is not None for luck in range(20))


def test_a_bot_says_an_accusation_once_and_then_asks_to_be_believed() -> None:
    g = position("L D L L D")
    g.say(3, Claim(1, "disloyal", "inferred"))
    for luck in range(20):
        g.say(1, Claim(3, "disloyal", "inferred"))
        assert reply(g, 3, Naive(), luck) != Claim(1, "disloyal", "inferred")
