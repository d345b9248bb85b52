"""Reads and writes files of the user."""

from __future__ import annotations

import os
from pathlib import Path

from presidium.core import Refused, refusal


def keep(file: Path, text: str) -> None:
    """Writes a file that only its owner may read; replaces an existing file atomically."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.{os.getpid()}")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as kept:
            kept.write(text)
            kept.flush()
            os.fsync(kept.fileno())
        part.replace(file)
    except OSError as error:
        raise Refused(refusal("cannot-write", file=str(file), why=str(error.strerror))) from error


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(refusal("no-such-file", file=str(file), why=str(error.strerror))) from error
    except ValueError as error:  # not UTF-8, or a name that no file can have
        raise Refused(refusal("not-text", file=repr(str(file)))) from error
