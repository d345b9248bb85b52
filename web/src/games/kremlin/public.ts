/** What everybody sees of a game of Kremlin, as the server sends it (12.1): `made.ts` has the types. */
import type { Seen } from "../../table/session/seen";
import { FACTIONS as NAMES, POSTS, type Letter, type Place, type Player, type Politician, type Public } from "./made";
import { PRINTED } from "./people";

export { BACK, BELOW, LEVELS, POSTS, type CardId, type Letter, type Matter, type Place, type Politician, type Public } from "./made";
export type Seat = Player;
/** In the order of the seats. */
export const FACTIONS: readonly string[] = NAMES;
export type Post = (typeof POSTS)[number];

/** The public part of what is shown; null before the game has begun. */
export const publicOf = (seen: Seen | null): Public | null => (seen?.public ?? null) as Public | null;

export const yearName = (year: number): number => 1950 + year;

export const ageOf = (who: Letter, man: Politician): number => PRINTED[who]!.age + man.stress;

/** Whoever is in this place, by letter. */
export function menAt(open: Public, place: Place): Letter[] {
  return Object.keys(open.men)
    .filter((who) => open.men[who]!.place === place)
    .sort();
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

/** The edition of a table: as chosen, or as its preset says ("1986 full"); 1988 where neither is set. A number, because messages choose by numbers. */
export const editionOf = (options: Record<string, string>): number => Number(options.edition ?? options.preset?.slice(0, 4) ?? 1988);
