"""Archives: all files of a tree in one, compressed together, which the worker unpacks without Python."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

Files = Iterable[tuple[str, bytes]]


def spread(files: Files, to: Path) -> None:
    """Writes files below a folder."""
    for name, content in files:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_bytes(content)


def gathered(folder: Path) -> list[tuple[str, bytes]]:
    """Reads all files below a folder; those of one kind stand together, which compresses better."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    names = sorted((file.suffix, file.relative_to(folder).as_posix()) for file in files)
    return [(name, (folder / name).read_bytes()) for _, name in names]


def packed(files: Files) -> bytes:
    """Length of a table of contents (4 bytes, little endian), the table as JSON, then every file's bytes in its
    order."""
    files = list(files)
    table = json.dumps([[name, len(content)] for name, content in files], separators=(",", ":")).encode()
    return b"".join((len(table).to_bytes(4, "little"), table, *(content for _, content in files)))


def zipped(files: Files) -> bytes:
    """A ZIP file that Python imports from, uncompressed, because it travels compressed as a whole."""
    held = io.BytesIO()
    with ZipFile(held, "w", ZIP_STORED) as made:
        for name, content in files:
            made.writestr(ZipInfo(name), content)
    return held.getvalue()


def compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
