/** What a comrade adds to its own statement, in its own words. Pure. */
import { lines, type Line } from "../../../comrades/lines";
import type { Told } from "../../../lib/i18n/notation";
import type { SeatSession } from "../../session/seatSession.svelte";

export function asideOf(said: Told, at: SeatSession): Line | null {
  const { events, table } = at.seen!;
  const place = events.lastIndexOf(said);
  return place < 0 ? null : (lines(said, events.slice(0, place), table.seats)[0] ?? null);
}
