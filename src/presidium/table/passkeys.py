"""Passkeys: a device proves by a signature that it is the one that was here before. Nothing is typed.

`py_webauthn` (the extra `accounts`) checks what devices say. A browser lets a passkey be made only under https, or on
the machine itself; the name it is for is the one the hall was called by, which `Hosts` has let pass.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request

from presidium.core import Refused, refusal
from presidium.table.accounts import Passkey
from presidium.table.hosts import is_address, name_of
from presidium.table.people import Person

LASTS: Final = 300.0
"""How long a challenge waits for its answer."""
MOST: Final = 10_000
"""How many wait at the same time; of more the oldest are forgotten."""
ALGORITHMS: Final = (-8, -7, -257)
"""Ed25519, ES256, RS256, as devices have them."""


class Said(NamedTuple):
    """Where a passkey is used: the name it is bound to, and the origin the browser signs."""

    name: str
    origin: str


class Challenges:
    """Random numbers that have to be signed, each once and within minutes, and for whom."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._open: dict[str, tuple[str, float]] = {}

    def new(self, person: str = "") -> str:
        while len(self._open) >= MOST:
            del self._open[next(iter(self._open))]
        challenge = secrets.token_urlsafe(32)
        self._open[challenge] = (person, self.clock() + LASTS)
        return challenge

    def answered(self, credential: dict[str, Any], person: str = "") -> bytes:
        """The challenge this answers, which is used up by it; Refused if none of ours."""
        try:
            said = msgspec.json.decode(unpadded(credential["response"]["clientDataJSON"]))["challenge"]
            whose, until = self._open.pop(said)
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError):
            raise Refused(refusal("passkey-refused")) from None
        if whose != person or until < self.clock():
            raise Refused(refusal("passkey-refused"))
        return unpadded(said)


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def where(request: Request) -> Said | None:
    """Where a passkey made or shown here is bound to; None where browsers make none, or we cannot check one."""
    host = request.headers.get("host", "").lower()
    name = name_of(host)
    local = name == "localhost" or name.endswith(".localhost")
    if is_address(name) or not (local or request.url.scheme == "https") or find_spec("webauthn") is None:
        return None
    return Said(name, f"{request.url.scheme}://{host}")


def to_make(here: Said, person: Person, known: list[Passkey], challenge: str) -> dict[str, Any]:
    """What a browser is asked for: a key it finds again by itself, and not one that is here already."""
    return {
        "rp": {"id": here.name, "name": "Presidium"},
        "user": {"id": letters(person.id.encode()), "name": person.name, "displayName": person.name},
        "challenge": challenge,
        "pubKeyCredParams": [{"type": "public-key", "alg": each} for each in ALGORITHMS],
        "timeout": int(LASTS * 1000),
        "excludeCredentials": [{"type": "public-key", "id": each.credential} for each in known],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "preferred",
        },
        "attestation": "none",
    }


def to_show(here: Said, challenge: str) -> dict[str, Any]:
    return {"challenge": challenge, "timeout": int(LASTS * 1000), "rpId": here.name, "userVerification": "preferred"}


def made(credential: dict[str, Any], challenge: bytes, here: Said) -> tuple[str, bytes, int]:
    """The id, the public key and the count of a passkey that was made just now; Refused if it was not."""
    from webauthn import verify_registration_response

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
        )
    except Exception:  # whatever a device has sent that is no proof; the library has many words for it
        raise Refused(refusal("passkey-refused")) from None
    return letters(found.credential_id), found.credential_public_key, found.sign_count


def shown(credential: dict[str, Any], challenge: bytes, here: Said, passkey: Passkey) -> int:
    """The count of a passkey that has signed this; Refused if it has not, or counts backwards, as a copy would."""
    from webauthn import verify_authentication_response

    try:
        handle = credential["response"].get("userHandle")
        if handle and unpadded(handle) != passkey.person.encode():
            raise ValueError
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.times,
        )
    except Exception:
        raise Refused(refusal("passkey-refused")) from None
    return int(found.new_sign_count)
