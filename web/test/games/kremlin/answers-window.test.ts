/** A window of Kremlin is answered by hand: its verbs, its brief, and the bids that cannot reach. */
import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { BriefInfo } from "../../../src/app/protocol";
import { choosingAt } from "../../../src/games/kremlin/answers/choosing.svelte";
import { folder } from "../../../src/table/session/folder.svelte";
import { asked, BRIEF, key, press, put, stand, WINDOW, prepares } from "./asked";

prepares();

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
    stand(at);
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
    const at = asked(["pass", "waive"]);
    at.seen = { ...at.seen!, public: { ...at.seen!.public, hands: [[], ["7"], [], [], []] } };
    put(at);
    expect(screen.getByRole("button", { name: /^Nothing left to declare/ })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: /^Play a card/ })).toHaveProperty("disabled", true);
  });

  it("opens the list of what can be shown by one button, not by two", async () => {
    const brief = { ...BRIEF, offers: BRIEF.offers!.slice(1), scale: { ...BRIEF.scale!, written: 4, most: 4, enough: 7 } };
    put(asked(["declare F 4", "pass", "waive"], { brief }));
    const shows = screen.getAllByRole("button", { name: /^Declare/ });
    expect(shows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Declare influence")]);
    await key("d");
    expect(shows[0]!.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a bid that cannot reach", () => {
  it("is not the red one, and says why", async () => {
    const brief = { ...BRIEF, offers: BRIEF.offers!.slice(1), scale: { ...BRIEF.scale!, shown: 0, enough: 7 } };
    put(asked(["declare F 5", "declare F 7", "pass"], { brief }));
    await fireEvent.click(screen.getByRole("radio", { name: "5" }));
    const bid = document.querySelector("[data-key=t]")!;
    expect(bid.textContent).toContain("not enough: the Red Army Militarists have 6");
    expect(bid.classList.contains("main")).toBe(false);
    await fireEvent.click(screen.getByRole("radio", { name: "7" }));
    expect(document.querySelector("[data-key=t]")!.classList.contains("main")).toBe(true);
  });
});

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
    expect(screen.getByText("7 are enough so far")).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "8" }));
    await press(/^Purgemoff: declare up to 8 of your 8/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 8 as_needed");
  });

  it("is not in the page while the folder is shut", () => {
    folder.turn();
    put(asked(WINDOW, { brief: BRIEF }));
    expect(document.body.textContent).not.toMatch(/Boldest|Otherwise|are enough/);
    expect(screen.queryByRole("radio")).toBeNull();
    folder.turn();
  });

  it.each([
    ["d", ".chooser"],
    ["c", ".cards"],
  ])("nor is what was begun before with %s, which is there again when it opens", async (verb, chooser) => {
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

  it("lets it be, and somebody be taken over if nobody else does, with one tap; another takes the order back", async () => {
    const at = put(asked(WINDOW, { brief: BRIEF }));
    await press(/only if nobody else does/);
    const orders = ["seize F 8 when lapse"];
    expect(at.ask).toHaveBeenLastCalledWith({ do: "order", seat: 1, orders: [...at.seen!.orders, ...orders] });
    await vi.waitFor(() => expect(at.answer).toHaveBeenCalledExactlyOnceWith("pass"));
    at.seen = { ...at.seen!, orders };
    flushSync();
    await press(/only if nobody else does/);
    expect(at.ask).toHaveBeenLastCalledWith({ do: "order", seat: 1, orders: [] });
  });
});

it("offers no bid that cannot reach on the first button, until the player has chosen it", () => {
  const scale = { who: "F", written: 8, shown: 0, most: 8, enough: null, theirs: 9, theirs_of: 2 };
  put(asked(WINDOW, { brief: { ...BRIEF, offers: BRIEF.offers!.slice(1), scale } as BriefInfo }));
  expect(document.querySelector("[data-key=t]")).toBeNull();
  expect(document.querySelector(".four")!.textContent).not.toContain("8");
});
