/** What can be said in Goulag (5.1) at a tap on a face, the usual statement first. */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import type { Verbs } from "../../table/talk/verbs";
import { sayings } from "../social/sayings";
import type { Draft } from "../social/statements";
import { fillFrom } from "./talk";

/** The neighbour on the right of a seat, whose card it has passed (1.2). */
export const rightOf = (seat: number, seats: number): number => ((seat + seats - 2) % seats) + 1;

export function verbs(seat: number, at: SeatSession): Verbs {
  const [me, seats] = [at.seat!, at.seen!.table.seats.length];
  const fill = fillFrom(at.seen!, me);
  const some = (kind: string, fixed: Draft = {}): string[] => sayings("goulag", fill, kind, { ...(seat === me ? {} : { seat }), ...fixed });
  if (seat === me) return { tell: [...some("ClaimPlay"), ...some("Explain")], own: some("Claim", { seat }), retract: some("Retract") };
  // What one has passed on one knows; of others one can only think.
  const usual = rightOf(me, seats) === seat ? " passed" : " inferred";
  const claims = (side: string): string[] => first(some("Claim", { side }), (text) => text.endsWith(usual));
  const passed = ` ${rightOf(seat, seats)}`;
  return {
    accuse: [...claims("disloyal"), ...some("Exchanged")],
    vouch: claims("loyal"),
    ask: [...first(some("Inquire"), (text) => text.endsWith(passed)), ...some("AskWhy")],
    deny: [...some("Deny"), ...some("Contradict"), ...some("Believe")],
    promise: some("Promise"),
    threaten: some("Threaten"),
  };
}

/** With those first that are meant most often. */
const first = (texts: string[], usual: (text: string) => boolean): string[] => [...texts.filter(usual), ...texts.filter((text) => !usual(text))];
