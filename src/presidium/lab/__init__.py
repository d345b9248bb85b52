"""The lab: matches, the arena, environments, training and batch play."""
