/** What can be said at a tap: the verbs, their places on the sheet of a face, and the statements a game has for them. */
import { readStatement } from "../../lib/i18n/notation";
import { lexiconOf } from "../../lib/i18n/lexicon";

/** Each place of the sheet, with the verbs that may stand there: some of others, some of oneself. */
export const PLACES = [
  ["accuse", "tell"],
  ["vouch", "thank", "ascribe", "own"],
  ["ask", "want"],
  ["deny", "retract"],
  ["promise"],
  ["threaten", "boast"],
] as const;

export type Verb = (typeof PLACES)[number][number];

/** Of each verb what it may say, in the notation of the game: the usual statement first. */
export type Verbs = Partial<Record<Verb, string[]>>;

/** Whether the game has such a statement. */
export const isKnown = (game: string, text: string): boolean => readStatement(game, text).type !== "Unknown";

/** The verbs in their places; null where a place stays empty. */
export function placed(game: string, verbs: Verbs): ({ verb: Verb; says: string[] } | null)[] {
  return PLACES.map((those) => {
    for (const verb of those) {
      const says = (verbs[verb] ?? []).filter((text) => isKnown(game, text));
      if (says.length) return { verb, says };
    }
    return null;
  });
}

/** The statement by which a seat is left without a reply; null where the game has none. */
export function silence(game: string, seat: number): string | null {
  const text = `nothing ${lexiconOf(game).seats[seat - 1] ?? seat}`;
  return isKnown(game, text) ? text : null;
}
