"""Statistics: confidence intervals, sequential tests, and the part of luck in results."""
