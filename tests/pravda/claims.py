"""What a sentence says, and the positions it has to agree with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.pravda.lived import Lived


@dataclass
class Claim:
    """A sentence of this kind, its slots, and between which events its year, or half, lies."""

    lived: Lived = field(repr=False)
    kind: str
    slots: dict[str, Any]
    events: tuple[int, ...]
    first: int
    last: int
    seat: int = 0
    """For whose eyes it is; 0 for everybody's."""
    about: tuple[str, ...] = ()

    def __getattr__(self, name: str) -> Any:
        """A slot by its name; whoever asks knows that it is there."""
        return self.slots[name]

    def has(self, *names: str) -> bool:
        return any(name in self.slots for name in names)

    @property
    def start(self) -> Any:
        """The position the year began with."""
        return self.lived.at[self.first]

    @property
    def end(self) -> Any:
        return self.lived.at[self.last]

    @property
    def before(self) -> Any:
        """The position before the first event it rests on."""
        return self.lived.before(min(self.events))

    @property
    def after(self) -> Any:
        return self.lived.at[max(self.events)]

    @property
    def face(self) -> int:
        """The die that was cast for the first event it rests on."""
        return self.lived.faces[min(self.events)]

    def meanwhile(self) -> list[Any]:
        """Every position of the year, until the last event it rests on."""
        return self.lived.at[self.first : max(self.events) + 1]


Check = Callable[[Claim], None]
F = TypeVar("F", bound=Check)


class Claims(dict[str, Check]):
    """By kind, what has to be so."""

    def of(self, *kinds: str) -> Callable[[F], F]:
        def kept(check: F) -> F:
            self.update(dict.fromkeys(kinds, check))
            return check

        return kept

    def missing(self, kinds: Iterator[str]) -> list[str]:
        return sorted({*kinds} - self.keys())
