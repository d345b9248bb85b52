import { render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { Viewing } from "../../src/archive/viewing.svelte";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { fromHello } from "../../src/table/session/seen";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import Charts from "../../src/archive/Charts.svelte";
import { MARKS } from "../../src/games/kremlin/marks";
import type { Hello } from "../../src/app/protocol";
import recorded from "../fixtures/kremlin-1988.json";
import { columnAt, dark, floor, range, through, ticks, wordsOf } from "../../src/lib/charts/chart";
import type { ChartInfo } from "../../src/app/protocol";

const chart = (cells: (number | string | null)[][], truth: (number | string | null)[] = []): ChartInfo => ({
  id: "any",
  drawn: "lines",
  columns: [],
  kind: "",
  moments: [],
  rows: cells.map((row) => ({ of: ["player", "1"], cells: row, truth })),
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
    expect(
      through(
        [1, 2, null, 3],
        (at) => at,
        (value) => value,
      ),
    ).toBe("M0.0 1.0L1.0 2.0M3.0 3.0");
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

test("a line has the colour of its faction, and so has the key", async () => {
  await Promise.all([spoken.of("kremlin"), spoken.with("charts")]);
  const rows = [3, 1].map((seat) => ({ of: ["player", String(seat)], cells: [seat, 2], truth: [] }));
  const men = [{ of: ["who", "F"], cells: [1, 2], truth: [] }];
  const lines = {
    drawn: "lines",
    columns: [
      ["year", "1"],
      ["year", "2"],
    ],
    kind: "",
    moments: [],
  };
  const charts = [
    { ...lines, id: "influence", rows },
    { ...lines, id: "age", rows: men },
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ charts, turns: [] })));
  const at = new SeatSession("T", null, () => ({ send: vi.fn(), close: () => {} }));
  at.seen = fromHello(recorded as unknown as Hello);
  const viewing = {
    at,
    position: 0,
    reel: { numberOf: () => 0, momentAt: () => 0 },
    go: () => {},
    chapterName: ({ number }: { number: number }) => String(1950 + number),
  };
  render(Charts, { viewing: viewing as unknown as Viewing });
  await vi.waitFor(() => expect(document.querySelectorAll(".chart .line")).toHaveLength(3));
  const colour = (part: Element): string => (part as HTMLElement).style.getPropertyValue("--seat");
  const [first, second] = [MARKS[2]!.fill, MARKS[0]!.fill];
  const drawn = [...document.querySelectorAll(".chart .line")].map((path) => path.parentElement!);
  expect(drawn.map(colour)).toEqual([first, second, ""]);
  expect(drawn.map((group) => group.getAttribute("class"))).toEqual(["of-seat", "of-seat", "of0"].map((name) => expect.stringContaining(name)));
  expect([...document.querySelectorAll(".charts > li:first-child > .key > li")].map(colour)).toEqual([first, second]);
});
