"""Every word a person reads, by language; the games never import it."""

from presidium.text.languages import complete, fluent, languages
from presidium.text.rulebook import Page, rule, rules
from presidium.text.words import Words

__all__ = ["Page", "Words", "complete", "fluent", "languages", "rule", "rules"]
