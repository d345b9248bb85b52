"""The board of Politburo: tracks of the ministries, Influence, the player's own goal, and the finished rounds."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.cli.terminal.screen import Grid, Picture
from presidium.core import UNSEEN, View
from presidium.games.politburo.goals import MINISTRIES
from presidium.games.politburo.state import Public, Round, ballot_of, member_of
from presidium.text import Words

END_OF_TRACK = 3


def board(view: View[Public], words: Words) -> Iterator[str | Grid]:
    public = view.public
    yield words("cli-politburo-round", round=public.round, rounds=view.rules.seats)
    if view.seat is not None and view.knows(member_of(view.seat)):
        member = view.secret(member_of(view.seat))
        name, goal = words(f"politburo-member-{member}"), words(f"politburo-goal-{member}")
        yield words("cli-politburo-you-are", name=name, goal=goal)
    headings = (words("cli-politburo-ministry"), words("cli-politburo-level"), words("cli-politburo-track"))
    at_hand = public.ministry or public.proposed
    rows = [ministry(name, public.levels[name], words) for name in MINISTRIES]
    yield Grid(headings, rows, list(MINISTRIES).index(at_hand) if at_hand else None)
    yield ""
    yield Grid(
        ("", words("cli-politburo-influence"), "", words("cli-politburo-job"), words("cli-politburo-member")),
        [seat(number, view, words) for number in view.rules.players],
        (view.seat or 0) - 1,
    )
    if public.history:
        yield ""
        yield history(view, words)


def ministry(name: str, level: int, words: Words) -> tuple[str, str, str]:
    """The track of a ministry, from Reform on the left to Repression on the right, and its level as a number."""
    furthest = max(END_OF_TRACK, abs(level))
    track = "".join("●" if at == level else "┼" if at == 0 else "─" for at in range(-furthest, furthest + 1))
    return words(f"politburo-ministry-{name}"), signed(level), Picture(track)


def signed(level: int) -> str:
    return f"{level:+d}" if level else "0"


def seat(number: int, view: View[Public], words: Words) -> tuple[str, str, str, str, str]:
    public = view.public
    jobs = [
        words("cli-politburo-gensek") if number == public.gensek else "",
        words("cli-politburo-voter") if public.voters and number in public.voters else "",
    ]
    member = words(f"politburo-member-{view.secret(member_of(number))}") if view.knows(member_of(number)) else "?"
    influence = public.influence[number - 1]
    drawn = Picture("◆" * influence + "◇" * (3 - influence))
    return words.seat(number), f"{influence}", drawn, " ".join(filter(None, jobs)), member


def history(view: View[Public], words: Words) -> Grid:
    """A table of the finished rounds. A ministry is shown by the first letter of its English name."""
    names = ("round-short", "plans", "ballots", "change", "purge")
    rows = [
        (
            f"{over.number}",
            f"{over.gensek}: {plans(over)}",
            "; ".join(ballot(over, number, view) for number in range(1, len(over.ballots) + 1)),
            f"{initial(over.ministry)} {signed(over.change)}",
            purge(over, words),
        )
        for over in view.public.history
    ]
    return Grid(tuple(words(f"cli-politburo-{name}") for name in names), rows)


def initial(ministry: str) -> str:
    return ministry[0].upper()


def plans(over: Round) -> str:
    """The Gensek's proposals in a round, with the votes for and against each."""
    votes = [
        f"{initial(plan.ministry)} {plan.votes.count('for')}:{plan.votes.count('against')}" for plan in over.proposals
    ]
    return " ".join(votes)


def ballot(over: Round, number: int, view: View[Public]) -> str:
    """The voters of a ballot, with + for Repression and - for Reform if the vote is known, and the count."""
    count = over.ballots[number - 1]
    marks = {"repression": "+", "reform": "-", UNSEEN: ""}
    voters = " ".join(f"{voter}{marks[view.secret(ballot_of(over.number, number, voter))]}" for voter in count.voters)
    return f"{voters} ({count.repression}:{3 - count.repression})"


def purge(over: Round, words: Words) -> str:
    if over.verdict is None:
        return ""
    losers = ", ".join(map(str, over.verdict.losers)) or "–"
    return words("cli-politburo-verdict", deviant=over.verdict.deviant, losers=losers)
