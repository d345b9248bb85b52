"""How long people look at what happens: the films of Kremlin, by what everybody was told."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import answer_for, answers, find
from presidium.core import PASS, Event
from presidium.core.content.film import Reel, reel
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Propose, Purge, Rehabilitate, Vote
from presidium.games.kremlin.content.film import LASTS, direct
from presidium.games.kremlin.events import (
    Aged,
    Ailed,
    Announced,
    Began,
    Controlled,
    Declared,
    Died,
    Exiled,
    Fell,
    Judged,
    Moved,
    Placed,
    Rejected,
    Rolled,
    Tried,
    Voted,
    Waved,
)

NIGHT = (Began(1, 2), Announced("B", 1, Purge("C")), Rolled("purge", "C", 6, 0, 4))


def lasts(*told: Event) -> int:
    """How long the last of these is looked at, as a step of its own."""
    return reel(direct, told, len(told) - 1).lasts


@pytest.mark.parametrize(
    ("told", "beat"),
    [
        ((Began(1, 1),), "heavy"),
        ((Began(1, 3),), "slight"),
        ((Announced("B", None, PASS),), "slight"),
        ((Announced("B", 1, PASS),), "brief"),
        (NIGHT[:2], "car"),
        (NIGHT, "roll"),
        ((*NIGHT, Exiled("C")), "taken"),
        ((*NIGHT, Aged("B", 2, 60)), "spared"),
        ((*NIGHT, Exiled("C"), Aged("B", 2, 60)), "brief"),
        ((Tried("D", "H"),), "opening"),
        ((Tried("D", "H"), Announced("B", 1, Vote("innocent"))), "announced"),
        ((Tried("D", "H"), Voted("B", "innocent")), "vote"),
        ((Tried("D", "H"), Judged("H", "guilty")), "verdict"),
        ((Tried("D", "H"), Judged("H", "guilty"), Exiled("H")), "grave"),
        ((Began(1, 5), Announced("B", 1, Propose("C"))), "opening"),
        ((Announced("B", 1, Propose("C")), Rejected("C")), "rejected"),
        ((Announced("B", 1, Propose("C")), Fell("B", Propose("C")), Voted("D", "for")), "light"),
        ((Rolled("wave", "A", 5, 0, 4),), "parade"),
        ((Waved("A", "yes"),), "parade"),
        ((Began(1, 7), Announced("B", 1, Rehabilitate("Z")), Moved("Z", "people")), "thaw"),
        ((Began(1, 6), Moved("Z", "kgb")), "light"),
        ((Began(1, 4), Rolled("health", "B", 3, 0, 0)), "patient"),
        ((Began(1, 4), *(Rolled("health", who, 3, 0, 0) for who in "BCD")), "quick"),
        ((Began(1, 4), Rolled("health", "B", 3, 0, 0), Ailed("B", 1)), "result"),
        ((Began(1, 4), Rolled("health", "B", 3, 0, 0), Died("B")), "death"),
    ],
    ids=str,
)
def test_each_event_has_its_length(told: tuple[Event, ...], beat: str) -> None:
    assert lasts(*told) == LASTS[beat]


def test_several_who_move_up_at_once_are_one_moment() -> None:
    told = (Began(1, 6), Moved("Z", "kgb"), Moved("Y", "candidate"), Moved("X", "candidate"))
    assert reel(direct, told, 1) == Reel((0, 0, 0), LASTS["bids"])


def test_who_comes_back_from_siberia_has_a_moment_of_his_own() -> None:
    told = (Began(1, 7), Announced("B", 1, Rehabilitate("Z")), Moved("Y", "kgb"), Moved("Z", "people"))
    assert reel(direct, told, 2).begins == (0, LASTS["light"])


def test_the_room_holds_its_breath_before_the_vote_that_decides() -> None:
    told = (Tried("D", "H"), Voted("B", "guilty"), Judged("H", "guilty"))
    assert reel(direct, told, 1).begins == (0, LASTS["vote"] + LASTS["silence"])


def test_what_joins_begins_with_the_event_before_it() -> None:
    told = (Tried("D", "H"), Judged("H", "guilty"), Exiled("H"))
    assert reel(direct, told, 1) == ((0, 0), LASTS["verdict"])
    told = (Controlled("B", 2, 1), Aged("B", 1, 60))
    assert reel(direct, told, 0) == ((0, 0), LASTS["heavy"])


def test_what_joins_nothing_in_its_own_step_is_a_beat_of_its_own() -> None:
    assert reel(direct, (Tried("D", "H"), Judged("H", "guilty"), Exiled("H")), 2).lasts == LASTS["grave"]


def test_a_stretch_in_which_nothing_happens_is_one_moment() -> None:
    told = (Announced("B", None, PASS), Began(1, 3), Announced("C", 2, PASS), Began(1, 4))
    assert reel(direct, told, 0) == ((0, 0, 0, 0), LASTS["light"])
    assert reel(direct, (*told, Began(2, 1)), 0).begins[-1] == LASTS["light"], "a year begins with its newspaper"
    assert reel(direct, told, 3).lasts == LASTS["slight"], "a step that begins with it is no longer than it was"


def test_who_passes_in_a_vote_is_looked_at_there() -> None:
    told = (Tried("D", "H"), Announced("B", 1, PASS), Announced("C", 2, PASS))
    assert reel(direct, told, 1) == ((0, LASTS["announced"]), 2 * LASTS["announced"])


def test_what_several_show_at_once_is_one_moment() -> None:
    told = (Declared(1, "B", 2), Declared(2, "B", 3), Declared(4, "B", 3), Controlled("B", 2, None))
    assert reel(direct, told, 0) == ((0, 0, 0, LASTS["bids"]), LASTS["bids"] + LASTS["heavy"])
    assert reel(direct, told, 2).lasts == LASTS["brief"] + LASTS["heavy"]


def test_what_only_the_log_tells_takes_no_time() -> None:
    assert reel(direct, (Placed("B", "kgb"), Began(1, 1)), 0) == ((0, 0), LASTS["heavy"])


@pytest.mark.parametrize("preset", ["1986 full", pytest.param("1988 advanced", marks=pytest.mark.ci)])
def test_every_event_of_a_game_has_a_beat_and_a_year_takes_a_minute_and_a_half_at_most(preset: str) -> None:
    g, dice, bot, seconds = KREMLIN.new(4, preset=preset), Random(5), find("random", "kremlin"), 0.0
    while not g.over:
        before = len(g.log)
        given = answers(g, lambda faces: faces.sample(dice), lambda seat, _: answer_for(g, seat, bot, Random(seat)))
        for seat, action in given:
            g.apply(seat, action)
        told = g.log.heard_by(None)
        new = len(g.log.since(before))
        film = reel(direct, told, len(told) - new)
        assert len(film.begins) == new
        assert list(film.begins) == sorted(film.begins)
        seconds += film.lasts / 1000
    assert 10 < seconds / g.public.year < 90
