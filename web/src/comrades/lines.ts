/** What a comrade adds to a statement, and at the end, in its own words: by what everybody has heard and by nothing else, as `presidium/bots/runtime/lines.py` has it. Pure. */
import type { SeatInfo } from "../app/protocol";
import type { Told } from "../lib/i18n/notation";
import { isTold } from "../lib/i18n/words";

type Tone = "accuse" | "vouch" | "own" | "ask" | "offer" | "won" | "lost";

/** The message `comrade-fox-accuse`, the so-manieth of those it holds. */
export interface Line {
  seat: number;
  id: string;
  tone: Tone;
  n: number;
}

const TONES: Record<string, Tone> = {
  Accuse: "accuse",
  Threaten: "accuse",
  Thank: "vouch",
  ClaimPlay: "own",
  ClaimBallot: "own",
  Want: "own",
  Boast: "own",
  Inquire: "ask",
  Pact: "offer",
  Promise: "offer",
  Exchanged: "accuse",
  Contradict: "accuse",
  Reproach: "accuse",
  Ascribe: "accuse",
  Believe: "own",
  Deny: "own",
  NotLooked: "own",
  AskWhy: "ask",
  Explain: "own",
  Request: "ask",
};
/** Of a hundred statements, how many have a line with them, by how talkative who makes them is. */
const OFTEN = [0, 35, 50, 65, 80, 90];
/** How many lines every comrade has in a tone; once all are said in a game, it adds none. */
const LINES: Record<Tone, number> = { accuse: 6, vouch: 6, own: 6, ask: 4, offer: 4, won: 1, lost: 1 };

const toneOf = ({ type, side, why }: Told): Tone | undefined =>
  type === "Claim" ? (why === "own" ? "own" : side === "loyal" ? "vouch" : "accuse") : TONES[type];

/** What is added to this event, after these: mostly nothing. */
export function lines(event: Told, before: Told[], seats: SeatInfo[]): Line[] {
  if (event.type === "Said")
    return beside(
      event,
      before.filter(({ type }) => type === "Said"),
      seats,
    );
  return isTold(event.outcome) ? atTheEnd(event.outcome.winners as number[], seats) : [];
}

function beside(said: Told, before: Told[], seats: SeatInfo[]): Line[] {
  const held = seats[Number(said.seat) - 1];
  const tone = toneOf(said.statement as Told);
  if (!held?.comrade || !tone || !adds(before.length, held)) return [];
  const used = before.filter((each, at) => each.seat === said.seat && toneOf(each.statement as Told) === tone && adds(at, held)).length;
  return used < LINES[tone] ? [{ seat: held.seat, id: held.comrade, tone, n: 1 + ((used + held.seat) % LINES[tone]) }] : [];
}

/** Whether a comrade adds a line to a statement that follows so many others. */
const adds = (before: number, { seat, talk }: SeatInfo): boolean => (before * 37 + seat * 11) % 100 < OFTEN[talk]!;

/** The most talkative of those who have won, and of those who have not. */
function atTheEnd(winners: number[], seats: SeatInfo[]): Line[] {
  const byTalk = seats.filter(({ comrade }) => comrade).sort((one, other) => other.talk - one.talk || one.seat - other.seat);
  const line = (held: SeatInfo | undefined, tone: Tone): Line[] => (held ? [{ seat: held.seat, id: held.comrade!, tone, n: 1 }] : []);
  return [
    ...line(
      byTalk.find(({ seat }) => winners.includes(seat)),
      "won",
    ),
    ...line(
      byTalk.find(({ seat }) => !winners.includes(seat)),
      "lost",
    ),
  ];
}
