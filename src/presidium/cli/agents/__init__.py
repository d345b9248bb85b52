"""Lets a language model play in a seat, by tools that return the texts of the terminal as plain text."""
