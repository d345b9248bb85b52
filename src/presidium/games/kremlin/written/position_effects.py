"""How a position writes lasting effects of cards, with one form for each kind: `effect shield economy G`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from presidium.core import Kind, Notation, Unreadable, one_of
from presidium.games.kremlin.cards.answers import Blackmailed, ChiefBlackmailed
from presidium.games.kremlin.cards.assassination import Acquitted
from presidium.games.kremlin.cards.medicine import Ageless, Flu, Specialist, Vaccinated
from presidium.games.kremlin.cards.ministers import Shield
from presidium.games.kremlin.cards.revelations import Pravda
from presidium.games.kremlin.cards.sanatorium import Crisis, Indisposed, OnLeave, SanatoriaFull, Visiting
from presidium.games.kremlin.cards.scapegoat import Scapegoat
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.printed.board import POSTS
from presidium.games.kremlin.rules import KremlinRules
from presidium.games.kremlin.state import Public
from presidium.games.kremlin.written.notation import FACTION, LETTER, read_letter
from presidium.games.kremlin.written.position_fields import Field

FORMS: Final[dict[str, Any]] = {
    "flu {malus:number}": Flu,
    "vaccinated {spared:letters}": Vaccinated,
    "specialist {who:letter} {bonus:number}": Specialist,
    "ageless {who:letter}": Ageless,
    "shield {post:post} {who:letter}": Shield,
    "scapegoat {struck:post} {first:post} {second:post} {targets:posts}": Scapegoat,
    "acquitted {who:letter}": Acquitted,
    "on_leave {who:letter}": OnLeave,
    "indisposed {who:letter}": Indisposed,
    "visiting {who:letter}": Visiting,
    "sanatoria_full": SanatoriaFull,
    "crisis": Crisis,
    "pravda {who:letter} {player:faction}": Pravda,
    "blackmailed {player:faction} {actor:letter} {target:letter}": Blackmailed,
    "chief_blackmailed {player:faction} {chief:letter} {by:faction} {blackmailer:letter}": ChiefBlackmailed,
}

EFFECTS: Final = Notation(
    FORMS,
    letter=LETTER,
    faction=FACTION,
    letters=Kind(0, lambda *words: tuple(map(read_letter, words)), " ".join),
    post=one_of(*POSTS),
    posts=Kind(0, lambda *words: tuple(map(one_of(*POSTS).read, words)), " ".join),
)


def write_effect(effect: Effect) -> str:
    return "effect " + EFFECTS.print(cast(Any, effect))


def read_effects(fields: list[Field], rules: KremlinRules, public: Public) -> tuple[Effect, ...]:
    """Reads the effects, each once; refuses effects that could not be in force together on this board."""
    effects = [cast(Effect, EFFECTS.read(" ".join(words))) for words in fields]
    board = replace(public, effects=tuple(effects))
    for effect, words in zip(effects, fields, strict=True):
        players = {getattr(effect, name) for name in ("player", "by") if hasattr(effect, name)}
        possible = rules.edition.deck is not None and players <= set(rules.players) and effect.holds(board)
        if not possible or effects.count(effect) > 1:
            raise Unreadable(" ".join(("effect", *words)))
    return tuple(effects)
