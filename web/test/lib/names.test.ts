/** What those are called who gave no name. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Hello, TableInfo } from "../../src/app/protocol";
import Chat from "../../src/table/talk/Chat.svelte";
import Menu from "../../src/table/around/Menu.svelte";
import Seats from "../../src/table/around/Seats.svelte";
import { somebody } from "../../src/table/session/playnow";
import { fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";
import kremlin from "../fixtures/kremlin-1988.json";

const TEMPO: TableInfo["tempo"] = {
  pace: "untimed",
  scale: 1,
  decision: 60,
  sheet: 300,
  when_all_in: false,
  breath: 6,
  poker_face: false,
  deadline: 0,
  quick: false,
  bank: 0,
  sittings: [],
  zone: "",
  in_step: false,
  talk: "none",
};

/** A table at which these people sit, from seat 1 on. */
function among(hello: unknown, names: string[], parts: Partial<Seen> = {}): SeatSession {
  const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
  const seen = fromHello(hello as Hello);
  const seats = seen.table.seats.map((held, n) => (n < names.length ? { ...held, kind: "person" as const, name: names[n]! } : held));
  at.seen = { ...seen, table: { ...seen.table, seats, status: "running", agreed: [], host: 1, tempo: TEMPO }, ...parts };
  return at;
}

beforeAll(() => spoken.of("goulag", "kremlin"));
beforeEach(() => spoken.speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is stored in no language", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(body as string));
    const why = { id: "who-are-you", rule: "", args: {} };
    return { ok: path !== "/api/me", json: async () => ({ why }) };
  });
  await somebody(" ");
  expect(sent).toEqual([{ name: "?" }]);
});

it("is said in the reader's language, and tells nobody apart", async () => {
  const at = among(kremlin, ["?", "Ann", "?"]);
  expect(at.names).toEqual({ 2: "Ann" });
  render(Seats, { at });
  const [first] = screen.getAllByRole("listitem");
  expect(first!.textContent).toMatch(/Stalinists \(you\)\s+Comrade/);
  await spoken.speak("fr");
  expect(first!.textContent).toMatch(/\(vous\)\s+Camarade/);
});

it("is said once where seats go by names anyway", () => {
  render(Seats, { at: among(goulag.spectator, ["?", "Ann"]) });
  const told = screen.getAllByRole("listitem").map((seat) => seat.textContent!.match(/Comrade|Ann/g));
  expect(told.slice(0, 2)).toEqual([["Comrade"], ["Ann"]]);
});

it("is the seat's in the talk, where there is one", () => {
  const lines = [
    { name: "?", text: "one", seat: 3 },
    { name: "Ann", text: "two", seat: 2 },
    { name: "?", text: "three", seat: null },
  ];
  const chat = lines.map((line) => ({ ...line, alike: false, after: 0 }));
  render(Chat, { at: among(goulag.spectator, ["Ivan", "Ann", "?"], { chat }) });
  expect([...document.querySelectorAll("b")].map((name) => name.textContent)).toEqual(["Comrade 3", "Ann", "Comrade"]);
});

it("stands beside the faction where a host chooses among people", async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  render(Menu, { at: among(kremlin, ["Ivan", "Ann"], { hosting: true }) });
  screen.getByRole("button", { name: "Table" }).click();
  expect((await screen.findByText("Ann")).previousElementSibling?.textContent).toMatch(/Militarists/i);
});
