"""The phases of a year in Kremlin, over arrays of games."""
