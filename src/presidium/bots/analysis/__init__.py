"""Analysis of finished games with bots: what a seat could have known, and how other answers might have ended."""
