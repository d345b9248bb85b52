"""Words: what a reader is shown."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import CHANCE, PASS, Action, Game, Outcome, Refused, Said, refusal, view
from presidium.games import GAMES
from presidium.games.goulag.game import NameTrio
from presidium.games.goulag.moves import Claim, Ended, Inquire, Name, Shown, Supervised
from presidium.games.kremlin.actions import Purge, Write
from presidium.games.kremlin.events import Waived
from presidium.text import Words, languages
from tests.text.messages import SPOKEN

ENGLISH, FRENCH = Words("en"), Words("fr")


def test_seats_have_names() -> None:
    assert ENGLISH.seat(3) == "Comrade 3"
    assert FRENCH.seat(3) == "Camarade 3"
    assert ENGLISH.seat(CHANCE) == "Chance"


def test_the_readers_own_seat_is_marked() -> None:
    words = Words("fr", you=3)
    assert (words.seat(3), words.seat(4)) == ("Camarade 3 (vous)", "Camarade 4")
    assert "Camarade 3 (vous)" in words.tell("goulag", Name((1, 3), 5))


def test_listings_end_in_and() -> None:
    assert [ENGLISH.listing("abc"[:count]) for count in range(4)] == ["nobody", "a", "a and b", "a, b and c"]
    assert FRENCH.listing("abc") == "a, b et c"


def test_no_isolation_marks_are_put_round_arguments() -> None:
    assert ENGLISH.tell("goulag", Inquire(1, 2)) == "Comrade 1, what do you know about Comrade 2?"


def test_fields_that_hold_players_are_told_as_seats() -> None:
    assert ENGLISH.tell("goulag", Name((2, 3), 5)) == "Comrade 2 and Comrade 3 build, Comrade 5 supervises"


def test_a_seat_that_is_nobodys_can_be_told_apart() -> None:
    assert "Comrade 2" in ENGLISH.tell("goulag", Supervised(1, 2))
    assert ENGLISH.tell("goulag", Supervised(1, None)).startswith("Comrade 1 looks the other way")


@pytest.mark.parametrize(
    ("canal", "told"),
    [(0, "Le canal compte 0 étape."), (1, "Le canal compte 1 étape."), (2, "Le canal compte 2 étapes.")],
)
def test_plurals_follow_the_language(canal: int, told: str) -> None:
    assert FRENCH.tell("goulag", Shown(1, 0, canal)).endswith(told)
    assert ENGLISH.tell("goulag", Shown(1, 0, canal)).endswith("1 step long." if canal == 1 else f"{canal} steps long.")


def test_what_was_said_is_told_in_the_speakers_words() -> None:
    said = Said(2, Claim(1, "loyal", "passed"))
    assert ENGLISH.tell("goulag", said) == "Comrade 2: “Comrade 1 is loyal: I passed that card on myself.”"


def test_the_end_tells_who_won_by_what_and_every_card() -> None:
    outcome = Outcome((1,), "loyal", "goulag 3.2", (("work", 9), ("loyal", 1), ("disloyal", 4)))
    told = ENGLISH.tell("goulag", Ended(outcome, ("loyal", *("disloyal",) * 4)))
    assert told.startswith(ENGLISH.ending("goulag", outcome))
    assert "Comrade 1 loyal, Comrade 2 disloyal" in told


def test_a_game_may_word_what_is_common_in_its_own_way() -> None:
    assert ENGLISH.tell("goulag", PASS) == "Let the cards lie"
    assert ENGLISH.tell("chess", PASS) == "Pass"


def test_questions_and_options_are_found_by_name() -> None:
    assert ENGLISH.question("goulag", NameTrio()) == ENGLISH("goulag-ask-name-trio")
    assert ENGLISH.option("goulag", "own_card") == ENGLISH("goulag-option-own_card")
    assert ENGLISH.option("goulag", "own_card", "blind") == ENGLISH("goulag-option-own_card-blind")


def test_a_refusal_names_its_rule_inside_the_sentence() -> None:
    why = refusal("goulag-renewal", "goulag 2.2", new=0, due=1)
    assert ENGLISH.refusal(why) == (
        "At least one of the three has to be new, counted against the round before; none of these is (goulag 2.2)."
    )
    assert ENGLISH.refusal(refusal("game-over")) == "The game is over; there is nothing left to answer."


def test_chance_is_refused_by_name() -> None:
    assert ENGLISH.refusal(refusal("not-asked", seat=CHANCE)) == "Chance is not being asked anything now."
    assert FRENCH.refusal(refusal("not-asked", seat=2)) == "On ne demande rien à Camarade 2 pour le moment."


def test_no_reader_is_shown_an_id_or_a_hole() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        ENGLISH("no-such-message")
    with pytest.raises(KeyError, match="seat: "):
        ENGLISH("seat")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Words("tlh")
    assert (
        ENGLISH.refusal(refused.value.why)
        == "Nobody here speaks “tlh”; these languages are spoken: " + ", ".join(languages()) + "."
    )


def test_a_sentence_begins_with_a_capital_whatever_it_begins_with() -> None:
    assert ENGLISH.tell("kremlin", Purge("G")) == "Purge Palavrian (G)"
    assert ENGLISH.tell("kremlin", Waived(1)).startswith("The Hardline Stalinists")
    assert FRENCH.tell("kremlin", Write(tuple("BCDEFGHIJK"))).startswith("Écrire")


def test_options_with_spaces_are_found_by_name() -> None:
    assert ENGLISH.option("kremlin", "preset", "1988 basic") == ENGLISH("kremlin-option-preset-1988_basic")


TABLES = [(game, seats) for game in GAMES.values() for seats in (5, 6, 8) if seats in game.seats]
"""Of every game there is, also of one from elsewhere, whose words may be in one language."""


@pytest.mark.few(10, quick=4)
@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "name", str(part)))
def test_whole_games_can_be_told(game: Game, seats: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.text.words.unsaid", lambda id, _: pytest.fail(f"nobody has words for {id}"))
    words = Words(lang, you=1)
    assert words(f"{game.name}-title")
    assert words(f"{game.name}-pitch")
    in_words: dict[Action, str] = {}
    for seed in range(4):
        rng = Random(seed)
        g = game.new(seats)
        while not g.over:
            player = g.waiting_for()[0]
            options = g.options(player)
            assert options is not None
            offered = set(options) if options.listed else {options.sample(rng)}
            in_words |= {action: words.tell(game.name, action) for action in offered if action not in in_words}
            assert len({in_words[action] for action in offered}) == len(offered), "two options read the same"
            assert words.question(game.name, g.stack[-1])
            g.apply(player, options.sample(rng))
        assert all(words.tell(game.name, event) for event in view(g, 1).events)
