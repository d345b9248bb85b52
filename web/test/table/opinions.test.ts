/** What a bot thinks: advice where the table allows it, for whoever is asked; and why, in the archives. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "../../src/archive/reel";
import { Viewing } from "../../src/archive/viewing.svelte";
import Why from "../../src/archive/Why.svelte";
import type { Hello, OpinionInfo, Update } from "../../src/app/protocol";
import Advise from "../../src/table/question/Advise.svelte";
import { atFirst, fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Asked } from "../../src/table/session/stream";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const OPINION: OpinionInfo = {
  bot: "analyst",
  question: 7,
  how: "weighs",
  action: "supervise 3",
  weighed: [
    { action: "supervise 3", share: 0.746 },
    { action: "pass", share: 0.254 },
  ],
  grounds: [
    {
      belief: { type: "BecauseTaken", seat: 3, side: "disloyal", percent: 93 },
      because: [{ type: "BecauseShown", round: 2, builders: [3, 5], work: 0, side: "disloyal", times: 4 }],
    },
  ],
};

let asked: string[] = [];

function serve(answer: unknown, ok = true): void {
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), { ok, json: async () => answer }));
}

function table(advice: boolean): { at: SeatSession; sent: Asked[] } {
  const sent: Asked[] = [];
  const at = new SeatSession("T", 7, () => ({ send: async (command: Asked) => (sent.push(command), { type: "done" as const, id: "1" }), close: () => {} }));
  const seen = fromHello(goulag.Supervision as unknown as Hello);
  at.seen = { ...seen, table: { ...seen.table, status: "running", advice } };
  return { at, sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const words = (): string => document.body.textContent!.replace(/\s+/g, " ");

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_comrades");
});
beforeEach(() => {
  asked = [];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("advice", () => {
  it("is offered where the table allows it, to whoever is asked, and costs nothing before it is wanted", () => {
    serve(OPINION);
    render(Advise, { at: table(false).at });
    const other = table(true);
    other.at.seen = { ...other.at.seen!, question: { ...other.at.seen!.question!, options: null } };
    render(Advise, { at: other.at });
    expect(screen.queryByRole("button")).toBeNull();
    render(Advise, { at: table(true).at });
    expect(screen.getByRole("button").textContent).toBe("Advice");
    expect(asked).toEqual([]);
  });

  it("says the answer, how sure it is, what it goes by, and can be followed", async () => {
    serve(OPINION);
    const { at, sent } = table(true);
    render(Advise, { at });
    await press("Advice");
    await screen.findByRole("button", { name: "Answer so" });
    expect(asked).toEqual(["/api/tables/T/advice?seat=7"]);
    expect(words()).toContain("A seasoned comrade would answer: Make Comrade 3 exchange cards");
    expect(words()).toContain("Make Comrade 3 exchange cards: 75%");
    expect(words()).toContain("Comrade 3 is taken for disloyal: 93%.");
    expect(words()).toContain("Evidence for disloyal, 4 to one.");
    await press("Answer so");
    expect(sent).toMatchObject([{ do: "answer", seat: 7, action: "supervise 3" }]);
    await waitFor(() => expect(document.querySelector("dialog")!.open).toBe(false));
  });

  it("is gone with its question", async () => {
    serve(OPINION);
    const { at } = table(true);
    render(Advise, { at });
    await press("Advice");
    await screen.findByRole("button", { name: "Answer so" });
    at.seen = { ...at.seen!, question: { ...at.seen!.question!, id: 99 } };
    flushSync();
    expect(screen.queryByText(/would answer so/)).toBeNull();
  });

  it("says in words why there is none, and can be asked for again", async () => {
    serve({ type: "refused", id: "", why: { id: "comrade-busy", rule: "", args: {} } }, false);
    render(Advise, { at: table(true).at });
    await press("Advice");
    expect((await screen.findByRole("alert")).textContent).toContain("in a meeting");
    serve(OPINION);
    await press("Ask again");
    await screen.findByRole("button", { name: "Answer so" });
  });
});

describe("why, in the archives", () => {
  function viewing(answers: Record<string, string>): Viewing {
    const hello = goulag.end as unknown as Hello;
    const { public: facts, secrets, events } = hello.view as { public: Update["public"]; secrets: unknown[]; events: unknown[] };
    const at = new SeatSession("T", null, () => ({ send: () => new Promise<never>(() => {}), close: () => {} }));
    at.seen = fromHello(hello);
    const update = { type: "update", n: 40, at: 1, public: facts, secrets: { set: secrets, gone: [] }, events, answers } as unknown as Update;
    return new Viewing(at, new Reel(atFirst(at.seen), [update]));
  }

  it("is asked of a bot's answer, once", async () => {
    serve(OPINION);
    render(Why, { viewing: viewing({ 7: "supervise 3", 2: "pass" }) });
    const button = screen.getByRole("button");
    expect(button.textContent).toContain("Make Comrade 3 exchange cards");
    await fireEvent.click(button);
    await screen.findByText(/taken for disloyal/);
    await fireEvent.click(button);
    expect(asked).toEqual(["/api/tables/T/why?at=40&seat=7"]);
  });

  it.each([
    ["draws", "It draws lots. There is no reason."],
    ["mute", "It goes by habits of its own, and does not say why."],
    ["bound", "There was nothing to choose."],
  ] as const)("says honestly of one that %s: %s", async (how, told) => {
    serve({ ...OPINION, how, weighed: [], grounds: [] });
    render(Why, { viewing: viewing({ 7: "supervise 3" }) });
    await fireEvent.click(screen.getByRole("button"));
    await screen.findByText(told);
    expect(words()).not.toContain("It keeps no book");
  });

  it("says so where a bot would not have answered so by itself", async () => {
    serve({ ...OPINION, how: "strays", action: "supervise 6" });
    render(Why, { viewing: viewing({ 7: "supervise 6" }) });
    await fireEvent.click(screen.getByRole("button"));
    await screen.findByText(/one of the times it drew lots/);
  });

  it("is not asked where no bot has answered", () => {
    render(Why, { viewing: viewing({ 7: "pass" }) });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
