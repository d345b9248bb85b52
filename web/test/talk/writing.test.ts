/** That somebody writes is told now and then, and nothing of what. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Asked } from "../../src/table/session/stream";
import { OFTEN, signs } from "../../src/table/talk/line/writing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function line(seat: number | null, status = "running"): { told: Asked[]; writes: (text: string) => void } {
  const told: Asked[] = [];
  const seen = { table: { status } } as never;
  return { told, writes: signs({ seat, seen, tells: (asked) => void told.push(asked) }) };
}

it("tells at most once in two seconds, and never what", () => {
  const { told, writes } = line(2);
  for (const text of ["P", "Pa", "Papkin is disloyal"]) writes(text);
  expect(told).toEqual([{ do: "typing", seat: 2 }]);
  vi.advanceTimersByTime(OFTEN - 1);
  writes("Papkin");
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  writes("Papkin");
  expect(told).toHaveLength(2);
});

it("tells nothing of an emptied line, of who only watches, and where nothing is played", () => {
  const lines = [line(2), line(null), line(2, "over")];
  lines.forEach(({ writes }, n) => writes(n ? "Papkin" : "  "));
  expect(lines.map(({ told }) => told)).toEqual([[], [], []]);
});
