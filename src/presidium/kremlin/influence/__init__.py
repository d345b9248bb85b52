"""C, 10, 13.3 Influence: what is declared, who controls, and how more of it comes."""
