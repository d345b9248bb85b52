/** A finished game as a whole, as it is drawn. Pure: nothing here talks to anybody. */
import type { ChartInfo } from "../../app/protocol";

export type Cell = ChartInfo["rows"][number]["cells"][number];

export const numbersOf = (cells: readonly Cell[]): number[] => cells.filter((cell): cell is number => typeof cell === "number");

/** From where to where its numbers go, what was true among them; nought is always in sight. */
export function range({ rows }: ChartInfo): [least: number, most: number] {
  const all = rows.flatMap(({ cells, truth }) => [...numbersOf(cells), ...numbersOf(truth ?? [])]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  return least === most ? [least, least + 1] : [least, most];
}

/** Whole numbers to draw a line at, about four of them. */
export function ticks([least, most]: [number, number]): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, nth) => first + nth * step);
}

/** A line through the numbers there are; it breaks where there is none. */
export function through(cells: readonly Cell[], across: (at: number) => number, up: (value: number) => number): string {
  let drawn = false;
  return cells
    .map((cell, at) => {
      if (typeof cell !== "number") return ((drawn = false), "");
      const to = `${drawn ? "L" : "M"}${across(at).toFixed(1)} ${up(cell).toFixed(1)}`;
      drawn = true;
      return to;
    })
    .join("");
}

/** The words that stand in its cells, in an order of their own: each gets a colour by it. */
export const wordsOf = ({ rows }: ChartInfo): string[] =>
  [...new Set(rows.flatMap(({ cells, truth }) => [...cells, ...(truth ?? [])]).filter((cell): cell is string => typeof cell === "string"))].sort();

/** How dark a number is, of 1: nought is not, the highest is. */
export const dark = (cell: Cell, least: number, most: number): number =>
  typeof cell !== "number" || most <= least ? 0 : Math.max(0, (cell - least) / (most - least));

/** What a grid begins at: ages begin with the youngest, counts with nought. */
export function floor(chart: ChartInfo): number {
  const all = chart.rows.flatMap(({ cells }) => numbersOf(cells));
  const least = Math.min(...all);
  return all.length && least > Math.max(...all) / 3 ? least : 0;
}

/** Which column a moment belongs to: the first that is over by then or later; -1 where columns are no moments. */
export const columnAt = (moments: readonly number[], n: number): number => {
  const found = moments.findIndex((moment) => moment >= n);
  return found < 0 ? moments.length - 1 : found;
};
