"""Briefs: what a question of Kremlin means to the seat that is asked, made from that seat's view."""
