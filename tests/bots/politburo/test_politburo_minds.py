"""The levels of Politburo: recruit, naive, analyst, master; what they read, what they say, and how well they do."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from time import process_time

import pytest

from presidium.bots import Bot, find, play_out
from presidium.bots.politburo import Analyst, Master, Naive, Recruit
from presidium.bots.politburo.beliefs import Posterior
from presidium.bots.politburo.evidence import evidence
from presidium.bots.politburo.lenses import Repute, ballots
from presidium.bots.politburo.minutes import MEMBER, NUMBER, minutes
from presidium.bots.politburo.moment import Deed, deed, moment
from presidium.bots.politburo.playing import SHREWD, Play
from presidium.bots.politburo.prospects import prospects, wishes
from presidium.bots.politburo.replies import bound, openly, proved
from presidium.bots.runtime.mind import Mind, Policy, drawing_by
from presidium.core import CHANCE, Player, Record, Said, seat_view
from presidium.core.record import Move
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.moves import (
    Accuse,
    Cast,
    ClaimBallot,
    Divided,
    Name,
    Pact,
    Point,
    Propose,
    Unmasked,
    Vote,
    Want,
)
from presidium.games.politburo.state import Politburo, member_of
from presidium.games.politburo.talk import AskWhy, Believe, Deny, Explain, Retract
from tests.bots.runtime.test_driver import minds
from tests.games.politburo.drawn import cast, do, drawn, name, plan, say, third, vote

MINDS: list[Mind[object]] = [Naive(), Recruit(), Analyst(worlds=2), Master(worlds=2)]  # type: ignore[list-item]


def played(seats: int, number: int) -> tuple[Politburo, list[Move]]:
    g = POLITBURO.new(seats)
    record = Record.of(POLITBURO, g)
    bots = {seat: find("naive-1", "politburo") for seat in g.rules.players}
    play_out(g, bots, Random(number), minds(g), record.moves)
    return g, record.moves


# Prospects


def test_what_is_left_to_the_winds_is_an_even_chance_and_what_is_settled_is_none() -> None:
    even = prospects((0, 0, 0), 4, 3)
    assert even[MEMBER["beria"]] == pytest.approx(even[MEMBER["malenkov"]])
    assert prospects((3, -3, 0), 0, 3)[MEMBER["voroshilov"]] == 1
    assert prospects((3, -3, 0), 0, 3)[MEMBER["beria"]] == 0
    assert prospects((3, -3, -3), 1, 3)[MEMBER["beria"]] == 0


def test_wishes_go_by_the_levels() -> None:
    """Who wants Finance lowest has nothing to wish for where that cannot change any more."""
    now = wishes((0, 0, 0), 3, 3)
    assert now[1][MEMBER["kuibyshev"]] < 0 < now[0][MEMBER["kuibyshev"]]
    assert wishes((3, -3, 3), 1, 3)[1][MEMBER["kuibyshev"]] == 0


def test_of_a_seasoned_comrade_the_ballots_tell_by_what_they_would_change() -> None:
    """In the last round, with Finance one above the others, three who raise Defence make it the highest."""
    up = ballots((0, 1, 0), 1, 3)[0]
    assert up[MEMBER["voroshilov"]] > 0.9
    assert up[MEMBER["malenkov"]] < 0.1
    assert up[MEMBER["beria"]] == up[MEMBER["molotov"]] == up[MEMBER["zhdanov"]] == 0.5


def test_what_else_he_does_as_gensek_tells_nothing() -> None:
    g = name(plan(drawn(5, members="beria bulganin kirov malenkov kuibyshev"), "security"), 2, 3, 4)
    found = evidence(seat_view(g, 2), minutes(seat_view(g, 2)))
    as_gensek = [trace for trace in found.traces if trace.seat == 0]
    assert {trace.kind for trace in as_gensek} == {"proposed", "voted", "named"}
    assert all(len(set(trace.act.seasoned)) == 1 for trace in as_gensek)


# Playing on


class Played(Play):
    """Plays what was played."""

    answers: dict[tuple[type, Player], list[Deed]]

    def propose(self, refused: int | None) -> int:
        return self.answers[Propose, self.gensek].pop(0)  # type: ignore[return-value]

    def thumb(self, seat: int, k: int) -> bool:
        return bool(self.answers[Vote, seat].pop(0))

    def name(self, k: int) -> tuple[int, ...]:
        return self.answers[Name, self.gensek].pop(0)  # type: ignore[return-value]

    def cast(self, seat: int, k: int, trio: tuple[int, ...], number: int) -> bool:
        return bool(self.answers[Cast, seat].pop(0))

    def point(self, seat: int, k: int, trio: tuple[int, ...], up: bool, deviant: int, accused: int | None) -> int:
        return self.answers[Point, seat].pop(0)  # type: ignore[return-value]


@pytest.mark.parametrize("number", range(6))
def test_who_plays_on_in_the_mind_plays_by_the_rules(number: int) -> None:
    seats = 5 + number % 6
    g, moves = played(seats, number)
    start = POLITBURO.new(seats)
    answers: dict[tuple[type, Player], list[Deed]] = defaultdict(list)
    for player, action in moves:
        if player == CHANCE:
            start.apply(player, action)  # type: ignore[arg-type]
        elif isinstance(action, Propose | Vote | Name | Cast | Point):
            answers[type(action), player - 1].append(deed(action))
    for (kind, seat), done in list(answers.items()):
        if kind is Point:  # where the deviant points is a bluff, and not played on
            history = [over for over in g.public.history if over.verdict and seat + 1 in over.ballots[-1].voters]
            answers[kind, seat] = [
                at for at, over in zip(done, history, strict=True) if over.verdict and over.verdict.deviant != seat + 1
            ]
    world = tuple(MEMBER[g.secret(member_of(seat))] for seat in g.rules.players)
    for me in range(seats):
        play = Played(moment(seat_view(start, me + 1)), me, Repute(seats))
        play.answers = {key: list(done) for key, done in answers.items()}
        end = play.on(world, [SHREWD] * seats, Random(1), None)
        assert dict(zip(("defence", "finance", "security"), play.levels, strict=True)) == g.public.levels
        assert tuple(play.influence) == g.public.influence
        outcome = g.public.outcome
        assert outcome is not None
        assert (end == 1) == (me + 1 in outcome.winners)


def test_a_moment_tells_what_the_seat_knows_and_no_more() -> None:
    g = third(drawn(6, members=" ".join(MEMBERS[:6])), "++-")
    gensek, voter, deviant, other = (moment(seat_view(g, seat)) for seat in (1, 2, 4, 5))
    assert gensek.sides == {1: True, 2: True, 3: False} == deviant.sides
    assert voter.sides == {1: True}
    assert other.sides == {}
    assert gensek.stage == "point"
    assert gensek.accused is None
    say(g, 1, "deviant 3")
    assert moment(seat_view(g, 2)).accused == 2


# Levels


@pytest.mark.parametrize("mind", MINDS, ids=lambda mind: type(mind).__name__)
def test_a_policy_is_a_function_of_the_view_and_adds_up(mind: Mind[object]) -> None:
    g = POLITBURO.new(6)
    record = Record.of(POLITBURO, g)
    play_out(g, {seat: find("naive-1", "politburo") for seat in g.rules.players}, Random(3), minds(g), record.moves)
    for at, state in enumerate(record.replay(POLITBURO)):
        for seat in state.waiting_for() if at % 29 == 8 else ():
            if seat != CHANCE:
                view = seat_view(state, seat)
                policy = mind.policy(view)
                assert sum(policy.values()) == pytest.approx(1)
                assert all(action in view.options for action in policy)
                assert mind.policy(seat_view(POLITBURO.imagine(view, Random(at)), seat)) == policy


def test_a_naive_gensek_asks_others_when_three_could_not_agree() -> None:
    again = second = 0
    for number in range(3):
        g = POLITBURO.new(5)
        play_out(g, {seat: Naive() for seat in g.rules.players}, Random(number), minds(g))
        for over in g.public.history:
            if len(over.ballots) > 1:
                second += 1
                again += set(over.ballots[0].voters) == set(over.ballots[1].voters)
    assert second > 5
    assert again / second < 0.2


def test_a_naive_voter_reads_the_levels_and_his_influence() -> None:
    """Kirov's goal is met whatever happens. If he alone has the most Influence, he has nothing to gain by standing
    alone in the third ballot; if all have as much, only a purge can make him the winner."""
    members = "beria kirov bulganin voroshilov molotov"

    def third_ballot(influence: str) -> Policy:
        high = drawn(5, members=members, security=-2, defence=2, finance=2, round=5, influence=influence)
        g = plan(high, "security")
        for seat in (3, 4):
            say(g, seat, "want security up")
        cast(cast(g, "++-"), "+--")
        return Naive().policy(seat_view(g, 2))

    assert third_ballot("2 3 2 2 2") == {Cast("repression"): 1.0}
    assert third_ballot("3 3 3 3 3") == {Cast("reform"): 1.0}
    low = plan(drawn(5, members=members, round=5), "security")
    assert Naive().policy(seat_view(name(low, 2, 3, 4), 2)) == {Cast("reform"): 1.0}


def test_a_recruit_may_do_anything() -> None:
    g = drawn(5, members="beria kirov bulganin voroshilov molotov")
    assert set(Recruit().policy(seat_view(g, 1))) == set(seat_view(g, 1).options)
    assert Recruit(strays=0).policy(seat_view(g, 1)).keys() >= Naive().policy(seat_view(g, 1)).keys()


def test_an_analyst_who_has_seen_the_ballots_knows_whom_to_accuse() -> None:
    """The last round: Beria's goal holds, and so does that of one other, who has as much Influence. Only if that one
    points wrongly, at whomever the Gensek accuses, does Beria win."""
    members, influence = "beria bulganin kirov malenkov kuibyshev", "3 3 2 2 2"
    g = third(drawn(5, members=members, influence=influence, security=3, round=5), "+-+", "security")
    assert Analyst(worlds=200).speak(seat_view(g, 1), Random(1)) == Accuse(4)
    say(g, 1, "deviant 4")
    assert Analyst(worlds=200).speak(seat_view(g, 1), Random(1)) is None


def test_it_speaks_when_a_round_begins_and_never_says_a_thing_twice() -> None:
    g = drawn(5, members="beria bulganin kirov malenkov kuibyshev")
    said = Analyst().speak(seat_view(g, 1), Random(1))
    assert said is None or isinstance(said, Want)
    for way in ("up", "down"):
        for ministry in NUMBER:
            say(g, 1, f"want {ministry} {way}")
    assert Analyst().speak(seat_view(g, 1), Random(1)) is None
    assert Analyst(mute=1).speak(seat_view(drawn(5), 1), Random(1)) is None


def test_a_master_is_not_to_be_foreseen() -> None:
    """Before anything has happened all three ministries are about as good; an analyst has made up its mind."""
    seen = seat_view(drawn(5, members="molotov bulganin kirov malenkov kuibyshev"), 1)
    assert len(Master(worlds=200).policy(seen)) > 1
    assert len(Analyst(worlds=200).policy(seen)) == 1


# How well they do


def won(bot: str, among: str, seats: int, games: int) -> tuple[int, list[float]]:
    """How often it wins, one seat a game, from seat to seat, and how long it took."""
    wins, times = 0, []

    class Timed:
        def __init__(self, bot: Bot) -> None:
            self.bot = bot

        def __getattr__(self, name: str) -> object:
            return getattr(self.bot, name)

        def choose(self, view, rng):  # type: ignore[no-untyped-def]
            begun = process_time()
            action = self.bot.choose(view, rng)
            times.append(process_time() - begun)
            return action

    for number in range(games):
        g = POLITBURO.new(seats)
        me = number % seats + 1
        bots: dict[Player, Bot] = {seat: find(among, "politburo") for seat in g.rules.players}
        bots[me] = Timed(find(bot, "politburo"))  # type: ignore[assignment]
        play_out(g, bots, Random(number), {seat: Random(f"{number}/{seat}") for seat in bots})
        wins += me in (g.public.outcome.winners if g.public.outcome else ())
    return wins, sorted(times)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "usual", "games"), [(5, 0.08, 150), (7, 0.03, 150)])
def test_an_analyst_wins_twice_as_often_as_naive_in_its_seat(seats: int, usual: float, games: int) -> None:
    wins, times = won("analyst", "naive-1", seats, games)
    assert wins > 2 * usual * games
    assert times[int(0.95 * len(times))] < 0.1


@pytest.mark.slow
def test_a_recruit_is_quick_and_weaker() -> None:
    wins, times = won("recruit", "naive-1", 5, 1500)
    usual, _ = won("naive-1", "naive-1", 5, 1500)
    assert 0.5 * usual < wins < 0.95 * usual
    assert times[int(0.95 * len(times))] < 0.02


def test_beliefs_of_an_analyst_are_those_of_its_seat() -> None:
    seen = seat_view(drawn(5), 2)
    found = Analyst().beliefs(seen)
    rows = Posterior(seen).marginals()
    assert [list(chances.values()) for chances in found.values()] == rows


def test_words_taken_back_count_for_nothing_and_other_words_never_did() -> None:
    g = plan(drawn(gensek=1))
    before = evidence(view := seat_view(g, 2), minutes(view))
    say(g, 1, "wants 3 defence up")
    say(g, 1, "want finance up")
    heard = evidence(view := seat_view(g, 2), minutes(view))
    say(g, 1, "retract")
    after = evidence(view := seat_view(g, 2), minutes(view))
    assert [len(each.words) for each in (before, heard, after)] == [0, 1, 0]


# What binds


def proposed(*said: tuple[Player, str]) -> Politburo:
    """Comrade 1 has proposed Defence after these statements; Kirov in seat 2 is a little better off against it."""
    g = drawn(5, members="beria kirov khrushchev bulganin molotov", defence=2, round=3)
    for seat, text in said:
        say(g, seat, text)
    for seat in (1, 3):
        say(g, seat, "want security up")
    g.apply(1, Propose("defence"))
    return g


def supporting(g: Politburo, words: int = 200) -> float:
    """How often seat 2 votes for the plan, over tables with different secret words."""
    votes = 0.0
    for word in range(words):
        with drawing_by(str(word)):
            votes += Naive().policy(seat_view(g, 2)).get(Vote("for"), 0.0)
    return votes / words


def test_a_pact_that_both_offered_binds_and_an_offer_of_one_does_not() -> None:
    free = supporting(proposed())
    assert free == 0
    assert supporting(proposed((1, "pact 2"))) == free
    assert 0.78 < supporting(proposed((1, "pact 2"), (2, "pact 1"))) < 0.92
    assert supporting(proposed((2, "pact 1"), (1, "pact 2"))) > 0.78
    assert supporting(proposed((2, "promise 1 to vote"))) > 0.78
    assert supporting(proposed((1, "pact 3"), (3, "pact 1"))) == free


def test_a_pact_whose_price_is_too_high_is_broken_and_said_openly() -> None:
    g = proposed((1, "pact 2"), (2, "pact 1"))
    policy = {Vote("for"): 0.0, Vote("against"): 1.0}
    assert bound(seat_view(g, 2), {Vote("for"): 0.7, Vote("against"): 1.0}, policy) == policy
    assert openly(seat_view(g, 2)) is None
    for seat in g.waiting_for():
        g.apply(seat, Vote("against" if seat in (2, 3, 5) else "for"))
    assert openly(seat_view(g, 2)) == Retract()
    say(g, 2, "retract")
    assert openly(seat_view(g, 2)) is None


def test_half_of_the_threats_are_carried_out_and_the_others_withdrawn_aloud() -> None:
    g = proposed((2, "warn 1 to oppose"))
    worths, free = {Vote("for"): 1.0, Vote("against"): 0.9}, {Vote("for"): 1.0}
    carried = 0
    for word in range(200):
        with drawing_by(str(word)):
            kept = bound(seat_view(g, 2), worths, free) == {Vote("against"): 1.0}
            assert (openly(seat_view(g, 2)) is None) is kept
            carried += kept
    assert 80 < carried < 120


def test_the_accused_and_the_accuser_say_who_was_right_once_the_purge_has_shown_it() -> None:
    accused = (Divided(1, "reform"), Said(1, Accuse(3)))
    denied = (*accused, Said(3, ClaimBallot(1, 3, "reform")))
    assert proved(accused, 3) is None
    assert proved((*accused, Unmasked(2, "repression")), 3) == Deny(1)
    assert proved((*accused, Unmasked(3, "repression")), 3) is None
    assert proved((*accused, Unmasked(3, "repression")), 1) is None
    assert proved((*denied, Unmasked(3, "repression")), 1) == Believe(3)
    assert proved((*denied, Unmasked(2, "repression")), 1) is None
    assert proved((*accused, Unmasked(2, "repression"), Said(3, Deny(1))), 3) is None
    assert proved((*accused, Divided(1, "reform"), Unmasked(2, "repression")), 3) is None


@pytest.mark.parametrize("bot", ["recruit", "naive", "zealot?level=naive"])
def test_a_gensek_votes_for_its_own_plan(bot: str) -> None:
    for seed in range(5):
        g = POLITBURO.new(5)
        bots = {seat: find(bot, "politburo") for seat in g.rules.players}
        play_out(g, bots, Random(seed), {seat: Random(seat) for seat in bots})
        assert all(plan.votes[over.gensek - 1] == "for" for over in g.public.history for plan in over.proposals)


def test_who_breaks_a_pact_is_asked_why_and_says_why() -> None:
    g = do(drawn(5, gensek=1), "1: propose finance")
    say(g, 1, "pact 2")
    say(g, 2, "pact 1")
    vote(g, "+--+-")
    asked = Naive().speak(seat_view(g, 1), Random(1))
    assert asked == AskWhy(2, 1)
    g.say(1, asked)
    assert Naive().speak(seat_view(g, 1), Random(1)) != asked
    reasons = {Naive().speak(seat_view(g, 2), Random(luck)) for luck in range(30)}
    assert reasons == {Explain(1, "wish"), Explain(1, "doubt")}


def test_in_the_last_round_nobody_offers_a_pact() -> None:
    for round, offered in ((4, True), (5, False)):
        g = do(drawn(5, gensek=1, round=round), "1: propose finance")
        say(g, 1, "want finance up")
        words = {Naive().speak(seat_view(g, 1), Random(luck)) for luck in range(40)}
        assert (Pact(2) in words) is offered
