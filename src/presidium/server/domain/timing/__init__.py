"""At live tables in step: the times at which events are shown, and the seats that a question waits for."""
