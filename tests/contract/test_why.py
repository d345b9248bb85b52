"""The end says why, and is never wrong: every claim is worked out again from the state, over many games."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import pytest

from presidium.bots import find, play_out
from presidium.core import State, view
from presidium.games import GAMES
from presidium.games.goulag.content.why import DisloyalAllowed, LoyalNeeded
from presidium.games.goulag.game import outcome as goulag_outcome
from presidium.games.goulag.game import worker
from presidium.games.kremlin.influence.control import leaders, show
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import edition_of, sheet
from presidium.games.politburo.goals import GOALS, INFLUENCE, Standing
from presidium.games.politburo.moves import Fulfilled
from presidium.games.politburo.state import member_of

kremlin: Any = import_module("presidium.games.kremlin.content.why")  # the packages give their functions the same names
politburo: Any = import_module("presidium.games.politburo.content.why")


def played(game: str, seed: int, **options: str) -> State[Any]:
    seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
    g = GAMES[game].new(seats, **options)
    bots = {seat: find("random" if seed % 3 else "mild", game) for seat in g.rules.players}
    play_out(g, bots, Random(seed), {seat: Random(seed * 31 + seat) for seat in bots}, talk=False)
    return g


def reasons(game: str, g: State[Any], seat: int | None) -> tuple[Any, ...]:
    why = GAMES[game].why
    assert why is not None
    return why(view(g, seat))


def test_goulag_says_how_many_steps_a_side_needed() -> None:
    said: Counter[str] = Counter()
    for seed in range(120):
        g = played("goulag", seed)
        sides = tuple(g.secret(worker(seat)) for seat in g.rules.players)

        def wins(side: str, canal: int, sides: Any = sides) -> bool:
            return goulag_outcome(sides, canal).who == side

        for seat in (None, *g.rules.players):
            (line,) = reasons("goulag", g, seat)
            said[type(line).__name__, bool(line.strikes)] += 1
            assert line.dug == g.public.canal
            if isinstance(line, LoyalNeeded):
                assert seat is None or sides[seat - 1] == "loyal"
                assert wins("loyal", line.needed)
                assert not wins("loyal", line.needed - 1)
                assert line.strikes == 0 if wins("loyal", line.dug) else wins("loyal", line.dug + line.strikes)
                assert not line.strikes or not wins("loyal", line.dug + line.strikes - 1)
            else:
                assert isinstance(line, DisloyalAllowed)
                assert seat is not None
                assert sides[seat - 1] == "disloyal"
                assert wins("disloyal", line.most)
                assert not wins("disloyal", line.most + 1)
                assert line.strikes == 0 if wins("disloyal", line.dug) else wins("disloyal", line.dug - line.strikes)
    assert len(said) == 4


@pytest.mark.ci
def test_politburo_says_whose_goals_held_and_how_influence_decided() -> None:
    said: Counter[str] = Counter()
    for seed in range(150):
        g = played("politburo", seed)
        public = g.public
        lost = sum(INFLUENCE - left for left in public.influence)
        end = Standing(public.levels, lost, g.rules.seats)
        held = tuple(seat for seat in g.rules.players if GOALS[g.secret(member_of(seat))](end))
        assert [event.seats for event in g.log.everything() if isinstance(event, Fulfilled)] == [held]
        for seat in g.rules.players:
            first, line = reasons("politburo", g, seat)
            said[type(line).__name__] += 1
            assert first == politburo.Held(held)
            others = [public.influence[other - 1] for other in held if other != seat]
            mine, won = public.influence[seat - 1], seat in public.outcome.winners
            match line:
                case politburo.YoursFailed(member):
                    assert seat not in held
                    assert member == g.secret(member_of(seat))
                case politburo.YoursHeld(influence):
                    assert won
                    assert influence == mine
                case politburo.YoursHeldToo():
                    assert (line.mine, line.most) == (mine, max(others))
                    assert line.most > line.mine
                    assert not won
                case politburo.YoursTied():
                    assert line.influence == mine == max(others)
                    assert all(public.influence[other - 1] == mine and other in held for other in line.others)
                    assert not public.outcome.winners
                case _:
                    raise AssertionError(line)
            assert won == isinstance(line, politburo.YoursHeld)
        assert reasons("politburo", g, None) == (politburo.Held(held),)
    assert len(said) == 4, said


def all_shown(g: State[Any], who: str, seat: int, more: int) -> tuple[int, ...]:
    """Who would lead, by the engine's own count, if everybody showed all there is and this seat had so much more."""
    g = g.copy()
    g.public.declared = {letter: numbers for letter, numbers in g.public.declared.items() if letter != who}
    points = {each: g.secret(sheet(each))[INDEX[who]] + (more if each == seat else 0) for each in g.rules.players}
    show(g, who, {each: number for each, number in points.items() if number > 0})
    return leaders(g.public, who)


PRESETS = ["1988 basic", "1988 advanced", "1986 basic", "1986 full"]


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("preset", PRESETS)
def test_kremlin_says_what_more_it_would_have_taken(preset: str) -> None:
    said: Counter[str] = Counter()
    for seed in range(40):
        g = played("kremlin", seed, preset=preset)
        outcome = g.public.outcome
        for seat in g.rules.players:
            won = seat in outcome.winners
            for line in reasons("kremlin", g, seat):
                said[type(line).__name__] += 1
                match line:
                    case kremlin.WouldControl():
                        assert not won
                        assert line.year == g.public.year
                        assert all_shown(g, line.who, seat, line.points) == (seat,)
                        assert all_shown(g, line.who, seat, line.points - 1) != (seat,)
                        assert could_be_written(g, line.mine + line.points)
                    case kremlin.OutOfReach():
                        assert not won
                        assert not could_be_written(g, line.theirs + 1)
                    case kremlin.HadMore():
                        assert not won
                        assert all_shown(g, line.who, seat, 0) == (seat,)
                    case kremlin.WasYours():
                        assert won
                        assert g.public.control[line.who] == seat
                    case kremlin.YourMarks():
                        assert line.marks == sum(mark == outcome_mark(seat) for mark in g.public.track) < line.waves
                    case kremlin.Written():
                        points = counted(g, line.who)
                        assert line.mine == points.pop(seat)
                        assert line.theirs == max(points.values())
                    case kremlin.WouldWin():
                        assert not won
                        winners, points = edition_of(g).winners, counted(g, line.who)
                        control = g.public.control.get(line.who)
                        assert outcome.winners == winners(points, control)
                        assert could_be_written(g, points[seat] + line.points)
                        assert seat in winners({**points, seat: points[seat] + line.points}, control)
                        assert all(
                            seat not in winners({**points, seat: points[seat] + less}, control)
                            for less in range(line.points)
                        )
                    case kremlin.OutAsController():
                        assert g.public.control[line.who] == seat
                        assert counted(g, line.who)[seat] == max(counted(g, line.who).values()) == line.points
                    case _:
                        raise AssertionError(line)
        assert reasons("kremlin", g, None) == ()
    assert said["WouldControl" if "1988" in preset else "WouldWin"], said


def could_be_written(g: State[Any], number: int) -> bool:
    """0.3 The highest number of a sheet is 10, unless influence grows (10)."""
    return number <= 10 or edition_of(g).growth


def outcome_mark(seat: int) -> str:
    return ("stalinists", "militarists", "evolutionists", "expansionists", "internationalists", "marxists")[seat - 1]


def counted(g: State[Any], who: str) -> dict[int, int]:
    return {seat: min(g.secret(sheet(seat))[INDEX[who]], edition_of(g).most_shown) for seat in g.rules.players}
