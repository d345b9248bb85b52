"""What makes the newspaper: the pages are everybody's, the box is a view, and what is printed stays printed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import State, view
from presidium.core.record import play
from presidium.text import Words
from presidium.text.pravda import Edition, editions
from tests.contract.sittings import Sitting, every_sitting, records, some_moments
from tests.contract.twins import twin


def pages(sitting: Sitting, g: State[Any], seat: int | None, lang: str = "en") -> tuple[Edition, ...]:
    return editions(sitting.game, view(g, None), view(g, seat), Words(lang), "a table")


def without_box(printed: tuple[Edition, ...]) -> list[Any]:
    return [(page.headline, page.deck, page.lead, page.notices, page.portraits, page.turning) for page in printed]


@pytest.mark.few(12)
@every_sitting
@given(data=st.data())
def test_all_seats_and_those_who_watch_read_the_same_page_but_for_the_box(
    sitting: Sitting, data: st.DataObject
) -> None:
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 6):
        watching = pages(sitting, g, None)
        assert all(page.box == () for page in watching)
        for seat in g.rules.players:
            assert without_box(pages(sitting, g, seat)) == without_box(watching)


@every_sitting
@given(data=st.data())
def test_the_box_is_made_of_the_readers_view_alone(sitting: Sitting, data: st.DataObject) -> None:
    """In a world that looks the same to him it says the same, whatever the others hold."""
    press, rng = sitting.game.press, Random(data.draw(st.integers(0, 1000)))
    if press is None:
        return
    for g in some_moments(sitting, data.draw(records(sitting)), rng, 9):
        for seat in g.rules.players:
            mine = view(g, seat)
            assert press.box(view(sitting.game.imagine(mine, rng), seat)) == press.box(mine)


@pytest.mark.few(12)
@every_sitting
@given(data=st.data())
def test_twin_worlds_print_the_same_page(sitting: Sitting, data: st.DataObject) -> None:
    """Two games that differ only in what one seat has not seen: it reads the same, box and all."""
    record, rng = data.draw(records(sitting)), Random(data.draw(st.integers(0, 1000)))
    cut = rng.randrange(len(record.moves) // 2, len(record.moves))
    for seat in rng.sample(sitting.everyone(), 1 if sitting.long else 2):
        one, other = sitting.new(), sitting.new()
        for mine, theirs in zip(record.moves[:cut], twin(sitting, record, cut, seat, rng), strict=True):
            play(one, *mine)
            if theirs is not None:
                play(other, *sitting.laws.fitted(other, theirs))
        assert pages(sitting, one, seat) == pages(sitting, other, seat)


@every_sitting
@given(data=st.data())
def test_what_is_printed_stays_printed(sitting: Sitting, data: st.DataObject) -> None:
    """Every edition there was at some time is among those at the end, letter by letter, box and all."""
    record = data.draw(records(sitting))
    rng = Random(data.draw(st.integers(0, 1000)))
    last = pages(sitting, record.final(sitting.game), 1)
    assert sitting.game.press is None or last[-1].when == "end"
    for g in some_moments(sitting, record, rng, 9):
        now = pages(sitting, g, 1)
        assert now == last[: len(now)]


@every_sitting
def test_a_fact_rests_on_events_that_everybody_was_told(sitting: Sitting) -> None:
    press = sitting.game.press
    if press is None:
        return
    g, rng = sitting.new(), Random(3)
    while not g.over:
        player = rng.choice(g.waiting_for())
        options = g.options(player)
        assert options is not None
        g.apply(player, options.sample(rng))
    told = len(view(g, None).events)
    for issue in press.issues(view(g, None)):
        assert issue.facts
        assert [fact.weight for fact in issue.facts] == sorted((fact.weight for fact in issue.facts), reverse=True)
        for fact in (*issue.facts, *issue.turning):
            assert all(0 <= event < told for event in fact.events)
