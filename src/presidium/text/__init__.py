"""Every word a person reads, by language; the games never import it."""

from presidium.text.rulebook import Page, rule, rules
from presidium.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Page", "Words", "rule", "rules"]
