"""The bots of version 0.1, kept for comparison: their answers never change.

So results measured against `naive-1` and `careful-1` stay comparable from version to version. These bots import only
the core, the games and each other, and only the roster imports them. The present bots have code of their own.
"""
