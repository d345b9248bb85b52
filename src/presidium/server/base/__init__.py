"""Foundations of the server: limits, counters, caches, times of day, names."""
