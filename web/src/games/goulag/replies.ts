/** What one might answer in Goulag to what was said to this seat, or of it: three statements (5.1). */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import type { Told } from "../../lib/i18n/notation";
import { publicOf } from "./public";
import { chosenBy } from "./talk";
import { rightOf } from "./verbs";

export function replies(said: Told, at: SeatSession): string[] {
  const [me, them, seats] = [at.seat!, Number(said.seat), at.seen!.table.seats.length];
  const statement = said.statement as Told;
  const { type, about, side } = statement;
  const why = (seat: number): string => (seat === me ? "own" : seat === rightOf(me, seats) ? "passed" : "inferred");
  const claim = (seat: number, which: string): string => `claim ${seat} ${which} ${why(seat)}`;
  const [loyal, accuses, asks, believe] = [claim(me, "loyal"), claim(them, "disloyal"), `ask ${them} about ${me}`, `believe not ${them}`];
  switch (type) {
    case "Inquire":
      return [claim(Number(about), "loyal"), claim(Number(about), "disloyal"), `ask ${them} about ${about}`];
    case "AskWhy":
      return reasons(Number(statement.round), at);
    case "Exchanged":
    case "Contradict":
      return [`deny ${them}`, accuses, believe];
    case "Promise":
      return [claim(them, "loyal"), `promise ${them} to name`, loyal];
    case "Threaten":
      return [accuses, `warn ${them} to skip`, `promise ${them} to trust`];
    case "Believe":
    case "Deny":
      return [loyal, accuses, believe];
    default:
      return [loyal, side === "loyal" ? claim(them, "loyal") : accuses, asks];
  }
}

/** Why this seat chose so in a round: a commissar of each of the three, a supervisor of the builders. */
function reasons(round: number, at: SeatSession): string[] {
  const open = publicOf(at.seen!);
  const [one, other, third] = chosenBy(open, round, at.seat!) as [number, number, number?];
  const because = (reason: string, seat: number): string => `because ${round} ${reason} ${seat}`;
  if (third) return [because("loyal", one), because("test", other), because("new", third)];
  const over = open.history.find(({ number }) => number === round)!;
  const doubted = over.supervised ?? other;
  return [because("disloyal", doubted), because("test", doubted), because("loyal", doubted === one ? other : one)];
}
