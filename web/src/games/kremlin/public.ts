/** What everybody sees of a game of Kremlin, as the server sends it (12.1): `presidium/kremlin/state.py` as JSON. */
import type { Seen } from "../../table/seen";
import type { Told } from "../../words/notation";
import { PRINTED } from "./people";

export type Letter = string;
export type Seat = number;
/** Intrigue cards have numbers, "28"; the kinds of 1986 have names, "flu". */
export type CardId = string;

/** What everybody sees of a card in a hidden hand. */
export const BACK: CardId = "?";

export const LEVELS = [["chief"], ["kgb", "foreign", "defence"], ["ideology", "industry", "economy", "sport"]] as const;
export const POSTS = LEVELS.flat();
export type Post = (typeof POSTS)[number];
export const BELOW = ["candidate", "people", "siberia", "wall", "retired"] as const;
export type Place = Post | (typeof BELOW)[number];

/** What happens to a politician; what is printed on his card is in `people.json`. */
export interface Politician {
  type: "Politician";
  place: Place;
  stress: number;
  crosses: number;
  /** The year his "?" was placed; 0 if he has none. */
  suspect: number;
  cure: boolean;
}

/** An announced action, not yet done. */
export interface Deed {
  type: "Deed";
  who: Letter;
  by: Seat | null;
  action: Told;
  cleared: boolean;
}

/** A trial under way; after an assassination no politician accuses. */
export interface Case {
  type: "Case";
  accuser: Letter | null;
  accused: Letter;
  votes: [Letter, string][];
}

/** A funeral commission under way. */
export interface Election {
  type: "Election";
  proposer: Letter;
  nominee: Letter;
  votes: [Letter, string][];
}

/** A die that has been cast and has not worked yet. */
export interface Throw {
  type: "Throw";
  why: "purge" | "health";
  who: Letter;
  face: number;
  change: number;
}

/** A card that has been named and has not worked yet. */
export interface Named {
  type: "Named";
  player: Seat;
  play: Told;
  start: boolean;
  held_by: Seat | null;
  guarded: boolean;
}

/** After an assassination: who is said to be behind it. */
export interface Accusation {
  type: "Accusation";
  player: Seat;
  accused: Letter;
  cleared: boolean;
}

export type Matter = Deed | Case | Election | Throw | Named | Accusation;

/** The parts the page shows; what only the rules need is left out. */
export interface Public {
  seniority: Seat[];
  year: number;
  /** 0 before the first year. */
  phase: number;
  posts: Record<Post, Letter | null>;
  men: Record<Letter, Politician>;
  /** By politician, then by seat. */
  declared: Record<Letter, number[]>;
  control: Record<Letter, Seat>;
  waived: Seat[];
  /** What is announced or under way, the innermost last. */
  agenda: Matter[];
  /** A mark a year: a politician (1986) or a faction (1988), null for a blank year. */
  track: (string | null)[];
  /** By seat: the cards as everybody sees them. */
  hands: CardId[][];
  discards: CardId[];
  removed: CardId[];
  effects: Told[];
  outcome: Told | null;
}

/** The public part of what is shown; null before the game has begun. */
export const publicOf = (seen: Seen | null): Public | null => (seen?.public ?? null) as Public | null;

export const yearName = (year: number): number => 1950 + year;

export const ageOf = (who: Letter, man: Politician): number => PRINTED[who]!.age + man.stress;

/** Whoever is in this place, by letter. */
export function menAt(open: Public, place: Place): Letter[] {
  return Object.keys(open.men).filter((who) => open.men[who]!.place === place).sort();
}

export interface Claim {
  seat: Seat;
  points: number;
  /** Whether this is who controls him. */
  master: boolean;
}

/** Everybody's points on a politician, the controller first, then by number. */
export function claimsOf(declared: number[] = [], master?: Seat): Claim[] {
  return declared
    .map((points, at) => ({ seat: at + 1, points, master: at + 1 === master }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => Number(b.master) - Number(a.master) || b.points - a.points);
}

export const claimsOn = (open: Public, who: Letter): Claim[] => claimsOf(open.declared[who], open.control[who]);
