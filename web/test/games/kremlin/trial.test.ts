/** A trial as it is played: the court stays in sight from the first word to the verdict, and nothing is counted before it was told. */
import { describe, expect, it } from "vitest";
import { LASTS } from "../../../src/games/kremlin/made";
import { count, lastRound, roundAt, SILENCE } from "../../../src/games/kremlin/scenes/round";
import { stage } from "../../../src/games/kremlin/stage";
import { beatsOf, type Beat } from "../../../src/table/stage/beat";
import type { Seen } from "../../../src/table/session/seen";
import type { Told } from "../../../src/lib/i18n/notation";

const votes = (who: string, vote: string): Told => ({ type: "Announced", who, by: 1, action: { type: "Vote", vote } });
const voted = (who: string, vote: string): Told => ({ type: "Voted", who, vote });
const lapses = (who: string): Told => ({ type: "Announced", who, by: null, action: { type: "Pass" } });

/** Told step by step, as a game of bots went. */
const ACQUITTAL: Told[][] = [
  [{ type: "Tried", accuser: "N", who: "F" }],
  [votes("H", "innocent")],
  [voted("H", "innocent"), votes("N", "guilty")],
  [voted("N", "guilty"), lapses("L")],
  [
    { type: "Declared", player: 1, who: "L", points: 4 },
    { type: "Controlled", who: "L", player: 1, lost_by: null },
    { type: "Fell", who: "L", action: { type: "Pass" } },
  ],
  [votes("L", "innocent")],
  [
    voted("L", "innocent"),
    { type: "Judged", who: "F", verdict: "acquitted" },
    { type: "Cleared", who: "F" },
    { type: "Aged", who: "N", points: 3, age: 64 },
    lapses("C"),
  ],
];

function played(steps: Told[][]): Beat[] {
  const seen = (events: Told[]) => ({ events, public: { control: {} } }) as unknown as Seen;
  return steps.flatMap((events, n) => {
    const told = steps.slice(0, n).flat();
    return beatsOf(events, seen(told), seen([...told, ...events]), 2, stage.direct);
  });
}

const types = ({ events }: Beat): string[] => events.map(({ type }) => type);

describe("a trial", () => {
  const beats = played(ACQUITTAL);
  const verdict = beats.findIndex((beat) => types(beat)[0] === "Judged");

  it("is looked at from its opening to its verdict, whatever happens meanwhile", () => {
    expect(beats.map(({ scene }) => scene)).toEqual([...Array(verdict + 1).fill("trial"), null]);
    expect(types(beats[verdict]!)).toEqual(["Judged", "Cleared", "Aged"]);
    expect(beats[verdict]!.stop).toBe("verdict");
  });

  it("holds its breath before the vote that decides, and before no other", () => {
    const lasts = beats.filter((beat) => types(beat)[0] === "Voted").map((beat) => beat.lasts);
    expect(lasts).toEqual([LASTS.vote, LASTS.vote, LASTS.vote + SILENCE]);
  });

  it("is not shown as over on the board while its last vote is cast", () => {
    const last = beats[verdict - 1]!;
    expect(last.shown.public).toBe(last.before.public);
    expect(beats[verdict]!.shown.public).toBe(beats[verdict]!.after.public);
  });

  it("is over without a verdict if the accused is gone", () => {
    const dropped = played([...ACQUITTAL.slice(0, 2), [{ type: "Died", who: "F" }, lapses("C")]]);
    expect(dropped.at(-1)!.scene).toBeNull();
  });
});

describe("a vote that goes round", () => {
  const until = (step: number) => roundAt(ACQUITTAL.slice(0, step).flat())!;

  it("counts what is final, and knows what is announced", () => {
    expect(until(2)).toMatchObject({ kind: "trial", who: "F", by: "N", votes: {}, announced: { who: "H", vote: "innocent" } });
    expect([count(until(4), "guilty"), count(until(4), "innocent"), until(4).silent]).toEqual([1, 1, ["L"]]);
  });

  it("hears whoever has found a voice", () => {
    expect(until(5)).toMatchObject({ silent: [], announced: null });
    expect(until(6).announced).toEqual({ who: "L", vote: "innocent" });
    expect(roundAt(ACQUITTAL.flat())).toBeNull();
  });

  it("is about whoever was proposed, until he is elected or the proposal falls", () => {
    const proposal: Told = { type: "Announced", who: "G", by: 3, action: { type: "Propose", who: "C" } };
    expect(roundAt([proposal, voted("G", "for")])).toMatchObject({ kind: "election", who: "C", by: "G", votes: { G: "for" } });
    expect(roundAt([proposal, { type: "Fell", who: "G", action: { type: "Propose", who: "C" } }])).toBeNull();
    expect(roundAt([proposal, voted("G", "for"), { type: "Elected", who: "C" }])).toBeNull();
  });
});

describe("an election", () => {
  const proposal: Told = { type: "Announced", who: "G", by: 3, action: { type: "Propose", who: "C" } };
  const begun = [[proposal], [voted("G", "for"), votes("D", "against")]];
  const scenes = (beats: Beat[]) => beats.map((beat) => [beat.scene, ...types(beat)]);

  it("is looked at from the proposal until it is rejected", () => {
    const paid: Told = { type: "Aged", who: "G", points: 1, age: 70 };
    const beats = played([...begun, [voted("D", "against"), { type: "Rejected", who: "C" }, paid]]);
    expect(scenes(beats)).toEqual([
      ["election", "Announced"],
      ["election", "Voted"],
      ["election", "Announced"],
      ["election", "Voted"],
      ["election", "Rejected", "Aged"],
    ]);
    expect(beats[3]!.shown.public).toBe(beats[3]!.before.public);
  });

  it("leaves it to the funeral who is elected", () => {
    const beats = played([...begun, [voted("D", "for"), { type: "Elected", who: "C" }]]);
    expect(scenes(beats).slice(-2)).toEqual([
      ["election", "Voted"],
      ["funeral", "Elected"],
    ]);
  });
});

it("a nomination that falls in the same breath is still seen as it was made", () => {
  const proposed: Told = { type: "Announced", who: "G", by: 1, action: { type: "Propose", who: "F" } };
  const fell: Told = { type: "Fell", who: "G", action: { type: "Propose", who: "F" } };
  expect(roundAt([proposed, fell])).toBeNull();
  expect(lastRound([], [proposed, fell])).toMatchObject({ kind: "election", who: "F", by: "G" });
  expect(lastRound([proposed], [fell])).toMatchObject({ who: "F" });
});
