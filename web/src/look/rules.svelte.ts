/** The rule that is being looked up, wherever one is. */
import { api, type RulesText } from "../table/api";

export const looking = $state<{ up: string }>({ up: "" });

const pages = new Map<string, Promise<RulesText>>();

/** The numbered rules of a game, fetched once a language. */
export function rulesOf(game: string, lang: string): Promise<RulesText> {
  const key = `${game} ${lang}`;
  if (!pages.has(key)) {
    const page = api.rules(game, lang);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return pages.get(key)!;
}
