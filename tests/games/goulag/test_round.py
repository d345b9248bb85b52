"""Goulag 2: the round."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from presidium.core import PASS, Action, Refusal, refusal
from presidium.games.goulag.game import NameTrio, Round, played
from presidium.games.goulag.moves import Deal, Name, Named, Play, Shown, Supervise, Supervised
from tests.games.goulag.drawn import OWN_CARD, SEATS, deal, do, drawn, new, play_out, why_not
from tests.rules import rule

CARDS = {5: "LDLDL", 6: "LDLDLD", 7: "LDLDLDL", 8: "LDLDLDLD", 9: "LDLDLDLDL", 10: "LDLDLDLDLD"}


@rule("goulag 2.0")
@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_commissar_once_and_the_office_passes_to_the_left(seats: int, own_card: str) -> None:
    g = do(deal(new(seats, own_card), CARDS[seats]), "chance: first 4")
    commissars = [g.public.commissar]
    rounds = [g.public.round]
    for _ in play_out(g, Random(seats)):
        if not g.over and isinstance(g.stack[-1], NameTrio):
            commissars.append(g.public.commissar)
            rounds.append(g.public.round)
    assert commissars == [(4 + turn - 1) % seats + 1 for turn in range(seats)]
    assert rounds == list(range(1, seats + 1))
    assert [round.number for round in g.public.history] == rounds
    assert [round.commissar for round in g.public.history] == commissars


@rule("goulag 2.0")
def test_the_round_after_the_last_is_the_end() -> None:
    g = drawn("LDLDL", round=5, commissar=3, canal=4, before="1 4 5")
    do(g, "3: name 1 2 watch 4", "1: play work; 2: play work")
    assert not g.over
    do(g, "4: pass")
    assert g.over


@rule("goulag 2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_commissar_names_two_builders_and_a_supervisor(seats: int) -> None:
    g = drawn(CARDS[seats], commissar=2)
    assert g.asked() == (2,)
    others = [seat for seat in range(1, seats + 1) if seat != 2]
    expected = {Name((min(a, b), max(a, b)), c) for a, b, c in permutations(others, 3)}
    options = g.options(2)
    assert options is not None
    assert len(options) == len(expected)
    assert set(options) == expected
    do(g, "2: name 5 1 watch 3")
    assert (g.public.builders, g.public.supervisor) == ((1, 5), 3)
    assert g.log.heard_by(None)[-1] == Named(2, (1, 5), 3)


@rule("goulag 2.1")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Name((1, 2), 4), refusal("goulag-not-himself", "goulag 2.1")),
        (Name((1, 4), 2), refusal("goulag-not-himself", "goulag 2.1")),
        (Name((1, 1), 4), refusal("goulag-three-different", "goulag 2.1")),
        (Name((1, 4), 4), refusal("goulag-three-different", "goulag 2.1")),
        (Name((1, 6), 4), refusal("no-such-seat", "goulag 2.1", seat=6)),
        (Name((1, 3), 11), refusal("no-such-seat", "goulag 2.1", seat=11)),
        (Name((0, 3), 4), refusal("no-such-seat", "goulag 2.1", seat=0)),
        (Name((-1, 3), 4), refusal("no-such-seat", "goulag 2.1", seat=-1)),
        (PASS, refusal("goulag-must-name", "goulag 2.1")),
        (Play("work"), refusal("goulag-must-name", "goulag 2.1")),
        (Deal("loyal"), refusal("goulag-must-name", "goulag 2.1")),
    ],
)
def test_who_may_not_be_named(action: Action, why: Refusal) -> None:
    assert why_not(drawn("LDLDL", commissar=2), 2, action) == why


@rule("goulag 2.1")
def test_only_the_commissar_names() -> None:
    g = drawn("LDLDL", commissar=2)
    for seat in (0, 1, 3, 4, 5, 6):
        assert why_not(g, seat, Name((1, 3), 4)) == refusal("not-asked", seat=seat)


@rule("goulag 2.2")
@pytest.mark.parametrize(("seats", "due"), [(5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_how_many_of_the_three_must_be_new(seats: int, due: int) -> None:
    """Over every trio before and every trio named: exactly those with enough new players may be named."""
    commissar, old_commissar = 2, 1
    others = [seat for seat in range(1, seats + 1) if seat != commissar]
    for before in combinations([seat for seat in range(1, seats + 1) if seat != old_commissar], 3):
        g = drawn(CARDS[seats], round=2, commissar=commissar, before=" ".join(map(str, before)))
        allowed = set(g.options(commissar) or ())
        for trio in combinations(others, 3):
            new_ones = len(set(trio) - set(before))
            for supervisor in trio:
                one, other = (seat for seat in trio if seat != supervisor)
                name = Name((one, other), supervisor)
                assert (name in allowed) == (new_ones >= due)
                if new_ones < due:
                    assert g.why_not(commissar, name) == refusal("goulag-renewal", "goulag 2.2", new=new_ones, due=due)


@rule("goulag 2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_trio_before_is_that_of_the_round_just_played(seats: int) -> None:
    g = drawn(CARDS[seats], commissar=1)
    do(g, "1: name 2 5 watch 3", "2: play work; 5: play work", "3: pass")
    assert g.public.before == (2, 3, 5)
    assert g.asked() == (2,)
    due = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}[seats]
    assert all(
        len({*name.builders, name.supervisor} - {2, 3, 5}) >= due
        for name in g.options(2) or ()
        if isinstance(name, Name)
    )


@rule("goulag 2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_trio_may_come_back_after_a_round_without_it(seats: int) -> None:
    """Only the round before counts, not the whole game."""
    g = drawn(CARDS[seats], commissar=1)
    for seat in (1, 2, 3):
        naming = g.options(seat)
        assert naming is not None
        name = [option for option in naming if isinstance(option, Name)][-1 if seat == 2 else 0]
        one, other = name.builders
        do(g, f"{seat}: name {one} {other} watch {name.supervisor}")
        do(g, f"{one}: play work; {other}: play strike", f"{name.supervisor}: pass")
    first, second, third = g.public.history
    assert set(first.trio) != set(second.trio)
    assert g.public.before == third.trio


@rule("goulag 2.2")
def test_there_is_no_limit_in_the_first_round() -> None:
    assert len(drawn("LDLDL").options(1) or ()) == 4 * 3
    assert len(drawn("LDLDLDLDLD").options(1) or ()) == 9 * 8 * 7 // 2


@rule("goulag 2.2")
def test_a_change_of_job_is_not_a_renewal() -> None:
    g = drawn("LDLDL", round=2, commissar=2, before="3 4 5")
    for name in (Name((3, 4), 5), Name((3, 5), 4), Name((4, 5), 3)):
        assert why_not(g, 2, name) == refusal("goulag-renewal", "goulag 2.2", new=0, due=1)
    assert why_not(g, 2, Name((1, 3), 4)) is None


@rule("goulag 2.2")
def test_the_old_commissar_counts_as_new() -> None:
    g = drawn("LDLDLDLDL", round=2, commissar=2, before="3 4 5")
    assert why_not(g, 2, Name((1, 6), 7)) is None
    assert why_not(g, 2, Name((1, 5), 7)) == refusal("goulag-renewal", "goulag 2.2", new=2, due=3)


@rule("goulag 2.3")
@pytest.mark.parametrize("order", [(1, 4), (4, 1)])
def test_both_builders_choose_in_secret_in_any_order(order: tuple[int, int]) -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3")
    first, second = order
    cards = {1: Play("work"), 4: Play("strike")}
    assert list(g.options(1) or ()) == list(g.options(4) or ()) == [Play("work"), Play("strike")]
    before = list(g.log)
    g.apply(first, cards[first])
    assert g.asked() == (1, 4)
    assert g.waiting_for() == (second,)
    assert why_not(g, first, Play("work")) == refusal("answered-already", seat=first)
    g.apply(second, cards[second])
    assert g.asked() == (3,)
    assert list(g.log) == before
    assert g.secret(played(1, 1)) == "work"
    assert g.secret(played(1, 4)) == "strike"


@rule("goulag 2.3")
def test_a_builder_plays_one_of_the_two_cards_and_nobody_else_plays() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3")
    must_play = refusal("goulag-must-play", "goulag 2.3")
    for action in (PASS, Deal("loyal"), Supervise(1), Name((1, 4), 3), Play("chantier")):  # type: ignore[arg-type]
        assert why_not(g, 1, action) == must_play
    for seat in (0, 2, 3, 5):
        assert why_not(g, seat, Play("work")) == refusal("not-asked", seat=seat)


@rule("goulag 2.4")
def test_the_supervisor_makes_one_builder_exchange_or_lets_things_be() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play work")
    assert g.asked() == (3,)
    assert list(g.options(3) or ()) == [PASS, Supervise(1), Supervise(4)]
    must_supervise = refusal("goulag-must-supervise", "goulag 2.4")
    for action in (Supervise(2), Supervise(3), Supervise(5), Supervise(0), Play("work"), Name((1, 4), 3)):
        assert why_not(g, 3, action) == must_supervise
    for seat in (0, 1, 2, 4, 5):
        assert why_not(g, seat, PASS) == refusal("not-asked", seat=seat)


@rule("goulag 2.4")
@pytest.mark.parametrize(("answer", "supervised"), [("pass", None), ("supervise 1", 1), ("supervise 4", 4)])
def test_who_was_supervised_is_public(answer: str, supervised: int | None) -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play work", f"3: {answer}")
    assert g.log.heard_by(None)[-2] == Supervised(3, supervised)
    assert g.public.history[-1] == Round(1, 2, (1, 4), 3, supervised, 2 if supervised is None else 1)


@rule("goulag 2.4")
def test_the_supervisor_sees_no_card() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play strike", "3: supervise 1")
    assert g.secrets[played(1, 1)].seen_by == {1}
    assert g.secrets[played(1, 4)].seen_by == {4}


@rule("goulag 2.5")
@pytest.mark.parametrize("answer", ["pass", "supervise 1", "supervise 4"])
@pytest.mark.parametrize("one", ["work", "strike"])
@pytest.mark.parametrize("other", ["work", "strike"])
def test_the_table_learns_how_many_work_cards_there_were(one: str, other: str, answer: str) -> None:
    g = drawn("LDLDL", round=3, commissar=2, canal=1, before="3 4 5")
    do(g, "2: name 1 4 watch 3", f"1: play {one}; 4: play {other}", f"3: {answer}")
    swap = {"work": "strike", "strike": "work"}
    on_table = [swap[one] if answer == "supervise 1" else one, swap[other] if answer == "supervise 4" else other]
    work = on_table.count("work")
    assert g.public.canal == 1 + work
    assert g.log.heard_by(None)[-1] == Shown(3, work, 1 + work)
    assert g.public.history[-1].work == work


@rule("goulag 2.5")
def test_the_cards_are_not_shown_during_the_game() -> None:
    """The public facts and the public log are the same whichever of the two builders played Work."""
    twins = []
    for one, other in (("work", "strike"), ("strike", "work")):
        g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", f"1: play {one}; 4: play {other}", "3: pass")
        twins.append((g.public, g.log.heard_by(None), g.log.heard_by(3), g.secrets[played(1, 1)].seen_by))
    assert twins[0] == twins[1]
    assert twins[0][3] == {1}


@rule("goulag 2.5")
def test_each_work_card_adds_a_step_to_the_canal() -> None:
    g = drawn("LDLDL", commissar=1)
    canal = [g.public.canal]
    for lines in (
        ("1: name 2 3 watch 4", "2: play work; 3: play work", "4: pass"),
        ("2: name 1 3 watch 4", "1: play work; 3: play work", "4: supervise 3"),
        ("3: name 1 4 watch 5", "1: play strike; 4: play strike", "5: pass"),
        ("4: name 1 2 watch 3", "1: play strike; 2: play strike", "3: supervise 1"),
        ("5: name 1 4 watch 3", "1: play work; 4: play work", "3: pass"),
    ):
        do(g, *lines)
        canal.append(g.public.canal)
    assert canal == [0, 2, 3, 3, 4, 6]
    assert [round.work for round in g.public.history] == [2, 1, 0, 1, 2]
