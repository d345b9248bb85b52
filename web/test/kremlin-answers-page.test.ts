/** Answering Kremlin by hand: the window, declaring, cards, deeds, and the keys. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Answers from "../src/games/kremlin/Answers.svelte";
import { pointAt } from "../src/games/kremlin/about.svelte";
import { choosingAt } from "../src/games/kremlin/choosing.svelte";
import { folder } from "../src/table/folder.svelte";
import Dice from "../src/games/kremlin/Dice.svelte";
import Foot from "../src/games/kremlin/Foot.svelte";
import More from "../src/games/kremlin/More.svelte";
import Picture from "../src/games/kremlin/Picture.svelte";
import type { BriefInfo, Hello, QuestionInfo } from "../src/protocol";
import { SETTLING } from "../src/table/pressing";
import Question from "../src/table/Question.svelte";
import { fromHello } from "../src/table/seen";
import { Sitting } from "../src/table/sitting.svelte";
import { spoken } from "../src/words/spoken.svelte";
import recorded from "./fixtures/kremlin-1988.json";

const WINDOW = ["pass", "waive", "play 28", "play 7 on F", "give 28 to militarists", "declare F 7", "declare F 7 as_needed", "declare F 8", "declare F 8 as_needed"];
let number = 100;

/** The seat of the Stalinists, asked this. */
function asked(options: string[] | null, more: Partial<QuestionInfo> = {}, agenda: unknown[] = []): Sitting {
  const at = new Sitting("T", 1);
  const seen = fromHello(recorded as unknown as Hello);
  const question = { id: (number += 1), asked: [1], steps: [{ type: "Window", about: ["F"] }], window: true, deadline: null, answer: null, odds: [], moment: false, moment_asked: false, moments_left: null, takes_back: "", brief: null, undo: null, due: null, sitting: null };
  at.seen = { ...seen, public: { ...seen.public, agenda }, question: { ...question, options, ...more } };
  vi.spyOn(at, "answer").mockResolvedValue(true);
  vi.spyOn(at, "ask").mockResolvedValue(true);
  return at;
}

/** The question as it stands at the table, past the moment in which no key answers it. */
function put(at: Sitting): Sitting {
  vi.useFakeTimers();
  render(Question, { at, parts: { Answers, Foot, Picture } });
  flushSync();
  vi.advanceTimersByTime(SETTLING + 1);
  return at;
}

const press = (name: string | RegExp): Promise<unknown> => fireEvent.click(screen.getByRole("button", { name }));
const key = (pressed: string): Promise<unknown> => fireEvent.keyDown(document.body, { key: pressed });

beforeAll(async () => {
  vi.stubGlobal("WebSocket", class { close(): void {} });
  await spoken.of("kremlin");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the window", () => {
  it("says what is announced, by whom, and what the die may do", () => {
    const deed = { type: "Deed", who: "F", by: 1, action: { type: "Purge", who: "C" }, cleared: false };
    put(asked(WINDOW, { odds: [{ of: "purge", who: "C", hits: 7, faces: 20 }] }, [deed]));
    expect(document.querySelector(".panels")!.textContent).toMatch(/Purgemoff \(F\) announces: purge Goferbrok \(C\)\.\s+7 in 20/);
  });

  it("is passed with one key, and Enter is left to what has the focus", async () => {
    const at = put(asked(WINDOW));
    await key("Enter");
    expect(at.answer).not.toHaveBeenCalled();
    await key("p");
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("pass");
  });

  it("takes no key in its first half second", async () => {
    vi.useFakeTimers();
    const at = asked(WINDOW);
    render(Question, { at, parts: { Answers, Foot, Picture } });
    await key("p");
    expect(at.answer).not.toHaveBeenCalled();
  });

  it("is answered once, however often one says the same", async () => {
    const at = asked(WINDOW);
    vi.mocked(at.answer).mockRestore();
    await Promise.all([at.answer("pass"), at.answer("pass")]);
    expect(at.ask).toHaveBeenCalledTimes(1);
    await at.answer("waive");
    expect(at.ask).toHaveBeenCalledTimes(2);
  });

  it("is waived only when that is said twice", async () => {
    const at = put(asked(WINDOW));
    await key("w");
    expect(at.answer).not.toHaveBeenCalled();
    await key("w");
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("waive");
  });

  it("keeps its verbs where nothing can be done with them, so that nothing jumps", () => {
    put(asked(["pass", "waive"]));
    expect(screen.getByRole("button", { name: /^Nothing of yours/ })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: /^Show more/ })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: /^Play a card/ })).toHaveProperty("disabled", true);
  });
});

const BRIEF: BriefInfo = {
  head: [{ type: "First" }, { type: "Mine" }],
  stakes: [{ type: "Otherwise" }],
  about: ["F"],
  offers: [
    { action: "declare F 7 as_needed", label: { type: "Boldest" }, leads_to: { type: "WhatFollows" } },
    { action: "pass", label: { type: "Silence" }, leads_to: { type: "ItLapses" } },
  ],
  scale: { who: "F", written: 8, shown: 6, most: 8, enough: 7, theirs: 6, theirs_of: 2 },
};

describe("a brief", () => {
  it("is the question in one sentence, with what is at stake, and its boldest answer is one press", async () => {
    const at = put(asked(WINDOW, { brief: BRIEF }));
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("First Mine");
    expect(screen.getByText("Otherwise")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Boldest" }).textContent).toContain("What follows");
    await key("t");
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 7 as_needed");
  });

  it("has a scale, on which another amount is chosen", async () => {
    const at = put(asked(WINDOW, { brief: BRIEF }));
    expect(screen.getByText("7 are enough")).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "8" }));
    await press(/^Purgemoff: show up to 8 of your 8/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 8 as_needed");
  });

  it("is not in the page while the folder is shut", () => {
    folder.turn();
    put(asked(WINDOW, { brief: BRIEF }));
    expect(document.body.textContent).not.toMatch(/Boldest|Otherwise|are enough/);
    expect(screen.queryByRole("radio")).toBeNull();
    folder.turn();
  });

  it.each([["d", ".chooser"], ["c", ".cards"]])("nor is what was begun before with %s, which is there again when it opens", async (verb, chooser) => {
    const at = put(asked(WINDOW, { brief: BRIEF }));
    await key(verb);
    const shown: boolean[] = [];
    for (const shut of [false, true, false]) {
      folder.shut = shut;
      flushSync();
      shown.push(document.querySelector(chooser) !== null || choosingAt(at).lit.size > 0 || choosingAt(at).begun);
    }
    expect(shown).toEqual([true, false, true]);
  });

  it("lets somebody be taken over if his right would lapse, with one tap, and another takes that back", async () => {
    const at = put(asked(WINDOW, { brief: BRIEF }));
    await press(/if it lapses/);
    const orders = ["seize F 8 when lapse"];
    expect(at.ask).toHaveBeenLastCalledWith({ do: "order", seat: 1, orders: [...at.seen!.orders, ...orders] });
    at.seen = { ...at.seen!, orders };
    flushSync();
    await press(/if it lapses/);
    expect(at.ask).toHaveBeenLastCalledWith({ do: "order", seat: 1, orders: [] });
  });
});

describe("declaring", () => {
  it("is the man, on the board or in the list, and the amount", async () => {
    const at = put(asked(WINDOW));
    pointAt(at, "F");
    flushSync();
    expect(screen.getByRole("button", { name: /Purgemoff/, pressed: true })).toBeTruthy();
    await key("8");
    await press(/^Exactly/);
    await press(/^Purgemoff: show 8/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 8");
  });

  it("half made is still in hand when the next window opens, and sent with one tap", async () => {
    const at = put(asked(WINDOW));
    pointAt(at, "F");
    flushSync();
    await key("8");
    at.seen = { ...at.seen!, question: { ...at.seen!.question!, id: (number += 1), options: ["pass", "waive"] } };
    flushSync();
    expect(screen.queryByText(/^Still in hand/)).toBeNull();
    at.seen = { ...at.seen!, question: { ...at.seen!.question!, id: (number += 1), options: WINDOW } };
    flushSync();
    await press(/^Still in hand/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 8 as_needed");
    flushSync();
    expect(screen.queryByText(/^Still in hand/)).toBeNull();
  });

  it("is prepared where no window is open: as an answer ahead, or as an order", async () => {
    const at = asked(null);
    render(More, { at });
    const on = await screen.findByLabelText("On");
    const who = within(on).getAllByRole<HTMLOptionElement>("option")[1]!.value;
    await fireEvent.change(on, { target: { value: who } });
    await press("Answer ahead …");
    await press("Yes");
    expect(at.ask).toHaveBeenLastCalledWith({ do: "ahead", seat: 1, action: expect.stringMatching(`^declare ${who} \\d+ as_needed$`) });
    await press("Guard by standing order …");
    await press("Yes");
    expect(at.ask).toHaveBeenLastCalledWith({ do: "order", seat: 1, orders: [expect.stringMatching(`^guard ${who} \\d+$`)] });
  });
});

describe("the desk", () => {
  it("shows nothing of the sheet while the dossier is shut", async () => {
    render(More, { at: asked(null) });
    await screen.findByLabelText("On");
    folder.turn();
    flushSync();
    expect(screen.queryByLabelText("On")).toBeNull();
    folder.turn();
  });
});

describe("a card", () => {
  it("is taken up, aimed at somebody, and only then sent", async () => {
    const at = put(asked(WINDOW));
    await key("c");
    await press("On whom");
    expect([...choosingAt(at).lit]).toEqual(["F"]);
    choosingAt(at).pick("F");
    flushSync();
    expect(at.answer).not.toHaveBeenCalled();
    await press(/^Play “.*” \(7\) on Purgemoff/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("play 7 on F");
  });

  it("is put down again with Escape, step by step", async () => {
    const at = put(asked(WINDOW));
    await key("c");
    await key("1");
    expect(choosingAt(at).ready.map(({ text }) => text)).toEqual(["play 28"]);
    await key("Escape");
    expect(choosingAt(at).ready).toEqual([]);
    await key("Escape");
    expect(choosingAt(at).doing).toBeNull();
  });
});

describe("a deed", () => {
  const step = { steps: [{ type: "Purging", purged: 0 }], window: false };

  it("is not pressed through by whoever was passing windows", async () => {
    vi.useFakeTimers();
    const at = asked(["pass", "purge C"], step);
    render(Question, { at, parts: { Answers, Foot, Picture } });
    flushSync();
    await key("p");
    expect(at.answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SETTLING + 1);
    await key("p");
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("pass");
  });

  it("is pointed out by number and sent with one more press", async () => {
    const at = put(asked(["pass", "purge C", "purge D"], step));
    await key("2");
    expect(document.activeElement!.textContent).toContain("Purge Niewitko (D)");
    await fireEvent.click(document.activeElement!);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("purge D");
  });

  it("carries the answer to its own window, where one gives it: a defence, or nothing", async () => {
    const at = put(asked(["pass", "purge C"], { ...step, brief: { ...BRIEF, offers: [] } }));
    await fireEvent.click(screen.getByRole("radio", { name: "8" }));
    choosingAt(at).pick("C");
    flushSync();
    await press(/^Purge Goferbrok/);
    expect(at.answer).toHaveBeenLastCalledWith("purge C", "declare F 8 as_needed");
    await press("Not at all");
    choosingAt(at).pick("C");
    flushSync();
    await press(/^Purge Goferbrok/);
    expect(at.answer).toHaveBeenLastCalledWith("purge C", "pass");
    await press("Ask me");
    choosingAt(at).pick("C");
    flushSync();
    await press(/^Purge Goferbrok/);
    expect(at.answer).toHaveBeenLastCalledWith("purge C");
  });

  it.each([["en", "Add nothing"], ["fr", "Ne rien ajouter"]] as const)("that adds influence can be declined in so many words: %s", async (lang, said) => {
    await spoken.speak(lang);
    const at = put(asked(["pass", "add B", "add C", "take intrigue"], { ...step, steps: [{ type: "AddInfluence", seat: 1, points: 1 }] }));
    await press(new RegExp(said));
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("pass");
    await spoken.speak("en");
  });

  it("of another form than the page knows is listed all the same", () => {
    render(Answers, { at: asked(["pass", "pick stalinists"], { ...step, steps: [{ type: "PickFaction", by: 1 }] }) });
    expect(screen.getByRole("button", { name: /lot falls on/ })).toBeTruthy();
  });
});

describe("dice", () => {
  it("are shown when they are cast, not when they are looked back at", () => {
    vi.useFakeTimers();
    const at = asked(null);
    render(Dice, { at });
    expect(document.querySelector("figure")).toBeNull();
    const rolled = { type: "Rolled", why: "purge", who: "C", face: 15, bonus: 1, needed: 16 };
    at.seen = { ...at.seen!, events: [...at.seen!.events, rolled] };
    flushSync();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(document.querySelector("figure")!.textContent).toMatch(/15\s*\+1\s*Purge of Goferbrok \(C\): it takes 16\s+✓ enough/);
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(document.querySelector("figure")).toBeNull();
  });
});
