import { describe, expect, test } from "vitest";
import { columnAt, dark, floor, range, through, ticks, wordsOf } from "../src/charts/chart";
import type { ChartInfo } from "../src/protocol";

const chart = (cells: (number | string | null)[][], truth: (number | string | null)[] = []): ChartInfo => ({
  id: "any", drawn: "lines", columns: [], kind: "", moments: [], rows: cells.map((row) => ({ of: ["player", "1"], cells: row, truth })),
});

describe("a game as a whole", () => {
  test("what was true is within the range, and nought", () => {
    expect(range(chart([[3, 4]], [9, null]))).toEqual([0, 9]);
    expect(range(chart([[-2, 3]]))).toEqual([-2, 3]);
    expect(range(chart([[0, 0]]))).toEqual([0, 1]);
  });

  test("lines are drawn at whole numbers, and not too many", () => {
    expect(ticks([-2, 3])).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(ticks([0, 55])).toEqual([0, 20, 40]);
  });

  test("a line breaks where nothing is", () => {
    expect(through([1, 2, null, 3], (at) => at, (value) => value)).toBe("M0.0 1.0L1.0 2.0M3.0 3.0");
  });

  test("counts begin with nought, ages with the youngest", () => {
    expect(floor(chart([[0, 5]]))).toBe(0);
    expect(floor(chart([[50, 90, null]]))).toBe(50);
    expect(dark(90, 50, 90)).toBe(1);
    expect(dark(null, 0, 3)).toBe(0);
  });

  test("words have an order of their own, those that were true among them", () => {
    expect(wordsOf(chart([["work", null]], ["strike", null]))).toEqual(["strike", "work"]);
  });

  test("a moment belongs to the year that ends with it or later", () => {
    expect([0, 10, 11, 20, 99].map((n) => columnAt([10, 20], n))).toEqual([0, 0, 1, 1, 1]);
  });
});
