/** The question that stands, under the hand that answers it. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Hello } from "../../src/app/protocol";
import Options from "../../src/table/question/Options.svelte";
import Question from "../../src/table/question/Question.svelte";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Told } from "../../src/lib/i18n/notation";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import kremlin from "../fixtures/kremlin-1988.json";

let at: SeatSession;
const settling = (): boolean => !!document.querySelector(".settling");

async function ask(id: number, step: Told, offered = ""): Promise<void> {
  const brief = offered ? { head: [], offers: [{ action: offered, label: { type: "First" }, leads_to: null }] } : null;
  const question = {
    id,
    asked: [1],
    steps: [step],
    window: false,
    deadline: null,
    options: ["pass"],
    answer: null,
    odds: [],
    moment: false,
    moment_asked: false,
    moments_left: null,
    takes_back: "",
    brief,
    undo: null,
    due: null,
    sitting: null,
    opens: null,
    earliest: null,
    writing: null,
  };
  at.seen = { ...fromHello(kremlin as unknown as Hello), question };
  at.seen.table = { ...at.seen.table, status: "running" };
  await tick();
}

beforeAll(() => spoken.of("kremlin"));
beforeEach(async () => {
  vi.useFakeTimers();
  at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
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

it("moves with the click of a tap, not with the finger that leaves it: the click would go to what lies beneath by then", async () => {
  const grip = document.querySelector<HTMLElement>(".grip")!;
  grip.setPointerCapture = () => {};
  const up = (): boolean => grip.getAttribute("aria-expanded") === "true";
  const pointer = (type: string, clientY: number): void => void grip.dispatchEvent(new MouseEvent(type, { clientY, bubbles: true }));
  pointer("pointerdown", 400);
  pointer("pointerup", 402);
  await tick();
  expect(up()).toBe(false);
  pointer("click", 402);
  await tick();
  expect(up()).toBe(true);
  expect(settling()).toBe(true);
});

it("is dragged up and down, and the click after a drag moves nothing", async () => {
  const grip = document.querySelector<HTMLElement>(".grip")!;
  grip.setPointerCapture = () => {};
  const pointer = (type: string, clientY: number): void => void grip.dispatchEvent(new MouseEvent(type, { clientY, bubbles: true, detail: 1 }));
  pointer("pointerdown", 400);
  pointer("pointerup", 300);
  await tick();
  expect(grip.getAttribute("aria-expanded")).toBe("true");
  pointer("click", 300);
  await tick();
  expect(grip.getAttribute("aria-expanded")).toBe("true");
});

it("is read from its top when another one comes, and when the sheet is pulled up", async () => {
  const body = document.querySelector<HTMLElement>(".question > .body")!;
  body.scrollTop = 120;
  await ask(1, { type: "Window", about: "none" });
  expect(body.scrollTop).toBe(120);
  await ask(2, { type: "Window", about: "none" });
  expect(body.scrollTop).toBe(0);
  body.scrollTop = 120;
  const grip = document.querySelector<HTMLElement>(".grip")!;
  grip.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
  expect(grip.getAttribute("aria-expanded")).toBe("true");
  expect(body.scrollTop).toBe(0);
});
