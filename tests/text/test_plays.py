"""The words for what is done with Kremlin's cards: how a play, its refusals and what it leaves behind are told."""

from __future__ import annotations

from random import Random
from typing import get_args, get_type_hints

import pytest

from presidium.core import PASS, Action, Refused, Step, refusal
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Again, Give, Overturn, Play, PlayOn, PlayWith, Purge, Take
from presidium.games.kremlin.cards.answers import Blackmailed, ChiefBlackmailed
from presidium.games.kremlin.cards.assassination import Acquitted, Attempt1986, Overturning
from presidium.games.kremlin.cards.events import CameToNothing, Demanded, Gave, Handed, Played
from presidium.games.kremlin.cards.medicine import Ageless, Flu, Specialist, Vaccinated, Vaccinating
from presidium.games.kremlin.cards.ministers import Shield
from presidium.games.kremlin.cards.power_play import OnceMore, Spread
from presidium.games.kremlin.cards.revelations import Pravda
from presidium.games.kremlin.cards.sanatorium import Crisis, Indisposed, OnLeave, SanatoriaFull, Visiting
from presidium.games.kremlin.cards.scapegoat import Scapegoat, SecondStrike
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.events import Announced, Rolled, Tried
from presidium.games.kremlin.phases.p6_chief import ChiefDecides, Consent
from presidium.games.kremlin.printed.people import LETTERS
from presidium.text import Words
from tests.games.kremlin.cards.table import dealt
from tests.text.messages import COMPLETE, classes

ENGLISH, FRENCH = Words("en"), Words("fr")
every_language = pytest.mark.parametrize("words", list(map(Words, COMPLETE)), ids=COMPLETE)

GOAT = Scapegoat("economy", "kgb", "ideology", ("economy", "kgb"))
EFFECTS = [
    Acquitted("F"),
    OnLeave("F"),
    Indisposed("F"),
    Visiting("F"),
    SanatoriaFull(),
    Crisis(),
    Flu(1),
    Vaccinated(("F", "G")),
    Vaccinated(LETTERS),
    Specialist("F", 3),
    Ageless("F"),
    Shield("ideology", "F"),
    GOAT,
    Blackmailed(2, "F", "G"),
    ChiefBlackmailed(2, "F", 3, "G"),
    Pravda("F", 2),
]


# Plays


def test_a_card_is_named_with_what_the_notation_needs() -> None:
    assert ENGLISH.tell("kremlin", Play("28")) == "Play “A Boeing 747 is shot down” (28)"
    assert ENGLISH.tell("kremlin", PlayOn("7", "G")) == "Play “Visit to the Sanatorium” (7) on Palavrian (G)"
    assert FRENCH.tell("kremlin", Take("flu")) == "Prendre «\u00a0Épidémie de grippe\u00a0»"


@pytest.mark.parametrize(
    ("change", "told"), [(-2, "\N{MINUS SIGN}2"), (-1, "\N{MINUS SIGN}1"), (0, "0"), (1, "+1"), (2, "+2")]
)
@every_language
def test_a_modifier_is_told_with_its_sign(words: Words, change: int, told: str) -> None:
    assert words.tell("kremlin", PlayWith("10", change)).endswith(f" {told}")


@every_language
def test_cards_of_the_same_name_are_told_apart(words: Words) -> None:
    assert words("kremlin-card-7") == words("kremlin-card-8")
    assert words.tell("kremlin", PlayOn("7", "G")) != words.tell("kremlin", PlayOn("8", "G"))
    assert words.tell("kremlin", Give("7", 2)) != words.tell("kremlin", Give("8", 2))


def test_a_play_is_told_inside_the_sentence() -> None:
    assert ENGLISH.tell("kremlin", Played(2, PlayOn("7", "G"))) == (
        "The Red Army Militarists show a card: play “Visit to the Sanatorium” (7) on Palavrian (G). "
        + ENGLISH("kremlin-card-7-text")
    )
    assert "“Alibi” (5)" in ENGLISH.tell("kremlin", CameToNothing(2, "5"))
    assert ENGLISH.tell("kremlin", Demanded(2, Purge("G"))).endswith(": purge Palavrian (G).")


@every_language
def test_a_gift_names_the_card_to_the_two_alone(words: Words) -> None:
    gave, handed = words.tell("kremlin", Gave(1, 2)), words.tell("kremlin", Handed(1, 2, "13"))
    assert words("kremlin-card-13") not in gave
    assert words("kremlin-card-13") in handed


def test_a_trial_after_an_assassination_has_no_accuser() -> None:
    assert ENGLISH.tell("kremlin", Tried(None, "G")) == "Palavrian (G) is brought to trial."
    assert ENGLISH.tell("kremlin", Tried("F", "G")) == "Purgemoff (F) brings Palavrian (G) to trial."


@every_language
def test_every_die_says_why_it_was_cast(words: Words) -> None:
    whys = get_args(get_type_hints(Rolled)["why"])
    told = {words.tell("kremlin", Rolled(why, "F", 8, 2, 13)) for why in whys}
    assert len(told) == len(whys)
    assert words.tell("kremlin", Rolled("health", "F", 8, -2, 0)) != words.tell(
        "kremlin", Rolled("health", "F", 8, 0, 0)
    )


# Questions


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (Vaccinating(1), "Which member goes first?"),
        (Vaccinating(1, ("F", "G")), "Vaccinated so far: Purgemoff (F) and Palavrian (G)."),
        (Attempt1986("F", 1, True), "bodyguard"),
        (Overturning("F", innocent=True), "The inquiry clears Purgemoff (F)."),
        (Overturning("F", innocent=False), "The inquiry blames Purgemoff (F)."),
        (SecondStrike(GOAT), "Nobody has paid"),
        (SecondStrike(GOAT, 1), "purge again"),
        (OnceMore(1, 2, 11), "The Red Army Militarists are to declare 11 points on politicians of theirs."),
        (Spread(2, 1), "one more point"),
        (Consent(ChiefDecides(), "F", Purge("G"), ("G",)), "Purgemoff (F) has this in mind: purge Palavrian (G)."),
    ],
    ids=repr,
)
def test_a_question_says_what_the_card_wants(step: Step, says: str) -> None:
    assert says in ENGLISH.question("kremlin", step)


@every_language
def test_lot_and_die_are_two_things(words: Words) -> None:
    assert words.tell("kremlin", Again("draw")) != words.tell("kremlin", Again("roll"))
    assert words.tell("kremlin", Announced("F", 1, Overturn())) != words.tell("kremlin", Announced("F", 1, PASS))


# What lasts


def test_every_effect_is_tried_here() -> None:
    assert {type(effect) for effect in EFFECTS} == {cls for cls in classes("kremlin") if issubclass(cls, Effect)}


@every_language
def test_each_effect_has_a_sentence_of_its_own(words: Words) -> None:
    told = [words.lasting("kremlin", effect) for effect in EFFECTS]
    assert len(set(told)) == len(EFFECTS)
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in told)


def test_an_effect_names_whom_it_is_about() -> None:
    assert ENGLISH.lasting("kremlin", Shield("ideology", "F")).startswith("The head of Ideology, Purgemoff (F), is")
    assert ENGLISH.lasting("kremlin", Blackmailed(2, "F", "G")) == (
        "Blackmail: the Red Army Militarists may not use Purgemoff (F) against Palavrian (G)."
    )
    assert "Aparatschik" not in ENGLISH.lasting("kremlin", Vaccinated(LETTERS))  # not all 26 by name


# Refusals


@pytest.mark.parametrize(
    ("card", "typed", "says"),
    [
        ("7", Play("7"), "“play 7 on G”"),
        ("28", PlayOn("28", "G"), "“play 28”"),
        ("7", PlayOn("7", "Z"), "cannot be played on Wasolin (Z) now (kremlin I.7)."),
        ("14", Play("14"), "cannot be played now: read on the card when it can (kremlin I.14)."),
        ("28", Play("1"), "“Flu epidemic” (1) is not in your hand (kremlin 13.3)."),
        ("28", Give("28", 1), "another player"),
        ("28", Give("1", 2), "is not in your hand (kremlin 15.2)."),
    ],
    ids=repr,
)
def test_a_refusal_says_how_the_card_is_played(card: str, typed: Action, says: str) -> None:
    with pytest.raises(Refused) as refused:
        dealt("1988", 1, stalinists=card).apply(1, typed)
    assert says in ENGLISH.refusal(refused.value.why)


@every_language
@pytest.mark.parametrize("needs", ["on", "with", "plain"])
def test_each_way_to_play_a_card_is_shown_by_example(words: Words, needs: str) -> None:
    assert "play 10" in words.refusal(refusal(f"kremlin-card-needs-{needs}", card="10"))


# Choices


@pytest.mark.few(2)
@every_language
@pytest.mark.parametrize("preset", ["1988 advanced", "1986 full"])
def test_no_two_options_read_the_same(words: Words, preset: str) -> None:
    rng = Random(3)
    g = KREMLIN.new(4, preset=preset)
    for _ in range(600):
        if g.over:
            break
        player = g.waiting_for()[0]
        options = g.options(player)
        assert options is not None
        offered = list(options) if options.listed and len(options) < 200 else [options.sample(rng)]
        assert len({words.tell("kremlin", action) for action in offered}) == len(offered)
        g.apply(player, PASS if PASS in options and rng.random() < 0.7 else options.sample(rng))
