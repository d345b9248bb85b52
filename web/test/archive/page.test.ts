/** The poster at the end, what was secret, and the archives. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Secrets from "../../src/archive/Secrets.svelte";
import Archive from "../../src/pages/Archive.svelte";
import type { ChancesInfo, Hello, Update } from "../../src/app/protocol";
import Ending from "../../src/table/around/Ending.svelte";
import HistoryBar from "../../src/table/around/HistoryBar.svelte";
import Log from "../../src/table/talk/Log.svelte";
import { after, fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Told } from "../../src/lib/i18n/notation";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";
import kremlin from "../fixtures/kremlin-1988.json";
import politburo from "../fixtures/politburo.json";

const LINE = { send: vi.fn(), close: () => {} };
const view = (hello: unknown) => (hello as Hello).view as { public: Record<string, unknown>; secrets: unknown[]; events: Told[] };

function sitting(hello: unknown, seat: number | null, parts: Partial<Seen> = {}): SeatSession {
  const at = new SeatSession("T", seat, () => LINE);
  at.seen = { ...fromHello(hello as Hello), ...parts };
  return at;
}

/** A game of two moments: somewhere in the middle, and the end. */
function played(): Update[] {
  const [middle, end] = [view(goulag.spectator), view(goulag.end)];
  const told = (n: number, { public: facts, secrets }: typeof end, events: Told[]): Update => ({
    type: "update",
    n,
    at: n,
    public: facts,
    secrets: { set: secrets, gone: [] },
    events,
  });
  return [told(1, middle, middle.events), told(2, end, end.events.slice(middle.events.length))];
}

/** The game's chances of winning, computed: the second moment turned it. */
const CHANCES: ChancesInfo = {
  share_done: 1,
  points: [1, 2].map((n) => ({ n, chance: [n - 1, n - 1, 2 - n, 0.5, 0.5, 0.5, 0.5] })),
  turns: [{ n: 2, before: [0, 0, 1, 0.5, 0.5, 0.5, 0.5], after: [1, 1, 0, 0.5, 0.5, 0.5, 0.5] }],
};

/** What the server says of this table besides its history. */
const besides = (path: string): unknown => (path.includes("/chances") ? CHANCES : path.includes("/decisions") ? [] : goulag.end);

/** A server that knows this table alone. */
function serve(history: (path: string) => unknown, status = 200): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const archive = path.includes("/history");
    const body = archive ? history(path) : besides(path);
    return { ok: !archive || status === 200, json: async () => body };
  });
}

beforeAll(async () => {
  await spoken.of("goulag", "politburo", "kremlin");
});
beforeEach(async () => {
  await spoken.speak("en");
  history.replaceState(null, "", "/archive/T");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the poster at the end", () => {
  const winners = (view(goulag.end).public.outcome as { winners: number[] }).winners;
  const loser = [1, 2, 3, 4, 5, 6, 7].find((seat) => !winners.includes(seat))!;

  it.each([
    [winners[0]!, "You have won, and not alone"],
    [loser, "You have lost"],
    [null, "It is decided"],
  ])("says to seat %s first of all: %s", (seat, words) => {
    render(Ending, { at: sitting(goulag.end, seat) });
    expect(screen.getByRole("heading").textContent).toBe(words);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });

  it("waits to be read until the newspaper is folded up", async () => {
    const at = sitting(goulag.end, loser);
    at.tape.paper = { number: "last", open: true };
    render(Ending, { at });
    expect(document.activeElement).toBe(document.body);
    at.tape.paper = null;
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
  });

  it.each(LANGUAGES)("tells in $lang what decided each game", async ({ lang }) => {
    await spoken.speak(lang);
    const outcome = { type: "Outcome", winners: [1], who: "stalinists", rule: "kremlin 11.a", numbers: [["waves", 3]] };
    const facts = { ...view(kremlin).public, outcome };
    for (const at of [sitting(goulag.end, 1), sitting(politburo.end, 2), sitting(kremlin, 1, { public: facts })]) {
      const { unmount } = render(Ending, { at });
      expect(screen.getAllByRole("row").length).toBe(1 + at.seen!.table.seats.length);
      expect(document.querySelectorAll("dl div")).toHaveLength((at.seen!.public!.outcome as typeof outcome).numbers.length);
      unmount();
    }
  });

  it.each(LANGUAGES)("names in $lang the rule once, and there it can be read", async ({ lang }) => {
    await spoken.speak(lang);
    const at = sitting(goulag.end, null);
    const { rule } = at.seen!.public!.outcome as { rule: string };
    const [game, number] = rule.split(" ") as [string, string];
    for (const part of [Ending, Log]) {
      const { unmount } = render(part, { at });
      const link = [...document.querySelectorAll(`a[href="/rules/${game}#${number}"]`)].at(-1)!;
      const told = link.parentElement!.textContent!;
      expect(told).toContain(`(${number})`);
      expect(told.split(number)).toHaveLength(2);
      unmount();
    }
  });

  it("leads to the archives, the record, and the next game if there is one", () => {
    const at = sitting(goulag.end, null);
    const links = () => [...document.querySelectorAll("a.button")].map((link) => link.getAttribute("href"));
    at.seen = { ...at.seen!, seed: "5eed", salt: "5a17", table: { ...at.seen!.table, next_table: "N" } };
    const { unmount } = render(Ending, { at });
    expect(links()).toEqual(["/archive/T", "/t/N", "/api/tables/T/record"]);
    unmount();
    at.seen = { ...at.seen, seed: "", salt: "" }; // they wait for somebody's word
    render(Ending, { at });
    expect(links()).toEqual(["/t/N"]);
  });

  /** Once more, at a table of this pace: what is asked of the server by the way. */
  async function onceMore(pace: "untimed" | "solo", yours: number[]): Promise<unknown[]> {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      asked.push([path, JSON.parse(body)]);
      return { ok: true, json: async () => ({ type: "done", id: "" }) };
    });
    const tempo = {
      pace,
      scale: 1,
      decision: 60,
      sheet: 300,
      when_all_in: false,
      breath: 6,
      poker_face: false,
      deadline: 0,
      quick: false,
      bank: 0,
      sittings: [],
      zone: "",
      in_step: false,
      talk: "none" as const,
    };
    const at = sitting(goulag.end, 1, { yours, table: { ...(goulag.end as unknown as Hello).table, tempo } });
    LINE.send.mockResolvedValueOnce({ type: "done", id: "a", table: "N" });
    render(Ending, { at });
    await fireEvent.click(screen.getByRole("button", { name: "Once more" }));
    await waitFor(() => expect(location.pathname).toBe("/t/N"));
    expect(LINE.send).toHaveBeenCalledWith({ do: "rematch" });
    return asked;
  }
  const sits = (seat: number) => ["/api/tables/N/commands", { do: "sit", seat, nonce: expect.stringMatching(/\w{8,}/) }];

  it("goes on to a rematch with a new nonce for each seat of ours", async () => {
    expect(await onceMore("untimed", [1, 2])).toMatchObject([sits(1), sits(2)]);
  });

  it("begins at once where nobody is waited for", async () => {
    expect(await onceMore("solo", [1])).toMatchObject([sits(1), ["/api/tables/N/commands", { do: "start" }]]);
  });
});

describe("what was secret then", () => {
  it.each(LANGUAGES)("is all there in $lang for whoever sees everything", async ({ lang }) => {
    await spoken.speak(lang);
    for (const hello of [goulag.end, politburo.end, kremlin]) {
      const { unmount, container } = render(Secrets, { at: sitting(hello, null), everything: true });
      await waitFor(() => expect(container.querySelectorAll("svg").length).toBeGreaterThan(3));
      unmount();
    }
  });

  it("is for a seat what it has seen, and of the others what they declared", async () => {
    render(Secrets, { at: sitting(kremlin, 1), everything: false });
    const row = await screen.findByRole("row", { name: /\(F\)/ });
    expect([...row.querySelectorAll("td")].map((cell) => cell.textContent!.replace(/\s+/g, " ").trim())).toEqual(["12 6 declared6", "? 3 declared3", "", ""]);
    expect(screen.getByText(/A Boeing 747/)).toBeTruthy();
  });
});

describe("the archives", () => {
  const place = (): string => document.querySelector(".place")!.textContent!;

  it("open at the end, with what decided it, go by keys, and the address follows", async () => {
    serve(() => played());
    render(Archive, { id: "T" });
    await waitFor(() => expect(place()).toMatch(/2 of 2$/));
    expect(document.querySelector(".outcome")!.textContent!.length).toBeGreaterThan(10);
    await waitFor(() => expect(location.search).toBe("?eyes=all&at=2"));
    await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(place()).toMatch(/1 of 2$/);
    await waitFor(() => expect(location.search).toBe("?eyes=all&at=1"));
    await fireEvent.keyDown(document.body, { key: "End" });
    expect(place()).toMatch(/2 of 2$/);
    await fireEvent.keyDown(document.body, { key: "Home" });
    expect(place()).toMatch(/1 of 2$/);
    await fireEvent.keyDown(screen.getByRole("searchbox"), { key: "End" });
    expect(place()).toMatch(/1 of 2$/); // the key belongs to what is being written
  });

  it("open where the address says, and change eyes in the middle", async () => {
    const asked: string[] = [];
    serve((path) => asked.push(path) && played());
    history.replaceState(null, "", "/archive/T?eyes=3&at=2");
    render(Archive, { id: "T" });
    await waitFor(() => expect(place()).toMatch(/2 of 2$/));
    await fireEvent.click(screen.getByRole("button", { name: "spectators" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "spectators" }).getAttribute("aria-pressed")).toBe("true"));
    expect(place()).toMatch(/2 of 2$/);
    expect(asked.map((path) => path.split("?")[1])).toEqual(["eyes=3", "eyes=nobody"]);
  });

  it("show through the eyes that were chosen last", async () => {
    const late: (() => void)[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      if (path.includes("eyes=2")) await new Promise<void>((go) => late.push(go));
      return { ok: true, json: async () => (path.includes("/history") ? played() : besides(path)) };
    });
    render(Archive, { id: "T" });
    await waitFor(() => expect(place()).toMatch(/2 of 2$/));
    const eyes = (name: string): HTMLElement => screen.getByRole("button", { name });
    await fireEvent.click(eyes("Comrade 2"));
    await fireEvent.click(eyes("Comrade 3"));
    await waitFor(() => expect(eyes("Comrade 3").getAttribute("aria-pressed")).toBe("true"));
    late.forEach((go) => go());
    await new Promise((done) => setTimeout(done, 20));
    expect(eyes("Comrade 3").getAttribute("aria-pressed")).toBe("true");
  });

  it.each(LANGUAGES)("say in $lang where they begin, if not at the beginning, and why", async ({ lang }) => {
    await spoken.speak(lang);
    const [, end] = played();
    const missing = { id: "older-rules", rule: "", args: { version: 1 } };
    serve(() => [{ ...end!, events: view(goulag.end).events, missing }]);
    render(Archive, { id: "T" });
    await waitFor(() => expect(place()).toMatch(/1 (of|sur|von) 1$/));
    expect(screen.getByRole("note").textContent).toBe(spoken.words!.refusal(missing));
    expect(screen.getByRole("note").textContent).toMatch(/version 1|rules-version 1/);
  });

  it("say nothing of the kind where they are whole", async () => {
    serve(() => played());
    render(Archive, { id: "T" });
    await waitFor(() => expect(place()).toMatch(/2 of 2$/));
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("lead to no table where there is none", async () => {
    const why = { id: "no-such-table", rule: "", args: { table: "nope" } };
    vi.stubGlobal("fetch", async () => ({ ok: false, json: async () => ({ type: "refused", id: "", why }) }));
    render(Archive, { id: "nope" });
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("The archives are shut"));
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
  });

  it("say what went wrong, even where it is our own mistake", async () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => {});
    serve(() => 5);
    render(Archive, { id: "T" });
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("The archives are shut"));
    expect(complained).toHaveBeenCalledOnce();
    complained.mockRestore();
  });

  it("nothing can be answered there", async () => {
    serve(() => played());
    render(Archive, { id: "T" });
    await waitFor(() => expect(place()).toMatch(/2 of 2$/));
    expect(LINE.send).not.toHaveBeenCalledWith(expect.objectContaining({ do: "answer" }));
    expect(screen.queryByRole("list", { name: "What you may answer" })).toBeNull();
  });

  it("stay shut while a game runs, and say why", async () => {
    serve(() => ({ type: "refused", id: "", why: { id: "not-over", rule: "", args: {} } }), 422);
    render(Archive, { id: "T" });
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("The archives are shut"));
    expect(screen.getByText("The game is not over yet.")).toBeTruthy();
  });
});

describe("looking back at a running table", () => {
  it("says where the past begins, if newer rules have taken over", async () => {
    const missing = { id: "older-rules", rule: "", args: { version: 1 } };
    serve(() => [{ ...played()[0]!, missing }]);
    render(HistoryBar, { at: sitting(goulag.spectator, null), closed: () => {} });
    await waitFor(() => expect(screen.getByRole("note").textContent).toContain("older rules"));
  });

  it("shows then, tells that the table goes on, and comes back to now at once", async () => {
    serve(() => played().slice(0, 1));
    const at = sitting(goulag.spectator, null);
    render(HistoryBar, { at, closed: () => {} });
    await waitFor(() => expect(at.past).not.toBeNull());
    await waitFor(() => expect(document.activeElement === screen.getByRole("slider")).toBe(true));
    expect(screen.getByRole("status").textContent!.trim()).toBe("");
    at.seen = after(at.seen!, { type: "update", n: 9, at: 9, events: [{ type: "Shown", round: 3, work: 1, canal: 4 }] });
    await tick();
    expect(screen.getByRole("status").textContent).toContain("one thing is new");
    await fireEvent.click(screen.getByRole("button", { name: "Back to now" }));
    expect(at.past).toBeNull();
    expect(at.shown!.n).toBe(9);
  });
});
