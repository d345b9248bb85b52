/** Options travel as text, `purge G`; to put one into words the page reads it by the server's own table of forms. */
import { lexiconOf } from "./lexicon";

/** A value of a game as JSON: it says its type. */
export type Told = { type: string } & Record<string, unknown>;

/** How a word of each kind is read, seats by their own names where the game has some, NaN where it is none of that kind; a kind that is not here stands as it is. */
const READ: Record<string, (word: string, seats: readonly string[]) => unknown> = {
  seat: Number,
  number: Number,
  pair: Number,
  trio: Number,
  change: Number,
  letter: (word) => word.toUpperCase(),
  letters: (word) => word.toUpperCase(),
  holders: (word) => (word === "-" ? null : word.toUpperCase()),
  faction: (word, seats) => seats.indexOf(word) + 1 || NaN,
};

/** Over how many words a kind goes, 0 for all that are left; one where it is not said. */
const SEVERAL: Record<string, number> = { pair: 2, trio: 3, letters: 0, holders: 0 };

function fits(form: string, words: string[], seats: readonly string[]): Record<string, unknown> | null {
  const found: Record<string, unknown> = {};
  let at = 0;
  for (const part of form.split(" ")) {
    const field = /^\{(\w+):(\w+)\}$/.exec(part);
    if (!field) {
      if (words[at] !== part) return null;
      at += 1;
      continue;
    }
    const [, name, kind] = field as unknown as [string, string, string];
    const count = SEVERAL[kind] ?? 1;
    const taken = words.slice(at, count ? at + count : undefined);
    if (taken.length < (count || 1)) return null;
    const read = taken.map((word) => (READ[kind] ?? String)(word, seats));
    if (read.some(Number.isNaN)) return null;
    found[name] = kind in SEVERAL ? read : read[0];
    at += taken.length;
  }
  return at === words.length ? found : null;
}

function read(forms: string[][], seats: string[], text: string): Told {
  const words = text.split(" ");
  for (const [form, type] of forms as [string, string][]) {
    const fields = fits(form, words, seats);
    if (fields) return { ...fields, type };
  }
  return { type: "Unknown", text };
}

/** The action behind an option of this game. */
export function readAction(game: string, text: string): Told {
  const { actions, seats } = lexiconOf(game);
  return read(actions, seats, text);
}

/** The statement behind such a text. */
export function readStatement(game: string, text: string): Told {
  const { statements, seats } = lexiconOf(game);
  return read(statements, seats, text);
}
