/** What is told of a game nobody has drawn a board for: the fields of its public part, and the secrets this seat has seen. */
import { secret, type Seen } from "../../table/session/seen";
import { lexiconOf } from "../../lib/i18n/lexicon";
import { isTold, plainly, type Words } from "../../lib/i18n/words";

/** A fact: what it is called, and what there is to say of it, a line for each part of it. */
export interface Fact {
  name: string;
  lines: string[];
}

/** What lies open. How it ended is told elsewhere. */
export function openFacts(words: Words, seen: Seen): Fact[] {
  const { game } = seen.table;
  const nouns = lexiconOf(game).facts ?? {};
  const { type: _, outcome: __, ...fields } = seen.public ?? {};
  return Object.entries(fields).map(([field, part]) => ({
    name: words.or(plainly(field), `${game}-fact-${field}`),
    lines: linesOf(words, game, nouns[field] ?? "", part),
  }));
}

/** What is hidden from some, and seen by this seat. */
export function secretFacts(words: Words, seen: Seen): Fact[] {
  const { game } = seen.table;
  return Object.values(seen.secrets).flatMap(({ key }) => {
    const value = secret<unknown>(seen, ...key);
    if (value === undefined) return [];
    const [kind, ...which] = key.map(String);
    const name = words.or(plainly(kind ?? ""), `${game}-secret-${kind}`);
    return [{ name: [name, ...which].join(" "), lines: linesOf(words, game, "", value) }];
  });
}

/** How many secrets there are that this seat has not seen. */
export const unseen = (seen: Seen): number => Object.values(seen.secrets).filter(({ key }) => secret<unknown>(seen, ...key) === undefined).length;

function linesOf(words: Words, game: string, noun: string, part: unknown): string[] {
  const told = (each: unknown): string => words.fact(game, noun, each);
  if (Array.isArray(part) && part.some((each) => typeof each === "object" && each !== null)) return part.map(told);
  if (typeof part === "object" && part !== null && !Array.isArray(part) && !isTold(part)) {
    return Object.entries(part).map(([key, each]) => `${plainly(key)}: ${told(each)}`);
  }
  return [told(part)];
}
