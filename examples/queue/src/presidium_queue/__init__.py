"""The Queue, for 3 to 6 players: the sausage has arrived, and so has everybody."""
