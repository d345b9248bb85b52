"""The odds told before a die are those of the die: every face is played through the engine."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import find
from presidium.bots.runtime.driver import answer_for
from presidium.core import CHANCE, Odds, Roll, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.announcing.odds import odds
from presidium.games.kremlin.events import Waved
from presidium.games.kremlin.phases.p2_purge import PurgeRoll
from presidium.games.kremlin.phases.p4_health import HealthRoll
from presidium.games.kremlin.phases.p8_parade import Wave
from presidium.games.kremlin.printed.board import SIBERIA, WALL
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import acts, alike, drawn, quiet, volley, window


def told(g: Kremlin, of: str) -> dict[str, int]:
    return {each.who: each.hits for each in odds(view(g, None)) if each.of == of}


def results(g: Kremlin) -> list[Kremlin]:
    """The game after each of the twenty faces has worked."""
    played = []
    for face in range(1, 21):
        twin = g.copy()
        twin.apply(CHANCE, Roll20(face))
        while any(type(step).__name__.endswith("Result") for step in twin.stack) and window(twin):
            volley(twin)
        played.append(twin)
    return played


def last_wave(g: Kremlin) -> Waved:
    return [event for event, _ in g.log if isinstance(event, Waved)][-1]


def compare(g: Kremlin, before: tuple[Odds, ...]) -> str:
    """The die that is cast now, against what was told when its question had not come yet."""
    step, after = g.stack[-1], results(g)
    hits = {(each.of, each.who): each.hits for each in before}
    match step:
        case PurgeRoll():
            who = step.victim
            assert hits["purge", who] == sum(end.public.men[who].place == SIBERIA for end in after)
            return "purge"
        case HealthRoll():
            holder = g.public.posts[step.post]
            assert holder is not None
            crosses = g.public.men[holder].crosses
            dead = [end.public.men[holder].place == WALL for end in after]
            worse = [gone or end.public.men[holder].crosses > crosses for gone, end in zip(dead, after, strict=True)]
            assert (hits["sick", holder], hits["die", holder]) == (sum(worse), sum(dead))
            return "health"
        case Wave():
            chief = g.public.posts["chief"]
            assert chief is not None
            assert hits["wave", chief] == sum(Waved(chief, "yes") == last_wave(end) for end in after)
            return "wave"
    raise AssertionError(step)


@pytest.mark.ci
@pytest.mark.parametrize("preset", ["1986 full", "1988 advanced"])
def test_every_die_of_a_game_falls_as_it_was_told(preset: str) -> None:
    seen: set[str] = set()
    for seed in range(10):
        rng, g, before = Random(f"{preset} {seed}"), KREMLIN.new(4, preset=preset), ()
        bots = {seat: find("random", "kremlin") for seat in g.rules.players}
        while not g.over:
            question = g.question()
            if isinstance(question, Roll):
                if isinstance(g.stack[-1], PurgeRoll | HealthRoll | Wave):
                    seen.add(compare(g, before))
                g.apply(CHANCE, rng.choice(question.outcomes.actions))
            else:
                before = odds(view(g, None))
                seat = g.waiting_for()[0]
                g.apply(seat, answer_for(g, seat, bots[seat], rng))
    assert {"purge", "health", "wave"} <= seen


# What is told when


def test_in_the_purge_phase_the_odds_of_every_victim_until_one_is_named() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()} | declared B stalinists 9")
    assert told(g, "purge") == {"A": 3, "C": 7, "D": 7} | dict.fromkeys("EFGH", 11) | dict.fromkeys("IJKLM", 15)
    acts(g, "B", "purge F")
    assert told(g, "purge") == {"F": 11}
    quiet(g).apply(CHANCE, Roll20(12))
    assert "F" not in told(g, "purge")
    assert told(g, "purge")["E"] == 11


def test_there_is_nothing_to_tell_of_purges_in_other_phases() -> None:
    for phase in (1, 3, 4, 5, 6, 7, 8):
        assert told(drawn(f"edition 1988 | phase {phase} | {alike()}"), "purge") == {}


def test_the_sick_are_told_of_until_they_have_rolled() -> None:
    for phase in (1, 2, 3, 4):
        g = drawn(f"edition 1988 | phase {phase} | {alike()}")
        assert set(told(g, "sick")) == set(told(g, "die")) == set("ABCDEFGH")
    quiet(g).apply(CHANCE, Roll20(10))
    assert set(told(g, "sick")) == set("BCDEFGH")
    assert all(told(g, "die")[who] <= hits for who, hits in told(g, "sick").items())
    assert told(drawn(f"edition 1988 | phase 5 | {alike()}"), "sick") == {}


@pytest.mark.parametrize(("chief", "hits"), [("A", 20), ("A+", 13), ("A++", 6)])
def test_the_chief_is_told_of_from_phase_7_until_he_has_waved(chief: str, hits: int) -> None:
    for phase in (7, 8):
        assert told(drawn(f"edition 1986 | phase {phase} | chief {chief} | {alike()}"), "wave") == {"A": hits}
    for phase in (1, 6):
        assert told(drawn(f"edition 1986 | phase {phase} | chief {chief} | {alike()}"), "wave") == {}


def test_odds_are_made_of_what_everybody_sees() -> None:
    g, other = (drawn(f"edition 1988 | phase 2 | {alike(4, stalinists=sheet)}") for sheet in SHEETS)
    assert odds(view(g, None)) == odds(view(other, None))


SHEETS = ("B10 N9 O8 P7 Q6 R5 S4 T3 U2 C1", "B10 C9 N8 O7 P6 Q5 R4 S3 T2 U1")
