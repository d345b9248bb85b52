"""Training of how Kremlin's bots write their sheets."""
