"""Bots and the driver that seats them."""
