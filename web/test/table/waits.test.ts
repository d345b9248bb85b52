/** While others are waited for, the panel says who is asked, what about, how long at most, and who still writes. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hello, QuestionInfo } from "../../src/app/protocol";
import Options from "../../src/table/question/Options.svelte";
import PassPhase from "../../src/games/kremlin/answers/PassPhase.svelte";
import Question from "../../src/table/question/Question.svelte";
import React from "../../src/games/kremlin/answers/foot/React.svelte";
import { fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import kremlin from "../fixtures/kremlin-1988.json";

const NOW = 1000;
const STEP = { type: "Window", about: [], announced: false };
let at: SeatSession;
let send: ReturnType<typeof vi.fn>;

const text = (what: string): string => (document.querySelector(what)?.textContent ?? "").replace(/\s+/g, " ").trim();
const waits = (): string[] => [...document.querySelectorAll(".waits li")].map((line) => line.textContent!.replace(/\s+/g, " ").trim());
const red = (): boolean => document.querySelector(".band.mine") !== null;

async function ask(told: Partial<QuestionInfo>, tempo: object = {}, passesPhase = false): Promise<void> {
  const hello = fromHello(kremlin as unknown as Hello);
  const asked = hello.table.seats.map(({ seat }) => seat);
  const question = {
    ...{ id: 1, asked, steps: [STEP], window: true, deadline: NOW + 6, options: ["pass"], answer: null, odds: [], moment: false, moment_asked: false },
    ...{ moments_left: null, takes_back: "", brief: null, undo: null, due: null, sitting: null, opens: NOW, earliest: NOW + 2, writing: null, ...told },
  };
  at.seen = { ...hello, passesPhase, question: question as QuestionInfo };
  at.seen.table = {
    ...at.seen.table,
    status: "running",
    tempo: { ...at.seen.table.tempo, pace: "live", in_step: true, when_all_in: true, poker_face: false, sittings: [], ...tempo },
  };
  await tick();
}

beforeAll(() => spoken.of("kremlin"));
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW * 1000 });
  send = vi.fn(async () => ({ type: "done", id: "x" }));
  at = new SeatSession("T", 1, () => ({ send: send as never, close: () => {} }));
  (at as unknown as { skew: number }).skew = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the panel while others are waited for", () => {
  const shown = async (told: Partial<QuestionInfo>, tempo: object = {}): Promise<void> => {
    await ask(told, tempo);
    render(Question, { at, parts: { Answers: Options } });
    await tick();
  };

  it("says nothing of it as long as this seat is asked", async () => {
    await shown({});
    expect(waits()).toEqual([]);
    expect(red()).toBe(true);
  });

  it("says after an answer that everybody is asked, what about, and how long at most; and it is not red", async () => {
    await shown({ answer: "pass" });
    expect(waits()).toEqual(["Everybody is asked.", "It closes when the last person has answered, in 6 s at most."]);
    expect(red()).toBe(false);
    expect(text(".band b")).toBe("Your answer is in");
    expect(text(".band [role=status]")).toContain("sealed until the last person has answered");
    await vi.advanceTimersByTimeAsync(2000);
    expect(waits().at(-1)).toContain("in 4 s at most");
  });

  it("says that a window with a poker face lasts until the clock runs out", async () => {
    await shown({ answer: "pass", earliest: null }, { poker_face: true });
    expect(waits().at(-1)).toBe("It stays open until the clock runs out, 6 s more.");
    expect(text(".band [role=status]")).toContain("sealed until the clock runs out");
  });

  it("says that a window of fixed time, as at older tables, lasts until the clock runs out", async () => {
    await shown({ answer: "pass", earliest: null, opens: null }, { in_step: false });
    expect(waits().at(-1)).toBe("It stays open until the clock runs out, 6 s more.");
  });

  it("says who still writes a sheet", async () => {
    await shown({ window: false, steps: [{ type: "Sheets" }], answer: "sheet B", options: 3, writing: [2, 3] });
    expect(waits()).toEqual([
      "Everybody is asked.",
      "Still writing: the Red Army Militarists and the Lysenko Evolutionists.",
      "It closes when the last person has answered, in 6 s at most.",
    ]);
  });

  it("names one who is asked alone, what about, and how long at most", async () => {
    await shown({ window: false, asked: [2], options: null, steps: [{ type: "Purging", purged: 0 }], earliest: null });
    expect(text("h2")).toBe("Waiting for the Red Army Militarists.");
    expect(waits()).toEqual(["About: a purge.", "At most 6 s more."]);
    expect(red()).toBe(false);
  });

  it("says to those who are not asked what a window is about", async () => {
    await shown({ options: null, steps: [{ ...STEP, about: ["A"] }] });
    expect(waits()).toEqual([
      "Everybody is asked.",
      "About: Aparatschik (A), and whether anybody reacts.",
      "It closes when the last person has answered, in 6 s at most.",
    ]);
    expect(red()).toBe(false);
  });

  it("names no seconds where no clock runs", async () => {
    await shown({ answer: "pass", deadline: null, earliest: null, opens: null }, { pace: "untimed", in_step: false });
    expect(waits().at(-1)).toBe("It closes when everybody has answered.");
  });

  it("says nothing while a film is shown", async () => {
    await shown({ id: -1, asked: [], steps: [], window: false, deadline: null, options: null, earliest: null, opens: null });
    expect(waits()).toEqual([]);
    expect(red()).toBe(false);
  });
});

describe("in one room, where others see a phone from afar", () => {
  const panel = (): string => document.querySelector(".band")!.className + text(".band b") + waits().length;
  const looks = async (told: Partial<QuestionInfo>, passesPhase = false): Promise<string> => {
    await ask(told, {}, passesPhase);
    at.seen = { ...at.seen!, askMe: "every", table: { ...at.seen!.table, sofa: "ABCD" } };
    render(Question, { at, parts: { Answers: Options } });
    await tick();
    const now = panel();
    cleanup();
    return now;
  };

  it("looks alike in a window, whether this seat has answered, passes the phase, or neither", async () => {
    const unanswered = await looks({});
    expect(unanswered).toContain("mine");
    expect(await looks({ answer: "pass" })).toBe(unanswered);
    expect(await looks({}, true)).toBe(unanswered);
  });
});

describe("pass until the phase ends", () => {
  it("is asked of the table in private, and taken back", async () => {
    await ask({ asked: [2], options: null, window: false });
    render(PassPhase, { at });
    const box = document.querySelector<HTMLInputElement>("input")!;
    await fireEvent.click(box);
    expect(send).toHaveBeenLastCalledWith({ do: "passphase", seat: 1, passes: true });
    await ask({}, {}, true);
    expect(box.checked).toBe(true);
    await fireEvent.click(box);
    expect(send).toHaveBeenLastCalledWith({ do: "passphase", seat: 1, passes: false });
  });

  it("stands as it stood where the table refuses", async () => {
    send.mockResolvedValue({ type: "refused", id: "x", why: { id: "table-over", rule: "", args: {} } });
    await ask({});
    render(PassPhase, { at });
    const box = document.querySelector<HTMLInputElement>("input")!;
    await fireEvent.click(box);
    await tick();
    expect(box.checked).toBe(false);
  });

  it("calls for nobody in a window, and only there", async () => {
    await ask({}, {}, true);
    expect(at.summoned).toBe(false);
    await ask({ window: false }, {}, true);
    expect(at.summoned).toBe(true);
  });

  it("is not offered to a person alone, where nobody waits", async () => {
    await ask({}, { pace: "solo", in_step: false });
    render(PassPhase, { at });
    expect(document.querySelector("input")).toBeNull();
  });
});

describe("the page answers no window by itself", () => {
  const brief = { head: [], stakes: [], about: [], strikes: [], offers: [], scale: null, decisive: false };
  const QUIET: [string, Partial<QuestionInfo>, boolean][] = [
    ["nothing matters to this seat", { brief: { ...brief, matters: false } }, false],
    ["passing is the only option", { options: ["pass"], brief: null }, false],
    ["both", { options: ["pass"], brief: { ...brief, matters: false } }, false],
    ["this seat passes the phase", { options: ["pass"], brief: { ...brief, matters: false } }, true],
  ];

  it.each(QUIET)("though %s", async (_, told, passesPhase) => {
    for (const askMe of ["matters", "cards", "every", "acting"] as const) {
      await ask({ ...told, id: 7 }, {}, passesPhase);
      at.seen = { ...at.seen!, askMe };
      render(Question, { at, parts: { Answers: Options, Foot: React } });
      await tick();
      await vi.advanceTimersByTimeAsync(10_000);
      cleanup();
    }
    expect(send).not.toHaveBeenCalled();
  });
});
