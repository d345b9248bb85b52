"""A game the terminal has no drawing and no aid for: it plays all the same, from its view and its `Game` alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from presidium.cli.commands.play import Sitting
from presidium.cli.terminal.aids import aid_for
from presidium.cli.terminal.boards import board
from presidium.cli.terminal.screen import Grid, Screen
from presidium.core import CHANCE, PASS, Action, AskAll, Listed, Orders, Record, Refused, View, view
from presidium.text import Words
from presidium.text.words import unsaid
from tests.core.toy import TOY, Draw, Hands, Public, Raise, toy


def drawn(*moves: tuple[int, Action], seat: int | None = 1) -> list[tuple[str, ...] | str]:
    parts = board(view(toy((CHANCE, Draw(2)), *moves), seat), Words("en", seat))
    return [row for part in parts for row in (part.rows if isinstance(part, Grid) else [part])]


def test_its_board_shows_seats_and_facts() -> None:
    told = drawn((1, Raise()), (2, PASS), (3, Raise()), (1, PASS), (2, PASS), (3, PASS), seat=2)
    assert [row[0] for row in told[:3]] == ["Comrade 1", "Comrade 2 (you)", "Comrade 3"]
    assert told[3:] == [("raised", "(1, 3), ()"), ("picked", "0")]


def test_its_board_shows_a_secret_to_those_who_know_it_and_to_nobody_else() -> None:
    assert "number: 2" in drawn(seat=1)
    assert not [part for part in drawn(seat=2) if "number" in str(part)]
    assert not [part for part in drawn(seat=None) if "number" in str(part)]


def answer(seen: View[Public], orders: tuple[str, ...]) -> Action | None:
    return Raise() if "always" in orders and seen.options is not None else None


def test_its_orders_are_taken_down_shown_and_followed(capsys: pytest.CaptureFixture[str]) -> None:
    aid, seen = aid_for(replace(TOY, orders=Orders(lambda text, _: text, str, answer)), Random(1)), seen_by(1)
    screen = Screen(Words("en"), plain=True)
    assert aid.ahead(seen) is None
    assert aid.command("order", "always", seen, screen) == Raise()
    assert aid.ahead(seen) == Raise()
    assert (aid.orders_written(), aid.forgets, aid.help) == (("always",), "cli-orders-forgotten", "cli-orders-help")
    assert aid.command("forget", "", seen, screen) is True
    assert aid.ahead(seen) is None
    assert capsys.readouterr().out == "Standing orders: always\nStanding orders: –\n"
    aid.take_up(("always",))
    assert aid.ahead(seen) == Raise()


def test_where_there_are_no_orders_none_are_spoken_of() -> None:
    aid, seen, screen = aid_for(TOY, Random(1)), seen_by(1), Screen(Words("en"), plain=True)
    assert [aid.command(word, "", seen, screen) for word in ("order", "orders", "forget")] == [False] * 3
    assert (aid.help, aid.forgets, aid.ahead(seen)) == ("", "", None)
    with pytest.raises(Refused, match="nothing-to-suggest"):
        aid.command("suggest", "", seen, screen)


def seen_by(seat: int) -> View[Public]:
    return view(toy((CHANCE, Draw(2))), seat)


@pytest.mark.parametrize(("silence", "answered", "told"), [(PASS, PASS, 1), (None, Raise(), 0)])
def test_enter_alone_is_silence_where_that_is_an_answer(
    silence: Action | None,
    answered: Action,
    told: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("presidium.text.words.unsaid", unsaid)  # the toy has no words
    either = Listed((PASS, Raise()))
    monkeypatch.setattr(Hands, "play", lambda _, g: AskAll(dict.fromkeys(g.rules.players, either), silence))
    sitting = Sitting.new(Screen(Words("en"), plain=True), TOY, Record.of(TOY, TOY.new(3)), 1, ["random"], "1")
    sitting._move(CHANCE, Draw(2))
    typed = iter(("", "raise"))
    monkeypatch.setattr(sitting, "_line", lambda: next(typed))
    assert sitting._decide(either) == answered
    assert capsys.readouterr().out.count("Enter: “pass”.") == told


def test_its_help_leaves_out_what_only_chance_answers(capsys: pytest.CaptureFixture[str]) -> None:
    Sitting.new(Screen(Words("en"), plain=True), TOY, Record.of(TOY, TOY.new(3)), 1, ["random"], "1")._help()
    told = capsys.readouterr().out
    assert "raise" in told
    assert "draw" not in told
