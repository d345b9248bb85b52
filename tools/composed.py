"""Prints every sentence that a person gets while they play, in one language, for a reader who judges the words.

    python -m tools.composed fr                      # whole games of each kind, every sentence once, with its count
    python -m tools.composed fr --draw 150 --seed 1  # 150 questions, buttons and consequences, drawn by a seed
    python -m tools.composed fr --page               # what the page says beside the games, every branch

Bots play the games; one person's view of every question is composed: the question and its brief, the buttons with what
they cost and lead to, all options, the refusals of answers that fit another question, statements, and the log. Two
sentences that differ only in names and numbers are one. At most 5 of 150 may need a second reading.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

from presidium.bots import find, play_out
from presidium.core import Action, Game, Options, State, seat_view, view
from presidium.games import GAMES
from presidium.games.kremlin.printed.board import PLACES
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.state import FACTIONS
from presidium.games.politburo.goals import MINISTRIES
from presidium.text import Words
from tests.text.messages import messages, samples, whole
from tools.publics import GAMES as OURS

KINDS: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "kremlin": tuple({"preset": name} for name in ("1988 basic", "1988 advanced", "1986 basic", "1986 full")),
    "goulag": ({}, {"own_card": "blind"}),
    "politburo": ({}, {"victory": "shared"}),
}
"""The kinds of games that are played, by their options."""
BOTS: Final = {
    "kremlin": ("careful", "random", "recruit"),
    "goulag": ("naive", "random"),
    "politburo": ("naive", "random"),
}
ASKED: Final = ("question", "brief", "button", "leads to", "cost", "option", "refusal")
"""The kinds of sentences at the moment of acting, from which a sample is drawn."""
MOST_OPTIONS: Final = 40
"""Options of one question that are composed."""


class Collector:
    """Collects the sentences of games in one language, with the number of times each was composed."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.said: dict[tuple[str, str], str] = {}
        """By kind and masked sentence: the first sentence."""
        self.times: Counter[tuple[str, str]] = Counter()
        self.mask = _mask(Words(lang))
        self.answers: dict[str, dict[str, Action]] = {}
        """By game and class: an answer of this class, to try at other questions."""

    def add(self, game: str, kind: str, text: str) -> None:
        if text:
            key = f"{game} {kind}", self.mask.sub("X", text)
            self.said.setdefault(key, text)
            self.times[key] += 1

    def moment(self, game: Game, g: State[Any], seat: int, options: Options, rng: Random) -> None:
        """Composes what a person in this seat sees at this question."""
        words, name, seen = Words(self.lang, you=seat), game.name, seat_view(g, seat)
        if seen.stack:
            self.add(name, "question", words.question(name, seen.stack[-1]))
        brief = None if game.brief is None else game.brief(seen)
        if brief is not None:
            for line in (*brief.head, *brief.stake, *brief.stakes):
                self.add(name, "brief", words.brief(name, line))
            for offer in brief.offers:
                self.add(name, "button", words.brief(name, offer.label))
                if offer.leads_to is not None:
                    self.add(name, "leads to", words.brief(name, offer.leads_to))
            for cost in brief.costs:
                self.add(name, "cost", words.brief(name, cost.line))
        some = islice(options, MOST_OPTIONS) if options.listed else (options.sample(rng) for _ in range(4))
        for action in some:
            self.add(name, "option", words.tell(name, action))
            self.answers.setdefault(name, {}).setdefault(type(action).__name__, action)
        for action in self.answers.get(name, {}).values():
            refused = options.why_not(action)
            if refused is not None:
                self.add(name, "refusal", words.refusal(refused))

    def game(self, name: str, chosen: dict[str, str], bot: str, seed: int) -> None:
        """Plays a game with talk and composes every question, and the log as a spectator reads it."""
        kind, rng = GAMES[name], Random(f"composed {seed}")
        g = kind.new(4 if name == "kremlin" else 5 + seed % 3, **chosen)
        bots = {seat: find(bot, name) for seat in g.rules.players}
        whims = {seat: Random(f"composed {seed}/{seat}") for seat in bots}

        def ask(g: State[Any], seat: int, options: Options, bot: Any, mind: Random) -> Action:
            self.moment(kind, g, seat, options, rng)
            answer: Action = bot.choose(seat_view(g, seat), mind)
            return answer

        play_out(g, bots, Random(seed), whims, ask=ask, unheard=lambda *_: None)
        for reader in (None, 1):
            words = Words(self.lang, you=reader)
            for event in view(g, reader).events:
                self.add(name, "said" if type(event).__name__ == "Said" else "log", words.tell(name, event))


def _mask(words: Words) -> re.Pattern[str]:
    """Finds names and numbers, and lists of them."""
    named = [("kremlin", "surname", LETTERS), ("kremlin", "place", PLACES), ("politburo", "ministry", MINISTRIES)]
    names = {words.name(game, noun, id) for game, noun, ids in named for id in ids}
    names |= {words("kremlin-faction", id=seat) for seat in range(1, len(FACTIONS) + 1)}
    names |= {words(f"cli-kremlin-short-{faction}") for faction in FACTIONS}
    one = rf"(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))}|[\d\N{{MINUS SIGN}}]+)(?: \(\w+\))?"
    return re.compile(rf"{one}(?:(?:, | and | et | und ){one})*")


def collected(lang: str, rounds: int) -> Collector:
    found = Collector(lang)
    for seed in range(rounds):
        for name in OURS:
            bots = BOTS[name]
            for n, chosen in enumerate(KINDS[name]):
                found.game(name, chosen, bots[(seed + n) % len(bots)], seed)
    return found


def page(lang: str) -> Iterator[tuple[str, str]]:
    """Yields the messages of the page with every branch; a variable that is no number stands as its name."""
    words = Words(lang)
    for id, message in sorted(messages(lang).items()):
        if message.file.startswith("page") and not message.file.startswith(("page_lines", "page_pravda")):
            for arguments in islice(samples(whole(lang, id)), 12):
                named = {name: f"‹{name}›" if value == "something else" else value for name, value in arguments.items()}
                yield id, words(id, **named)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lang", choices=("en", "fr", "de"))
    parser.add_argument("--rounds", type=int, default=3, help="games of each kind")
    parser.add_argument("--draw", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    if asked.page:
        for id, text in dict.fromkeys(page(asked.lang)):
            print(f"{id}: {text}")
        return
    found = collected(asked.lang, asked.rounds)
    keys = sorted(found.said)
    if asked.draw:
        of = [key for key in keys if key[0].partition(" ")[2] in ASKED]
        keys = sorted(Random(asked.seed).sample(of, asked.draw))
    for key in keys:
        print(f"{found.times[key]:6} {key[0]}: {found.said[key]}")


if __name__ == "__main__":
    main()
