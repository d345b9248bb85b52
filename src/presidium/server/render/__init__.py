"""Builds the messages for each seat from the seat's own view, so that they hold no secret of others."""
