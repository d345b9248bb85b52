"""Samples complete games that agree with a seat's view, for bots that think ahead."""
