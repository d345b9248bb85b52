"""The base class of all journal facts."""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that has happened at a table.

    Tags and field names are stored on disk, so they never change, whatever a class is called here (docs/storage.md). A
    new field needs a default.
    """
