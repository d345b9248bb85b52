/** Who said what of whom, and what has come out of it for everybody to see. The program judges it likewise, in `core/claims.py`. */
import type { Told } from "../../words/notation";

/** Nobody can know yet; it was so; it was not so, and he may have believed it; it was not so, and he knew. */
export type Proved = "" | "true" | "wrong" | "lie";

export interface Claimed {
  /** The event `Said`. */
  said: Told;
  by: number;
  /** Of whom; null: of himself, or of nobody. */
  about: number | null;
  proved: Proved;
  /** What is drawn on the arrow. */
  sign: "loyal" | "disloyal" | "finger" | "pact" | null;
  /** Whether he claims to know it. */
  sure: boolean;
}

export const judged = (so: boolean, knew: boolean): Proved => (so ? "true" : knew ? "lie" : "wrong");

/** What each says of each other by now: the last word of a kind counts. */
export function latest(claims: readonly Claimed[]): Claimed[] {
  const last = new Map<string, Claimed>();
  for (const claim of claims) {
    const key = `${claim.by}-${claim.about}-${(claim.said.statement as Told).type}`;
    if (claim.about === null) continue;
    last.delete(key);
    last.set(key, claim);
  }
  return [...last.values()];
}
