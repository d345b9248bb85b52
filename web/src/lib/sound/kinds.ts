/** What can be heard. The bell means “your word” and nothing else; what the others mean, each game says in its own folder. */
export const KINDS = ["bell", "stamp", "die", "teleprinter", "cough", "crowd"] as const;
export type SoundKind = (typeof KINDS)[number];
