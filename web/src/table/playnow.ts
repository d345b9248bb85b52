/** One click: somebody, a table, bots in the other seats, and the game begins. */
import type { Me } from "../protocol";
import { route } from "../route.svelte";
import { api, No } from "./api";
import { UNNAMED } from "./names";
import { nonce } from "./nonce";

/** How many sit down to a game for one. */
const SEATS: Record<string, number> = { kremlin: 4, politburo: 5, goulag: 7 };

/** A newcomer is asked where it touches his sheet, not three hundred times; the window bar has the switch (13.4). */
const UNTOUCHED = "pass untouched until 11";

/** Whoever this browser is; null if nobody knows it here. */
export async function known(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof No && error.why.id === "who-are-you") return null;
    throw error;
  }
}

/** Be somebody: whom this browser is already, or a new person of this name. */
export async function somebody(name = ""): Promise<void> {
  if (!(await known())) await api.join(name.trim() || UNNAMED);
}

export async function playNow(game: string, options: Record<string, string> = {}): Promise<void> {
  const [games] = await Promise.all([api.games(), somebody()]);
  const seats = SEATS[game] ?? 5;
  const bots = games.find((each) => each.game === game)!.bots;
  const rivals = Array<string>(seats - 1).fill(bots.at(-1)!);
  const table = await api.make({ game, seats, options, pace: "solo", bots: rivals, sit: true, nonce: nonce() });
  await begin(table.id, game);
}

/** One person against bots waits for nobody. */
export async function begin(table: string, game: string): Promise<void> {
  await api.command(table, { do: "start" });
  if (game === "kremlin") await api.command(table, { do: "order", seat: 1, orders: [UNTOUCHED] });
  route.go(`/t/${table}`);
}
