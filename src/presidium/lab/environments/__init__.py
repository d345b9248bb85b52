"""Environments for other frameworks: PettingZoo and OpenSpiel."""
