"""Worlds that a seat could be in, for those who think before they answer."""
