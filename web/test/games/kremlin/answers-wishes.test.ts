/** When a seat of Kremlin is asked: always, at the next chance to play a card, or only to act. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { AskMe, BriefInfo, QuestionInfo } from "../../../src/app/protocol";
import Acting from "../../../src/table/question/Acting.svelte";
import type { SeatSession } from "../../../src/table/session/seatSession.svelte";
import { asked, press, put, WINDOW, prepares } from "./asked";

prepares();

describe("when one is asked", () => {
  /** Asked in 1986, with these cards in hand. */
  function holding(options: string[], more: Partial<QuestionInfo> = {}, askMe: AskMe["when"] = "matters"): SeatSession {
    const at = asked(options, more);
    at.seen = { ...at.seen!, askMe, public: { ...at.seen!.public, hands: [["7"], [], [], [], []] } };
    return at;
  }

  it.each([
    ["a window", ["pass", "declare F 7"], {}],
    ["a right of one's own politician", ["pass", "purge C"], { window: false, steps: [{ type: "Purging" }] }],
    ["a vote", ["vote for", "vote against"], { window: false, steps: [{ type: "Ballot" }] }],
  ])("is set at the same place in %s", async (_, options, more) => {
    const at = put(asked(options, more));
    const foot = document.querySelector<HTMLElement>(".foot .lines")!;
    await fireEvent.change(within(foot).getByRole("combobox", { name: "Ask me" }), { target: { value: "acting" } });
    expect(at.ask).toHaveBeenCalledExactlyOnceWith({ do: "askme", seat: 1, when: "acting" });
  });

  it("is at the next chance to play a card, where none can be played now", async () => {
    const at = put(holding(["pass", "purge C"], { window: false, steps: [{ type: "Purging" }] }));
    await press(/^Card at next chance/);
    expect(at.ask).toHaveBeenCalledExactlyOnceWith({ do: "askme", seat: 1, when: "cards" });
  });

  it("says so while that is waited for, and takes it back", async () => {
    const at = put(holding(["pass", "declare F 7"], {}, "cards"));
    const wish = screen.getByRole("button", { name: /^Card at next chance/ });
    expect(wish.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(wish);
    expect(at.ask).toHaveBeenCalledExactlyOnceWith({ do: "askme", seat: 1, when: "matters" });
  });

  it("is no wish where a card can be played now, or none is held", () => {
    put(holding(WINDOW));
    expect(screen.queryByRole("button", { name: /next chance/ })).toBeNull();
    expect(screen.getByRole("button", { name: /^Play a card/ })).toHaveProperty("disabled", false);
    cleanup();
    const at = asked(["pass", "purge C"], { window: false, steps: [{ type: "Purging" }] });
    at.seen = { ...at.seen!, public: { ...at.seen!.public, hands: [[], ["7"], [], [], []] } };
    put(at);
    expect(screen.queryByRole("button", { name: /next chance/ })).toBeNull();
  });

  it("is a badge while one is asked only to act, and a press on it ends that", async () => {
    const at = asked(["pass"]);
    render(Acting, { at });
    expect(screen.queryByRole("button")).toBeNull();
    at.seen = { ...at.seen!, askMe: "acting" };
    flushSync();
    await press(/^Only when I act/);
    expect(at.ask).toHaveBeenCalledExactlyOnceWith({ do: "askme", seat: 1, when: "matters" });
  });

  it("calls for a person who waits for a chance to play a card, and for nobody else whom nothing matters", () => {
    const brief = { head: [], matters: false, plays: true } as unknown as BriefInfo;
    const at = asked(WINDOW, { brief });
    expect(at.summoned).toBe(false);
    at.seen = { ...at.seen!, askMe: "cards" };
    expect(at.summoned).toBe(true);
    at.seen = { ...at.seen, question: { ...at.seen.question!, brief: { ...brief, plays: false } } };
    expect(at.summoned).toBe(false);
  });
});
