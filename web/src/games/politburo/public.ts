/** What everybody sees of a game of Politburo (6.1), and the names of what only some do. */
import { secret, type Seen } from "../../table/session/seen";
import type { Finger } from "../social/ring";
import type { Public, Side, Purged } from "./made";

export { MINISTRIES, type Ministry, type Proposal, type Public, type Side } from "./made";

export const publicOf = (seen: Seen): Public => seen.public as unknown as Public;

/** Which member this seat is, if that has been seen. */
export const memberOf = (seen: Seen, seat: number): string | undefined => secret<string>(seen, "member", seat);

/** How this seat voted in that ballot of that round, if it has been seen. */
export const ballotOf = (seen: Seen, round: number, number: number, voter: number): Side | undefined => secret<Side>(seen, "ballot", round, number, voter);

/** The last purge, until the next three are called: the minutes are closed before anybody could look. */
export function lastPurge(open: Public): { verdict: Purged; fingers: Finger[] } | null {
  const { verdict, ballots } = open.voters ? open : (open.history.at(-1) ?? open);
  if (!verdict) return null;
  const voters = ballots.at(-1)!.voters;
  return { verdict, fingers: voters.map((voter, index) => [voter, verdict.fingers[index]!]) };
}

/** +2, −1, 0: with the sign people read. */
export const signed = (level: number): string => (level > 0 ? `+${level}` : level < 0 ? `−${-level}` : "0");
