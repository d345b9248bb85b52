"""The eight phases of a year, a file each, in the order of the rulebook."""
