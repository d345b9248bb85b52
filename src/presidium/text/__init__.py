"""All texts that people read, in every language. The game engines never import this package."""

from presidium.text.languages import complete, fluent, languages
from presidium.text.rulebook import Page, rule, rules
from presidium.text.words import Words

__all__ = ["Page", "Words", "complete", "fluent", "languages", "rule", "rules"]
