"""Generates the data about games that the page needs: the lexicons, and Kremlin's politicians and health table."""

from __future__ import annotations

import json
from typing import Any

from presidium.games import GAMES
from presidium.games.kremlin.announcing.odds import DEADLY, FACES, fate
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.printed.health import OLDEST, YOUNGEST
from presidium.games.kremlin.printed.people import PEOPLE
from presidium.games.kremlin.state import FACTIONS
from presidium.server.protocol import lexicon as spoken_of
from tools.publics import GAMES as OUR_OWN


def lexicon() -> dict[str, Any]:
    told = {name: spoken_of.lexicon(GAMES[name]) for name in OUR_OWN}
    told["kremlin"]["seats"] = FACTIONS
    cards = {card: deck.rule(card) for deck in (INTRIGUE, STOCK) for card in deck.cards}
    told["kremlin"]["paragraphs"] = {"card": {card: rule.removeprefix("kremlin ") for card, rule in cards.items()}}
    return told


def people() -> str:
    """Returns JSON with the printed values of Kremlin's politicians (0.2, 1.3), one line for each politician."""
    printed = ("age", "strength", "weakness")
    cards = {who.letter: {name: getattr(who, name) for name in printed} for who in PEOPLE.values()}
    return "{\n" + ",\n".join(f"{json.dumps(letter)}: {json.dumps(card)}" for letter, card in cards.items()) + "\n}\n"


def health() -> str:
    """Returns JSON with Kremlin's health table (4.1), at work and on a cure: by crosses, age and face of the die."""
    ages, faces = range(YOUNGEST, OLDEST + 1), list(FACES)
    rows = {
        where: [
            ["".join(fate(age, cure, crosses, face) for face in faces) for age in ages] for crosses in range(DEADLY)
        ]
        for where, cure in (("work", False), ("cure", True))
    }
    return json.dumps({"youngest": YOUNGEST, **rows}, indent=0) + "\n"
