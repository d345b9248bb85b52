"""The words of Kremlin: politicians, places and factions by name, deeds inside sentences, every ending."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from presidium.core import PASS, Outcome, refusal, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Cure, Declare, DeclareAsNeeded, Move, Purge, Rearrange, Vote, Write
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.ending import won_by
from presidium.games.kremlin.events import Announced, Controlled, Ended, Fell, Marked, Moved, Ranked, Rolled
from presidium.games.kremlin.influence.ties import TieRoll
from presidium.games.kremlin.phases.p2_purge import Purging
from presidium.games.kremlin.phases.p3_investigation import Investigating1986
from presidium.games.kremlin.phases.p5_funeral import Proposal
from presidium.games.kremlin.phases.trial import Verdict
from presidium.games.kremlin.printed.board import CANDIDATE, DEFENCE, LEVEL_1, LEVEL_2, PEOPLE, PLACES, POSTS
from presidium.games.kremlin.printed.health import AT_WORK, SANATORIUM, YOUNGEST
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.state import FACTIONS
from presidium.text import Words, rules
from tests.text.messages import COMPLETE

ENGLISH, FRENCH = Words("en"), Words("fr")
every_language = pytest.mark.parametrize("words", list(map(Words, COMPLETE)), ids=COMPLETE)


# Names


@every_language
@pytest.mark.parametrize("who", LETTERS)
def test_every_politician_has_the_name_on_his_card(words: Words, who: str) -> None:
    card = PRINTED[who]
    assert words(f"kremlin-politician-{who}") == card.surname
    assert words(f"kremlin-full-name-{who}") == f"{card.given_name} {card.surname}"
    assert words.name("kremlin", "who", who) == f"{card.surname} ({who})"


@every_language
def test_every_politician_has_a_line_of_his_own_that_fits_on_a_card(words: Words) -> None:
    lines = [words(f"kremlin-line-{who}") for who in LETTERS]
    assert len(set(lines)) == len(LETTERS)
    assert all(line.endswith(".") and len(line) <= 90 for line in lines)


def test_the_lines_of_one_language_are_not_those_of_the_other() -> None:
    assert not {ENGLISH(f"kremlin-line-{who}") for who in LETTERS} & {FRENCH(f"kremlin-line-{who}") for who in LETTERS}


@every_language
def test_every_place_and_every_phase_has_a_name(words: Words) -> None:
    places = [words.name("kremlin", "place", place) for place in PLACES]
    assert places == [words(f"kremlin-place-{place}") for place in PLACES]
    assert len(set(places)) == len(PLACES)
    assert len({words(f"kremlin-phase-{phase}") for phase in range(1, 9)}) == 8


@every_language
def test_seats_are_factions_and_the_readers_own_is_marked(words: Words) -> None:
    for seat, faction in enumerate(FACTIONS, 1):
        assert words.seat(seat, "kremlin").endswith(words(f"kremlin-faction-{faction}"))
    assert Words("en", you=2).seat(2, "kremlin") == "the Red Army Militarists (you)"
    assert Words("fr", you=2).seat(2, "kremlin") == "les Militaristes de l’Armée rouge (vous)"
    assert words.seat(2, "goulag") == words.seat(2)


def test_what_a_game_has_no_name_for_is_told_as_it_stands() -> None:
    assert ENGLISH.name("goulag", "who", "F") == "F"
    assert ENGLISH.name("goulag", "player", 3) == "Comrade 3"


@every_language
def test_the_rules_print_the_health_table_the_game_rolls_on(words: Words) -> None:
    rows = [line.split() for line in rules("kremlin", words.lang)["4.1"].splitlines()]
    assert [row for row in rows if row and row[0].isdecimal()] == [
        [f"{age}", *row] for age, row in enumerate(zip(AT_WORK, SANATORIUM, strict=True), YOUNGEST)
    ]


@every_language
def test_the_rules_list_everybody_as_on_the_cards(words: Words) -> None:
    rows = [line.strip("| ").split(" | ") for line in rules("kremlin", words.lang)["0.2"].splitlines()]
    assert [row for row in rows if row[0] in PRINTED] == [
        [
            who,
            words(f"kremlin-full-name-{who}"),
            f"{card.age}",
            words.name("kremlin", "place", card.strength),
            words.name("kremlin", "place", card.weakness),
        ]
        for who, card in PRINTED.items()
    ]


# Fields


def test_fields_are_told_by_what_they_hold() -> None:
    assert ENGLISH.tell("kremlin", Controlled("F", 1)) == "The Hardline Stalinists control Purgemoff (F) now."
    assert ENGLISH.tell("kremlin", Controlled("F", None)) == "Nobody controls Purgemoff (F) any more."
    assert FRENCH.tell("kremlin", Ranked((3, 1))) == (
        "Ordre d’ancienneté\u00a0: les Évolutionnistes de Lyssenko et les Staliniens purs et durs."
    )


def test_what_has_a_name_can_also_be_selected_by() -> None:
    assert ENGLISH.tell("kremlin", Moved("F", "kgb")) == "Purgemoff (F) is head of the KGB now."
    assert ENGLISH.tell("kremlin", Move("F", PEOPLE)) == "Make Purgemoff (F) one of the People"
    assert FRENCH.tell("kremlin", Moved("S", CANDIDATE)) == "Patina (S) rejoint les candidats."
    assert FRENCH.tell("kremlin", Moved("S", DEFENCE)) == "Patina (S) devient ministre de la Défense."


@every_language
def test_every_place_can_be_moved_to(words: Words) -> None:
    told = {words.tell("kremlin", Moved("F", place)) for place in (*POSTS, CANDIDATE, PEOPLE)}
    assert len(told) == len(POSTS) + 2


def test_several_are_told_by_their_place_among_them() -> None:
    assert ENGLISH.tell("kremlin", Rearrange(("F", None, "G"))) == (
        "Rearrange the posts: Purgemoff (F) to the KGB, Foreign Affairs stays vacant and Palavrian (G) to Defence"
    )
    assert ENGLISH.tell("kremlin", Write(tuple("BCDEFGHIJK"))).startswith("Write Schukrutoff (B) 10, Goferbrok (C) 9,")
    assert ENGLISH.tell("kremlin", Write(tuple("BCDEFGHIJK"))).endswith("Talksalott (J) 2 and Boremtodev (K) 1")


@every_language
@pytest.mark.parametrize("level", [LEVEL_1, LEVEL_2], ids=["level 1", "level 2"])
def test_a_rearrangement_names_each_post_of_its_level(words: Words, level: tuple[str, ...]) -> None:
    told = words.tell("kremlin", Rearrange(tuple("FGHI"[: len(level)])))
    assert all(words.name("kremlin", "place", post) in told for post in level)


def test_numbers_in_a_row_are_not_taken_for_players() -> None:
    assert ENGLISH.question("kremlin", TieRoll("F", (1, 2), (17,))) == (
        "The Hardline Stalinists and the Red Army Militarists are level on Purgemoff (F), and the dice decide."
        " What does the next one show?"
    )


def test_eleven_is_the_number_that_beats_every_number() -> None:
    assert "“10+” points" in ENGLISH.tell("kremlin", Declare("F", 11))
    assert "up to 10 points" in ENGLISH.tell("kremlin", DeclareAsNeeded("F", 10))


# Announcements


def test_what_is_announced_is_told_inside_the_sentence() -> None:
    assert ENGLISH.tell("kremlin", Announced("F", 1, Purge("G"))) == "Purgemoff (F) announces: purge Palavrian (G)."
    assert (
        FRENCH.tell("kremlin", Announced("F", 1, Vote("guilty")))
        == "Purgemoff (F) annonce\u00a0: voter «\u00a0coupable\u00a0»."
    )
    assert ENGLISH.tell("kremlin", Fell("F", Cure())) == "What Purgemoff (F) announced comes to nothing: take a cure."


@every_language
def test_declining_lapsing_and_acting_are_four_things(words: Words) -> None:
    told = {words.tell("kremlin", Announced("F", by, deed)) for by in (1, None) for deed in (PASS, Vote("innocent"))}
    assert len(told) == 4
    assert words.tell("kremlin", Fell("F", PASS)) != words.tell("kremlin", Fell("F", Cure()))


# Questions


@pytest.mark.parametrize(
    ("step", "begins"),
    [
        (Window(), "Anybody may react now."),
        (Window(("F",)), "Nothing is final yet for Purgemoff (F)."),
        (Window(("F", "G")), "Nothing is final yet for Purgemoff (F) and Palavrian (G)."),
        (Purging(), "The right to purge is yours."),
        (Purging(1), "That purge worked."),
        (Verdict("kgb", Investigating1986()), "The head of the KGB has a vote"),
        (Proposal(), "The Party Chief is gone"),
        (
            Proposal(("F",)),
            "The nominee was voted down by Purgemoff (F), so you must now propose one of these who is still a member.",
        ),
    ],
    ids=repr,
)
def test_a_question_says_where_the_game_is(step: Window, begins: str) -> None:
    assert ENGLISH.question("kremlin", step).startswith(begins)


# Dice and marks


def test_a_roll_says_what_was_needed_where_something_was() -> None:
    assert ENGLISH.tell("kremlin", Rolled("purge", "F", 14, 0, 14)).endswith("shows 14; it takes 14: that is enough.")
    told = ENGLISH.tell("kremlin", Rolled("purge", "F", 8, 3, 14, short=3))
    assert told.endswith("shows 8, modified by 3; it takes 14: 3 short, and the purge has failed.")
    of = ("cure", "weakness")
    told = ENGLISH.tell("kremlin", Rolled("purge", "F", 9, 5, 14, of))
    assert told.endswith("shows 9, modified by 5 (a cure and a post that does not suit); it takes 14: that is enough.")
    assert ENGLISH.tell("kremlin", Rolled("health", "F", 8, 0, 0)) == "The doctors roll for Purgemoff (F): 8."
    told = ENGLISH.tell("kremlin", Rolled("health", "F", 8, -2, 0, ("card",), 11))
    assert told == "The doctors roll for Purgemoff (F): 8, modified by −2 (a card); from 11 on no harm is done."


@every_language
def test_a_year_is_marked_for_a_politician_a_faction_or_nobody(words: Words) -> None:
    for who in LETTERS:
        assert words.name("kremlin", "who", who) in words.tell("kremlin", Marked(3, who))
    for faction in FACTIONS:
        assert words(f"kremlin-faction-{faction}") in words.tell("kremlin", Marked(3, faction))
    assert all(f"{1950 + year}" in words.tell("kremlin", Marked(year, "blank")) for year in range(1, 12))


# Refusals


def test_a_refusal_names_politicians_places_and_factions() -> None:
    assert ENGLISH.refusal(refusal("kremlin-not-in-siberia", "kremlin 7.1", who="F")) == (
        "Purgemoff (F) is not in Siberia (kremlin 7.1)."
    )
    assert ENGLISH.refusal(refusal("kremlin-place-taken", place="kgb")) == "There is no vacant place: KGB."
    assert "Old-line Marxists" in ENGLISH.refusal(refusal("kremlin-impossible-sheet", faction="marxists"))


# Endings


ENDINGS = [
    *(won_by(who, "11.a", waves=3, points=7) for count in range(1, 7) for who in combinations(range(1, 7), count)),
    won_by((2,), "11.a", waves=3),
    won_by((2,), "11.b", waves=1, points=7),
    won_by((2, 3), "11.c", waves=0, points=7),
    won_by((2,), "11.c"),
    won_by((2,), "6.9", left=7),
    won_by((), "6.9", left=7),
    won_by((), "11.1", waves=3, points=0),
    won_by((), "11.d"),
]


@every_language
@pytest.mark.parametrize("outcome", ENDINGS, ids=lambda outcome: f"{outcome.who} {outcome.rule}")
def test_every_ending_names_the_winners_and_the_rule(words: Words, outcome: Outcome) -> None:
    told = words.ending("kremlin", outcome)
    assert told == words.tell("kremlin", Ended(outcome))
    assert outcome.rule in told
    for seat, faction in enumerate(FACTIONS, 1):
        assert (words(f"kremlin-faction-{faction}") in told) == (seat in outcome.winners)


@every_language
def test_each_way_to_end_has_its_own_sentence(words: Words) -> None:
    told = {words.ending("kremlin", won_by((2,), rule, left=7)) for rule in ("6.9", "11.a", "11.b", "11.c")}
    told |= {words.ending("kremlin", won_by((), rule, left=7)) for rule in ("6.9", "11.1", "11.d")}
    assert len({sentence.partition(")")[2] for sentence in told}) == 7  # what comes after the rule


def test_winners_who_share_are_listed() -> None:
    told = Words("en", you=6).ending("kremlin", won_by((3, 6), "11.a", waves=3, points=9))
    assert told.startswith("The Lysenko Evolutionists and the Old-line Marxists (you) win (kremlin 11.a): ")


# Whole games


OPTIONS = [
    {"edition": "1988", "growth": "on", "tie_arbiter": "on", "strengths": "on", "purge_limit": "none"},
    {"edition": "1988", "growth": "on", "influence_nestor": "on"},
    {"edition": "1986", "growth": "on", "strengths": "on", "president": "on"},
    {"edition": "1986", "growth": "on", "joint_win": "on", "influence_nestor": "on"},
    {"preset": "1988 advanced"},
    {"preset": "1986 full"},
]


@pytest.mark.few(4)
@every_language
@pytest.mark.parametrize("chosen", OPTIONS, ids=lambda chosen: " ".join(chosen.values()))
def test_every_kind_of_game_can_be_told(words: Words, chosen: dict[str, str]) -> None:
    """Windows are mostly passed, so that games last and everything happens in them."""
    kinds = set()
    for seed in range(3):
        rng = Random(seed)
        g = KREMLIN.new(5, **chosen)
        while not g.over:
            player = g.waiting_for()[0]
            options = g.options(player)
            assert options is not None
            assert words.question("kremlin", g.stack[-1])
            passes = PASS in options and isinstance(g.stack[-1], Window) and rng.random() < 0.9
            action = PASS if passes else options.sample(rng)
            assert words.tell("kremlin", action)
            g.apply(player, action)
            assert all(words.lasting("kremlin", effect) for effect in g.public.effects)
        events = view(g, 1).events
        assert all(words.tell("kremlin", event) for event in events)
        kinds |= {type(event) for event in events}
    assert len(kinds) > 20
