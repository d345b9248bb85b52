/** The wordings of a verb, laid out so that each is one tap: those that differ in one thing stand together below their sentence. Pure. */
import { kindOf } from "../../../lib/i18n/lexicon";
import { readStatement, type Told } from "../../../lib/i18n/notation";
import type { Words } from "../../../lib/i18n/words";

export interface Wording {
  text: string;
  /** What stands on its button. */
  says: string;
}

export interface Group {
  /** The sentence, open where the wordings differ; empty where each is a sentence of its own. */
  sentence: string;
  wordings: Wording[];
}

/** So few are written out. */
const FEW = 6;

export function grouped(game: string, texts: readonly string[], reader: Words): Group[] {
  const words = reader.for(null, reader.names); // as others hear it
  const read = texts.map((text) => ({ text, told: readStatement(game, text) }));
  const whole = (those: typeof read): Group => ({ sentence: "", wordings: those.map(({ text, told }) => ({ text, says: words.tell(game, told) })) });
  if (texts.length <= FEW) return [whole(read)];
  const field = widest(read.map(({ told }) => told));
  if (!field) return [whole(read)];
  const groups = new Map<string, typeof read>();
  for (const each of read) {
    const rest = JSON.stringify({ ...each.told, [field]: null });
    groups.set(rest, [...(groups.get(rest) ?? []), each]);
  }
  return [...groups.values()].map((those) => ({
    sentence: opened(words.tell(game, those[0]!.told), nameOf(game, those[0]!.told, field, words)),
    wordings: those.map(({ text, told }) => ({ text, says: nameOf(game, told, field, words) })),
  }));
}

/** The field that has most values, of those the game names; null where none differs. */
function widest(told: readonly Told[]): string | null {
  const count = (field: string): number => new Set(told.map((each) => each[field])).size;
  const fields = Object.keys(told[0] ?? {}).filter((field) => field !== "type" && count(field) > 1);
  return fields.sort((one, other) => count(other) - count(one))[0] ?? null;
}

function nameOf(game: string, told: Told, field: string, words: Words): string {
  const noun = kindOf(game, told.type).nouns?.[field];
  return noun ? words.name(game, noun, told[field] as string | number) : String(told[field]);
}

/** A sentence in which somebody's name is left open. */
const opened = (sentence: string, name: string): string => (sentence.includes(name) ? sentence.replace(name, "…").replace("….", "…") : sentence);
