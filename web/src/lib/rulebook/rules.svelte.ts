/** The rule that is being looked up, wherever one is. */
import type { RulesPage } from "../../app/protocol";
import { api } from "../../app/api";

export const looking = $state<{ up: string }>({ up: "" });

/** A paragraph’s number as it is read: the name of a card, which only the program needs, is left out. */
export const numbered = (number: string): string => number.replace(/\.[a-z_]+$/, "");

const pages = new Map<string, Promise<RulesPage>>();

/** The numbered rules of a game, fetched once a language. */
export function rulesOf(game: string, lang: string): Promise<RulesPage> {
  const key = `${game} ${lang}`;
  if (!pages.has(key)) {
    const page = api.rules(game, lang);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return pages.get(key)!;
}
