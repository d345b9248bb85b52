"""Kremlin 15.1-15.3, 12.1: how cards come to a hand, pass on, and who knows of them."""

from __future__ import annotations

from random import Random

import pytest

from presidium.cli.terminal.boards.kremlin_cards import card_text
from presidium.core import CHANCE, UNSEEN, AskAll, Refused, view
from presidium.games.kremlin.actions import Deal
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.events import Drew, Gave, Handed, Held, Played
from presidium.games.kremlin.cards.hands import stock
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE, LASTING
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.state import FACTIONS, Kremlin, hand, sheet
from presidium.text import Words
from tests.games.kremlin.cards.alike import seen, table
from tests.games.kremlin.cards.table import hand_of, plays
from tests.games.kremlin.drawn import SEATS, acts, dice, do, new, offered, play_out, skip, volley, window
from tests.games.kremlin.phases.table import happened, refused, stressed
from tests.rules import rule


def heard(g: Kremlin, seat: int | None, *kinds: type) -> list[object]:
    return [event for event in g.log.heard_by(seat) if isinstance(event, kinds)]


# Options


@rule("kremlin 10.0", "kremlin 15.1")
@pytest.mark.parametrize(("edition", "option"), [("1986", "cards"), ("1988", "intrigue")])
def test_cards_bring_growth_with_them(edition: str, option: str) -> None:
    assert new(4, edition=edition).rules["growth"] == "off"
    assert new(4, edition=edition, **{option: "on"}).rules["growth"] == "on"
    with pytest.raises(Refused, match=r"kremlin-cards-grow \(kremlin 10\)"):
        new(4, edition=edition, growth="off", **{option: "on"})


@rule("kremlin 15.1")
@pytest.mark.parametrize(("edition", "option"), [("1988", "cards"), ("1986", "intrigue")])
def test_each_edition_has_its_own_cards(edition: str, option: str) -> None:
    with pytest.raises(Refused, match=f"kremlin-other-edition option={option}"):
        new(4, edition=edition, **{option: "on"})


@rule("kremlin 15.1", "kremlin 10.0")
@pytest.mark.parametrize(
    ("preset", "on"),
    [
        ("1986 basic", set()),
        ("1986 full", {"strengths", "president", "growth", "cards"}),
        ("1988 basic", set()),
        ("1988 advanced", {"strengths", "growth", "intrigue"}),
    ],
)
def test_the_presets_say_which_cards_are_played_with(preset: str, on: set[str]) -> None:
    rules = new(4, preset=preset).rules
    assert {name for name, choice in rules.chosen if choice == "on"} == on
    assert rules["edition"] == preset.split()[0]


@rule("kremlin 15.1")
def test_there_are_34_different_cards_and_21_of_ten_kinds() -> None:
    assert list(INTRIGUE) == [str(number) for number in range(1, 35)]
    assert (len(list(STOCK)), len(STOCK.cards)) == (21, 10)
    assert [card.id for card in INTRIGUE.cards.values() if card.leaves_the_game] == ["19", "20"]


# 15.1 Dealing


def at_the_sheets(seats: int) -> Kremlin:
    """Chance has done its part, and everybody is to write."""
    g = new(seats, intrigue="on")
    for moment in play_out(g, Random(seats)):
        if isinstance(moment.question(), AskAll):
            return moment
    raise AssertionError


@rule("kremlin 15.1", "kremlin 12.1")
@pytest.mark.parametrize("seats", SEATS)
def test_three_cards_each_in_secret_before_the_sheets_are_written(seats: int) -> None:
    g = at_the_sheets(seats)
    cards = [card for seat in g.rules.players for card in hand_of(g, seat)]
    assert len(set(cards)) == len(cards) == 3 * seats
    assert g.public.hands == (("?", "?", "?"),) * seats
    assert not any(sheet(seat) in g.secrets for seat in g.rules.players)
    for seat in g.rules.players:
        assert [view(g, seat).knows(hand(other)) for other in g.rules.players] == [
            other == seat for other in g.rules.players
        ]
        assert {event.card for event in heard(g, seat, Held)} == set(hand_of(g, seat))  # type: ignore[attr-defined]
    assert len(heard(g, None, Drew)) == 3 * seats
    assert heard(g, None, Held) == []


@rule("kremlin 15.1")
def test_the_cards_are_dealt_one_by_one_from_those_that_are_left() -> None:
    g = new(3, intrigue="on")
    while not any(isinstance(action, Deal) for action in g.options(CHANCE) or ()):
        g.apply(CHANCE, next(iter(g.options(CHANCE) or ())))
    do(g, "chance: deal 28", "chance: deal 3", "chance: deal 11", "chance: deal 1")
    assert (hand_of(g, 1), hand_of(g, 2)) == (("3", "11", "28"), ("1",))  # in the order of the table
    left = {action.card for action in g.options(CHANCE) or () if isinstance(action, Deal)}
    assert left == set(INTRIGUE.cards) - {"28", "3", "11", "1"}


@rule("kremlin 15.1")
def test_a_played_card_is_discarded_and_its_owner_has_one_fewer() -> None:
    g = table(2, stalinists="16 25", militarists="9")
    plays(g, "1: play 25")
    assert (g.public.discards, g.public.removed, hand_of(g, 1)) == (("25",), (), ("16",))
    assert g.public.hands == (("?",), ("?",), (), ())


@rule("kremlin 14.2")
def test_1986_a_played_card_goes_back_to_the_stock() -> None:
    g = table(2, edition="1986", stalinists="assassination")
    assert stock(g).count("assassination") == 2
    plays(g, "1: play assassination on I", 1)
    assert stock(g).count("assassination") == 3
    assert (g.public.discards, g.public.removed, g.public.hands) == ((), (), ((), (), (), ()))


# 15.2 Gifts


def bribed(card: str) -> Kremlin:
    """Stalinists give this card to the militarists at the start of a phase."""
    g = table(2, "1B", stalinists="13 21", militarists="6", evolutionists="9")
    return volley(g, f"1: give {card} to militarists")


@rule("kremlin 15.2")
def test_the_giving_is_public_the_card_is_not() -> None:
    g = bribed("21")
    assert (hand_of(g, 1), hand_of(g, 2)) == (("13",), ("6", "21"))
    assert g.public.hands == (("?",), ("?", "?"), ("?",), ())
    for seat in (1, 2, 3, 4, None):
        which = [Handed(1, 2, "21")] if seat in (1, 2) else []
        assert heard(g, seat, Gave, Handed) == [Gave(1, 2), *which]


@rule("kremlin 15.2", "kremlin 12.1")
def test_nobody_else_can_tell_which_card_moved() -> None:
    one, other = bribed("13"), bribed("21")
    assert seen(one, 3, 4, None) == seen(other, 3, 4, None)
    assert all(seen(one, seat) != seen(other, seat) for seat in (1, 2))


@rule("kremlin 15.2")
def test_a_hand_is_kept_in_order_so_that_a_gift_lies_where_it_belongs() -> None:
    g = table(2, "1B", stalinists="2", militarists="6 30", evolutionists="9")
    assert hand_of(volley(g, "1: give 2 to militarists"), 2) == ("2", "6", "30")


@rule("kremlin 15.2", "kremlin 13.1")
def test_a_gift_opens_no_window_again() -> None:
    g = table(2, "1B", stalinists="13", evolutionists="9")
    assert window(g) == Window()
    volley(g, "1: give 13 to militarists")
    assert (window(g), g.asked()) == (None, (1,))  # the KGB head is to act


@rule("kremlin 15.2")
def test_several_gifts_of_one_volley_cross() -> None:
    g = table(2, "1B", stalinists="13", militarists="21", evolutionists="9")
    volley(g, "2: give 21 to stalinists; 1: give 13 to militarists; 3: give 9 to expansionists")
    assert [hand_of(g, seat) for seat in (1, 2, 3, 4)] == [("21",), ("13",), (), ("9",)]
    assert heard(g, None, Gave) == [Gave(1, 2), Gave(2, 1), Gave(3, 4)]  # by seat, whoever answered first


@rule("kremlin 15.2", "kremlin 15.3")
def test_whoever_was_given_a_card_plays_it_as_his_own() -> None:
    g = table(2, "1B 2C", "foreign C/6", stalinists="13", evolutionists="9")
    volley(g, "1: give 13 to militarists")
    acts(g, "B", "pass")
    assert refused(g, 1, "play 13 on B") == "kremlin-not-in-hand card=13 (kremlin 13.3)"
    plays(g, "2: play 13 on C")
    assert (stressed(g, "C"), happened(g, Played)[0].player) == ([1], 2)  # type: ignore[attr-defined]


@rule("kremlin 15.2")
def test_one_gives_what_one_holds_to_another_and_only_while_a_window_is_open() -> None:
    g = table(2, "1B", stalinists="13", evolutionists="9")
    assert refused(g, 1, "give 21 to militarists") == "kremlin-not-in-hand card=21 (kremlin 15.2)"
    assert refused(g, 1, "give 13 to stalinists") == "kremlin-give-to-another (kremlin 15.2)"
    assert {text for text in offered(g, 1) if text.startswith("give")} == {
        f"give 13 to {faction}" for faction in FACTIONS[1:4]
    }
    volley(g)
    assert refused(g, 1, "give 13 to militarists") == "kremlin-may-not who=B (kremlin 2.1)"


@rule("kremlin 15.2")
def test_1986_nothing_is_given() -> None:
    g = table(2, "1B", edition="1986", stalinists="flu")
    assert refused(g, 1, "give flu to militarists") == "kremlin-no-gifts (kremlin 15.2)"


# 15.3 The time that each card says

TIMES = [("flu", "1", 2), ("flu", "2", 3), ("specialist", "11", 2), ("vaccination", "34", 6), ("scapegoat", "14", 3)]


@rule("kremlin 15.3")
@pytest.mark.parametrize(("kind", "card", "phase"), TIMES)
def test_a_card_is_played_at_the_time_it_gives(kind: str, card: str, phase: int) -> None:
    assert INTRIGUE.cards[card].kind == kind
    g = table(phase, "1BG", "economy G++~", stalinists=f"{card} 16")
    assert {text.split()[1] for text in offered(g, 1) if text.startswith("play")} == {"16"}


# 12.1 What is known of hands


@rule("kremlin 12.1")
def test_the_content_of_a_hidden_hand_stands_in_no_other_view() -> None:
    worlds = [table(2, "1B", militarists=cards, evolutionists="9") for cards in ("3 16", "21 30")]
    for go_on in (lambda g: g, lambda g: acts(g, "B", "purge G"), volley, lambda g: dice(g, 10), volley):
        views = [seen(g, 1, 3, 4, None) for g in map(go_on, worlds)]
        assert views[0] == views[1]
    assert view(worlds[0], 3).secret(hand(2)) is UNSEEN
    assert view(worlds[0], 2).secret(hand(2)) == ("3", "16")


@rule("kremlin 12.1", "kremlin 14.2")
def test_1986_hands_are_public() -> None:
    g = table(2, edition="1986", militarists="flu leave")
    assert view(g, None).public.hands == ((), ("flu", "leave"), (), ())
    assert not any(key[0] == "hand" for key in g.secrets)


@rule("kremlin 12.1")
def test_at_the_end_all_hands_are_open() -> None:
    g = table(5, "1N", "year 11", militarists="16 21")
    skip(g, 6)
    assert g.over
    assert view(g, None).secret(hand(2)) == ("16", "21")


@rule("kremlin 15.1")
def test_a_card_says_whether_its_effect_lasts() -> None:
    words = Words("en")
    lasting = [card for card in INTRIGUE.cards if card_text(card, words).endswith("(lasting effect)")]
    assert lasting == sorted(LASTING, key=int) == ["3", "11", "19", "20", "22", "28", "30", "32", "33"]
    assert card_text("1", words).endswith("(immediate effect)")
    assert not card_text("flu", words).endswith("effect)")
