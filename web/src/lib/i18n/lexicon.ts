/** What the page has to know of a game's values to put them into words; of games it does not know, the server tells it. */

/** Of a kind of value: the rule it stands in, rules of single words, and what its fields hold. */
export interface Kind {
  rule: string;
  rules?: Record<string, string>;
  nouns?: Record<string, string>;
  core?: boolean;
  /** It says what its seat alone knows: what hides points hides it too. */
  private?: boolean;
}

export interface Lexicon {
  kinds: Record<string, Kind>;
  /** The forms of the notation, each with the kind it makes, in the order they are tried. */
  actions: string[][];
  statements: string[][];
  /** What kinds are called now that had another name once: archives stay as they were told. */
  formerly?: Record<string, string>;
  /** By noun, then by thing: the rule of those that have a paragraph of their own. */
  paragraphs?: Record<string, Record<string, string>>;
  /** What the fields of the public part hold; of games that have a board of their own it is known there. */
  facts?: Record<string, string>;
  /** What the notation calls the seats, where the game has names for them. */
  seats: string[];
}

const NOTHING: Lexicon = { kinds: {}, actions: [], statements: [], seats: [] };
const OURS = import.meta.glob<Lexicon>("../../games/*/lexicon.json", { import: "default" });
const lexicons = new Map<string, Lexicon>();

export const lexiconOf = (game: string): Lexicon => lexicons.get(game) ?? NOTHING;

export const calledNow = (game: string, type: string): string => lexiconOf(game).formerly?.[type] ?? type;

export const kindOf = (game: string, type: string): Kind => lexiconOf(game).kinds[calledNow(game, type)] ?? { rule: "" };

/** Have at hand what lies beside a game's page. */
export async function lookUp(game: string): Promise<void> {
  const ours = OURS[`../../games/${game}/lexicon.json`];
  if (ours && !lexicons.has(game)) learn(game, await ours());
}

export function learn(game: string, lexicon: Lexicon): void {
  lexicons.set(game, lexicon);
}
