/** What was claimed at a table of Goulag (5.1), held against what everybody has been shown. */
import type { Seen } from "../../table/seen";
import type { Told } from "../../words/notation";
import { judged, type Claimed, type Proved } from "../social/claims";
import { playedBy, publicOf, type Card, type Side } from "./public";

type Claim = { type: "Claim"; seat: number; side: Side; why: "passed" | "own" | "inferred" };
type ClaimPlay = { type: "ClaimPlay"; round: number; card: Card };

export function claimsOf(seen: Seen): Claimed[] {
  const sides = (seen.events.find(({ type }) => type === "Ended")?.sides as Side[] | undefined) ?? null;
  return seen.events.flatMap((said): Claimed[] => {
    const statement = said.statement as Told | undefined;
    if (said.type !== "Said" || !statement) return [];
    const by = said.seat as number;
    if (statement.type === "Claim") {
      const claim = statement as unknown as Claim;
      const about = claim.seat === by ? null : claim.seat;
      return [{ said, by, about, proved: ofCard(seen, by, claim, sides), sign: claim.side, sure: claim.why !== "inferred" }];
    }
    if (statement.type !== "ClaimPlay") return [];
    const { round, card } = statement as unknown as ClaimPlay;
    const chose = chosen(seen, round, by);
    return [{ said, by, about: null, proved: chose ? judged(chose === card, true) : "", sign: null, sure: true }];
  });
}

/** Whoever says that he passed a card which only another can have passed has lied, whatever is on it. */
function ofCard(seen: Seen, by: number, { seat, side, why }: Claim, sides: Side[] | null): Proved {
  if (why === "passed" && (seat % seen.table.seats.length) + 1 !== by) return "lie";
  const knew = why === "passed" || (why === "own" && seen.table.options.own_card === "seen");
  return sides ? judged(sides[seat - 1] === side, knew) : "";
}

/** Which card he chose, where all can work it out: both cards shown were the same, or all is over. */
function chosen(seen: Seen, round: number, builder: number): Card | undefined {
  const open = publicOf(seen);
  const over = open.history.find(({ number }) => number === round);
  if (over && over.work !== 1) return (over.work === 2) !== (over.supervised === builder) ? "work" : "strike";
  return over && open.outcome ? playedBy(seen, round, builder) : undefined;
}
