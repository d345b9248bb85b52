"""The hands a seat of Kremlin may imagine: every one that what it has seen of the cards allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Event, Player, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Deal
from presidium.games.kremlin.announcing.window import waiting
from presidium.games.kremlin.cards.events import Drew, Gave, Handed, Held, Played, Renewed
from presidium.games.kremlin.cards.hands import DealCard, cards_of, stock
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.state import Kremlin, hand
from tests.games.kremlin.drawn import drawn, new, play_out, quiet, volley
from tests.rules import rule

Hands = tuple[tuple[str, ...], ...]

FEW = ("5", "10", "12", "13", "21", "33", "34")
"""The cards that are still about: crisis (33) and miracle drug (21) can be played at any time."""
GONE = " ".join(card for card in INTRIGUE if card not in (*FEW, "19", "20"))


def few(hands: str) -> Kremlin:
    """Three players, and all other cards gone: `12 33, 21 10, 5` are their hands."""
    held = zip(("stalinists", "militarists", "evolutionists"), hands.split(","), strict=True)
    text = " | ".join(f"hand {faction} {cards}" for faction, cards in held if cards.strip())
    return drawn(
        f"edition 1988 | intrigue on | players 3 | phase 2 | siberia N | {text} | discards {GONE} | removed 19 20"
    )


def deal(g: Kremlin, seat: Player, card: str) -> None:
    """Let this seat draw this card, whatever is going on."""
    g.stack.append(DealCard(seat))
    g.go_on()
    g.apply(CHANCE, Deal(card))


def imagined(g: Kremlin, seat: Player | None, draws: int = 1000) -> Counter[Hands]:
    rng, seen = Random(5), view(g, seat)
    worlds = (KREMLIN.imagine(seen, rng) for _ in range(draws))
    return Counter(tuple(world.secret(hand(one)) for one in g.rules.players) for world in worlds)


def possible(g: Kremlin, seat: Player | None) -> set[Hands]:
    """All hands that can be, found by telling every story that agrees with what this seat was told."""
    start = tuple(sorted(FEW)), *[()] * g.rules.seats
    piles: set[Hands] = {start}
    events = list(view(g, seat).events)
    for event, whisper in zip(events, [*events[1:], None], strict=True):
        piles = {after for before in piles for after in told(before, event, whisper)}
    order = list(INTRIGUE.cards).index
    return {tuple(tuple(sorted(cards, key=order)) for cards in hands) for _, *hands in piles}


def told(piles: Hands, event: Event, whisper: Event | None) -> Iterator[Hands]:
    """The deck and the hands after an event, in every way it can have happened."""
    known = whisper.card if isinstance(whisper, Held | Handed) else None
    match event:
        case Drew(player):
            yield from (moved(piles, 0, player, card) for card in piles[0] if known in (None, card))
        case Gave(player, to):
            yield from (moved(piles, player, to, card) for card in piles[player] if known in (None, card))
        case Played(player, play):
            if play.card in piles[player]:
                yield moved(piles, player, None, play.card)
        case Renewed(cards):
            if not piles[0]:
                yield (cards, *piles[1:])
        case _:
            yield piles


def moved(piles: Hands, source: int, target: int | None, card: str) -> Hands:
    changed = list(piles)
    changed[source] = tuple(other for other in piles[source] if other != card)
    if target is not None:
        changed[target] = tuple(sorted((*piles[target], card)))
    return tuple(changed)


def check(g: Kremlin) -> None:
    """Each seat imagines all that can be and nothing else; a spectator, for whom much can be, most of it."""
    for seat in (1, 2, 3, None):
        found, can_be = set(imagined(g, seat)), possible(g, seat)
        assert found <= can_be
        assert len(found) == len(can_be) or (seat is None and len(found) > 0.7 * len(can_be))


@rule("kremlin 15.1", "kremlin 12.1")
def test_every_hand_of_cards_not_seen_is_as_likely() -> None:
    g = few("5 10 12, 13 21,")
    found = imagined(g, 1, draws=4000)
    assert set(found) == possible(g, 1)
    assert len(found) == 6
    assert all(550 < times < 790 for times in found.values())
    assert all(hands[0] == ("5", "10", "12") for hands in found)


@pytest.mark.ci
@rule("kremlin 15.2")
def test_a_card_given_is_known_to_the_two_and_to_nobody_else() -> None:
    g = few("12 33, 21 10, 5")
    volley(g, "1: give 33 to militarists")
    assert all("33" in hands[1] for seat in (1, 2) for hands in imagined(g, seat, draws=200))
    assert any("33" not in hands[1] for hands in imagined(g, 3, draws=200))
    check(g)


@pytest.mark.slow
@rule("kremlin 15.2")
def test_a_card_given_on_may_be_any_of_the_giver_s() -> None:
    g = few("12 33, 21 10, 5")
    volley(g, "1: give 33 to militarists")
    volley(g, "2: give 10 to evolutionists")
    found = imagined(g, 1, draws=3000)
    onward = sum(times for hands, times in found.items() if "33" in hands[2])
    assert 850 < onward < 1150  # one of three
    check(g)
    volley(g, "3: give 10 to stalinists")
    volley(g, "1: give 10 to evolutionists")
    volley(g, "3: give 5 to militarists; 2: give 33 to evolutionists")
    check(g)


@pytest.mark.ci
@rule("kremlin 15.2")
def test_a_card_played_says_which_way_it_came() -> None:
    g = few("12 33, 21 10, 5")
    volley(g, "1: give 33 to militarists")
    volley(g, "2: give 33 to evolutionists")
    quiet(volley(g, "3: play 33"))
    check(g)
    assert all("33" not in cards for hands in imagined(g, 2, draws=100) for cards in hands)


@rule("kremlin 15.1")
def test_a_card_that_lies_in_the_deck_again_is_with_somebody_who_has_drawn_since() -> None:
    g = few("12 33, 21 10, 5")
    volley(g, "2: play 21 on A")
    while g.public.agenda:
        volley(g)
    deal(g, 3, "13")
    deal(g, 1, "34")
    volley(g, "3: give 13 to militarists")
    assert stock(g) == ()
    deal(g, 3, "21")  # the discards are the deck again
    assert g.public.discards == ()
    rng = Random(6)
    for seat in (1, 2, None):
        worlds = [KREMLIN.imagine(view(g, seat), rng) for _ in range(300)]
        renewed = {*GONE.split(), "21"}
        assert all(len(renewed.intersection(world.secret(hand(3)))) == 1 for world in worlds)
        assert not any(renewed.intersection(world.secret(hand(one))) for world in worlds for one in (1, 2))
        assert len({world.secret(hand(3)) for world in worlds}) > 30


@rule("kremlin 12.1", "kremlin 13.1")
def test_a_card_that_waits_its_turn_is_unseen_and_may_be_any_that_fits() -> None:
    g = few("12 33, 21 10, 5")
    volley(g, "1: play 12 on N; 2: play 21 on A")
    key = waiting(0, 2)
    assert g.secret(key) != PASS
    assert KREMLIN.imagine(view(g, 2), Random(1)).secret(key) == g.secret(key)
    rng, worlds = Random(1), KREMLIN.worlds(view(g, 3))
    sealed = [(world.secret(key), world.secret(hand(2))) for world in (worlds.sample(rng) for _ in range(400))]
    cards = [(play.card, held) for play, held in sealed if play != PASS]
    assert 5 < len(cards) < 80
    assert all(card in held for card, held in cards)
    assert len({card for card, _ in cards}) > 1


@pytest.mark.ci
@rule("kremlin 15.2", "kremlin 12.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_hands_are_imagined_soon_however_much_is_given(seats: int) -> None:
    rng = Random(seats)
    for count, g in enumerate(play_out(new(seats, preset="1988 advanced"), rng, passing=0.5)):
        if count % 40 == 9 and not g.over:
            seat = rng.choice((*g.rules.players, None))
            world = KREMLIN.imagine(view(g, seat), rng)
            assert view(world, seat) == view(g, seat)
            held = [card for one in g.rules.players if g.public.hands for card in cards_of(world, one)]
            assert len(set(held)) == len(held) == sum(map(len, g.public.hands))
            assert not {*held} & {*g.public.discards, *g.public.removed}
