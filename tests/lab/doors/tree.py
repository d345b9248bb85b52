"""The toy Goulag as a tree, every node of it: for OpenSpiel as a game in extensive form, for our solver as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from presidium.core import CHANCE, Rules
from presidium.lab.environments.doors import door
from presidium.lab.environments.turns import Turns


@dataclass
class Tree:
    """Nodes in the order in which they are first met, each after its parent."""

    seats: int
    """How many play; chance has the number after the last of them."""
    parents: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """Which answer of the parent leads there."""
    depths: list[int] = field(default_factory=list)
    likely: list[float] = field(default_factory=list)
    """How likely it is, where chance leads there."""
    who: list[int] = field(default_factory=list)
    """Who answers there; -1 where it is over."""
    sights: list[int] = field(default_factory=list)
    """What he knows there, by its number; -1 where nobody is asked."""
    returns: list[list[float]] = field(default_factory=list)
    known: dict[str, int] = field(default_factory=dict)
    """The number of each thing a player may know."""
    askers: list[tuple[int, int]] = field(default_factory=list)
    """By what he knows: who it is, and how many answers he has."""
    places: list[int] = field(default_factory=list)
    """By what he knows: the so-manieth thing this player may know; Gambit counts so."""
    lines: list[str] = field(default_factory=list)
    """The same as a game in extensive form, in Gambit's notation."""

    def text(self) -> str:
        """Gambit's notation of the whole."""
        names = " ".join(f'"{player}"' for player in range(self.seats))
        return "\n".join([f'EFG 2 R "toy" {{ {names} }}', '""', "", *self.lines]) + "\n"


def grown(rules: Rules) -> Tree:
    """The whole tree of this game."""
    table = door(rules)
    return grow(Tree(rules.seats), [(Turns(table, table.way.game.begin(rules)), -1, 0, 0, 1.0)])


def grown_from(deals: list[tuple[Turns, float]]) -> Tree:
    """The tree of games that go on from one of these, each so likely."""
    seats = deals[0][0].g.rules.seats
    tree = Tree(seats, [-1], [0], [0], [1.0], [seats], [-1], [[0.0] * seats])
    outcomes = " ".join(f'"{at}" {likely:.16f}' for at, (_, likely) in enumerate(deals))
    tree.lines.append(f'c "" 0 "" {{ {outcomes} }} 0')
    return grow(tree, [(turns, 0, at, 1, likely) for at, (turns, likely) in enumerate(deals)][::-1])


def grow(tree: Tree, pending: list[tuple[Turns, int, int, int, float]]) -> Tree:
    while pending:
        turns, parent, answer, depth, likely = pending.pop()
        here = len(tree.parents)
        tree.parents.append(parent)
        tree.answers.append(answer)
        tree.depths.append(depth)
        tree.likely.append(likely)
        numbers = list(noted(tree, turns))
        for at, (number, chance) in reversed(list(enumerate(numbers))):
            child = turns.copy()
            seat = turns.next
            assert seat is not None
            child.play(seat, number)
            pending.append((child, here, at, depth + 1, chance))
    return tree


def noted(tree: Tree, turns: Turns) -> Iterator[tuple[int, float]]:
    """Write a node down; the answers there, and how likely they are, if they are chance's."""
    seat, at = turns.next, len(tree.parents)
    tree.returns.append(turns.returns())
    tree.who.append(-1 if seat is None else tree.seats if seat == CHANCE else seat - 1)
    tree.sights.append(-1)
    if seat is None:
        tree.lines.append(f't "" {at} "" {{ {" ".join(map(str, turns.returns()))} }}')
    elif seat == CHANCE:
        outcomes = turns.outcomes()
        tree.lines.append(f'c "" {at} "" {{ {" ".join(f"{chr(34)}{n}{chr(34)} {p:.16f}" for n, p in outcomes)} }} 0')
        yield from outcomes
    else:
        is_open, memory = turns.open(seat), turns.memory(seat)
        number = tree.known.setdefault(memory, len(tree.known))
        if number == len(tree.askers):
            tree.askers.append((seat - 1, len(is_open)))
            tree.places.append(sum(who == seat - 1 for who, _ in tree.askers))
        tree.sights[-1] = number
        labels = " ".join(f'"{at}"' for at in range(len(is_open)))
        tree.lines.append(f'p "" {seat} {tree.places[number]} "{number}" {{ {labels} }} 0')
        yield from ((n, 1.0) for n in is_open)


class Arrays:
    """The tree for reckoning, level by level."""

    def __init__(self, tree: Tree) -> None:
        self.luck = tree.seats
        self.parents, self.answers = np.array(tree.parents), np.array(tree.answers)
        self.likely, self.who = np.array(tree.likely), np.array(tree.who)
        self.sights, self.returns = np.array(tree.sights), np.array(tree.returns)
        depths = np.array(tree.depths)
        self.levels = [np.flatnonzero(depths == depth) for depth in range(1, depths.max() + 1)]
        self.askers = np.array([who for who, _ in tree.askers])

    def play(self, mixes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """If all answer so, by what they know: how far each lets every node be reached; what it is worth to each."""
        reach = np.ones((len(self.parents), self.luck + 1))
        taken = np.ones(len(self.parents))
        for nodes in self.levels:
            above = self.parents[nodes]
            who = self.who[above]
            chance = who == self.luck
            taken[nodes] = np.where(chance, self.likely[nodes], mixes[self.sights[above], self.answers[nodes]])
            reach[nodes] = reach[above]
            reach[nodes, who] *= taken[nodes]
        worth = self.returns.copy()
        for nodes in reversed(self.levels):
            np.add.at(worth, self.parents[nodes], taken[nodes, None] * worth[nodes])
        return reach, worth

    def regrets(self, mixes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The worth of each answer to its player, by what they know; and how far they let it come to that."""
        reach, worth = self.play(mixes)
        found, own = np.zeros_like(mixes), np.zeros(len(mixes))
        for nodes in self.levels:
            nodes = nodes[self.who[self.parents[nodes]] < self.luck]
            above = self.parents[nodes]
            who, sights = self.who[above], self.sights[above]
            others = reach[above].copy()
            others[np.arange(len(nodes)), who] = 1.0
            np.add.at(found, (sights, self.answers[nodes]), others.prod(axis=1) * worth[nodes, who])
            own[sights] = reach[above, who]
        return found, own
