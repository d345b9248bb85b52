"""Starts our server as `presidium serve` does, but without limits, because all clients share one address here.

python ours_server.py PORT DATA [DATABASE WORKERS]
"""

from __future__ import annotations

import sys
from pathlib import Path

from presidium.server.base.limits import Limits
from presidium.server.runtime.log import set_up_log
from presidium.server.runtime.serve import serve

if __name__ == "__main__":
    set_up_log("WARNING")
    port, data, *kept = sys.argv[1:]
    at, workers = kept or ("", "1")
    serve("127.0.0.1", int(port), Path(data), Limits.lifted(), kept_at=at, workers=int(workers))
