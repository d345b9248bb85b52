/** What each of the twenty faces would do: the odds without a number. */
import table from "../health.json";
import { ageOf, type Letter, type Politician } from "../public";

/** In the order they are explained: to somebody's health, and where a number is needed. */
export const CELLS = ["dead", "worse", "sick", "same", "better", "no", "yes"] as const;
export type Cell = (typeof CELLS)[number];

const FACES = Array.from({ length: 20 }, (_, n) => n + 1);
const LETTERS: Record<string, Cell> = { T: "dead", A: "worse", K: "sick", "-": "same", G: "better" };

/** Where a number is needed: which faces reach it, with what is added to the die. */
export const against = (needed: number, bonus = 0): Cell[] => FACES.map((face) => (face + bonus >= needed ? "yes" : "no"));

/** What the doctors' die does to him as he is, with what is added to it; beyond its edges the table is read at them. */
export function fates(who: Letter, man: Politician, bonus = 0): Cell[] {
  const rows = (man.cure ? table.cure : table.work)[man.crosses] ?? [];
  const row = rows[within(ageOf(who, man) - table.youngest, 0, rows.length - 1)] ?? "";
  return FACES.map((face) => LETTERS[row[within(face + bonus, 1, 20) - 1] ?? "-"]!);
}

const within = (number: number, least: number, most: number): number => Math.min(Math.max(number, least), most);

/** The first face that is enough; null if none is. */
export const enough = (cells: Cell[]): number | null => cells.indexOf("yes") + 1 || null;
