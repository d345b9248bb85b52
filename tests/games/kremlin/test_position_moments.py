"""Positions of Kremlin in the middle of anything: nothing is missing, and what cannot be is refused."""

from __future__ import annotations

import json
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Refused
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.silence import begins_quietly
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.influence.control import fall, lower
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import EDITIONS, acts, alike, dice, do, drawn, new, play_out, shut, volley, window
from tests.rules import rule

TABLES = (
    {"edition": "1986"},
    {"edition": "1986", "growth": "on", "president": "on", "strengths": "on"},
    {"edition": "1988"},
    {"edition": "1988", "growth": "on", "tie_arbiter": "on", "influence_nestor": "on", "purge_limit": "none"},
    {"preset": "1988 advanced"},
    {"preset": "1986 full"},
)


@pytest.mark.few(2)
@rule("kremlin 0.6")
@pytest.mark.parametrize("chosen", TABLES, ids=lambda chosen: "-".join(chosen.values()))
@pytest.mark.parametrize("seats", [3, 6])
def test_a_position_is_the_whole_game_from_the_first_phase_to_the_end(seats: int, chosen: dict[str, str]) -> None:
    starts, phases = 0, set()
    for number, g in enumerate(play_out(new(seats, **chosen), Random(seats), passing=0.85)):
        if g.over or not g.public.phase:
            with pytest.raises(Refused) as refused:
                KREMLIN.write_position(g)
            assert refused.value.why.id == "no-position-here"
        elif begins_phase(g) or number % 10 == 0:
            text = KREMLIN.write_position(g)
            assert (" | steps " in text) != begins_phase(g)
            read = KREMLIN.read_position(text)
            assert KREMLIN.write_position(read) == text
            assert [getattr(read, part) for part in PARTS] == [getattr(g, part) for part in PARTS]
            assert read.question().span == g.question().span
            starts += begins_phase(g)
            phases.add(g.public.phase)
    assert starts > 16
    assert phases == set(range(1, 9))


PARTS = ("rules", "public", "secrets", "stack", "answers")
"""All of a state but its log."""


def begins_phase(g: Kremlin) -> bool:
    """Whether a phase has begun, and nothing has happened since that its beginning would not tell."""
    public, deck = g.public, g.rules.edition.deck  # type: ignore[attr-defined]
    again = public.silent != begins_quietly(public, deck) or (window(g) or Window()).again
    return window(g) == Window() and not (public.waived or public.agenda or again)


def again(g: Kremlin) -> Kremlin:
    """The same game, by way of its position; nothing of it may be missing."""
    text = KREMLIN.write_position(g)
    read = KREMLIN.read_position(text)
    assert [getattr(read, part) for part in PARTS] == [getattr(g, part) for part in PARTS]
    assert KREMLIN.write_position(read) == text
    return read


def said(g: Kremlin, name: str) -> list[str]:
    """What its position says under this name."""
    fields = KREMLIN.write_position(again(g)).split(" | ")
    return [words.removeprefix(f"{name} ") for words in fields if words.split()[0] == name]


@rule("kremlin 13.5")
def test_a_window_that_opens_again_at_the_start_of_a_phase_keeps_its_length() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()}")
    assert (g.question().span, again(g).question().span) == ("between", "between")
    volley(g, "1: declare C 5")
    assert (g.question().span, again(g).question().span) == ("announced", "announced")


# Influence


@rule("kremlin C.2")
@pytest.mark.parametrize(
    ("volleys", "told"),
    [
        ("3: declare B 4 | 2: declare B 4 | 4: declare B 3", ["B stalinists evolutionists militarists expansionists"]),
        ("4: declare B 3 | 3: declare B 4 | 2: declare B 4 | 1: declare B 6", []),
        ("2: declare B 4; 3: declare B 4; 4: declare B 3", ["B stalinists militarists evolutionists expansionists"]),
    ],
)
def test_in_which_order_numbers_were_raised_is_told_where_it_is_not_the_usual(volleys: str, told: list[str]) -> None:
    """Usually the lower come first, and of equals whoever is named first; where influence falls it counts (C.2)."""
    g = drawn(f"phase 2 | {alike()} | declared B stalinists 5")
    for answers in volleys.split("|"):
        volley(g, answers)
    assert said(g, "rises") == told
    read = again(g)
    for game in (g, read):
        lower(game, 1, "B", 3)
        fall(game, "B")
    assert read.public.control == g.public.control == {"B": 2 if ";" in volleys else 3}


@rule("kremlin C.2")
def test_a_tie_that_is_just_being_settled_is_told() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()} | declared C expansionists 3")
    volley(g, "1: declare C 5; 2: declare C 5")
    assert (said(g, "control"), said(g, "steps")) == (
        ["C expansionists"],
        ["TieRoll(who='C', tied=(1, 2)), Reopen(window=Window()), PurgePhase()"],
    )
    assert dice(again(g), 3, 4).public.control == {"C": 2}
    g = drawn(f"edition 1988 | phase 2 | {alike()}")
    volley(g, "1: declare C 5; 2: declare C 5")
    assert said(g, "control") == ["C -"]


@rule("kremlin C.2")
def test_which_ties_an_arbiter_has_judged_is_told_where_it_is_not_the_usual() -> None:
    g = drawn(f"edition 1988 | tie_arbiter on | phase 2 | {alike()} | declared B stalinists 4 militarists 4")
    volley(g, "3: declare B 2")
    assert g.asked() == (3,)
    do(g, "3: choose militarists")
    assert said(g, "judged") == []
    g.public.judged = {}
    assert said(g, "judged") == ["B -"]
    g.public.judged = {"C": (1, 2)}
    assert said(g, "judged") == ["B -", "C stalinists militarists"]


@rule("kremlin 10.1", "kremlin 13.2")
def test_how_a_ten_plus_has_grown_is_told() -> None:
    """Of 11 shown with 2 added it would only follow that 9 had been written, but 10 were shown before."""
    g = drawn(f"edition 1986 | growth on | year 3 | phase 8 | {alike(3)} | declared B stalinists 10 | chief -")
    shut(g)
    do(g, "3: add Z; 2: add Z; 1: add B")
    assert (g.public.declared["B"], g.public.needs[0][INDEX["B"]]) == ((11, 0, 0), 10)
    assert said(g, "needs") == ["stalinists B10"]


# What is under way


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_announced_and_what_is_sealed_is_part_of_a_position(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike(4)} | declared B stalinists 4")
    do(volley(g, "3: waive; 4: declare E 1"), "4: pass")
    assert (said(g, "waived"), said(g, "sealed")) == (["evolutionists"], ["expansionists pass"])
    assert said(g, "steps") == ["Window(again=True), PurgePhase()"]
    do(acts(shut(do(g, "1: pass; 2: pass")), "B", "purge C"), "2: declare B 7 as_needed")
    assert said(g, "agenda") == ["Deed(who='B', by=1, action=Purge(who='C'))"]
    assert said(g, "steps") == ["Window(about=('B',)), Finality(right=Purging()), LastWindow()"]
    assert said(g, "sealed") == ["militarists declare B 7 as_needed"]
    read = do(again(g), "1: pass; 4: pass")
    assert (read.public.control["B"], read.asked()) == (2, (2,))  # C.5 who announces anew


def test_a_die_that_is_to_be_cast_is_part_of_a_position() -> None:
    g = acts(drawn(f"edition 1988 | phase 2 | {alike(4)} | declared B stalinists 4"), "B", "purge C")
    assert shut(g).asked() == (CHANCE,)
    assert said(g, "steps") == ["PurgeRoll(purger='B', victim='C', after=Purging(purged=1)), LastWindow()"]
    assert again(g).asked() == (CHANCE,)


@rule("kremlin 3.2")
def test_a_vote_under_way_is_part_of_a_position() -> None:
    held = "declared D stalinists 4 | declared E militarists 3"
    g = drawn(f"edition 1988 | year 2 | phase 3 | {alike(4)} | foreign C?1 | {held}")
    shut(acts(g, "D", "accuse C"))
    shut(do(g, "1: vote guilty"))
    votes = "(('C', 'innocent'), ('D', 'guilty'))"  # 3.5
    assert said(g, "agenda") == [f"Case(accuser='D', accused='C', votes={votes})"]
    proceedings = "Investigating1988(suspects=('C',), accused=True)"
    assert said(g, "steps") == [f"Verdict(post='ideology', proceedings={proceedings}), LastWindow()"]
    assert again(g).asked() == (2,)
    then = KREMLIN.write_position(g).replace("proceedings=", "hearing=")  # as it was called in version 0.1
    assert KREMLIN.read_position(then) == again(g)


@rule("kremlin 13.1")
def test_cards_named_and_cards_that_wait_are_part_of_a_position() -> None:
    cards = "intrigue on | hand stalinists 21 | hand militarists 13 | hand evolutionists 6"
    g = drawn(f"edition 1988 | {cards} | phase 2 | {alike(3)} | foreign C/4+~ | declared C militarists 2")
    volley(g, "1: play 21 on C; 2: play 13 on C")
    assert said(g, "agenda") == ["NamedCard(player=1, play=PlayOn(card='21', who='C'), start=True, held_by=2)"]
    assert said(g, "waiting") == ["0 militarists play 13 on C"]
    volley(g, "3: play 6 on C")
    assert said(g, "waiting") == ["0 militarists play 13 on C"]
    read = again(g)
    for game in (g, read):
        while game.public.men["C"].stress:
            volley(game)
    assert [getattr(read, part) for part in PARTS] == [getattr(g, part) for part in PARTS]


def test_a_card_that_was_named_in_an_earlier_version_is_still_there() -> None:
    """It was written down as `Named`, in positions and on disks."""
    g = drawn(f"edition 1988 | intrigue on | hand stalinists 21 | phase 2 | {alike(3)} | foreign C/4+~")
    volley(g, "1: play 21 on C")
    then = KREMLIN.write_position(g).replace("NamedCard(", "Named(")
    assert "agenda Named(" in then
    assert KREMLIN.read_position(then).public.agenda == g.public.agenda
    saved = json.dumps(KREMLIN.codec.save(g)).replace('"NamedCard"', '"Named"')
    assert KREMLIN.codec.load(json.loads(saved)) == g


@rule("kremlin 14.4")
def test_a_leave_does_not_end_the_help_of_a_specialist_in_a_position_either() -> None:
    effects = "effect specialist C 2 | effect on_leave C"
    g = drawn(f"edition 1986 | cards on | phase 4 | foreign C+ | {effects}")
    assert KREMLIN.write_position(again(g)).endswith(effects)


def test_waiving_may_be_told_at_the_start_of_a_phase() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike(3)} | declared B stalinists 4 | waived militarists")
    assert (g.asked(), g.public.waived) == ((1, 3), (2,))


# Moments that cannot be

STEPS = "steps Window(about=('B',)), Finality(right=Purging()), LastWindow()"
DEED = "agenda Deed(who='B', by=1, action=Purge(who='D'))"


@rule("kremlin C.5", "kremlin 13.1")
@pytest.mark.parametrize(
    ("bad", "id"),
    [
        (DEED, "position-lacks"),
        ("steps", "unreadable"),
        ("steps Window(", "unreadable"),
        ("steps Window(about=('B',))", "unreadable"),  # and then?
        ("steps PurgePhase(), Health()", "unreadable"),  # the list of another phase
        ("steps 3, LastWindow()", "unreadable"),
        ("steps exit(), LastWindow()", "unreadable"),
        ("steps Purging(limit=3), LastWindow()", "unreadable"),
        ("steps Purging(purged='3'), LastWindow()", "unreadable"),
        ("steps Purging(3), LastWindow()", "unreadable"),
        (f"{STEPS} | {DEED.lower()}", "unreadable"),
        (f"{STEPS} | {DEED.replace('by=1', 'by=5')}", "unreadable"),
        (f"{STEPS} | {DEED.replace('by=1', 'by=True')}", "unreadable"),
        (f"{STEPS} | agenda Purge(who='D')", "unreadable"),
        (STEPS, "kremlin-impossible-steps"),
        (f"{STEPS} | agenda Case(accuser='B', accused='D')", "kremlin-impossible-steps"),
        (f"{STEPS} | {DEED}, Throw(why='purge', who='D', face=3)", "kremlin-impossible-steps"),
        ("steps AddInfluence(seat=1, points=1), LastWindow() | sealed stalinists cure", "kremlin-add-or-pass"),
        (f"{STEPS} | {DEED} | sealed stalinists purge B", "kremlin-react"),
        (f"{STEPS} | {DEED} | sealed marxists pass", "unreadable"),
        (f"{STEPS} | {DEED} | sealed", "unreadable"),
        (f"{STEPS} | {DEED} | waiting 0 stalinists play 3", "unreadable"),
        (f"{STEPS} | {DEED} | waived marxists", "unreadable"),
        ("waived stalinists stalinists", "unreadable"),
        ("rises B stalinists", "unreadable"),
        ("rises D stalinists", "unreadable"),
        ("rises B stalinists militarists | rises B stalinists militarists", "unreadable"),
        ("control B", "unreadable"),
        ("control D stalinists", "unreadable"),
        ("judged B marxists", "unreadable"),
        ("needs stalinists B", "unreadable"),
        ("needs stalinists B11", "kremlin-impossible-sheet"),
    ],
)
def test_an_impossible_moment_is_refused(bad: str, id: str) -> None:
    good = "phase 2 | declared B stalinists 4 militarists 3"
    assert drawn(f"{good} | {STEPS} | {DEED} | sealed militarists pass").answers == {2: PASS}
    with pytest.raises(Refused) as refused:
        drawn(f"{good} | {bad}")
    assert refused.value.why.id == id
