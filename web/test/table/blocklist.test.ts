import { afterEach, expect, test, vi } from "vitest";
import { blocklist } from "../../src/table/session/blocklist.svelte";
import { shown } from "../../src/table/talk/reacting";
import type { SeatSession } from "../../src/table/session/seatSession.svelte";

vi.mock("../../src/lib/sound/sound.svelte", () => ({ play: () => {} }));

const here = { blocked_seats: [3], muted_seats: [2], muted_names: ["Dan"] };

afterEach(() => {
  blocklist.here = { blocked_seats: [], muted_seats: [], muted_names: [] };
  vi.unstubAllGlobals();
});

test("what a muted person says is hidden by the seat, or without one by the name", () => {
  blocklist.here = here;
  const line = (name: string, seat: number | null) => ({ name, seat, text: "la", alike: false, after: 0 });
  expect([line("Ben", 2), line("Dan", null)].every(blocklist.hides)).toBe(true);
  expect([line("Dan", 1), line("Ben", null), line("Cid", 3)].some(blocklist.hides)).toBe(false);
});

test("a muted person's gestures are not shown", () => {
  blocklist.here = here;
  const at = { reactions: {} } as unknown as SeatSession;
  shown(at, { type: "reaction", seat: 2, mark: "cough" });
  expect(at.reactions).toEqual({});
  shown(at, { type: "reaction", seat: 1, mark: "cough" });
  expect(at.reactions).toEqual({ 1: "cough" });
});

test("who cannot be asked about is heard", async () => {
  blocklist.here = here;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
  await blocklist.look("t");
  expect(blocklist.here.muted_seats).toEqual([]);
});
