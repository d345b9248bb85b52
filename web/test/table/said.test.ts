/** The sheet "who said what of whom": by round, lies crossed, contradictions marked, what was taken back struck. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { game as goulagPage } from "../../src/games/goulag";
import { said as goulag } from "../../src/games/goulag/said";
import { FACTIONS } from "../../src/games/kremlin/public";
import { said as kremlin } from "../../src/games/kremlin/said";
import { said as politburo } from "../../src/games/politburo/said";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import { called, cell, entries, isLie, isWithdrawn } from "../../src/table/talk/sheets/said";
import SaidGrid from "../../src/table/talk/sheets/SaidGrid.svelte";
import moments from "../fixtures/goulag.json";
import { answers, sittingAt } from "../social";

const said = (seat: number, type: string, statement: object) => ({ type: "Said", seat, statement: { type, ...statement } });
const claim = (by: number, seat: number, side: string, why = "passed") => said(by, "Claim", { seat, side, why });

const EVENTS = [
  { type: "Named" },
  claim(2, 1, "loyal"),
  claim(3, 1, "disloyal", "inferred"),
  { type: "Shown", round: 1 },
  { type: "Named" },
  claim(2, 1, "disloyal"),
  claim(4, 1, "loyal"),
  said(4, "Retract", {}),
  said(5, "ClaimPlay", { round: 1, card: "work" }),
  said(1, "Inquire", { seat: 2, about: 1 }),
];
/** By number among the statements. */
const JUDGED = { 3: "withdrawn", 5: "lie" } as const;
const CONTRADICTIONS: Record<number, [number, number]> = { 2: [0, 1] };

const sitting = () => {
  const at = sittingAt(moments, "NameTrio");
  at.seen = { ...at.seen!, events: EVENTS, judged: JUDGED, contradictions: CONTRADICTIONS };
  return at;
};
const all = () => {
  const at = sitting();
  return entries(at.seen!, (statement, by) => goulag.read(statement, by, at), goulagPage.heading);
};

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_said", "page_social", "page_table");
});
beforeEach(() => {
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("fetch", async () => Response.json({ notes: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("what was said", () => {
  it("is read by speaker, subject and round", () => {
    expect(all().map(({ by, about, label, round, sure }) => [by, about, label, round, sure])).toEqual([
      [2, 1, "loyal", 1, true],
      [3, 1, "disloyal", 1, false],
      [2, 1, "disloyal", 2, true],
      [4, 1, "loyal", 2, true],
      [5, 5, "Work", 2, true],
    ]);
  });

  it("contradicts what the same speaker said before, was taken back, or came out as a lie", () => {
    const found = all();
    expect(found.map(({ against }) => against)).toEqual([null, null, 1, null, null]);
    expect(found.map(isWithdrawn)).toEqual([false, false, false, true, false]);
    expect(found.map(isLie)).toEqual([false, false, false, false, true]);
  });

  it("counts the last word of each speaker about another", () => {
    expect(called(all(), 1)).toEqual([["disloyal", 2]]);
    expect(cell(all(), 2, 1)).toHaveLength(2);
  });
});

describe("the grid", () => {
  it("opens the history of a cell and asks which it is", async () => {
    const at = sitting();
    render(SaidGrid, { at, said: goulag });
    const table = screen.getByRole("table");
    expect(within(table).getAllByRole("rowheader")).toHaveLength(at.seen!.table.seats.length + 1);
    const other = at.seat === 2 ? 3 : 2;
    await fireEvent.click(within(table).getAllByRole("button")[other - 2]!);
    const history = screen.getAllByRole("listitem");
    expect(history[0]!.textContent).toContain("Round 1");
    await fireEvent.click(screen.getByRole("button", { name: /Ask which it is/ }));
    expect(answers(at)).toEqual([other === 2 ? "otherwise 2 1" : "ask 3 about 1"]);
  });

  it("says in words what a sign shows", () => {
    render(SaidGrid, { at: sitting(), said: goulag });
    const names = screen.getAllByRole("button").map((button) => button.textContent);
    expect(names.join("\n")).toMatch(/≠ said otherwise/);
    expect(names.join("\n")).toMatch(/taken back/);
    expect(names.join("\n")).toMatch(/a lie/);
  });

  it("says that nothing has been said", () => {
    const at = sitting();
    at.seen = { ...at.seen!, events: [] };
    render(SaidGrid, { at, said: goulag });
    expect(screen.getByText(/Nobody has said anything/)).toBeTruthy();
  });
});

it("reads the statements of the other games", async () => {
  await spoken.of("politburo");
  const at = sitting();
  expect(politburo.read({ type: "Accuse", seat: 3 }, 2, at)).toMatchObject({ about: 3, label: "deviant" });
  expect(politburo.read({ type: "Want", ministry: "finance", way: "up" }, 2, at)).toMatchObject({ about: 2, label: "Finance ▲" });
  expect(kremlin.read({ type: "Thank", player: FACTIONS[2] }, 2, at)).toMatchObject({ about: 3, label: "thanks" });
});
