/** A deed of Kremlin is pointed out by hand, and what is shown of it: dice, and the picture of whom it is about. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Answers from "../../../src/games/kremlin/answers/Answers.svelte";
import { choosingAt } from "../../../src/games/kremlin/answers/choosing.svelte";
import Dice, { cast } from "../../../src/games/kremlin/panels/Dice.svelte";
import { spoken } from "../../../src/lib/i18n/spoken.svelte";
import { SETTLING } from "../../../src/table/question/pressing";
import { asked, BRIEF, key, press, put, stand, WINDOW, prepares } from "./asked";

prepares();

describe("a deed", () => {
  it("against somebody is listed with those of others first", () => {
    const at = asked(["pass", "suspect C", "suspect F", "suspect A"], { window: false, steps: [{ type: "Investigating1988" }] });
    at.seen = { ...at.seen!, public: { ...at.seen!.public, control: { A: 1, C: 1, F: 2 } } };
    put(at);
    const listed = within(screen.getByRole("group", { name: /“\?”/ })).getAllByRole("button");
    expect(listed[0]!.textContent).toContain("Purgemoff");
  });

  const step = { steps: [{ type: "Purging", purged: 0 }], window: false };

  it("is not pressed through by whoever was passing windows", async () => {
    vi.useFakeTimers();
    const at = asked(["pass", "purge C"], step);
    stand(at);
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

  it.each([
    ["en", "Add nothing"],
    ["fr", "Ne rien ajouter"],
  ] as const)("that adds influence can be declined in so many words: %s", async (lang, said) => {
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
  it("are shown when they are cast, not when they are looked back at", async () => {
    await cast.fetch();
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

describe("the picture", () => {
  const CARD = { type: "NamedCard", player: 2, play: { type: "Play", card: "7", who: "F" }, start: false, held_by: null, guarded: false };
  const THROW = { type: "Throw", why: "purge", who: "F", face: 15, change: 0 };
  const DEED = { type: "Deed", who: "F", by: 1, action: { type: "Purge", who: "C" }, cleared: false };
  const faces = (): string => [...document.querySelectorAll(".picture .foot b")].map((each) => each.textContent).join(" ");

  it.each([
    ["a card on the politician who acts", CARD, ["F"], ["F"], "F"],
    ["a card on another politician", { ...CARD, play: { ...CARD.play, who: "C" } }, ["F"], ["C"], "C"],
    ["a die", THROW, ["F"], ["F"], "F"],
    ["an accused who votes in the own trial", { ...DEED, action: { type: "Vote", vote: "guilty" } }, ["F"], ["F"], "F"],
  ])("of %s points from nobody to nobody", (_, matter, about, strikes, shown) => {
    put(asked(WINDOW, { brief: { ...BRIEF, about, strikes } }, [matter]));
    expect(faces()).toBe(shown);
    expect(document.querySelector(".wedge")).toBeNull();
  });

  it("of a deed points from the one who acts to the one struck", () => {
    put(asked(WINDOW, { brief: { ...BRIEF, about: ["F"], strikes: ["C"] } }, [DEED]));
    expect(faces()).toBe("F C");
    expect(document.querySelector(".wedge")).not.toBeNull();
  });
});
