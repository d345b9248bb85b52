/** Lists of politicians, sorted by what matters: what the brief proposes, one's own last, then the better odds, then the higher place, then more points of one's own. */
import { briefOf } from "../../../table/question/brief";
import type { Choice, SeatSession } from "../../../table/session/seatSession.svelte";
import { heldOn } from "../board/held";
import { oddsFor } from "../odds";
import { BELOW, POSTS, publicOf, type Letter } from "../public";

/** From the Chief down. */
function rank(at: SeatSession, who: string): number {
  const place = publicOf(at.seen)?.men[who as Letter]?.place;
  return [...POSTS, ...BELOW].findIndex((each) => each === place);
}

/** Of two politicians, who is named first. */
export function byPlace(at: SeatSession): (one: string, other: string) => number {
  return (one, other) =>
    rank(at, one) - rank(at, other) || (heldOn(at, other as Letter)?.points ?? 0) - (heldOn(at, one as Letter)?.points ?? 0) || (one < other ? -1 : 1);
}

/** What harms the politician it names: nobody aims it at a politician of their own first. */
const BLOWS = ["Purge", "Suspect", "Accuse", "Condemn"];

/** Deeds against somebody: the brief’s own proposals stand first. */
export function sorted(at: SeatSession, choices: Choice[]): Choice[] {
  const offers = briefOf(at)?.offers?.map(({ action }) => action) ?? [];
  const proposed = ({ text }: Choice): number => (offers.includes(text) ? offers.indexOf(text) : offers.length);
  const hits = ({ action }: Choice): number => (action.type === "Purge" ? (oddsFor(at.seen, "purge", String(action.who))?.hits ?? 0) : 0);
  const mine = ({ action }: Choice): number => Number(BLOWS.includes(action.type) && publicOf(at.seen)?.control[action.who as Letter] === at.seat);
  const place = byPlace(at);
  return choices.toSorted((a, b) => proposed(a) - proposed(b) || mine(a) - mine(b) || hits(b) - hits(a) || place(String(a.action.who), String(b.action.who)));
}
