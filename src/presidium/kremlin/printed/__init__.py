"""What lies in the box: the board, the politicians, the health table."""
