"""What a view of Kremlin makes likely of the sheets: what agrees with all that was seen, and never mere wishes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from presidium.bots import answer_for, answers, find
from presidium.bots.kremlin.belief.beliefs import Particles, beliefs
from presidium.bots.kremlin.belief.evidence import Sign, signs
from presidium.bots.kremlin.belief.hands import ANSWERS, suffered
from presidium.bots.kremlin.belief.honesty import HONESTY_PRIOR, honesty
from presidium.bots.kremlin.belief.reasons import reasons
from presidium.core import Event, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Play, Purge
from presidium.games.kremlin.cards.events import Drew, Gave, Played
from presidium.games.kremlin.content.talk import Boast
from presidium.games.kremlin.events import Announced, Began, Controlled
from presidium.games.kremlin.imagined.world import Unknown
from presidium.games.kremlin.state import Kremlin, edition_of, hand, sheet
from presidium.text.words import Words
from tests.games.kremlin.drawn import drawn, new, volley
from tests.rules import rule

SEATS = 4


def after(years: int, bot: str, number: int, **chosen: str) -> Kremlin:
    """A game after so many years."""
    g, dice = KREMLIN.new(SEATS, **chosen), Random(number)
    bots = {seat: find(bot, "kremlin") for seat in g.rules.players}
    whims = {seat: Random(f"{number}/{seat}") for seat in bots}

    while not g.over and g.public.year <= years:
        for player, action in answers(
            g, lambda faces: faces.sample(dice), lambda seat, _: answer_for(g, seat, bots[seat], whims[seat])
        ):
            g.apply(player, action)
    return g


def brier(g: Kremlin, seat: int) -> Iterator[tuple[float, float]]:
    """Of every number above 5 that may stand somewhere: how far off the belief is, and how far any sheet that could
    be is on the whole."""
    seen, rng = view(g, seat), Random(1)
    worlds = KREMLIN.worlds(seen)
    some = [worlds.sample(rng) for _ in range(40)]
    for (_, rival, man), numbers in beliefs(seen).items():
        truth = g.secret(sheet(int(rival)))[man] > 5
        believed = sum(share for number, share in numbers.items() if number > 5)
        uniform = sum(world.secret(sheet(int(rival)))[man] > 5 for world in some) / len(some)
        yield (believed - truth) ** 2, (uniform - truth) ** 2


@pytest.mark.parametrize("preset", ["1988 basic", "1986 basic", "1988 advanced"])
def test_what_is_believed_could_be(preset: str) -> None:
    g, rng = after(2, "careful-1", 5, preset=preset), Random(2)
    for seat in g.rules.players:
        seen = view(g, seat)
        particles = Particles(seen)
        assert set(particles.sheets) == {*g.rules.players} - {seat}
        for _ in range(10):
            assert view(particles.sample(rng), seat) == seen
        for numbers in beliefs(seen).values():
            assert sum(numbers.values()) == pytest.approx(1)


@pytest.mark.parametrize("edition", ["1988", "1986"])
def test_it_knows_more_than_nothing_of_those_it_understands(edition: str) -> None:
    found = [pair for number in range(3) for pair in brier(after(1, "careful-1", number, edition=edition), 1)]
    believed, uniform = (sum(side) / len(found) for side in zip(*found, strict=True))
    assert believed < 0.95 * uniform


def test_it_is_not_lost_among_those_who_play_at_random() -> None:
    found = [pair for number in range(3) for pair in brier(after(1, "random", number), 1)]
    believed, uniform = (sum(side) / len(found) for side in zip(*found, strict=True))
    assert believed < 0.25
    assert believed < 1.25 * uniform


@rule("kremlin 13.3", "kremlin C.1")
def test_what_was_shown_and_who_was_silent_are_signs() -> None:
    g = drawn("phase 2 | kgb B | foreign C | sheet stalinists B9 C3 D1 E2 F4 G5 H6 I7 J8 K10")
    volley(g, "1: declare B 4")
    seen = [sign for sign in signs(view(g, 3)) if sign.did == "showed"]
    assert seen == [Sign("showed", 1, 1, "B", 4)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_has_words(lang: str) -> None:
    words, said = Words(lang, 1), set()
    for told in reasons(view(after(1, "careful-1", 1), 1)).values():
        assert len(told) <= 3
        said |= {type(reason).__name__ for reason in told if words.brief("kremlin", reason)}
    assert said == {"BecauseDeclared", "BecauseSilent"}


def test_a_silence_where_he_could_have_spoken_tells_against_him() -> None:
    g = after(1, "careful-1", 1)
    seen = view(g, 1)
    silent = next(sign for sign in signs(seen) if sign.did == "passed" and sign.seat != 1 and sign.points < 3)
    with_it, without = Particles(seen), Particles(seen, ())
    man = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(silent.who)

    def more(particles: Particles) -> float:
        return sum(share for number, share in particles.numbers(silent.seat, man).items() if number > silent.points)

    assert more(with_it) <= more(without)


# Hands


STRUCK = (Drew(1), Controlled("F", 1), Controlled("B", 2), Announced("B", 2, Purge("F")))


@pytest.mark.parametrize(
    ("since", "times"),
    [
        ((), 0),  # the window may still be open
        ((Began(1, 3),), 1),
        ((Announced("B", 2, Purge("F")), Began(1, 3)), 2),
        ((Announced("F", 1, Purge("B")), Began(1, 3)), 1),
        ((Played(1, Play("5")), Began(1, 3)), 0),
        ((Played(3, Play("5")), Began(1, 3)), 1),
        ((Began(1, 3), Drew(1)), 0),
        ((Began(1, 3), Gave(2, 1)), 0),
    ],
)
def test_who_let_his_man_be_struck_has_suffered_it(since: tuple[Event, ...], times: int) -> None:
    assert suffered((*STRUCK, *since))[1] == times


@pytest.mark.ci
def test_he_hardly_holds_a_card_that_would_have_saved_his_man() -> None:
    games = (after(2, "careful", number, preset="1988 advanced") for number in range(80))
    g, seat = next(
        (g, seat)
        for g in games
        for seat in (2, 3, 4)
        if len(g.public.hands[seat - 1]) > 1 and suffered(view(g, 1).events)[seat] > 1
    )
    seen, deck, rng = view(g, 1), edition_of(g).deck, Random(1)
    assert deck is not None

    def held(worlds: Particles | Unknown) -> int:
        hands = [worlds.sample(rng).secret(hand(seat)) for _ in range(250)]
        return sum(any(deck.cards[card].kind in ANSWERS for card in cards) for cards in hands)

    assert 3 * held(Particles(seen)) < 2 * held(KREMLIN.worlds(seen))


def test_a_blank_table_is_believed_anything_of() -> None:
    g = new(3)
    g.say(2, Boast(3, "B"))
    assert beliefs(view(g, 1)) == {}
    assert honesty(view(g, 1))[2] == HONESTY_PRIOR
