/** The sheet of goals: what is impossible, what was marked, what was done in public. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { deeds, field, GOALS, subject } from "../../src/games/politburo/goals";
import GoalsSheet from "../../src/games/politburo/panels/GoalsSheet.svelte";
import { memberOf, publicOf } from "../../src/games/politburo/public";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import { folder } from "../../src/table/session/folder.svelte";
import { notesOf } from "../../src/table/session/notes.svelte";
import moments from "../fixtures/politburo.json";
import { sittingAt } from "../social";

const at = () => sittingAt(moments, "ProposePlan");

beforeAll(async () => {
  await spoken.of("politburo");
  await spoken.with("page_said", "page_social", "page_table");
});
beforeEach(() => {
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("fetch", async () => Response.json({ notes: [] }));
});
afterEach(() => {
  cleanup();
  folder.shut = false;
  vi.unstubAllGlobals();
});

it("is filled in with what this seat knows", () => {
  const { seen, seat } = at();
  const own = memberOf(seen!, seat!)! as (typeof GOALS)[number];
  const other = seat === 2 ? 3 : 2;
  expect(GOALS).toHaveLength(10);
  expect(GOALS.map((goal) => field(seen!, {}, seat!, goal))).toEqual(GOALS.map((goal) => (goal === own ? "own" : "not")));
  expect(GOALS.map((goal) => field(seen!, {}, other, goal))).toEqual(GOALS.map((goal) => (goal === own ? "not" : "")));
});

it("greys the row and the column of a guess, and nothing for a cross", () => {
  const { seen, seat } = at();
  const [one, two] = [1, 2, 3].filter((each) => each !== seat) as [number, number];
  const [goal, rest] = GOALS.filter((each) => each !== memberOf(seen!, seat!)) as [(typeof GOALS)[number], (typeof GOALS)[number]];
  const marks = { [subject(one, goal)]: "guess", [subject(two, rest)]: "cross" };
  expect(field(seen!, marks, one, goal)).toBe("guess");
  expect([field(seen!, marks, one, rest), field(seen!, marks, two, goal)]).toEqual(["greyed", "greyed"]);
  expect(field(seen!, marks, two, rest)).toBe("cross");
  expect(field(seen!, { [subject(one, goal)]: "nonsense" }, two, goal)).toBe("");
});

it("counts opened ballots and what was said aloud as deeds, for a goal and against its opposite", () => {
  const { seen } = at();
  const open = { ...publicOf(seen!), ballots: [], history: [{ number: 1, ministry: "finance", ballots: [{ voters: [1, 2, 3], repression: 3 }] }] };
  const events = [
    { type: "Appointed", round: 2 },
    { type: "Said", seat: 4, statement: { type: "Want", ministry: "defence", way: "down" } },
  ];
  const found = deeds({ ...seen!, public: open as never, events });
  expect(found.filter(({ seat }) => seat === 1).map(({ goal, favours }) => [goal, favours])).toEqual([
    ["kaganovich", true],
    ["bulganin", true],
    ["kuibyshev", false],
  ]);
  expect(found.filter(({ seat }) => seat === 4).map(({ goal, favours, round }) => [goal, favours, round])).toEqual([
    ["malenkov", true, 2],
    ["khrushchev", true, 2],
    ["voroshilov", false, 2],
  ]);
});

it("is ticked for oneself, and shut with the folder", async () => {
  const sitting = at();
  render(GoalsSheet, { at: sitting });
  const table = screen.getByRole("table");
  expect(within(table).getAllByRole("columnheader")).toHaveLength(15);
  const other = sitting.seat === 1 ? 2 : 1;
  const free = GOALS.findIndex((goal) => goal !== memberOf(sitting.seen!, sitting.seat!));
  await fireEvent.click(within(table).getAllByRole("button")[(other - 1) * 10 + free]!);
  await fireEvent.click(screen.getByRole("button", { name: /My guess/ }));
  expect(notesOf(sitting).texts).toEqual({ [subject(other, GOALS[free]!)]: "guess" });
  await fireEvent.click(screen.getByRole("button", { name: /My guess/ }));
  expect(notesOf(sitting).texts).toEqual({ [subject(other, GOALS[free]!)]: "" });
  expect(sitting.ask).not.toHaveBeenCalled();
  cleanup();
  folder.shut = true;
  render(GoalsSheet, { at: sitting });
  expect(screen.queryByRole("table")).toBeNull();
});
