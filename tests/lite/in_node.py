"""What is played in the archive as built: whole games, an older file, and every question the page may ask."""
# ruff: noqa: E402, F704, F821 -- runs in Pyodide, where a script may await

import json
import sqlite3
from pathlib import Path
from tempfile import mkdtemp

from presidium.lite.tab import opened, why_unusable
from tests.lite.player import Player

folder = mkdtemp()
house = await opened(f"{folder}/hall.db", "https://example.org", "/play")
started = cpu_seconds()
player = Player(house)
said = {}
for game, bot in (("goulag", "naive"), ("kremlin", "careful"), ("politburo", "naive")):
    house.cookie = ""
    table = await player.play(game, bot)
    over = player.said[-1]["table"]["status"]
    parts = {}
    for part in ("record", "pravda?lang=de", "history", "charts", "history?eyes=all", "report?lang=fr&seat=1"):
        status, _, body = await house.ask("GET", f"/api/tables/{table}/{part}")
        parts[part] = status, len(body)
    said[game] = {"over": over, "parts": parts}
said["paths"] = {}
for path in ("problems", "rules/kremlin?lang=fr", "words/politburo?lang=de", "me/career", "me/export", "games", "bots"):
    status, _, body = await house.ask("GET", f"/api/{path}")
    said["paths"][path] = status, len(body)
await house.close()

older = Path(folder, "older.db")
older.write_bytes(Path(folder, "hall.db").read_bytes())
with sqlite3.connect(older) as file:
    file.execute("DROP TABLE notes")
    file.execute("UPDATE alembic_version SET version_num = '0018'")
file.close()
said["older"] = [why_unusable(str(older))]
put_upgrade()
import importlib

importlib.invalidate_caches()
from presidium.lite.upgrade import upgrade

upgrade(older)
said["older"].append(why_unusable(str(older)))
said["seconds"] = started
json.dumps(said)
