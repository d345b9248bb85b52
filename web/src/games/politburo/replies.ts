/** What one might answer in Politburo to what was said to this seat, or of it: three statements (7.1). */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import type { Told } from "../../lib/i18n/notation";
import { publicOf } from "./public";
import { reasons } from "./talk";

export function replies(said: Told, at: SeatSession): string[] {
  const [them, open] = [Number(said.seat), publicOf(at.seen!)];
  const statement = said.statement as Told;
  const ministry = statement.ministry ?? open.proposed ?? open.ministry ?? "security";
  const [wants, accuses, believe, deny] = [[`want ${ministry} up`, `want ${ministry} down`], `deviant ${them}`, `believe not ${them}`, `deny ${them}`];
  switch (statement.type) {
    case "Pact":
      return [`pact ${them}`, ...wants];
    case "Ascribe":
      return [deny, ...wants];
    case "Inquire":
      return [...votes(`${statement.round} ${statement.ballot}`), accuses];
    case "AskWhy":
      return why(Number(statement.round), at);
    case "Promise":
      return [`pact ${them}`, `promise ${them} to vote`, `promise ${them} to spare`];
    case "Threaten":
      return [`warn ${them} to oppose`, `promise ${them} to spare`, accuses];
    case "Contradict":
      return [deny, accuses, believe];
    case "Accuse":
      return accused(them, at) ?? [deny, accuses, believe];
    default:
      return [`pact ${them}`, accuses, believe];
  }
}

/** Three reasons; a voter's trust or doubt goes with its last open vote. */
function why(round: number, at: SeatSession): string[] {
  const open = publicOf(at.seen!);
  const plans = open.history.find(({ number }) => number === round)?.proposals ?? open.proposals;
  const against = plans.at(-1)?.votes[at.seat! - 1] === "against";
  return reasons(open, round, at.seat!)
    .filter((reason) => reason !== (against ? "trust" : "doubt"))
    .map((reason) => `because ${round} ${reason}`);
}

const votes = (ballot: string): string[] => [`voted ${ballot} repression`, `voted ${ballot} reform`];

/** Of one who has voted; null for others. */
function accused(them: number, at: SeatSession): string[] | null {
  const { round, ballots } = publicOf(at.seen!);
  const ballot = ballots.findLastIndex(({ voters }) => voters.includes(at.seat!)) + 1;
  if (!ballot) return null;
  const others = ballots[ballot - 1]!.voters.filter((voter) => voter !== at.seat);
  const back = others.includes(them) ? them : others[0]; // a seat that has not voted is no deviant
  return [...votes(`${round} ${ballot}`), `deviant ${back}`];
}
