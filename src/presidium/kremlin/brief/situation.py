"""What a window is about to one seat: whom it could have, or could keep, and whether that would change anything."""

from __future__ import annotations

from presidium.core import Line, View
from presidium.kremlin.actions import Play
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.brief.hold import Hold, challenged, hold, just_lost
from presidium.kremlin.brief.prospect import Prospect
from presidium.kremlin.brief.worth import concerns
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Public, sheet


class Situation:
    """One window, as one seat sees it."""

    def __init__(self, v: View[Public], seen: Prospect) -> None:
        self.v = v
        self.seen = seen
        self.first = hold(v, seen.at_hand[0]) if seen.at_hand else None
        self.men = self._within_reach()
        self.at_issue = [man for man in self.men if self.is_at_issue(man)]
        self.playable = self._playable()
        self.subject = next(iter(self.at_issue or self.men), self.first)
        """Whom the scale is about: the first I could have, or have to keep, or could keep, or else the first of all."""
        lost = self.subject is not None and not self.subject.mine and just_lost(v, self.subject.who)
        self.taken_from_me = lost
        """Whether he was mine a moment ago."""

    def _within_reach(self) -> list[Hold]:
        """Those at hand whom I could have, or could keep."""
        found = [] if self.first is None else [self.first]
        if len(self.seen.at_hand) > 1:
            found += self._others()
        return [man for man in found if man.takes is not None or man.keeps is not None]

    def _others(self) -> list[Hold]:
        """Those after the first on whom I have something."""
        v, control = self.v, self.v.public.control
        assert v.seat is not None
        written = v.secret(sheet(v.seat))
        return [hold(v, who) for who in self.seen.at_hand[1:] if written[INDEX[who]] or control.get(who) == v.seat]

    def _playable(self) -> tuple[Play, ...]:
        cards = self.v.options.cards if isinstance(self.v.options, Reactions) else ()
        return tuple([action for action in cards if isinstance(action, Play)]) if cards else ()

    def matters(self) -> bool:
        """Whether my points or my cards could change what is at hand, and it would make a difference to me."""
        return bool(self.playable) or any(self.worthwhile(man.who) for man in self.at_issue)

    def worthwhile(self, who: Letter) -> bool:
        """Whether it would make a difference to have him before this window closes.

        It always does while he is fought over. Else whoever is asked when a phase has begun announces first, and can be
        had as well in the window on that.
        """
        if challenged(self.v, who) or just_lost(self.v, who):
            return True
        worth = self.seen.rights.get(who)
        if worth is None:
            return not self.seen.turns
        return worth.to_all or any(concerns(self.v, man) for man in worth.for_the_sake_of)

    def is_at_issue(self, man: Hold) -> bool:
        """Whether I could have him, or have to keep him.

        One of my own I need not defend before somebody goes for him: he who takes him has to announce anew (C.5), or
        the window opens again (13.1), and I am asked then.
        """
        return man.takes is not None or (man.keeps is not None and challenged(self.v, man.who))

    def chances(self) -> tuple[Line, ...]:
        """The die that comes next; where the doctors come, those of mine they call on."""
        seen, public = self.seen, self.v.public
        if seen.doctors_come:
            ours = [who for who in public.members() if public.control.get(who) == self.v.seat]
            return tuple(line for who in ours for line in seen.chance("die", who))
        return seen.chances
