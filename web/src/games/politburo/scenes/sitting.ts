/** A ballot and the purge after it as their pictures need them, from what everybody was told. */
import type { Beat } from "../../../table/stage/beat";
import type { Told } from "../../../lib/i18n/notation";
import { publicOf, type Ministry, type Side } from "../public";

export interface Ballot {
  number: number;
  round: number;
  rounds: number;
  gensek: number;
  voters: [number, number, number];
  ministry: Ministry;
  /** The papers as they lie in the end; null is one that stays in its envelope. */
  papers: (Side | null)[];
  /** Whether all are of a kind. */
  united: boolean;
  /** Where the marker goes, if it does now. */
  from: number;
  to: number;
}

const everything = (beat: Beat): Told[] => [...beat.after.events.slice(0, beat.first), ...beat.events];

export function ballotOf(beat: Beat): Ballot {
  const told = everything(beat);
  const named = told.findLast(({ type }) => type === "Named")!;
  const count = told.findLast(({ type }) => type === "Counted" || type === "Divided")!;
  const moved = beat.events.find(({ type }) => type === "Moved");
  const { ministry, levels, round } = publicOf(beat.before);
  const from = levels[ministry!];
  return {
    number: Number(named.ballot),
    round,
    rounds: beat.after.table.seats.length,
    gensek: Number(named.gensek),
    voters: named.voters as [number, number, number],
    ministry: ministry!,
    papers: papersOf(count, Number(named.ballot)),
    united: count.type === "Counted" && (count.repression === 0 || count.reform === 0),
    from,
    to: moved ? Number(moved.level) : from,
  };
}

/** What is turned, in an order that says nothing of who cast it. Of a divided third ballot two are known, and that the other is not like them. */
export function papersOf(count: Told, number: number): (Side | null)[] {
  if (count.type === "Divided") return [count.side as Side, count.side as Side, null];
  const [few, many]: [Side, Side] = Number(count.repression) > Number(count.reform) ? ["reform", "repression"] : ["repression", "reform"];
  const alone = Math.min(Number(count.repression), Number(count.reform));
  return [0, 1, 2].map((nth) => (alone && nth === number % 3 ? few : many));
}

export interface Purge {
  round: number;
  rounds: number;
  gensek: number;
  voters: [number, number, number];
  /** At whom each of them points. */
  fingers: number[];
  /** Once it is known who was the deviant: that, and how each of them had voted. */
  deviant: number | null;
  cast: Side[] | null;
  /** By voter, the Influence that is left, and what is lost of it now. */
  influence: { has: number; lost: number; paid: boolean }[];
  /** What is played now. */
  now: "pointing" | "unmasking" | "losing";
}

export function purgeOf(beat: Beat): Purge {
  const told = everything(beat);
  const named = told.findLast(({ type }) => type === "Named")!;
  const voters = named.voters as [number, number, number];
  const since = told.slice(told.lastIndexOf(named));
  const pointed = since.filter(({ type }) => type === "Pointed");
  const unmasked = since.find(({ type }) => type === "Unmasked");
  const losses = beat.events.filter(({ type }) => type === "Lost");
  const { influence, round } = publicOf(beat.before);
  const side = unmasked?.side as Side | undefined;
  const other: Side = side === "reform" ? "repression" : "reform";
  return {
    round,
    rounds: beat.after.table.seats.length,
    gensek: Number(named.gensek),
    voters,
    fingers: voters.map((voter) => Number(pointed.find((finger) => finger.voter === voter)!.suspect)),
    deviant: unmasked ? Number(unmasked.deviant) : null,
    cast: side ? voters.map((voter) => (voter === unmasked!.deviant ? side : other)) : null,
    influence: voters.map((voter) => {
      const loss = losses.find(({ seat }) => seat === voter);
      return loss ? { has: Number(loss.influence), lost: Number(loss.lost), paid: true } : { has: influence[voter - 1]!, lost: 0, paid: false };
    }),
    now: losses.length ? "losing" : unmasked ? "unmasking" : "pointing",
  };
}
