"""What a window is about: who is at hand, what is announced, whom it strikes, and what I could change."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from presidium.core import PASS, Line, View
from presidium.kremlin.actions import (
    Play,
)
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.announcing.right import Finality
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.brief.coming import RIGHTS
from presidium.kremlin.brief.hold import Hold, challenged, hold, just_lost
from presidium.kremlin.brief.lines import (
    To,
)
from presidium.kremlin.brief.prospect import prospect
from presidium.kremlin.brief.stakes import Chances
from presidium.kremlin.brief.worth import worth
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public


class Situation:
    """One window, as one seat sees it."""

    def __init__(self, v: View[Public], window: Window) -> None:
        self.v = v
        self.window = window
        seen = prospect(v, window)
        self.g, self.top = seen.g, seen.top
        self.lapses, self.lapsing, self.turns = seen.lapses, seen.lapsing, seen.turns
        self.wave, self.ending, self.odds = seen.wave, seen.ending, seen.odds
        self.struck, self.blow = seen.struck, seen.blow
        self.deed = seen.deed
        self.men = tuple(hold(v, who) for who in seen.at_hand)
        self.playable = self._playable()
        self.subject = self._subject()

    def _subject(self) -> Hold | None:
        """Whom the scale is about: the first I could have, or have to keep, or could keep, or else the first of all."""
        wanted = (man for man in self.men if self.at_issue(man))
        able = (man for man in self.men if man.keeps is not None)
        return next(wanted, next(able, self.men[0] if self.men else None))

    def matters(self) -> bool:
        """Whether my points or my cards could change what is at hand, and it would make a difference to me."""
        return bool(self.playable) or any(self.at_issue(man) and self.worthwhile(man.who) for man in self.men)

    def worthwhile(self, who: Letter) -> bool:
        """Whether it would make a difference to have him before this window closes.

        It always does while he is fought over. Else whoever is asked when a phase has begun announces first, and can be
        had as well in the window on that.
        """
        fought_over = challenged(self.v, who) or just_lost(self.v, who)
        return fought_over or self.rights.get(who, not self.turns)

    @cached_property
    def rights(self) -> dict[Letter, bool]:
        """Whose rights are used, or lapse, once this window has closed; and whether I could want it otherwise."""
        v, deed, found = self.v, self.deed, dict[Letter, bool]()
        if deed is not None and not deed.lapses:
            found[deed.who] = worth(v, self.g, self.finality().right, deed.who, deed.action)
        for lapse, then in self.lapses:
            found[lapse.who] = found.get(lapse.who, False) or worth(v, then, lapse.right, lapse.who, PASS)
        return found

    def at_issue(self, man: Hold) -> bool:
        """Whether I could have him, or have to keep him.

        One of my own I need not defend before somebody goes for him: he who takes him has to announce anew (C.5), or
        the window opens again (13.1), and I am asked then.
        """
        return man.takes is not None or (man.keeps is not None and challenged(self.v, man.who))

    def _playable(self) -> tuple[Play, ...]:
        cards = self.v.options.cards if isinstance(self.v.options, Reactions) else ()
        return tuple(action for action in cards if isinstance(action, Play))

    def place(self, who: Letter) -> str:
        return self.v.public.men[who].place

    def right(self) -> To:
        return RIGHTS[type(self.finality().right)]

    def finality(self) -> Finality:
        return next(step for step in reversed(self.v.stack) if isinstance(step, Finality))

    @cached_property
    def chances(self) -> list[Line]:
        """The die that comes next: for the victim, for the Chief's arm, or for those of mine the doctors call on."""
        if self.wave is not None:
            return self.chance("wave", self.wave)
        struck = self.struck
        if self.blow == "purge" and struck is not None:
            return self.chance("purge", struck)
        if self.v.public.phase == 4 and not self.window.about and self.top is None:
            ours = [who for who in self.v.public.members() if self.v.public.control.get(who) == self.v.seat]
            return [line for who in ours for line in self.chance("die", who)]
        return []

    def chance(self, of: Literal["purge", "die", "wave"], who: Letter) -> list[Line]:
        found = self.odds.get((of, who))
        return [] if found is None or not found.hits else [Chances(of, who, found.hits, found.faces)]
