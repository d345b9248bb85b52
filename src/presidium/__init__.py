"""Presidium: the table for three games of Soviet politics."""

__version__ = "0.2.0.dev0"
