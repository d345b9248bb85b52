/** What can be said in Kremlin (16.1): to whom, about whom, and how many points. */
import type { Fill } from "../social/statements";
import { FACTIONS, type Public } from "./public";

const DEEDS: Record<string, string[]> = { Promise: ["spare", "promote", "acquit"], Threaten: ["purge", "accuse", "seize"] };
const MOST = 10;

export function fillFrom(open: Public, seats: number, me: number): Fill {
  const others = FACTIONS.slice(0, seats).filter((_, index) => index + 1 !== me);
  const people = Object.keys(open.men);
  const inOffice = Object.values(open.posts).filter((who) => who !== null);
  const men = [...inOffice, ...people.filter((who) => !inOffice.includes(who as never))];
  return (kind, field) => {
    if (field === "player") return [...others];
    if (field === "deed") return DEEDS[kind]!;
    return field === "points" ? Array.from({ length: MOST + 1 }, (_, index) => MOST - index) : men;
  };
}
