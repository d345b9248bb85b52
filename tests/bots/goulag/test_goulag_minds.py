"""The minds of Goulag: what they think with is the game, and what they answer may be answered."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import find, play_out
from presidium.bots.goulag.analyst import CARELESS_PRIOR, CARELESS_THRESHOLD, Analyst
from presidium.bots.goulag.beliefs import posterior
from presidium.bots.goulag.lenses import STRAIGHT
from presidium.bots.goulag.master import Master
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.playout import NOBODY, Table
from presidium.bots.goulag.recruit import Recruit
from presidium.bots.goulag.talk import EARLY_RATE
from presidium.bots.runtime.mind import Mind
from presidium.core import CHANCE, Record, SeatView, seat_view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import RENEWED, Goulag, Public, played, worker
from presidium.games.goulag.moves import Claim, Inquire, Play
from tests.bots.exact import known
from tests.bots.goulag.test_goulag_beliefs import do, position

MINDS: dict[str, Mind[Public]] = {
    "recruit": Recruit(),
    "naive": Naive(),
    "analyst": Analyst(worlds=4),
    "master": Master(worlds=6),
}


@pytest.mark.parametrize("seats", range(5, 11))
def test_what_is_played_in_the_mind_is_the_game(seats: int) -> None:
    """The same trios, cards and exchanges lead to the same canal, the same trio before, and the same winners."""
    rng = Random(seats)
    for _ in range(8):
        g = GOULAG.new(seats)
        while not g.over:
            for seat in g.waiting_for():
                options = g.options(seat)
                assert options is not None
                g.apply(seat, options.sample(rng))
        deal = [g.secret(worker(seat)) == "loyal" for seat in g.rules.players]
        rounds = g.public.history
        trust = [[0.5] * seats for _ in deal]
        table = Table(seats, deal, deal, [STRAIGHT] * seats, trust, 0, 1, rounds[0].commissar - 1, None, 0)
        for over in rounds:
            assert (table.round, table.commissar + 1) == (over.number, over.commissar)
            one, other = over.builders
            cards = {seat - 1: g.secret(played(over.number, seat)) == "work" for seat in over.builders}
            table.works = lambda builder, *_, cards=cards: cards[builder]  # type: ignore[method-assign]
            whom = NOBODY if over.supervised is None else over.builders.index(over.supervised)
            before = table.canal
            table.play_round((one - 1, other - 1, over.supervisor - 1), rng, watches=whom)
            assert (table.canal - before, table.before) == (over.work, over.trio)
        outcome = g.public.outcome
        assert outcome is not None
        for seat in g.rules.players:
            table.me = seat - 1
            assert table.worth() == (seat in outcome.winners)


def test_the_mind_asks_the_game_how_many_may_serve_again(monkeypatch: pytest.MonkeyPatch) -> None:
    trust = [[0.5, 0.9, 0.9, 0.9, 0.1, 0.1, 0.1, 0.1]] * 8
    table = Table(8, [True] * 8, [True] * 8, [STRAIGHT] * 8, trust, 2, 2, 0, (2, 3, 4))
    assert len(set(table.names(Random(1))) & {1, 2, 3}) == 1
    monkeypatch.setitem(RENEWED, 8, 3)
    assert not set(table.names(Random(1))) & {1, 2, 3}


def moments(seats: int, own_card: str, seed: int) -> list[tuple[SeatView[Public], Goulag]]:
    """Every question that leaves a choice, as whoever is asked sees it."""
    rng, found = Random(seed), []
    g = GOULAG.new(seats, own_card=own_card)
    while not g.over:
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            if seat != CHANCE:
                found.append((seat_view(g, seat), g.copy()))
            g.apply(seat, options.sample(rng))
    return found


@pytest.mark.parametrize("own_card", ["seen", "blind"])
@pytest.mark.parametrize("seats", [5, 8, 10])
@pytest.mark.parametrize("name", MINDS)
def test_a_policy_is_over_the_options_sums_to_one_and_is_a_function_of_the_view(
    name: str, seats: int, own_card: str
) -> None:
    for seen, g in moments(seats, own_card, 3)[:: 1 if name in ("recruit", "naive") else 6]:
        policy = MINDS[name].policy(seen)
        assert sum(policy.values()) == pytest.approx(1)
        assert all(action in seen.options and chance >= 0 for action, chance in policy.items())
        assert MINDS[name].policy(seat_view(g, seen.seat)) == policy


@pytest.mark.parametrize(("cards", "side"), [("D L D L D", "work"), ("L D L D L", "strike")])
def test_in_the_last_round_all_play_the_card_of_their_side(cards: str, side: str) -> None:
    g = GOULAG.read_position(f"goulag | cards {cards} | round 5 | commissar 1 | canal 4 | before 2 3 4")
    do(g, "1: name 2 4 watch 5")
    for name in ("recruit", "naive"):
        policy = MINDS[name].policy(seat_view(g, 2))
        assert max(policy, key=lambda action: policy[action]) == GOULAG.notation.read(f"play {side}")


def test_a_naive_one_whose_side_is_behind_covers() -> None:
    g = position("L D L L D")  # 2 and 5 know one loyal card and one disloyal, 4 knows two loyal ones
    do(g, "1: name 2 4 watch 5")
    naive = Naive(behind=0.2, ahead=0.9)
    assert naive.policy(seat_view(g, 2))[Play("strike")] == pytest.approx(0.2)
    assert naive.policy(seat_view(g, 4))[Play("work")] == pytest.approx(0.9)


def test_records_of_their_games_can_be_read_again() -> None:
    g = GOULAG.new(5)
    record = Record.of(GOULAG, g)
    bots = {seat: Analyst(worlds=2) for seat in g.rules.players}
    play_out(g, bots, Random(1), {seat: Random(seat) for seat in bots}, record.moves)
    assert record.final(GOULAG).public.outcome == g.public.outcome


# How they fare


@pytest.mark.parametrize("games", [25, pytest.param(300, marks=pytest.mark.slow)])
def test_who_knows_the_naive_one_by_heart_does_not_know_its_side_after_two_rounds(games: int) -> None:
    """At most 85 of 100 sides, by Bayes with its own policy for a lens; of one that does not cover, nearly all."""
    assert known(Naive, games) <= (0.85 if games > 100 else 0.9)  # a few games prove little
    if games > 100:
        assert known(lambda: Naive(heat=0.03, first=0.03, behind=1, ahead=1), 60) > 0.93


def wins(mind: str, games: range, seats: int) -> int:
    """How many it wins among those of 0.1, from seat to seat."""
    won = 0
    for game in games:
        g, me = GOULAG.new(seats), game % seats + 1
        bots = {seat: find(mind if seat == me else "naive-1", "goulag") for seat in g.rules.players}
        play_out(g, bots, Random(f"d{game}"), {seat: Random(f"{game}/{seat}") for seat in bots})
        assert g.public.outcome is not None
        won += me in g.public.outcome.winners
    return won


@pytest.mark.slow
@pytest.mark.parametrize("seats", [5, 7, 10])
def test_the_ladder_has_its_steps(seats: int) -> None:
    games = range(400)
    recruit, naive, yardstick = (wins(mind, games, seats) for mind in ("recruit", "naive", "naive-1"))
    analyst = wins("analyst", range(150), seats) / 150
    assert 0.5 < recruit / yardstick < 0.92
    assert naive > yardstick - 30
    assert analyst > {5: 0.72, 7: 0.55, 10: 0.33}[seats]


# What they say


def test_they_answer_whoever_asks_and_stand_by_it() -> None:
    for mind in (Recruit(), Naive(), Analyst(worlds=4)):
        g = position("L L D L D")
        silent = mind.says(seat_view(g, 3))
        assert silent[None] == pytest.approx(1 - EARLY_RATE)
        g.say(1, Inquire(3, 2))
        said = mind.says(seat_view(g, 3))
        assert sum(said.values()) == pytest.approx(1)
        assert set(said) <= {Claim(2, "loyal", "passed"), Claim(2, "disloyal", "passed")}
        g.say(3, Claim(2, "disloyal", "passed"))
        g.say(5, Inquire(3, 2))
        assert mind.speak(seat_view(g, 3), Random(1)) == Claim(2, "disloyal", "passed")
        g.say(5, Inquire(3, 3))
        g.say(3, Claim(2, "disloyal", "passed"))
        assert mind.speak(seat_view(g, 3), Random(1)) is None  # it has spoken twice in this round
        assert mind.reply(seat_view(g, 3), Random(1)) == Claim(3, "loyal", "own")


def test_where_nobody_seems_to_care_an_analyst_plays_the_card_of_its_side() -> None:
    seen = [view for seed in range(8) for view, _ in moments(5, "seen", seed) if Play("work") in view.options]
    careless = [view for view in seen if posterior(view, idle=CARELESS_PRIOR).at_random > CARELESS_THRESHOLD]
    assert careless
    for view in careless:
        loyal = view.secret(worker(view.seat)) == "loyal"
        assert Analyst().policy(view) == {Play("work" if loyal else "strike"): 1.0}
