"""Kremlin 13 with cards: what a volley does in which order, and which windows there are."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE, PASS, Roll
from presidium.games.kremlin.actions import ACCUSE, Play, PlayOn, Roll20
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.events import CameToNothing, Played, Rejuvenated
from presidium.games.kremlin.events import Declared, Died, Fell, Moved, Rolled, TieRolled
from presidium.games.kremlin.matters import NamedCard, Throw
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import seen, table
from tests.games.kremlin.cards.table import hand_of, holding, lasting, plays, says, worked
from tests.games.kremlin.drawn import EDITIONS, actor, acts, announced, dice, do, offered, told, volley, window
from tests.games.kremlin.phases.table import happened, place, refused, stressed
from tests.rules import rule

JUNIOR_FIRST = "seniority expansionists evolutionists militarists stalinists"


# 13.1 The order within a volley


@rule("kremlin 13.1")
def test_declarations_come_first_then_cards_by_seniority_each_with_its_window() -> None:
    g = table(2, "1B 2C", JUNIOR_FIRST, stalinists="16", militarists="25", expansionists="3", evolutionists="9")
    volley(g, "1: play 16; 2: play 25; 4: play 3; 3: declare D 2")
    assert happened(g, Declared, Played) == [Declared(3, "D", 2), Played(4, Play("3"))]
    assert lasting(g) == []  # named, and not yet at work
    volley(g)
    assert (lasting(g), happened(g, Played)[-1]) == (["Shield"], Played(2, Play("25")))
    assert place(g, "D") == "defence"
    volley(g)
    assert (place(g, "D"), happened(g, Played)[-1]) == ("people", Played(1, Play("16")))
    volley(g)
    assert [event.who for event in happened(g, Moved)] == ["D", "C"]  # type: ignore[attr-defined]
    assert window(g) == Window()  # something has changed: the window that opens the phase is open again


@rule("kremlin 13.1")
def test_a_declaration_of_the_volley_is_there_before_any_card_is_named() -> None:
    """Whom a card can be played on is asked again when its turn comes."""
    g = table(2, "1B", "kgb B/4", stalinists="13", evolutionists="9")
    volley(g, "1: play 13 on B; 2: declare B 2")
    assert (happened(g, Played), hand_of(g, 1), stressed(g, "B")) == ([], ("13",), [4])
    assert window(g) == Window()


@rule("kremlin 13.1")
def test_a_card_may_be_answered_by_cards_and_those_by_others() -> None:
    """An attempt on a minister; he is dismissed in time; and while he is, somebody grows younger."""
    g = table(2, "1B 2C", "kgb B/5", stalinists="13", militarists="16", evolutionists="4")
    volley(g, "3: play 4 on C")
    volley(g, "2: play 16")
    volley(g, "1: play 13 on B")
    assert g.public.agenda == (
        NamedCard(3, PlayOn("4", "C"), True, 2),
        NamedCard(2, Play("16"), True),
        NamedCard(1, PlayOn("13", "B"), True, 1),
    )
    worked(g)
    assert [type(event) for event in happened(g, Rejuvenated, Moved, CameToNothing, Rolled)] == [
        Rejuvenated,
        Moved,
        CameToNothing,
    ]
    assert (len(g.public.agenda), g.public.discards) == (0, ("4", "16", "13"))


@rule("kremlin 13.1")
def test_the_window_of_a_card_opens_again_until_all_pass() -> None:
    g = table(2, "1B", stalinists="4", militarists="16", evolutionists="25")
    volley(g, "1: play 4 on C")
    named = window(g)
    volley(g, "2: declare F 1")
    assert (window(g), happened(g, Rolled)) == (named, [])
    volley(g, "3: play 25")
    volley(g)
    assert (window(g), happened(g, Rolled)) == (named, [])
    volley(g)
    assert window(g) is None


@rule("kremlin 13.1", "kremlin C.5")
def test_a_volley_that_takes_the_actor_away_sends_back_only_the_cards_that_need_the_announcement() -> None:
    g = table(3, "1D 4G", "foreign C? | economy G/5", militarists="5", expansionists="13")
    volley(acts(g, "D", "accuse C"), "2: play 5; 3: declare D 2; 4: play 13 on G")
    assert happened(g, Played) == [Played(4, PlayOn("13", "G"))]
    worked(g)
    assert (hand_of(g, 2), stressed(g, "G"), told(g)[-1]) == (("5",), [0], Fell("D", ACCUSE["C"]))
    assert (actor(g), g.asked()) == ("D", (3,))


@rule("kremlin 13.1")
def test_a_card_that_the_one_before_it_has_made_impossible_goes_back_to_the_hand() -> None:
    g = table(2, "", stalinists="4", militarists="16", evolutionists="9")
    plays(g, "1: play 4 on C; 2: play 16", 14)
    assert happened(g, Played, Died) == [Played(1, PlayOn("4", "C")), Died("C")]
    assert (hand_of(g, 2), g.public.discards) == (("16",), ("4",))


@rule("kremlin 13.1")
def test_one_made_impossible_in_the_window_of_another_goes_back_as_well() -> None:
    g = table(2, "1E", "ideology E/4", stalinists="13", militarists="25", evolutionists="9", expansionists="21")
    g.public.seniority = (2, 1, 3, 4)
    volley(g, "1: play 13 on E; 2: play 25")
    worked(volley(g, "3: declare E 3"))
    assert (happened(g, Played), hand_of(g, 1)) == ([Played(2, Play("25"))], ("13",))


# What goes back has never been seen


def twins(start: Kremlin, card: str, others: str) -> tuple[Kremlin, Kremlin]:
    """The same volley, once with this card in it and once without."""
    with_card, without = start.copy(), start.copy()
    volley(with_card, f"{card}; {others}")
    volley(without, others)
    return with_card, without


@rule("kremlin 13.1", "kremlin 12.1")
def test_nobody_else_can_tell_a_card_that_went_back_from_a_pass() -> None:
    start = acts(table(3, "1D", "foreign C?", militarists="5 21", stalinists="9"), "D", "accuse C")
    one, other = twins(start, "2: play 5", "3: declare D 2")
    assert happened(one, Played) == []
    assert seen(one, 1, 3, 4, None) == seen(other, 1, 3, 4, None)
    assert seen(one, 2) == seen(other, 2)  # nor is anything left of it for himself


@rule("kremlin 13.1", "kremlin 12.1")
@pytest.mark.parametrize("rolled", [0, 1, 2])
def test_nor_while_dice_are_cast_for_control(rolled: int) -> None:
    """A card waits for its turn while newcomers roll; the table must not see that one does."""
    start = acts(table(3, "1D", "foreign C?", militarists="5 21", stalinists="9"), "D", "accuse C")
    one, other = twins(start, "2: play 5", "3: declare D 2; 4: declare D 2")
    for face in (11, 4)[:rolled]:
        for g in (one, other):
            do(g, f"chance: roll {face}")
    assert len(happened(one, TieRolled)) == rolled
    assert seen(one, 1, 3, 4, None) == seen(other, 1, 3, 4, None)


@rule("kremlin 13.1", "kremlin 12.1")
def test_nor_while_the_card_before_it_is_named_and_answered() -> None:
    hands = {"stalinists": "4", "militarists": "16 21", "evolutionists": "9"}
    one, other = twins(table(2, "3C", **hands), "2: play 16", "1: play 4 on C")
    for g in (one, other):
        assert isinstance(g.public.agenda[-1], NamedCard)
    assert seen(one, 1, 3, 4, None) == seen(other, 1, 3, 4, None)
    for g in (one, other):
        says(worked(g, 0, [14]), 3, "pass")
    assert seen(one, 1, 3, 4, None) == seen(other, 1, 3, 4, None)
    assert hand_of(one, 2) == ("16", "21")


@rule("kremlin 13.1", "kremlin 12.1")
def test_a_sealed_card_is_seen_by_nobody_before_the_volley_is_opened() -> None:
    g = table(2, "1B", militarists="16 21", evolutionists="9")
    before = seen(g, 1, 3, 4, None)
    do(g, "2: play 16")
    assert seen(g, 1, 3, 4, None) == before


# 13.2 Windows exist by public facts


@rule("kremlin 13.2")
@pytest.mark.parametrize("hand", ["3", "9", "16"])
def test_what_somebody_really_holds_opens_no_window_and_closes_none(hand: str) -> None:
    """After a purge roll against Economy card 3 could be in the hand, and that is enough."""
    g = table(2, "1B", militarists=hand)
    dice(acts(g, "B", "purge G"), 15)
    assert window(g) == Window()
    assert isinstance(g.public.agenda[-1], Throw)
    assert g.asked() == (1, 2, 3, 4)


@rule("kremlin 13.2", "kremlin 13.1")
@pytest.mark.parametrize(
    ("victim", "discards", "hand", "opens"),
    [("G", (), "9", True), ("G", ("3",), "9", False), ("G", (), "", False), ("C", (), "9", False)],
)
def test_after_a_purge_roll_only_if_a_card_that_says_so_could_be_in_a_hand(
    victim: str, discards: tuple[str, ...], hand: str, opens: bool
) -> None:
    """Discarded, it is in no hand; with no card in any hand it is in none; and Foreign has no such card."""
    g = table(2, "1B", militarists=hand)
    g.public.discards = discards
    dice(acts(g, "B", f"purge {victim}"), 15)
    assert isinstance(g.public.agenda[-1] if g.public.agenda else None, Throw) == opens
    assert (place(g, victim) == "siberia") != opens


@rule("kremlin 13.2", "kremlin 12.1")
def test_through_a_whole_year_of_passing_nothing_tells_what_is_in_a_hand() -> None:
    hands = ("5 17 34", "3 19 32", "6 10 20")
    worlds = [table(1, "1B 2C 3D 4E", "foreign C+", militarists=cards, evolutionists="9") for cards in hands]
    steps = 0
    while worlds[0].public.year == 2:
        assert len({seen(g, 3)[0] for g in worlds}) == len({seen(g, None)[0] for g in worlds}) == 1
        for g in worlds:
            let_pass(g)
        steps += 1
    assert steps > 30


def let_pass(g: Kremlin) -> None:
    """One question is answered: by a die with 10, or by everybody who is asked with a pass."""
    if isinstance(g.question(), Roll):
        g.apply(CHANCE, Roll20(10))
        return
    for seat in g.waiting_for():
        options = g.options(seat)
        assert options is not None
        g.apply(seat, PASS if PASS in options else next(iter(options)))


@rule("kremlin 13.2", "kremlin 13.1")
@pytest.mark.parametrize(("hand", "opens"), [("wrong_diagnosis", True), ("leave", False)])
def test_1986_hands_are_public_and_so_is_what_they_can_do_after_a_health_roll(hand: str, opens: bool) -> None:
    g = table(4, "", edition="1986", militarists=hand)
    dice(g, 10)
    assert (window(g) is not None) == opens
    assert isinstance(g.public.agenda[-1] if g.public.agenda else None, Throw) == opens


@rule("kremlin 13.1")
def test_after_a_roll_other_cards_wait() -> None:
    g = table(2, "1B", stalinists="13", militarists="3 25", evolutionists="4")
    dice(acts(g, "B", "purge G"), 10)
    for seat, card, text in ((1, "13", "13 on B"), (2, "25", "25"), (3, "4", "4 on G")):
        assert refused(g, seat, f"play {text}") == f"kremlin-card-not-now card={card} (kremlin I.{card})"
    assert "play 3" in offered(g, 2)


@rule("kremlin 13.1", "kremlin 13.2")
def test_a_declaration_after_a_roll_changes_nothing_of_it() -> None:
    """The roll was final; the window is for cards, but once open every declaration is allowed."""
    g = table(2, "1B", militarists="9")
    dice(acts(g, "B", "purge G"), 10)
    volley(g, "3: declare B 4")
    assert isinstance(g.public.agenda[-1], Throw)
    volley(g)
    assert (place(g, "G"), stressed(g, "B"), g.public.control["B"]) == ("siberia", [1], 3)


@rule("kremlin 13.2")
@pytest.mark.parametrize(("hand", "opens"), [("9", True), ("", False)])
def test_a_card_in_a_hand_opens_the_window_of_an_announcement_nobody_could_contest(hand: str, opens: bool) -> None:
    g = table(2, "", "declared N stalinists 10 | kgb - | ideology -", militarists=hand)
    acts(g, "N", "purge G")
    assert announced(g) == ("N: purge G" if opens else None)


@rule("kremlin 13.2", "kremlin 13.6")
def test_but_not_a_card_in_the_hand_of_one_who_has_waived() -> None:
    g = table(2, "", "declared N stalinists 10 | kgb - | ideology -", militarists="9")
    volley(g, "2: waive")
    acts(g, "N", "purge G")
    assert (announced(g), g.waiting_for()) == (None, (CHANCE,))


# 13.6 Waiving


@rule("kremlin 13.6")
def test_whoever_has_waived_is_asked_nothing_though_he_holds_cards() -> None:
    g = table(2, "1B", militarists="16 4", evolutionists="9")
    volley(g, "2: waive")
    acts(g, "B", "purge G")
    assert g.asked() == (1, 3, 4)
    dice(g, 10)
    assert g.asked() == (1, 3, 4)
    assert refused(g, 2, "play 16") == "not-asked seat=2"


@rule("kremlin 13.6", "kremlin 13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_window_in_which_every_other_seat_has_waived_does_not_open(edition: str) -> None:
    card = {"1986": "assassination leave", "1988": "4 16"}[edition]
    g = table(2, "1B", edition=edition, stalinists=card, militarists=card.split()[0] if edition == "1986" else "9")
    volley(g, "2: waive; 3: waive; 4: waive")
    acts(g, "B", "purge G")
    assert (announced(g), g.waiting_for()) == (None, (CHANCE,))


@rule("kremlin 13.6")
def test_nor_does_the_window_of_a_card_he_has_just_named() -> None:
    g = table(2, "1B", stalinists="16 25", militarists="9")
    volley(g, "1: play 16; 2: waive; 3: waive; 4: waive")
    assert place(g, "C") == "people"
    assert g.public.agenda == ()


@rule("kremlin 13.6")
def test_a_waiver_given_with_a_card_under_way_binds_at_once() -> None:
    g = table(2, "1B", stalinists="16", militarists="25 9", evolutionists="9")
    volley(g, "1: play 16; 2: waive")
    assert (happened(g, Played), g.asked()) == ([Played(1, Play("16"))], (1, 3, 4))


@rule("kremlin 13.1", "kremlin 13.3")
def test_a_card_one_does_not_hold_or_cannot_play_so_is_refused() -> None:
    g = table(2, "1B", "kgb B/4", stalinists="16 13", evolutionists="9")
    assert refused(g, 1, "play 25") == "kremlin-not-in-hand card=25 (kremlin 13.3)"
    assert refused(g, 1, "play 16 on C") == "kremlin-card-needs-plain card=16 (kremlin I.16)"
    assert refused(g, 1, "play 13") == "kremlin-card-needs-on card=13 (kremlin I.13)"
    holding(g, stalinists="10")
    assert refused(g, 1, "play 10 with +2") == "kremlin-card-not-now card=10 (kremlin I.10)"
