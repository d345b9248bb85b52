/** One click: somebody, a table, bots in the other seats, and the game begins. */
import { company } from "../comrades/company";
import { companyOf } from "../games";
import type { Me } from "../protocol";
import { route } from "../route.svelte";
import { api, No, usualOf, type GameInfo } from "./api";
import { UNNAMED } from "./names";
import { nonce } from "./nonce";
import { fresh } from "./fresh";

/** Whoever this browser is; null if nobody knows it here. */
export async function known(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof No && error.why.id === "who-are-you") return null;
    throw error;
  }
}

/** Whether nobody here knows what to call him. */
export const nameless = (me: Me | null): boolean => !me || me.name === UNNAMED;

/** Be somebody: whom this browser is already, or a new person of this name. */
export async function somebody(name = ""): Promise<void> {
  const [me, wanted] = [await known(), name.trim()];
  if (!me) await api.join(wanted || UNNAMED);
  else if (wanted && nameless(me)) await api.rename(wanted);
}

/** A first game is easier to follow among a few. */
const FEW = 5;
/** The bot for it, where the game has one. */
const KIND = "mild";

export async function playNow(info: GameInfo, options: Record<string, string> = {}): Promise<void> {
  await somebody();
  const { game } = info;
  const seats = Math.max(info.seats[0], Math.min(FEW, companyOf(info)));
  const rival = info.bots.includes(KIND) ? KIND : usualOf(info);
  const rivals = company(info, Array<string>(seats - 1).fill(rival));
  const table = await api.make({ game, seats, options, pace: "solo", bots: rivals, sit: true, nonce: nonce() });
  await begin(table.id);
}

/** One person against bots waits for nobody. */
export async function begin(table: string): Promise<void> {
  await api.command(table, { do: "start" });
  fresh.add(table);
  route.go(`/t/${table}`);
}
