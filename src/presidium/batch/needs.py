"""What a batch stands on beside the engine; whoever plays without one needs none of it."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def needed(name: str) -> Any:
    """A package of the extra `batch`, or word of what to install."""
    try:
        return import_module(name)
    except ImportError as missing:
        raise ImportError(f'presidium.batch needs {name}: pip install "presidium[batch]"') from missing


np: Any = needed("numpy")
