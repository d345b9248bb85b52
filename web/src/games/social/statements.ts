/** Statements are put together from the server's own forms: `claim {seat:seat} {side:side} {why:why}`. */
import { lexiconOf } from "../../lib/i18n/lexicon";

export type Word = string | number;
/** What has been filled in so far. */
export type Draft = Record<string, Word>;
/** What may stand in a field of this kind of statement, in view of the fields before it; none, and it cannot be said now. A statement without fields is asked for the field "". */
export type Fill = (kind: string, field: string, draft: Draft) => Word[];

const formOf = (game: string, kind: string): string => lexiconOf(game).statements.find(([, type]) => type === kind)![0]!;

const FIELD = /\{(\w+):\w+\}/g;

/** The kinds of statement there are. */
export const kindsOf = (game: string): string[] => lexiconOf(game).statements.map(([, type]) => type!);

export const fieldsOf = (game: string, kind: string): string[] => [...formOf(game, kind).matchAll(FIELD)].map(([, field]) => field!);

/** The draft with every field filled: with what it had where that is still possible, else with the first that is. */
export function filled(game: string, kind: string, draft: Draft, fill: Fill): Draft | null {
  const whole: Draft = {};
  const fields = fieldsOf(game, kind);
  if (!fields.length && !fill(kind, "", whole).length) return null;
  for (const field of fields) {
    const words = fill(kind, field, whole);
    const word = words.includes(draft[field] ?? "") ? draft[field] : words[0];
    if (word === undefined) return null;
    whole[field] = word;
  }
  return whole;
}

export const writeStatement = (game: string, kind: string, draft: Draft): string =>
  formOf(game, kind).replace(FIELD, (_, field: string) => String(draft[field]));
