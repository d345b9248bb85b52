"""Calling people who are not here."""
