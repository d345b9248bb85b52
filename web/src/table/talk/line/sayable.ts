/** All that a seat can say in fixed form now: what stands on the sheets of all faces, its own last. */
import type { SeatSession } from "../../session/seatSession.svelte";
import { placed, type Verbs } from "../verbs";

export function sayable(at: SeatSession, verbs: (seat: number, at: SeatSession) => Verbs): string[] {
  const seats = at.seen!.table.seats.map(({ seat }) => seat).sort((one, other) => Number(one === at.seat) - Number(other === at.seat));
  return [...new Set(seats.flatMap((seat) => placed(at.game, verbs(seat, at)).flatMap((place) => place?.says ?? [])))];
}

/** The seats, by who has spoken last: who has turned to this seat comes first. */
export function spokeLast(at: SeatSession): number[] {
  const said = (at.seen?.events ?? []).filter(({ type, seat }) => type === "Said" && seat !== at.seat).map(({ seat }) => Number(seat));
  return [...new Set([...(at.addressed ? [Number(at.addressed.seat)] : []), ...said.reverse()])];
}
