"""The example round in the rulebook of Politburo, and the boards that the rulebook shows beside single rules."""

from typing import Final

from presidium.core import Example, Figure, Paragraph

MEMBERS: Final = "politburo | members malenkov kuibyshev kaganovich khrushchev beria"

EXAMPLE: Final = Example(
    names=("Anna", "Otto", "Clara", "Emil", "Vera"),
    position=f"{MEMBERS} | influence 3 3 3 3 3 | defence 0 | finance 0 | security 0 | round 1 | gensek 1",
    paragraphs=(
        Paragraph(shows="board"),
        Paragraph(
            (
                *("1: propose defence", "1: vote for; 2: vote against; 3: vote for; 4: vote against; 5: vote against"),
                *("1: propose finance", "1: vote for; 2: vote for; 3: vote for; 4: vote against; 5: vote against"),
            ),
            shows="Voted",
        ),
        Paragraph(("1: voters 2 3 5", "2: ballot reform; 3: ballot repression; 5: ballot repression"), shows="Counted"),
        Paragraph(("1: voters 2 4 5", "2: ballot reform; 4: ballot reform; 5: ballot repression"), shows="Counted"),
        Paragraph(("2: ballot reform; 3: ballot repression; 4: ballot reform",), shows="board"),
        Paragraph(("2: point 3; 3: point 4; 4: point 2",), shows="Unmasked"),
        Paragraph(),
        Paragraph(shows="board"),
    ),
)

FIGURES: Final = {
    "1.3": Figure(f"{MEMBERS} | influence 3 3 3 3 3 | defence 0 | finance 0 | security 0 | round 1 | gensek 1"),
    "3.4": Figure(
        f"{MEMBERS} | influence 3 2 3 3 3 | defence 1 | finance 0 | security -1 | round 3 | gensek 4 "
        "| since propose finance, vote for, vote for, vote for, vote for, vote for, voters 1 2 3, ballot reform, "
        "ballot repression, ballot reform, voters 1 2 3, ballot reform, ballot repression, ballot reform"
    ),
    "5.2": Figure(f"{MEMBERS} | influence 3 2 3 1 3 | defence 1 | finance -1 | security 1 | round 5 | gensek 2"),
}
"""Boards beside single rules of Politburo: the start, the third ballot's voters, two ministries at the same level."""
