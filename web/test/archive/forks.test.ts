/** What might have been, and playing on from a moment of the archives. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { endings, wins } from "../../src/archive/forks/forks";
import PlayOn from "../../src/archive/forks/PlayOn.svelte";
import { Reel } from "../../src/archive/reel";
import { Viewing } from "../../src/archive/viewing.svelte";
import Forks from "../../src/archive/forks/Forks.svelte";
import WhatIfDialog from "../../src/archive/forks/WhatIf.svelte";
import type { CrossroadsInfo, Hello, TableInfo, Update, WhatIf } from "../../src/app/protocol";
import { route } from "../../src/app/route.svelte";
import Began from "../../src/table/around/Began.svelte";
import { atFirst, fromHello } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const TABLE = (goulag.end as unknown as Hello).table;
const STOOD: CrossroadsInfo[] = [
  { n: 31, steps: [{ type: "Supervision" }], window: false, choices: [{ seat: 3, options: ["pass", "supervise 1", "supervise 2"], answer: "supervise 1" }] },
  {
    n: 32,
    steps: [{ type: "Build" }],
    window: false,
    choices: [
      { seat: 1, options: ["play work", "play strike"], answer: "play work" },
      { seat: 2, options: ["play work", "play strike"], answer: "play strike" },
    ],
  },
];
const TOLD: WhatIf = {
  bot: "naive",
  times: 20,
  games: 20,
  turned: 6,
  instead: [
    { winners: [1, 2], who: "loyal", rule: "goulag 3.2", times: 14 },
    { winners: [], who: "nobody", rule: "goulag 3.4", times: 6 },
  ],
  really: [{ winners: [1, 2], who: "loyal", rule: "goulag 3.2", times: 20 }],
  ended: { winners: [1, 2], who: "loyal", rule: "goulag 3.2", times: 1 },
};

function viewing(): Viewing {
  const seen = fromHello(goulag.end as unknown as Hello);
  const view = (goulag.end as unknown as Hello).view as { public: object; events: object[] };
  const told = (n: number): Update => ({ type: "update", n, at: n, public: view.public, events: view.events.slice(0, 1) }) as Update;
  const at = new SeatSession("T", null, () => ({ send: vi.fn(), close: () => {} }));
  at.seen = seen;
  return new Viewing(at, new Reel(atFirst(seen), [told(30), told(35)]), 0);
}

/** A server that knows these answers, by what the address contains; what was asked of it. */
function serve(answers: Record<string, unknown>): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, body ? JSON.parse(body as string) : null]);
    const found = Object.entries(answers).find(([part]) => path.includes(part))?.[1] ?? null;
    const refused = found !== null && typeof found === "object" && "why" in found;
    return { ok: !refused, json: async () => found };
  });
  return asked;
}

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_whatif", "page_archive", "page_home");
});
beforeEach(() => spoken.speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("counting", () => {
  it("knows how often a seat won, and how often nobody did", () => {
    expect([1, 3, 0].map((seat) => wins(TOLD.instead, seat))).toEqual([14, 0, 6]);
  });

  it("puts the endings of both side by side, with the true one", () => {
    expect(endings(TOLD).map(({ counts, truth }) => [...counts, truth])).toEqual([
      [14, 20, true],
      [6, 0, false],
    ]);
  });
});

describe("what if", () => {
  const play = () => fireEvent.click(screen.getByRole("button", { name: "Let them play" }));

  it("offers what could have been answered up to the next moment, and plays on with it", async () => {
    const asked = serve({ "/crossroads": STOOD, "/whatif": TOLD });
    render(WhatIfDialog, { viewing: viewing(), table: TABLE });
    const [which] = await screen.findAllByRole("combobox");
    expect(asked[0]![0]).toBe("/api/tables/" + TABLE.id + "/crossroads?at=30&until=35");
    expect(within(which!).getAllByRole("option").length).toBe(2);
    const was = screen.getByRole<HTMLOptionElement>("option", { name: /as it was/ });
    expect([was.value, was.disabled]).toEqual(["supervise 1", true]);
    await play();
    expect(asked[1]![0]).toContain("whatif?at=31&seat=3&answer=pass");
    await screen.findByText("In 6 of them the answer changes who wins.");
    const [who, how] = screen.getAllByRole("table");
    expect(within(who!).getByRole("row", { name: /Nobody/ }).textContent).toMatch(/6.*0/);
    expect(within(how!).getAllByRole("row").length).toBe(3);
    expect(screen.getAllByText("actually won").length).toBe(2);
  });

  it("lets one change the answer of another who was asked under seal", async () => {
    const asked = serve({ "/crossroads": STOOD, "/whatif": TOLD });
    render(WhatIfDialog, { viewing: viewing(), table: TABLE });
    const [which] = await screen.findAllByRole("combobox");
    await fireEvent.change(which!, { target: { value: "1" } });
    const [, who] = screen.getAllByRole("combobox");
    await fireEvent.change(who!, { target: { value: "2" } });
    await play();
    expect(asked[1]![0]).toContain("whatif?at=32&seat=2&answer=play+work");
  });

  it("takes an answer in notation where they are too many to list", async () => {
    serve({ "/crossroads": [{ ...STOOD[0], choices: [{ seat: 3, options: 99_999, answer: "pass" }] }] });
    render(WhatIfDialog, { viewing: viewing(), table: TABLE });
    const field = await screen.findByRole<HTMLInputElement>("textbox");
    expect(field.value).toBe("pass");
    expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true);
    await fireEvent.input(field, { target: { value: "supervise 1" } });
    expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
  });

  it("says why the server would not", async () => {
    serve({ "/crossroads": STOOD, "/whatif": { type: "refused", why: { id: "too-fast", rule: "", args: { seconds: 9 } } } });
    render(WhatIfDialog, { viewing: viewing(), table: TABLE });
    await screen.findAllByRole("combobox");
    await play();
    expect((await screen.findByRole("alert")).textContent).toContain("9 seconds");
  });

  it("begins at the reader's own decision, and with the reader's own answer", async () => {
    const there = viewing();
    there.decisions = [{ position: 0, n: 32, seats: [2] }];
    serve({ "/crossroads": STOOD, "/whatif": TOLD });
    render(WhatIfDialog, { viewing: there, table: TABLE });
    const [which, who] = await screen.findAllByRole<HTMLSelectElement>("combobox");
    expect([which!.value, who!.value]).toEqual(["1", "2"]);
  });

  it("asks again from the decision on where the list of questions is cut", async () => {
    const there = viewing();
    there.decisions = [{ position: 0, n: 34, seats: [1] }];
    const asked = serve({ "at=34": [{ ...STOOD[1], n: 34 }], "/crossroads": STOOD });
    render(WhatIfDialog, { viewing: there, table: TABLE });
    await screen.findAllByRole("combobox");
    expect(asked.map(([path]) => path.split("?")[1])).toEqual(["at=30&until=35", "at=34&until=35"]);
  });

  it("is one press away: elsewhere it goes to the decision before", async () => {
    const there = viewing();
    there.go(1);
    there.decisions = [{ position: 0, n: 31, seats: [3] }];
    serve({ "/crossroads": STOOD, "/whatif": TOLD });
    render(Forks, { viewing: there, table: TABLE, mine: true });
    expect(screen.getByText("Your decisions: 1")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "What if …?" }));
    expect(there.position).toBe(0);
    expect(screen.getByText("Your decision 1 of 1")).toBeTruthy();
    expect(await screen.findAllByRole("combobox")).not.toEqual([]);
  });

  it("is not offered where nobody ever chose", () => {
    render(Forks, { viewing: viewing(), table: TABLE, mine: false });
    expect(screen.queryByRole("button", { name: "What if …?" })).toBeNull();
    expect(screen.getByRole("button", { name: "Play on from here" })).toBeTruthy();
  });

  it.each(LANGUAGES)("has its words in $lang", async ({ lang }) => {
    await spoken.speak(lang);
    serve({ "/crossroads": STOOD, "/whatif": { ...TOLD, games: 7 } });
    const { container } = render(WhatIfDialog, { viewing: viewing(), table: TABLE });
    await screen.findAllByRole("combobox");
    await fireEvent.submit(container.querySelector("form")!);
    await waitFor(() => expect(screen.getAllByRole("table").length).toBe(2));
    expect(container.textContent).not.toContain("page-");
  });
});

describe("playing on", () => {
  const games = [{ game: "goulag", seats: [5, 10], bots: ["random", "naive", "master"], usual: "naive", options: [] }];
  const sit = (parts: object) => ({
    "/games": games,
    "/me": { name: "Ann", tables: [], only: [] },
    "/commands": { type: "done" },
    "/api/tables": { id: "NEW" },
    ...parts,
  });

  it("makes a table that begins at the moment shown, sits down there, and begins against bots", async () => {
    const asked = serve(sit({}));
    const go = vi.spyOn(route, "go").mockImplementation(() => {});
    const { container } = render(PlayOn, { viewing: viewing(), table: TABLE });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
    await fireEvent.click(screen.getAllByRole("radio")[2]!);
    await fireEvent.submit(container.querySelector("form")!);
    await waitFor(() => expect(go).toHaveBeenCalledWith("/t/NEW"));
    const sent = asked.filter(([, body]) => body).map(([, body]) => body as Record<string, unknown>);
    expect(sent[0]).toEqual({ game: "goulag", seats: TABLE.seats.length, pace: "solo", begins: { table: TABLE.id, moment: 30 } });
    expect(sent.slice(1).map(({ do: what, seat, bot }) => [what, seat, bot])).toEqual([
      ["sit", 3, undefined],
      ["fill", undefined, "naive"],
      ["start", undefined, undefined],
    ]);
  });

  it("waits for others where one wants it so", async () => {
    const asked = serve(sit({}));
    vi.spyOn(route, "go").mockImplementation(() => {});
    const { container } = render(PlayOn, { viewing: viewing(), table: TABLE });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
    await fireEvent.click(screen.getAllByRole("radio").at(-1)!);
    await fireEvent.submit(container.querySelector("form")!);
    await waitFor(() => expect(asked.filter(([, body]) => body).length).toBe(2));
    expect(asked.find(([, body]) => body)![1]).toMatchObject({ pace: "untimed" });
  });

  it("leaves no table standing that could not be begun", async () => {
    const asked = serve(sit({ "/commands": { type: "refused", why: { id: "seat-taken", rule: "", args: { seat: 1 } } } }));
    const { container } = render(PlayOn, { viewing: viewing(), table: TABLE });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
    await fireEvent.submit(container.querySelector("form")!);
    await screen.findByRole("alert");
    expect(asked.at(-1)![1]).toMatchObject({ do: "finish" });
  });
});

describe("a table that began in the middle", () => {
  const began = (parts: object): TableInfo => ({ ...TABLE, began: { of: "archive", table: "", moment: 0, ...parts } });

  it("says so, and leads to the archive only when it is over", () => {
    const { unmount } = render(Began, { table: began({}) });
    expect(screen.getByText("This game began at a moment of another one")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
    render(Began, { table: began({ table: "OLD", moment: 12 }), open: true });
    expect(screen.getByRole("link").getAttribute("href")).toBe("/archive/OLD?at=12");
  });

  it("says who may know a position", () => {
    render(Began, { table: began({ of: "position" }), open: true });
    expect(screen.getByText(/The person who wrote the position/)).toBeTruthy();
  });
});
