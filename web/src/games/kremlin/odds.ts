/** How a die may fall, as the server told it with the question: the page itself knows no table of numbers. */
import type { Seen } from "../../table/seen";

export interface Odds {
  of: "purge" | "sick" | "die" | "wave";
  who: string;
  hits: number;
  faces: number;
}

export const oddsOf = (seen: Seen | null): Odds[] => (seen?.question as { odds?: Odds[] } | null)?.odds ?? [];

export const oddsFor = (seen: Seen | null, of: Odds["of"], who: string): Odds | undefined =>
  oddsOf(seen).find((odds) => odds.of === of && odds.who === who);
