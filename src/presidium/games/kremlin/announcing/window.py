"""13 Windows: sealed questions in which every player may react to an announcement, a card, a die or a phase."""

from __future__ import annotations

from dataclasses import field, replace
from itertools import count
from typing import Final

from presidium.core import DONE, PASS, Action, AskAll, Key, Pass, Player, Question, Span, Step, Steps, value
from presidium.games.kremlin.actions import Declare, Give, Play
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.silence import asks_nobody
from presidium.games.kremlin.cards.events import CameToNothing, Played
from presidium.games.kremlin.cards.hands import cards_of, could_be_played, deck_of, give, spend
from presidium.games.kremlin.effects import called_off
from presidium.games.kremlin.events import Waived
from presidium.games.kremlin.influence.bids import open_volley
from presidium.games.kremlin.influence.control import beyond_influence, contestable
from presidium.games.kremlin.matters import Accusation, Deed, NamedCard, Throw
from presidium.games.kremlin.memo import ThreadLocalMemo
from presidium.games.kremlin.printed.board import CANDIDATE
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, edition_of, sheet

PLAYED: Final = (NamedCard, Accusation)
OFFERS: Final[ThreadLocalMemo[Player, Reactions]] = ThreadLocalMemo()


@value
class Window(Step):
    """13.1 A sealed question in which everybody may react to what the politicians in `about` will do; with nobody in
    `about`, to a phase that begins, a named card or a die.

    13.2 It opens if somebody else could gain control of one of the politicians, or at a phase's start of any member or
    Candidate; or if a card that could be played now could be in a hand. Once open, every seat that has not waived is
    asked, whatever it may hold. While silence stands the window is quiet: no player need be asked.
    """

    rule = "kremlin 13.1"
    about: tuple[Letter, ...] = ()
    again: bool = field(default=False, compare=False)
    """True if the window opens again after a volley that changed something; it counts as the same window."""

    def play(self, g: Kremlin) -> Question | Steps:
        if not self.opens(g):
            return DONE
        offers = self.declarations(g) if edition_of(g).deck is None else self.with_cards(g)
        return AskAll(offers, PASS, self.span(g), asks_nobody(g.public, self.about))

    def declarations(self, g: Kremlin) -> dict[Player, Reactions]:
        """The options of every asked seat in a game without cards, cached because most windows change nothing."""
        public, edition = g.public, edition_of(g)
        gone = public.at(*edition.beyond_influence)
        offers = OFFERS.of(g.rules, public.declared, public.waived, gone, tuple(g.secrets.values()))
        if not offers:
            most, beyond = edition.most_shown, frozenset(gone)
            for seat in asked(g):
                offers[seat] = Reactions(seat, g.secret(sheet(seat)), most, public.declared, beyond)
        return offers

    def with_cards(self, g: Kremlin) -> dict[Player, Reactions]:
        public, beyond, most = g.public, beyond_influence(g), edition_of(g).most_shown
        # a question outlives the moment it is asked
        moment = Moment(g.rules, public.copy(), self.begins_phase(g), g.stack)
        depth = next(depth for depth in count() if waiting(depth, 1) not in g.secrets)
        return {
            seat: Reactions(
                seat, g.secret(sheet(seat)), most, public.declared, beyond, free_cards(g, seat, depth), moment
            )
            for seat in asked(g)
        }

    def span(self, g: Kremlin) -> Span:
        """13.5 "announced" if an announcement, a card or a declaration has to be thought over, else "between"."""
        top = g.public.top
        announced = not top.lapses if isinstance(top, Deed) else isinstance(top, PLAYED)
        return "announced" if announced or self.again else "between"

    def begins_phase(self, g: Kremlin) -> bool:
        top = g.public.top
        return top.start if isinstance(top, NamedCard) else not (top or self.about)

    def opens(self, g: Kremlin) -> bool:
        public = g.public
        top = public.top
        about = self.about
        if not (about or top):
            about = (*public.members(), *public.at(CANDIDATE))
        if not isinstance(top, Throw):
            for who in about:
                if contestable(g, who):
                    return True
        if edition_of(g).deck is None:
            return False
        mover = top.by if isinstance(top, Deed) else top.player if isinstance(top, PLAYED) else None
        if all(seat in public.waived or seat == mover for seat in g.rules.players):  # 13.6
            return False
        return could_be_played(Moment(g.rules, public, self.begins_phase(g), g.stack), asked(g))

    def resolve(self, g: Kremlin, answer: dict[Player, Action]) -> Steps:
        public = g.public
        public.silent = bool(self.about or public.top) or not public.silent  # who was not asked has not been silent
        if list(answer.values()).count(PASS) == len(answer):
            return DONE
        bids: list[tuple[Player, Declare]] = []
        plays: dict[Player, Play] = {}
        for seat, action in answer.items():
            if isinstance(action, Pass):
                continue
            if isinstance(action, Declare):
                bids.append((seat, action))
            elif isinstance(action, Play):
                plays[seat] = action
            elif isinstance(action, Give):
                public.silent = False
                give(g, seat, action.player, action.card)
            else:
                public.waived += (seat,)
                public.silent = False
                g.tell(Waived(seat))
        if not (bids or plays):
            return DONE
        before = public.declared
        steps = open_volley(g, bids)
        if plays or (steps and edition_of(g).deck is not None):  # 12.1 nobody can tell, while a tie is settled
            steps += self.seal(g, plays)
        elif public.declared is before:
            return steps
        return (*steps, Reopen(self))

    def seal(self, g: Kremlin, plays: dict[Player, Play]) -> Steps:
        """Seals the cards of the volley until their turn; nobody sees which seats have a card waiting."""
        depth = sum(isinstance(step, CardsInTurn) for step in g.stack)  # a card may be answered by cards
        for seat in g.rules.players:
            g.hide(waiting(depth, seat), plays.get(seat, PASS), seat)
        return (CardsInTurn(depth, self.begins_phase(g), g.public.seniority),)


def asked(g: Kremlin) -> list[Player]:
    """13.6 The seats that a window asks: all seats that have not waived."""
    players, waived = g.rules.players, g.public.waived
    return [seat for seat in players if seat not in waived] if waived else list(players)


@value
class Reopen(Step):
    """13.1 Opens the window again after a volley that changed something, unless its announcement is called off: by a
    change of control, because the new controller announces again (C.5), or by a card."""

    rule = "kremlin 13.1"
    window: Window

    def play(self, g: Kremlin) -> Steps:
        g.public.silent = False
        deed = g.public.top
        return (
            DONE if isinstance(deed, Deed) and called_off(g.public, deed) else (Window(self.window.about, again=True),)
        )


# The cards of a volley


def waiting(depth: int, seat: Player) -> Key:
    """The key of a secret: the card that this seat has played in the volley and that waits for its turn."""
    return ("waiting", depth, seat)


def free_cards(g: Kremlin, seat: Player, depth: int) -> tuple[CardId, ...]:
    """The cards in the seat's hand, without the cards that wait sealed in the `depth` volleys under way."""
    if not depth:
        return cards_of(g, seat)
    held = list(cards_of(g, seat))
    for sealed in (g.secret(waiting(outer, seat)) for outer in range(depth)):
        if isinstance(sealed, Play):
            held.remove(sealed.card)
    return tuple(held)


@value
class CardsInTurn(Step):
    """Names the cards of a volley by seniority; a card that has become impossible goes back to its hand unseen."""

    rule = "kremlin 13.1"
    depth: int
    start: bool
    seats: tuple[Player, ...]

    def play(self, g: Kremlin) -> Steps:
        for turn, seat in enumerate(self.seats, 1):
            play = g.secret(waiting(self.depth, seat))
            if isinstance(play, Play) and possible(g, seat, play, self.start):
                return (*self.name(g, seat, play), replace(self, seats=self.seats[turn:]))
            g.hide(waiting(self.depth, seat), PASS, seat)  # back to the hand
        for seat in g.rules.players:
            g.forget(waiting(self.depth, seat))
        return DONE

    def name(self, g: Kremlin, seat: Player, play: Play) -> Steps:
        """13.1 Names a card and opens a window before the card takes effect."""
        g.hide(waiting(self.depth, seat), PASS, seat)
        spend(g, seat, play.card)
        who = deck_of(g).cards[play.card].turns_on(g.public, play)
        held_by = None if who is None else g.public.control.get(who)
        g.public.silent = False
        g.public.enter(NamedCard(seat, play, self.start, held_by))
        g.tell(Played(seat, play))
        return Window(() if who is None else (who,)), CardWorks()


def possible(g: Kremlin, seat: Player, play: Play, start: bool) -> bool:
    moment = Moment(g.rules, g.public, start, g.stack)
    return play in deck_of(g).cards[play.card].plays(moment, seat)


@value
class CardWorks(Step):
    """Carries out a named card after its window; a card that is no longer possible comes to nothing."""

    def play(self, g: Kremlin) -> Steps:
        named = g.public.close(NamedCard)
        if possible(g, named.player, named.play, named.start):
            return deck_of(g).cards[named.play.card].works(g, named)
        g.tell(CameToNothing(named.player, named.play.card))
        return DONE
