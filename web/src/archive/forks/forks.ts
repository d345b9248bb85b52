/** From a moment of the archives on: what could have been answered, what would have come of it, and a table that begins there. */
import type { CrossroadsInfo, EndingInfo, WhatIf } from "../../app/protocol";
import { api, ask } from "../../app/api";
import { nonce } from "../../lib/nonce";

export const crossroads = (table: string, at: number, until: number): Promise<CrossroadsInfo[]> => ask(`/tables/${table}/crossroads?at=${at}&until=${until}`);

export const whatIf = (table: string, at: number, seat: number, answer: string): Promise<WhatIf> =>
  ask(`/tables/${table}/whatif?${new URLSearchParams({ at: String(at), seat: String(seat), answer })}`);

/** How often a seat won; 0: how often nobody did. */
export function wins(endings: EndingInfo[], seat: number): number {
  const won = endings.filter(({ winners }) => (seat ? winners.includes(seat) : !winners.length));
  return won.reduce((sum, { times }) => sum + times, 0);
}

const nameOf = ({ winners, rule }: EndingInfo): string => `${winners.join()} ${rule}`;

/** Every way it ended, and how often with the one answer and with the other. */
export function endings({ instead, really, ended }: WhatIf): { ending: EndingInfo; counts: [number, number]; truth: boolean }[] {
  const all = new Map([...instead, ...really].map((ending) => [nameOf(ending), ending]));
  const count = (of: EndingInfo[], name: string): number => of.find((ending) => nameOf(ending) === name)?.times ?? 0;
  return [...all].map(([name, ending]) => ({
    ending,
    counts: [count(instead, name), count(really, name)],
    truth: ended !== null && nameOf(ended) === name,
  }));
}

/** Where somebody plays on, and how. */
export interface Wish {
  game: string;
  seats: number;
  table: string;
  moment: number;
  seat: number;
  /** Who takes the other seats; empty: whoever comes. */
  bot: string;
}

/** The id of the new table; one that cannot be filled as wished is not left standing. */
export async function playOn({ game, seats, table, moment, seat, bot }: Wish): Promise<string> {
  const { id } = await api.make({ game, seats, pace: bot ? "solo" : "untimed", begins: { table, moment } });
  try {
    await api.command(id, { do: "sit", seat, nonce: nonce() });
    if (bot) {
      await api.command(id, { do: "fill", bot });
      await api.command(id, { do: "start" });
    }
    return id;
  } catch (error) {
    await api.command(id, { do: "finish" }).catch(() => {});
    throw error;
  }
}
