"""Finished tables: replayed streams, positions, views of bots, bug reports."""
