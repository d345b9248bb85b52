/** Without a word: one tap, seen at the seat for a moment, and gone. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Reacted from "../../src/table/talk/Reacted.svelte";
import { SEEN, shown } from "../../src/table/talk/reacting";
import Reactions from "../../src/table/talk/Reactions.svelte";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Asked } from "../../src/table/session/stream";
import type { Done, Hello, Refused } from "../../src/app/protocol";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const DONE: Done = { type: "done", id: "1" };

function sitting(answer: Done | Refused = DONE): { at: SeatSession; sent: Asked[] } {
  const sent: Asked[] = [];
  const at = new SeatSession("T", 1, () => ({ send: async (asked: Asked) => (sent.push(asked), answer), close: () => {} }));
  at.seen = fromHello(goulag.spectator as unknown as Hello);
  return { at, sent };
}

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_company");
});
afterEach(cleanup);

it("takes one tap", async () => {
  const { at, sent } = sitting();
  render(Reactions, { at, seat: 1 });
  await fireEvent.click(screen.getByRole("button", { name: "Cough" }));
  expect(sent).toEqual([{ do: "react", seat: 1, mark: "cough" }]);
});

it("says why not where it was tapped, and not with the question", async () => {
  const { at } = sitting({ type: "refused", id: "1", why: { id: "enough-gestures", rule: "", args: { seconds: 9 } } } as Refused);
  render(Reactions, { at, seat: 1 });
  await fireEvent.click(screen.getByRole("button", { name: "Stamp" }));
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("9"));
  expect(at.refused).toBeNull();
});

it("is seen at the seat for a moment, the last of each seat", () => {
  vi.useFakeTimers();
  const { at } = sitting();
  shown(at, { type: "reaction", seat: 2, mark: "cough" });
  vi.advanceTimersByTime(SEEN - 1);
  shown(at, { type: "reaction", seat: 2, mark: "applause" });
  shown(at, { type: "reaction", seat: 3, mark: "stamp" });
  render(Reacted, { at, seat: 2, says: true });
  expect(screen.getByRole("status").textContent).toBe("Comrade 2 applauds.");
  vi.advanceTimersByTime(SEEN - 1);
  expect(at.reactions).toEqual({ 2: "applause", 3: "stamp" });
  vi.advanceTimersByTime(1);
  expect(at.reactions).toEqual({});
  vi.useRealTimers();
});
