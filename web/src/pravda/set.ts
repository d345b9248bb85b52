/** How an edition is set: what goes where on its page. */
import type { Edition, Item, Portrait } from "../app/protocol";
import { spoken } from "../lib/i18n/spoken.svelte";

export interface Page {
  /** Whom it mourns, with what it says of them. */
  dead: { who: Portrait; item: Item | null }[];
  lead: Item[];
  notices: Item[];
  /** Who stands higher or lower than before, and who nowhere any more. */
  moved: Portrait[];
}

const MOURNED = 2;

/** What is said of the dead stands in a black border, and not among the news too. */
export function setPage({ portraits, lead, notices }: Edition): Page {
  const news = [...lead, ...notices];
  const dead = portraits
    .filter(({ state }) => state === "dead")
    .slice(0, MOURNED)
    .map((who) => ({ who, item: news.find((item) => item.who.includes(who.who)) ?? null }));
  const rest = news.filter((item) => !dead.some((mourned) => mourned.item === item));
  return {
    dead,
    lead: rest.slice(0, lead.length),
    notices: rest.slice(lead.length),
    moved: portraits.filter(({ state }) => state === "risen" || state === "fallen" || state === "removed"),
  };
}

/** Somebody's name, as it is printed: without his letter. */
export const nameOf = (game: string, who: string): string => spoken.words!.name(game, "who", who).replace(/ \([A-Z]\)$/, "");

/** One of so many jokes, another with each edition. */
export const turn = (edition: Edition, many: number): number => edition.number % many;
