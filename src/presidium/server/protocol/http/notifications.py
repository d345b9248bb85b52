"""Bodies of HTTP requests and responses about notifications and their channels."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal["push", "mail", "hook"]
Form = Literal["json", "discord", "ntfy"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Zone = Annotated[str, Meta(min_length=1, max_length=60)]
Address = Annotated[str, Meta(min_length=1, max_length=2_000)]
Secret = Annotated[str, Meta(max_length=200)]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys with which push messages to a browser are encrypted."""

    p256dh: Secret
    auth: Secret


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notification channel to be added."""

    kind: Kind
    address: Annotated[
        Address, Meta(description="An e-mail address, the endpoint of a push subscription, or a webhook's URL.")
    ]
    form: Annotated[Form, Meta(description="For a webhook: the format of its requests.")] = "json"
    keys: Annotated[PushKeys | None, Meta(description="For push: the keys of the subscription.")] = None


class CallHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Language, time zone and quiet hours of a person's notifications."""

    lang: Annotated[str, Meta(min_length=2, max_length=20)]
    zone: Annotated[Zone, Meta(description="Your IANA time zone, such as `Europe/Vienna`.")] = "UTC"
    quiet: Annotated[
        tuple[Minute, Minute] | None,
        Meta(description="Start and end of the quiet hours, in minutes after midnight; null: never quiet."),
    ] = None


class TableCalls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether notifications about a table are on."""

    on: bool


class ChannelInfo(msgspec.Struct, frozen=True):
    """One of your notification channels."""

    id: str
    kind: Kind
    name: Annotated[str, Meta(description="The e-mail address, the webhook's host, or the browser and its system.")]
    form: str
    since: float
    confirmed: Annotated[bool, Meta(description="False until the link in the confirmation e-mail has been used.")]
    works: Annotated[bool, Meta(description="False if the server no longer offers this channel.")]
    here: Annotated[bool, Meta(description="Whether it is the browser you are using.")]


class CallsInfo(msgspec.Struct, frozen=True):
    """Your notification settings, and the channels this server offers."""

    push: Annotated[
        str, Meta(description="The server's public key for push subscriptions; empty if push is not set up.")
    ]
    mail: bool
    hooks: bool
    channels: tuple[ChannelInfo, ...]
    lang: str
    zone: str
    quiet: tuple[int, int] | None
    off: Annotated[tuple[str, ...], Meta(description="The tables whose notifications you have turned off.")]
    own: Annotated[str, Meta(description="Your sign-in address, which needs no further confirmation.")] = ""


class ChannelEnd(msgspec.Struct, frozen=True):
    """The channel that a link in a notification confirms or ends."""

    kind: Kind
    name: str
    person: Annotated[str, Meta(description="The person who is notified there.")]
    table: Annotated[str, Meta(description="The table of the notification; empty: all tables.")] = ""
    done: Annotated[bool, Meta(description="Whether it has just been carried out.")] = False
