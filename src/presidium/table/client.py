"""The other end of the wire: a table somewhere else, kept up to date, as a view like any other."""

from __future__ import annotations

import json
import platform
import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from http.client import HTTPException
from random import Random
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from presidium import __version__
from presidium.core import UNSEEN, Action, Refused, Secret, View, refusal
from presidium.games import find
from presidium.text.plain import printable

AGENT: Final = f"presidium/{__version__} ({platform.system()})"
"""What this program says of itself: by that one knows it again among one's devices."""
_PLACE: Final = re.compile(r"(.*?)(?:/(t|link|archive)/([^/]*))?/*", re.DOTALL)
"""What comes before is the path that the house lives under, if any."""


def read(said: str | bytes) -> Any:
    """What a server says; nothing of it moves the cursor of a terminal, whoever runs it. ValueError: it is no JSON."""
    try:
        return cleaned(json.loads(said))
    except RecursionError:
        raise ValueError("too deep") from None


def cleaned(thing: Any) -> Any:
    """The same, without what would move a cursor or ring a bell."""
    match thing:
        case str():
            return printable(thing)
        case list():
            return [cleaned(part) for part in thing]
        case dict():
            return {printable(name): cleaned(part) for name, part in thing.items()}
    return thing


def taken_apart(url: str) -> tuple[str, str, str]:
    """An address as somebody gave it on: the house, what kind of place it leads to there, and which."""
    parts = urlsplit(url)
    found = _PLACE.fullmatch(parts.path)
    assert found is not None
    return f"{parts.scheme}://{parts.netloc}{found[1]}", found[2] or "", found[3] or ""


class Remote:
    """A table at an address: `http://host:port/t/ID`, or below a path. It speaks HTTP for commands and listens on the
    WebSocket."""

    def __init__(self, url: str, token: str | None = None, name: str = "?", invite: str = "") -> None:
        parts = urlsplit(url)
        self.invite = invite or parse_qs(parts.query).get("invite", [""])[0]
        """The code by which a closed hall lets one in."""
        self.base, self.leads, self.table = taken_apart(url)
        self.token = token or self._be_somebody(name)
        self.seat: int | None = None
        self.briefs = True
        """Whether the seat's questions come with what they mean; a program does without."""
        self.n = 0
        self.state: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.nonce = ""
        """The number thrown into the dice, if we have sat down just now."""
        self.answered = -1
        """The question that was answered last."""
        self.opened: dict[str, str] = {}
        """At the end: what the dice were drawn from."""

    def _be_somebody(self, name: str) -> str:
        invited = {"invite": self.invite} if self.invite else {}  # an older server does not know of it
        welcome = self.call("POST", "/api/people", {"name": name, **invited})
        if not isinstance(welcome, dict) or not isinstance(welcome.get("token"), str):
            raise Refused(refusal("not-presidium", address=self.base))
        return str(welcome["token"])

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server something; Refused if it refuses, does not answer, or answers as no server of ours would."""
        answer = self.fetch(method, path, body) or b"null"
        try:
            return read(answer)
        except ValueError:
            raise Refused(refusal("not-presidium", address=self.base)) from None

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """The same, as it comes."""
        headers = {"content-type": "application/json", "user-agent": AGENT}
        if getattr(self, "token", None):
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.base + path, data, headers, method=method), timeout=30) as answer:
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            raise self._refused(error.read(), error.code) from None
        except (OSError, HTTPException):
            raise Refused(refusal("no-answer", address=self.base)) from None

    def _refused(self, said: bytes, status: int) -> Refused:
        """What the server has refused; a proxy may answer in the place of one that is down, others as what they are."""
        try:
            why = read(said)["why"]
            return Refused(refusal(why["id"], why.get("rule", ""), **why.get("args", {})))
        except (ValueError, KeyError, TypeError, AttributeError):
            return Refused(refusal("no-answer" if status >= 500 else "not-presidium", address=self.base))

    def open(self, game: str, seats: int, **how: Any) -> str:
        """Make a table there, whose host one is, and be at it from now on; `how` is whatever else a new table takes."""
        made: str = self.call("POST", "/api/tables", {"game": game, "seats": seats, **how})["id"]
        self.table = made
        return made

    def do(self, command: str, **parts: Any) -> Any:
        """Give a command at the table, such as `start`, or `say` with a `statement`."""
        body = {"do": command, "id": secrets.token_hex(8), **parts}
        return self.call("POST", f"/api/tables/{self.table}/commands", body)

    def sit(self, seat: int | None = None, program: bool = False) -> int:
        """Take a seat, or go on in one's own; where a program answers, say so, and everybody sees it."""
        yours: list[int] = self.look().get("yours", [])
        if not yours or (seat is not None and seat not in yours):
            nonce = secrets.token_hex(16)
            self._sit_down(seat, nonce, program)
            self.nonce = nonce
            yours = self.look()["yours"]
        self.seat = seat if seat in yours else yours[0]
        self.briefs = self.briefs and not program
        return self.seat

    def _sit_down(self, seat: int | None, nonce: str, program: bool) -> None:
        try:
            self.do("sit", seat=seat, nonce=nonce, **({"program": True} if program else {}))
        except Refused as refused:
            if not program or refused.why.id != "unreadable-body":
                raise
            self.do("sit", seat=seat, nonce=nonce)  # an older server does not know of it

    def look(self) -> dict[str, Any]:
        """All there is to know now, from the seat, or as one who watches."""
        seat = "" if self.seat is None else f"?seat={self.seat}"
        hello: dict[str, Any] = self.call("GET", f"/api/tables/{self.table}{seat}")
        return hello

    def record(self) -> str:
        """The record of the game, when it is over."""
        text = self.fetch("GET", f"/api/tables/{self.table}/record").decode(errors="replace")
        return "\n".join(map(printable, text.split("\n")))

    def answer(self, action: Action, then: Action | None = None) -> None:
        """Answer the question that stands; `then` is one's own answer to the window that this brings about."""
        assert self.question is not None
        text = find(self.info["game"]).notation.print
        more = {} if then is None else {"then": text(then)}
        self.do("answer", seat=self.seat, question=self.question["id"], action=text(action), **more)
        self.answered = self.question["id"]

    # Listening

    def messages(self) -> Iterator[dict[str, Any]]:
        """What the table tells, from the first message on, taken in before it is handed over."""
        with self.listen(self.n) as socket:
            for text in socket:
                message = read(text)
                self.take_in(message)
                yield message

    def listen(self, since: int = 0) -> ClientConnection:
        """Where the table tells what comes after this message; from the beginning, all there is to know."""
        where = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/stream?"
        where += "" if self.seat is None else f"seat={self.seat}&question=once"
        where += "" if self.briefs else "&brief=none"
        where += f"&since={since}" if since else ""
        return connect(where, additional_headers={"authorization": f"Bearer {self.token}"}, max_size=None)

    def take_in(self, message: dict[str, Any]) -> None:
        """Know what this message tells; `messages` has done so already."""
        if message["type"] == "hello":
            self.state = message["view"] or {}
            self.question, self.info = message.get("question"), message["table"]
        elif message["type"] == "update":
            self._update(message)
        self.n = message.get("n", self.n)
        self.opened |= {part: message[part] for part in ("seed", "salt", "nonces") if part in message}

    def verdict(self) -> Iterator[tuple[str, bool]]:
        """What there is to say of the dice at the end, and whether it is well; whoever remembers nothing is silent."""
        yield from ()

    def _update(self, message: dict[str, Any]) -> None:
        self.info = message.get("table", self.info)
        self.question = message.get("question", self.question)
        if "answer" in message and self.question is not None:
            self.question = {**self.question, "answer": message["answer"]}
        if not self.started and "public" not in message:
            return  # there is no game to see yet
        public = self.state.setdefault("public", {"type": "Public"})
        for name, part in message.get("public", {}).items():
            merge = isinstance(part, dict) and "type" not in part and isinstance(public.get(name), dict)
            public[name] = {**public[name], **part} if merge else part
        for name, keys in message.get("gone", {}).items():
            public[name] = {key: part for key, part in public[name].items() if key not in keys}
        secret = message.get("secrets", {"set": [], "gone": []})
        known = {json.dumps(key): (key, value, seen) for key, value, seen in self.state.get("secrets", [])}
        known |= {json.dumps(key): (key, value, seen) for key, value, seen in secret["set"]}
        gone = [json.dumps(key) for key in secret["gone"]]
        self.state["secrets"] = [entry for key, entry in known.items() if key not in gone]
        events = self.state.get("events", [])[: message.get("kept")]  # what was taken back has not happened
        self.state["events"] = [*events, *message.get("events", [])]

    # What is seen

    @property
    def started(self) -> bool:
        """Whether there is a game to see."""
        return "public" in self.state

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked at this table."""
        return self.info.get("status") in ("over", "closed")

    @property
    def asked(self) -> bool:
        """Whether this seat has yet to answer the question that stands."""
        if self.question is None or self.info.get("status") != "running":
            return False
        mine = self.seat in self.question["asked"] and self.question.get("options") is not None
        return mine and self.question.get("answer") is None and self.question["id"] != self.answered

    def view(self) -> View[Any]:
        """What this seat may know, its options with it, as the engine itself would give it."""
        stands = self.question if self.info["status"] in ("running", "paused") else None
        game = find(self.info["game"])
        decode = game.codec.decode
        rules = game.rules(len(self.info["seats"]), self.info["options"])
        secrets = {
            decode(key): Secret(unseen_or(decode(value)), None if seen is None else frozenset(seen))
            for key, value, seen in self.state["secrets"]
        }
        bare: View[Any] = View(
            self.seat,
            rules,
            decode(self.state["public"]),
            secrets,
            () if stands is None else decode(stands["steps"]),
            () if stands is None else tuple(stands["asked"]),
            None,
            None,
            decode(self.state["events"]),
        )
        if stands is None or self.seat not in bare.asked or stands.get("options") is None:
            return bare
        return replace(bare, options=game.imagine(bare, Random()).options(self.seat))


def unseen_or(value: Any) -> Any:
    """There is one UNSEEN, and views are asked whether a value is it."""
    return UNSEEN if value == UNSEEN else value
