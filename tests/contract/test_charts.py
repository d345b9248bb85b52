"""A finished game as a whole: what is drawn says what was so, has a name for everything, and turns where it turned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from presidium.cli.commands.charts import told
from presidium.core import Record
from presidium.core.content.chart import Chart, Course
from presidium.core.record import read
from presidium.games import find
from presidium.games.goulag.game import worker
from presidium.games.kremlin.state import sheet
from presidium.games.politburo.moves import Fulfilled
from presidium.games.politburo.state import member_of
from presidium.text import Words, languages

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


def whole(record: Record) -> tuple[Course, dict[str, Chart]]:
    charts = find(record.rules.game).charts
    assert charts is not None
    course = charts.course(enumerate(record.replay(find(record.rules.game))))
    return course, {chart.id: chart for chart in charts.draw(course)}


def cells(chart: Chart, column: int) -> list[Any]:
    return [row.cells[column] for row in chart.rows]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_drawing_is_whole_and_every_turn_leads_somewhere(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"), find)
    course, drawn = whole(record)
    assert drawn
    for chart in drawn.values():
        assert chart.rows
        assert all(len(row.cells) == len(chart.columns) for row in chart.rows)
        assert all(len(row.truth) in (0, len(chart.columns)) for row in chart.rows)
        assert len(chart.moments) in (0, len(chart.columns))
        assert list(chart.moments) == sorted(chart.moments)
    charts = find(record.rules.game).charts
    assert charts is not None
    turns = charts.turning(course)
    assert 1 <= len(turns) <= 5
    numbers = [turn.n for turn in turns]
    assert numbers == sorted(set(numbers))
    assert all(0 < n <= len(record.moves) for n in numbers)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["goulag-nobody", "kremlin-1986-cards-1", "kremlin-1988-cards-1", "politburo-nobody"])
def test_every_word_of_it_is_there(name: str, lang: str) -> None:
    (path,) = [path for path in RECORDS if path.stem == name]
    lines = list(told(read(path.read_text(encoding="utf-8"), find), Words(lang)))
    assert not [line for line in lines if "chart-" in line]
    assert lines[0] == Words(lang)("chart-turning")


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.startswith("goulag")], ids=lambda p: p.stem)
def test_goulag(path: Path) -> None:
    course, drawn = whole(read(path.read_text(encoding="utf-8"), find))
    g = course.end
    dug, needed = drawn["canal"].rows
    assert dug.cells[-1] == g.public.canal
    loyal = [g.secret(worker(seat)) for seat in g.rules.players].count("loyal")
    assert needed.cells[-1] in (2 * loyal, 2 * loyal + 1)
    assert sum(row.cells[at] for at, row in enumerate(drawn["together"].rows)) == 2 * len(g.public.history)
    for at, over in enumerate(g.public.history):
        laid = [row.truth[at] for row in drawn["cards"].rows if row.truth[at] is not None]
        assert len(laid) == 2
        assert laid.count("work") == over.work
        could = [row.cells[at] for row in drawn["cards"].rows if row.cells[at] is not None]
        assert all(shown in (card, "either") for shown, card in zip(could, laid, strict=True))


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.startswith("politburo")], ids=lambda p: p.stem)
def test_politburo(path: Path) -> None:
    course, drawn = whole(read(path.read_text(encoding="utf-8"), find))
    g = course.end
    assert cells(drawn["levels"], -1) == [g.public.levels[row.of[1]] for row in drawn["levels"].rows]
    assert tuple(cells(drawn["influence"], -1)) == g.public.influence
    (fulfilled,) = [event.seats for _, event in course.events if isinstance(event, Fulfilled)]
    held = [seat for seat, cell in enumerate(cells(drawn["goals"], -1), 1) if cell == "holds"]
    assert tuple(held) == fulfilled
    assert [row.of[1] for row in drawn["goals"].rows] == [g.secret(member_of(seat)) for seat in g.rules.players]


@pytest.mark.ci
@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.startswith("kremlin")], ids=lambda p: p.stem)
def test_kremlin(path: Path) -> None:
    course, drawn = whole(read(path.read_text(encoding="utf-8"), find))
    g = course.end
    assert [int(year) for _, year in drawn["age"].columns] == list(range(1, g.public.year + 1))
    written = [sum(g.secret(sheet(seat))) for seat in g.rules.players]
    assert [row.truth[-1] for row in drawn["influence"].rows] == written
    assert [sum(row.truth[at] for row in drawn["sheets"].rows) for at in range(g.rules.seats)] == written
    for row in drawn["sheets"].rows:
        assert row.cells == g.public.declared.get(row.of[1], (0,) * g.rules.seats)
    for row in drawn["control"].rows:
        controller = g.public.control.get(row.of[1])
        assert row.cells[-1] == (None if controller is None else str(controller))
    for row in drawn["stress"].rows:
        assert sum(cell or 0 for cell in row.cells) == g.public.men[row.of[1]].stress


def test_what_was_taken_back_is_no_part_of_it() -> None:
    """The same record with a detour: steps that are told, taken back, and told anew."""
    (path,) = [path for path in RECORDS if path.stem == "goulag-loyal"]
    record = read(path.read_text(encoding="utf-8"), find)
    game, charts = find("goulag"), find("goulag").charts
    assert charts is not None
    steps = [g.copy() for g in record.replay(game)]
    back = [*steps[:30], *steps[16:]]
    straight, detour = charts.course(enumerate(steps)), charts.course(enumerate(back))
    assert [over.year for over in detour.years] == [over.year for over in straight.years]
    for one, other in zip(charts.draw(straight), charts.draw(detour), strict=True):
        assert (one.rows, one.columns) == (other.rows, other.columns)
