"""The value of each card of Kremlin to a bot, and the card it plays."""
