"""The minds of Goulag: what they think with is the game, and what they answer may be answered."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import play_out
from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.lenses import STRAIGHT
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.playout import NOBODY, Table
from presidium.bots.goulag.recruit import Recruit
from presidium.bots.mind import Mind
from presidium.core import CHANCE, Record, SeatView, seat_view
from presidium.goulag import GOULAG
from presidium.goulag.game import Goulag, Public, played, worker
from presidium.goulag.moves import Play
from tests.bots.test_goulag_beliefs import do, position

MINDS: dict[str, Mind[Public]] = {"recruit": Recruit(), "naive": Naive(), "analyst": Analyst(worlds=4)}


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
    for seen, g in moments(seats, own_card, 3)[:: 1 if name != "analyst" else 4]:
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
