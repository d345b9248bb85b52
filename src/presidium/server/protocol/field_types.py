"""Types of the fields of commands, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
NotationText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=10)]
Nonce = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(max_length=64)]

Breath = Annotated[float, Meta(ge=3, le=20)]
Seconds = Annotated[float, Meta(ge=5, le=86400)]
Days = Annotated[float, Meta(ge=0, le=2592000)]
Sittings = Annotated[tuple[Minutes, ...], Meta(max_length=12)]
