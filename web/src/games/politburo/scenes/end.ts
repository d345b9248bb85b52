/** The last picture: when each mask falls, whose goals held, and when Influence is compared. */
import type { Beat } from "../../../stage/beat";
import type { Member, Outcome } from "../made";

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
  const each = members.length > 7 ? 230 : 320;
  // The last mask is waited for.
  const falls = members.map((_, nth) => 300 + each * nth + (nth === members.length - 1 ? 300 : 0));
  const goals = falls.at(-1)! + 750;
  const compared = goals + 700;
  return { outcome, members, held, falls, goals, compared, stamped: compared + 800, why: compared + 1150, lasts: compared + 2400 };
}
