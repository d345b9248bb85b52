"""The commands of the benchmark, and language models as players in it."""
