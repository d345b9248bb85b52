"""How the pupil of Politburo is taught; it wants the extra `batch`, playing does not."""
