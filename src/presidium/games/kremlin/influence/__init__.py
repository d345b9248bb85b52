"""C, 10, 13.3 Influence: declarations, control of politicians, ties, and how players add influence."""
