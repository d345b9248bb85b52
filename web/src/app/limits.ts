// Made by `make made` from the program's own classes: change those, not this.

/** Most characters of each text. */
export const LIMITS = {"name": 40, "title": 80, "chat": 500} as const;

/** Nouns whose ids refusals replace with names. */
export const NOUNS = ["player", "who", "place", "card"];
