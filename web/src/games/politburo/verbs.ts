/** What can be said in Politburo (7.1) at a tap on a face, the usual statement first. */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import type { Verbs } from "../../table/talk/verbs";
import { sayings } from "../social/sayings";
import type { Draft } from "../social/statements";
import { publicOf } from "./public";
import { fillFrom } from "./talk";

export function verbs(seat: number, at: SeatSession): Verbs {
  const me = at.seat!;
  const open = publicOf(at.seen!);
  const fill = fillFrom(at.seen!, me);
  const some = (kind: string, fixed: Draft = {}): string[] => sayings("politburo", fill, kind, fixed);
  if (seat === me) {
    const matter = ` ${open.proposed ?? open.ministry} `;
    const wants = some("Want").sort((one, other) => Number(other.includes(matter)) - Number(one.includes(matter)));
    return {
      tell: [...latest(some("ClaimBallot")), ...some("NotLooked"), ...some("Explain")],
      own: some("Accuse", { seat }),
      want: wants,
      retract: some("Retract"),
    };
  }
  return {
    accuse: some("Accuse", { seat }),
    ascribe: some("Ascribe", { seat }),
    ask: [...latest(some("Inquire", { seat })), ...some("AskWhy", { seat })],
    deny: [...some("Deny", { seat }), ...some("Contradict", { seat }), ...some("Believe", { seat })],
    promise: [...some("Pact", { seat }), ...some("Promise", { seat })],
    threaten: some("Threaten", { seat }),
  };
}

/** With the latest ballot first: the last two numbers are its round and its own. */
function latest(texts: string[]): string[] {
  const when = (text: string): number => {
    const [ballot, round] = (text.match(/\d+/g) ?? []).map(Number).reverse();
    return round! * 100 + ballot!;
  };
  return texts.sort((one, other) => when(other) - when(one));
}
