/** Which words stand at which seat, and for how long; and what a floor asks of its people. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatLine, FloorInfo, Hello } from "../../src/app/protocol";
import type { Told } from "../../src/lib/i18n/notation";
import { people, ring } from "../../src/table/talk/floor/seats";
import { isSpokenOf } from "../../src/table/talk/floor/stopping.svelte";
import { APART, Bubbles, reading, TAKES_BACK, WRITES } from "../../src/table/talk/bubbles/bubbles.svelte";
import { fromHello, type Seen } from "../../src/table/session/seen";
import type { SeatSession } from "../../src/table/session/seatSession.svelte";
import { utterances } from "../../src/table/talk/bubbles/utterances";
import recorded from "../fixtures/goulag.json";

const start = fromHello((recorded as unknown as Record<string, Hello>).end!);
const bare: Seen = { ...start, events: [], chat: [], floor: null };
const PEOPLE = [1, 2];
const table = {
  ...start.table,
  seats: start.table.seats.map((held) => ({ ...held, kind: PEOPLE.includes(held.seat) ? ("person" as const) : ("bot" as const) })),
};
const says = (seat: number, about = 1): Told => ({ type: "Said", seat, statement: { type: "Claim", seat: about, side: "loyal", why: "inferred" } });
const chat = (seat: number, text = "Hello", after = 0): ChatLine => ({ name: "Ann", text, seat, alike: false, after });
const at = (events: Told[], lines: ChatLine[] = [], floor: FloorInfo | null = null): Seen => ({ ...bare, table, events, chat: lines, floor });
const FLOOR: FloorInfo = { kind: "round", number: 1, opens: 0, until: null, ready: [], waits: [1, 2], held: false, more: 0 };
const session = { words: null, game: "goulag" } as unknown as SeatSession;

function heard(muted: number[] = []): { bubbles: Bubbles; hear: (seen: Seen, shown?: Seen, live?: boolean) => void } {
  const bubbles = new Bubbles(session, (seat) => muted.includes(seat));
  bubbles.hear(at([]), at([]), true);
  return { bubbles, hear: (seen, shown = seen, live = true) => bubbles.hear(seen, shown, live) };
}
const seats = (bubbles: Bubbles): number[] => Object.keys(bubbles.at).map(Number);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows a person's words at once, bots' one after the other", () => {
  const { bubbles, hear } = heard();
  hear(at([says(3), says(4), says(5), says(2)]));
  expect(seats(bubbles)).toEqual([2, 3]);
  vi.advanceTimersByTime(APART);
  expect(seats(bubbles)).toEqual([2, 3, 4]);
  vi.advanceTimersByTime(APART);
  expect(bubbles.newest?.seat).toBe(5);
  expect(bubbles.thread).toHaveLength(4);
});

it("does not hold back a person for the film, but a bot", () => {
  const { bubbles, hear } = heard();
  const now = at([says(3), says(2)], [chat(1)]);
  hear(now, at([]));
  expect(seats(bubbles)).toEqual([1, 2]);
  hear(now, now, false); // somebody looks back
  expect(seats(bubbles)).toEqual([1, 2]);
  hear(now);
  expect(seats(bubbles)).toEqual([1, 2, 3]);
});

it("lets words go once they have been read, and keeps them on a floor", () => {
  expect(reading(10)).toBe(4000);
  expect(reading(100)).toBe(7500);
  const { bubbles, hear } = heard();
  hear(at([says(2)]));
  vi.advanceTimersByTime(3999);
  expect(seats(bubbles)).toEqual([2]);
  vi.advanceTimersByTime(1);
  expect(seats(bubbles)).toEqual([]);
  bubbles.turn("round 1");
  hear(at([says(2), says(2, 3)]));
  vi.advanceTimersByTime(20_000);
  expect(bubbles.at[2]?.fresh).toBe(false);
  bubbles.turn("");
  expect(seats(bubbles)).toEqual([]);
});

it("knows the same words said twice, wherever they stand among the events", () => {
  const { bubbles, hear } = heard();
  hear(at([says(2)]));
  hear(at([{ type: "Shown" }, says(2)]));
  expect(bubbles.thread).toHaveLength(1);
  hear(at([{ type: "Shown" }, says(2), says(2)]));
  expect(bubbles.thread).toHaveLength(2);
});

it("forgets what was taken back with an answer", () => {
  const { bubbles, hear } = heard();
  hear(at([says(2)]));
  hear(at([]));
  expect(seats(bubbles)).toEqual([]);
  expect(bubbles.thread).toEqual([]);
});

it("hears nobody who is muted, and does not see them write", () => {
  const { bubbles, hear } = heard([2]);
  bubbles.writes(2);
  hear(at([says(2)], [chat(2)]));
  expect([seats(bubbles), bubbles.writing, bubbles.thread]).toEqual([[], [], []]);
});

it("shows for a while that somebody writes, until they have said it", () => {
  const { bubbles, hear } = heard();
  bubbles.writes(2);
  expect(bubbles.writing).toEqual([2]);
  hear(at([], [chat(2)]));
  expect(bubbles.writing).toEqual([]);
  bubbles.writes(1);
  vi.advanceTimersByTime(WRITES);
  expect(bubbles.writing).toEqual([]);
});

it("finds on a floor what was said before it came", () => {
  const bubbles = new Bubbles(session, () => false);
  const seen = at([says(2, 4), { type: "Shown" }, says(3)], [], FLOOR);
  bubbles.hear(seen, seen, true);
  expect(seats(bubbles)).toEqual([3]);
  expect(bubbles.thread).toHaveLength(2);
});

it("leaves out lines of chat that were removed", () => {
  expect(utterances(at([], [chat(1, ""), chat(2)]))).toHaveLength(1);
});

it("counts the people who are done", () => {
  expect(people({ ...FLOOR, waits: [2] }, table)).toEqual({ done: [1], all: [1, 2] });
  const minded = { ...table, seats: table.seats.map((held) => ({ ...held, minded: held.seat === 1 })) };
  expect(people({ ...FLOOR, waits: [2] }, minded)).toEqual({ done: [], all: [2] });
});

it("stands faces in a ring, oneself at the foot, nobody on another", () => {
  for (let count = 3; count <= 10; count++) {
    const spots = ring(count, 2);
    expect(spots[1]).toEqual({ seat: 2, x: 50, y: 100 });
    for (const one of spots)
      for (const other of spots.slice(one.seat)) expect(Math.abs(one.x - other.x) * 2.8 + Math.abs(one.y - other.y) * 2.6).toBeGreaterThan(48);
  }
});

it("knows who is spoken of since anything else happened", () => {
  expect(isSpokenOf(at([says(3, 1)]), 1)).toBe(true);
  expect(isSpokenOf(at([says(1, 1)]), 1)).toBe(false);
  expect(isSpokenOf(at([says(3, 1), { type: "Shown" }, says(3, 2)]), 1)).toBe(false);
});

it("has statements and lines of chat in the order in which they were said", () => {
  const seen = at([says(2), { type: "Shown" }, says(3), says(4)], [chat(1, "a"), chat(2, "b", 1), chat(1, "c", 4), chat(2, "late", 3)]);
  expect(utterances(seen).map(({ said, text }) => said?.seat ?? text)).toEqual(["a", 2, "b", 3, 4, "c", "late"]);
});

it("lets this seat take back its own last statement for three seconds, and nobody else's", () => {
  const bubbles = new Bubbles({ ...session, seat: 2 } as unknown as SeatSession, () => false);
  const hear = (...events: Told[]): void => bubbles.hear(at(events), at(events), true);
  hear();
  hear(says(1));
  expect(bubbles.own).toBeNull();
  hear(says(1), says(2));
  expect(bubbles.own?.seat).toBe(2);
  vi.advanceTimersByTime(TAKES_BACK - 1);
  expect(bubbles.own).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(bubbles.own).toBeNull();
  hear(says(1), says(2), says(2, 3), { type: "Said", seat: 2, statement: { type: "Retract" } });
  expect(bubbles.own).toBeNull();
});

it("does not show this seat that it writes itself", () => {
  const bubbles = new Bubbles({ ...session, seat: 2 } as unknown as SeatSession, () => false);
  for (const seat of [2, 3]) bubbles.writes(seat);
  expect(bubbles.writing).toEqual([3]);
});
