import { afterEach, expect, test, vi } from "vitest";
import { hushed } from "../src/table/hushed.svelte";
import { shown } from "../src/table/reacting";
import type { Sitting } from "../src/table/sitting.svelte";

vi.mock("../src/sound/sound.svelte", () => ({ play: () => {} }));

const here = { blocked_seats: [3], muted_seats: [2], muted_names: ["Dan"] };

afterEach(() => {
  hushed.here = { blocked_seats: [], muted_seats: [], muted_names: [] };
  vi.unstubAllGlobals();
});

test("what a muted person says is hidden by the seat, or without one by the name", () => {
  hushed.here = here;
  const line = (name: string, seat: number | null) => ({ name, seat, text: "la", alike: false });
  expect([line("Ben", 2), line("Dan", null)].every(hushed.hides)).toBe(true);
  expect([line("Dan", 1), line("Ben", null), line("Cid", 3)].some(hushed.hides)).toBe(false);
});

test("a muted person's gestures are not shown", () => {
  hushed.here = here;
  const at = { reactions: {} } as unknown as Sitting;
  shown(at, { type: "reaction", seat: 2, mark: "cough" });
  expect(at.reactions).toEqual({});
  shown(at, { type: "reaction", seat: 1, mark: "cough" });
  expect(at.reactions).toEqual({ 1: "cough" });
});

test("who cannot be asked about is heard", async () => {
  hushed.here = here;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
  await hushed.look("t");
  expect(hushed.here.muted_seats).toEqual([]);
});
