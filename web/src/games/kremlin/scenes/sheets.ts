/** The sheets on the table in the end (12.1), by what was told of them. */
import type { Told } from "../../../lib/i18n/notation";
import type { Letter } from "../public";

export interface Laid {
  seat: number;
  /** What is written, the highest number first; null while it is shut. */
  lines: { who: Letter; points: number }[] | null;
}

/** Everybody's sheet, in the order of the seats: `F10 G9 …` once it is open. */
export function laidOut(seats: number[], told: readonly Told[]): Laid[] {
  const opened = new Map(told.filter(({ type }) => type === "Opened").map(({ player, sheet }) => [player, String(sheet)]));
  return seats.map((seat) => ({
    seat,
    lines:
      opened
        .get(seat)
        ?.split(" ")
        .filter(Boolean)
        .map((line) => ({ who: line[0]!, points: Number(line.slice(1)) })) ?? null,
  }));
}
