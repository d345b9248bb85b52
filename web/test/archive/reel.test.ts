/** A stream looked at moment by moment. */
import { describe, expect, it } from "vitest";
import { Reel } from "../../src/archive/reel";
import type { TableInfo, Update } from "../../src/app/protocol";
import { after, atFirst, fromHello } from "../../src/table/session/seen";

const table = { id: "T", game: "kremlin", status: "over", seats: [] } as unknown as TableInfo;
const first = atFirst(fromHello({ type: "hello", n: 0, protocol: 1, at: 0, table, view: null }));

/** A long game: an event in most messages, a year now and then, windows in between in which all pass. */
const updates: Update[] = Array.from({ length: 1234 }, (_, i): Update => {
  const n = i + 1;
  if (i === 0) return { type: "update", n, at: n, chat: [{ name: "Ann", text: "well", seat: 1, alike: false, after: 0 }] };
  if (i === 1) return { type: "update", n, at: n, public: { year: 1, count: 0, men: {} } };
  if (i % 5 === 4) return { type: "update", n, at: n, answers: { 1: "pass", 2: "pass" } };
  const year = i % 100 === 2 ? { year: 2 + (i - 2) / 100 } : {};
  return { type: "update", n, at: n, public: { count: n, ...year, men: { [`m${i % 7}`]: n } }, events: [{ type: "Counted", n }] };
});
const reel = new Reel(first, updates);

describe("a reel", () => {
  it("begins with the game and passes over what says nothing", () => {
    expect(reel.moment(0).public).toEqual({ year: 1, count: 0, men: {} });
    expect(reel.length).toBeLessThan(updates.length);
    for (let position = 1; position < reel.length; position += 1) expect(reel.step(position).events.length).toBeGreaterThan(0);
  });

  it("shows each moment as it was told, from whichever other one comes", () => {
    const told = new Map<number, unknown>();
    let seen = first;
    for (const update of updates) told.set(update.n, (seen = after(seen, update)));
    const order = [reel.length - 1, 0, 500, 499, 501, 3, 900, 40, 41, 899, reel.length - 1];
    for (const position of order) expect(reel.moment(position)).toEqual(told.get(reel.numberOf(position)));
  });

  it("finds the moment of an event, of a number, and the year", () => {
    const event = 321;
    const moment = reel.momentOf(event);
    expect(reel.step(moment).events).toContainEqual(reel.moment(reel.length - 1).events[event]);
    expect(reel.momentAt(reel.numberOf(moment))).toBe(moment);
    expect(reel.momentAt(0)).toBe(0);
    expect(reel.momentAt(99_999)).toBe(reel.length - 1);
    expect(reel.chapters.map((chapter) => chapter.number).slice(0, 4)).toEqual([1, 2, 3, 4]);
    const [, second] = reel.chapters;
    expect(reel.moment(second!.position).public?.year).toBe(2);
    expect(reel.moment(second!.position - 1).public?.year).toBe(1);
    expect(reel.chapterOf(second!.position + 3)).toBe(second);
  });

  it("keeps only some of its states", () => {
    for (let position = 0; position < reel.length; position += 1) reel.moment(position);
    const { kept } = reel as unknown as { kept: unknown[] };
    expect(kept.length).toBeLessThan(updates.length / 40);
  });

  it("tells what was answered under seal, not what the event says anyway", () => {
    const sealed = new Reel(first, [
      { type: "update", n: 1, at: 1, public: { round: 1 }, events: [{ type: "Named" }], answers: { 3: "name 1 2 watch 4" } },
      { type: "update", n: 2, at: 2, secrets: { set: [[["played", 1, 1], "work", [1]]], gone: [] }, answers: { 1: "play work", 2: "play strike" } },
      { type: "update", n: 3, at: 3, events: [{ type: "Voted" }], answers: { 1: "declare G 5", 2: "pass" } },
    ]);
    expect(sealed.step(0).sealed).toEqual([]);
    expect(sealed.step(1)).toEqual({
      events: [],
      sealed: [
        [1, "play work"],
        [2, "play strike"],
      ],
    });
    expect(sealed.step(2).sealed).toEqual([[1, "declare G 5"]]);
  });

  it("of a game of which nothing is told is empty, and does not mind", () => {
    const empty = new Reel(first, []);
    expect(empty.length).toBe(0);
    expect(empty.moment(0)).toEqual(first);
    expect(empty.chapterOf(0)).toBeUndefined();
  });
});
