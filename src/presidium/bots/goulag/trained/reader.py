"""Reads deeds in Goulag over arrays of games: what `naive` would believe and do, and what its deeds tell a reader.

All functions take observations of `presidium.lab.encoding` and the array module, NumPy or JAX. The beliefs are those of
`beliefs` with three simplifications: claims are not heard, each card is weighed by the player's average lens, and of a
hypothetical player the own cards in earlier rounds are not used. Seats count from the observer (0).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from math import log, perm
from typing import Any, Final

from presidium.bots.goulag.lenses import IDLE, LENSES, LIKELY, SKILL
from presidium.bots.goulag.naive import Naive, wins_openly
from presidium.bots.goulag.trained.arrays import (
    Array,
    Evidence,
    Reading,
    Rounds,
    Sights,
    in_turn,
    log_both,
    log_sum,
    shares,
    soft,
)
from presidium.games.goulag.game import cards_per_side, may_serve_again
from presidium.lab.encoding import encoding

Scan = Callable[..., Any]
LEAST: Final = 0.02
"""Smallest probability that the reader gives a deed of a naive player, because its beliefs are only nearly exact."""


class Reader:
    """Tables for one number of players, and the functions that read observations."""

    def __init__(self, xp: Any, seats: int, scan: Scan | None = None) -> None:
        """`xp`: the array module, `numpy` or `jax.numpy`. `scan`: `jax.lax.scan`, which compiles a round only once."""
        import numpy as np  # tables are made once; this module is imported only by programs that have NumPy

        self.xp, self.seats = xp, seats
        self.scan = in_turn if scan is None else lambda step, begun, of: scan(step, begun, of)[0]
        code = encoding("goulag", seats)
        self.places, self.moves = code.places, code.moves
        each = cards_per_side(seats)
        deals = [deal for deal in product((1, 0), repeat=seats) if sum(deal) <= each and seats - sum(deal) <= each]
        self.deals = np.asarray(deals, np.float32)
        loyal = self.deals.sum(1).astype(int)
        self.ways = np.log([float(perm(each, n) * perm(each, seats - n)) for n in loyal]).astype(np.float32)
        open_end = [wins_openly(tuple(map(bool, deal))) for deal in deals]
        self.opens = np.asarray([0 if end is None else 1 if end else -1 for end in open_end], np.float32)
        self.count = np.eye(seats + 1, dtype=np.float32)[loyal]
        own, passed = self.deals.astype(int), np.roll(self.deals, 1, axis=1).astype(int)
        self.sight = (own * 2 + passed).T.copy()
        """For each seat and deal which of four players it is: twice its own card plus the card it passed."""
        self.is_sight = np.eye(4, dtype=np.float32)[self.sight]
        self.by_sight = self.is_sight.transpose(0, 2, 1).reshape(seats * 4, -1).copy()
        self.names = np.asarray(
            [(*pair, w) for pair in combinations(range(1, seats), 2) for w in range(1, seats) if w not in pair]
        )
        assert len(self.names) + 2 + seats == self.moves
        found = np.full((seats, seats, seats), -1)
        found[tuple(self.names.T)] = np.arange(len(self.names))
        self.number = found
        self.members = np.eye(seats, dtype=np.float32)[self.names].sum(1)
        self.again = may_serve_again(seats, (1, 2, 3))
        plain = Naive()
        self.heats = np.asarray([plain.heat_of(at + 1, seats) for at in range(seats)], np.float32)
        """A naive player's temperature of naming and supervising, by round."""
        rounds = range(seats + 1)
        self.trues = np.asarray([[plain.true(at, seats, lead) for at in rounds] for lead in (-1.0, 1.0)], np.float32)
        """Probability that a naive player plays the card of its side: behind and ahead, by round from 1."""
        self.shown = np.asarray([LIKELY[flip, work] for flip in (None, 0, 1) for work in range(3)], np.float32)
        self.first_trust = self._first_trust(np, each)
        self.lens_share = np.asarray([lens.share for lens in LENSES], np.float32)
        self.lens_true = np.asarray([lens.true for lens in LENSES], np.float32)

    def _first_trust(self, np: Any, each: int) -> Array:
        """Plain estimates before the first round: seat × kind of player × seat."""
        trust = np.zeros((self.seats, 4, self.seats), np.float32)
        for seat, own, passed in product(range(self.seats), (0, 1), (0, 1)):
            trust[seat, 2 * own + passed] = (each - own - passed) / (2 * each - 2)
            trust[seat, 2 * own + passed, seat] = own
            trust[seat, 2 * own + passed, seat - 1] = passed
        return trust

    # The public history in an observation

    def field(self, seen: Array, name: str) -> Array:
        return seen[:, self.places[name]].astype("int32")

    def rounds(self, seen: Array) -> Rounds:
        """All rounds so far; the round under way stands in its own place."""
        xp, now = self.xp, self.field(seen, "round")
        columns = []
        for name, at in (("commissar", 0), ("named", 0), ("named", 1), ("named", 2), ("exchanged", 0), ("work", 0)):
            columns.append(self._row(seen, now, name, at, -1))
        columns += [self._row(seen, now, "played", at, 0) for at in (0, 1)]
        return Rounds(*(xp.stack(column, 1) for column in columns))

    def _row(self, seen: Array, now: Array, name: str, at: int, none: int) -> list[Array]:
        present = self.field(seen, f"{name}_now")[:, at]
        found = []
        for which in range(1, self.seats + 1):
            past = self.field(seen, f"{name}_{which}")[:, at]
            under_way = (now[:, 0] == which) & (self.field(seen, f"commissar_{which}")[:, 0] < 0)
            found.append(self.xp.where(under_way, present, past))
        return found

    # Reading

    def read(self, seen: Array) -> Reading:
        """Reads all deeds so far, round by round."""
        xp, n, games = self.xp, self.seats, seen.shape[0]
        nothing = xp.zeros((games, len(self.deals)), "float32")
        begun = Evidence(
            acts=xp.zeros((games, n, 4, 3), "float32") + xp.log(xp.asarray(self.lens_share)),
            trust=xp.zeros((games, n, 4, n), "float32") + xp.asarray(self.first_trust),
            cards=nothing,
            mine=nothing,
            read=nothing,
            idle=xp.zeros((games, n), "float32"),
            fit=xp.zeros(games, "float32"),
            deeds=xp.zeros(games, "float32"),
            before=xp.zeros((games, n), "float32"),
        )
        lines = Rounds(*(column.T for column in self.rounds(seen)))
        return self._concluded(seen, self.scan(self._after, begun, (xp.arange(n), lines)))

    def _after(self, so_far: Evidence, of: tuple[Any, Rounds]) -> tuple[Evidence, None]:
        """The evidence after one more round, which may be under way."""
        xp, n, (at, line) = self.xp, self.seats, of
        acts, trust, cards, mine, read, idle, fit, deeds, before = so_far
        named, done = line.near >= 0, line.work >= 0
        who = [self._hot(seat) for seat in (line.commissar, line.near, line.far, line.watch)]
        heat = xp.asarray(self.heats)[at]
        open_to = self._open(line.commissar, before)
        which = xp.asarray(self.number)[
            (line.near - line.commissar) % n, (line.far - line.commissar) % n, (line.watch - line.commissar) % n
        ]
        which = xp.maximum(which, 0)
        many = open_to.sum(1)
        # 2.1 the commissar names
        believes = self.sights(acts, cards, idle, who[0])
        says = self._at(self.names_of(believes.trust, line.commissar, open_to, heat), which)
        read = read + self._deed(says, line.commissar, named)
        fit, deeds = self._fits(fit, deeds, says, many, named)
        plain = self._plain_names(trust, who[0], line.commissar, open_to, which)
        acts = acts + named[:, None, None, None] * who[0][:, :, None, None] * plain[:, None]
        idle = idle - (named * xp.log(xp.maximum(many, 1)))[:, None] * who[0]
        # 2.3 the builders play, 2.4 the supervisor may exchange
        plays = [
            (self.works(self.sights(acts, cards, idle, hot), at), seat)
            for hot, seat in ((who[1], line.near), (who[2], line.far))
        ]
        read = read + done[:, None] * self._cards(line, plays)
        believes = self.sights(acts, cards, idle, who[3])
        says = self._at(self.exchanges(believes.trust, who[1], who[2], heat), xp.maximum(line.exchanged, 0))
        read = read + self._deed(says, line.watch, done)
        fit, deeds = self._fits(fit, deeds, says, 3.0, done)
        plain = self._plain_watch(trust, who, line.exchanged)
        acts = acts + done[:, None, None, None] * who[3][:, :, None, None] * plain[:, None]
        idle = idle - done[:, None] * (who[3] * log(3.0) + (who[1] + who[2]) * log(2.0))
        plays = [(self._plain_works(acts, hot), seat) for hot, seat in ((who[1], line.near), (who[2], line.far))]
        hidden = line._replace(near_card=line.near_card * 0, far_card=line.far_card * 0)
        cards = cards + done[:, None] * self._cards(hidden, plays)
        mine = mine + done[:, None] * self._cards(line, plays)
        trust = self._weighed(trust, line, who[1], who[2], done)
        before = xp.where(named[:, None], who[1] + who[2] + who[3], before)
        found = Evidence(acts, trust, cards, mine, read, idle, fit, deeds, before)
        return Evidence(*(part.astype("float32") for part in found)), None

    def _hot(self, seat: Array) -> Array:
        """One number for each seat: 1 for this seat. All 0 for nobody."""
        return (seat[:, None] == self.xp.arange(self.seats)).astype("float32")

    def _at(self, chances: Array, which: Array) -> Array:
        """For each game and kind of player the probability of the answer that was given."""
        return self.xp.take_along_axis(chances, which[:, None, None], 2)[:, :, 0]

    def _by_deal(self, by_sight: Array, seat: Array) -> Array:
        """Spreads numbers of the four kinds of player in this seat over the deals: games × deals."""
        return self.xp.take_along_axis(by_sight, self.xp.asarray(self.sight)[seat % self.seats], 1)

    def _deed(self, says: Array, seat: Array, counts: Array) -> Array:
        """Logarithm of the likelihood of a deed, by deal; 0 where it does not count."""
        likely = self.xp.log(self.xp.maximum(says, LEAST / 4))
        return counts[:, None] * self._by_deal(likely, seat)

    def _fits(self, fit: Array, deeds: Array, says: Array, many: Any, counts: Array) -> tuple[Array, Array]:
        """Adds how much likelier a deed is for an average naive player than at random."""
        xp = self.xp
        gain = xp.log(xp.maximum(says.mean(1), 1e-3)) + xp.log(xp.maximum(xp.asarray(many, "float32"), 1))
        return fit + counts * gain, deeds + counts

    def _open(self, commissar: Array, before: Array) -> Array:
        """2.2 Which trios a commissar may name after the trio of the round before: games × trios."""
        same = self._turned(before, commissar) @ self.xp.asarray(self.members).T
        return (same <= self.again + 0.5).astype("float32")

    def _turned(self, by_seat: Array, chair: Array) -> Array:
        """Numbers by seat, counted from another chair; seats are the last axis."""
        at = (chair[:, None] + self.xp.arange(self.seats)) % self.seats
        at = at.reshape(at.shape[0], *(1,) * (by_seat.ndim - 2), self.seats)
        return self.xp.take_along_axis(by_seat, self.xp.broadcast_to(at, by_seat.shape), by_seat.ndim - 1)

    # What naive players believe and do

    def sights(self, acts: Array, cards: Array, idle: Array, seat: Array) -> Sights:
        """What each of the four players in a seat believes, from the deeds and cards of all others."""
        xp = self.xp
        likely = log_sum(xp, acts, 3)
        others = (likely * (1 - seat)[:, :, None]).reshape(len(cards), -1) @ xp.asarray(self.by_sight)
        cold = (idle * (1 - seat)).sum(1)[:, None] + log(IDLE)
        weight = xp.asarray(self.ways) + log_both(xp, others + cards + log(1 - IDLE), cold)
        mine = xp.einsum("gs,sdk->gkd", seat, xp.asarray(self.is_sight))
        chance = xp.exp(weight - weight.max(1, keepdims=True))[:, None] * mine
        chance = chance / xp.maximum(chance.sum(2, keepdims=True), 1e-20)
        return Sights(chance @ xp.asarray(self.deals), chance @ xp.asarray(self.opens))

    def names_of(self, trust: Array, commissar: Array, open_to: Array, heat: Array) -> Array:
        """The chances of all trios for each kind of commissar: games × 4 × trios."""
        worth = self.worth_of_names(self._turned(trust, commissar))
        sign = self.xp.asarray([-1.0, -1.0, 1.0, 1.0], "float32")[:, None]
        return soft(self.xp, worth * sign / heat, open_to[:, None])

    def worth_of_names(self, trust: Array) -> Array:
        """Expected Work cards of each trio, from trust with seats counted from the commissar."""
        one, other, watch = (trust[..., self.names[:, at]] for at in range(3))
        return one + other + SKILL * (watch * (1 - one * other) - (1 - watch) * (1 - (1 - one) * (1 - other)))

    def exchanges(self, trust: Array, near: Array, far: Array, heat: Any) -> Array:
        """The chances of a supervisor's three answers for each kind of player: games × 4 × 3."""
        xp = self.xp
        sign = xp.asarray([-1.0, -1.0, 1.0, 1.0], "float32")
        whom = [sign * (1 - 2 * (trust * hot[:, None]).sum(2)) for hot in (near, far)]
        worth = xp.stack([xp.zeros_like(whom[0]), *whom], 2)
        return soft(xp, worth / heat, xp.ones_like(worth))

    def works(self, believes: Sights, at: Array) -> Array:
        """Probability that a naive builder plays Work, for each kind of player: games × 4."""
        xp = self.xp
        loyal = xp.asarray([False, False, True, True])
        lead = xp.where(loyal, believes.lead, -believes.lead)
        behind, ahead = xp.asarray(self.trues)[:, at + 1]
        true = xp.where(lead >= -1e-6, ahead, behind)
        return xp.where(loyal, true, 1 - true)

    # Plain opinions, by which naive players judge one another

    def _plain_names(self, trust: Array, hot: Array, commissar: Array, open_to: Array, which: Array) -> Array:
        """For each kind of commissar and lens: logarithm of the likelihood of the trio named."""
        xp = self.xp
        its = self._turned(xp.einsum("gs,gsko->gko", hot, trust), commissar)
        sign = xp.asarray([-1.0, -1.0, 1.0, 1.0], "float32")[:, None]
        worth, found = self.worth_of_names(its) * sign, []
        many = xp.maximum(open_to.sum(1), 1)[:, None]
        for lens in LENSES:
            chance = self._at(soft(xp, worth / lens.heat, open_to[:, None]), which)
            found.append((1 - lens.stray) * chance + lens.stray / many)
        return xp.log(xp.maximum(xp.stack(found, 2), 1e-9))

    def _plain_watch(self, trust: Array, who: list[Array], exchanged: Array) -> Array:
        xp = self.xp
        its, found = xp.einsum("gs,gsko->gko", who[3], trust), []
        for lens in LENSES:
            chance = self._at(self.exchanges(its, who[1], who[2], lens.heat), xp.maximum(exchanged, 0))
            found.append((1 - lens.stray) * chance + lens.stray / 3)
        return xp.log(xp.maximum(xp.stack(found, 2), 1e-9))

    def _plain_works(self, acts: Array, hot: Array) -> Array:
        """Probability that a builder plays Work by its average lens, for each kind of player: games × 4."""
        xp = self.xp
        its = xp.einsum("gs,gskl->gkl", hot, acts)
        share = xp.exp(its - its.max(2, keepdims=True))
        true = (share * xp.asarray(self.lens_true)).sum(2) / share.sum(2)
        return xp.where(xp.asarray([False, False, True, True]), true, 1 - true)

    def _cards(self, line: Rounds, works: list[tuple[Array, Array]]) -> Array:
        """Logarithm of the likelihood of the Work cards shown, by deal; cards the observer knows are known."""
        xp = self.xp
        near, far = (xp.clip(self._by_deal(chance, seat), LEAST, 1 - LEAST) for chance, seat in works)
        likely = 0.0
        for one, other in product((1, 2), (1, 2)):
            works_shown = ((one == 1) != (line.exchanged == 1)).astype("int32")
            works_shown = works_shown + ((other == 1) != (line.exchanged == 2)).astype("int32")
            fits = (works_shown == line.work) & ((line.near_card == 0) | (line.near_card == one))
            fits = fits & ((line.far_card == 0) | (line.far_card == other))
            chance = (near if one == 1 else 1 - near) * (far if other == 1 else 1 - far)
            likely = likely + fits[:, None] * chance
        return xp.log(xp.maximum(likely, 1e-6))

    def _weighed(self, trust: Array, line: Rounds, near: Array, far: Array, done: Array) -> Array:
        """The plain opinions after the cards of a round were shown."""
        xp = self.xp
        one, other = near[:, None, None], far[:, None, None]
        a, b = (trust * one).sum(3), (trust * other).sum(3)
        likely = xp.asarray(self.shown)[3 * xp.maximum(line.exchanged, 0) + xp.maximum(line.work, 0)][:, None, None]
        both, first = a * b * likely[..., 0], a * (1 - b) * likely[..., 1]
        second, none = (1 - a) * b * likely[..., 2], (1 - a) * (1 - b) * likely[..., 3]
        whole = both + first + second + none
        good = (whole > 1e-12) & done[:, None, None]
        new_a = xp.where(good, (both + first) / xp.maximum(whole, 1e-12), a)
        new_b = xp.where(good, (both + second) / xp.maximum(whole, 1e-12), b)
        return trust * (1 - one - other) + new_a[..., None] * one + new_b[..., None] * other

    # What follows for the observer

    def _concluded(self, seen: Array, told: Evidence) -> Reading:
        xp = self.xp
        workers = self.field(seen, "workers")
        deals = xp.asarray(self.deals)
        fits = xp.ones((len(seen), len(self.deals)), "float32")
        for seat in (0, self.seats - 1):
            known = workers[:, seat][:, None]
            fits = fits * ((known == 0) | ((known == 1) == (deals[:, seat] == 1)))
        ways = xp.asarray(self.ways)
        reads = shares(xp, ways + told.read, fits)
        me = self._hot(xp.zeros(len(seen), "int32"))
        likely = log_sum(xp, told.acts, 3)
        others = (likely * (1 - me)[:, :, None]).reshape(len(seen), -1) @ xp.asarray(self.by_sight)
        cold = (told.idle * (1 - me)).sum(1)[:, None] + log(IDLE)
        plain = shares(xp, ways + log_both(xp, others + told.mine + log(1 - IDLE), cold), fits)
        everybody = likely.reshape(len(seen), -1) @ xp.asarray(self.by_sight)
        public = shares(xp, ways + everybody + told.cards, xp.ones_like(fits))
        count = reads @ xp.asarray(self.count)
        fit = told.fit / xp.maximum(told.deeds, 1)
        return Reading(reads @ deals, count, plain @ deals, plain @ xp.asarray(self.opens), public @ deals, fit)

    # A naive player, and the inputs of a net

    def naive(self, seen: Array, mask: Array, reading: Reading) -> Array:
        """The chances of a naive player's moves: games × moves."""
        xp = self.xp
        loyal = reading.trust[:, 0] >= 0.5
        sign = xp.where(loyal, 1.0, -1.0)[:, None]
        round = self.field(seen, "round")[:, 0]
        heat = xp.asarray(self.heats)[xp.maximum(round - 1, 0)][:, None]
        lead = xp.where(loyal, reading.lead, -reading.lead)
        true = xp.asarray(self.trues)[(lead >= -1e-6).astype("int32"), round]
        work = xp.where(loyal, true, 1 - true)[:, None]
        names = sign * self.worth_of_names(reading.trust) / heat
        exchange = sign * (1 - 2 * reading.trust) / heat
        exchange = xp.concatenate([xp.zeros_like(exchange[:, :1]), exchange[:, 1:]], 1)
        cards = xp.log(xp.clip(xp.concatenate([work, 1 - work], 1), 1e-6, 1))
        return soft(xp, xp.concatenate([names, cards, exchange], 1), mask)

    def inputs(self, seen: Array, reading: Reading) -> Array:
        """The inputs of a net: what is read, the question, and the observation, scaled to small numbers."""
        xp, n = self.xp, self.seats
        mine = self.field(seen, "workers")[:, :1]
        side = xp.where(mine == 0, 0, xp.where(mine == 1, 1.0, -1.0))
        phase, canal = self.field(seen, "phase"), self.field(seen, "canal")
        now = [self.field(seen, "commissar_now"), self.field(seen, "named_now")]
        seats = xp.concatenate(now, 1)[:, :, None] == xp.arange(n)
        likely = (xp.arange(n + 1) * reading.count).sum(1)[:, None]
        ahead = (canal - 2 * likely) / 3
        left = (n - self.field(seen, "round")) / n
        parts = (
            side,
            phase == xp.asarray([2, 3, 4]),
            left,
            left == 0,
            canal / n,
            ahead,
            ahead * side,
            reading.read - 0.5,
            (reading.read - 0.5) * side,
            reading.count,
            reading.trust - 0.5,
            reading.lead[:, None],
            reading.seen - 0.5,
            reading.fit[:, None],
            seats.reshape(len(seen), -1),
            seen.astype("float32") / 4,
        )
        return xp.concatenate([part.astype("float32") for part in parts], 1)

    def leanings(self, reading: Reading, seen: Array) -> Array:
        """For each move how much it serves the own side at once, if the reading is right: games × moves."""
        xp = self.xp
        side = xp.where(self.field(seen, "workers")[:, :1] == 2, -1.0, 1.0)
        exchange = side * (1 - 2 * reading.read)
        exchange = xp.concatenate([xp.zeros_like(exchange[:, :1]), exchange[:, 1:]], 1)
        cards = xp.concatenate([side, -side], 1)
        return xp.concatenate([side * self.worth_of_names(reading.read), cards, exchange], 1)
