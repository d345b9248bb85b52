"""Loads the packages that batches need and the engine does not."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def needed(name: str) -> Any:
    """Imports a package of the extra `batch`. Raises ImportError with the command that installs it."""
    try:
        return import_module(name)
    except ImportError as missing:
        raise ImportError(f'presidium.lab.batch needs {name}: pip install "presidium[batch]"') from missing


np: Any = needed("numpy")
