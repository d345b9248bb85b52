"""Training of Politburo's `pupil` net. It needs the extra `batch`; playing does not."""
