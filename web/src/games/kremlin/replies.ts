/** What one might answer in Kremlin to what was said to this seat: three statements (16.1). */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import type { Told } from "../../lib/i18n/notation";
import { FACTIONS, publicOf, type Letter } from "./public";

/** The most points that a statement gives one politician. */
const MOST = 20;
const HARMS = ["purge", "accuse", "seize"];

export function replies(said: Told, at: SeatSession): string[] {
  const { type, who, points, deed } = said.statement as Told;
  const open = publicOf(at.seen)!;
  const them = FACTIONS[Number(said.seat) - 1];
  const men = Object.keys(open.men) as Letter[];
  const controlled = (Object.keys(open.control) as Letter[]).find((man) => open.control[man] === said.seat);
  const theirs = controlled ?? who ?? Object.values(open.posts).find(Boolean) ?? men[0];
  const [thanks, threat, believe] = [`thank ${them}`, `warn ${them} to seize ${theirs}`, `believe not ${them}`];
  switch (type) {
    case "Boast":
      return [`have ${Math.min(MOST, Number(points) + 1)} on ${who}`, `promise ${them} to spare ${who}`, `warn ${them} to seize ${who}`];
    case "Inquire":
      return [`have 10 on ${who}`, `have 5 on ${who}`, `have 0 on ${who}`];
    case "Request":
      return [HARMS.includes(String(deed)) ? `promise ${them} to spare ${who}` : `promise ${them} to ${deed} ${who}`, threat, `ask ${them} about ${who}`];
    case "Threaten":
      return [deed === "seize" ? `have 10 on ${who}` : `ask ${them} to spare ${who}`, believe, threat];
    case "Reproach":
    case "Contradict":
      return [`deny ${them}`, believe, threat];
    case "Believe":
    case "Deny":
      return [believe, threat, `ask ${them} about ${theirs}`];
    default:
      return [thanks, `promise ${them} to spare ${theirs}`, threat];
  }
}
