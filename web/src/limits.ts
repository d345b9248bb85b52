// Made by `make made` from the program's own classes: change those, not this.

/** How many signs each may have. */
export const LIMITS = {"name": 40, "title": 80, "chat": 500} as const;

/** What refusals name as a sentence would. */
export const NOUNS = ["player", "who", "place", "card"];
