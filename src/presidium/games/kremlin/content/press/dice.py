"""Newspaper facts about dice: purges, assassinations, health rolls and the wave."""

from __future__ import annotations

from presidium.core.content.press import Slot
from presidium.games.kremlin.actions import Condemn, Purge
from presidium.games.kremlin.content.press.board import Board
from presidium.games.kremlin.content.press.notebook import Notebook
from presidium.games.kremlin.events import Marked, Rolled, Waved
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, POSTS
from presidium.games.kremlin.printed.health import verdict
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import FACTIONS

GROWS_WORSE = {"K": 1, "A": 2, "T": 3}
"""4.1 The number of crosses that each letter of the health table adds; three crosses are death."""


def numbers(roll: Rolled) -> dict[str, Slot]:
    return {"roll": roll.face, "need": roll.needed}


class Dice(Notebook):
    """Facts about dice. A fact quotes a die only if the die explains the result alone: without modifiers, and
    consistent with the outcome."""

    def __init__(self, board: Board, year: int) -> None:
        super().__init__(board, year)
        self.waved: tuple[int, Waved] | None = None

    def rolled(self, n: int, event: Rolled) -> None:
        self.roll = n, event
        short = event.needed - event.face
        if event.why == "assassination" and short > 0:
            kinds = ("shot-missed-one" if short == 1 else None, "shot-missed")
            weight = 52 if event.who == self.board.chief else 44
            self.tell(kinds, weight, [n], {"who": event.who} | numbers(event), narrow=short == 1)

    # 2 Purges, and other ways to Siberia

    def exiled(self, n: int, who: Letter) -> None:
        rolled, purger = self.rolled_for("purge", who), self.deed_on(Purge, who)
        if rolled is not None and purger is not None:
            self._purged(n, who, purger, *rolled)
        elif (by := self.deed_on(Condemn, who)) is not None:
            self.tell(("condemned",), 36, [n], {"who": who, "by": by})
        elif self.guilty != who:
            self.tell(("exiled",), 90 if who == self.board.chief else 40, [n], {"who": who})
        self.guilty = self.roll = None

    def _purged(self, n: int, who: Letter, by: Letter, at: int, roll: Rolled) -> None:
        place = self.board.places[who]
        over = roll.face - roll.needed
        plain = roll.bonus == 0 and over >= 0
        rank = "chief" if place == CHIEF else "candidate" if place == CANDIDATE else "member"
        exact = f"purged-{rank}-exact" if plain and over == 0 else None
        kinds = (exact, f"purged-{rank}-roll" if plain else None, f"purged-{rank}")
        slots: dict[str, Slot] = {"who": who, "by": by, "post": place} | (numbers(roll) if plain else {})
        weight = {"chief": 90, "member": 45, "candidate": 38}[rank]
        self.tell(kinds, weight, [at, n], slots, narrow=plain and over == 0)

    def missed(self, n: int, purger: Letter) -> None:
        """2.3 Adds a fact about a failed purge, which is known by the purger's three stress points."""
        if self.roll is None or self.roll[1].why != "purge" or self.deed_on(Purge, self.roll[1].who) != purger:
            return
        at, roll = self.roll
        short = roll.needed - roll.face
        plain = roll.bonus == 0 and short > 0
        one = plain and short == 1
        kinds = ("purge-missed-one" if one else None, "purge-missed-roll" if plain else None, "purge-missed")
        weight = (48 if one else 24) + (12 if roll.who == self.board.chief else 0)
        slots: dict[str, Slot] = {"who": roll.who, "by": purger} | (numbers(roll) if plain else {})
        self.tell(kinds, weight, [at, n], slots, narrow=one)
        self.roll = None

    # 4 Death

    def died(self, n: int, who: Letter) -> None:
        place = self.board.places[who]
        slots: dict[str, Slot] = {"who": who, "age": self.board.ages[who]}
        health, shot = self.rolled_for("health", who), self.rolled_for("assassination", who)
        events, how = [n], list[str | None]()
        if health is not None and self._fatal(health[1]):
            events, how = [health[0], n], ["died-one" if health[1].face == 1 else None, "died-roll"]
            slots |= {"roll": health[1].face}
        elif shot is not None and shot[1].face >= shot[1].needed:
            events, how = [shot[0], n], ["died-shot"]
            slots |= numbers(shot[1])
        member = place in POSTS and place != CHIEF
        slots |= {"post": place} if member else {}
        kinds = ("chief-died" if place == CHIEF else None, *how, "died-member" if member else None, "died")
        self.tell(kinds, 90 if place == CHIEF else 60, events, slots)
        self.guilty = self.roll = None

    def _fatal(self, roll: Rolled) -> bool:
        """True if this die alone explains the death, so that no card changed the roll."""
        who, board = roll.who, self.board
        letter = verdict(board.ages[who], who in board.cures, roll.face)
        return roll.bonus == 0 and board.crosses[who] + GROWS_WORSE.get(letter, 0) >= 3

    # 8 The parade

    def marked(self, n: int, event: Marked) -> None:
        if self.waved is None:
            chief = self.board.chief
            kind = "balcony-vacant" if chief is None else "balcony-cure"
            self.tell((kind, "balcony-empty"), 70, [n], {} if chief is None else {"who": chief})
            return
        at, waved = self.waved
        rolled = self.rolled_for("wave", waved.who)
        slots: dict[str, Slot] = {"who": waved.who} | ({} if rolled is None else numbers(rolled[1]))
        margin = None if rolled is None else rolled[1].face - rolled[1].needed
        kinds: tuple[str | None, ...] = ("wave-no-one" if margin == -1 else None, "wave-no")
        weight = 70 + (10 if margin in (-1, 0, 1) else 0)
        if waved.success == "yes":
            whose, more = self._whose(event.mark)
            how = "wave-healthy" if margin is None else "wave-over" if margin else "wave-exact"
            kinds = (whose, how, "wave-yes")
            slots |= more
            weight += 15 if more.get("nth") == 2 else 0
            if rolled is not None and margin is not None:
                slots |= {"over": round(100 * margin / rolled[1].needed)}
        events = [at, n] if rolled is None else [rolled[0], at, n]
        self.tell(kinds, weight, events, slots, narrow=margin in (-1, 0))

    def _whose(self, mark: str) -> tuple[str | None, dict[str, Slot]]:
        """8.2 The kind of fact for the mark of a wave, with its owner and how many marks the owner has."""
        if mark == "blank":
            return "wave-nobody", {}
        nth = self.board.track.count(mark) + 1
        if mark in FACTIONS:
            return "wave-second" if nth == 2 else None, {"faction": FACTIONS.index(mark) + 1, "nth": nth}
        return "wave-again" if nth == 2 else None, {"nth": nth}
