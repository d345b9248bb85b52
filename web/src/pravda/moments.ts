/** Where in the archives an event of the newspaper is found. */
import { Reel } from "../archive/reel";
import { api } from "../app/api";
import { atFirst, fromHello } from "../table/session/seen";

const reels = new Map<string, Promise<Reel>>();

async function wound(table: string): Promise<Reel> {
  const [hello, updates] = await Promise.all([api.table(table), api.archive(table, "nobody")]);
  return new Reel(atFirst(fromHello(hello)), updates);
}

/** The number of the message in which this event was told to everybody: the same for all eyes. */
export async function inTheArchives(table: string, event: number): Promise<number> {
  if (!reels.has(table)) reels.set(table, wound(table));
  const reel = await reels.get(table)!;
  return reel.numberOf(reel.momentOf(event));
}
