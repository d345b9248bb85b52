"""C.5, 13 Announced is not done: rights, the windows in which others react, and what may come of it."""
