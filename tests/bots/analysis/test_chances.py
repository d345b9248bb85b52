"""Chances of winning over a finished game, and the moments at which it turned."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import caretaker, find, play_out
from presidium.bots.analysis import chances
from presidium.bots.analysis.chances import Chances, Curve, Position, Results, largest_change, positions, seed_of
from presidium.core import CHANCE, PASS, Event, Record, Roll, State
from presidium.core.log import Said
from presidium.core.record import play
from presidium.games import find as game_of

SEATS = {"goulag": 5, "politburo": 5, "kremlin": 3}

GOULAG = "goulag | cards L L L D D | round 5 | commissar 1 | canal 6 | before 2 3 4"
"""The last round. The loyal need one more step, and a loyal builder plays Strike."""
POLITBURO = (
    "politburo | members kaganovich molotov beria voroshilov kirov | influence 1 2 3 3 3"
    " | defence 0 | finance -2 | security 1 | round 5 | gensek 2"
)
"""The last round. Beria wins if security goes up by two, and his enemies have to vote for that."""
EVEN = (
    "kremlin | edition 1988 | players 4 | year 5 | phase 8 | track stalinists stalinists militarists militarists"
    " | chief N | kgb B | foreign C | defence D | ideology E | industry F | economy G | sport H"
    " | candidates I J K L M | seniority stalinists militarists evolutionists expansionists"
    " | sheet stalinists N5 B10 C9 D8 E7 F6 G4 H3 I2 J1 | sheet militarists N5 B10 C9 D8 E7 F6 G4 H3 I2 J1"
    " | sheet evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | sheet expansionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
)
"""Two factions with two marks each have written the same on the Chief, who is about to wave."""


def ci(game: str) -> object:
    return pytest.param(game, marks=pytest.mark.ci)


def played(game: str, seed: int = 1) -> Record:
    kind = game_of(game)
    g = kind.new(SEATS[game])
    record = Record.of(kind, g)
    bots = {seat: find("random", game) for seat in g.rules.players}
    play_out(g, bots, Random(seed), {seat: Random(f"{seed}/{seat}") for seat in bots}, record.moves)
    return record


def crafted(position: str, *lines: str) -> Record:
    """A game from this position with these answers, as in `drawn.do`; after them everybody passes to the end."""
    kind = game_of(position.split()[0])
    g = kind.read_position(position)
    record = Record(g.rules, kind.rules_version, position=position)

    def does(seat: int, text: str) -> None:
        action = kind.notation.read(text)
        record.moves.append((seat, action))
        play(g, seat, action)

    for move in (move for line in lines for move in line.split(";")):
        who, _, text = move.partition(":")
        does(CHANCE if who.strip() == "chance" else int(who), text.strip())
    while not g.over:
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            assert options.only() is not None or PASS in options, f"{seat} has to be told what to do at {g.stack[-1]}"
            does(seat, kind.notation.print(options.only() or PASS))
    return record


def course(record: Record) -> list[Position]:
    return positions(enumerate(record.replay(game_of(record.rules.game))))


def studied(record: Record) -> tuple[Chances, Curve]:
    work = Chances(course(record), seed_of(record, game_of(record.rules.game)))
    return work, work.curve()


def turned(record: Record) -> tuple[Event, ...]:
    """What was told at the moment with the largest change."""
    work, curve = studied(record)
    most = max(curve.turns, key=lambda turn: largest_change(turn.before, turn.after))
    (at,) = [at for at, position in enumerate(work.course) if position.n == most.n]
    log = work.course[-1].g.log.everything()
    return log[work.course[at - 1].heard : work.course[at].heard]


def names(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


# Games of which one knows where they turned


def test_the_roll_that_broke_a_tie_is_found() -> None:
    tied = crafted(EVEN, "1: declare N 5; 2: declare N 5; 3: pass; 4: pass", "chance: roll 10", "chance: roll 5")
    assert names(turned(tied)) == ["TieRolled", "Controlled"]
    _, curve = studied(tied)
    (turn,) = curve.turns
    assert turn.after == (1, 0, 0, 0)
    assert turn.before[0] == pytest.approx(0.5, abs=0.15)


def test_the_capture_that_decided_is_found() -> None:
    taken = crafted(EVEN, "1: declare N 4; 2: declare N 5; 3: pass; 4: pass")
    assert names(turned(taken)) == ["Declared", "Declared", "Controlled"]
    _, curve = studied(taken)
    (turn,) = curve.turns
    assert turn.after == (0, 1, 0, 0)


def test_a_card_played_against_ones_own_side_is_found() -> None:
    struck = crafted(GOULAG, "1: name 2 5 watch 3", "2: play strike; 5: play strike", "3: pass")
    assert names(turned(struck)) == ["Supervised", "Shown", "Ended"]


@pytest.mark.ci
def test_a_vote_for_ones_enemy_is_found() -> None:
    voted = crafted(
        POLITBURO,
        *("2: propose security", "1: vote for; 2: vote for; 3: vote for; 4: vote for; 5: vote for"),
        *("2: voters 1 4 5", "1: ballot reform; 4: ballot repression; 5: ballot repression"),
        *("2: voters 1 3 4", "1: ballot repression; 3: ballot repression; 4: ballot repression"),
    )
    _, curve = studied(voted)
    assert names(turned(voted))[:2] == ["Counted", "Moved"]
    assert curve.turns[-1].after[2] == 1


# The curve


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer continuations, where it matters that there is a curve, not which."""
    for name, number in {"DRAWN": 5, "TO_DRAW": 4, "FIRST_LOOK": 2, "SECOND_LOOK": 4, "TO_BE_SURE": 6}.items():
        monkeypatch.setattr(chances, name, number)
    monkeypatch.setattr(chances, "SPLITS", 8)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ["goulag", ci("politburo"), ci("kremlin")])
def test_every_game_has_a_curve_from_its_first_question_to_its_end(game: str) -> None:
    record = played(game)
    work, curve = studied(record)
    outcome = work.course[-1].g.public.outcome
    assert curve.done == 1
    assert not isinstance(work.course[0].g.question(), Roll)
    assert [point.n for point in curve.points] == sorted({point.n for point in curve.points})
    assert (curve.points[0].n, curve.points[-1].n) == (work.course[0].n, work.course[-1].n)
    assert curve.points[-1].chance == tuple(float(seat in outcome.winners) for seat in record.rules.players)
    assert len(curve.points) >= min(len(work.course), chances.DRAWN)
    for point in curve.points:
        assert all(0 <= each <= 1 for each in point.chance)
    for turn in curve.turns:
        assert largest_change(turn.before, turn.after) >= chances.LEAST
        assert turn.n in {point.n for point in curve.points}


def test_statements_and_unopened_answers_are_no_positions() -> None:
    record = played("goulag")
    kind = game_of("goulag")
    for position in course(record):
        assert not position.g.answers
    talked = Record(record.rules, record.rules_version)
    g = talked.begin(kind)
    for seat, action in record.moves:
        if not g.answers and not g.over and not isinstance(g.question(), Roll):
            statement = kind.statements.read("claim 2 loyal inferred")
            if statement.why_not(g.rules, g.public, 1) is None:
                talked.moves.append((1, statement))
                play(g, 1, statement)
        talked.moves.append((seat, action))
        play(g, seat, action)
    assert any(isinstance(event, Said) for event in g.log.everything())
    assert len(course(talked)) == len(course(record))
    assert seed_of(talked, kind) == seed_of(record, kind)


def test_what_was_taken_back_is_no_part_of_it() -> None:
    record = played("goulag")
    states = [g.copy() for g in record.replay(game_of("goulag"))]
    straight = positions(enumerate(states))
    turn = straight[5].n
    again = [*enumerate(states[: turn + 1]), (turn + 1, states[turn - 1]), *enumerate(states[turn:], turn + 2)]
    back = positions(again)
    assert [position.heard for position in back] == [position.heard for position in straight]
    assert [position.n for position in back[:5]] == [position.n for position in straight[:5]]
    assert back[5].n == turn + 2


# The same however the work is divided


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ["goulag", ci("politburo")])
def test_the_curve_is_the_same_in_slices_and_at_once(game: str) -> None:
    record = played(game)
    _, whole = studied(record)
    found, seed = course(record), seed_of(record, game_of(game))
    results: Results = {}
    shares = []
    for _ in range(200):
        left = iter(range(7))
        curve = Chances(found, seed, results, lambda left=left: next(left, None) is None).curve()  # type: ignore[misc]
        shares.append(curve.done)
        if curve.done == 1:
            break
        assert not curve.turns
        assert {point.n for point in curve.points} <= {point.n for point in whole.points}
    assert curve == whole
    assert len(shares) > 5
    assert shares == sorted(shares)


def test_other_answers_make_another_seed_and_other_names_do_not() -> None:
    kind, record = game_of("goulag"), played("goulag")
    named = Record(record.rules, record.rules_version, ("Ann", "Ben", "Cem", "Dan", "Eve"), record.moves)
    assert seed_of(named, kind) == seed_of(record, kind)
    assert seed_of(played("goulag", 2), kind) != seed_of(record, kind)


@pytest.mark.parametrize("game", SEATS)
def test_bots_play_on_as_the_driver_would(game: str) -> None:
    """What a game plays quickly leads to the same end."""
    for position in course(played(game))[:: 40 if game == "kremlin" else 9]:
        if not position.g.over:
            quick = chances.continuation(position.g, "luck")
            assert quick.public.outcome == _driven(position.g, "luck").public.outcome


def _driven(g: State[object], luck: str) -> State[object]:
    g, seats = g.copy(), g.rules.players
    bots = {seat: find(caretaker(g.rules.game), g.rules.game) for seat in seats}
    play_out(g, bots, Random(f"{luck}/dice"), {seat: Random(f"{luck}/{seat}") for seat in seats}, talk=False)
    return g
