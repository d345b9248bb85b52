"""A seat for a language model: what a person reads and types in the terminal, as tools that return plain text."""
