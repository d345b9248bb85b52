"""Web Push: encrypts a notification for one browser (RFC 8291) and signs it for the push service (VAPID, RFC 8292)."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from presidium.core import Refused, refusal
from presidium.server.notifications.channels.outgoing import Outgoing
from presidium.server.notifications.channels.smtp import Unsent
from presidium.server.notifications.repository import Channel
from presidium.server.storage.statements import keep_key
from presidium.server.storage.store import Store

KEY: Final = "vapid"
VAPID_LIFETIME_S: Final = 12 * 3600
"""Seconds that a VAPID token (signature for a push service) is valid."""
PUSH_TTL_S: Final = 3 * 24 * 3600
"""Seconds that a push service keeps a message for a browser that is offline."""
PADDED_BYTES: Final = 2_800
"""Size to which push messages are padded, in bytes: their length would tell the push service about their text."""
RECORD_BYTES: Final = 4_096


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Signature:
    """The server's VAPID key pair for Web Push: created once, then stored in the database."""

    def __init__(self, store: Store, contact: str, clock: Callable[[], float]) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        kept = store.key(KEY)
        if not kept:
            kept = f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"
            store.write(keep_key(KEY, kept)).result()
        self._key = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
        self.contact = contact
        self.clock = clock
        self.public = written(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def header(self, endpoint: str) -> str:
        """Returns the Authorization header that signs a message to this endpoint's push service."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        to = urlsplit(endpoint)
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(self.clock()) + VAPID_LIFETIME_S, "sub": self.contact}
        parts = [written(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
        token = ".".join([*parts, written(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
        return f"vapid t={token}, k={self.public}"


def sealed(text: bytes, keys: dict[str, str], ours: Any = None, salt: bytes | None = None) -> bytes:
    """Encrypts a message for the browser with these keys. Makes a new sender's key pair for each message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return bytes(HKDF(SHA256(), length, salt, info).derive(secret))

    ours, salt = ours or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = read(keys["p256dh"])
    public: bytes = ours.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(read(keys["auth"]), shared, b"WebPush: info\0" + theirs + public, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(public)) + public
    return head + bytes(AESGCM(key).encrypt(nonce, text + b"\x02", None))


def must_be_keys(keys: dict[str, str]) -> None:
    """Raises Refused if the encryption keys that a browser sent are not valid."""
    try:
        if len(read(keys["auth"])) != 16:
            raise ValueError
        sealed(b"", keys)
    except (KeyError, ValueError):
        raise Refused(refusal("not-a-push")) from None


class Push:
    def __init__(self, outgoing: Outgoing, signature: Signature) -> None:
        self.outgoing = outgoing
        self.signature = signature

    async def send(self, channel: Channel, id: str, said: dict[str, Any]) -> None:
        """Sends a push notification. A browser shows repeated notifications with the same id only once."""
        text = json.dumps({"id": id, **said}, ensure_ascii=False).encode().ljust(PADDED_BYTES)
        headers = {
            "Authorization": self.signature.header(channel.address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL_S),
            "Urgency": "normal",
            "Topic": written(hashlib.sha256(id.encode()).digest())[:32],
        }
        reply = await self.outgoing.post(channel.address, headers, sealed(text, json.loads(channel.keys)))
        if not reply.taken:
            raise Unsent(f"push: {reply.status}", gone=reply.gone)
