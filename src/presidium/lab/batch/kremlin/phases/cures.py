"""1 Cures: sick members may go to the Sanatorium, and all members age."""

from __future__ import annotations

from presidium.lab.batch.kremlin import people
from presidium.lab.batch.kremlin.actions import CURE, PASS
from presidium.lab.batch.kremlin.board import CHIEF, NOBODY, POSTS, STRENGTH, WEAKNESS
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def cures_end(g: Game) -> None:
    g.resting = 0
    for post in range(POSTS):
        who = g.holder[post]
        if who != NOBODY and g.cure[who]:
            g.resting |= 1 << who
            g.cure[who] = 0


@compiled
def sick(g: Game, post: int) -> int:
    """1.1 The holder of this post if he may take a cure, which means that he is present and sick; otherwise NOBODY."""
    who = people.present(g, post)
    return who if who != NOBODY and g.crosses[who] else NOBODY


@compiled
def list_cures(g: Game) -> None:
    g.options[0], g.options[1], g.count = PASS, CURE, 2


@compiled
def take_cure(g: Game, who: int, action: int) -> None:
    if action == CURE:
        g.cure[who] = 1
    else:
        g.resting &= ~(1 << who)


@compiled
def age_all(g: Game) -> None:
    for post in range(POSTS):
        if g.holder[post] != NOBODY:
            people.strain(g, g.holder[post], ageing(g, g.holder[post], post))


@compiled
def ageing(g: Game, who: int, post: int) -> int:
    """1.2 Stress points of a member in phase 1: as Chief, for sickness, or for a "?". 1.3 The post may change them."""
    sick = 0 if g.cure[who] else g.crosses[who]
    suited, unsuited = g.strengths and STRENGTH[who] == post, g.strengths and WEAKNESS[who] == post
    chief = 1 if post == CHIEF else 0
    if g.of_1986:
        return chief + (0 if suited else min(sick, 1)) + (1 if unsuited else 0)
    points = chief + sick + (1 if g.suspect[who] else 0)
    return max(points - (1 if suited else 0) + (1 if unsuited else 0), 0)
