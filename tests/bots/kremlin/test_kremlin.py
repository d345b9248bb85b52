"""The careful player of Kremlin over whole games: always within the rules, from its view alone, and well."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from presidium.bots import find, play_out
from presidium.bots.baseline.kremlin import suggest_sheet as suggested_before
from presidium.bots.kremlin import Careful, suggest_sheet
from presidium.core import CHANCE, Record, view
from presidium.core.record import Move
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import TAKE_INTRIGUE, Add, Declare, DeclareAsNeeded, Give, Play, Waive, Write
from presidium.games.kremlin.printed.board import LEVEL_1, PEOPLE, POSTS
from presidium.games.kremlin.printed.people import NESTOR
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.state import Kremlin
from presidium.lab.match import match
from tests.bots.runtime.test_driver import minds
from tests.games.kremlin.drawn import EDITIONS, SEATS, new

OPTIONS: tuple[dict[str, str], ...] = (
    {"edition": "1988"},
    {"edition": "1988", "strengths": "on", "growth": "on", "influence_nestor": "on"},
    {"edition": "1988", "growth": "on", "tie_arbiter": "on", "purge_limit": "none"},
    {"edition": "1986"},
    {"edition": "1986", "strengths": "on", "president": "on", "influence_nestor": "on"},
    {"edition": "1986", "growth": "on", "joint_win": "on", "president": "on"},
    {"preset": "1988 advanced"},
    {"preset": "1986 full"},
)
CARDS = OPTIONS[-2:]


def game(seats: int, chosen: dict[str, str], seed: object, bot: str = "careful") -> tuple[Kremlin, list[Move]]:
    g, moves = new(seats, **chosen), []
    play_out(g, {seat: find(bot, "kremlin") for seat in g.rules.players}, Random(f"{seed}"), minds(g, seed), moves)
    return g, moves


def asked_to_write(seed: int, **chosen: str) -> Kremlin:
    """A new game, when the first Politburo has been drawn."""
    g, dice = new(4, **chosen), Random(seed)
    while g.asked() == (CHANCE,):
        options = g.options(CHANCE)
        assert options is not None
        g.apply(CHANCE, options.sample(dice))
    return g


def test_it_is_one_of_the_bots_of_kremlin() -> None:
    assert type(find("careful", "kremlin")) is Careful


# Within the rules


@pytest.mark.few(3, quick=1)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("chosen", OPTIONS, ids=lambda chosen: " ".join(chosen.values()))
def test_it_plays_every_table_to_its_end(seats: int, chosen: dict[str, str]) -> None:
    for seed in range(3):  # whatever is not within the rules, the driver refuses
        g, moves = game(seats, chosen, seed)
        assert g.public.outcome is not None
        # It shows as much as needed and no more, if no card makes it; it gives up no right, and no card.
        assert chosen in CARDS or not any(type(action) is Declare for _, action in moves)
        assert not any(type(action) in (Waive, Give) for _, action in moves)
        assert any(isinstance(action, DeclareAsNeeded) for _, action in moves)


@pytest.mark.ci
def test_the_same_seeds_give_the_same_game() -> None:
    for chosen in (OPTIONS[1], OPTIONS[5], *CARDS):
        first, second, other = (game(4, chosen, seed)[1] for seed in (1, 1, 2))
        assert first == second != other


@pytest.mark.ci
@pytest.mark.few(2)
@pytest.mark.parametrize("chosen", OPTIONS, ids=lambda chosen: " ".join(chosen.values()))
def test_it_does_the_same_in_every_world_its_view_could_come_from(chosen: dict[str, str]) -> None:
    g, moves = game(4, chosen, 7)
    record = Record(g.rules, KREMLIN.rules_version, ("careful",) * 4, moves)
    differs = answers = 0
    for moment, state in enumerate(record.replay(KREMLIN)):
        for seat in state.waiting_for():
            if seat == CHANCE:
                continue
            seen = view(state, seat)
            world = KREMLIN.imagine(seen, Random(moment))
            differs += world.secrets != state.secrets
            answers += 1
            assert Careful().choose(seen, Random(3)) == Careful().choose(view(world, seat), Random(3))
    assert answers > 100 < differs


@pytest.mark.ci
@pytest.mark.parametrize("chosen", [OPTIONS[0], *CARDS], ids=lambda chosen: " ".join(chosen.values()))
def test_what_it_remembers_changes_nothing(chosen: dict[str, str]) -> None:
    """A bot that has sat through the game answers as one that has just sat down."""
    g, moves = game(4, chosen, 3)
    sitting = {seat: Careful() for seat in g.rules.players}
    record = Record(g.rules, KREMLIN.rules_version, ("careful",) * 4, moves)
    for state in record.replay(KREMLIN):
        for seat in state.waiting_for():
            if seat != CHANCE and len(state.options(seat) or ()) > 1:
                seen = view(state, seat)
                assert sitting[seat].choose(seen, Random(5)) == Careful().choose(seen, Random(5))


# Well


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_it_beats_the_random_player(edition: str, seats: int) -> None:
    bots = match(KREMLIN, seats, 36, ("careful", "random"), 12, {"edition": edition}).bots
    careful, random = (bots[name].wins / bots[name].games for name in ("careful", "random"))
    assert careful > 1.5 * random


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_of_its_games_have_a_winner(edition: str) -> None:
    outcomes = [game(4, {"edition": edition}, seed)[0].public.outcome for seed in range(20)]
    assert sum(bool(outcome and outcome.winners) for outcome in outcomes) >= 14


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("chosen", CARDS, ids=lambda chosen: " ".join(chosen.values()))
def test_it_beats_the_random_player_with_cards(chosen: dict[str, str]) -> None:
    bots = match(KREMLIN, 4, 24, ("careful", "random"), 11, chosen).bots
    careful, random = (bots[name].wins / bots[name].games for name in ("careful", "random"))
    assert careful > 1.5 * random


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [OPTIONS[0], *CARDS], ids=lambda chosen: " ".join(chosen.values()))
def test_a_game_of_four_takes_less_than_200_ms(chosen: dict[str, str]) -> None:
    game(4, chosen, "first")  # what is worked out once
    begun = process_time()
    for seed in range(10):
        game(4, chosen, seed)
    assert (process_time() - begun) / 10 < 0.2


def test_it_plays_its_cards_and_takes_new_ones() -> None:
    games = [game(4, CARDS[0], seed) for seed in range(6)]
    assert sum(isinstance(action, Play) for _, moves in games for _, action in moves) / 6 > 5
    assert any(action == TAKE_INTRIGUE for _, moves in games for _, action in moves)
    assert any(isinstance(action, Add) for _, moves in games for _, action in moves)


# The sheet


def test_a_sheet_is_legal_and_not_always_the_same() -> None:
    for seed in range(10):
        g = asked_to_write(seed)
        sheets = [suggest_sheet(view(g, 1), Random(mood)) for mood in range(20)]
        assert len(set(sheets)) > 15
        assert all(isinstance(sheet, Write) and g.why_not(1, sheet) is None for sheet in sheets)
        assert Careful().choose(view(g, 2), Random(4)) == sheets[4]


def test_nestor_is_written_only_where_that_is_allowed() -> None:
    g = asked_to_write(1, influence_nestor="on")
    assert any(NESTOR in suggest_sheet(view(g, 1), Random(mood)).sheet for mood in range(40))
    g = asked_to_write(1)
    assert not any(NESTOR in suggest_sheet(view(g, 1), Random(mood)).sheet for mood in range(40))


def test_the_high_numbers_are_near_the_top_and_young_with_some_in_reserve() -> None:
    top, written, level_1, reserve, sheets = [], [], 0, 0, 0
    for seed in range(30):
        g = asked_to_write(seed)
        places = {who: man.place for who, man in g.public.men.items()}
        for mood in range(4):
            sheet = suggested_before(view(g, 1), Random(mood)).sheet
            sheets += 1
            level_1 += sum(places[who] in LEVEL_1 for who in sheet[:3])
            reserve += any(places[who] not in POSTS for who in sheet)
            top += [PRINTED[who].age for who in sheet[:3]]
            written += [PRINTED[who].age for who, place in places.items() if place in POSTS]
            assert sum(places[who] == PEOPLE for who in sheet) <= 5
    assert level_1 / sheets > 1.5
    assert reserve / sheets > 0.9
    assert sum(top) / len(top) < sum(written) / len(written) - 2
