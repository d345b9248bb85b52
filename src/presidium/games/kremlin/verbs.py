"""What can happen to a politician, one function each: stress, a move, exile, death and so on."""

from __future__ import annotations

from dataclasses import replace

from presidium.games.kremlin.effects import drop_ended
from presidium.games.kremlin.events import (
    Aged,
    Ailed,
    Cleared,
    Cured,
    Died,
    Elected,
    Exiled,
    Moved,
    Retired,
    Returned,
    Rolled,
    Suspected,
)
from presidium.games.kremlin.influence.control import lose_influence
from presidium.games.kremlin.printed.board import CHIEF, GONE, RETIRED, SIBERIA, WALL, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import AGED, IN_PLACES, Kremlin, Politician, edition_of


def alter(g: Kremlin, who: Letter, man: Politician) -> None:
    """Replaces the state of a politician who stays in his place."""
    before = g.public.men
    g.public.men = {**before, who: man}
    IN_PLACES.holds_of(g.public.men, before)
    if man.stress == before[who].stress:
        AGED.holds_of(g.public.men, before)


def stress(g: Kremlin, who: Letter, points: int) -> None:
    """Adds stress points to a politician; each makes him a year older."""
    if points:
        man = g.public.men[who]
        alter(g, who, Politician(man.place, man.stress + points, man.crosses, man.suspect, man.cure))
        g.tell(Aged(who, points, g.public.age(who)))


def show_die(g: Kremlin, rolled: Rolled) -> None:
    """Tells everybody which die was cast, and notes that windows are no longer quiet (13.2)."""
    g.public.silent = False
    g.tell(rolled)


def pay(g: Kremlin, who: Letter, points: int) -> None:
    """C.7 Adds stress points for an action, unless the politician is dead, in Siberia or retired."""
    if g.public.men[who].place not in GONE:
        stress(g, who, points)


def put(g: Kremlin, places: dict[Letter, Place]) -> None:
    """Puts these politicians into new places, all at once and without an event.

    C.4 A cure survives a change of post inside the Politburo and ends when the politician leaves the Politburo.
    """
    public = g.public
    posts, men = dict(public.posts), dict(public.men)
    left = {men[who].place for who in places}
    posts.update(dict.fromkeys(left.intersection(posts)))
    for who, place in places.items():
        man = men[who]
        if place in posts:
            posts[place] = who
        men[who] = Politician(place, man.stress, man.crosses, man.suspect, man.cure and place in posts)
    IN_PLACES.holds_of(men, public.men, left.union(places.values()).isdisjoint)
    AGED.holds_of(men, public.men)
    public.posts, public.men = posts, men
    drop_ended(public)


def move(g: Kremlin, places: dict[Letter, Place]) -> None:
    put(g, places)
    for who, place in places.items():
        g.tell(Moved(who, place))


def elect(g: Kremlin, who: Letter) -> None:
    """5.6 Makes a politician Party Chief; his old post stays vacant, and a cure goes on."""
    put(g, {who: CHIEF})
    g.tell(Elected(who))


def leave(g: Kremlin, who: Letter, place: Place) -> None:
    """Takes a politician out of the game, for a while or for good; 2.6 in 1988 influence declared on him is lost."""
    if g.public.men[who].suspect:
        alter(g, who, replace(g.public.men[who], suspect=0))
    put(g, {who: place})
    if edition_of(g).influence_is_lost:
        lose_influence(g, who)


def exile(g: Kremlin, who: Letter) -> None:
    """2.5 Sends a politician to Siberia: he keeps stress points and crosses and loses his "?"."""
    leave(g, who, SIBERIA)
    g.tell(Exiled(who))


def die(g: Kremlin, who: Letter) -> None:
    """4.1 Lets a politician die and puts him at the Kremlin Wall."""
    leave(g, who, WALL)
    g.tell(Died(who))


def retire(g: Kremlin, who: Letter) -> None:
    """9.1 Retires a politician for good."""
    leave(g, who, RETIRED)
    g.tell(Retired(who))


def ail(g: Kremlin, who: Letter, crosses: int) -> None:
    """Adds crosses to a politician, or removes crosses if the number is negative; three crosses kill him (4.1)."""
    man = g.public.men[who]
    now = max(man.crosses + crosses, 0)
    if now >= 3:
        die(g, who)
    elif now != man.crosses:
        alter(g, who, Politician(man.place, man.stress, now, man.suspect, man.cure))
        g.tell(Ailed(who, now))


def cure(g: Kremlin, who: Letter) -> None:
    """C.4 Sends a politician to the Sanatorium, so that he is absent from now on."""
    alter(g, who, replace(g.public.men[who], cure=True))
    drop_ended(g.public)
    g.tell(Cured(who))


def come_back(g: Kremlin, who: Letter) -> None:
    alter(g, who, replace(g.public.men[who], cure=False))
    drop_ended(g.public)
    g.tell(Returned(who))


def suspect(g: Kremlin, who: Letter) -> None:
    touch(g, who, g.public.year)
    g.tell(Suspected(who))


def clear(g: Kremlin, who: Letter) -> None:
    if g.public.men[who].suspect:
        touch(g, who, 0)
        g.tell(Cleared(who))


def touch(g: Kremlin, who: Letter, year: int) -> None:
    """3.1 Places a "?" in this year, or removes it (year 0), and notes the politician for the rest of the phase."""
    alter(g, who, replace(g.public.men[who], suspect=year))
    if who not in g.public.touched:
        g.public.touched += (who,)
