"""Loads bots by module and class, or by file and class, with the settings in their names."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from urllib.parse import parse_qsl

from presidium.bots.runtime.bot import Bot
from presidium.core import Refused, refusal


def load_bot(where: str, cls: str, name: str, settings: str = "") -> Bot:
    """Returns a new bot of class `cls`; `where` is a module or a file path. Raises Refused if the class is missing."""
    make = getattr(_load(where, name), cls, None)
    if make is None:
        raise bad_bot(name, "no-class", cls)
    bot = make_bot(make, name, settings)
    if not callable(getattr(bot, "choose", None)):
        raise bad_bot(name, "no-choose", cls)
    return bot


def make_bot(make: Callable[..., Bot], name: str, settings: str) -> Bot:
    """Returns a new bot; `settings` is the part of the bot's name after the question mark, such as `worlds=60`."""
    told = _settings(make, name, settings) if settings else {}
    try:
        return make(**told)
    except Refused:
        raise
    except Exception as error:
        raise _broken(name, error) from error


READS: Final[Mapping[Any, Callable[[str], Any]]] = {"int": int, "float": float, int: int, float: float}


def _settings(make: Callable[..., Bot], name: str, settings: str) -> dict[str, Any]:
    """Returns the settings by name, each converted to its type in the constructor's signature: int, float or str."""
    wanted = signature(make).parameters
    told: dict[str, Any] = {}
    for setting, word in parse_qsl(settings, keep_blank_values=True):
        if setting not in wanted:
            raise bad_bot(name, "no-setting", setting)
        try:
            told[setting] = READS.get(wanted[setting].annotation, str)(word)
        except ValueError:
            raise bad_bot(name, "bad-setting", f"{setting}={word}") from None
    return told


def _load(where: str, name: str) -> ModuleType:
    if where.endswith(".py") and not Path(where).is_file():
        raise bad_bot(name, "no-file", where)
    try:
        return _module(where)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and f"{where}.".startswith(f"{error.name}."):
            raise bad_bot(name, "no-module", where) from None
        raise _broken(name, error) from error


@cache
def _module(where: str) -> ModuleType:
    if not where.endswith(".py"):
        return import_module(where)
    spec: Any = spec_from_file_location(str(Path(where).resolve()), where)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up their module in sys.modules
    spec.loader.exec_module(module)
    return module


def bad_bot(name: str, fault: str, detail: str) -> Refused:
    return Refused(refusal("bad-bot", bot=name, fault=fault, detail=detail))


def _broken(name: str, error: Exception) -> Refused:
    return bad_bot(name, "broken", f"{type(error).__name__}: {error}")
