/** What can be said in Kremlin (16.1) at a tap on a faction, the usual statement first. */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import type { Verbs } from "../../table/talk/verbs";
import { sayings } from "../social/sayings";
import type { Draft } from "../social/statements";
import { fillFrom } from "./panels/talk";
import { FACTIONS, publicOf, type Letter } from "./public";

export function verbs(seat: number, at: SeatSession): Verbs {
  const { control } = publicOf(at.seen)!;
  const fill = fillFrom(at.seen!, at.seat!);
  const some = (kind: string, fixed: Draft = {}): string[] => sayings("kremlin", fill, kind, fixed);
  if (seat === at.seat) return { boast: some("Boast"), retract: some("Retract") };
  const player = FACTIONS[seat - 1]!;
  // First of a politician whom they control.
  const theirs = (Object.keys(control) as Letter[]).find((who) => control[who] === seat);
  const first = (texts: string[]): string[] => texts.sort((one, other) => Number(other.endsWith(` ${theirs}`)) - Number(one.endsWith(` ${theirs}`)));
  return {
    accuse: some("Reproach", { player }),
    thank: some("Thank", { player }),
    ask: first([...some("Inquire", { player }), ...some("Request", { player })]),
    deny: [...some("Deny", { player }), ...some("Contradict", { player }), ...some("Believe", { player })],
    promise: first(some("Promise", { player })),
    threaten: first(some("Threaten", { player })),
  };
}
