/** Influence and cards of Kremlin are shown by hand: in a window, ahead, and by standing order. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { choosingAt } from "../../../src/games/kremlin/answers/choosing.svelte";
import { pointAt } from "../../../src/games/kremlin/board/about.svelte";
import More from "../../../src/games/kremlin/panels/More.svelte";
import { folder } from "../../../src/table/session/folder.svelte";
import { asked, key, next, press, put, WINDOW, prepares } from "./asked";

prepares();
/** Everything is near enough to be fetched. */
beforeAll(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
});

describe("declaring", () => {
  it("is the man, on the board or in the list, and the amount", async () => {
    const at = put(asked(WINDOW));
    pointAt(at, "F");
    flushSync();
    expect(screen.getByRole("button", { name: /Purgemoff/, pressed: true })).toBeTruthy();
    await key("8");
    await press(/^Exactly/);
    await press(/^Purgemoff: declare 8/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 8");
  });

  it("begins at the top of the question, also where the man was picked from the sheet", () => {
    const at = put(asked(WINDOW));
    const body = document.querySelector<HTMLElement>(".question > .body")!;
    body.scrollTop = 90;
    pointAt(at, "F");
    flushSync();
    expect(document.querySelector(".chooser")).not.toBeNull();
    expect(body.scrollTop).toBe(0);
  });

  it("half made is still in hand when the next window opens, and sent with one tap", async () => {
    const at = put(asked(WINDOW));
    pointAt(at, "F");
    flushSync();
    await key("8");
    at.seen = { ...at.seen!, question: { ...at.seen!.question!, id: next(), options: ["pass", "waive"] } };
    flushSync();
    expect(screen.queryByText(/^Ready to send/)).toBeNull();
    at.seen = { ...at.seen!, question: { ...at.seen!.question!, id: next(), options: WINDOW } };
    flushSync();
    await press(/^Ready to send/);
    expect(at.answer).toHaveBeenCalledExactlyOnceWith("declare F 8 as_needed");
    flushSync();
    expect(screen.queryByText(/^Ready to send/)).toBeNull();
  });

  it("is prepared where no window is open: as an answer ahead, or as an order", async () => {
    const at = asked(null);
    render(More, { at });
    const on = await screen.findByLabelText("On");
    const who = within(on).getAllByRole<HTMLOptionElement>("option")[1]!.value;
    await fireEvent.change(on, { target: { value: who } });
    await press("Answer in advance …");
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
