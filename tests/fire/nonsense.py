"""What a careless or hostile client might send: deterministic nonsense, most of it near something that makes sense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

GOOD: tuple[dict[str, Any], ...] = (
    {"do": "answer", "id": "a", "seat": 1, "question": 1, "action": "pass"},
    {"do": "sit", "id": "b", "seat": 2, "nonce": "n"},
    {"do": "fill", "id": "c", "bot": "careful"},
    {"do": "chat", "id": "d", "text": "hello", "seat": 1},
    {"do": "say", "id": "e", "seat": 1, "statement": "claim"},
    {"do": "order", "id": "f", "seat": 1, "orders": ["guard G"]},
    {"do": "ahead", "id": "g", "seat": 1, "action": "pass"},
    {"do": "handover", "id": "h", "seat": 2},
    {"do": "rematch", "id": "i"},
    {"game": "kremlin", "seats": 4, "options": {"edition": "1988"}, "pace": "solo"},
    {"name": "Ann"},
)
VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 1e308, 2**63, 10**400, 0.5, "", "7", "pass", "\u0000", "é" * 50, "x" * 5_000),
    *([], {}, [1, 2], {"a": 1}, [[[[[]]]]], "'; DROP TABLE journal; --", "../../etc/passwd", "\u202e", "NaN"),
)
SEATS = ("", "?seat=1", "?seat=99", "?seat=-1", "?seat=%C2%B2", "?since=x", "?since=-1&seat=2", "?since=9999999999")
RAW: tuple[bytes, ...] = (
    *(b"", b"null", b"[]", b"{", b"}", b'"', b"\x00", b"\xff\xfe", b'{"do":"chat","id":"\xed\xa0\x80"}'),
    *(
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"do":"chat","id":"\\ud800","text":"\\udfff"}',
        b"NaN",
        b"1" * 5_000,
        b'"' * 70_000,
    ),
    *(b'{"do":"start","do":"finish","id":"x"}', b'{"do":"sit","id":"x","seat":1.0}', b'{"do":["sit"],"id":"x"}'),
)


def bodies(rng: Random, count: int) -> Iterator[bytes]:
    for at in range(count):
        yield RAW[at % len(RAW)] if at % 4 == 0 else mutant(rng)


def mutant(rng: Random) -> bytes:
    """A good message with one to three things wrong with it."""
    parts = dict(rng.choice(GOOD))
    for _ in range(rng.randint(1, 3)):
        match rng.randrange(4):
            case 0:
                parts[rng.choice([*parts])] = rng.choice(VALUES)
            case 1:
                parts.pop(rng.choice([*parts]))
            case 2:
                parts[f"unknown-{rng.randrange(9)}"] = rng.choice(VALUES)
            case _:
                parts["do"] = rng.choice(["answer", "resume", "nonsense", "__class__", 3])
        if not parts:
            break
    body = json.dumps(parts).encode()
    if rng.random() < 0.2:  # and one byte that the wire has broken
        at = rng.randrange(len(body))
        body = body[:at] + bytes([rng.randrange(256)]) + body[at + 1 :]
    return body


def paths(rng: Random, table: str) -> Iterator[tuple[str, str]]:
    """Every road there is, and some that lead nowhere."""
    tables = (table, "nowhere", "..", "%00", "%ff%fe", "é".encode().hex(), "a" * 3_000, "' OR 1=1")
    while True:
        at = rng.choice(tables).replace(" ", "%20")
        seat = rng.choice(SEATS)
        yield rng.choice(
            (
                ("POST", "/api/people"),
                ("PATCH", "/api/me"),
                ("GET", f"/api/me{seat}"),
                ("POST", "/api/me/links"),
                ("POST", f"/api/links/{at}"),
                ("POST", "/api/tables"),
                ("GET", f"/api/tables/{at}{seat}"),
                ("POST", f"/api/tables/{at}/commands"),
                ("GET", f"/api/tables/{at}/history{seat}"),
                ("GET", f"/api/tables/{at}/record"),
                ("DELETE", f"/api/tables/{at}"),
                ("GET", "/api/nothing"),
            )
        )
