"""C.5, 13 Announcements: rights of politicians, the windows in which players react, and the odds of what follows."""
