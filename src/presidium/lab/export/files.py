"""Files of tables: Parquet, and JSON lines compressed with Zstandard. Rows are written as they come.

A file appears under its name only when it is whole: until then its name ends in `.part`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from presidium import __version__
from presidium.core import Refused, Rules, refusal
from presidium.lab.export.columns import FORMAT, Column, columns
from presidium.lab.export.rows import Table

PARQUET: Final = ".parquet"
JSON_LINES: Final = ".jsonl.zst"
SUFFIXES: Final = (PARQUET, JSON_LINES)
LEVEL: Final = 3


class Sink(Protocol):
    """An open file of a table."""

    def write(self, part: bytes) -> None:
        """Writes rows that `packed` has packed for this kind of file."""
        ...

    def close(self) -> None: ...


def kind_of(file: Path) -> str:
    """The suffix of this file's kind. Raises Refused if the name has another suffix, or a package is missing."""
    kind = next((suffix for suffix in SUFFIXES if file.name.endswith(suffix)), None)
    if kind is None:
        raise Refused(refusal("no-table-file", file=file.name, known=", ".join(SUFFIXES)))
    needed("pyarrow" if kind == PARQUET else "zstandard")
    return kind


def needed(package: str) -> Any:
    """A package of the extra `export`. Raises Refused if it is not installed."""
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise Refused(refusal("not-installed", package=package, extra="export")) from None


def packed(table: Table, kind: str) -> bytes:
    """The rows of a table as bytes for a file of this kind, so that another process can write them."""
    if kind == JSON_LINES:
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in table.rows()).encode()
    arrow = needed("pyarrow")
    schema = arrow_schema(table.rules)
    arrays = [arrow.array(values, each.type) for values, each in zip(table.values, schema, strict=True)]
    batch, out = arrow.record_batch(arrays, schema), arrow.BufferOutputStream()
    with arrow.ipc.new_stream(out, schema) as stream:
        stream.write_batch(batch)
    return bytes(out.getvalue())


def arrow_schema(rules: Rules) -> Any:
    """The schema of a Parquet file of games with these rules."""
    arrow = needed("pyarrow")
    fields = [arrow.field(c.name, arrow_type(c), metadata={"about": c.about}) for c in columns(rules)]
    return arrow.schema(fields, {name: str(told) for name, told in described(rules).items()})


def arrow_type(column: Column) -> Any:
    """The Arrow type of a column: the smallest integers that hold its range; texts that repeat as dictionaries."""
    arrow = needed("pyarrow")
    if column.kind == "truth":
        return arrow.bool_()
    if column.kind == "word":
        return arrow.dictionary(arrow.int32(), arrow.string())
    if column.kind == "words":
        return arrow.list_(arrow.string())
    bits = next(bits for bits in (8, 16, 32, 64) if -(2 ** (bits - 1)) <= column.least <= column.most < 2 ** (bits - 1))
    integer = getattr(arrow, f"int{bits}")()
    if column.kind == "number":
        return integer
    return arrow.list_(integer, column.size) if column.size else arrow.list_(integer)


def described(rules: Rules) -> dict[str, Any]:
    """What a Parquet file says of itself in its metadata."""
    return {
        "presidium.format": FORMAT,
        "presidium.version": __version__,
        "presidium.game": rules.game,
        "presidium.players": rules.seats,
        "presidium.options": json.dumps(dict(rules.chosen)),
    }


class Parquet:
    """A Parquet file, one row group for each part."""

    def __init__(self, file: Path, rules: Rules) -> None:
        self._arrow = needed("pyarrow")
        import_module("pyarrow.parquet")
        self._writer = self._arrow.parquet.ParquetWriter(file, arrow_schema(rules), compression="zstd")

    def write(self, part: bytes) -> None:
        with self._arrow.ipc.open_stream(part) as stream:
            self._writer.write_table(stream.read_all())

    def close(self) -> None:
        self._writer.close()


class JsonLines:
    """JSON lines in a single Zstandard frame, because some readers stop after the first frame."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("wb")
        self._stream = needed("zstandard").ZstdCompressor(level=LEVEL).stream_writer(self._file)

    def write(self, part: bytes) -> None:
        self._stream.write(part)

    def close(self) -> None:
        self._stream.close()
        self._file.close()


@contextmanager
def opened(file: Path, rules: Rules) -> Iterator[Sink]:
    """Opens a file for a table. Removes it if the rows do not come to their end."""
    kind = kind_of(file)
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        sink: Sink = Parquet(part, rules) if kind == PARQUET else JsonLines(part)
        try:
            yield sink
        finally:
            sink.close()
        part.replace(file)
    except OSError as error:
        raise Refused(refusal("cannot-write", file=str(file), why=str(error.strerror))) from error
    finally:
        with suppress(OSError):
            part.unlink()
