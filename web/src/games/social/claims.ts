/** Who said what of whom, and what has come out of it for everybody to see. The server judges; this only reads. */
import type { Hello } from "../../app/protocol";
import type { Told } from "../../lib/i18n/notation";
import type { Seen } from "../../table/session/seen";

/** What a statement says, as far as it is drawn. */
export interface Reading {
  /** Of whom; null: of the speaker, or of nobody. */
  about: number | null;
  /** What is drawn on the arrow. */
  sign: "loyal" | "disloyal" | "finger" | "pact" | null;
  /** Whether the speaker claims to know it. */
  sure: boolean;
}

export interface Claimed extends Reading {
  /** The event `Said`. */
  said: Told;
  by: number;
  /** Empty: nobody can know yet. `wrong`: it was not so, and the speaker may have believed it. */
  proved: NonNullable<Hello["judged"]>[number];
}

/** All that was claimed so far, in order. `read` returns null for a statement that claims nothing. */
export function claimsOf(seen: Seen, read: (statement: Told, by: number) => Reading | null): Claimed[] {
  return seen.events
    .filter(({ type }) => type === "Said")
    .flatMap((said, number) => {
      const by = said.seat as number;
      const reading = read(said.statement as Told, by);
      return reading ? [{ ...reading, said, by, proved: seen.judged[number] ?? "" }] : [];
    });
}

/** What each says of each other by now: the last word of a kind counts, and one sign of one by another stands once. */
export function latest(claims: readonly Claimed[]): Claimed[] {
  const last = new Map<string, Claimed>();
  for (const claim of claims) {
    const key = `${claim.by}-${claim.about}-${(claim.said.statement as Told).type}`;
    if (claim.about === null || !claim.sign || claim.proved === "withdrawn") continue;
    last.delete(key);
    last.set(key, claim);
  }
  return [...new Map([...last.values()].map((claim) => [`${claim.by}-${claim.about}-${claim.sign}`, claim])).values()];
}
