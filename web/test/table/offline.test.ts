/** What a table says when the line breaks, and when the browser will not. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import Countdown from "../../src/table/question/Countdown.svelte";
import Notify from "../../src/table/around/Notify.svelte";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { fromHello } from "../../src/table/session/seen";
import type { Listener } from "../../src/table/session/stream";
import type { Hello } from "../../src/app/protocol";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

beforeEach(async () => {
  await spoken.speak("en");
  await spoken.of("goulag");
});

function sitting(): { at: SeatSession; line: Listener; settle: (answer: unknown) => void } {
  let line!: Listener;
  let settle!: (answer: unknown) => void;
  const at = new SeatSession("T", 1, (listener) => {
    line = listener;
    return { send: () => new Promise((resolve) => (settle = resolve as typeof settle)), close: () => {} };
  });
  const hello = { ...(goulag.spectator as unknown as Hello), at: Date.now() / 1000 };
  line.message({ ...hello, type: "hello" });
  at.seen = {
    ...fromHello(hello),
    table: { ...hello.table, status: "running", tempo: { pace: "live" } as Hello["table"]["tempo"] },
    question: { ...hello.question!, deadline: Date.now() / 1000 + 30 },
  };
  line.connection("open");
  return { at, line, settle: (answer) => settle(answer) };
}

it("knows what it has said in vain, and forgets it as soon as somebody has heard it", async () => {
  const { at, line, settle } = sitting();
  const said = at.ask({ do: "pause" });
  expect(at.unsent).toBe(false);
  line.connection("unserved");
  expect([at.offline, at.unsent]).toEqual([true, true]);
  line.connection("open");
  settle({ type: "done", id: "1" });
  await said;
  expect(at.unsent).toBe(false);
});

it("asks for the time once, however slow the machine is", () => {
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 5));
  const { unmount } = render(Countdown, { at: sitting().at });
  flushSync();
  expect(screen.getByRole("timer").textContent!.trim()).toMatch(/^\d+$/);
  clock.mockRestore();
  unmount();
});

it("counts no seconds that nobody tells", () => {
  const { at, line } = sitting();
  render(Countdown, { at });
  expect(screen.getByRole("timer").textContent!.trim()).toMatch(/^\d+$/);
  line.connection("unserved");
  flushSync();
  expect(screen.getByRole("timer").textContent!.trim()).toBe("…");
});

it("says so when the browser does not let it call", async () => {
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve("denied") });
  render(Notify, { at: sitting().at });
  await fireEvent.click(screen.getByRole("button", { name: "Notifications" }));
  await screen.findByText(/shows no notifications/);
  expect(screen.getAllByRole("button", { name: "Notifications" })[0]!.getAttribute("aria-pressed")).toBe("false");
  vi.unstubAllGlobals();
});
