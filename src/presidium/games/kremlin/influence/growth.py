"""10 Adding influence after years 3, 6 and 9 (option `growth`)."""

from __future__ import annotations

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import ADD, Add
from presidium.games.kremlin.cards.hands import on_offer, take
from presidium.games.kremlin.events import Forwent, Grew
from presidium.games.kremlin.influence.control import beyond_influence, settle, shift, show, shown, standing
from presidium.games.kremlin.printed.board import SIBERIA
from presidium.games.kremlin.printed.people import LETTERS, NESTOR, Letter
from presidium.games.kremlin.state import Kremlin, edition_of


@value
class Growth(Step):
    """Asks the players to add influence, in the order of their edition."""

    rule = "kremlin 10.0"

    def play(self, g: Kremlin) -> Steps:
        edition = edition_of(g)
        if not edition.growth or g.public.year not in (3, 6, 9):
            return DONE
        return tuple(AddInfluence(seat, points) for seat in edition.growth_order(g) for points in edition.added)


def order_1986(g: Kremlin) -> tuple[Player, ...]:
    """10.1 Seats from the right neighbour of the highest politician's controller on, to the right; he is last."""
    highest = g.public.highest()
    last = g.public.control.get(highest, 0) if highest is not None else 0
    last = last or g.public.seniority[0]
    return tuple(g.rules.left(last, -steps) for steps in range(1, g.rules.seats + 1))


def order_1988(g: Kremlin) -> tuple[Player, ...]:
    """10.2 Seats from the left neighbour of the highest present member's controller on, else from the most senior."""
    highest = g.public.highest(present_only=True)
    controller = g.public.control.get(highest, 0) if highest is not None else 0
    first = g.rules.left(controller) if controller else g.public.seniority[0]
    return tuple(g.rules.left(first, steps) for steps in range(g.rules.seats))


@value
class AddInfluence(Step):
    """10.0 A player adds influence, written and declared at once; 10.1, 10.2 or takes a card; or declines."""

    rule = "kremlin 10.0"
    seat: Player
    points: int

    def play(self, g: Kremlin) -> Question:
        barred = beyond_influence(g) | (frozenset() if edition_of(g).influence_nestor else frozenset(NESTOR))

        def refuse(action: Action) -> Refusal | None:
            if isinstance(action, Add) and action.who in barred:
                exiled = g.public.men[action.who].place == SIBERIA
                return refusal("kremlin-beyond-influence", f"kremlin 10.{2 if exiled else 0}", who=action.who)
            return refusal("kremlin-add-or-pass", "kremlin 10.0")

        points = tuple(ADD[who] for who in LETTERS if who not in barred)
        return Ask(self.seat, Listed((PASS, *points, *on_offer(g)), refuse))

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        if answer == PASS:
            g.tell(Forwent(self.seat, self.points))
            return DONE
        return self.add(g, answer.who) if isinstance(answer, Add) else take(g, self.seat, answer)

    def add(self, g: Kremlin, who: Letter) -> Steps:
        stood = standing(g.public, who)
        shift(g, self.seat, who, self.points)
        g.tell(Grew(self.seat, who, self.points))
        before = shown(g.public, self.seat, who)
        now = min(before + self.points, edition_of(g).most_shown)
        if now > before:
            show(g, who, {self.seat: now})
        return settle(g, who, stood)
