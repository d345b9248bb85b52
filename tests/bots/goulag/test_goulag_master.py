"""A master of Goulag at five: nobody gains by another answer, and what it believes is what its play tells."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

from presidium.bots.goulag.frame import DEALS, INDEX, NEXT, PRIOR, ROLES, TRIOS, WON
from presidium.bots.goulag.habits import Usual
from presidium.bots.goulag.master import Master, Question
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.nets import NETS, SHAPES, nets
from presidium.bots.goulag.ranges import NAIVE_PRIOR, Start, believed, building_habits, naming_habits, strayed
from presidium.bots.goulag.solve import World, solve_building
from presidium.bots.runtime.mind import Policy, drawn
from presidium.core import CHANCE, SeatView, seat_view
from presidium.core.record import Move
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag, NameTrio, Public, naming, outcome, worker
from presidium.games.goulag.moves import Name
from presidium.lab.arena.response import known
from tests.bots.exact import Chosen, begun, choices, likely
from tests.bots.goulag.test_goulag_beliefs import do, position


class Strays(Master):
    """A master as others take it for one: it strays."""

    def policy(self, view: SeatView[Public]) -> Policy:
        options, mix, _ = Question(view).solved()
        return dict(zip(options, strayed(mix), strict=True))


# The frame


def test_the_frame_is_the_rules() -> None:
    assert sum(PRIOR) == pytest.approx(1)
    for canal, row in enumerate(WON):
        for deal, won in zip(DEALS, row, strict=True):
            sides = tuple("loyal" if loyal else "disloyal" for loyal in deal)
            assert (outcome(sides, canal).who == "loyal") is bool(won)  # type: ignore[arg-type]
    for before in ((2, 3, 4), (1, 2, 3), (1, 2, 4)):
        options = naming(5, 1, before).options(1)
        assert options is not None
        named = {name for name in options if isinstance(name, Name)}
        barred = before == (2, 3, 4)
        trio = " ".join(map(str, before))
        g = GOULAG.read_position(f"goulag | cards L D L D L | round 2 | commissar 1 | canal 1 | before {trio}")
        asked, _, _ = Question(seat_view(g, 1)).solved()
        assert set(asked) == named
        assert len(named) == (9 if barred else 12)


def test_the_next_commissar_sees_the_same_cards_and_roles_are_those_of_the_trio() -> None:
    for at, deal in enumerate(DEALS):
        assert all(DEALS[NEXT[at]][seat] is deal[(seat + 1) % 5] for seat in range(5))
    for trio, roles in zip(TRIOS, ROLES, strict=True):
        for at, deal in zip(roles, DEALS, strict=True):
            assert tuple(DEALS[at][seat] for seat in trio) == deal[:3]
            assert DEALS[at][0] is deal[4]


def test_the_nets_are_whole() -> None:
    assert len(nets()) == len(SHAPES) == 9
    assert NETS.stat().st_size < 300_000
    for (kind, _), net in nets().items():
        says = net.says([1.0] * 30, 2, 0 if kind == "naming" else 3)
        assert all(0 < each < 1 for each in says)


# What is played


@pytest.mark.parametrize("canal", [2, 4, 6])
def test_in_the_last_round_nobody_gains_by_another_answer(canal: int) -> None:
    rng = Random(canal)
    for trio in TRIOS[::4]:
        tilt = [[rng.uniform(0.3, 1.0) for _ in range(2)] for _ in range(5)]
        weights = [
            prior * tilt[0][deal[0]] * tilt[1][deal[1]] * tilt[2][deal[2]] * tilt[3][deal[3]]
            for prior, deal in zip(PRIOR, DEALS, strict=True)
        ]
        whole = sum(weights)
        worlds = [
            World(INDEX[deal], tuple((deal[seat], deal[seat - 1]) for seat in trio), weight / whole)
            for deal, weight in zip(DEALS, weights, strict=True)
        ]
        solved = solve_building(worlds, 5, canal, trio)
        for policy, worth in zip(solved.policies, solved.worth, strict=True):
            gain = sum(
                max(each) - sum(chance * value for chance, value in zip(policy[sight], each, strict=True))
                for sight, each in worth.items()
            )
            assert gain < 0.005


def test_what_all_believe_is_what_the_play_of_all_tells() -> None:
    """By Bayes, from the policies themselves: seat by seat, world by world. Each of the others may be naive; whoever
    knows that none is believes something else."""
    for game in range(2):
        g, moves = begun(Strays, 5, 2, game)
        for seat in (1, 3):
            seen = seat_view(g, seat)
            asked = Question(seen)
            at = believed(asked.start, asked.past)
            mine = (seat - g.public.commissar) % 5
            by_all = dict[tuple[bool, ...], float]()
            by_masters = dict[tuple[bool, ...], float]()
            for (deal, bits), weight in at.worlds.items():
                if at.sight(mine, deal, bits) == asked.sight:
                    turned = tuple(deal[(each - g.public.commissar) % 5] for each in g.rules.players)
                    by_all[turned] = by_all.get(turned, 0.0) + weight
            for world in known(at, mine, asked, 0):
                deal = DEALS[world.deal]
                turned = tuple(deal[(each - g.public.commissar) % 5] for each in g.rules.players)
                by_masters[turned] = by_masters.get(turned, 0.0) + world.weight
            others = [each for each in g.rules.players if each != seat]
            for told, naive in ((by_all, NAIVE_PRIOR), (by_masters, 0.0)):
                exact = {
                    deal: prior_of(deal)
                    * sum(prod(doubted(moves, deal, chosen, one, naive) for one in others) for chosen in choices(seen))
                    for deal in told
                }
                for deal, weight in exact.items():
                    assert told[deal] / sum(told.values()) == pytest.approx(weight / sum(exact.values()), abs=1e-9)


def doubted(moves: list[Move], deal: tuple[bool, ...], chosen: Chosen, one: int, naive: float) -> float:
    """How likely this seat answers so in this world, if it is naive so likely."""
    master = likely(moves, deal, chosen, CHANCE, Strays(), one)
    return (1 - naive) * master + (naive and naive * likely(moves, deal, chosen, CHANCE, Usual(), one))


def test_it_knows_what_somebody_naive_would_do_whatever_he_has_seen() -> None:
    rng, asked, g = Random(1), 0, GOULAG.new(5)
    while not g.over:
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            if seat == CHANCE or options.only() is not None:
                g.apply(seat, options.sample(rng))
                continue
            seen = seat_view(g, seat)
            question, policy = Question(seen), Usual().policy(seen)
            if isinstance(seen.stack[-1], NameTrio):
                usual = naming_habits(question.start, question.past)
                exact = [policy.get(question.name(trio), 0.0) for trio in TRIOS]
            else:
                trio, role = question.job()
                usual = building_habits(question.start, question.past, trio)[role]
                exact = [policy[answer] for answer in question.solved()[0]]
            assert usual[question.sight][1] == pytest.approx(exact)
            asked += 1
            g.apply(seat, drawn(policy, rng))
    assert asked > 15


@pytest.mark.ci
def test_somebody_naive_among_masters_is_soon_taken_for_one() -> None:
    found = {"naive": 0.0, "master": 0.0}
    for game in range(8):
        seats = {seat: (Naive() if seat == game % 5 + 1 else Master()) for seat in range(1, 6)}
        g, rng = GOULAG.new(5), Random(game)
        while g.public.round < 5:
            for seat in g.waiting_for():
                options = g.options(seat)
                assert options is not None
                own = options.sample(rng) if seat == CHANCE else options.only()
                g.apply(seat, own or seats[seat].choose(seat_view(g, seat), rng))
        question = Question(seat_view(g, 1))
        at = believed(question.start, question.past)
        for seat, mind in seats.items():
            place = (seat - g.public.commissar) % 5
            doubt = sum(weight * at.doubts[place][at.sight(place, *world)] for world, weight in at.worlds.items())
            found["naive" if isinstance(mind, Naive) else "master"] += doubt / (8 if isinstance(mind, Naive) else 32)
    assert found["master"] < NAIVE_PRIOR < 2 * NAIVE_PRIOR < found["naive"]


def prior_of(deal: tuple[bool, ...]) -> float:
    return PRIOR[INDEX[deal]]


def test_where_everybody_sits_does_not_matter() -> None:
    here = position("L D L L D")
    there = GOULAG.read_position("goulag | cards D L D L L | round 1 | commissar 2 | canal 0")
    do(here, "1: name 2 4 watch 5")
    do(there, "2: name 3 5 watch 1")
    assert here.public.commissar == 1
    for seat, other in ((2, 3), (4, 5)):
        one, two = (Master().policy(seat_view(g, who)) for g, who in ((here, seat), (there, other)))
        assert one == two


def test_it_begins_in_the_middle_too() -> None:
    g = GOULAG.read_position("goulag | cards L D L D L | round 4 | commissar 2 | canal 3 | before 3 4 5")
    asked = Question(seat_view(g, 2))
    assert asked.start == Start(4, 3, True)
    assert sum(Master().policy(seat_view(g, 2)).values()) == pytest.approx(1)


def finished(seed: int) -> list[tuple[Goulag, int]]:
    rng, found, g = Random(seed), [], GOULAG.new(5)
    while not g.over:
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            if seat != CHANCE:
                found.append((g.copy(), seat))
            g.apply(seat, options.sample(rng))
    return found


def test_whatever_the_others_do_it_answers_what_may_be_answered() -> None:
    for g, seat in finished(2):
        seen = seat_view(g, seat)
        assert seen.secret(worker(seat)) is not None
        assert set(Master().policy(seen)) <= set(seen.options)
