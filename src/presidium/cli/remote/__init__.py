"""Plays at a table on another server, in the terminal."""
