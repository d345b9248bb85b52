"""Kremlin's bots in the making: how they came to write their sheets."""
