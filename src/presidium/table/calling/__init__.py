"""Calling people who are not here: a call says that a question stands at a table, and what everybody may know of it."""
