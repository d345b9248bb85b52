/** One click: somebody, a table, bots in the other seats, and the game begins. */
import { company } from "../../comrades/company";
import type { Me } from "../../app/protocol";
import { home, route } from "../../app/route.svelte";
import { api, ApiError, type GameInfo } from "../../app/api";
import { UNNAMED } from "../../lib/i18n/names";
import { nonce } from "../../lib/nonce";
import { served } from "../../line/line";
import { fresh } from "./fresh";

/** Whoever this browser is; null if nobody knows it here. */
export async function known(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof ApiError && error.why.id === "who-are-you") return null;
    throw error;
  }
}

/** Whether nobody here knows what to call him. */
export const nameless = (me: Me | null): boolean => !me || me.name === UNNAMED;

/** Be somebody: whom this browser is already, or a new person of this name. */
export async function somebody(name = ""): Promise<void> {
  await served();
  const [me, wanted] = [await known(), name.trim()];
  if (!me) await api.join(wanted || UNNAMED);
  else if (wanted && nameless(me)) await api.rename(wanted);
}

export async function playNow(info: GameInfo): Promise<void> {
  await somebody();
  const { game, newcomer_options: options } = info;
  const bots = company(info, info.newcomer);
  const table = await api.make({ game, seats: bots.length + 1, options, pace: "solo", talk: "open", bots, sit: true, nonce: nonce() });
  await begin(table.id);
}

/** One person against bots waits for nobody. */
export async function begin(table: string): Promise<void> {
  await api.command(table, { do: "start" });
  fresh.add(table);
  route.go(`${home}/t/${table}`);
}
