import { flushSync } from "svelte";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import OptionFields from "../../src/home/OptionFields.svelte";
import Settings from "../../src/home/Settings.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import type { TableInfo } from "../../src/app/protocol";
import type { GameInfo } from "../../src/app/api";
import { spoken } from "../../src/lib/i18n/spoken.svelte";

const GAMES = [
  {
    game: "kremlin",
    seats: [3, 6],
    bots: ["random", "careful"],
    options: [
      { name: "preset", values: ["1988 basic", "1986 full"], default: "1988 basic", rule: "kremlin 0" },
      { name: "growth", values: ["off", "on"], default: "off", rule: "kremlin 10" },
    ],
  },
  {
    game: "goulag",
    seats: [5, 10],
    bots: ["random", "naive"],
    options: [{ name: "own_card", values: ["seen", "blind"], default: "seen", rule: "goulag 1.4" }],
  },
];

let sent: [string, unknown][];
let refuse: string;

/** A server of a few lines: it knows us, makes a table, and says yes; unless it is told to refuse. */
function answer(path: string, request?: RequestInit): Response {
  const said = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
  const body: unknown = request?.body ? JSON.parse(request.body as string) : null;
  if (request?.method === "POST") sent.push([path, body]);
  if (path === "/api/games") return said(GAMES);
  if (path === "/api/me") return said({ name: "Ann", tables: [], only: [] });
  if (refuse && path === "/api/tables") return said({ type: "refused", id: "", why: { id: refuse, rule: "", args: {} } }, 422);
  return path === "/api/tables" ? said({ id: "TABLE" }, 201) : said({ type: "done", id: "" });
}

beforeEach(async () => {
  [sent, refuse] = [[], ""];
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => Promise.resolve(answer(path, request)));
  vi.stubGlobal("scrollTo", () => {});
  await spoken.speak("en");
  render(NewTable);
  await screen.findByText("Who sits where?");
});
afterEach(cleanup);

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

it("sends exactly what the protocol calls a NewTable", async () => {
  await press("Open the table and invite");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual(["/api/tables", { game: "kremlin", seats: 4, options: {}, pace: "untimed", listed: false, title: "" }]);
  expect(sent[1]).toEqual(["/api/tables/TABLE/commands", expect.objectContaining({ do: "sit", seat: 1 })]);
});

it("sends only the options that were touched", async () => {
  await fireEvent.click(screen.getByLabelText(/with strengths, president/));
  await fireEvent.change(screen.getByLabelText(/More influence after years/), { target: { value: "on" } });
  await press("Open the table and invite");
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(sent[0]?.[1]).toMatchObject({ options: { preset: "1986 full", growth: "on" } });
});

it("begins at once where nobody is waited for", async () => {
  await fireEvent.click(screen.getByLabelText(/Alone against bots/));
  await press("3");
  await press("Begin");
  await waitFor(() => expect(sent).toHaveLength(5));
  expect(sent[0]?.[1]).toMatchObject({ pace: "solo", seats: 3 });
  expect(sent.slice(1).map(([, body]) => (body as { do: string }).do)).toEqual(["sit", "fill", "fill", "start"]);
});

it("says in words why the server would not", async () => {
  refuse = "kremlin-cards-grow";
  await press("Open the table and invite");
  expect((await screen.findByRole("alert")).textContent).toContain(spoken.words!.refusal({ id: refuse, rule: "", args: {} }));
});

it("says plainly which choice of Goulag's card is the printed game", async () => {
  await spoken.of("goulag");
  cleanup();
  render(OptionFields, { game: GAMES[1] as unknown as GameInfo, chosen: {} });
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual(["seen", "blind"]);
  expect((screen.getByLabelText(/our table/) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByLabelText(/as printed: you do not know your own card/)).toBeTruthy();
});

it("tells whoever sits down at a quick table what a wait tells there", () => {
  cleanup();
  const table = { game: "kremlin", options: {}, tempo: { pace: "untimed", quick: true, decision: 60, scale: 1 } } as unknown as TableInfo;
  const { rerender } = render(Settings, { table });
  expect(screen.queryByText(/a pause then shows/)).toBeTruthy();
  void rerender({ table: { ...table, tempo: { ...table.tempo, quick: false } } });
  flushSync();
  expect(screen.queryByText(/a pause then shows/)).toBeNull();
});
