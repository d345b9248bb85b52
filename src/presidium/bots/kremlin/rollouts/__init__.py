"""A game of Kremlin played on in machine code, by minds that reckon as the careful bot does; needs the extra `batch`.

The rules are those of `presidium.batch.kremlin`. What a careful bot holds things to be worth is here a second time,
over numbers: `tests/bots/test_kremlin_rollouts.py` holds it to the bot itself, answer by answer.
"""
