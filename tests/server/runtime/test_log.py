"""The log: one JSON object a line, with the keys and times that log collectors expect."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from presidium.server.runtime.log import set_up_log


@pytest.fixture
def _logging_stays() -> Iterator[None]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers, root.level = before, level


@pytest.mark.usefixtures("_logging_stays")
def test_a_line_has_an_iso_time_and_conventional_keys(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_log("INFO")
    logging.getLogger("presidium.server").warning("tidying %s", "failed")
    logging.getLogger("uvicorn.error").info("started")
    try:
        raise ValueError("out of tea")
    except ValueError:
        logging.getLogger("presidium.disk").exception("no tea")
    sys.stderr.flush()
    first, second, third = map(json.loads, capsys.readouterr().err.splitlines())
    assert list(first) == ["time", "level", "logger", "message"]
    when = datetime.fromisoformat(first["time"])
    assert when.utcoffset() is not None
    assert abs((datetime.now(UTC) - when).total_seconds()) < 60
    assert (first["level"], first["logger"], first["message"]) == ("warning", "presidium.server", "tidying failed")
    assert (second["logger"], second["message"]) == ("presidium.http", "started")
    assert third["exception"].endswith("ValueError: out of tea")
