"""Passkeys: made, shown and removed; what is not signed here, now and by that key is refused."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.people import passkeys
from presidium.server.storage.tables import CHALLENGES, PASSKEYS, TOKENS
from tests.server.authenticator import VERIFIED, Authenticator
from tests.server.wire_table import Answered, Wire, over_the_wire

PHONE = "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36"


async def at(wire: Wire, method: str, path: str, body: Any = None, who: str | None = None, **headers: str) -> Answered:
    return await wire.http(method, path, body, who, **{"host": "localhost", **headers})


async def adds(wire: Wire, who: str, device: Authenticator) -> Answered:
    options = (await at(wire, "POST", "/api/me/passkeys/challenge", None, who)).json["options"]
    made = device.make(options)
    return await at(wire, "POST", "/api/me/passkeys", {"credential": made}, who, user_agent=PHONE)


async def shows(wire: Wire, device: Authenticator, who: str | None = None, **more: Any) -> Answered:
    options = (await at(wire, "POST", "/api/signin/passkey/challenge")).json["options"]
    return await at(wire, "POST", "/api/signin/passkey", {"credential": device.show(options), **more}, who)


@over_the_wire
async def test_a_passkey_brings_its_person_back_without_anything_typed(wire: Wire) -> None:
    ann, device = await wire.person("Ann"), Authenticator()
    added = await adds(wire, ann, device)
    assert added.status == 201, added.body
    (key,) = added.json["passkeys"]
    assert (key["browser"], key["system"], key["seen"]) == ("Chrome", "Android", None)
    for _ in range(2):
        back = await shows(wire, device)
        assert (back.status, back.json["name"]) == (201, "Ann")
        assert (await wire.get("/api/me", back.json["token"])).json["name"] == "Ann"
        assert "presidium=" in back.headers["set-cookie"]
    (kept,) = wire.hall.store.all(sql.select(PASSKEYS))
    assert kept.times == 2


@over_the_wire
async def test_a_device_that_has_not_asked_who_holds_it_proves_nothing(wire: Wire) -> None:
    ann, device = await wire.person("Ann"), Authenticator()
    device.verified = 0
    assert (await adds(wire, ann, device)).why == "passkey-refused"
    device.verified = VERIFIED
    assert (await adds(wire, ann, device)).status == 201
    device.verified = 0
    assert (await shows(wire, device)).why == "passkey-refused"
    device.verified = VERIFIED
    assert (await shows(wire, device)).status == 201
    made = (await at(wire, "POST", "/api/me/passkeys/challenge", None, ann)).json["options"]
    shown = (await at(wire, "POST", "/api/signin/passkey/challenge")).json["options"]
    assert made["authenticatorSelection"]["userVerification"] == shown["userVerification"] == "required"


@over_the_wire
async def test_several_are_kept_and_each_is_removed_by_itself(wire: Wire) -> None:
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    desk, phone = Authenticator(), Authenticator()
    await adds(wire, ann, desk)
    options = (await at(wire, "POST", "/api/me/passkeys/challenge", None, ann)).json["options"]
    assert len(options["excludeCredentials"]) == 1
    await at(wire, "POST", "/api/me/passkeys", {"credential": phone.make(options)}, ann)
    listed = (await at(wire, "GET", "/api/me/account", None, ann)).json["passkeys"]
    assert len(listed) == 2
    gone = listed[0]["id"]
    assert (await at(wire, "DELETE", f"/api/me/passkeys/{gone}", None, ben)).why == "no-such-passkey"
    assert len((await at(wire, "DELETE", f"/api/me/passkeys/{gone}", None, ann)).json["passkeys"]) == 1
    assert sorted([(await shows(wire, desk)).status, (await shows(wire, phone)).status]) == [201, 403]


@over_the_wire
async def test_nobody_becomes_somebody_else_by_a_passkey_without_saying_so(wire: Wire) -> None:
    ann, ben, device = await wire.person("Ann"), await wire.person("Ben"), Authenticator()
    await adds(wire, ann, device)
    otherwise = await shows(wire, device, ben)
    assert (otherwise.status, otherwise.why) == (409, "passkey-of-another")
    assert otherwise.json["why"]["args"] == {"name": "Ann", "you": "Ben"}
    assert (await shows(wire, device, ann, instead=True)).why == "you-already"
    became = await shows(wire, device, ben, instead=True)
    assert became.json["name"] == "Ann"
    assert (await wire.get("/api/me", ben)).json["name"] == "Ben"


@over_the_wire
async def test_who_came_by_a_call_signs_in_wholly_by_a_passkey(wire: Wire) -> None:
    ann, device = await wire.person("Ann"), Authenticator()
    await adds(wire, ann, device)
    person = await wire.hall.people.who(ann)
    assert person is not None
    token, kept = wire.hall.people.new_token(person, table="t1")
    await wire.hall.store.written(kept)
    wholly = await shows(wire, device, token)
    assert (await wire.get("/api/me/account", wholly.json["token"])).status == 200
    assert await wire.hall.people.who(token) is None


@over_the_wire
async def test_what_was_signed_is_good_once_and_for_some_minutes(wire: Wire) -> None:
    ann, device = await wire.person("Ann"), Authenticator()
    await adds(wire, ann, device)
    options = (await at(wire, "POST", "/api/signin/passkey/challenge")).json["options"]
    signed = {"credential": device.show(options)}
    assert (await at(wire, "POST", "/api/signin/passkey", signed)).status == 201
    assert (await at(wire, "POST", "/api/signin/passkey", signed)).why == "passkey-refused"
    late = (await at(wire, "POST", "/api/signin/passkey/challenge")).json["options"]
    wire.clock.goes_on(passkeys.CHALLENGE_LIFETIME_S + 1)
    assert (await at(wire, "POST", "/api/signin/passkey", {"credential": device.show(late)})).why == "passkey-refused"


@over_the_wire
async def test_a_challenge_for_one_thing_is_none_for_another(wire: Wire) -> None:
    ann, eve, device = await wire.person("Ann"), await wire.person("Eve"), Authenticator()
    of_ann = (await at(wire, "POST", "/api/me/passkeys/challenge", None, ann)).json["options"]
    stolen = {"credential": Authenticator().make(of_ann)}
    assert (await at(wire, "POST", "/api/me/passkeys", stolen, eve)).why == "passkey-refused"
    await adds(wire, ann, device)
    to_make = (await at(wire, "POST", "/api/me/passkeys/challenge", None, ann)).json["options"]
    shown = device.show({"rpId": "localhost", "challenge": to_make["challenge"]})
    assert (await at(wire, "POST", "/api/signin/passkey", {"credential": shown})).why == "passkey-refused"


@over_the_wire
async def test_what_another_site_or_key_or_person_has_signed_is_refused(wire: Wire) -> None:
    ann, eve, device = await wire.person("Ann"), await wire.person("Eve"), Authenticator()
    await adds(wire, ann, device)
    tokens = len(wire.hall.store.all(sql.select(TOKENS)))
    device.origin = "https://localhost.example"
    assert (await shows(wire, device)).why == "passkey-refused"
    device.origin = "http://localhost"
    other = Authenticator()
    other.id, other.handle = device.id, device.handle  # the right name, and the wrong key
    assert (await shows(wire, other)).why == "passkey-refused"
    handle, device.handle = device.handle, b"RXZl"
    assert (await shows(wire, device)).why == "passkey-refused"
    device.handle = handle
    again = Authenticator()
    again.id = device.id  # a key that is another's cannot be taken over
    assert (await adds(wire, eve, again)).why == "passkey-refused"
    assert len(wire.hall.store.all(sql.select(TOKENS))) == tokens
    assert (await shows(wire, device)).status == 201


@over_the_wire
async def test_a_copy_that_counts_from_before_is_found_out(wire: Wire) -> None:
    ann, device = await wire.person("Ann"), Authenticator()
    await adds(wire, ann, device)
    for _ in range(3):
        assert (await shows(wire, device)).status == 201
    device.times = 1
    assert (await shows(wire, device)).why == "passkey-refused"


@over_the_wire
async def test_an_id_that_no_database_could_index_is_refused(wire: Wire) -> None:
    ann, device = await wire.person("Ann"), Authenticator()
    device.id = secrets.token_bytes(passkeys.MAX_ID_BYTES + 1)
    assert (await adds(wire, ann, device)).why == "passkey-refused"
    device.id = device.id[1:]
    assert (await adds(wire, ann, device)).status == 201
    assert (await shows(wire, device)).status == 201


@over_the_wire
async def test_nonsense_is_refused_and_changes_nothing(wire: Wire) -> None:
    ann = await wire.person("Ann")
    for credential in ({}, {"id": 5}, {"response": 3}, {"response": {"clientDataJSON": "x"}}, {"id": "a", "x": None}):
        assert (await at(wire, "POST", "/api/signin/passkey", {"credential": credential})).why == "passkey-refused"
        body = {"credential": credential}
        assert (await at(wire, "POST", "/api/me/passkeys", body, ann)).why == "passkey-refused"


@over_the_wire
async def test_passkeys_are_offered_only_where_browsers_make_them(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await wire.person("Ann")
    for host, offered in (
        ("localhost", True),
        ("localhost:8000", True),
        ("127.0.0.1", False),
        ("table.example", False),
    ):
        hall = (await at(wire, "GET", "/api/hall", host=host)).json
        assert hall["passkeys"] is offered
        asked = await at(wire, "POST", "/api/me/passkeys/challenge", None, ann, host=host)
        assert asked.status == (201 if offered else 422)
    monkeypatch.setattr(passkeys, "find_spec", lambda _: None)
    assert (await at(wire, "GET", "/api/hall")).json["passkeys"] is False


@over_the_wire
async def test_challenges_do_not_pile_up(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_CHALLENGES", 3)
    moments = iter(range(100))
    challenges = passkeys.Challenges(wire.hall.store, lambda: float(next(moments)))
    for _ in range(10):
        await challenges.new()
    await challenges.tidy()
    assert len(wire.hall.store.all(sql.select(CHALLENGES))) == 3
