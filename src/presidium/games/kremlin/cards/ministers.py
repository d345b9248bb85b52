"""Cards that protect a minister, dismiss a minister, or bring a politician back from Siberia."""

from __future__ import annotations

from presidium.core import DONE, Player, Steps, value
from presidium.games.kremlin.cards.card import Card, When, any_time
from presidium.games.kremlin.cards.events import Recounted
from presidium.games.kremlin.effects import Effect, add_effect
from presidium.games.kremlin.matters import NamedCard, Throw
from presidium.games.kremlin.phases.p2_purge import purge_total
from presidium.games.kremlin.printed.board import PEOPLE, PURGE_NUMBER, SIBERIA, Place
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public
from presidium.games.kremlin.verbs import move


@value
class Shield(Effect):
    """Purge rolls against a minister get -3, and the Chief needs his controller's consent to move him down or aside;
    until phase 6 ends, or the minister leaves the post."""

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
    """15.5 Makes a shield card, playable at any time while its post is held, even after a purge roll on the holder."""

    def when(m: Moment, seat: Player) -> bool:
        who = m.public.posts[post]
        free = who is not None and Shield(post, who) not in m.public.effects
        return free and (any_time(m, seat) or m.rolled("purge") == who)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        who = g.public.posts[post]
        assert who is not None
        throw = next((matter for matter in g.public.agenda if isinstance(matter, Throw) and matter.who == who), None)
        needed = PURGE_NUMBER[post]
        enough = throw is not None and purge_total(g, throw) >= needed
        add_effect(g, Shield(post, who))
        if throw is not None and enough:
            total = purge_total(g, throw)
            g.tell(Recounted(who, total, needed, max(0, needed - total)))
        return DONE

    return Card(id, "shield", when, works, after_roll="purge", posts=(post,))


def dismiss(id: CardId, post: Place) -> Card:
    """Makes a card that sends the holder of a post down to the People; all influence on him stays."""

    def when(m: Moment, seat: Player) -> bool:
        return m.public.posts[post] is not None and any_time(m, seat)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        who = g.public.posts[post]
        assert who is not None
        move(g, {who: PEOPLE})
        return DONE

    return Card(id, "dismiss", when, works, posts=(post,))


def rehabilitation(id: CardId, when: When, count: int = 1) -> Card:
    """Makes the card Rehabilitation: a politician comes back from Siberia to the People, at no cost."""

    def works(g: Kremlin, named: NamedCard) -> Steps:
        move(g, {named.target: PEOPLE})
        return DONE

    return Card(id, "rehabilitation", when, works, lambda m, _: m.public.at(SIBERIA), count=count)
