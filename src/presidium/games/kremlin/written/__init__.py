"""The text forms of Kremlin: answers, standing orders and positions."""
