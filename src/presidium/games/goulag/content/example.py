"""The example round in the rulebook of Goulag, and the boards that the rulebook shows beside single rules."""

from typing import Final

from presidium.core import Example, Figure, Paragraph

EXAMPLE: Final = Example(
    names=("Anna", "Otto", "Clara", "Emil", "Vera"),
    position="goulag | cards L L D L D | round 1 | commissar 1 | canal 0",
    paragraphs=(
        Paragraph(shows="board"),
        Paragraph(("1: name 2 3 watch 4",), shows="Named"),
        Paragraph(("2: play work; 3: play strike",)),
        Paragraph(("4: supervise 3",), shows="Supervised"),
        Paragraph(shows="Shown"),
        Paragraph(("3 says: claim round 1 work",)),
        Paragraph(shows="board"),
    ),
)

FIGURES: Final = {
    "1.2": Figure("goulag | cards L D L L D | round 1 | commissar 3 | canal 0", seat=1),
    "2.1": Figure("goulag | cards L D L D L | round 1 | commissar 1 | canal 0 | since name 2 3 watch 4"),
    "2.2": Figure("goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"),
}
"""Boards beside single rules of Goulag: the cards one player knows, the offices, and who may not be named again."""
