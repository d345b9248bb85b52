"""A device that keeps passkeys, in software: what a browser would answer, made by hand."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from presidium.server.people.passkeys import letters

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """One passkey: made at an origin, and shown there again."""

    def __init__(self, origin: str = "http://localhost", name: str = "localhost") -> None:
        self.origin = origin
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self.times = 0
        self.verified = VERIFIED
        """0: the device has not asked who holds it."""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        assert options["rp"]["id"] == self.name
        self.handle = options["user"]["id"].encode()
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | self.verified | ATTESTED) + attested
        return self._said(
            "webauthn.create",
            options,
            attestationObject=letters(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        )

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        assert options["rpId"] == self.name
        self.times += 1
        data, client = self._data(PRESENT | self.verified), self._client("webauthn.get", options)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._said(
            "webauthn.get",
            options,
            authenticatorData=letters(data),
            signature=letters(signed),
            userHandle=self.handle.decode(),
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.times.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _said(self, kind: str, options: dict[str, Any], **response: str) -> dict[str, Any]:
        response["clientDataJSON"] = letters(self._client(kind, options))
        return {"id": letters(self.id), "rawId": letters(self.id), "type": "public-key", "response": response}
