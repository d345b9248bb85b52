/** What those are called who sit at a table of mine, in the list of my tables. */
import type { Names } from "../lib/i18n/words";
import { named } from "../lib/i18n/names";
import { spoken, t } from "../lib/i18n/spoken.svelte";

export interface Sitter {
  seat: number;
  kind: string;
  name: string;
  comrade: string | null;
}

/** Somebody by name; a bot that has none goes by its seat. */
export const called = (who: Sitter): string =>
  who.comrade ? t("comrade", { id: who.comrade }) : who.kind === "person" ? named(who.name) : t("seat", { number: who.seat });

export const namesOf = (sitters: readonly Sitter[]): Names =>
  Object.fromEntries(sitters.filter(({ kind }) => kind !== "open").map((who) => [who.seat, called(who)]));

/** These by name, and how many bots there are besides that have none; empty where there is nobody. */
export function listed(sitters: readonly Sitter[]): string {
  const known = sitters.filter((who) => who.comrade || who.kind === "person");
  const bots = sitters.length - known.length;
  const all = [...known.map(called), ...(bots ? [t("page-me-bots", { count: bots })] : [])];
  return all.length ? (spoken.words?.listing(all) ?? "") : "";
}

export const day = (seconds: number): string => new Intl.DateTimeFormat(spoken.lang, { dateStyle: "medium" }).format(seconds * 1000);
