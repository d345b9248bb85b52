/** The plain table: whatever a game tells is shown, with the words there are for it, and without. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { companyOf, gamePage, gamesHere } from "../../src/table/games";
import Answers from "../../src/games/plain/Answers.svelte";
import Board from "../../src/games/plain/Board.svelte";
import type { GameInfo } from "../../src/app/api";
import { folder } from "../../src/table/session/folder.svelte";
import type { Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import { Words } from "../../src/lib/i18n/words";
import { readable } from "../setup";

const GAMES = [
  { game: "chess", seats: [2, 2], bots: ["random"], options: [] },
  { game: "queue", seats: [3, 6], bots: ["random"], options: [] },
  { game: "goulag", seats: [5, 10], bots: ["random"], options: [] },
  { game: "kremlin", seats: [3, 6], bots: ["random"], options: [] },
];
const WORDS = {
  fluent: "queue-title = The Queue\nqueue-fact-line = Who stands where\nqueue-ask-buying = Who eats the loaf?\nqueue-loaf = A loaf for { $to }\n",
  lexicon: {
    kinds: { Loaf: { rule: "2.3", nouns: { to: "player" } } },
    actions: [["loaf {to:seat}", "Loaf"]],
    statements: [],
    seats: [],
    facts: { line: "player" },
  },
};

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    if (path.startsWith("/api/games")) return Promise.resolve(new Response(JSON.stringify(GAMES)));
    if (path.startsWith("/api/words/queue")) return Promise.resolve(new Response(JSON.stringify(WORDS)));
    return Promise.resolve(new Response(JSON.stringify({ type: "refused", id: "", why: { id: "unknown-game", rule: "", args: {} } }), { status: 404 }));
  });
  await spoken.speak("en");
  await spoken.of("queue", "chess");
  folder.shut = false;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function sitting(game: string, options: string[] | number): { at: SeatSession; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn(() => Promise.resolve({ type: "done" as const, id: "" }));
  const at = new SeatSession("T", 1, () => ({ send, close: () => {} }));
  const seats = [1, 2, 3].map((seat) => ({ seat, kind: "bot", name: "" }));
  at.seen = {
    table: { id: "T", game, status: "running", seats },
    public: { type: "Public", line: [2, 3, 1], loaves: [0, 1, 0], shop: { bread: 2, salt: 0 }, open: true, outcome: null },
    secrets: {
      '["friend",1]': { key: ["friend", 1], value: 7, seenBy: [1] },
      '["friend",2]': { key: ["friend", 2], value: { type: "Unseen" }, seenBy: [2] },
    },
    events: [],
    question: { id: 1, asked: [1], steps: [{ type: "Buying" }], window: false, options },
  } as unknown as Seen;
  return { at, send };
}

it("hangs our posters first, and any other after them", async () => {
  expect((await gamesHere()).map(({ game }) => game)).toEqual(["kremlin", "goulag", "chess", "queue"]);
  expect(GAMES.map((info) => companyOf(info as unknown as GameInfo))).toEqual([2, 5, 7, 4]);
  expect([gamePage("queue").words, spoken.words!.game("queue"), spoken.words!.game("chess")]).toEqual([undefined, "The Queue", "Chess"]);
});

it("lists what lies open, and what this seat alone has seen, until the folder is shut", async () => {
  const { container } = render(Board, { at: sitting("queue", []).at });
  const told = (): string => container.textContent!.replace(/\s+/g, " ");
  for (const fact of ["Who stands where Comrade 2, Comrade 3, Comrade 1 (you)", "Loaves 0, 1, 0", "Bread: 2", "Open ✓", "Friend 1 7", "One thing is hidden"]) {
    expect(told()).toContain(fact);
  }
  for (const none of ["Public", "Outcome", "Unseen"]) expect(told()).not.toContain(none);
  await fireEvent.click(screen.getByRole("button", { name: /Hide my secrets/ }));
  expect(told()).not.toContain("Friend");
});

it("offers options in words where there are some, else as they are written", async () => {
  const { at, send } = sitting("queue", ["loaf 3", "loaf 1 2"]);
  expect(at.words!.question("queue", at.step!)).toBe("Who eats the loaf?");
  render(Answers, { at });
  await fireEvent.click(screen.getByRole("button", { name: /A loaf for Comrade 3/ }));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ do: "answer", action: "loaf 3" }));
  expect(screen.getByRole("button", { name: /^loaf 1 2/ })).toBeTruthy();
});

it("says something of a game without any words, and never breaks", () => {
  vi.spyOn(Words, "unsaid").mockImplementation(readable);
  const { at } = sitting("chess", ["e4"]);
  expect(at.words!.question("chess", at.step!)).toBe("Buying");
  expect(at.tell({ type: "Moved", to: "e4" })).toBe("Chess moved (to e4)");
  expect(at.words!.ending("chess", { type: "Outcome", who: "white", winners: [2], rule: "", numbers: [] })).toBe("Comrade 2 won.");
  render(Answers, { at });
  expect(screen.getByRole("button", { name: /e4/ })).toBeTruthy();
});

it("takes a written answer where the options are too many to list", async () => {
  const { at, send } = sitting("queue", 5040);
  render(Answers, { at });
  await fireEvent.input(screen.getByLabelText(/5,?040 possible answers/), { target: { value: " loaf 2 " } });
  await fireEvent.submit(screen.getByRole("button", { name: "Answer" }).closest("form")!);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ do: "answer", action: "loaf 2" }));
});
