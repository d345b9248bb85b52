"""Presidium: the table for three games of Soviet politics."""

__version__ = "0.1.0"
