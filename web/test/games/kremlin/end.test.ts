/** The end as it is played: a sheet is shut until it was told, and what decided it comes last. */
import { describe, expect, it } from "vitest";
import { LASTS } from "../../../src/games/kremlin/made";
import { laidOut } from "../../../src/games/kremlin/scenes/sheets";
import { stage } from "../../../src/games/kremlin/stage";
import { beatsOf } from "../../../src/table/stage/beat";
import type { Seen } from "../../../src/table/session/seen";
import type { Told } from "../../../src/lib/i18n/notation";

const opened = (player: number, sheet: string): Told => ({ type: "Opened", player, sheet });
const END: Told[] = [
  opened(1, "F10 G9 C1"),
  opened(2, ""),
  { type: "Ended", outcome: { type: "Outcome", winners: [1], who: "stalinists", rule: "kremlin 11.c", numbers: [] } },
];

describe("the end", () => {
  it("opens one sheet after the other", () => {
    expect(laidOut([1, 2], [])).toEqual([
      { seat: 1, lines: null },
      { seat: 2, lines: null },
    ]);
    expect(laidOut([1, 2], END.slice(0, 1))[0]!.lines).toEqual([
      { who: "F", points: 10 },
      { who: "G", points: 9 },
      { who: "C", points: 1 },
    ]);
    expect(laidOut([1, 2], END)[1]!.lines).toEqual([]);
  });

  it("is a beat for each sheet, and one for the outcome, at which one stops", () => {
    const seen = (events: Told[]) => ({ events, public: { control: {} } }) as unknown as Seen;
    const beats = beatsOf(END, seen([]), seen(END), 1, stage.direct);
    expect(beats.map(({ scene, lasts, stop }) => [scene, lasts, stop])).toEqual([
      ["end", LASTS.opened, null],
      ["end", LASTS.opened, null],
      ["end", LASTS.ended, "end"],
    ]);
  });
});
