/** A purge as it is played: the car is in sight until it has left, and whether it left with him is not shown before it was told. */
import { describe, expect, it } from "vitest";
import { LASTS } from "../../../src/games/kremlin/made";
import { visitAt } from "../../../src/games/kremlin/scenes/visit";
import { stage } from "../../../src/games/kremlin/stage";
import { beatsOf, type Beat } from "../../../src/table/stage/beat";
import type { Seen } from "../../../src/table/session/seen";
import type { Told } from "../../../src/lib/i18n/notation";

const announced: Told = { type: "Announced", who: "H", by: 2, action: { type: "Purge", who: "Q" } };
const rolled: Told = { type: "Rolled", why: "purge", who: "Q", face: 15, bonus: 3, needed: 14 };
const taken: Told[] = [
  { type: "Controlled", who: "Q", player: null, lost_by: 1 },
  { type: "Exiled", who: "Q" },
  { type: "Aged", who: "H", points: 1, age: 61 },
];
const spared: Told[] = [
  { type: "Aged", who: "H", points: 3, age: 63 },
  { type: "Began", year: 2, phase: 3 },
];

function played(...steps: Told[][]): [string | null, ...string[]][] {
  const seen = (events: Told[]) => ({ events, public: { control: {} } }) as unknown as Seen;
  return steps.flatMap((events, n) => {
    const told = steps.slice(0, n).flat();
    const beats: Beat[] = beatsOf(events, seen(told), seen([...told, ...events]), 3, stage.direct);
    return beats.map((beat): [string | null, ...string[]] => [beat.scene, ...beat.events.map(({ type }) => type)]);
  });
}

describe("a purge", () => {
  it("ends with him in the car, in a beat of its own after the die", () => {
    const told = [
      ["purge", "Announced"],
      ["purge", "Rolled"],
      ["purge", "Controlled", "Exiled", "Aged"],
    ];
    expect(played([announced], [rolled, ...taken])).toEqual(told);
    expect(played([announced], [rolled], taken)).toEqual(told);
    expect(played([announced], [rolled, ...taken.slice(1)]).at(-1)).toEqual(["purge", "Exiled", "Aged"]);
  });

  it("ends with the car driving on, and the night is over", () => {
    expect(played([announced], [rolled, ...spared])).toEqual([
      ["purge", "Announced"],
      ["purge", "Rolled"],
      ["purge", "Aged"],
      [null, "Began"],
    ]);
  });

  it("tells that a card has saved him after the die, and counts with the card", () => {
    const lucky: Told = { ...rolled, face: 9, bonus: 0, needed: 8, modifiers: [] };
    const card: Told = { type: "Recounted", who: "Q", total: 6, needed: 8, short: 2 };
    expect(played([announced], [lucky], [card, ...spared])).toEqual([
      ["purge", "Announced"],
      ["purge", "Rolled"],
      ["purge", "Recounted"],
      ["purge", "Aged"],
      [null, "Began"],
    ]);
    expect(visitAt([announced, lucky, card])!.roll).toEqual({ ...lucky, bonus: -3, modifiers: ["card"] });
  });

  it("stands still while others speak, and is called off", () => {
    const meanwhile: Told[] = [
      { type: "Declared", player: 3, who: "H", points: 5 },
      { type: "Controlled", who: "H", player: 3, lost_by: 2 },
    ];
    const fell: Told = { type: "Fell", who: "H", action: announced.action };
    expect(played([announced], [...meanwhile, fell], [{ ...announced, action: { type: "Pass" } }])).toEqual([
      ["purge", "Announced"],
      ["purge", "Declared"],
      ["purge", "Controlled", "Fell"],
      [null, "Announced"],
    ]);
  });

  it("is looked at as long as it moves", () => {
    const before = { events: [announced], public: { control: {} } } as unknown as Seen;
    const after = { events: [announced, rolled, ...taken], public: { control: {} } } as unknown as Seen;
    const beats = beatsOf([rolled, ...taken], before, after, null, stage.direct);
    expect(beats.map(({ lasts }) => lasts)).toEqual([LASTS.roll, LASTS.taken]);
    expect(beats.map(({ shown }) => shown.public === after.public)).toEqual([false, true]);
  });

  it("keeps back only what it has to show: what is announced and declared meanwhile is said at once", () => {
    const events: Told[] = [
      announced,
      { type: "Declared", player: 3, who: "H", points: 5 },
      { type: "Controlled", who: "H", player: 3, lost_by: null },
      rolled,
      ...taken,
    ];
    const [before, after] = [[], events].map((told) => ({ events: told, public: { control: {} } }) as unknown as Seen);
    expect(beatsOf(events, before!, after!, 1, stage.direct).map(({ reveals }) => reveals > 0)).toEqual([false, false, false, true, true]);
  });

  it("may be sent by a card", () => {
    expect(visitAt([{ type: "Began", year: 1, phase: 2 }, rolled])).toEqual({ victim: "Q", by: null, roll: rolled });
    expect(visitAt([announced, rolled])).toEqual({ victim: "Q", by: "H", roll: rolled });
  });
});
