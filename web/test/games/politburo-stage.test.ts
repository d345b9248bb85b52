/** How a game of Politburo is played back: a ballot says how many and never who, three point at once, and the masks fall last. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { endOf } from "../../src/games/politburo/scenes/end";
import Gauge from "../../src/games/politburo/scenes/Gauge.svelte";
import Member from "../../src/games/politburo/scenes/Member.svelte";
import { ballotOf, papersOf, purgeOf } from "../../src/games/politburo/scenes/sitting";
import { stage } from "../../src/games/politburo/stage";
import { beatsOf, type Beat } from "../../src/table/stage/beat";
import type { Hello } from "../../src/app/protocol";
import { fromHello, type Seen } from "../../src/table/session/seen";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import type { Told } from "../../src/lib/i18n/notation";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import moments from "../fixtures/politburo.json";
import { inTheTheatre } from "../scene";

inTheTheatre("politburo");

const end = fromHello(moments.end as unknown as Hello);
const seats = end.table.seats.length;

/** How things stood when so much had been told, as far as the pictures look at it. */
function after(count: number): Seen {
  const told = end.events.slice(0, count);
  const levels: Record<string, number> = { defence: 0, finance: 0, security: 0 };
  const influence = Array<number>(seats).fill(3);
  let [round, ministry] = [1, null as unknown];
  for (const event of told) {
    if (event.type === "Appointed") [round, ministry] = [Number(event.round), null];
    if (event.type === "Taken" || (event.type === "Voted" && event.accepted)) ministry = event.ministry;
    if (event.type === "Moved") levels[String(event.ministry)] = Number(event.level);
    if (event.type === "Lost") influence[Number(event.seat) - 1] = Number(event.influence);
  }
  return { ...end, events: told, public: { ...end.public, levels, influence, round, ministry } };
}

/** What is told in one step: what a seat, or all of them, have answered leads up to the next question. */
const BEGINS = ["Proposed", "Voted", "Counted", "Divided", "Pointed"];
function steps(): [number, number][] {
  const starts = end.events.flatMap(({ type }, n) => (BEGINS.includes(type) && (type !== "Pointed" || end.events[n - 1]!.type !== "Pointed") ? [n] : []));
  return starts.map((start, n) => [start, starts[n + 1] ?? end.events.length]);
}
const beats: Beat[] = steps().flatMap(([from, to]) => beatsOf(end.events.slice(from, to), after(from), after(to), null, stage.direct));
const playing = (type: string): Beat[] => beats.filter(({ events }) => events[0]!.type === type);

it("plays what there is to play in the fixture", () => {
  for (const type of ["Voted", "Counted", "Divided", "Moved", "Pointed", "Unmasked", "Lost", "Fulfilled"])
    expect(playing(type).length, type).toBeGreaterThan(0);
});

it("has a scene for whatever it plays as one, and nobody is lit before it has been seen who", () => {
  for (const { scene, lit, reveals, lasts } of beats.filter((beat) => beat.scene)) {
    expect(stage.scenes).toHaveProperty(scene!);
    expect(lit).toEqual({});
    expect(reveals).toBeLessThan(lasts);
  }
});

describe("a ballot", () => {
  it("shows as many papers of each kind as were counted", () => {
    for (const beat of playing("Counted")) {
      const { papers, united } = ballotOf(beat);
      expect(papers.filter((side) => side === "repression")).toHaveLength(Number(beat.events[0]!.repression));
      expect(papers.filter((side) => side === "reform")).toHaveLength(Number(beat.events[0]!.reform));
      expect(united).toBe(new Set(papers).size === 1);
    }
  });

  it("leaves one in its envelope where only the side was told", () => {
    for (const beat of playing("Divided")) {
      const { side } = beat.events[0]!;
      expect(ballotOf(beat)).toMatchObject({ papers: [side, side, null], united: false });
    }
  });

  it("lies in an order that hangs on its number alone, whoever voted how", () => {
    const counted = (repression: number, ballot: number): Told => ({ type: "Counted", ballot, repression, reform: 3 - repression });
    expect([1, 2, 3].map((ballot) => papersOf(counted(1, ballot), ballot).indexOf("repression"))).toEqual([1, 2, 0]);
    for (const beat of playing("Counted")) {
      const told = ballotOf(beat);
      const cast = Object.fromEntries(
        told.voters.map((voter) => [
          `["ballot",${told.round},${told.number},${voter}]`,
          { key: ["ballot", told.round, told.number, voter], value: "reform", seenBy: null },
        ]),
      );
      const twin = { ...beat, before: { ...beat.before, secrets: cast }, after: { ...beat.after, secrets: cast } };
      expect(ballotOf(twin)).toEqual(told);
    }
  });

  it("moves the marker with the beat that says so, and not before", () => {
    for (const beat of beats.filter(({ scene }) => scene === "ballots")) {
      const moved = beat.events.find(({ type }) => type === "Moved");
      const { from, to, ministry } = ballotOf(beat);
      expect(from).toBe((beat.before.public!.levels as Record<string, number>)[ministry]);
      expect(to).toBe(moved ? moved.level : from);
    }
  });

  it.each(LANGUAGES)("has room for the whole name of a ministry on a phone in $lang", async ({ lang }) => {
    await spoken.speak(lang);
    for (const ministry of ["defence", "finance", "security"] as const) {
      const { container } = render(Gauge, { ministry, from: 0, to: 1, x: 38, y: 242, width: 314, height: 34 });
      expect(container.textContent).not.toContain("…");
    }
  });

  it("stops where it ends the round, and where there is a purge to come goes on to it", () => {
    for (const beat of playing("Moved")) {
      const count = end.events.slice(0, beat.first).findLast(({ type }) => type === "Counted" || type === "Divided")!;
      expect(beat.stop).toBe(count.type === "Divided" ? null : "round");
    }
  });
});

describe("a purge", () => {
  it("has all three point in one beat", () => {
    for (const beat of playing("Pointed")) {
      expect(beat.events.map(({ type }) => type)).toEqual(["Pointed", "Pointed", "Pointed"]);
      const { voters, fingers, deviant, cast, now } = purgeOf(beat);
      expect(voters.map((voter, n) => [voter, fingers[n]])).toEqual(beat.events.map(({ voter, suspect }) => [voter, suspect]));
      expect([deviant, cast, now]).toEqual([null, null, "pointing"]);
    }
  });

  it("shows who voted how once it is told, and takes what is lost only then", () => {
    for (const beat of playing("Unmasked")) {
      const { voters, deviant, cast, influence } = purgeOf(beat);
      const { deviant: told, side } = beat.events[0]!;
      expect(deviant).toBe(told);
      expect(cast!.filter((one) => one === side)).toEqual([side]);
      expect(cast![voters.indexOf(deviant!)]).toBe(side);
      expect(influence.map(({ has, lost, paid }) => [has, lost, paid])).toEqual(
        voters.map((voter) => [(beat.before.public!.influence as number[])[voter - 1], 0, false]),
      );
    }
    for (const beat of playing("Lost")) {
      expect(beat.stop).toBe("round");
      expect(beat.events.every(({ type }) => type === "Lost")).toBe(true);
      const { voters, influence } = purgeOf(beat);
      for (const { seat, lost, influence: left } of beat.events) expect(influence[voters.indexOf(Number(seat))]).toEqual({ has: left, lost, paid: true });
    }
  });
});

describe("the end", () => {
  it.each(LANGUAGES)("cuts nobody's name short in $lang", async ({ lang }) => {
    await spoken.speak(lang);
    for (const member of ["kaganovich", "kuibyshev", "voroshilov", "khrushchev"]) {
      const ended = endOf({
        after: {
          ...end,
          events: [
            { type: "Fulfilled", seats: [1] },
            { ...end.events.at(-1)!, members: [member] },
          ],
        },
      });
      const { container } = render(Member, { held: end.table.seats[0]!, name: "Ann", end: ended, influence: 3, wide: 180, high: 98 });
      expect(container.textContent).not.toContain("…");
    }
  });

  it("is one beat, as long as its picture; what comes out of the archives is for the log", () => {
    const last = beats.at(-1)!;
    expect(last.events.map(({ type }) => type)).toEqual(["Fulfilled", "Ended"]);
    expect(last).toMatchObject({ scene: "end", stop: "end", lasts: endOf(last).lasts });
    expect(beats.some(({ events }) => events.some(({ type }) => type === "Opened"))).toBe(false);
  });

  it("takes off every mask, one after the other, before goals are looked at and Influence is compared", () => {
    for (const many of [5, 7, 8, 10]) {
      const ended = { ...end.events.at(-1)!, members: Array<string>(many).fill("beria") };
      const { falls, goals, compared, stamped, why, lasts } = endOf({ after: { ...end, events: [{ type: "Fulfilled", seats: [1] }, ended] } });
      expect(falls).toHaveLength(many);
      const order = [...falls, goals, compared, stamped, why, lasts];
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(lasts).toBeLessThan(7000);
    }
  });
});
