"""Kremlin 15.4: scapegoats."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from presidium.games.kremlin.cards.scapegoat import Scapegoat
from presidium.games.kremlin.effects import add_effect
from presidium.games.kremlin.events import Rolled
from presidium.games.kremlin.printed.board import IDEOLOGY, KGB, PURGE_NUMBER
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.table import dealt, hand_of, lasting, playable, plays, worked
from tests.games.kremlin.drawn import actor, acts, offered, quiet, skip, volley, window
from tests.games.kremlin.phases.table import happened, people, place, play, refused, stressed
from tests.rules import rule


class Blame(NamedTuple):
    """A card; the post it strikes; the first purger, the second, and the targets of the second."""

    card: str
    struck: str
    first: str
    second: str
    targets: tuple[str, ...]


TABLE = (
    Blame("14", "economy", "kgb", "ideology", ("economy", "kgb")),
    Blame("15", "foreign", "kgb", "ideology", ("foreign", "kgb")),
    Blame("18", "kgb", "ideology", "chief", ("kgb", "ideology")),
    Blame("26", "defence", "kgb", "ideology", ("defence", "kgb")),
    Blame("27", "ideology", "kgb", "chief", ("ideology", "kgb")),
    Blame("29", "industry", "kgb", "chief", ("ideology", "kgb")),
    Blame("31", "sport", "kgb", "chief", ("ideology", "kgb")),
)

HOLDER = dict(
    zip(["chief", "kgb", "foreign", "defence", "ideology", "industry", "economy", "sport"], "NBCDEFGH", strict=True)
)

each = pytest.mark.parametrize("it", TABLE, ids=lambda it: it.card)


def blamed(it: Blame, text: str = "", uncontrolled: str = "") -> Kremlin:
    """The scapegoat has been played; the stalinists control the first purger, the militarists the second."""
    held = {HOLDER[it.first]: 1, HOLDER[it.second]: 2}
    groups = " ".join(f"{seat}{who}" for who, seat in held.items() if who not in uncontrolled)
    g = dealt("1988", 2, groups, f"chief N | {text}" if text else "chief N", evolutionists=it.card)
    return plays(g, f"3: play {it.card}")


def is_over(g: Kremlin) -> bool:
    """Whether the phase ends if nobody reacts any more."""
    while window(g) and g.public.phase == 2:
        volley(g)
    return g.public.phase == 3


# The first purger


@rule("kremlin 15.4", "kremlin I.14", "kremlin I.15", "kremlin I.18")
@rule("kremlin I.26", "kremlin I.27", "kremlin I.29", "kremlin I.31")
@each
def test_the_first_purger_must_begin_with_the_post_it_strikes_at_3_more(it: Blame) -> None:
    g = quiet(blamed(it))
    purger, victim, needed = HOLDER[it.first], HOLDER[it.struck], PURGE_NUMBER[it.struck]
    assert (actor(g), offered(g, 1)) == (purger, {"pass", f"purge {victim}"})
    assert refused(g, 1, "purge I") == f"kremlin-scapegoat who={victim} (kremlin 15.4)"
    play(g, f"{purger} purge {victim}", str(needed - 3))
    assert happened(g, Rolled) == [Rolled("purge", victim, needed - 3, 3, needed, ("card",))]
    assert (place(quiet(g), victim), stressed(g, purger)) == ("siberia", [1])


@rule("kremlin 15.4", "kremlin 2.4")
@each
def test_if_he_did_strike_he_goes_on_as_usual_and_without_the_3(it: Blame) -> None:
    """One more after a first success, whomever he likes; the second purger has nothing to say."""
    purger = HOLDER[it.first]
    g = play(blamed(it), f"{purger} purge {HOLDER[it.struck]}", "20")
    assert (actor(quiet(g)), {"purge I", "purge N"} <= offered(g, 1)) == (purger, True)
    play(g, f"{purger} purge I", "6")
    assert happened(g, Rolled)[-1] == Rolled("purge", "I", 6, 0, 6)
    assert (is_over(g), stressed(g, purger)) == (True, [2])


@rule("kremlin 15.4", "kremlin 2.3")
@each
def test_his_failure_costs_3_and_ends_the_phase(it: Blame) -> None:
    purger, victim = HOLDER[it.first], HOLDER[it.struck]
    g = play(blamed(it), f"{purger} purge {victim}", str(PURGE_NUMBER[it.struck] - 4))
    assert (is_over(g), place(g, victim), stressed(g, purger)) == (True, it.struck, [3])


@rule("kremlin 15.4", "kremlin 2.2")
@each
def test_the_3_is_added_to_the_3_for_a_cure(it: Blame) -> None:
    victim, needed = HOLDER[it.struck], PURGE_NUMBER[it.struck]
    g = blamed(it, f"{it.struck} {victim}+~")
    play(g, f"{HOLDER[it.first]} purge {victim}", str(needed - 6))
    assert happened(g, Rolled) == [Rolled("purge", victim, needed - 6, 6, needed, ("cure", "card"))]
    assert place(quiet(g), victim) == "siberia"


@rule("kremlin 15.4", "kremlin 15.5", "kremlin I.3")
def test_a_shield_takes_off_what_the_blame_adds() -> None:
    g = dealt("1988", 2, "1B", "chief N", evolutionists="14", expansionists="3")
    plays(plays(g, "3: play 14"), "4: play 3")
    play(g, "B purge G", "9")
    assert (happened(g, Rolled), is_over(g)) == ([Rolled("purge", "G", 9, 0, 10, ("card",), short=1)], True)


@rule("kremlin 15.4", "kremlin C.7", "kremlin I.8")
def test_one_who_is_sent_away_after_he_announced_it_is_unavailable_too() -> None:
    g = dealt("1988", 2, "1B 2E", "chief N", evolutionists="14", expansionists="8")
    acts(plays(g, "3: play 14"), "B", "purge G")
    plays(g, "4: play 8 on B", 14)
    assert (actor(quiet(g)), stressed(g, "B")) == ("E", [0])


# The second purger


def without(how: str, it: Blame) -> Kremlin:
    """The first purger does not strike, for one reason or another."""
    purger = HOLDER[it.first]
    if how == "declines":
        return acts(blamed(it), purger, "pass")
    if how == "uncontrolled":
        return blamed(it, uncontrolled=purger)
    return blamed(it, f"{it.first} {purger}" + {"absent": "+~", "too old": "/30"}[how])


@rule("kremlin 15.4", "kremlin 2.3")
@each
@pytest.mark.parametrize("how", ["declines", "absent", "uncontrolled", "too old"])
def test_if_the_first_does_not_strike_the_second_may_try_the_targets_in_their_order(how: str, it: Blame) -> None:
    g = without(how, it)
    purger = HOLDER[it.second]
    for post in it.targets:
        victim, bonus, needed = HOLDER[post], 6 if how == "absent" and post == it.first else 3, PURGE_NUMBER[post]
        assert (actor(quiet(g)), offered(g, 2)) == (purger, {"pass", f"purge {victim}"})
        play(g, f"{purger} purge {victim}", str(needed - bonus))
        of = ("cure", "card") if bonus == 6 else ("card",)
        assert happened(g, Rolled)[-1] == Rolled("purge", victim, needed - bonus, bonus, needed, of)
    assert (is_over(g), stressed(g, purger)) == (True, [2])
    assert set(people(g, "siberia", "retired")) == {HOLDER[post] for post in it.targets}


@rule("kremlin 15.4", "kremlin C.5")
@each
def test_the_first_is_uncontrolled_only_if_he_is_so_when_the_window_closes(it: Blame) -> None:
    purger = HOLDER[it.first]
    g = volley(blamed(it, uncontrolled=purger))
    volley(g, f"4: declare {purger} 1")
    assert (actor(quiet(g)), offered(g, 4)) == (purger, {"pass", f"purge {HOLDER[it.struck]}"})


@rule("kremlin 15.4")
@each
def test_the_next_target_comes_only_after_a_success(it: Blame) -> None:
    purger, post = HOLDER[it.second], it.targets[0]
    g = play(without("declines", it), f"{purger} purge {HOLDER[post]}", str(PURGE_NUMBER[post] - 4))
    assert (is_over(g), place(g, HOLDER[post]), stressed(g, purger)) == (True, post, [3])


@rule("kremlin 15.4")
@each
@pytest.mark.parametrize("how", ["declines", "absent", "vacant", "uncontrolled", "too old"])
def test_if_the_second_does_not_strike_either_the_phase_is_over(how: str, it: Blame) -> None:
    """2.1 does not apply: nobody else comes in."""
    purger = HOLDER[it.second]
    held = {"absent": f"{purger}+~", "vacant": "-", "too old": f"{purger}/34"}.get(how)
    g = blamed(it, f"{it.second} {held}" if held else "", purger if how == "uncontrolled" else "")
    acts(g, HOLDER[it.first], "pass")
    if how == "declines":
        acts(g, purger, "pass")
    assert (is_over(g), people(g, "siberia"), happened(g, Rolled)) == (True, "", [])


@rule("kremlin 15.4")
@pytest.mark.parametrize("it", [it for it in TABLE if it.first == "kgb"], ids=lambda it: it.card)
def test_a_vacant_target_is_skipped(it: Blame) -> None:
    """There is no KGB head: he does not strike, and he is no target."""
    purger, victim = HOLDER[it.second], HOLDER[it.targets[0]]
    g = play(blamed(it, "kgb -", uncontrolled="B"), f"{purger} purge {victim}", "20")
    assert (is_over(g), people(g, "siberia"), stressed(g, purger)) == (True, victim, [1])


@rule("kremlin 15.4", "kremlin I.29", "kremlin I.31")
@pytest.mark.parametrize("card", ["29", "31"])
def test_so_is_one_that_comes_first(card: str) -> None:
    """Nobody holds Ideology, so that the Chief turns to the KGB head at once."""
    it = next(it for it in TABLE if it.card == card)
    g = acts(blamed(it, "ideology -"), "B", "pass")
    assert (actor(quiet(g)), offered(g, 2)) == ("N", {"pass", "purge B"})


@rule("kremlin 15.4", "kremlin I.16", "kremlin I.25")
@pytest.mark.parametrize(("card", "dismissal"), [("15", "16"), ("26", "25")])
def test_a_target_dismissed_in_time_leaves_the_first_nothing_to_strike(card: str, dismissal: str) -> None:
    g = dealt("1988", 2, "1B 2E", "chief N", evolutionists=card, expansionists=dismissal)
    plays(plays(g, f"3: play {card}"), f"4: play {dismissal}")
    assert (actor(quiet(g)), offered(g, 2)) == ("E", {"pass", "purge B"})


@rule("kremlin 15.4")
def test_nobody_is_his_own_scapegoat() -> None:
    """No card of the deck says so, but the rule does: he is passed over."""
    g = dealt("1988", 2, "1B 2E", "chief N")
    add_effect(g, Scapegoat(KGB, KGB, IDEOLOGY, (IDEOLOGY, KGB)))
    assert (actor(quiet(g)), offered(g, 2)) == ("E", {"pass", "purge B"})
    play(g, "E purge B", "11")
    assert (is_over(g), place(g, "B"), stressed(g, "E")) == (True, "siberia", [1])


# When


@rule("kremlin 15.4")
@each
def test_it_is_played_at_the_start_of_phase_2_while_the_post_is_held(it: Blame) -> None:
    card, why = it.card, f"kremlin-card-not-now card={it.card} (kremlin I.{it.card})"
    assert refused(dealt("1988", 1, "1B", "", stalinists=card), 1, f"play {card}") == why
    assert refused(dealt("1988", 2, "1B", f"{it.struck} -", stalinists=card), 1, f"play {card}") == why
    assert playable(dealt("1988", 2, "1C", f"{it.second} -", stalinists=card), 1) == {card}
    g = acts(dealt("1988", 2, "2BE", "", stalinists=card), "B", "purge I")
    assert refused(g, 1, f"play {card}") == why


@rule("kremlin 15.4", "kremlin 13.1")
def test_of_two_in_a_volley_the_second_goes_back_unseen_and_there_is_one_a_year() -> None:
    g = dealt("1988", 2, "1B", "", stalinists="14", militarists="29")
    twin = volley(g.copy(), "1: play 14")
    why = "kremlin-card-not-now card=29 (kremlin I.29)"
    assert refused(twin, 2, "play 29") == why  # while the first is only named
    assert refused(worked(twin), 2, "play 29") == why
    plays(g, "1: play 14; 2: play 29")
    assert (hand_of(g, 2), lasting(g)) == (("29",), ["Scapegoat"])
    skip(skip(g, 1, face=15), 2, face=15)
    assert (g.public.year, playable(g, 2)) == (2, {"29"})
