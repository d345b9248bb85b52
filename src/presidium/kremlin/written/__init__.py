"""How a game of Kremlin is written: answers, standing orders, positions."""
