"""Converts between the engine's Goulag and the batch: states to numbers, numbers to actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from presidium.core import Action, Player, Rules
from presidium.games.goulag.game import Build, DealCard, FirstCommissar, Goulag, Round, Supervision, played, worker
from presidium.games.goulag.moves import Name, Play
from presidium.lab.batch.goulag.games import Array, Games, Minutes
from presidium.lab.batch.goulag.tables import Tables
from presidium.lab.batch.needs import np
from presidium.lab.encoding.goulag import CARDS, turned

# Conversion of actions. In batches, seats in actions are counted from the acting seat


def number(of: Tables, rules: Rules, seat: Player, action: Action) -> int:
    """Index of an action in the batch. Seats in actions of chance are not shifted."""
    return of.number[turned(action, rules, 1 - seat) if seat else action]


def action(of: Tables, rules: Rules, seat: Player, number: int) -> Action:
    """The engine's action for an index in the batch, when it is played by this seat."""
    return turned(of.actions[number], rules, seat - 1) if seat else of.actions[number]


# Conversion of states


def load(of: Tables, states: Sequence[Goulag]) -> Games:
    """Converts engine states of Goulag to the arrays of a batch."""
    kept = [
        (place(of, g), loyal(g), first(g), g.public.canal, before(of, g), now(of, g), minutes(of, g)) for g in states
    ]
    kinds = ("int8", "int16", "int8", "int8", "uint8", "int16", "int16")
    return Games(*(np.asarray(each, kind) for each, kind in zip(zip(*kept, strict=True), kinds, strict=True)))


def parts(games: Games) -> Mapping[str, Array]:
    return games._asdict()


def place(of: Tables, g: Goulag) -> int:
    """Number of answers since the first card was dealt."""
    if g.over:
        return of.over
    step = g.stack[-1]
    if isinstance(step, DealCard):
        return step.drawer - 1
    begun = of.seats + 1 + 4 * (g.public.round - 1)
    within = {Build: 1 + len(g.answers), Supervision: 3, FirstCommissar: -1}
    return begun + within.get(type(step), 0)


def loyal(g: Goulag) -> int:
    dealt = [seat for seat in g.rules.players if worker(seat) in g.secrets]
    return sum(1 << seat - 1 for seat in dealt if g.secret(worker(seat)) == "loyal")


def first(g: Goulag) -> int:
    return g.rules.left(g.public.commissar, 1 - g.public.round) - 1 if g.public.commissar else 0


def before(of: Tables, g: Goulag) -> int:
    """Index of the previous round's trio in `Tables.before`; seats count from the present or next commissar."""
    rules, public = g.rules, g.public
    trio, chair = public.before, public.commissar
    if g.over:
        trio, chair = public.history[-1].trio, rules.left(chair)
    if trio is None:
        return 0
    one, two, three = sorted(rules.left(seat, 1 - chair) for seat in trio)
    return of.before.index((one, two, three))


def now(of: Tables, g: Goulag) -> int:
    public = g.public
    if public.builders is None or g.over:
        return 0
    sealed = {seat: CARDS[answer.card] for seat, answer in g.answers.items() if isinstance(answer, Play)}
    return minute(of, g, public.round, public.commissar, Name(public.builders, public.supervisor), sealed)


def minutes(of: Tables, g: Goulag) -> Array:
    kept = np.zeros(of.seats, np.int16)
    for over in g.public.history:
        name = Name(over.builders, over.supervisor)
        kept[over.number - 1] = minute(of, g, over.number, over.commissar, name, {}, over)
    return kept


def minute(
    of: Tables,
    g: Goulag,
    round: int,
    commissar: Player,
    name: Name,
    sealed: dict[Player, int],
    over: Round | None = None,
) -> int:
    """Packs a round into an integer: the named seats counted from the commissar, the cards played, the exchange."""
    hidden = {seat: g.secrets.get(played(round, seat)) for seat in name.builders}
    cards = {seat: CARDS[card.value] for seat, card in hidden.items() if card is not None} | sealed
    near, far = sorted(name.builders, key=lambda seat: g.rules.left(seat, 1 - commissar))
    exchanged = 0 if over is None or over.supervised is None else 1 + (near, far).index(over.supervised)
    told = Minutes(1 + number(of, g.rules, commissar, name), cards.get(near, 0), cards.get(far, 0), exchanged)
    packed: int = told.packed()
    return packed
