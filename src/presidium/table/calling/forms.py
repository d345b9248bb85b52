"""What is asked and told about calls by HTTP."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from presidium.table.calling.hook import Form
from presidium.table.calling.ledger import Kind

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Zone = Annotated[str, Meta(min_length=1, max_length=60)]
Address = Annotated[str, Meta(min_length=1, max_length=2_000)]
Secret = Annotated[str, Meta(max_length=200)]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser seals its push notices by."""

    p256dh: Secret
    auth: Secret


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another way to be called."""

    kind: Kind
    address: Annotated[Address, Meta(description="A mail address; the endpoint of a push subscription; a hook's URL.")]
    form: Annotated[Form, Meta(description="Of a hook: in which form it takes a call.")] = "json"
    keys: Annotated[PushKeys | None, Meta(description="Of a push: those of the subscription.")] = None


class CallHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language, and when not, somebody is to be called."""

    lang: Annotated[str, Meta(min_length=2, max_length=20)]
    zone: Annotated[Zone, Meta(description="Where one lives, as the IANA calls it: `Europe/Vienna`.")] = "UTC"
    quiet: Annotated[
        tuple[Minute, Minute] | None,
        Meta(description="From when to when not, in minutes after midnight there; null: never quiet."),
    ] = None


class TableCalls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be called to a table."""

    on: bool


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way you are called."""

    id: str
    kind: Kind
    name: Annotated[str, Meta(description="The mail address, a hook's host, or the browser and its system.")]
    form: str
    since: float
    confirmed: Annotated[bool, Meta(description="False until the button in the letter has been pressed.")]
    works: Annotated[bool, Meta(description="False where the host offers this no more.")]
    here: Annotated[bool, Meta(description="Whether it is the browser this is asked from.")]


class CallsInfo(msgspec.Struct, frozen=True):
    """How you are called, and how you could be."""

    push: Annotated[str, Meta(description="The key to subscribe with; empty where the host has set up none.")]
    mail: bool
    hooks: bool
    channels: tuple[ChannelInfo, ...]
    lang: str
    zone: str
    quiet: tuple[int, int] | None
    off: Annotated[tuple[str, ...], Meta(description="The tables you are not called to.")]
    own: Annotated[str, Meta(description="The address you come back by: it is yours, and needs no letter.")] = ""


class ChannelEnd(msgspec.Struct, frozen=True):
    """What a link in a call would confirm, or end."""

    kind: Kind
    name: str
    person: Annotated[str, Meta(description="Who is called there.")]
    table: Annotated[str, Meta(description="The table the call was about; empty: all of them.")] = ""
    done: Annotated[bool, Meta(description="Whether it has just been done.")] = False


SENT: Final = (NewChannel, CallHours, TableCalls)
TOLD: Final = (CallsInfo, ChannelEnd)
