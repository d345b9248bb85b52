"""Passkeys (WebAuthn): a person signs in without typing, because their device signs a challenge of the server.

`py_webauthn` (the extra `accounts`) verifies the signatures. Browsers make passkeys only under https, or on the local
machine. A passkey is bound to the host name in the address, which `HostNames` has accepted.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.base.host_names import is_address, name_of
from presidium.server.people.accounts import Passkey
from presidium.server.people.repository import Person, hashed
from presidium.server.storage.statements import once
from presidium.server.storage.store import Store
from presidium.server.storage.tables import CHALLENGES

CHALLENGE_LIFETIME_S: Final = 300.0
"""Lifetime in seconds of a challenge that a passkey must sign."""
MAX_CHALLENGES: Final = 10_000
"""Maximum number of open passkey challenges; above it `Challenges.tidy` deletes the oldest ones."""
MAX_ID_BYTES: Final = 1023
"""Maximum length of a credential id, as in WebAuthn. PostgreSQL cannot index keys of 2,700 bytes or more."""
MAX_KEY_BYTES: Final = 2048
"""Maximum length of a passkey's public key; an RSA key of 4,096 bits has 530 bytes."""
ALGORITHMS: Final = (-8, -7, -257)
"""Signature algorithms allowed for passkeys: the COSE codes of Ed25519, ES256 and RS256."""


class Said(NamedTuple):
    """The host name that a passkey is bound to, and the origin (scheme and host) that the browser signs."""

    name: str
    origin: str


class Challenges:
    """Random challenges for passkeys to sign: each is valid once, for some minutes, for one person or for anyone.

    The database stores hashes of the challenges, because the reply may reach another worker than the one that made the
    challenge.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def new(self, person: str = "") -> str:
        """Makes a challenge for this person; for anyone if `person` is empty."""
        challenge = secrets.token_urlsafe(32)
        values = {"hash": hashed(challenge), "person": person, "until": self.clock() + CHALLENGE_LIFETIME_S}
        await self.store.written(sql.insert(CHALLENGES).values(**values))
        return challenge

    async def answered(self, credential: dict[str, Any], person: str = "") -> bytes:
        """Returns the challenge that this passkey credential answers, and uses the challenge up. Raises Refused if it
        is unknown, used, expired or made for another person."""
        try:
            said = msgspec.json.decode(unpadded(credential["response"]["clientDataJSON"]))["challenge"]
            challenge, key = unpadded(said), hashed(said)
        except (msgspec.MsgspecError, AttributeError, KeyError, TypeError, ValueError):
            raise Refused(refusal("passkey-refused")) from None
        mine = sql.and_(CHALLENGES.c.person == person, CHALLENGES.c.until > self.clock())
        await self.store.written(once(sql.delete(CHALLENGES).where(CHALLENGES.c.hash == key, mine), "passkey-refused"))
        return challenge

    async def tidy(self) -> None:
        """Deletes expired passkey challenges, and the oldest ones above `MAX_CHALLENGES`."""
        lapsed = CHALLENGES.c.until <= self.clock()
        more = sql.select(CHALLENGES.c.until).order_by(CHALLENGES.c.until.desc()).offset(MAX_CHALLENGES).limit(1)
        if (first := await self.store.first(more)) is not None:
            lapsed = sql.or_(lapsed, CHALLENGES.c.until <= first.until)
        if await self.store.first(sql.select(CHALLENGES.c.hash).where(lapsed).limit(1)) is not None:
            await self.store.written(sql.delete(CHALLENGES).where(lapsed), padded=False)


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def where(host: str, scheme: str) -> Said | None:
    """Returns the host name that a passkey of this request is bound to; None if browsers refuse passkeys there, or if
    the package that verifies them is missing."""
    host = host.lower()
    name = name_of(host)
    local = name == "localhost" or name.endswith(".localhost")
    if is_address(name) or not (local or scheme == "https") or find_spec("webauthn") is None:
        return None
    return Said(name, f"{scheme}://{host}")


def to_make(here: Said, person: Person, known: list[Passkey], challenge: str) -> dict[str, Any]:
    """Returns WebAuthn options for making a passkey that the browser can find without a name. They exclude passkeys
    that the person already has here."""
    return {
        "rp": {"id": here.name, "name": "Presidium"},
        "user": {"id": letters(person.id.encode()), "name": person.name, "displayName": person.name},
        "challenge": challenge,
        "pubKeyCredParams": [{"type": "public-key", "alg": each} for each in ALGORITHMS],
        "timeout": int(CHALLENGE_LIFETIME_S * 1000),
        "excludeCredentials": [{"type": "public-key", "id": each.credential} for each in known],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "required",
        },
        "attestation": "none",
    }


def to_show(here: Said, challenge: str) -> dict[str, Any]:
    return {
        "challenge": challenge,
        "timeout": int(CHALLENGE_LIFETIME_S * 1000),
        "rpId": here.name,
        "userVerification": "required",
    }


def made(credential: dict[str, Any], challenge: bytes, here: Said) -> tuple[str, bytes, int]:
    """Returns credential id, public key and counter of a new passkey. Refused if the browser's reply is invalid."""
    from webauthn import verify_registration_response

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
            require_user_verification=True,
        )
    except Exception:  # the library raises many kinds of exceptions for invalid replies
        raise Refused(refusal("passkey-refused")) from None
    if len(found.credential_id) > MAX_ID_BYTES or len(found.credential_public_key) > MAX_KEY_BYTES:
        raise Refused(refusal("passkey-refused"))
    return letters(found.credential_id), found.credential_public_key, found.sign_count


def shown(credential: dict[str, Any], challenge: bytes, here: Said, passkey: Passkey) -> int:
    """Returns a passkey's new signature counter, if the passkey has signed this challenge. Otherwise raises Refused,
    and also if the counter has fallen, because then the key was copied."""
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
            require_user_verification=True,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.times,
        )
    except Exception:
        raise Refused(refusal("passkey-refused")) from None
    return int(found.new_sign_count)
