"""Presidium: a digital table for three board games about Soviet politics."""

from presidium import _old_paths

__version__ = "0.3.0.dev0"

_old_paths.install()
