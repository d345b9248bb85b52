/** The last picture: when each mask falls, whose goals held, and when Influence is compared. */
import type { Beat } from "../../../table/stage/beat";
import { LASTS, type Member, type Outcome } from "../made";

export interface Ended {
  outcome: Outcome;
  members: Member[];
  /** Whose goals held. */
  held: number[];
  /** In milliseconds, when the mask of each seat falls. */
  falls: number[];
  /** When the goals are looked at, when Influence is compared, when it is stamped who has won, when the line is put up that says why, and when all has been seen. */
  goals: number;
  compared: number;
  stamped: number;
  why: number;
  lasts: number;
}

export function endOf({ after }: Pick<Beat, "after">): Ended {
  const last = (type: string): unknown => after.events.findLast((event) => event.type === type);
  const { outcome, members } = last("Ended") as { outcome: Outcome; members: Member[] };
  const { seats: held } = last("Fulfilled") as { seats: number[] };
  const each = members.length > 7 ? LASTS.mask_of_many : LASTS.mask;
  // The last mask is waited for.
  const falls = members.map((_, nth) => LASTS.before + each * nth + (nth === members.length - 1 ? LASTS.last : 0));
  const goals = falls.at(-1)! + LASTS.goals;
  const compared = goals + LASTS.compared;
  return { outcome, members, held, falls, goals, compared, stamped: compared + 800, why: compared + 1150, lasts: compared + LASTS.after };
}
