"""A bot at a table anywhere: python remote_bot.py http://127.0.0.1:8000/t/TABLE

It needs `websockets` and nothing of Presidium's. `choose` is the place for a better idea; see docs/api.md."""

import json
import random
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(options, public):  # noqa: ARG001
    """One of the options, whatever lies on the table; only a sheet (Kremlin) is not listed, but written."""
    ten = " ".join(random.sample("BCDEFGHIJKLMNOPQRSTUVWXYZ", 10))
    return random.choice(options) if isinstance(options, list) else f"sheet {ten}"


def call(path, body=None):
    with urlopen(Request(base + path, json.dumps(body).encode() if body else None, head)) as answer:
        return json.load(answer)


def command(do, **parts):
    return {"do": do, "id": secrets.token_hex(8), **parts}


def take_in(public, message):
    """Fields that changed; of mappings only the keys that changed, and those that are gone."""
    for name, part in message.get("public", {}).items():
        public[name] = {**(public.get(name) or {}), **part} if type(part) is dict and "type" not in part else part
    for name, keys in message.get("gone", {}).items():
        public[name] = {key: part for key, part in public[name].items() if key not in keys}


(base, _, table), head = sys.argv[1].partition("/t/"), {"content-type": "application/json"}
head["authorization"] = "Bearer " + call("/api/people", {"name": "remote bot"})["token"]
call(f"/api/tables/{table}/commands", command("sit", nonce=secrets.token_hex(16)))
seat = call(f"/api/tables/{table}")["yours"][0]
n, status, question, public = 0, "open", None, {}
while status not in ("over", "closed"):
    try:
        where = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/stream?seat={seat}" + (f"&since={n}" if n else "")
        with connect(where, additional_headers=head, max_size=None) as socket:
            while status not in ("over", "closed"):
                message = json.loads(socket.recv())
                n, question = message.get("n", n), message.get("question", question)
                status = message.get("table", {"status": status})["status"]
                take_in(public := (message.get("view") or {"public": public})["public"], message)
                again = message.get("why", {}).get("id") == "too-fast" and not time.sleep(1)
                if ("n" in message or again) and status == "running" and question["options"] and not question["answer"]:
                    action = choose(question["options"], public)
                    socket.send(json.dumps(command("answer", seat=seat, question=question["id"], action=action)))
    except (OSError, WebSocketException):
        time.sleep(1)  # the server is away; once it is back, it tells what was missed
print(status, public.get("outcome"))
