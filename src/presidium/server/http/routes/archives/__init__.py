"""Routes for analyses of a finished game, which are computed in another process."""
