/** The doctors: which events are a beat of theirs, and what they have found so far. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Health from "../../../src/games/kremlin/scenes/Health.svelte";
import { LASTS } from "../../../src/games/kremlin/made";
import { healthOf } from "../../../src/games/kremlin/scenes/health";
import { stage } from "../../../src/games/kremlin/stage";
import type { Hello } from "../../../src/app/protocol";
import { beatsOf, type Beat } from "../../../src/table/stage/beat";
import { fromHello, type Seen } from "../../../src/table/session/seen";
import { SeatSession } from "../../../src/table/session/seatSession.svelte";
import type { Told } from "../../../src/lib/i18n/notation";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import seated from "../../fixtures/kremlin-1988.json";
import { inTheTheatre } from "../../scene";

/** A is Chief (84, one cross), F, G, C, D follow, E (on a cure, one cross), H; nobody for Sport. */
const start = fromHello(seated as unknown as Hello);
type Men = Record<string, object>;
const men = start.public!.men as Men;
const SICK: Told[] = ["A", "E"].map((who) => ({ type: "Ailed", who, crosses: 1 }));
const before: Seen = {
  ...start,
  events: [{ type: "Placed", who: "G", place: "foreign" }, ...SICK, { type: "Began", year: 4, phase: 4 }],
  public: { ...start.public, phase: 4 },
};

const roll = (who: string, face: number, bonus = 0): Told => ({ type: "Rolled", why: "health", who, face, bonus, needed: 0 });

/** The steps of a visit, each with what of the board it changes. */
function played(...steps: { events: Told[]; changes?: object }[]): Beat[] {
  let now = before;
  return steps.flatMap(({ events, changes = {} }) => {
    const after = { ...now, events: [...now.events, ...events], public: { ...now.public, ...changes } };
    const beats = beatsOf(events, now, after, null, stage.direct);
    now = after;
    return beats;
  });
}

inTheTheatre();

describe("the beats of a visit", () => {
  it("are one a patient; from the third on those with whom nothing changes go quickly", () => {
    const beats = played(
      { events: [roll("A", 20), { type: "Ailed", who: "A", crosses: 0 }] },
      { events: [roll("F", 15)] },
      { events: [roll("G", 15)] },
      { events: [roll("C", 5), { type: "Ailed", who: "C", crosses: 1 }] },
      { events: [roll("D", 1), { type: "Died", who: "D" }, { type: "Began", year: 4, phase: 5 }] },
    );
    expect(beats.map(({ scene, lasts }) => [scene, lasts])).toEqual([
      ["health", LASTS.patient],
      ["health", LASTS.patient],
      ["health", LASTS.quick],
      ["health", LASTS.patient],
      ["health", LASTS.death],
      [null, beats[5]!.lasts],
    ]);
    expect(beats[4]).toMatchObject({ stop: "death", sounds: [{ sound: "die" }] });
  });

  it("are two where cards may come between the die and its work", () => {
    const waiting = { agenda: [{ type: "Throw", why: "health", who: "A", face: 2, change: 0 }] };
    const [cast, ailed] = played({ events: [roll("A", 2)], changes: waiting }, { events: [{ type: "Ailed", who: "A", crosses: 2 }], changes: { agenda: [] } });
    expect(healthOf(cast!)).toMatchObject({ lies: false, now: { who: "A", face: 2, result: null } });
    expect(ailed).toMatchObject({ scene: "health", lasts: LASTS.result });
    expect(healthOf(ailed!)).toMatchObject({ lies: true, now: { who: "A", face: 2, result: "worse", crosses: 2 } });
  });

  it("are none of theirs where somebody dies by other hands", () => {
    const shot = { type: "Rolled", why: "assassination", who: "G", face: 19, bonus: 0, needed: 14 };
    expect(
      played({ events: [roll("A", 12)] }, { events: [{ type: "Ailed", who: "H", crosses: 1 }] }, { events: [shot, { type: "Died", who: "G" }] }).map(
        ({ scene }) => scene,
      ),
    ).toEqual(["health", null, null]);
  });
});

describe("what has been found so far", () => {
  const beats = () =>
    played(
      { events: [roll("A", 20), { type: "Ailed", who: "A", crosses: 0 }], changes: { men: { ...men, A: { ...men.A, crosses: 0 } } } },
      { events: [roll("G", 1, -1), { type: "Died", who: "G" }], changes: { posts: { ...(start.public!.posts as object), foreign: null } } },
      { events: [roll("E", 13)] },
    );

  it("stays on the cards, and the dead in the post they had", () => {
    const { patients, now } = healthOf(beats()[2]!);
    expect(patients.map((patient) => patient && [patient.who, patient.result])).toEqual([
      ["A", "better"],
      ["F", null],
      ["G", "dead"],
      ["C", null],
      ["D", null],
      ["E", null],
      ["H", null],
      null,
    ]);
    // on a cure, 72 by birth, with one cross already
    expect(now.cells.filter((cell) => cell === "dead")).toHaveLength(1);
    expect(now.result).toBe("same");
  });

  it("knows the Chief of the beginning, who was never placed", () => {
    const posts = { ...(start.public!.posts as object), chief: null };
    const [, next] = played({ events: [roll("A", 1), { type: "Died", who: "A" }], changes: { posts } }, { events: [roll("F", 15)] });
    expect(healthOf(next!).patients[0]).toMatchObject({ who: "A", result: "dead" });
  });

  it("is drawn: who, how old, the die, and what was added to it", () => {
    const { container } = render(Health, { at: new SeatSession("T", 1), beat: beats()[1]! });
    expect(container.querySelector(".desk p")!.textContent).toBe(`${spoken.words!.say("kremlin-politician-G")}, 70 Foreign Affairs`);
    expect(container.querySelector(".die")!.textContent).toContain("−1");
    expect(container.querySelector(".lit .result")!.textContent).toBe("to the Wall");
    expect(container.querySelectorAll(".vacant")).toHaveLength(1);
  });
});
