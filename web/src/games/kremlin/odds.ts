/** How a die may fall, as the server told it with the question: the page itself knows no table of numbers. */
import type { OddsInfo } from "../../app/protocol";
import type { Seen } from "../../table/session/seen";

export type Peril = "purge" | "sick" | "die" | "wave";

export const oddsOf = (seen: Seen | null, of: Peril): OddsInfo[] => seen?.question?.odds?.filter((odds) => odds.of === of) ?? [];

export const oddsFor = (seen: Seen | null, of: Peril, who: string): OddsInfo | undefined => oddsOf(seen, of).find((odds) => odds.who === who);
