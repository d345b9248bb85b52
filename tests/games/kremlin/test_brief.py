"""What a question means to one seat: concrete positions and the sentences they give."""

from __future__ import annotations

import pytest

from presidium.core import Brief, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.state import Kremlin
from presidium.text import Words
from tests.games.kremlin.cards.table import dealt, plays
from tests.games.kremlin.drawn import acts, alike, drawn, quiet, volley, window

FOUR = alike(4, stalinists="M10 B8 C6 D5 E4 F3 G2 H1 I9 J7", evolutionists="B9 C10 D8 E7 F6 G5 H4 I3 J2 K1")


def brief(g: Kremlin, seat: int) -> Brief:
    assert KREMLIN.brief is not None
    found = KREMLIN.brief(view(g, seat))
    assert found is not None
    return found


def head(g: Kremlin, seat: int, lang: str = "en") -> str:
    return " ".join(Words(lang, seat).brief("kremlin", line) for line in brief(g, seat).head)


def stakes(g: Kremlin, seat: int) -> list[str]:
    return [Words("en", seat).brief("kremlin", line) for line in brief(g, seat).stakes]


def stake(g: Kremlin, seat: int) -> str:
    return " ".join(Words("en", seat).brief("kremlin", line) for line in brief(g, seat).stake)


def offers(g: Kremlin, seat: int, lang: str = "en") -> list[str]:
    """`Take him: declare 1 / You say whom he purges = declare B 1`."""
    say = Words(lang, seat).brief
    return [
        f"{say('kremlin', offer.label)} / {say('kremlin', offer.leads_to) if offer.leads_to else ''}"
        f" = {KREMLIN.notation.print(offer.action)}"
        for offer in brief(g, seat).offers
    ]


# Windows


def test_nobody_speaks_for_him() -> None:
    g = volley(drawn(f"edition 1988 | phase 2 | {FOUR}"))
    assert head(g, 1) == "Nobody controls Schukrutoff. You have 8 secret points."
    assert offers(g, 1) == [
        "Take him: declare 1, at most 8 / You say whom he purges; 7 stay secret = declare B 8 as_needed",
        "Pass / Nobody is purged now = pass",
    ]
    now = brief(g, 1)
    assert (now.about, now.matters, now.decisive) == (("B",), True, False)
    assert now.scale is not None
    assert (now.scale.written, now.scale.shown, now.scale.enough, now.scale.theirs) == (8, 0, 1, 0)


def test_the_same_in_french() -> None:
    g = drawn(f"edition 1988 | phase 2 | {FOUR}")
    assert head(g, 1, "fr") == ("Personne ne contrôle Schukrutoff. Vous avez 8 points secrets.")
    said = (
        "Le prendre\u00a0: déclarer 1, au plus 8 / Vous choisissez qui purger\u00a0; 7 restent secrets"
        " = declare B 8 as_needed"
    )
    assert offers(g, 1, "fr")[0] == said


def test_a_woman_is_she() -> None:
    g = drawn(
        "edition 1988 | phase 2 | players 3 | kgb V | economy Y | sheet stalinists V10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
    )
    assert head(g, 1).endswith("Nobody controls Nogoodnik. You have 10 secret points.")
    assert offers(g, 1)[0].startswith("Take her: declare 1")
    assert offers(g, 1, "fr")[0].startswith("La prendre")


def test_contested() -> None:
    g = volley(drawn(f"edition 1988 | phase 2 | {FOUR}"), "3: declare B 4")
    assert head(g, 1) == ("The Evolutionists hold him with 4; you need 5, and have 8.")
    assert offers(g, 1) == [
        "Take him: declare 5, at most 8 / You say whom he purges; 3 stay secret = declare B 8 as_needed",
        "Pass / The Evolutionists decide = pass",
    ]


def test_one_of_mine_is_to_be_purged() -> None:
    g = drawn(f"edition 1988 | phase 2 | {FOUR}")
    volley(g, "1: declare C 1; 3: declare B 4")
    acts(g, "B", "purge C")
    assert head(g, 1) == (
        "The Evolutionists announce a purge of your Minister of Foreign Affairs, Goferbrok. "
        "They hold Schukrutoff, head of the KGB, with 4; you need 5, and have 8."
    )
    assert offers(g, 1) == [
        "Defend him: declare 5, at most 8 / The purge is called off; you decide = declare B 8 as_needed",
        "Pass / Siberia: 7 in 20 = pass",
    ]
    assert (brief(g, 1).about, brief(g, 1).strikes) == (("B",), ("C",))


def test_what_has_been_taken_can_be_taken_back() -> None:
    g = drawn(f"edition 1988 | phase 8 | chief B | kgb A+ | {FOUR}")
    volley(g, "1: declare B 2")
    volley(g, "3: declare B 3")
    assert head(g, 1) == ("The Evolutionists have declared 3 against your 2.")
    assert stake(g, 1) == (
        "If nobody acts, Schukrutoff waves, and 1951 goes to the Evolutionists: parade 1 of 3. "
        "Schukrutoff, Party Chief, has been taken from you."
    )
    assert offers(g, 1)[0].startswith("Take him back: declare 4, at most 8 / ")
    assert brief(g, 1).matters


def test_who_could_change_nothing_is_told_so() -> None:
    g = drawn("edition 1988 | phase 2 | players 3 | sheet stalinists M10 N9 C6 D5 E4 F3 G2 H1 I8 J7")
    assert head(g, 1).endswith("You have no points on him.")
    assert not brief(g, 1).matters
    assert offers(g, 1) == ["Pass / Nobody is purged now = pass"]


def test_one_of_my_own_need_not_be_defended_before_anybody_goes_for_him() -> None:
    g = volley(drawn(f"edition 1988 | phase 2 | {FOUR}"), "1: declare B 4")
    assert not brief(g, 1).matters
    volley(g, "3: declare B 4")
    assert brief(g, 1).matters


def test_what_lapses_with_it_is_at_hand_too() -> None:
    """13.2 Nobody is asked again before: whoever passes now has let all of it pass."""
    g = volley(drawn(f"edition 1988 | phase 7 | siberia N | {FOUR}"))
    assert head(g, 2) == ("Nobody controls Schukrutoff. You have 10 secret points.")
    assert offers(g, 2) == [
        "Take him: declare 1, at most 10 / You say whom he brings back; 9 stay secret = declare B 10 as_needed",
        "Take Goferbrok: declare 1, at most 9 / You say whom he brings back; 8 stay secret = declare C 9 as_needed",
        "Pass / Nobody comes back = pass",
    ]
    assert brief(g, 2).about == ("B", "C", "D", "E", "F", "G", "H")
    assert any(line.startswith("These will not act, because nobody controls them: Gofer") for line in stakes(g, 2))


# Rights of one's own


def test_whom_to_purge_comes_with_the_odds() -> None:
    g = drawn(f"edition 1988 | phase 2 | {FOUR}")
    quiet(volley(g, "1: declare B 4"))
    assert head(g, 1) == "Whom does Schukrutoff purge for you?"
    assert offers(g, 1)[-1] == "Purge nobody /  = pass"
    assert "Siberia for Mischif: 15 in 20." in stakes(g, 1)
    assert brief(g, 1).matters


# The end


def test_a_wave_that_ends_the_game_says_who_wins() -> None:
    g = drawn(f"edition 1988 | phase 8 | year 5 | chief B | kgb A+ | track stalinists stalinists - - | {FOUR}")
    volley(g, "1: declare B 2")
    assert brief(g, 3).decisive
    assert stake(g, 3) == "If nobody acts, Schukrutoff waves, and the Stalinists win."
    assert stake(g, 1) == "If nobody acts, Schukrutoff waves, and you win."


def test_a_wave_that_ends_nothing_is_not_decisive() -> None:
    g = drawn(f"edition 1988 | phase 8 | chief B | kgb A+ | {FOUR}")
    assert not brief(g, 1).decisive


def test_the_chief_of_1961_decides_the_game() -> None:
    g = drawn(f"edition 1988 | phase 5 | year 11 | chief B | kgb A+ | track {' '.join('-' * 10)} | {FOUR}")
    assert not brief(g, 1).decisive
    volley(g)
    assert brief(g, 1).decisive
    assert head(g, 1) == ("Nobody controls Schukrutoff. You have 8 secret points.")
    assert stake(g, 1) == "If nobody acts, the game ends with Schukrutoff as Party Chief, and nobody wins."
    assert offers(g, 1)[-1] == "Pass / The game ends = pass"


def test_in_1986_the_sheets_decide() -> None:
    g = drawn(f"edition 1986 | phase 8 | year 10 | chief B | kgb A+ | track {' '.join('-' * 9)} | {FOUR}")
    assert brief(g, 1).decisive
    assert stake(g, 1) == (
        "If nobody acts, Schukrutoff waves, and the secret sheets are opened. "
        "The player with the most points on Schukrutoff wins; you have 8."
    )


# Control, as events tell it


def test_the_reader_is_told_what_he_wins_and_loses() -> None:
    g = drawn(f"edition 1988 | phase 2 | {FOUR}")
    volley(g, "1: declare B 2")
    volley(g, "3: declare B 3")
    won, lost = [event for event in view(g, 1).events if type(event).__name__ == "Controlled"]
    assert Words("en", 1).tell("kremlin", won) == "You control Schukrutoff (B) now."
    assert Words("en", 1).tell("kremlin", lost) == (
        "Schukrutoff (B) has been taken from you by the Lysenko Evolutionists."
    )
    assert Words("en", 3).tell("kremlin", lost) == "You have taken Schukrutoff (B) from the Hardline Stalinists."
    assert Words("en", 2).tell("kremlin", lost) == "The Lysenko Evolutionists control Schukrutoff (B) now."
    assert Words("fr", 1).tell("kremlin", lost) == "Les Évolutionnistes de Lyssenko vous ont pris Schukrutoff (B)."


# What a card has overtaken


OVERTAKEN = [
    (6, "N", "move C sport", "make Goferbrok (C) Minister of Sport"),
    (6, "N", "exchange C E", "let Goferbrok (C) and Krakemheds (E) change places"),
    (2, "B", "purge C", "purge Goferbrok (C)"),
]


@pytest.mark.parametrize(("phase", "who", "deed", "told"), OVERTAKEN)
def test_whoever_it_was_to_hit_may_be_dead_when_the_window_opens_again(
    phase: int, who: str, deed: str, told: str
) -> None:
    g = volley(dealt("1988", phase, f"2{who}", "chief N | sport -", stalinists="4"))
    plays(acts(g, who, deed), "1: play 4 on C", 20)
    assert (window(g), g.public.men["C"].place) == (Window((who,)), "wall")
    assert head(g, 1).startswith("The Militarists announce that ")
    assert told in head(g, 1)
    assert brief(g, 1).strikes == ()


# Cards of others


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_card_is_announced_with_its_text(lang: str) -> None:
    g = dealt("1988", 2, "1B", "", stalinists="21", militarists="16")
    volley(g, "2: play 16")
    words = Words(lang, 1)
    text = words("kremlin-card-16-text")
    told = [words.brief("kremlin", line) for line in brief(g, 1).stakes]
    assert text in told[0]
    quiet(g)
    (played,) = [event for event in view(g, 1).events if isinstance(event, Played)]
    assert words.tell("kremlin", played).endswith(f". {text}")
