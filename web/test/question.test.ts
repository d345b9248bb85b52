/** The question that stands, under the hand that answers it. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Hello } from "../src/protocol";
import Options from "../src/table/Options.svelte";
import Question from "../src/table/Question.svelte";
import { fromHello } from "../src/table/seen";
import { Sitting } from "../src/table/sitting.svelte";
import type { Told } from "../src/words/notation";
import { spoken } from "../src/words/spoken.svelte";
import kremlin from "./fixtures/kremlin-1988.json";

let at: Sitting;
const settling = (): boolean => !!document.querySelector(".settling");

async function ask(id: number, step: Told, offered = ""): Promise<void> {
  const brief = offered ? { head: [], offers: [{ action: offered, label: { type: "First" }, leads_to: null }] } : null;
  const question = { id, asked: [1], steps: [step], window: false, deadline: null, options: ["pass"], answer: null, odds: [], moment: false, moment_asked: false, moments_left: null, takes_back: "", brief, undo: null, due: null, sitting: null };
  at.seen = { ...fromHello(kremlin as unknown as Hello), question };
  at.seen.table = { ...at.seen.table, status: "running" };
  await tick();
}

beforeAll(() => spoken.of("kremlin"));
beforeEach(async () => {
  vi.useFakeTimers();
  at = new Sitting("T", 1, () => ({ send: vi.fn(), close: () => {} }));
  await ask(1, { type: "Window", about: "none" });
  render(Question, { at, parts: { Answers: Options } });
  await tick();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("can be answered at once where it is the first, or like the one before", async () => {
  expect(settling()).toBe(false);
  await ask(2, { type: "Window", about: "none" });
  expect(settling()).toBe(false);
});

it("takes no click in the moment it appears in the place of another", async () => {
  await ask(2, { type: "Purging", purged: 0 });
  expect(settling()).toBe(true);
  await vi.advanceTimersByTimeAsync(260);
  expect(settling()).toBe(false);
});

it("takes none either where the same button would now take another man", async () => {
  await ask(2, { type: "Window", about: "none" }, "declare F 7");
  expect(settling()).toBe(true);
  await vi.advanceTimersByTimeAsync(260);
  await ask(3, { type: "Window", about: "none" }, "declare F 7");
  expect(settling()).toBe(false);
  await ask(4, { type: "Window", about: "none" }, "declare C 2");
  expect(settling()).toBe(true);
});
