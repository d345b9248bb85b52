"""The server's log: one line of JSON for each record."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any


class JsonLogFormatter(logging.Formatter):
    """Formats a log record as one line of JSON with the keys time, level, logger and message. `time` is ISO 8601 in
    UTC, with milliseconds. A record's exception is in `exception`. No token, seed or secret is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            # uvicorn logs every line, good or bad, as "uvicorn.error"
            "logger": "presidium.http" if record.name.startswith("uvicorn") else record.name,
            "message": record.getMessage(),
        }
        if hasattr(record, "table"):
            line["table"] = record.table
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_log(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLogFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
