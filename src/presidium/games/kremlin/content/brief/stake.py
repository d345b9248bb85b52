"""What happens in a window if no player acts, and what that means for one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from presidium.core import PASS, Action, Line, View
from presidium.games.kremlin.actions import Move, Propose, Rearrange, Rehabilitate, Vote
from presidium.games.kremlin.announcing.odds import FACES
from presidium.games.kremlin.content.brief import decisive
from presidium.games.kremlin.content.brief.coming import Holder
from presidium.games.kremlin.content.brief.hold import written
from presidium.games.kremlin.content.brief.ifnobody import (
    ChiefWaves,
    Fate,
    IfBlamed,
    IfCardWorks,
    IfDecided,
    IfDieStands,
    IfDone,
    IfEnds,
    IfLapses,
    IfNothing,
    IfPhaseCloses,
    IfStruck,
    IfVoted,
    IfWaves,
    MayTouchYours,
    MostPointsWin,
    NothingOfYours,
    OnYours,
    YouMayBeTried,
    YouRisk,
    YourPatient,
)
from presidium.games.kremlin.content.brief.lines import To
from presidium.games.kremlin.content.brief.prospect import Prospect
from presidium.games.kremlin.content.brief.stakes import ElectionSoFar, TakenFromYou, TrialSoFar
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.matters import Accusation, Case, Deed, Election, NamedCard, Throw
from presidium.games.kremlin.phases.p2_purge import purge_total
from presidium.games.kremlin.printed.board import PURGE_NUMBER
from presidium.games.kremlin.printed.health import verdict
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public
from presidium.games.kremlin.year import retiring

NOTHING: Final = NothingOfYours()
"""One object for all seats and windows, so that the server encodes the line once for each question."""
FATES: Final[dict[str, Fate]] = {"G": "better", "K": "sick", "A": "sick", "T": "dies"}


def stake(v: View[Public], seen: Prospect, later: Holder | None = None) -> tuple[Line, ...]:
    """What happens if no player acts, worded for this seat, and what that means for the seat.

    `later`: the right that lapses in a later quiet window and that the seat could take, if the brief's scale is about
    its holder. Then the sentences are about the same politician as the scale.
    """
    lapse = () if later is None else (IfLapses(later.who, seen.place(later.who), later.to),)
    if lapse and (seen.deed is None or seen.deed.action == PASS):
        return (*lapse, *of_lapse(v, seen, seen.right_to if later is None else later.to))
    if seen.concerns is None:
        seen.concerns = (seen.controller(about(seen)),)
    mine = seen.concerns[0] == v.seat
    if mine not in seen.unopposed:
        seen.unopposed[mine] = unopposed(v, seen, mine)
    return (seen.unopposed[mine], *lapse, *means(v, seen))


def about(seen: Prospect) -> Letter | None:
    """The politician to whom the window matters most: who is struck or voted on, else who acts; None if nobody."""
    if isinstance(seen.top, Deed) and isinstance(seen.top.action, Vote):
        return voted_on(seen)
    return seen.struck or next(iter(seen.at_hand), None)


# What happens if no player acts


def unopposed(v: View[Public], seen: Prospect, mine: bool) -> Line:
    """What happens if no player acts, the same for all seats except in the words for the seat's own politician."""
    top, struck = seen.top, seen.struck
    if isinstance(top, Deed):
        return deed_done(seen, top, mine)
    if isinstance(top, Throw):
        return IfDieStands(fate(seen, top), top.who, seen.place(top.who), mine)
    if isinstance(top, NamedCard):
        return IfCardWorks(top.player, top.play)
    if isinstance(top, Accusation) and struck is not None:
        return IfBlamed(struck, seen.place(struck), mine)
    if seen.turns:
        return turn(seen, seen.turns[0], mine)
    if seen.wave is not None:
        (chance,) = [(each.hits, each.faces) for each in seen.odds if each.of == "wave"]
        then, player, marks = decisive.wave_leads_to(v, seen.wave, seen.ending, mine)
        return IfWaves(seen.wave, *chance, then, player, v.public.year, marks)
    if seen.ending is not None:
        then, player = decisive.end_leads_to(v, seen.ending, mine)
        return IfEnds(seen.ending.test, seen.ending.who, then, player)
    if not seen.window.about:
        return IfNothing(v.public.phase)
    return IfPhaseCloses(seen.window.about, "office" if seen.window.about[0] in retiring(seen.g) else "stay")


def turn(seen: Prospect, holder: Holder, mine: bool) -> Line:
    who, place, player = holder.who, seen.place(holder.who), seen.controller(holder.who)
    return IfLapses(who, place, holder.to) if player is None else IfDecided(player, mine, who, place, holder.to)


def deed_done(seen: Prospect, deed: Deed, mine: bool) -> Line:
    who, place, action, struck = deed.who, seen.place(deed.who), deed.action, seen.struck
    if action == PASS:
        return IfLapses(who, place, seen.right_to)
    on = voted_on(seen)
    if isinstance(action, Vote) and on is not None:
        return IfVoted(who, action.vote, on, seen.place(on), mine)
    if struck is None or seen.blow is None:
        return IfDone(who, place, action)
    hits = next((each.hits for each in seen.odds if each.of == "purge" and each.who == struck), 0)
    return IfStruck(seen.blow, struck, seen.place(struck), mine, hits, len(FACES))


def fate(seen: Prospect, throw: Throw) -> Fate:
    """The effect that the cast die will have as things stand."""
    public, who = seen.g.public, throw.who
    man = public.men[who]
    if throw.why == "purge":
        return "siberia" if purge_total(seen.g, throw) >= PURGE_NUMBER[man.place] else "spared"
    letter = verdict(public.age(who), man.cure, throw.face + throw.change + health_modifier(public, who))
    found = FATES.get(letter, "well")
    crosses = man.crosses + {"K": 1, "A": 2}.get(letter, 0)
    return "dies" if crosses > 2 else "well" if found == "better" and not man.crosses else found


def voted_on(seen: Prospect) -> Letter | None:
    """The politician who stands trial or for election; None if there is no vote."""
    for matter in reversed(seen.g.public.agenda):
        if isinstance(matter, Case):
            return matter.accused
        if isinstance(matter, Election):
            return matter.nominee
    return None


# What it means for the seat


def means(v: View[Public], seen: Prospect) -> Iterator[Line]:
    top, struck = seen.top, seen.struck
    if seen.at_hand and seen.just_lost(v, seen.at_hand[0]):
        taken = seen.at_hand[0]
        yield TakenFromYou(taken, seen.place(taken))
        if struck not in (None, taken) and seen.controller(struck) != v.seat and written(v, struck):
            yield has_on(v, struck)
    elif isinstance(top, Deed) and isinstance(top.action, Vote):
        yield from votes_so_far(v, seen)
    elif struck is not None:
        if seen.controller(struck) != v.seat:
            yield has_on(v, struck)
    elif isinstance(top, Deed) and top.action == PASS:
        yield from of_lapse(v, seen, seen.right_to)
    elif isinstance(top, Deed):
        if top.by != v.seat:
            yield of_done(v, top.action)
    elif isinstance(top, NamedCard):
        return
    elif seen.turns:
        yield from of_turn(v, seen, seen.turns[0])
    elif seen.doctors_come:
        yield worst(v, seen, "die", YourPatient)
    elif seen.ending is not None and seen.ending.test != "few" and decisive.politicians_win(v):
        yield MostPointsWin(seen.ending.who, written(v, seen.ending.who))
    elif seen.wave is None and seen.ending is None:
        yield next((has_on(v, who) for who in seen.window.about if mine_or_written(v, who)), NOTHING)


def votes_so_far(v: View[Public], seen: Prospect) -> Iterator[Line]:
    """Yields the count of the votes before the announced vote, and the seat's points on the politician."""
    for matter in reversed(seen.g.public.agenda):
        if isinstance(matter, Case | Election):
            yield from of_vote(matter, v)
            return


def of_vote(matter: Case | Election, v: View[Public]) -> Iterator[Line]:
    """Yields the count of the votes, and the seat's points on the politician unless he is its own."""
    yield so_far(matter, v)
    who = matter.accused if isinstance(matter, Case) else matter.nominee
    if v.public.control.get(who) != v.seat and written(v, who):
        yield has_on(v, who)


def so_far(matter: Case | Election, v: View[Public]) -> Line:
    votes = [vote for _, vote in matter.votes]
    if isinstance(matter, Case):
        mine = v.public.control.get(matter.accused) == v.seat
        return TrialSoFar(matter.accused, votes.count("guilty"), votes.count("innocent"), mine)
    mine = v.public.control.get(matter.nominee) == v.seat
    return ElectionSoFar(matter.nominee, votes.count("against"), mine)


def of_done(v: View[Public], action: Action) -> Line:
    """The sentence about a politician of the seat whom a harmless action raises or moves, or that there is none."""
    named: tuple[Letter | None, ...] = ()
    match action:
        case Move(who) | Propose(who) | Rehabilitate(who):
            named = (who,)
        case Rearrange(holders):
            named = holders
    return next((has_on(v, who) for who in named if who is not None and mine_or_written(v, who)), NOTHING)


def mine_or_written(v: View[Public], who: Letter) -> bool:
    return v.public.control.get(who) == v.seat or written(v, who) > 0


def has_on(v: View[Public], who: Letter) -> Line:
    points, mine = written(v, who), v.public.control.get(who) == v.seat
    return OnYours(who, points, mine) if points or mine else NOTHING


def of_turn(v: View[Public], seen: Prospect, holder: Holder) -> Iterator[Line]:
    """Yields what the politician whose turn comes next may do to the seat's politicians."""
    player = seen.controller(holder.who)
    if player == v.seat:
        return
    if holder.to == "cure" and (chances := seen.chance("die", holder.who)):
        yield from chances
    elif holder.to in ("propose", "arrange"):
        if holder.to == "arrange" and player is not None and own(v):
            yield MayTouchYours(holder.to)
        yield ChiefWaves("politician" if decisive.politicians_win(v) else "player")
    elif player is None:
        yield from of_lapse(v, seen, holder.to)
    elif holder.to == "purge":
        yield worst(v, seen, "purge", YouRisk)
    elif holder.to in TOUCHES and (ours := own(v)):
        suspect = next((who for who in ours if v.public.men[who].suspect), None)
        if holder.to == "investigate" and suspect is not None:
            yield YouMayBeTried(suspect, seen.place(suspect))
        else:
            yield MayTouchYours(holder.to)
    else:
        yield NOTHING


def of_lapse(v: View[Public], seen: Prospect, to: To) -> Iterator[Line]:
    """Yields the votes so far if a vote lapses in the trial or election of the seat's politician, else that it risks
    nothing."""
    on = voted_on(seen) if to in VOTES else None
    if on is not None and mine_or_written(v, on):
        yield from votes_so_far(v, seen)
    else:
        yield NOTHING


VOTES: Final[tuple[To, ...]] = ("judge", "elect")
"""The rights to vote."""
TOUCHES: Final[tuple[To, ...]] = ("investigate", "strike")
"""The rights, besides the purge, that may be used against other players' politicians."""


def own(v: View[Public]) -> list[Letter]:
    """The members that this seat controls."""
    return [who for who in v.public.members() if v.public.control.get(who) == v.seat]


def worst(v: View[Public], seen: Prospect, of: str, line: Callable[..., Line]) -> Line:
    """The sentence about the seat's own politician whom the die is likeliest to hit."""
    control = v.public.control
    ours = [each for each in seen.odds if each.of == of and each.hits and control.get(each.who) == v.seat]
    if not ours:
        return NOTHING
    most = max(ours, key=lambda each: each.hits)
    return line(most.who, seen.place(most.who), most.hits, most.faces)
