/** What was claimed at a table of Politburo (7.1), held against what everybody has been shown. */
import type { Seen } from "../../table/seen";
import type { Told } from "../../words/notation";
import { judged, type Claimed } from "../social/claims";
import { publicOf, type Side } from "./public";

const THIRD = 3;
type Opened = { round: number; ballot: number; repression: number[]; reform: number[] };
const other = (side: Side): Side => (side === "reform" ? "repression" : "reform");

/** Nobody can be held to what he wants, or to a pact. */
export function claimsOf(seen: Seen): Claimed[] {
  const { deviants, genseks, vote } = minutesOf(seen);
  let [round, about] = [0, 0];
  return seen.events.flatMap((said): Claimed[] => {
    if (said.type === "Appointed") round = said.round as number;
    if (said.type === "Divided") about = round; // whoever speaks of a deviant speaks of this one
    if (said.type !== "Said") return [];
    const statement = said.statement as Told;
    const [by, seat] = [said.seat as number, statement.seat as number];
    switch (statement.type) {
      case "Accuse": {
        const deviant = deviants[about]?.deviant;
        const proved = deviant ? judged(seat === deviant, by === deviant || by === genseks[about]) : ("" as const);
        return [{ said, by, about: seat === by ? null : seat, proved, sign: "finger", sure: true }];
      }
      case "Pact":
        return [{ said, by, about: seat, proved: "", sign: "pact", sure: true }];
      case "ClaimBallot": {
        const cast = vote(statement.round as number, statement.ballot as number, by);
        return [{ said, by, about: null, proved: cast ? judged(cast === statement.side, true) : "", sign: null, sure: true }];
      }
      default:
        return [{ said, by, about: null, proved: "", sign: null, sure: true }];
    }
  });
}

/** What the table has been shown of the ballots that were not of one mind. */
function minutesOf(seen: Seen) {
  const open = publicOf(seen);
  const deviants: Record<number, { deviant: number; side: Side }> = {};
  const genseks: Record<number, number> = {};
  const opened: Opened[] = [];
  let round = 0;
  for (const event of seen.events) {
    if (event.type === "Appointed") genseks[(round = event.round as number)] = event.gensek as number;
    if (event.type === "Unmasked") deviants[round] = { deviant: event.deviant as number, side: event.side as Side };
    if (event.type === "Opened") {
      const shown = event as unknown as Opened;
      opened.push(shown);
      const side = shown.repression.length === 1 ? "repression" : "reform";
      if (shown.ballot === THIRD) deviants[shown.round] ??= { deviant: shown[side][0]!, side };
    }
  }
  function vote(number: number, ballot: number, voter: number): Side | undefined {
    const counted = open.history.find((over) => over.number === number)?.ballots ?? (number === open.round ? open.ballots : []);
    const count = counted[ballot - 1];
    if (!count) return undefined;
    if (count.repression === 0 || count.repression === THIRD) return count.repression ? "repression" : "reform";
    const known = ballot === THIRD ? deviants[number] : undefined;
    if (known) return voter === known.deviant ? known.side : other(known.side);
    const shown = opened.find((each) => each.round === number && each.ballot === ballot);
    return shown && (shown.repression.includes(voter) ? "repression" : "reform");
  }
  return { deviants, genseks, vote };
}
