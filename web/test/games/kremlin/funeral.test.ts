/** The funeral: who is buried, who follows, and whose hands were raised. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Funeral from "../../../src/games/kremlin/scenes/Funeral.svelte";
import { LASTS } from "../../../src/games/kremlin/made";
import { funeralOf, lastChief } from "../../../src/games/kremlin/scenes/funeral";
import { stage } from "../../../src/games/kremlin/stage";
import type { Hello } from "../../../src/app/protocol";
import { beatsOf, type Beat } from "../../../src/table/stage/beat";
import { fromHello, type Seen } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import type { Told } from "../../../src/lib/i18n/notation";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import seated from "../../fixtures/kremlin-1988.json";
import { inTheTheatre } from "../../scene";

const start = fromHello(seated as unknown as Hello);
const BEFORE: Told[] = [
  { type: "Placed", who: "Z", place: "sport" },
  { type: "Died", who: "Z" },
  { type: "Died", who: "A" },
  { type: "Began", year: 4, phase: 5 },
];
const before: Seen = { ...start, events: BEFORE, public: { ...start.public, phase: 5, posts: { ...(start.public!.posts as object), chief: null } } };
const vote = (who: string, how: string): Told => ({ type: "Voted", who, vote: how });

function elected(...events: Told[]): Beat {
  const all = [...events, { type: "Elected", who: "F" }, { type: "Began", year: 4, phase: 6 }];
  const after = { ...before, events: [...before.events, ...all] };
  return beatsOf(all, before, after, null, stage.direct).find(({ scene }) => scene === "funeral")!;
}

inTheTheatre();

describe("the funeral", () => {
  const proposed: Told = { type: "Announced", who: "G", by: null, action: { type: "Propose", who: "F" } };

  it("is the beat of the election alone", () => {
    const beat = elected(proposed, vote("F", "for"), vote("G", "for"), vote("C", "against"));
    expect(beat).toMatchObject({ lasts: LASTS.funeral, stop: null });
    expect(beat.events.map(({ type }) => type)).toEqual(["Elected"]);
  });

  it("counts the heir's vote, and shows the hands of the others", () => {
    const told = funeralOf(elected(proposed, vote("F", "for"), vote("G", "for"), vote("C", "against")));
    expect(told).toMatchObject({ year: 4, heir: "F", gone: { who: "A", how: "Died" }, buried: ["Z"], votes: { for: 2, against: 1 } });
    expect(told.hands.filter(({ up }) => up).map(({ who }) => who)).toEqual(["G"]);
    expect(told.hands.map(({ who }) => who)).toEqual(["G", "C", "D", "E", "H"]);
  });

  it("has no count where nobody voted, or on somebody else", () => {
    expect(funeralOf(elected()).votes).toBeNull();
    expect(funeralOf(elected({ ...proposed, action: { type: "Propose", who: "C" } }, vote("G", "against"), { type: "Rejected", who: "C" })).votes).toBeNull();
  });

  it("buries the last Chief, however he went", () => {
    const later: Told[] = [...BEFORE, { type: "Elected", who: "F" }, { type: "Died", who: "Q" }, { type: "Exiled", who: "F" }];
    expect(lastChief([{ type: "Placed", who: "Q", place: "kgb" }, ...later])).toEqual({ who: "F", how: "Exiled" });
    expect(
      lastChief([
        { type: "Placed", who: "Q", place: "kgb" },
        { type: "Died", who: "Q" },
      ]),
    ).toBeNull();
  });

  it("is drawn with the count, the heir's name and his new post", () => {
    const { container } = render(Funeral, { at: new SeatSession("T", 1), beat: elected(proposed, vote("F", "for"), vote("G", "for"), vote("C", "against")) });
    expect(container.textContent).toContain("2 : 1");
    expect(container.textContent).toContain(spoken.words!.say("kremlin-politician-F"));
  });
});
