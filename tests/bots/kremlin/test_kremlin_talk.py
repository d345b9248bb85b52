"""The bots of Kremlin at the table's talk: seldom, never against the rules, and heard by how far they are believed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from presidium.bots import find, play_out, talks, time_to_talk
from presidium.bots.kremlin import Analyst, Careful
from presidium.bots.kremlin.belief.beliefs import Particles
from presidium.bots.kremlin.belief.evidence import Sign, signs
from presidium.bots.kremlin.belief.honesty import HONESTY_PRIOR, WORD_WEIGHT, honesty, swayed, verdicts
from presidium.bots.kremlin.belief.reasons import reasons
from presidium.bots.kremlin.play import deeds
from presidium.bots.kremlin.talk import boasts, helped, meant, occasion, pleas, speech, turn
from presidium.core import CHANCE, Player, Said, Statement, seat_view, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Purge
from presidium.games.kremlin.content.answers import Inquire, Nothing, Retract
from presidium.games.kremlin.content.reasons import BecauseSaid
from presidium.games.kremlin.content.talk import Boast, Promise, Thank, Threaten
from presidium.games.kremlin.events import Began, Judged
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import Kremlin
from presidium.text.words import Words
from tests.bots.kremlin.test_kremlin_positions import SHEETS, position
from tests.games.kremlin.drawn import acts, does, drawn, quiet, shut, skip, volley

LEVELS = ("mild", "recruit", "careful", "analyst", "master?worlds=64")


def played(level: str, number: int, talk: bool = True, **chosen: str) -> Kremlin:
    g = KREMLIN.new(4, **chosen)
    others = "careful" if level.startswith("master") else level
    bots = {seat: find(level if seat == 1 else others, "kremlin") for seat in g.rules.players}
    play_out(g, bots, Random(number), {seat: Random(f"{number}/{seat}") for seat in bots}, talk=talk)
    return g


def words(g: Kremlin) -> list[tuple[int, Player, Statement]]:
    """What was said, in which year, and by whom."""
    year, found = 0, []
    for event, _ in g.log:
        if isinstance(event, Began):
            year = event.year
        elif isinstance(event, Said):
            found.append((year, event.seat, event.statement))
    return found


# When they speak


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_talks(level: str) -> None:
    assert talks(level, "kremlin")


@pytest.mark.parametrize("preset", ["1988 basic", "1986 full", "1988 advanced"])
def test_they_speak_once_a_year_at_most_and_nobody_says_the_same_again(preset: str) -> None:
    all_said: list[Statement] = []
    for number in range(2):
        said = [each for each in words(played("careful", number, preset=preset)) if each[2] != Retract()]
        assert max(Counter((year, seat) for year, seat, _ in said).values()) == 1
        assert len({statement for _, _, statement in said}) == len(said)
        for seat in range(1, 5):
            own = [turn(statement) for _, speaker, statement in said if speaker == seat]
            assert all(one != another for one, another in pairwise(own))
        all_said += [statement for _, _, statement in said]
    assert len({turn(statement) for statement in all_said}) > 3


def test_who_gives_no_word_plays_as_if_it_had_been_silent() -> None:
    """Boasts, thanks and questions bind nobody."""
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    before = Careful().policy(seat_view(g, 1))
    for word in (Boast(9, "B"), Thank(2), Inquire(2, "C")):
        g.say(1, word)
        assert Careful().policy(seat_view(g, 1)) == before


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["1988 basic", "1986 full", "1988 advanced"])
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_any_level_says_is_refused(level: str, preset: str) -> None:
    assert played(level, 1, preset=preset).over


def test_nobody_speaks_where_nobody_need_be_asked() -> None:
    g, rng, quiet_ones = KREMLIN.new(4), Random(1), 0
    bot = find("random", "kremlin")
    while not g.over:
        question = g.question()
        assert question is not None
        quiet_ones += question.quiet
        assert time_to_talk(g) == (g.asked() != (CHANCE,) and not question.quiet)
        for seat in g.asked():
            options = g.options(seat)
            assert options is not None
            g.apply(seat, bot.pick(options, rng) if seat else options.sample(rng))  # type: ignore[attr-defined]
    assert quiet_ones


# What they say


def test_before_a_rival_decides_about_its_man_it_promises_or_threatens() -> None:
    g = position("edition 1988 | year 3 | phase 2 | chief F | declared B militarists 3 | declared F stalinists 5")
    seen = seat_view(shut(g), 1)
    outlook = Careful().outlook(seen)
    ways = set(pleas(seen, outlook))
    assert ways == {Threaten(2, "seize", "B"), Promise(2, "promote", "B")}
    assert meant(seen, outlook, Threaten(2, "seize", "B"))  # it has 9 there
    assert speech(seen, outlook, nerve=0.0) in ways
    third = seat_view(g, 3)
    assert not meant(third, Careful().outlook(third), Threaten(2, "seize", "B"))  # it has nothing


def test_it_boasts_of_a_man_who_has_announced_something_of_all_it_has_or_more() -> None:
    text = "edition 1988 | year 3 | phase 2 | ideology X | declared B stalinists 4 | declared X evolutionists 8"
    g = acts(position(text, SHEETS[0], SHEETS[1], "X D E K L M U V W J"), "B", "purge X")
    seen = seat_view(g, 1)
    outlook = Careful().outlook(seen)
    assert list(boasts(seen, outlook)) == [Boast(9, "B"), Boast(10, "B")]
    assert speech(seen, outlook, nerve=0.0) == Boast(9, "B")
    assert not occasion(seat_view(g, 2))


def test_it_thanks_whoever_has_acquitted_its_man() -> None:
    shown = (
        "declared D evolutionists 9 | declared B militarists 3 | declared F stalinists 4 | declared E expansionists 7"
    )
    g = position(f"edition 1988 | year 2 | phase 3 | industry F? | {shown}", SHEETS[0], SHEETS[1])
    does(g, "D", "accuse F")
    assert helped(seat_view(g, 1)) is None
    while not any(isinstance(event, Judged) for event, _ in g.log):
        quiet(g).apply(g.asked()[0], KREMLIN.notation.read("vote innocent"))
        quiet(g)
    assert helped(seat_view(g, 1)) == 3
    assert speech(seat_view(g, 1), Careful().outlook(seat_view(g, 1)), nerve=0.0) == Thank(3)
    assert helped(seat_view(g, 2)) is None


def test_a_recruit_says_nothing_it_does_not_mean() -> None:
    for number in range(3):
        g = played("recruit", number)
        lies = [given for given, true in verdicts(view(g, 1)) if isinstance(given.word, Boast) and not true]
        assert not lies


# How far they are believed


def kept(g: Kremlin) -> list[bool]:
    return [true for _, true in verdicts(view(g, 3))]


SHEET = "sheet stalinists B9 C3 D1 E2 F4 G5 H6 I7 J8 K10"
SHOWN = f"{SHEET} | declared B stalinists 4 | declared C militarists 1"


def test_a_boast_is_held_to_what_is_declared() -> None:
    g = drawn(f"phase 2 | {SHEET}")
    for points, who in ((4, "B"), (9, "B"), (0, "C"), (3, "D")):
        g.say(1, Boast(points, who))
    assert honesty(view(g, 3))[1] == HONESTY_PRIOR
    volley(g, "1: declare B 4")
    assert kept(g) == [True]
    volley(g, "1: declare C 3")
    assert kept(g) == [True, False]
    assert honesty(view(g, 3))[2] == HONESTY_PRIOR < honesty(view(g, 3))[1]


def test_who_has_shown_the_number_elsewhere_cannot_have_it_here() -> None:
    g = drawn(f"phase 2 | {SHEET}")
    g.say(1, Boast(10, "B"))
    assert kept(g) == []
    volley(g, "1: declare K 10")
    assert kept(g) == [False]


@pytest.mark.parametrize(("action", "true"), [("purge C", False), ("purge D", True), ("pass", True)])
def test_who_promised_to_spare_somebody_is_watched(action: str, true: bool) -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    g.say(1, Promise(2, "spare", "C"))
    assert kept(g) == []
    assert kept(skip(does(g, "B", action), 3)) == [true]


def test_a_threat_that_nothing_follows_was_empty_and_one_that_is_carried_out_was_not() -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    g.say(1, Threaten(2, "purge", "C"))
    g.say(1, Threaten(2, "seize", "C"))
    later = g.copy()
    assert kept(volley(g, "1: declare C 2")) == [True]
    assert kept(skip(does(g, "B", "purge C"), 3)) == [True, True]
    assert kept(skip(does(later, "B", "pass"), 3)) == [False]
    assert kept(skip(skip(skip(later, 1), 2), 1)) == [False, False]


def test_a_promised_vote_is_looked_for() -> None:
    for vote in ("innocent", "guilty"):
        shown = "declared D evolutionists 9 | declared B militarists 3 | declared F stalinists 4"
        g = position(f"edition 1988 | year 2 | phase 3 | industry F? | {shown}", SHEETS[0], SHEETS[1])
        g.say(2, Promise(1, "acquit", "F"))
        does(does(g, "D", "accuse F"), "B", f"vote {vote}")
        assert kept(skip(g, 4)) == [vote == "innocent"]


@pytest.mark.parametrize("word", [Promise(1, "acquit", "F"), Threaten(1, "purge", "F")])
def test_an_analyst_is_swayed_by_what_is_said_to_it_for_a_year_or_two(word: Statement) -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)

    def purge(who: str) -> float:
        return deeds.worth(Analyst().outlook(seat_view(g, 1)), "B", Purge(who))

    before = purge("C"), purge("D")
    g.say(2, word)
    assert purge("C") == pytest.approx(before[0] - WORD_WEIGHT * HONESTY_PRIOR)
    assert purge("D") == before[1]  # who is not his
    assert not swayed(seat_view(g, 3))
    assert swayed(seat_view(skip(skip(g, 1), 2), 1))
    assert not swayed(seat_view(skip(skip(g, 1), 2), 1))


def more(g: Kremlin, seat: Player, who: str, points: int) -> float:
    """How likely the third seat thinks that somebody has so much on somebody."""
    numbers = Particles(view(g, 3)).numbers(seat, INDEX[who])
    return sum(share for number, share in numbers.items() if number >= points)


def test_what_somebody_says_he_has_is_believed_a_little_and_less_of_a_liar() -> None:
    g = drawn(f"phase 2 | {SHEET}")
    silent = more(g, 1, "E", 5)
    g.say(1, Boast(5, "E"))
    first = more(g, 1, "E", 5)
    assert silent < first < 3 * silent
    g.say(1, Boast(10, "B"))
    volley(g, "1: declare K 10")
    silent = more(g, 2, "E", 5)
    g.say(2, Boast(5, "E"))
    assert more(g, 2, "E", 5) / silent > more(g, 1, "E", 5) / silent
    assert signs(view(g, 3))[0] == Sign("said", 1, 1, "E", 5, Boast(5, "E"))


def test_words_taken_back_count_for_nothing_and_other_words_never_did() -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    before = more(g, 2, "E", 5)
    g.say(2, Inquire(1, "E"))
    g.say(2, Nothing(1))
    g.say(2, Boast(5, "E"))
    assert more(g, 2, "E", 5) > before
    g.say(2, Retract())
    g.say(2, Promise(1, "acquit", "F"))
    g.say(2, Retract())
    assert more(g, 2, "E", 5) == before
    assert not swayed(seat_view(g, 1))
    assert not kept(skip(does(g, "B", "purge C"), 3))


def test_who_says_he_has_nothing_is_believed_to_have_less() -> None:
    g = drawn(f"phase 2 | {SHEET}")
    before = more(g, 1, "E", 1)
    g.say(1, Boast(0, "E"))
    assert more(g, 1, "E", 1) < before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reason_quotes_what_was_said(lang: str) -> None:
    g = drawn(f"phase 2 | {SHEET}")
    g.say(1, Boast(7, "E"))
    (reason,) = reasons(view(g, 3))["sheet", 1, INDEX["E"]]
    assert isinstance(reason, BecauseSaid)
    assert reason.much == "more"
    spoken = Words(lang, 3)
    assert spoken.tell("kremlin", Boast(7, "E")) in spoken.brief("kremlin", reason)
