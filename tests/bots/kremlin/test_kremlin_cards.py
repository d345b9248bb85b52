"""The careful player of Kremlin with cards in its hand, in drawn positions.

The stalinists have most on F, who is theirs; the militarists on C; the evolutionists on D; the expansionists on E.
"""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots.kremlin import Careful
from presidium.bots.kremlin.cards.hand import WORTH
from presidium.core import CHANCE, Roll, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.cards.card import Card, Deck
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.printed.board import POSTS
from presidium.games.kremlin.rules import settle_rules
from presidium.games.kremlin.state import Kremlin, Moment
from presidium.lab.match import match
from tests.bots.kremlin.test_kremlin_positions import choice, choices, position
from tests.games.kremlin.drawn import acts, do, quiet, volley, window

INTRIGUED = "edition 1988 | growth on | intrigue on"
STOCKED = "edition 1986 | growth on | cards on"
OURS = "declared F stalinists 6"


class NoCards(Careful):
    """The same player, who never plays a card and always takes influence."""

    cards = False


def intrigue(phase: int, hand: str, text: str = OURS, year: int = 2) -> Kremlin:
    """The stalinists hold these Intrigue cards when the phase begins."""
    return position(f"{INTRIGUED} | year {year} | phase {phase} | hand stalinists {hand} | {text}")


def rolls(g: Kremlin, *faces: int) -> Kremlin:
    """These faces, whatever windows open before them; the one after the last stays open."""
    for face in faces:
        while not isinstance(g.question(), Roll):
            volley(g)
        g.apply(CHANCE, Roll20(face))
    return g


# Its own men


def test_it_gives_the_miracle_drug_to_its_chief_before_he_waves() -> None:
    g = intrigue(8, "21", f"chief F++ | {OURS}")
    assert choice(g, 1) == "play 21 on F"
    assert choice(intrigue(8, "21", "chief C++ | declared C militarists 9"), 1) == "pass"


def test_bee_hormones_are_for_a_chief_of_its_own_who_would_retire() -> None:
    g = intrigue(8, "13", f"chief F/26 | {OURS}")  # 97
    assert choice(g, 1) == "play 13 on F"
    assert choice(intrigue(8, "13", f"chief F/1 | {OURS}"), 1) == "pass"


def test_a_leave_lets_its_chief_wave() -> None:
    assert choice(intrigue(8, "6", f"chief F~ | {OURS}"), 1) == "play 6 on F"
    assert choice(intrigue(8, "6", "chief C~ | declared C militarists 9"), 1) == "pass"


def test_a_shield_is_kept_until_the_die_has_fallen() -> None:
    text = "declared B militarists 9 | declared F stalinists 6"
    g = acts(intrigue(2, "30", text), "B", "purge F")
    assert choice(g, 1) == "pass"
    assert choice(rolls(g, 11), 1) == "play 30"
    for face in (5, 18):  # it has failed anyway; it would succeed all the same
        g = acts(intrigue(2, "30", text), "B", "purge F")
        assert choice(rolls(g, face), 1) == "pass"


def test_alibi_and_blackmail_are_for_its_own() -> None:
    text = "declared D evolutionists 9 | industry F? | ideology E? | declared F stalinists 6"
    for card in ("5", "19"):
        assert choice(acts(intrigue(3, card, text), "D", "accuse F"), 1) == f"play {card}"
        assert choice(acts(intrigue(3, card, text), "D", "accuse E"), 1) == "pass"


def test_a_second_opinion_on_bad_news_of_its_own_and_good_news_of_others() -> None:
    g = intrigue(4, "10", f"chief F | {OURS}")
    assert choice(rolls(g, 1), 1) == "play 10 with +2"
    g = intrigue(4, "10", "chief C++ | declared C militarists 9")
    assert choice(rolls(g, 20), 1) == "play 10 with -2"
    g = intrigue(4, "10", f"chief F | {OURS}")
    assert choice(rolls(g, 12), 1) == "pass"


def test_a_bodyguard_for_its_own_man_alone() -> None:
    for victim, answer in (("F", "play bodyguard"), ("C", "pass")):
        g = position(
            f"{STOCKED} | year 2 | phase 2 | chief {victim} | hand stalinists bodyguard"
            " | hand militarists assassination | declared F stalinists 9 | declared C militarists 9"
        )
        volley(g, f"2: play assassination on {victim}")
        assert choice(g, 1) == answer


# Its rivals


def test_it_strikes_the_chief_of_a_rival_and_never_its_own() -> None:
    theirs = "chief C | declared C militarists 9 | track militarists militarists"
    assert choice(intrigue(8, "4", theirs), 1) == "play 4 on C"
    assert choice(intrigue(8, "4", f"chief F | {OURS}"), 1) != "play 4 on F"


def test_it_dismisses_the_minister_of_a_rival_and_not_its_own() -> None:
    assert choice(intrigue(1, "16", "declared C militarists 10", year=9), 1) == "play 16"
    assert choice(intrigue(1, "16", f"foreign F | {OURS}"), 1) == "pass"


def test_a_visit_keeps_the_chief_of_a_rival_from_waving() -> None:
    theirs = "chief C++ | declared C militarists 9 | track militarists militarists"
    assert choice(intrigue(8, "7", theirs), 1) == "play 7 on C"
    assert choice(intrigue(8, "7", f"chief F | {OURS}"), 1) == "pass"


# What cards ask


def test_it_accuses_a_rivals_man_after_an_assassination() -> None:
    g = position(
        f"{INTRIGUED} | year 2 | phase 2 | chief F | hand militarists 4"
        " | declared F stalinists 9 | declared C militarists 9"
    )
    volley(g, "2: play 4 on F")
    rolls(g, 3)
    assert window(g) is None
    accused = choice(g, 1)
    assert accused.startswith("accuse ")
    assert accused != "accuse F"


def test_it_vaccinates_its_own_and_nobody_else() -> None:
    g = intrigue(4, "34", f"chief F | {OURS} | hand militarists 2")
    volley(g, "2: play 2")
    assert choice(g, 1) == "play 34"
    volley(g, "1: play 34")
    quiet(g)
    named = []
    while (answer := choice(g, 1)) != "pass":
        named.append(answer)
        do(g, f"1: {answer}")
    assert "name F" in named
    assert not {"name C", "name D", "name E"} & set(named)


def test_it_refuses_to_let_its_protected_man_be_moved_down() -> None:
    g = intrigue(6, "30", "chief C | declared C militarists 9 | declared F stalinists 6")
    acts(g, "C", "exchange F I")
    assert choice(g, 1) == "play 30"
    volley(g, "1: play 30")
    quiet(g)
    assert choice(g, 1) == "refuse"


def test_what_it_takes_from_the_stock_is_a_matter_of_mood() -> None:
    g = KREMLIN.new(3, preset="1986 full")
    dice = Random(1)
    while not any(text.startswith("take") for text in offers(g)):
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            g.apply(seat, options.sample(dice) if seat == CHANCE else Careful().choose(view(g, seat), dice))
    (seat,) = g.asked()
    assert len(choices(g, seat)) > 2


def offers(g: Kremlin) -> list[str]:
    seat = g.asked()[0]
    options = g.options(seat)
    assert options is not None
    return [KREMLIN.notation.print(option) for option in options] if options.listed else []


# What it knows of the cards


@pytest.mark.parametrize("deck", [INTRIGUE, STOCK])
def test_it_knows_what_every_kind_of_card_is_for(deck: Deck) -> None:
    known = {kind for kinds in WORTH.values() for kind in kinds}
    assert {card.kind for card in deck.cards.values()} <= known


@pytest.mark.parametrize("card", [card for card in INTRIGUE.cards.values() if card.posts], ids=lambda card: card.id)
def test_a_card_says_which_post_it_is_about(card: Card) -> None:
    """It can be played while that post is held, whatever others are vacant, and only then."""
    rules = settle_rules(4, {"preset": "1988 advanced"})
    for vacant in POSTS:
        g = position(f"{INTRIGUED} | phase {2 if card.kind == 'scapegoat' else 1} | {vacant} -")
        assert card.playable(Moment(rules, g.public, start=True), 1) == (vacant != card.posts[0])


@pytest.mark.slow
def test_its_cards_do_it_no_harm() -> None:
    """What they are worth takes hundreds of games to show; that playing them is no folly, a few."""
    bots = ("careful", f"{__name__}:NoCards")
    scores = match(KREMLIN, 4, 60, bots, 1, {"preset": "1988 advanced"}).bots
    assert scores["careful"].wins > 0.4 * sum(score.wins for score in scores.values())
