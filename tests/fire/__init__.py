"""The server under fire: killed, fed with nonsense, and cut off from its disk."""
