"""Our server as `presidium serve` runs it, but for the limits: all clients come from one address here.

python ours_server.py PORT DATA [DATABASE WORKERS]
"""

from __future__ import annotations

import sys
from pathlib import Path

from presidium.table.limits import Limits
from presidium.table.serve import serve, set_up_log

if __name__ == "__main__":
    set_up_log("WARNING")
    port, data, *kept = sys.argv[1:]
    at, workers = kept or ("", "1")
    serve("127.0.0.1", int(port), Path(data), Limits.lifted(), kept_at=at, workers=int(workers))
