/** What a player is told of the table's edition, of a sealed answer, and of a question left unanswered. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { gamePage } from "../../src/table/games";
import type { Hello, Update } from "../../src/app/protocol";
import QuestionHeader from "../../src/table/question/QuestionHeader.svelte";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Listener } from "../../src/table/session/stream";
import { spoken, t } from "../../src/lib/i18n/spoken.svelte";
import Sheet from "../../src/games/kremlin/answers/sheet/Sheet.svelte";
import kremlin from "../fixtures/kremlin-1988.json";

beforeAll(() => spoken.of("kremlin"));
beforeEach(() => localStorage.clear());

function sits(): SeatSession {
  const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
  at.seen = fromHello(kremlin as unknown as Hello);
  const tempo = { sittings: [], poker_face: false, when_all_in: true } as unknown as typeof at.seen.table.tempo;
  at.seen.table = { ...at.seen.table, status: "running", tempo };
  return at;
}

it("tells a newcomer the goal of the edition that the preset names", () => {
  const goal = (options: Record<string, string>): string => {
    const at = sits();
    at.seen!.table = { ...at.seen!.table, options };
    return gamePage("kremlin").guide(at)[1]!;
  };
  expect(goal({ preset: "1986 full" })).toBe(goal({ edition: "1986" }));
  expect(goal({ preset: "1986 full" })).not.toBe(goal({}));
  expect(goal({ preset: "1988 advanced" })).toBe(goal({}));
});

it("does not ask again what a player chose not to answer, until a bot speaks again", async () => {
  const at = sits();
  const bot = at.seen!.table.seats.find(({ kind, seat }) => kind === "bot" && seat !== 1) ?? at.seen!.table.seats[1]!;
  at.seen!.table = { ...at.seen!.table, seats: at.seen!.table.seats.map((held) => (held.seat === bot.seat ? { ...held, kind: "bot" } : held)) };
  const asks = (n: number) => ({ type: "Said", seat: bot.seat, statement: { type: "Asked", player: 1, n } });
  at.seen = { ...at.seen!, events: [...at.seen!.events, asks(1)] };
  expect(at.addressed).not.toBeNull();
  at.saysNothing();
  await tick();
  expect(at.addressed).toBeNull();
  at.seen = { ...at.seen!, events: [...at.seen!.events, { type: "Other" }] };
  expect(at.addressed).toBeNull();
  at.seen = { ...at.seen!, events: [...at.seen!.events, asks(2)] };
  expect(at.addressed).not.toBeNull();
});

it("does not ask it again either after the page was loaded anew", async () => {
  const asked = (): SeatSession => {
    const at = sits();
    at.seen!.table = { ...at.seen!.table, seats: at.seen!.table.seats.map((held) => (held.seat === 2 ? { ...held, kind: "bot" } : held)) };
    at.seen = { ...at.seen!, events: [...at.seen!.events, { type: "Said", seat: 2, statement: { type: "Asked", player: 1 } }] };
    return at;
  };
  const at = asked();
  expect(at.addressed).not.toBeNull();
  at.saysNothing();
  await tick();
  expect(asked().addressed).toBeNull();
});

it("asks anew what a bot says after an answer was taken back", () => {
  let listener!: Listener;
  const at = new SeatSession("T", 1, (found) => ((listener = found), { send: vi.fn(), close: () => {} }));
  const { table: here, events, n } = sits().seen!;
  const table = { ...here, seats: here.seats.map((held) => (held.seat === 2 ? { ...held, kind: "bot" as const } : held)) };
  const asks = { type: "Said", seat: 2, statement: { type: "Asked", player: 1 } };
  const { length } = events;
  const view = { public: {}, secrets: [], events: [...events, asks, { type: "Other" }, { type: "Other" }] };
  listener.message({ type: "hello", n, at: 0, table, view } as unknown as Update);
  at.saysNothing();
  const update = { type: "update", n: n + 1, at: 0, kept: length, events: [asks] };
  listener.message(update as unknown as Update);
  expect(at.addressed).not.toBeNull();
});

const SHEET = "sheet B C D E F G H I J K";

it("says that a sealed sheet is sealed, and does not offer to seal it", async () => {
  const at = sits();
  const question = {
    id: 5,
    asked: [1, 2],
    steps: [{ type: "Sheets" }],
    window: false,
    deadline: null,
    options: 9,
    answer: null as string | null,
    odds: [],
    moment: false,
    moment_asked: false,
    moments_left: null,
    takes_back: "",
    brief: null,
    undo: null,
    due: null,
    sitting: null,
    opens: null,
    earliest: null,
    writing: null,
  };
  const { asAnswer, fromAnswer } = await import("../../src/games/kremlin/answers/sheet/sheets");
  at.seen = { ...at.seen!, question: { ...question, answer: asAnswer(fromAnswer(SHEET)) } } as typeof at.seen;
  render(QuestionHeader, { at, place: "asked" });
  expect(document.querySelector(".kind b")!.textContent).toBe(t("page-band", { kind: "sealed" }));
  expect(t("page-band", { kind: "sealed" })).not.toBe(t("page-band", { kind: "word" }));
  render(Sheet, { at });
  const seal = document.querySelector<HTMLButtonElement>(".seal")!;
  expect(seal.disabled).toBe(true);
  expect(seal.textContent!.trim()).toBe(t("page-kremlin-sealed"));
});
