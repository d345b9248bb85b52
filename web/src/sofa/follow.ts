/** The next game round the same screen: a phone brings its seats and new nonces for the dice. */
import { home, route } from "../app/route.svelte";
import { api } from "../app/api";
import { UNNAMED } from "../lib/i18n/names";
import { nonce } from "../lib/nonce";
import type { Seen } from "../table/session/seen";

/** Sit down at this table in the seats of the last one; a seat that somebody else has taken meanwhile stays theirs. */
export async function sitAgain({ table, yours }: Seen, next: string): Promise<void> {
  const mine = table.seats.filter(({ seat }) => yours.includes(seat));
  await Promise.allSettled(mine.map(({ seat, name }) => api.command(next, { do: "sit", seat, nonce: nonce(), ...(name !== UNNAMED && { name }) })));
}

/** A phone goes where its screen goes. */
export async function follow(seen: Seen): Promise<void> {
  await sitAgain(seen, seen.table.next_table);
  route.go(`${home}/t/${seen.table.next_table}`);
}
