"""What a seat of Politburo believes about who is who, and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import log
from random import Random

import pytest

from presidium.bots import find, play_out
from presidium.bots.politburo.beliefs import Posterior, beliefs
from presidium.bots.politburo.characters import BEFORE, BELIEVING, SAYING, TRUSTING, WEIGHT, Company, company
from presidium.bots.politburo.master import AMONG, DOUBTED
from presidium.bots.politburo.reasons import ratios, reasons
from presidium.core import CHANCE, Player, Record, View, view
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.content.reasons import BecauseCast, BecauseSaid
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.state import Politburo, Public, member_of
from presidium.text import Words
from tests.bots.runtime.test_driver import minds
from tests.games.politburo.drawn import cast, do, drawn, name, plan, say

MEMBERS_OF_SIX = "beria kirov bulganin malenkov molotov khrushchev"


def sitting(bot: str, seats: int, number: int) -> Iterator[tuple[Politburo, View[Public]]]:
    """A game of these bots, at the beginning of every round, as one seat sees it."""
    g = POLITBURO.new(seats)
    record = Record.of(POLITBURO, g)
    play_out(g, {seat: find(bot, "politburo") for seat in g.rules.players}, Random(number), minds(g), record.moves)
    round = 0
    for state in record.replay(POLITBURO):
        if not state.over and state.asked() != (CHANCE,) and state.public.round > round:
            round = state.public.round
            yield state, view(state, number % seats + 1)


def brier(g: Politburo, seen: View[Public], before: Company, saying: Company) -> Iterator[float]:
    for key, chances in beliefs(seen, before, saying).items():
        if not seen.knows(key):
            yield sum((chance - (member == g.secret(key))) ** 2 for member, chance in chances.items())


def average(bot: str, seats: int, games: int, before: Company = BEFORE, saying: Company = SAYING) -> float:
    met = [position for number in range(games) for position in sitting(bot, seats, number)]
    found = [part for g, seen in met for part in brier(g, seen, before, saying)]
    return sum(found) / len(found)


NOTHING = 1 - 1 / 9
"""What knowing nothing costs: of nine members each is as likely."""


def test_who_plays_like_naive_is_found_out() -> None:
    assert average("naive-1", 5, 6) < 0.6 * NOTHING


def test_players_of_chance_are_not_read_into() -> None:
    assert average("random", 5, 10) < NOTHING + 0.002


@pytest.mark.slow
@pytest.mark.parametrize("seats", [5, 7, 9])
def test_a_belief_is_never_worse_than_knowing_nothing(seats: int) -> None:
    walk = 0.006 if seats > 7 else 0.0  # what 500 deals of all may be off
    assert average("random", seats, 100 if seats == 5 else 30) < NOTHING + 0.001 + walk
    assert average("naive-1", seats, 40 if seats == 5 else 15) < 0.55 * NOTHING


@pytest.mark.slow
def test_nor_are_liars_believed() -> None:
    """Analysts say what serves them."""
    assert average("analyst", 5, 12) < NOTHING + 0.012


@pytest.mark.slow
def test_a_master_reads_analysts_by_their_ballots() -> None:
    """To somebody who expects plain people they are a closed book."""
    assert average("analyst", 5, 12, AMONG, DOUBTED) < NOTHING - 0.01 < average("analyst", 5, 12, TRUSTING, BELIEVING)


@pytest.mark.slow
def test_97_in_a_hundred_are_right_94_times_at_least() -> None:
    sure = right = 0
    for number in range(150):
        for g, seen in sitting("naive-1", 5, number):
            for key, chances in beliefs(seen).items():
                if not seen.knows(key):
                    likeliest = max(chances, key=chances.__getitem__)
                    if 0.955 <= chances[likeliest] < 0.985:
                        sure, right = sure + 1, right + (g.secret(key) == likeliest)
    assert sure > 150
    assert right / sure >= 0.94


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 10])
def test_chances_add_up_seat_by_seat_and_one_member_sits_nowhere_twice(seats: int) -> None:
    for _, seen in list(sitting("naive-1", seats, seats))[::3]:
        found = beliefs(seen)
        assert set(found) == {member_of(seat) for seat in seen.rules.players}
        mine = seen.secret(member_of(seen.seat or 0))
        for key, chances in found.items():
            assert set(chances) == set(MEMBERS)
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[mine] == (1 if key == member_of(seen.seat or 0) else 0)
        for member in MEMBERS:
            assert sum(chances[member] for chances in found.values()) < 1 + 1e-9


def test_before_anything_has_happened_all_are_as_likely() -> None:
    seen = view(drawn(6, members=MEMBERS_OF_SIX), 2)
    assert beliefs(seen)[member_of(1)] == {m: 0 if m == "kirov" else pytest.approx(1 / 9) for m in MEMBERS}
    assert reasons(seen)[member_of(1)] == ()


def test_a_spectator_has_beliefs_too() -> None:
    found = beliefs(view(drawn(6, members=MEMBERS_OF_SIX), None))
    assert all(sum(chances.values()) == pytest.approx(1) for chances in found.values())


def test_kinds_are_summed_over_as_all_ways_to_be_of_them() -> None:
    read, before = {0: (0.4, 0.1, 0.2), 1: (0.05, 0.3, 0.2), 3: (0.01, 0.02, 0.2)}, (0.3, 0.2, 0.5)
    found = company(read, 4, before)
    for seat in range(4):
        seen = [fits for other, fits in read.items() if other != seat]
        shares = [0.0] * 3
        for kinds in product(range(3), repeat=len(seen) + 1):
            likely = 1.0
            for number, kind in enumerate(kinds):
                urn = before[kind] * WEIGHT + kinds[:number].count(kind)
                likely *= urn * (seen[number][kind] if number < len(seen) else 1.0)
            shares[kinds[-1]] += likely
        assert found[seat] == pytest.approx([share / sum(shares) for share in shares])


def test_those_who_can_be_read_make_the_next_one_readable_and_chance_does_not() -> None:
    readable, chance = (9.0, 1.0, 1.0, 1.0), (0.1, 0.1, 0.1, 1.0)
    among_plain, among_chance = (company(dict.fromkeys(range(3), fits), 4, BEFORE)[3] for fits in (readable, chance))
    assert among_plain[0] > BEFORE[0] > among_chance[0]


def steady(g: Politburo) -> Politburo:
    """Comrade 2 votes for Repression in Security whenever he is asked, and says he wants it."""
    say(g, 2, "want security up")
    plan(g, "security")
    cast(name(g, 2, 3, 4), "+++")
    return g


def test_a_word_is_believed_and_more_so_if_deeds_are_like_it() -> None:
    g = drawn(6, members="kirov beria bulganin malenkov molotov khrushchev")
    before = beliefs(view(g, 1))[member_of(2)]["beria"]
    say(g, 2, "want security up")
    said = beliefs(view(g, 1))[member_of(2)]["beria"]
    assert said > before
    plan(g, "security")
    cast(name(g, 2, 3, 4), "+++")
    assert beliefs(view(g, 1))[member_of(2)]["beria"] > said


def test_who_says_what_he_does_not_do_is_less_honest() -> None:
    true, false = (drawn(6, members=MEMBERS_OF_SIX) for _ in range(2))
    for g, side in ((true, "repression"), (false, "reform")):
        cast(name(plan(g, "security"), 2, 3, 4), "+++")
        say(g, 2, f"voted 1 1 {side}")
    honest, liar = (Posterior(view(g, 1)).characters[1].honesty for g in (true, false))
    assert honest > liar


def test_reasons_are_the_three_most_telling_and_have_words() -> None:
    g = steady(drawn(6, members="kirov beria bulganin malenkov molotov khrushchev"))
    told = reasons(view(g, 1))[member_of(2)]
    assert 0 < len(told) <= 3
    assert [type(reason) for reason in told[:2]] in ([BecauseSaid, BecauseCast], [BecauseCast, BecauseSaid])
    assert all(reason.member == "beria" for reason in told)
    assert all(reason.speaks == "for" for reason in told[:2])
    for lang in ("en", "fr"):
        words = Words(lang, you=1)
        assert all(words.brief("politburo", reason) for reason in told)
    assert "Interior Security" in Words("en", you=1).brief("politburo", told[0])


def test_in_the_worlds_it_draws_everything_is_as_it_has_seen_it() -> None:
    for number in range(3):
        for _, seen in sitting("naive-1", 5 + 2 * number, number):
            posterior = Posterior(seen)
            assert view(posterior.sample(Random(number)), seen.seat) == seen


def test_worlds_are_drawn_as_they_are_believed_in() -> None:
    (*_, (_, seen)) = sitting("naive-1", 6, 4)
    posterior, rng = Posterior(seen), Random(1)
    worlds = [posterior.draw(rng) for _ in range(2000)]
    for seat, chances in enumerate(posterior.marginals()):
        for member, chance in enumerate(chances):
            assert sum(world[seat] == member for world in worlds) / 2000 == pytest.approx(chance, abs=0.05)


def test_a_walk_comes_to_the_same_as_all_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    (*_, (_, seen)) = sitting("naive-1", 6, 2)
    exact = Posterior(seen).marginals()
    monkeypatch.setattr("presidium.bots.politburo.beliefs.EXACT", 1)
    walked = Posterior(seen).marginals()
    for one, other in zip(exact, walked, strict=True):
        assert other == pytest.approx(one, abs=0.12)


def test_what_a_seat_has_not_seen_changes_nothing() -> None:
    g = do(cast(name(plan(drawn(6, members=MEMBERS_OF_SIX), "finance"), 2, 3, 4), "++-"), "1: voters 2 3 5")

    def believed(seat: Player, state: Politburo) -> object:
        return beliefs(view(state, seat)), reasons(view(state, seat))

    for seat in (1, 2, 5):
        world = POLITBURO.imagine(view(g, seat), Random(3))
        assert world.secrets != g.secrets
        assert believed(seat, world) == believed(seat, g)


@pytest.mark.ci
def test_the_reasons_hold_the_evidence_whose_absence_changes_the_belief_most() -> None:
    """`benchmarks/beliefs.py` measures more games; its bar is 80 %."""
    cited = list[bool]()
    for seed in range(6):
        (*_, (_, seen)) = sitting("naive", 5, seed)
        whole = Posterior(seen)
        chances = whole.marginals()
        for seat in whole.free[:2]:
            member = max(whole.left, key=chances[seat].__getitem__)
            clues = sorted(ratios(whole, chances, seat, member), key=lambda pair: -abs(log(pair[1])))
            before = chances[seat][member]
            afters = [Posterior(seen, without=clue).marginals()[seat][member] for clue, _ in clues]
            effects = [abs(log(after / (1 - after)) - log(before / (1 - before))) for after in afters]
            if len(effects) > 3:
                cited.append(max(effects[:3]) > max(effects) - 1e-6)
    assert len(cited) >= 8
    assert sum(cited) >= 0.75 * len(cited)
