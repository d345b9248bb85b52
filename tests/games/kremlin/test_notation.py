"""How Kremlin's answers are written."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import PASS, Action, Unreadable
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import (
    AGAINST,
    AGREE,
    CURE,
    FOR,
    GUILTY,
    INNOCENT,
    OVERTURN,
    REFUSE,
    TAKE_INTRIGUE,
    WAIVE,
    Accuse,
    Add,
    Again,
    Choose,
    Clear,
    Condemn,
    Deal,
    Declare,
    DeclareAsNeeded,
    Draw,
    Exchange,
    Give,
    Move,
    Name,
    Pick,
    Play,
    PlayAgainst,
    PlayOn,
    PlayWith,
    Propose,
    Purge,
    Rearrange,
    Rehabilitate,
    Roll20,
    Senior,
    Suspect,
    Take,
    Write,
)
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from tests.games.kremlin.drawn import alike, drawn, new, play_out, quiet

EVERY = [
    ("senior stalinists", Senior(1)),
    ("senior marxists", Senior(6)),
    ("draw Z", Draw("Z")),
    ("roll 20", Roll20(20)),
    ("sheet B C D E F G H I J K", Write(tuple("BCDEFGHIJK"))),
    ("pass", PASS),
    ("waive", WAIVE),
    ("declare G 5", Declare("G", 5)),
    ("declare G 11", Declare("G", 11)),
    ("declare G 5 as_needed", DeclareAsNeeded("G", 5)),
    ("choose militarists", Choose(2)),
    ("cure", CURE),
    ("purge G", Purge("G")),
    ("suspect G", Suspect("G")),
    ("clear G", Clear("G")),
    ("accuse G", Accuse("G")),
    ("condemn G", Condemn("G")),
    ("vote guilty", GUILTY),
    ("vote innocent", INNOCENT),
    ("vote for", FOR),
    ("vote against", AGAINST),
    ("propose G", Propose("G")),
    ("rearrange D B C", Rearrange(("D", "B", "C"))),
    ("rearrange - B C -", Rearrange((None, "B", "C", None))),
    ("move G candidate", Move("G", "candidate")),
    ("move G kgb", Move("G", "kgb")),
    ("exchange B G", Exchange("B", "G")),
    ("rehabilitate G", Rehabilitate("G")),
    ("add G", Add("G")),
    ("take bee_hormone", Take("bee_hormone")),
    ("take intrigue", TAKE_INTRIGUE),
    ("deal 28", Deal("28")),
    ("pick militarists", Pick(2)),
    ("play 28", Play("28")),
    ("play sanatoria_full", Play("sanatoria_full")),
    ("play 7 on G", PlayOn("7", "G")),
    ("play leave on G", PlayOn("leave", "G")),
    ("play leave against G", PlayAgainst("leave", "G")),
    ("play 10 with -2", PlayWith("10", -2)),
    ("play 10 with +0", PlayWith("10", 0)),
    ("play wrong_diagnosis with +1", PlayWith("wrong_diagnosis", 1)),
    ("give 13 to militarists", Give("13", 2)),
    ("name G", Name("G")),
    ("again draw", Again("draw")),
    ("again roll", Again("roll")),
    ("agree", AGREE),
    ("refuse", REFUSE),
    ("overturn", OVERTURN),
]


@pytest.mark.parametrize(("text", "action"), EVERY, ids=[text for text, _ in EVERY])
def test_every_action_has_one_text(text: str, action: Action) -> None:
    assert KREMLIN.notation.print(action) == text
    assert KREMLIN.notation.read(text) == action
    assert type(KREMLIN.notation.read(text)) is type(action)
    assert KREMLIN.notation.read(f"  {text.upper()} ") == action


def test_every_card_can_be_named() -> None:
    for card in (*INTRIGUE.cards, *STOCK.cards):
        assert KREMLIN.notation.read(f"play {card}") == Play(card)


def test_a_modifier_of_nothing_needs_no_sign() -> None:
    assert KREMLIN.notation.read("play 10 with 0") == PlayWith("10", 0)
    assert KREMLIN.notation.read("play 10 with 2") == PlayWith("10", 2)


def test_every_form_is_tried_above() -> None:
    words = {text.split()[0] for text, _ in EVERY}
    assert words == {form.split()[0] for form in KREMLIN.notation.forms}
    assert len({type(action) for _, action in EVERY}) == len(KREMLIN.notation.forms)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "declare G",
        "declare G five",
        "declare G -5",
        "declare Å 5",
        "declare G 5 exactly",
        "declare G 5 as_needed now",
        "purge",
        "purge Palavrian",
        "purge G H",
        "vote maybe",
        "move G siberia",
        "move G",
        "exchange B",
        "rearrange 1 2 3",
        "senior goulag",
        "senior 1",
        "roll twenty",
        "sheet 1 2 3",
        "cure G",
        "work",
        "play",
        "play 0",
        "play 99",
        "play 028",
        "play vodka",
        "play 7 G",
        "play 7 on",
        "play 7 on stalinists",
        "play 10 with +3",
        "play 7 on G with +2",
        "give 13",
        "give 13 militarists",
        "give 13 to G",
        "take",
        "take an intrigue",
        "name militarists",
        "again",
        "again twice",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable):
        KREMLIN.notation.read(text)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "chosen",
    [
        {"edition": "1986", "growth": "on", "influence_nestor": "on"},
        {"edition": "1988", "growth": "on", "tie_arbiter": "on", "purge_limit": "none"},
        {"preset": "1986 full"},
        {"preset": "1988 advanced"},
    ],
    ids=lambda chosen: chosen.get("preset", chosen.get("edition")),
)
def test_every_option_can_be_written_and_read(chosen: dict[str, str]) -> None:
    kinds, tried = set(), set()
    for seed in range(4):
        for g in play_out(new(3 + seed, **chosen), Random(seed), passing=0.8):
            for player in g.waiting_for():
                options = g.options(player)
                assert options is not None
                for action in options if options.listed else ():
                    if action in tried:
                        continue
                    tried.add(action)
                    text = KREMLIN.notation.print(action)
                    assert KREMLIN.notation.read(text) == action
                    assert type(KREMLIN.notation.read(text)) is type(action)
                    assert KREMLIN.codec.decode(KREMLIN.codec.encode(action)) == action
                    kinds.add(type(action).__name__)
    assert len(kinds) >= 20


def test_every_option_of_a_full_board_can_be_written_and_read() -> None:
    g = drawn(f"phase 6 | {alike()} | chief B | kgb A | economy - | candidates I J K | declared B stalinists 1")
    options = list(quiet(g).options(1) or ())
    texts = [KREMLIN.notation.print(action) for action in options]
    assert [KREMLIN.notation.read(text) for text in texts] == options
    assert len(set(texts)) == len(texts)
    assert {text.split()[0] for text in texts} == {"pass", "rearrange", "move", "exchange"}
    assert "rearrange E F - H" not in texts  # as it stands
    assert "rearrange - E F H" in texts
