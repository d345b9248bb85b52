/** Permanent bots: whom a host can invite in the lobby, and that everybody sees whose seat a program plays. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { BotInfo, Hello, SeatInfo, TableInfo } from "../../src/app/protocol";
import LobbySeats from "../../src/table/lobby/LobbySeats.svelte";
import Seats from "../../src/table/around/Seats.svelte";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Asked } from "../../src/table/session/stream";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const BOTS: BotInfo[] = [
  { name: "Fyodor", bot: "analyst", knows: ["goulag"], present: true },
  { name: "Asleep", bot: "naive", knows: ["goulag"], present: false },
  { name: "Elsewhere", bot: "naive", knows: ["kremlin"], present: true },
];

const TEMPO: TableInfo["tempo"] = {
  pace: "live",
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

/** A lobby whose seats but the first are as wanted. */
function lobby(held: Partial<SeatInfo>, hosting = true): SeatSession {
  const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
  const seen = fromHello(goulag.spectator as unknown as Hello);
  const seats = seen.table.seats.map((one, n) => ({ ...one, comrade: null, program: false, ...(n ? held : { kind: "person" as const, name: "Ann" }) }));
  at.seen = { ...seen, yours: [1], hosting, table: { ...seen.table, seats, host: 1, agreed: [], tempo: TEMPO } };
  return at;
}

beforeAll(() => spoken.of("goulag"));
beforeEach(async () => {
  await spoken.speak("en");
  vi.stubGlobal("fetch", async (path: string) => ({ ok: true, headers: null, json: async () => (path.endsWith("/bots") ? BOTS : []) }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers those who are here and know the game, and invites the one that is chosen", async () => {
  const asked: Asked[] = [];
  render(LobbySeats, { at: lobby({ kind: "open", name: "" }), ask: async (one: Asked) => void asked.push(one) });
  const [offered] = await screen.findAllByRole<HTMLOptionElement>("option", { name: "Invite Fyodor (analyst)" });
  expect(screen.queryByText(/Asleep|Elsewhere/)).toBeNull();
  await fireEvent.change(offered!.closest("select")!, { target: { value: offered!.value } });
  expect(asked).toEqual([{ do: "invite", seat: 2, bot: "Fyodor" }]);
});

it("is seen by all to be a program, in the lobby and at the table", () => {
  const at = lobby({ kind: "person", name: "Fyodor", program: true }, false);
  render(LobbySeats, { at, ask: async () => {} });
  const marked = (): boolean[] =>
    screen
      .getAllByRole("listitem")
      .filter((item) => !item.matches(".race"))
      .map((seat) => /a program/.test(seat.textContent!));
  const wanted = at.seen!.table.seats.map(({ seat }) => seat > 1);
  expect(marked()).toEqual(wanted);
  cleanup();
  render(Seats, { at });
  expect(marked()).toEqual(wanted);
});
