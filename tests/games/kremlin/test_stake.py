"""The first sentence of a question: what happens if nobody acts, and what that means for the seat that reads it."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE, Brief, View, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Purge
from presidium.games.kremlin.content.brief import acting
from presidium.games.kremlin.content.brief.ifnobody import NothingOfYours, OnYours
from presidium.games.kremlin.state import Kremlin, Public
from presidium.text import Words
from tests.games.kremlin.cards.table import dealt
from tests.games.kremlin.drawn import acts, alike, drawn, quiet, volley
from tests.rules import rule

FOUR = alike(4, stalinists="M10 B8 C6 D5 E4 F3 G2 H1 I9 J7", evolutionists="B9 C10 D8 E7 F6 G5 H4 I3 J2 K1")
HELD_BY_THREE = "1: declare C 1; 3: declare B 4"


def brief(g: Kremlin, seat: int) -> Brief:
    assert KREMLIN.brief is not None
    seen: View[Public] = view(g, seat)
    found = KREMLIN.brief(seen)
    assert found is not None
    return found


def stake(g: Kremlin, seat: int, lang: str = "en") -> str:
    return " ".join(Words(lang, seat).brief("kremlin", line) for line in brief(g, seat).stake)


def costs(g: Kremlin, seat: int) -> dict[str, str]:
    return {cost.kind: Words("en", seat).brief("kremlin", cost.line) for cost in brief(g, seat).costs}


def begins(phase: int, more: str = "") -> Kremlin:
    return drawn(f"edition 1988 | phase {phase} | {more}{' | ' if more else ''}{FOUR}")


# Rights that come next


@rule("kremlin C.4")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "If nobody acts, Schukrutoff, head of the KGB, purges nobody. You risk nothing."),
        (
            "fr",
            "Si personne n’agit, Schukrutoff, chef du KGB, ne purge personne. Vous ne risquez rien.",
        ),
        ("de", "Wenn niemand eingreift, säubert Schukrutoff, KGB-Chef, niemanden. Du riskierst nichts."),
    ],
)
def test_a_right_of_somebody_nobody_controls_lapses(lang: str, said: str) -> None:
    assert stake(begins(2), 1, lang) == said


@rule("kremlin 2.1")
def test_whoever_controls_him_decides() -> None:
    g = volley(begins(2), "3: declare B 4")
    theirs = "If nobody acts, the Evolutionists decide whom Schukrutoff, head of the KGB, purges."
    assert stake(g, 1) == f"{theirs} You risk nothing."
    assert stake(g, 3) == "If nobody acts, you decide whom Schukrutoff, head of the KGB, purges."
    assert stake(volley(g, "1: declare H 1"), 1) == (
        f"{theirs} Likeliest of yours to go to Siberia: Shootemdedsky, Minister of Sport, 11 in 20."
    )


WAVES = "When the Party Chief waves in October, the faction that controls him gets the year. Three years win."


@rule("kremlin 5.2")
def test_what_a_party_chief_is_worth() -> None:
    g = begins(5, "chief - | candidates A J K L M")
    assert stake(g, 1).endswith(WAVES)


@rule("kremlin 8.2")
def test_a_party_chief_nobody_controls_is_worth_the_year() -> None:
    g = begins(6)
    chief = "If nobody acts, Aparatschik, Party Chief, leaves the Politburo as it is."
    assert stake(g, 1) == f"{chief} {WAVES}"
    assert stake(g, 3) == f"{chief} {WAVES}"


@rule("kremlin 6.1")
def test_another_players_chief_may_move_mine() -> None:
    g = volley(begins(6, "chief B | kgb A+"), "1: declare C 1; 3: declare B 4")
    assert stake(g, 1).endswith(f"One of yours may be moved. {WAVES}")
    assert stake(g, 2).endswith(WAVES)
    assert "One of yours" not in stake(g, 2)


@rule("kremlin 5.3")
def test_a_vote_says_what_i_have_on_the_nominee() -> None:
    g = begins(5, "chief - | candidates A J K L M")
    acts(volley(g, "3: declare C 1; 1: declare D 1"), "C", "propose B")
    quiet(g)
    assert stake(g, 1).endswith("three defeat the nominee. You have 8 points on Schukrutoff.")
    acts(g, "D", "vote against")
    assert stake(g, 2).endswith("three defeat the nominee. You have 10 points on Schukrutoff.")


@rule("kremlin 8.2")
def test_in_1986_the_chief_himself_waves_for_whoever_has_most_points() -> None:
    g = drawn(f"edition 1986 | phase 6 | {FOUR}")
    assert stake(g, 1).endswith("The faction with most points on the first to wave three times wins.")


@rule("kremlin 5.3")
def test_a_harmless_deed_is_told_as_what_he_will_do() -> None:
    g = begins(5, "chief - | candidates A J K L M")
    acts(volley(g, "3: declare C 1"), "C", "propose B")
    assert stake(g, 1).startswith(
        "If nobody acts, Goferbrok, Minister of Foreign Affairs, will propose Schukrutoff (B) for Party Chief."
    )


@rule("kremlin 4.1")
def test_the_doctors_come_to_one_of_mine() -> None:
    g = dealt("1988", 4, "1B", "", stalinists="21", militarists="16")
    comes = "If nobody acts, the doctors roll a die for every member now."
    assert stake(g, 1).startswith(f"{comes} Likeliest of yours to die: Schukrutoff, head of the KGB, ")
    assert stake(g, 2) == f"{comes} You risk nothing."


# What has been announced


@rule("kremlin 2.2")
def test_a_purge_says_whose_man_and_how_likely() -> None:
    g = acts(volley(begins(2), HELD_BY_THREE), "B", "purge C")
    assert stake(g, 1) == (
        "If nobody acts, a die decides on your Minister of Foreign Affairs, Goferbrok: Siberia 7 in 20."
    )
    assert stake(g, 2) == (
        "If nobody acts, a die decides on Goferbrok, Minister of Foreign Affairs: Siberia 7 in 20. "
        "You have 9 points on Goferbrok."
    )


@rule("kremlin C.2")
def test_who_has_lost_the_purger_also_reads_what_is_on_the_victim() -> None:
    g = begins(2)
    quiet(volley(g, "1: declare B 1"))
    acts(g, "B", "purge L")
    quiet(volley(g, "3: declare B 4"))
    acts(g, "B", "purge C")
    assert stake(g, 1).endswith("has been taken from you. You have 6 points on Goferbrok.")


def test_it_touches_nothing_of_mine() -> None:
    g = acts(volley(begins(2), HELD_BY_THREE), "B", "purge L")
    assert stake(g, 1).endswith("You risk nothing.")


def test_the_sign_of_ones_own_points_is_for_ones_own_eyes() -> None:
    assert NothingOfYours.private
    assert OnYours.private


@rule("kremlin 3.2")
def test_a_vote_in_a_trial_comes_with_the_count() -> None:
    g = begins(3, "foreign C?")
    volley(g, "3: declare D 3; 1: declare C 1")
    acts(g, "D", "accuse C")
    assert stake(g, 1) == "If nobody acts, a trial opens against your Minister of Foreign Affairs, Goferbrok."
    quiet(g)
    assert stake(g, 1 if 1 in g.asked() else 3).endswith("two “not guilty” acquit.")


@rule("kremlin 3.2")
def test_a_vote_that_lapses_comes_with_the_count_for_those_whom_the_trial_concerns() -> None:
    g = begins(3, "foreign C?")
    volley(g, "3: declare D 3; 1: declare C 1")
    acts(g, "D", "accuse C")
    quiet(g)
    volley(acts(g, "C", "vote innocent"), "")
    volley(acts(g, "D", "vote guilty"), "")
    lapses = "If nobody acts, Krakemheds, head of Ideology, casts no vote in the trial. "
    count = "Guilty 1, not guilty 1 so far; two “not guilty” acquit."
    assert stake(g, 1) == f"{lapses}Goferbrok is yours. {count}"
    assert stake(g, 3) == f"{lapses}On Goferbrok: {count[0].lower()}{count[1:]} You have 10 points on Goferbrok."


@rule("kremlin 6.1")
def test_a_move_down() -> None:
    g = begins(6, "chief B | kgb A+ | sport -")
    acts(volley(g, HELD_BY_THREE), "B", "move C sport")
    assert stake(g, 1) == "If nobody acts, your Minister of Foreign Affairs, Goferbrok, is moved down."


@rule("kremlin 13.1")
def test_a_card_is_told_as_what_happens() -> None:
    g = volley(dealt("1988", 2, "1B", "", stalinists="21", militarists="16"), "2: play 16")
    assert stake(g, 1).startswith("If nobody acts, the Militarists play ")


# The wave and the end


@rule("kremlin 8.2")
def test_a_wave_marks_the_year() -> None:
    g = begins(8, "chief B | kgb A+")
    assert stake(g, 1) == "If nobody acts, Schukrutoff waves, and 1951 goes to nobody."
    volley(g, "1: declare B 2")
    assert stake(g, 1) == "If nobody acts, Schukrutoff waves, and 1951 is yours: parade 1 of 3."
    assert stake(g, 2) == "If nobody acts, Schukrutoff waves, and 1951 goes to the Stalinists: parade 1 of 3."


@rule("kremlin 8.1")
def test_a_sick_chief_waves_by_a_die() -> None:
    g = begins(8, "chief B+ | kgb A+")
    assert stake(g, 1) == "If nobody acts, Schukrutoff waves (chance 14 in 20), and then 1951 goes to nobody."


# Rights of one's own, and what is asked of a player


@rule("kremlin 2.1")
def test_what_passing_leads_to() -> None:
    g = begins(2)
    quiet(volley(g, "1: declare B 4"))
    assert stake(g, 1) == "If you pass, Schukrutoff purges nobody."


@rule("kremlin 0.3")
@pytest.mark.parametrize(("edition", "said"), [("1988", "three years win"), ("1986", "with most points on him wins")])
def test_a_sheet_is_what_one_wins_by(edition: str, said: str) -> None:
    g = KREMLIN.new(4, edition=edition)
    while not g.asked() or 0 in g.asked():
        options = g.options(CHANCE)
        assert options is not None
        g.apply(CHANCE, next(iter(options)))
    assert said in stake(g, 1)


# What it costs


@rule("kremlin 2.3")
def test_a_purge_costs_stress_either_way() -> None:
    g = begins(2)
    quiet(volley(g, "1: declare B 4"))
    assert costs(g, 1) == {"Purge": "Costs him 1 stress point, or 3 if it fails"}


@rule("kremlin 6.1")
def test_what_the_chief_pays() -> None:
    g = begins(6, "chief B | kgb A+")
    quiet(volley(g, "1: declare B 2"))
    assert costs(g, 1) == {
        "Rearrange": "Costs him no stress",
        "Move": "Costs him 1 stress point",
        "Exchange": "Costs him 2 stress points",
    }


@rule("kremlin 7.1")
def test_what_a_return_costs() -> None:
    g = begins(7, "siberia N")
    quiet(volley(g, "1: declare B 2"))
    assert costs(g, 1) == {"Rehabilitate": "Costs him 5 stress points"}


@rule("kremlin 3.4")
def test_what_an_investigation_costs() -> None:
    g = begins(3)
    quiet(volley(g, "1: declare D 2"))
    assert costs(g, 1) == {
        "Suspect": "Costs him 1 stress point",
        "Clear": "Costs him 1 stress point",
        "Accuse": "Costs him 3 stress points if acquitted",
        "Condemn": "Costs him 2 stress points",
    }


@rule("kremlin 2.2")
def test_a_purge_that_cannot_succeed_has_no_button_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    g = begins(2)
    quiet(volley(g, "1: declare B 4"))
    assert any(isinstance(offer.action, Purge) for offer in brief(g, 1).offers)
    monkeypatch.setattr(acting, "odds", lambda _: ())
    assert not any(isinstance(offer.action, Purge) for offer in brief(g, 1).offers)
