"""The games, each in its own folder, and the registry that lists them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from presidium.games.registry import GAMES, find

__all__ = ["GAMES", "find"]


def __getattr__(name: str) -> Any:
    """Loads the registry on first use, so that a single game can be imported without the others."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from presidium.games import registry

    return getattr(registry, name)
