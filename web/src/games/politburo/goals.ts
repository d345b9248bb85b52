/** The sheet of goals: what is impossible by what this seat knows, what it has marked, and which public deeds speak for a goal. Pure. */
import type { Told } from "../../lib/i18n/notation";
import type { Seen } from "../../table/session/seen";
import { memberOf, publicOf, type Ministry } from "./public";
import type { Member } from "./made";

/** The members by what they want; two of a group want the opposite. */
export const GROUPS = [
  { id: "security", members: ["beria", "kirov"] },
  { id: "finance", members: ["kaganovich", "kuibyshev"] },
  { id: "defence", members: ["voroshilov", "malenkov"] },
  { id: "sum", members: ["bulganin", "khrushchev"] },
  { id: "loss", members: ["molotov", "zhdanov"] },
] as const satisfies readonly { id: string; members: readonly [Member, Member] }[];
export const GOALS: readonly Member[] = GROUPS.flatMap(({ members }) => members);

export const MARKS = ["cross", "guess", "perhaps"] as const;
export type Mark = (typeof MARKS)[number];

/** What somebody did in public for a goal, or against it. */
export interface Deed {
  seat: number;
  goal: Member;
  favours: boolean;
  round: number;
  /** What it was: said, claimed, or seen in an opened ballot. */
  kind: "want" | "claim" | "ballot";
  side: "repression" | "reform";
  ministry: Ministry;
}

/** `own`: it is known that it is so. `not`: it is known that it is not. `greyed`: a guess of this seat rules it out. */
export type Field = "own" | "not" | "greyed" | Mark | "";

export const subject = (seat: number, goal: Member): string => `goal ${seat} ${goal}`;

export function field(seen: Seen, marks: Record<string, string>, seat: number, goal: Member): Field {
  const seats = seen.table.seats.map((held) => held.seat);
  const known = memberOf(seen, seat);
  if (known) return known === goal ? "own" : "not";
  if (seats.some((other) => memberOf(seen, other) === goal)) return "not";
  const marked = (who: number, what: Member): Mark | "" => MARKS.find((mark) => mark === marks[subject(who, what)]) ?? "";
  const mark = marked(seat, goal);
  if (mark) return mark;
  const guessed = seats.some((other) => marked(other, goal) === "guess") || GOALS.some((other) => marked(seat, other) === "guess");
  return guessed ? "greyed" : "";
}

/** The public deeds so far. They prove nothing. */
export function deeds(seen: Seen): Deed[] {
  const open = publicOf(seen);
  const all: Deed[] = [];
  const add = (deed: Omit<Deed, "goal" | "favours">): void => {
    const up = deed.side === "repression";
    const group = GROUPS.find(({ id }) => id === deed.ministry)!;
    for (const members of [group.members, GROUPS[3].members])
      members.forEach((goal, index) => (index === 0) === up && all.push({ ...deed, goal, favours: true }));
    all.push({ ...deed, goal: group.members[up ? 1 : 0], favours: false });
  };
  const rounds = [...open.history, { number: open.round, ministry: open.ministry, ballots: open.ballots }];
  for (const { number, ministry, ballots } of rounds)
    for (const { voters, repression } of ballots)
      if (ministry && (repression === 0 || repression === voters.length))
        for (const seat of voters) add({ seat, round: number, kind: "ballot", side: repression ? "repression" : "reform", ministry });
  let now = 0;
  for (const event of seen.events) {
    if (event.type === "Appointed") now = Number(event.round);
    if (event.type !== "Said") continue;
    const [seat, { type, ministry, way, round, side }] = [Number(event.seat), event.statement as Told];
    if (type === "Want") add({ seat, round: now, kind: "want", side: way === "up" ? "repression" : "reform", ministry: ministry as Ministry });
    const voted = rounds.find(({ number }) => number === round)?.ministry;
    if (type === "ClaimBallot" && voted) add({ seat, round: Number(round), kind: "claim", side: side as Deed["side"], ministry: voted });
  }
  return all;
}
