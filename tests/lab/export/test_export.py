"""Tables of games: what they hold, that they are the same however they are made, and that others can read them."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
import zstandard
from click.testing import CliRunner

from presidium.cli.command_line import presidium
from presidium.core import Refused, Statement, view
from presidium.core.record import Record, play, read
from presidium.games import find
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import worker
from presidium.lab.environments.doors import door
from presidium.lab.export import Table, columns, export, export_records
from presidium.lab.export.columns import COMMON
from presidium.lab.match import Series, match, play_records

RECORDS = Path(__file__).parents[2] / "records"
TABLES = {"goulag": (5, {}), "politburo": (5, {}), "kremlin": (3, {"preset": "1988 basic"})}


def lines(file: Path) -> list[dict[str, Any]]:
    with file.open("rb") as packed:
        whole = zstandard.ZstdDecompressor().stream_reader(packed)
        return [json.loads(line) for line in io.TextIOWrapper(whole, encoding="utf-8")]


def games_of(name: str, bot: str, games: int) -> list[Record]:
    game, (seats, options) = find(name), TABLES[name]
    return list(play_records(game, Series(game.rules(seats, options), (bot,), 1, None), range(games)))


@pytest.mark.parametrize("name", ["goulag", "politburo", pytest.param("kremlin", marks=pytest.mark.ci)])
def test_each_row_is_what_the_seat_knew_and_did(name: str) -> None:
    """The rows of a game beside the game, played again: nothing is missing, and nothing is from later."""
    record = games_of(name, "random" if name == "kremlin" else "naive-1", 1)[0]
    game, way, table = find(name), door(record.rules), Table(record.rules)
    assert table.add(record, 7) == len(table)
    rows, kinds = table.rows(), set()
    g = game.begin(record.rules)
    for player, action in record.moves:
        said, options = isinstance(action, Statement), g.options(player)
        if player and (said or (options is not None and options.only() is None)):
            row = next(rows)
            kinds.add(row["kind"])
            seen = [row[f"obs_{field.name}"] for field in way.observer.fields]
            assert [n for each in seen for n in (each if isinstance(each, list) else [each])] == way.observer.look(
                view(g, player)
            )
            assert (row["game_id"], row["seat"], row["bot"]) == (7, player, record.names[player - 1])
            assert row["step"] == type(g.stack[-1]).__name__
            if said:
                assert (row["kind"], row["action"]) == ("statement", game.statements.print(action))
                assert (row["choices"], row["choice_count"], row["action_ids"]) == ([], 0, [])
            else:
                assert options is not None
                assert (row["kind"], row["action"]) == ("answer", game.notation.print(action))
                assert row["choice_count"] == min(options.count(), 2**31 - 1) > 1
                if options.listed:
                    assert row["choices"] == [game.notation.print(each) for each in options]
                answered = [way.actions.answer(player, tuple(row["action_ids"]), g.public)]
                assert answered == [action]
        play(g, player, action)
    assert next(rows, None) is None
    assert kinds == ({"answer"} if name == "kremlin" else {"answer", "statement"})
    for row in table.rows():
        assert row["winners"] == list(g.public.outcome.winners)
        assert row["won"] == (row["seat"] in row["winners"])
        assert row["ending"] == g.public.outcome.ending
        if name == "goulag":
            assert row["own_side"] == g.secret(worker(row["seat"]))


def test_the_columns_say_what_they_hold_and_hold_to_it() -> None:
    record = games_of("goulag", "naive-1", 1)[0]
    table = Table(record.rules)
    table.add(record, 1)
    told = columns(record.rules)
    assert len({column.name for column in told}) == len(told)
    assert all(column.about for column in told)
    for column, values in zip(told, table.values, strict=True):
        for each in values:
            numbers = each if column.kind == "numbers" else [each] if column.kind == "number" else []
            assert all(column.least <= number <= column.most for number in numbers), column.name
            assert column.size in (0, len(numbers)), column.name


def test_both_files_hold_the_same_and_anybody_can_read_them(tmp_path: Path) -> None:
    for file in ("games.parquet", "games.jsonl.zst"):
        made = export(GOULAG, 5, 3, ["random", "naive-1"], tmp_path / file, seed="x")
        assert made.games == 3
    found = parquet.read_table(tmp_path / "games.parquet")
    assert found.to_pylist() == lines(tmp_path / "games.jsonl.zst")
    assert found.num_rows == made.rows
    assert sorted({row["game_id"] for row in found.to_pylist()}) == [1, 2, 3]
    assert found.schema.metadata[b"presidium.format"] == b"presidium-games-1"
    assert b"dug" in found.schema.field("obs_canal").metadata[b"about"]
    assert not list(tmp_path.glob("*.part"))


def test_the_exported_games_are_those_of_a_match(tmp_path: Path) -> None:
    """The same bots and seed: the same games, whether they are exported while they are played or read from records."""
    match(GOULAG, 5, 4, ["random", "naive-1"], "x", records=tmp_path / "folder")
    match(GOULAG, 5, 4, ["random", "naive-1"], "x", records=tmp_path / "one" / "games.jsonl")
    texts = [json.loads(line)["record"] for line in (tmp_path / "one/games.jsonl").read_text("utf-8").splitlines()]
    assert texts == [file.read_text("utf-8") for file in sorted((tmp_path / "folder").iterdir())]
    export(GOULAG, 5, 4, ["random", "naive-1"], tmp_path / "a.jsonl.zst", "x")
    for at, source in enumerate(("folder", "one/games.jsonl")):
        made = export_records([tmp_path / source], tmp_path / f"{at}.jsonl.zst")
        assert (made.games, made.left_out) == (4, 0)
        assert lines(tmp_path / f"{at}.jsonl.zst") == lines(tmp_path / "a.jsonl.zst")


@pytest.mark.ci
def test_the_number_of_workers_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.lab.export.exporting.GAMES_PER_PART", 2)
    for workers in (1, 2):
        export(GOULAG, 5, 7, ["random"], tmp_path / f"{workers}.jsonl.zst", workers=workers)
    assert (tmp_path / "1.jsonl.zst").read_bytes() == (tmp_path / "2.jsonl.zst").read_bytes()
    match(GOULAG, 5, 7, ["random"], records=tmp_path / "1.jsonl")
    match(GOULAG, 5, 7, ["random"], records=tmp_path / "2.jsonl", workers=2)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_records_of_other_rules_and_unfinished_ones_are_left_out_and_counted(tmp_path: Path) -> None:
    whole = RECORDS / "goulag-loyal.txt"
    record = read(whole.read_text("utf-8"), find)
    (tmp_path / "half.txt").write_text(record.until(9).text(GOULAG), encoding="utf-8")
    other = RECORDS / "politburo-beria.txt"
    made = export_records([whole, tmp_path / "half.txt", other, whole], tmp_path / "t.parquet")
    assert (made.games, made.left_out) == (2, 2)
    assert set(parquet.read_table(tmp_path / "t.parquet")["game_id"].to_pylist()) == {1, 4}


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no-table-file"):
        export(GOULAG, 5, 1, ["random"], tmp_path / "games.csv")
    with pytest.raises(Refused, match="unknown-bot"):
        export(GOULAG, 5, 1, ["nobody"], tmp_path / "games.parquet")
    (tmp_path / "empty").mkdir()
    with pytest.raises(Refused, match="no-records"):
        export_records([tmp_path / "empty"], tmp_path / "games.parquet")
    (tmp_path / "bad.jsonl").write_text('{"record": 3}\n', encoding="utf-8")
    with pytest.raises(Refused, match="not-text"):
        export_records([tmp_path / "bad.jsonl"], tmp_path / "games.parquet")

    def breaks(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(GOULAG, 5, 1, ["random"], tmp_path / "games.parquet", progress=breaks)
    assert {file.name for file in tmp_path.iterdir()} == {"empty", "bad.jsonl"}


def test_the_command(tmp_path: Path) -> None:
    asked = ["export", "goulag", "--games", "2", "--bots", "random", "--to", str(tmp_path / "g.parquet")]
    done = CliRunner().invoke(presidium, asked)
    assert done.output == f"2 games, 40 rows: {tmp_path / 'g.parquet'}\n"
    as_json = json.loads(CliRunner().invoke(presidium, [*asked, "--json"]).output)
    assert (as_json["games"], as_json["rows"], as_json["left_out"]) == (2, 40, 0)
    records = ["--records", str(RECORDS / "goulag-loyal.txt"), "--records", str(RECORDS / "politburo-tie.txt")]
    done = CliRunner().invoke(presidium, ["export", *records, "--to", str(tmp_path / "r.jsonl.zst")])
    assert "Left out: one record" in done.output
    for wrong in (["export"], asked[:4], [*asked[:6], *records]):
        done = CliRunner().invoke(presidium, [*wrong, "--to", str(tmp_path / "w.parquet")])
        assert isinstance(done.exception, Refused)
        assert done.exception.why.id == "export-what"


def test_the_page_lists_every_column() -> None:
    page = (Path(__file__).parents[3] / "docs" / "export.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == [column.name for column in COMMON]
