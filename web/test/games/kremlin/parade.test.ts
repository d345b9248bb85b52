/** The October parade: which events are its beat, and what its picture is made of. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Parade from "../../../src/games/kremlin/scenes/Parade.svelte";
import { EMPTY, paradeOf, ROLL, UNAIDED } from "../../../src/games/kremlin/scenes/parade";
import { stage } from "../../../src/games/kremlin/stage";
import type { Hello } from "../../../src/app/protocol";
import { beatsOf, type Beat } from "../../../src/table/stage/beat";
import { fromHello, type Seen } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import type { Told } from "../../../src/lib/i18n/notation";
import seated from "../../fixtures/kremlin-1988.json";
import { inTheTheatre } from "../../scene";

/** 1954, phase 2: A is Chief with one cross; E is on a cure; the Stalinists have two Octobers. */
const start = fromHello(seated as unknown as Hello);
const year: Told[] = [
  { type: "Began", year: 3, phase: 1 },
  { type: "Exiled", who: "Y" },
  { type: "Began", year: 4, phase: 1 },
  { type: "Exiled", who: "B" },
];
const before: Seen = { ...start, events: year, public: { ...start.public, phase: 8, control: { A: 1 } } };

function beats(events: Told[], now = before): Beat[] {
  const after = { ...now, events: [...now.events, ...events], public: { ...now.public, year: 5, phase: 1 } };
  return beatsOf(events, now, after, null, stage.direct);
}

const ROLLED: Told = { type: "Rolled", why: "wave", who: "A", face: 11, bonus: 0, needed: 7 };
const waved = (success: string): Told => ({ type: "Waved", who: "A", success });
const marked = (mark: string): Told => ({ type: "Marked", year: 4, mark });
const BEGAN: Told = { type: "Began", year: 5, phase: 1 };

inTheTheatre();

describe("the beat of the parade", () => {
  it("is die, arm and mark in one; what follows is another", () => {
    const [parade, next, ...more] = beats([ROLLED, waved("yes"), marked("stalinists"), BEGAN]);
    expect(parade).toMatchObject({
      scene: "parade",
      stop: "parade",
      lasts: ROLL.lasts,
      sounds: [
        { sound: "die", at: ROLL.die },
        { sound: "crowd", at: ROLL.arm },
      ],
    });
    expect(parade!.events.map(({ type }) => type)).toEqual(["Rolled", "Waved", "Marked"]);
    expect(next).toMatchObject({ scene: null });
    expect(more).toEqual([]);
  });

  it("goes without a die, and without a Chief", () => {
    const [cured, unaided] = beats([{ type: "Returned", who: "E" }, waved("yes"), marked("blank")]);
    expect(cured).toMatchObject({ scene: null });
    expect(unaided).toMatchObject({ scene: "parade", sounds: [{ sound: "crowd", at: UNAIDED.arm }], lasts: UNAIDED.lasts });
    expect(beats([marked("blank")])).toMatchObject([{ scene: "parade", stop: "parade", lasts: EMPTY.lasts }]);
  });
});

describe("what its picture is made of", () => {
  const told = (events: Told[], now = before) => paradeOf(beats(events, now)[0]!);

  it("is what stood before: the year, the string, the bottles, and who is left to be carried", () => {
    expect(told([ROLLED, waved("yes"), marked("stalinists")])).toMatchObject({
      ...{ year: 4, who: "A", abed: null, rolled: { face: 11, needed: 7 }, waved: true, master: 1, crosses: 1, mark: "stalinists" },
      track: [null, "stalinists", "stalinists"],
      beside: ["F", "G"],
      boards: ["F", null, "G", "C", "D", "E", "H"], // B went east this year, Y in another
    });
  });

  it("knows who fails, and who lies in bed", () => {
    expect(told([ROLLED, waved("no"), marked("blank")])).toMatchObject({ waved: false, mark: null });
    const men = { ...(before.public!.men as object), A: { type: "Politician", place: "chief", stress: 4, crosses: 1, suspect: 0, cure: true } };
    expect(told([marked("blank")], { ...before, public: { ...before.public, men } })).toMatchObject({ who: null, abed: "A", rolled: null, mark: null });
    const posts = { ...(before.public!.posts as object), chief: null };
    expect(told([marked("blank")], { ...before, public: { ...before.public, posts } })).toMatchObject({ who: null, abed: null });
  });

  it("says the number needed and what came of it, in words of its own", () => {
    const drawn = (events: Told[]): string => {
      const { container } = render(Parade, { at: new SeatSession("T", 1), beat: beats(events)[0]! });
      return container.textContent!;
    };
    expect(drawn([ROLLED, waved("yes"), marked("stalinists")])).toMatch(/needs 7.*ENOUGH/s);
    expect(drawn([ROLLED, waved("no"), marked("blank")])).toMatch(/BOOM.*NOT ENOUGH/s);
    expect(drawn([waved("yes"), marked("blank")])).toMatch(/UNAIDED/);
    expect(drawn([marked("blank")])).toMatch(/NOBODY/);
  });
});
