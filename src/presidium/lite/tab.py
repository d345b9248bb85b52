"""What the worker of a tab calls: it opens a house on a file, or says why it cannot."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Final

from presidium.core import Refused
from presidium.lite.house import House, hall_in
from presidium.lite.pool import here
from presidium.lite.store import nothing, open_tab_store
from presidium.server.base.job_pool import NewProcess
from presidium.server.storage.disk_health import DAMAGED

BLANK: Final = Path(__file__).with_name("blank.db")
"""A new file with all tables, which the build puts here: a copy of it costs less than making the tables."""
_UNUSABLE: Final = {"no-tables-here": "not-ours", DAMAGED.id: "broken"}


async def opened(
    file: str,
    origin: str = "http://localhost",
    path: str = "",
    cookie: str = "",
    new_process: NewProcess = here,
    committed: Callable[[], None] = nothing,
) -> House:
    """A house on this file, ready to answer. Raises Refused if the file cannot be used."""
    if BLANK.exists() and not Path(file).exists():
        Path(file).write_bytes(BLANK.read_bytes())
    house = House(hall_in(Path(file), new_process, committed), origin, path)
    await house.open(cookie)
    gc.freeze()  # modules and classes live for ever and need not be scanned; `GcPolicy` collects what does not
    gc.disable()
    return house


def why_unusable(file: str) -> str:
    """Why a file cannot be opened: `older-data`, `newer-data`, `not-ours` or `broken`; empty if it can be opened. A new
    file is made."""
    try:
        open_tab_store(Path(file)).close()
    except Refused as refused:
        return _UNUSABLE.get(refused.why.id, refused.why.id)
    return ""
