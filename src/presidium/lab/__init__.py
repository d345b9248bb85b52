"""The lab: matches, the arena, environments, training and batch play.

A program that imports the lab gets errors with the reason as a sentence.
"""

from presidium.core import Refusal, Refused


def in_words(why: Refusal) -> str:
    """The English sentence for a refusal."""
    from presidium.text import Words  # imported here, because importing it is slow and most programs make no error

    return Words("en").refusal(why)


Refused.sentence = in_words
