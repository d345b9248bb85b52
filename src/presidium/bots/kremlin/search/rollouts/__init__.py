"""Plays a game of Kremlin on in machine code, with bots that value positions as the careful bot does.

It needs the extra `batch`. The rules are those of `presidium.lab.batch.kremlin`. The careful bot's valuation is written
here a second time, over numbers; `tests/bots/kremlin/test_kremlin_rollouts.py` compares both, answer by answer. These
bots know the position alone: they forget promises, threats, and whom they have harmed this year.
"""
