"""Kremlin's cards in the terminal, played through a pipe."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from presidium.cli.terminal.aids.kremlin import KremlinAid
from presidium.core import CHANCE, Record, view
from presidium.core.record import play
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Deal
from presidium.games.kremlin.cards.hands import DealCard
from presidium.text import Words, languages
from tests.cli.shell import Ran, presidium
from tests.games.kremlin.cards.table import dealt
from tests.games.kremlin.drawn import volley

QUIET = "\n" * 3


def saved(folder: Path, preset: str, *cards: str) -> Path:
    """A game of three that has just begun, the person first in seniority and with these cards in hand."""
    g = KREMLIN.new(3, preset=preset)
    record = Record.of(KREMLIN, g, ("human", "random", "random"))
    dealt = list(cards)
    while g.waiting_for() == (CHANCE,):
        options = g.options(CHANCE)
        assert options is not None
        mine = isinstance(g.stack[-1], DealCard) and dealt
        action = Deal(dealt.pop(0)) if mine else next(iter(options))
        play(g, CHANCE, action)
        record.moves.append((CHANCE, action))
    file = folder / "game.txt"
    file.write_text(record.text(KREMLIN), encoding="utf-8")
    return file


def session(folder: Path, typed: str, *cards: str, preset: str = "1988 advanced", lang: str = "en") -> Ran:
    file = saved(folder, preset, *cards)
    ran = presidium(
        "play", "--load", file, "--seed", "4", "--plain", "--lang", lang, typed=f"ask every\nsuggest\n{typed}\nquit\n"
    )
    assert ran.code == 0, ran.err
    return ran


def test_the_table_shows_my_hand_and_how_many_cards_the_others_hold(tmp_path: Path) -> None:
    out = session(tmp_path, "hand", "28", "14", "13").out
    assert "28; your cards: A Boeing 747 is shot down; when: Any time, even after the purge roll" in out
    assert "Cards of the others: Militarists 3, Evolutionists 3." in out
    assert "Playable now: 28 A Boeing 747 is shot down." in out  # 14 waits for phase 2, and nobody has been declared on
    assert "14 Hail ruins the wheat. Start of the purge: the KGB head may purge the Minister of" in out


def test_a_card_is_played_and_the_table_shows_what_is_in_force(tmp_path: Path) -> None:
    out = session(tmp_path, f"play 28\ntable\n{QUIET}table", "28", "14", "13").out
    assert "The Hardline Stalinists (you) show a card: play “A Boeing 747 is shot down” (28)." in out
    named = out.index("Not yet at work: The Hardline Stalinists (you) show a card: play “A Boeing")
    worked = out.index("In force: The head of Ideology, ")
    assert named < worked
    assert "Played and discarded: 28." in out[worked - 200 :]


def test_whoever_has_sealed_a_card_is_told_that_it_waits() -> None:
    g = volley(dealt("1988", 1, stalinists="28", militarists="30 32"), "1: play 28; 2: play 30")
    notes = [list(KremlinAid(KREMLIN, Random(0)).notes(view(g, seat), Words("en"))) for seat in (1, 2, 3)]
    assert notes == [
        [],
        ["Sealed by you, until its turn comes: 30 Success in space.", "Playable now: 32 Olympic medals."],
        [],
    ]


def test_a_card_is_given_and_only_the_two_learn_which(tmp_path: Path) -> None:
    out = session(tmp_path, "give 13 to militarists\ntable", "28", "14", "13").out
    assert "A card changes hands: the Hardline Stalinists (you) give it, the Red Army Militarists take it." in out
    assert "Between the two: it is “Bee hormones” (13)." in out
    assert "Militarists 4, Evolutionists 3." in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play 7", "“play 7 on G”"),
        ("play 14", "(kremlin I.14)"),
        ("play 1", "is not in your hand"),
        ("play 7 on", "Nobody here can read"),
        ("give 7 to stalinists", "(kremlin 15.2)"),
        ("give 7 to me", "Nobody here can read"),
    ],
)
def test_a_card_played_wrongly_is_refused_by_its_rule(tmp_path: Path, typed: str, said: str) -> None:
    assert said in session(tmp_path, typed, "7", "14", "13").out


def test_a_card_of_1986_is_read_before_it_is_taken_and_seen_by_all(tmp_path: Path) -> None:
    out = session(tmp_path, f"take flu\n{QUIET}", preset="1986 full").out
    assert "take flu; Take “Flu epidemic”. Before the health rolls" in out
    assert "The Hardline Stalinists (you) take “Flu epidemic” from the stock." in out
    assert "flu; your cards: Flu epidemic; when: Before the health rolls" in out


def test_french_has_its_own_words_for_all_of_it(tmp_path: Path) -> None:
    out = session(tmp_path, f"main\nplay 28\n{QUIET}table", "28", "14", "13", lang="fr").out
    assert "abattent une carte\u00a0: jouer «\u00a0Un Boeing 747 abattu\u00a0» (28)." in out
    assert "En vigueur\u00a0: Le chef de l’Idéologie, " in out


@pytest.mark.few(2)
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("preset", ["1988_advanced", "1986_full"])
def test_a_whole_game_with_cards_can_be_played_through_a_pipe(preset: str, lang: str) -> None:
    typed = "suggest\noptions\n1\n" + "pass all\noptions\n1\n" * 600
    options = ("--players", "3", "--seed", "4", "--bots", "random", "--option", f"preset={preset}")
    ran = presidium("play", "kremlin", *options, "--lang", lang, "--plain", typed=typed)
    assert ran.code == 0, ran.err
    assert any(Words(lang)(f"cli-you-{how}") in ran.out for how in ("won", "did-not-win"))
    assert not set(ran.out) & set("█░▐▌▶•✗─\x1b")
