/** What happens becomes beats: who is lit, how long, what is told in one breath, and when the board changes. */
import { describe, expect, it } from "vitest";
import { stage as goulag } from "../../src/games/goulag/stage";
import { stage as kremlin } from "../../src/games/kremlin/stage";
import { stage as politburo } from "../../src/games/politburo/stage";
import { beatsOf, LIGHT, plainly, together, type Cue, type Director } from "../../src/table/stage/beat";
import type { Seen } from "../../src/table/session/seen";
import type { Told } from "../../src/lib/i18n/notation";

const seen = (events: Told[], open: object = {}): Seen =>
  ({ events, table: { seats: [1, 2, 3, 4, 5] }, public: { control: {}, men: {}, ...open } }) as unknown as Seen;

function play(direct: Director, events: Told[], { me = null, open = {} }: { me?: number | null; open?: object } = {}) {
  const earlier = [{ type: "Earlier" }];
  const [before, after] = [seen(earlier, open), seen([...earlier, ...events], open)];
  return beatsOf(events, before, after, me, direct).map((beat) => ({
    ...beat,
    told: beat.events.map(({ type }) => type),
    now: beat.shown.public === after.public,
    log: beat.shown.events.length,
  }));
}

describe("beats", () => {
  it("are one for each event, in order, where a game says nothing", () => {
    const beats = play(plainly, [{ type: "A" }, { type: "B" }]);
    expect(beats.map(({ told, first, stop, scene }) => [told, first, stop, scene])).toEqual([
      [["A"], 1, null, null],
      [["B"], 2, null, null],
    ]);
  });

  it("take in what is told in the same breath: the longer time, the first stop, all who are lit", () => {
    const direct: Director = ({ type }): Cue =>
      type === "A" ? { lasts: 900, lit: { who: ["X"] } } : { joins: true, lasts: 1500, lit: { who: ["X", "Y"], seat: [2] }, stop: "death" };
    const [beat, ...others] = play(direct, [{ type: "A" }, { type: "B" }]);
    expect(others).toEqual([]);
    expect([beat!.told, beat!.lasts, beat!.lit, beat!.stop]).toEqual([["A", "B"], 1500, { who: ["X", "Y"], seat: [2] }, "death"]);
  });

  it("change the board with the first that turns it, and not before", () => {
    const direct: Director = ({ type }) => ({ turns: type === "Done" });
    expect(play(direct, [{ type: "Said" }, { type: "Done" }, { type: "Said" }]).map(({ now }) => now)).toEqual([false, true, true]);
    expect(play(direct, [{ type: "Said" }, { type: "Said" }]).map(({ now }) => now)).toEqual([false, true]);
    expect(play(direct, [{ type: "Said" }, { type: "Said" }]).map(({ log }) => log)).toEqual([2, 3]); // one had been told before
  });

  it("leave out what is told in the log alone", () => {
    expect(play((event) => (event.type === "A" ? null : {}), [{ type: "A" }, { type: "B" }]).map(({ told, first }) => [told, first])).toEqual([[["B"], 2]]);
  });
});

describe("Kremlin", () => {
  const announced = { type: "Announced", who: "T", by: 4, action: { type: "Purge", who: "A" } };

  it("lights who acts, on whom, and by whose word; the board waits for the deed", () => {
    const [said, done] = play(kremlin.direct, [announced, { type: "Suspected", who: "A" }]);
    expect([said!.lit, said!.now, done!.now]).toEqual([{ who: ["T", "A"], seat: [4] }, false, true]);
  });

  const pass = (who: string, by: number | null = null) => ({ type: "Announced", who, by, action: { type: "Pass" } });
  const told = (...events: Told[]) => play(kremlin.direct, events).map(({ told, lasts }) => [told.join(" "), lasts]);

  it("tells of a stretch in which nothing happens at once", () => {
    const phases = [6, 7, 8].map((phase) => ({ type: "Began", year: 1, phase }));
    expect(told(pass("A"), phases[1]!, pass("B", 2), phases[2]!)).toEqual([["Announced Began Announced Began", LIGHT]]);
    expect(told(pass("A"), { type: "Aged", who: "A", points: 1, age: 60 }).length).toBe(1);
    expect(told(pass("A"), { type: "Began", year: 2, phase: 1 }).length).toBe(2);
    // A vote is looked at, and so is who casts none.
    expect(told({ type: "Tried", who: "A", accuser: "B" }, pass("C"), pass("D")).length).toBe(3);
    const steps = [[phases[0]!], [pass("A"), phases[1]!], [phases[2]!]].flatMap((events) => beatsOf(events, seen([]), seen(events), null, kremlin.direct));
    expect(steps.length).toBe(3);
    const [all, ...others] = together(steps);
    expect([all!.events.length, all!.lasts, all!.before, all!.after, others]).toEqual([4, LIGHT, steps[0]!.before, steps[2]!.after, []]);
    const [deed] = beatsOf([announced], seen([]), seen([announced]), null, kremlin.direct);
    expect(together([steps[0]!, deed!, steps[2]!]).length).toBe(3);
  });

  it("tells of what several show at once as one moment, and then who has got him", () => {
    const shown = [1, 2, 4].map((player) => ({ type: "Declared", player, who: "A", points: player }));
    const beats = play(kremlin.direct, [...shown, { type: "Controlled", who: "A", player: 4, lost_by: null }]);
    expect(beats.map(({ told, lit }) => [told.join(" "), lit.seat])).toEqual([
      ["Declared Declared Declared", [1, 2, 4]],
      ["Controlled", [4]],
    ]);
  });

  it("stops where one's own man is touched, and only there", () => {
    const events = [{ type: "Suspected", who: "A" }];
    expect(play(kremlin.direct, events, { me: 2, open: { control: { A: 2 } } })[0]!.stop).toBe("mine");
    expect(play(kremlin.direct, events, { me: 3, open: { control: { A: 2 } } })[0]!.stop).toBeNull();
    expect(play(kremlin.direct, events, { me: null, open: { control: { A: 2 } } })[0]!.stop).toBeNull();
  });

  it("stops where one loses control, at a death, a verdict, the parade and the end", () => {
    const stop = (...events: Told[]) => play(kremlin.direct, events, { me: 1 })[0]!.stop;
    expect(stop({ type: "Controlled", who: "A", player: 2, lost_by: 1 })).toBe("control");
    expect(stop({ type: "Controlled", who: "A", player: 2, lost_by: 3 })).toBeNull(); // the others' quarrels go by
    expect(stop({ type: "Controlled", who: "A", player: null, lost_by: 1 })).toBe("control");
    expect(stop({ type: "Controlled", who: "A", player: 1, lost_by: null })).toBeNull(); // one has just chosen it
    expect(stop({ type: "Controlled", who: "A", player: 2, lost_by: null })).toBeNull();
    expect(stop({ type: "Rolled", why: "health", who: "A", face: 1, bonus: 0, needed: 0 }, { type: "Died", who: "A" })).toBe("death");
    expect(stop({ type: "Voted", who: "B", vote: "guilty" }, { type: "Judged", who: "A", verdict: "guilty" })).toBe("verdict");
    expect(stop({ type: "Rolled", why: "wave", who: "A", face: 9, bonus: 0, needed: 8 }, { type: "Waved", who: "A", success: "yes" })).toBe("parade");
    expect(stop({ type: "Ended", outcome: {} })).toBe("end");
  });
});

describe("the others", () => {
  it("stop at a round's result", () => {
    expect(play(goulag.direct, [{ type: "Shown", round: 1, work: 2, canal: 2 }])[0]!.stop).toBe("round");
    const counted = [
      { type: "Counted", ballot: 1, repression: 3, reform: 0 },
      { type: "Moved", ministry: "defence", side: "repression", by: 2, level: 2 },
    ];
    expect(play(politburo.direct, counted).at(-1)!.stop).toBe("round");
  });
});
