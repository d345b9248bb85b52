/** The last picture: when each worker card is turned, and when the canal is measured. */
import type { Beat } from "../../../table/stage/beat";
import type { Told } from "../../../lib/i18n/notation";
import { LASTS, type Outcome, type Side } from "../made";

export interface Ended {
  outcome: Outcome;
  sides: Side[];
  /** In milliseconds, when the card of each seat is turned. */
  turns: number[];
  /** When the canal is measured, when it is stamped who has won, when the line is put up that says why, and when all has been seen. */
  measured: number;
  stamped: number;
  why: number;
  lasts: number;
}

export function endOf({ events }: Pick<Beat, "events">): Ended {
  const { outcome, sides } = events.find(({ type }) => type === "Ended") as unknown as { outcome: Outcome; sides: Side[] };
  const each = sides.length > 7 ? LASTS.turn_of_many : LASTS.turn;
  // The last card is waited for.
  const turns = sides.map((_, nth) => LASTS.before + each * nth + (nth === sides.length - 1 ? LASTS.last : 0));
  const measured = turns.at(-1)! + LASTS.measured;
  return { outcome, sides, turns, measured, stamped: measured + 1100, why: measured + 1450, lasts: measured + LASTS.after };
}

/** What the canal is measured against: the steps that my side needed, or could bear; without a side the mark of the rulebook (3.2). */
export function markOf({ sides }: Ended, reasons: readonly Told[]): number {
  const told = reasons.map(({ needed, most }) => needed ?? most).find((steps) => steps !== undefined);
  return told === undefined ? 2 * sides.filter((side) => side === "loyal").length : Number(told);
}
