"""Games by the thousand, for those who write bots and those who study the games."""
