"""Training of the nets of Goulag's `master` bot. It needs numpy; playing does not."""
