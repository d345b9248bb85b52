"""The printed material of Kremlin: the board, the politicians, the names of cards and the health table."""
