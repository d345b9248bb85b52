"""Cards that protect a minister, dismiss one, or bring somebody back."""

from __future__ import annotations

from presidium.core import DONE, Player, Steps, value
from presidium.kremlin.cards.card import Card, When, any_time
from presidium.kremlin.effects import Effect, add_effect
from presidium.kremlin.printed.board import PEOPLE, SIBERIA, Place
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Kremlin, Moment, NamedCard, Public
from presidium.kremlin.verbs import move


@value
class Shield(Effect):
    """Purge rolls against him are 3 worse, and the Chief needs his controller's consent to move him down or aside;
    until phase 6 ends, or he leaves the post."""

    rule = "kremlin 15.5"
    post: Place
    who: Letter

    def holds(self, public: Public) -> bool:
        return public.posts[self.post] == self.who

    def ends_with_phase(self, public: Public) -> bool:
        return public.phase == 6

    def purge(self, victim: Letter) -> int:
        return -3 if victim == self.who else 0

    def keeps_in_post(self, who: Letter) -> bool:
        return who == self.who


def shield(id: CardId, post: Place) -> Card:
    """15.5 Any time while the post is held, also after a purge roll against its holder."""

    def when(m: Moment, seat: Player) -> bool:
        who = m.public.posts[post]
        free = who is not None and Shield(post, who) not in m.public.effects
        return free and (any_time(m, seat) or m.rolled("purge") == who)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        who = g.public.posts[post]
        assert who is not None
        add_effect(g, Shield(post, who))
        return DONE

    return Card(id, "shield", when, works, after_roll="purge", posts=(post,))


def dismiss(id: CardId, post: Place) -> Card:
    """The minister goes down to the People; all influence stays."""

    def when(m: Moment, seat: Player) -> bool:
        return m.public.posts[post] is not None and any_time(m, seat)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        who = g.public.posts[post]
        assert who is not None
        move(g, {who: PEOPLE})
        return DONE

    return Card(id, "dismiss", when, works, posts=(post,))


def rehabilitation(id: CardId, when: When, count: int = 1) -> Card:
    """One politician comes back from Siberia to the People, at no cost."""

    def works(g: Kremlin, named: NamedCard) -> Steps:
        move(g, {named.target: PEOPLE})
        return DONE

    return Card(id, "rehabilitation", when, works, lambda m, _: m.public.at(SIBERIA), count=count)
