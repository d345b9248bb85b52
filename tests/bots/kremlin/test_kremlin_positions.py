"""The careful player of Kremlin in drawn positions.

The seats have little in common: 1 stalinists, 2 militarists, 3 evolutionists, 4 expansionists.
"""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import play_out
from presidium.bots.baseline.kremlin import Careful as Before
from presidium.bots.kremlin import Careful
from presidium.bots.kremlin.play import deeds
from presidium.core import seat_view, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Purge
from presidium.games.kremlin.cards.events import Drew, Took
from presidium.games.kremlin.events import Forwent, Grew
from presidium.games.kremlin.printed.board import POSTS
from presidium.games.kremlin.setup import POINTS
from presidium.games.kremlin.state import FACTIONS
from presidium.games.kremlin.written.position import GROUPS
from tests.games.kremlin.drawn import (
    BOARD,
    EDITIONS,
    Kremlin,
    actor,
    acts,
    announced,
    at,
    do,
    does,
    new,
    offered,
    quiet,
    shut,
    told,
    volley,
    where,
    window,
)

THIRD_HAS_X = ("F B G N O P Q R S T", "C B U V W D Y Z H I", "E D X K L M U V W J")
SHEETS = ("F B G N O P Q R S T", "C B U V W X Y Z H I", "D E J K L M U V W X", "E D M L K J X W V U")


def position(text: str, *sheets: str) -> Kremlin:
    """On the usual board without those the text puts elsewhere, with these sheets for the first seats."""
    placed = [field.split() for field in text.split("|") if field.split()[0] in (*POSTS, *GROUPS)]
    elsewhere = {word[0] for _, *words in placed for word in words}
    board = [words for words in map(str.split, BOARD.split(" | ")) if words[0] not in {name for name, *_ in placed}]
    rest = [" ".join((name, *([who for who in words if who[0] not in elsewhere] or "-"))) for name, *words in board]
    written = [
        f"sheet {faction} " + " ".join(f"{who}{points}" for who, points in zip(letters.split(), POINTS, strict=True))
        for faction, letters in zip(FACTIONS, (*sheets, *SHEETS[len(sheets) :]), strict=False)
    ]
    return at(" | ".join((text, *rest, *written)))


def choices(g: Kremlin, seat: int) -> set[str]:
    """What it chooses, over a few moods."""
    return {KREMLIN.notation.print(Careful().choose(view(g, seat), Random(mood))) for mood in range(8)}


def choice(g: Kremlin, seat: int) -> str:
    (only,) = choices(g, seat)
    return only


def carry_on(g: Kremlin, who: str) -> list[str]:
    """All that his controller lets him do, one after the other, nobody reacting."""
    done = []
    while actor(shut(g)) == who and (not done or done[-1] != "pass"):
        seat = g.public.control[who]
        action = Careful().choose(view(g, seat), Random(1))
        done.append(KREMLIN.notation.print(action))
        g.apply(seat, action)
    return done


# Windows


def test_it_purges_at_15_percent_only_a_rivals_chief_with_marks() -> None:
    """One rival has marks, the other has none; both have a Chief who is worth removing."""
    for track, purges in (("militarists militarists", True), ("evolutionists evolutionists", False)):
        g = position(
            f"edition 1988 | year 3 | track {track} | phase 2 | chief C | kgb B | "
            "declared C militarists 9 | declared B stalinists 4"
        )
        outlook = Careful().outlook(seat_view(shut(g), 1))
        assert (deeds.purge(outlook, "B", Purge("C")) > deeds.FORBIDDEN) is purges


def test_third_parties_acquit_a_chief_and_seldom_anybody_else() -> None:
    """Each of four seats controls one voter."""
    g = position(
        "edition 1988 | year 3 | phase 3 | chief C? | kgb B | foreign D? | defence E | declared C militarists 9 | "
        "declared B stalinists 4 | declared D evolutionists 5 | declared E expansionists 5"
    )
    outlook = Careful().outlook(seat_view(g, 1))
    assert deeds.odds_of_guilt(outlook, "C") < 0.5 < 0.85 < deeds.odds_of_guilt(outlook, "D")


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_declares_to_save_its_man_and_shows_no_more_than_is_needed(edition: str) -> None:
    g = position(f"edition {edition} | phase 2 | declared B militarists 3 | declared F stalinists 5")
    acts(g, "B", "purge F")
    assert choice(g, 1) == "declare B 9 as_needed"
    volley(g, f"1: {choice(g, 1)}")
    assert g.public.declared["B"] == (4, 3, 0, 0)
    assert g.public.control["B"] == 1
    assert actor(g) == "B"
    assert choice(g, 1) != "purge F"


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_passes_where_it_could_not_help_or_has_nothing_against_it(edition: str) -> None:
    g = position(f"edition {edition} | phase 2 | declared B militarists 9 | declared F stalinists 5")
    assert choice(acts(g, "B", "purge F"), 1) == "pass"  # an equal number does not take over
    g = position(
        f"edition {edition} | phase 2 | declared B evolutionists 3 | declared C militarists 5",
        SHEETS[0],
        SHEETS[1],
        "B E J K L M U V W X",
    )
    assert choice(acts(g, "B", "purge C"), 1) == "pass"
    assert choice(g, 2).startswith("declare B")


def test_it_shows_nothing_at_the_start_of_a_phase() -> None:
    for phase in range(1, 9):
        g = position(f"edition 1988 | year 2 | phase {phase} | chief F | declared C militarists 1")
        assert window(g)
        assert {choice(g, seat) for seat in g.rules.players} == {"pass"}


def test_it_takes_a_lapsing_right_that_is_of_use() -> None:
    board = "declared C militarists 9 | defence - | chief C | foreign D"
    g = shut_until_announced(position(f"edition 1988 | phase 2 | {board}"))
    assert choice(g, 1) == "pass"  # a purge of the Chief succeeds with 15 %, and nobody has marks
    g = position(f"edition 1988 | year 3 | track militarists militarists | phase 2 | {board}")
    assert announced(shut_until_announced(g)) == "B: pass"
    assert choice(g, 1).startswith("declare B")
    assert choice(g, 4) == "pass"  # nothing written on him
    volley(g, f"1: {choice(g, 1)}")
    assert g.public.declared["B"] == (1, 0, 0, 0)


def shut_until_announced(g: Kremlin) -> Kremlin:
    while announced(g) is None:
        volley(g)
    return g


def test_it_guards_its_chief_before_the_wave_with_all_it_has_and_shows_what_is_needed() -> None:
    g = position(
        "edition 1988 | year 2 | phase 8 | chief F| declared F stalinists 3",
        SHEETS[0],
        "C F U V W X Y Z H I",
    )
    volley(g)
    assert choice(g, 1) == "declare F 10 as_needed"
    assert choice(g, 2) == "declare F 9 as_needed"
    assert choice(g, 3) == "pass"
    volley(g, f"1: {choice(g, 1)}; 2: {choice(g, 2)}")
    assert g.public.declared["F"] == (10, 9, 0, 0)
    assert g.public.control["F"] == 1


def test_in_1986_nobody_need_control_the_chief_who_waves() -> None:
    g = position(
        "edition 1986 | year 2 | phase 8 | chief F| declared F militarists 3",
        SHEETS[0],
        "C F U V W X Y Z H I",
    )
    volley(g)
    assert window(g)
    assert {choice(g, seat) for seat in g.rules.players} == {"pass"}


def test_in_1961_it_bids_for_the_last_chief() -> None:
    g = position(
        "edition 1988 | year 11 | phase 5 | chief F| declared F militarists 3",
        SHEETS[0],
        "C F U V W X Y Z H I",
    )
    volley(g)
    assert choice(g, 1) == "declare F 10 as_needed"
    assert choice(g, 2) == "declare F 9 as_needed"


# 1 Cures


def test_a_sick_chief_takes_a_cure_but_not_one_wave_from_winning() -> None:
    for track, chosen in (("- - -", "cure"), ("- stalinists stalinists", "pass")):
        g = position(f"edition 1988 | year 4 | phase 1 | track {track} | chief F++| declared F stalinists 10")
        assert choice(shut(g), 1) == chosen


def test_a_chief_with_one_cross_stays_while_he_is_strong() -> None:
    g = position(
        "edition 1988 | year 4 | phase 1 | track - - stalinists | chief Z+ | declared Z stalinists 10",
        "Z B G N O P Q R S T",
    )
    assert choice(shut(g), 1) == "pass"


def test_a_sick_man_of_its_own_takes_a_cure_and_a_rivals_does_not() -> None:
    text = "edition 1988 | year 2 | phase 1 | chief A | kgb F++ | industry B | "
    assert choice(shut(position(text + "declared F stalinists 9")), 1) == "cure"
    g = position(
        text + "declared F stalinists 2 evolutionists 1", "C B G N O P Q R F T", SHEETS[1], "F E J K L M U V W X"
    )
    assert choice(shut(g), 1) == "pass"


# 2 Purge


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_purges_a_rivals_favourite_and_never_its_own(edition: str) -> None:
    text = f"edition {edition} | year 3 | phase 2 | chief F | ideology X+~ | declared F stalinists 10"
    g = position(
        f"{text} | declared B stalinists 9 | declared X evolutionists 8 | declared H militarists 2", *THIRD_HAS_X
    )
    assert choice(shut(g), 1) == "purge X"
    for faction in FACTIONS[:4]:
        g = position(f"edition {edition} | year 3 | phase 2 | declared B {faction} 1", *["F B G N O P Q R S T"] * 4)
        assert not choices(shut(g), FACTIONS.index(faction) + 1) & {f"purge {own}" for own in "FBG"}


@pytest.mark.parametrize(("edition", "waves"), [("1986", "X X"), ("1988", "evolutionists evolutionists")])
def test_a_purge_of_little_chance_is_tried_only_where_much_comes_of_it(edition: str, waves: str) -> None:
    """An old Chief, whom three rolls in twenty strike: another will do it soon. But not if he needs but one wave."""
    text = f"edition {edition} | year 4 | phase 2 | chief X/28 | ideology A | candidates -"
    shown = "declared X evolutionists 8 | declared B stalinists 4"
    g = position(f"{text} | {shown}", *THIRD_HAS_X)
    assert "purge X" not in choices(shut(g), 1)
    assert Before().choose(seat_view(g, 1), Random(1)) == KREMLIN.notation.read("purge X")
    g = position(f"{text} | {shown} | track - {waves}", *THIRD_HAS_X)
    assert choice(shut(g), 1) == "purge X"


def test_an_old_purger_of_its_own_is_not_risked_for_little() -> None:
    g = position("edition 1988 | year 3 | phase 2 | kgb F/20 | industry B | declared F stalinists 10 | candidates -")
    assert choice(shut(g), 1) == "pass"


# 3 Investigation


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_acquits_its_own_and_condemns_a_rivals(edition: str) -> None:
    text = f"edition {edition} | year 2 | phase 3 | declared D evolutionists 9 | declared B stalinists 3 | "
    g = position(text + "industry F? | declared F stalinists 4", SHEETS[0], SHEETS[1], "E D J K L M U V W X")
    assert choice(does(g, "D", "accuse F"), 1) == "vote innocent"
    g = position(
        text + "economy E? | ideology G | declared E expansionists 8", SHEETS[0], SHEETS[1], "C D J K L M U V W X"
    )
    assert choice(does(g, "D", "accuse E"), 1) == "vote guilty"


def test_it_seizes_a_vote_to_save_its_man() -> None:
    shown = "declared D evolutionists 9 | declared B militarists 3 | declared F stalinists 4"
    text = f"edition 1988 | year 2 | phase 3 | industry F? | {shown}"
    g = position(text, SHEETS[0], SHEETS[1], "E D J K L M U V W X")
    does(g, "D", "accuse F")
    acts(g, "B", "vote guilty")
    assert choice(g, 1).startswith("declare B")
    assert choice(g, 4) == "pass"


def test_it_neither_suspects_nor_accuses_nor_condemns_its_own() -> None:
    g = position(
        "edition 1986 | year 2 | phase 3 | defence F | industry D? | candidates G N O I J | declared F stalinists 9"
    )
    done = carry_on(g, "F")
    assert done[-1] == "pass"
    assert not {word.split()[-1] for word in done} & set("BGNO")


# 5 Funeral commission


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_proposes_and_elects_its_own(edition: str) -> None:
    text = f"edition {edition} | year 4 | phase 5 | chief - | kgb F | foreign G | industry B | economy C"
    shown = "declared G stalinists 3 | declared F stalinists 2 | declared B militarists 9 | declared D evolutionists 5"
    g = position(f"{text} | {shown}")
    assert choice(shut(g), 1) == "propose F"
    does(g, "G", "propose D")
    shut(g)
    while actor(g) != "F":
        do(g, f"{g.public.control[actor(g) or '']}: vote for")
        shut(g)
    assert choice(g, 1) == "vote against"


def test_of_rivals_it_elects_the_one_who_will_not_last() -> None:
    text = "edition 1988 | year 4 | phase 5 | chief - | foreign B | kgb C/15++ | defence X | declared B stalinists 9"
    g = position(
        f"{text} | declared C militarists 9 | declared X evolutionists 5", SHEETS[0], SHEETS[1], "X E J K L M U V W D"
    )
    assert choice(shut(g), 1) == "propose C"


# 6 Replacements


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_young_chief_promotes_its_own(edition: str) -> None:
    text = f"edition {edition} | year 2 | phase 6 | chief T | kgb - | declared T stalinists 10"
    g = position(text, "T F B N O P Q R S U", *SHEETS[1:])
    done = carry_on(g, "T")
    assert "move F kgb" in done
    assert g.public.men["T"].stress <= 8


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("crosses", ["", "+", "++"])
def test_it_does_not_stress_its_chief_to_death(edition: str, crosses: str) -> None:
    for track in ("- - -", "- stalinists stalinists" if edition == "1988" else "- F F"):
        for stress in (12, 18, 22):
            text = f"edition {edition} | year 4 | phase 6 | track {track} | chief F/{stress}{crosses} | kgb -"
            g = position(f"{text} | candidates N I J K L | declared F stalinists 10")
            assert "pass" in carry_on(g, "F")
            assert g.public.age("F") <= min(71 + stress + 2, 95)
            assert where(g)[0] == "F"


def test_others_promote_their_own_too() -> None:
    g = position("edition 1988 | year 2 | phase 6 | kgb G | economy - | candidates N I J K L | declared G stalinists 8")
    assert carry_on(g, "G")[0] == "move N economy"
    g = position(
        "edition 1988 | year 2 | phase 6 | sport G | economy H | candidates I J K L | declared G stalinists 7",
        "F B N G O P Q R S T",
    )
    assert carry_on(g, "G")[0] in {f"move {who} candidate" for who in "NOPQRST"}


# 7 Rehabilitation


def test_it_brings_back_nobody_at_the_price_of_its_own() -> None:
    g = position("edition 1988 | year 2 | phase 7 | kgb F | industry B | siberia C N | declared F stalinists 9")
    assert choice(shut(g), 1) == "pass"


def test_it_brings_back_its_best_with_a_man_it_has_no_use_for() -> None:
    text = "edition 1986 | year 2 | phase 7 | sport C | foreign H | siberia D F | declared C stalinists 1"
    g = position(text, "F B G N O P Q R S C", "D B U V W X Y Z H I")
    assert choice(shut(g), 1) == "rehabilitate F"


# 10 Growth, C.2 ties


@pytest.mark.parametrize("edition", EDITIONS)
def test_growth_goes_to_a_living_man_high_up(edition: str) -> None:
    text = (
        f"edition {edition} | growth on | year 3 | phase 8 | chief T | wall N O | siberia Q | declared T stalinists 1"
    )
    g = shut(position(text, "F B T G N O P Q R S"))
    while g.asked() != (1,):
        do(g, f"{g.asked()[0]}: add Z")
    assert choice(g, 1) == "add T"


@pytest.mark.parametrize("preset", ["1986 full", "1988 advanced"])
def test_it_never_declines_to_grow(preset: str) -> None:
    g = new(3, preset=preset)
    bots = {seat: Careful() for seat in g.rules.players}
    play_out(g, bots, Random(2), {seat: Random(seat) for seat in bots})
    assert any(isinstance(event, Grew | Drew | Took) for event in told(g))
    assert not any(isinstance(event, Forwent) for event in told(g))


def test_where_nobody_is_left_to_write_on_it_takes_a_card() -> None:
    empty = " | ".join(f"{post} -" for post in (*POSTS, "candidates"))
    everybody = " ".join("BCDEFGHIJKLMNOPQRSTUVWXYZ")
    g = quiet(position(f"intrigue on | year 3 | phase 8 | {empty} | siberia {everybody}"))
    assert (offered(g, 1), choice(g, 1)) == ({"pass", "take intrigue"}, "take intrigue")


def test_an_arbiter_chooses_who_is_furthest_from_winning() -> None:
    shown = "declared B stalinists 2 evolutionists 1"
    g = position(
        f"edition 1988 | tie_arbiter on | year 3 | phase 2 | track - militarists | {shown}",
        *["B F G N O P Q R S T"] * 4,
    )
    volley(g, "2: declare B 5; 4: declare B 5")
    assert g.asked() == (1,)
    assert choice(g, 1) == "choose expansionists"
