"""`docs/storage.md` says what lies on the disk."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
from msgspec.inspect import StructType, type_info

from presidium.server.archive.stream_replay import ArchivedStreams
from presidium.server.domain.journal import AnyFact
from presidium.server.persistence.snapshot import Saved
from presidium.server.storage.tables import metadata
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "storage.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \|([^|]*)\|", re.MULTILINE)


def rows(heading: str) -> dict[str, list[str]]:
    section = re.split(r"^## ", PAGE.partition(f"## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    return {name: re.findall(r"`(\w+)`", fields) for name, fields in ROW.findall(section)}


def tag_of(fact: type) -> str:
    info = type_info(fact)
    assert isinstance(info, StructType)
    return str(info.tag)


def test_every_table_of_the_file_stands_there_with_its_columns() -> None:
    assert rows("Tables of the file") == {
        table.name: [column.name for column in table.columns] for table in metadata.tables.values()
    }


def test_every_fact_stands_there_with_its_fields() -> None:
    assert rows("Facts") == {
        tag_of(fact): [field.encode_name for field in msgspec.structs.fields(fact)] for fact in get_args(AnyFact)
    }


def test_the_parts_of_a_snapshot_and_of_an_archive_stand_there() -> None:
    assert ", ".join(f"`{field.encode_name}`" for field in msgspec.structs.fields(Saved)) in PAGE
    assert all(f"in `{field.encode_name}`" in PAGE for field in msgspec.structs.fields(ArchivedStreams))
