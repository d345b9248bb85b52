"""A browser's end of Web Push: what it opens with its own key (RFC 8291), written apart from what seals it."""

from __future__ import annotations

import hashlib
import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    """HKDF with one block, by hand."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:size]


class Browser:
    def __init__(self, private: bytes | None = None, auth: bytes = bytes(range(16))) -> None:
        self.key = (
            ec.generate_private_key(ec.SECP256R1())
            if private is None
            else ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
        )
        self.auth = auth
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": text(self.public), "auth": text(self.auth)}

    def opened(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")

    def read(self, body: bytes) -> Any:
        return json.loads(self.opened(body))


def claims(header: str) -> dict[str, Any]:
    """What a VAPID header says, if its signature holds."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, body, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    r, s = (int.from_bytes(part, "big") for part in (data(signature)[:32], data(signature)[32:]))
    key.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    return {**json.loads(data(body)), "k": parts["k"]}
