"""The bots of version 0.1 as they were, for a yardstick: what they play is never changed.

What has been measured against `naive-1` and `careful-1` stays comparable from version to version.
"""
