/** Who plays for the house: different comrades, each at the level that is wished for. */
import type { GameInfo } from "../app/api";

/** Whose name a bot's is, without what it was told: `fox?level=mild` is the fox. */
export const idOf = (bot: string): string => bot.split("?")[0]!;

/** Somebody for each of these levels: one whose own it is, or another who plays it for once. Who draws lots has no name, nor has the ninth. */
export function company(info: GameInfo, levels: string[], taken: string[] = []): string[] {
  const sit = new Set(taken.map(idOf));
  const free = (info.comrades ?? [])
    .filter(({ id }) => !sit.has(id))
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
  return levels.map((level) => {
    if (level === "random" || !free.length) return level;
    const own = free.findIndex((one) => one.level === level);
    const [one] = free.splice(Math.max(own, 0), 1);
    return own < 0 ? `${one!.id}?level=${level}` : one!.id;
  });
}

/** These seats, with persons wherever the usual bot was to sit. */
export function seated(info: GameInfo, seats: string[], usual: string): string[] {
  const wanted = seats.filter((who) => who === usual);
  const come = company(
    info,
    wanted,
    seats.filter((who) => who !== usual),
  );
  return seats.map((who) => (who === usual ? come.shift()! : who));
}
