"""A window from one seat's point of view: the politicians it could take or keep, and whether that would matter."""

from __future__ import annotations

from typing import Final

from presidium.core import Line, View
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.silence import asks_nobody
from presidium.games.kremlin.content.brief.coming import Holder
from presidium.games.kremlin.content.brief.handful import Handful
from presidium.games.kremlin.content.brief.hold import Hold, challenged, hold
from presidium.games.kremlin.content.brief.lines import To
from presidium.games.kremlin.content.brief.prospect import Prospect
from presidium.games.kremlin.content.brief.worth import has_a_turn, is_ours, is_theirs, points_on
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Public, sheet

HAS_SAY: Final[tuple[To, ...]] = ("purge", "strike", "investigate", "propose")
"""The rights for which a seat that controls nobody is asked about every politician it could take."""


class Situation:
    """A window as one seat sees it."""

    def __init__(self, v: View[Public], seen: Prospect) -> None:
        self.v = v
        self.seen = seen
        self.first = hold(v, seen.at_hand[0]) if seen.at_hand else None
        self.men = self._within_reach()
        self.at_issue = [man for man in self.men if self.is_at_issue(man)]
        self.playable = self._playable()
        self.cards = Handful(v, seen, self.playable).lines()
        """Sentences on what each of the seat's cards would do now."""
        self.subject = next(iter(self.at_issue or self.men), self.first)
        """The politician whose points the brief shows on a scale: the first whom the seat could take, must defend or
        could keep; else the first politician concerned."""
        self.later = self._later()
        """The subject's right, if the subject is at issue and the right lapses in a later quiet window; else None."""
        lost = self.subject is not None and not self.subject.mine and seen.just_lost(v, self.subject.who)
        self.taken_from_me = lost
        """True if the seat controlled this politician a moment ago."""

    def _within_reach(self) -> list[Hold]:
        """The politicians concerned whom the seat could take or keep."""
        found = [] if self.first is None else [self.first]
        if len(self.seen.at_hand) > 1:
            found += self._others()
        return [man for man in found if man.takes is not None or man.keeps is not None]

    def _later(self) -> Holder | None:
        if self.subject is None or self.subject not in self.at_issue or self.subject.who == self.seen.at_hand[0]:
            return None
        return next((right for right in self.seen.lapsing if right.who == self.subject.who), None)

    def _others(self) -> list[Hold]:
        """All politicians concerned but the first, if the seat has points on them or controls them."""
        v, control = self.v, self.v.public.control
        assert v.seat is not None
        written = v.secret(sheet(v.seat))
        return [hold(v, who) for who in self.seen.at_hand[1:] if written[INDEX[who]] or control.get(who) == v.seat]

    def _playable(self) -> tuple[Play, ...]:
        cards = self.v.options.cards if isinstance(self.v.options, Reactions) else ()
        return tuple([action for action in cards if isinstance(action, Play)]) if cards else ()

    def matters(self) -> bool:
        """True if the seat's points or one of its cards could change what happens, and the change matters to the seat.

        In a quiet window only a card counts.
        """
        if self.cards or asks_nobody(self.v.public, self.seen.window.about):
            return bool(self.cards)
        return any(self.worthwhile(man.who) for man in self.at_issue)

    def worthwhile(self, who: Letter) -> bool:
        """True if controlling the politician before this window closes matters to the seat.

        It matters while several seats compete for the politician. Otherwise a politician who is asked when a phase has
        begun announces first, and can be taken just as well in the window on his announcement.
        """
        if challenged(self.v, who) or self.seen.just_lost(self.v, who):
            return True
        worth = self.seen.rights.get(who)
        if worth is None:
            return not self.seen.turns
        if self.sits_idle() and self.seen.right_of(who) in HAS_SAY:
            return True
        if worth.to_all or any(is_theirs(self.v, man) for man in worth.theirs):
            return True
        ours = [man for man in worth.ours if is_ours(self.v, man)]
        if worth.in_turn:
            gains = max((points_on(self.v, man) for man in ours), default=0) > points_on(self.v, who)
            return gains and not has_a_turn(self.v, worth.in_turn)
        return bool(ours)

    def sits_idle(self) -> bool:
        """True if the seat controls no politician, so that a politician it could take would give it something to do."""
        return self.v.seat not in self.v.public.control.values()

    def is_at_issue(self, man: Hold) -> bool:
        """True if the seat could take the politician, or has to defend him.

        The seat need not defend its own politician before somebody declares on him: a new controller has to announce
        again (C.5), or the window opens again (13.1), and the seat is asked then.
        """
        return man.takes is not None or (man.keeps is not None and challenged(self.v, man.who))

    def illnesses(self) -> tuple[Line, ...]:
        """If health rolls come next: the odds that they kill members whom the seat controls; else nothing."""
        seen, public = self.seen, self.v.public
        if not seen.doctors_come:
            return ()
        ours = [who for who in public.members() if public.control.get(who) == self.v.seat]
        return tuple(line for who in ours for line in seen.chance("die", who))
