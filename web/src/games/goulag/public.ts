/** What everybody sees of a game of Goulag (4.1), and the names of what only some do. */
import { secret, type Seen } from "../../table/session/seen";
import type { Card, Public, Round, Side } from "./made";

export type { Card, Public, Round, Side } from "./made";

export const publicOf = (seen: Seen): Public => seen.public as unknown as Public;

/** How many rounds the game has: one for each player (2.0). */
export const roundsOf = (seen: Seen): number => seen.table.seats.length;

/** The worker card before this seat, if it has been seen. */
export const workerOf = (seen: Seen, seat: number): Side | undefined => secret<Side>(seen, "worker", seat);

/** The card this builder chose in that round, if it has been seen. */
export const playedBy = (seen: Seen, round: number, builder: number): Card | undefined => secret<Card>(seen, "played", round, builder);

/** How many are loyal, once every card has been seen. */
export function loyalOf(seen: Seen): number | null {
  const sides = seen.table.seats.map(({ seat }) => workerOf(seen, seat));
  return sides.includes(undefined) ? null : sides.filter((side) => side === "loyal").length;
}

/** The round that dug each step. Where a game began in the middle, what was dug before has none. */
export function dugBy(history: Round[], canal: number): number[] {
  const told = history.flatMap(({ number, work }) => Array<number>(work).fill(number));
  return [...Array<number>(Math.max(0, canal - told.length)).fill(0), ...told];
}

/** The number of a round as it stands in the canal: in Roman figures, since what is counted beside it are steps. */
export const roman = (round: number): string => "X".repeat(Math.floor(round / 10)) + ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][round % 10]!;
