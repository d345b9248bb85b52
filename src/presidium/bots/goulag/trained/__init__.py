"""A player of Goulag with trained nets, and the reader of deeds that its nets have as input."""
