/** Sheets (0.3): reading one, ranking politicians for one, and keeping some on this device. */
import { storeValue, storedValue } from "../../../../lib/storage";
import { LETTERS } from "../../people";
import type { Letter, Public, Seat } from "../../public";

/** A sheet names so many, the first for as many points. */
export const TEN = 10;

export interface Written {
  who: Letter;
  points: number;
  declared: number;
}

/** The lines of a sheet, the most points first; the secret has a number for every letter. */
export function written(sheet: number[], open: Public, seat: Seat): Written[] {
  return LETTERS.map((who, at) => ({ who, points: sheet[at] ?? 0, declared: open.declared[who]?.[seat - 1] ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** `sheet F G …`, and back. */
export const asAnswer = (ranked: Letter[]): string => `sheet ${ranked.join(" ")}`;
export const fromAnswer = (text: string): Letter[] => text.split(" ").slice(1);

/** Put him at the end, or take him off; a full sheet stays as it is. */
export function toggled(ranked: Letter[], who: Letter): Letter[] {
  if (ranked.includes(who)) return ranked.filter((other) => other !== who);
  return ranked.length < TEN ? [...ranked, who] : ranked;
}

/** One place up (-1) or down (+1); whoever is at the end stays. */
export function shifted(ranked: Letter[], who: Letter, by: -1 | 1): Letter[] {
  const from = ranked.indexOf(who);
  const other = ranked[from + by];
  if (from < 0 || other === undefined) return ranked;
  return ranked.map((each) => (each === who ? other : each === other ? who : each));
}

export interface Kept {
  name: string;
  ranked: Letter[];
}

const STORE = "kremlin-sheets";

export function keptSheets(): Kept[] {
  const found = storedValue(STORE);
  const isSheet = (sheet: Partial<Kept> | null): sheet is Kept => typeof sheet?.name === "string" && Array.isArray(sheet.ranked);
  return Array.isArray(found) ? found.filter(isSheet) : [];
}

/** Keep it under this name, in place of one that has it already. */
export function keepSheet(name: string, ranked: Letter[]): Kept[] {
  return store([...keptSheets().filter((kept) => kept.name !== name), { name, ranked }]);
}

export function forgetSheet(name: string): Kept[] {
  return store(keptSheets().filter((kept) => kept.name !== name));
}

function store(kept: Kept[]): Kept[] {
  storeValue(STORE, kept);
  return kept;
}
