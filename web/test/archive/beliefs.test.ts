/** What each seat could have known, in the archives: drawn, in figures, and leading to its moments. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apart, manifold, momentAt, percent, pointsOf, steps, stretches, truths } from "../../src/archive/beliefs/tracks";
import Archive from "../../src/pages/Archive.svelte";
import type { Beliefs, BeliefTrack, Hello, Update } from "../../src/app/protocol";
import type { Told } from "../../src/lib/i18n/notation";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const track = (likely: number[][], truth: number[], names = ["loyal", "disloyal", "neither"]): BeliefTrack => ({
  about: ["player", "3"],
  may_be: likely[0]!.map((_, thing) => ["worker", names[thing]!]),
  likely,
  truth,
  because: [],
});

describe("a track", () => {
  it("tells how likely what was true looked, and what looked likeliest of all else", () => {
    const points = pointsOf(
      track(
        [
          [0.2, 0.5, 0.3],
          [0.6, 0.1, 0.3],
        ],
        [0, 2],
      ),
    );
    expect(points).toEqual([
      { likely: 0.2, rather: 1, mistake: 0.5 },
      { likely: 0.3, rather: 0, mistake: 0.6 },
    ]);
    expect(pointsOf(track([[1]], [0]))).toEqual([{ likely: 1, rather: -1, mistake: 0 }]);
  });

  it("may be of something that changes", () => {
    expect(
      truths(
        track(
          [
            [0.2, 0.8],
            [0.2, 0.8],
            [0.3, 0.7],
          ],
          [1, 0, 1],
        ),
      ),
    ).toEqual([
      ["worker", "disloyal"],
      ["worker", "loyal"],
    ]);
  });

  it("calls nothing certain that is not", () => {
    expect([0, 0.0001, 0.126, 0.5, 0.9999, 1].map(percent)).toEqual([0, 1, 13, 50, 99, 100]);
  });

  it("stands in stretches of one round each, and is found by the number of a step", () => {
    const course = [
      [2, 1],
      [5, 1],
      [9, 2],
    ].map(([n, year]) => ({ n: n!, year: year! }));
    expect(stretches(course)).toEqual([
      { year: 1, from: 0, to: 2 },
      { year: 2, from: 2, to: 3 },
    ]);
    expect([1, 2, 4, 5, 8, 9, 99].map((n) => momentAt(course, n))).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  });

  it("names no more rounds than there is room for", () => {
    expect(apart([5, 10, 40, 55, 90], 20)).toEqual([true, false, true, false, true]);
  });

  it("is a line in steps, each value standing until the next", () => {
    expect(
      steps(
        [0, 0.5],
        (at) => 10 * at,
        (value) => 100 - 100 * value,
      ),
    ).toBe("M0 100H10V50H20");
  });

  it("has a mistake to show where there is more than the truth and its contrary", () => {
    const found = (tracks: BeliefTrack[]): Beliefs => ({ seat: 1, lens: "", lenses: [], course: [], tracks });
    expect(manifold(found([track([[0.5, 0.5]], [0])]))).toBe(false);
    expect(manifold(found([track([[0.5, 0.5]], [0]), track([[0.2, 0.5, 0.3]], [0])]))).toBe(true);
  });
});

const FOUND: Beliefs = {
  seat: 2,
  lens: "doubting",
  lenses: ["doubting", "trusting"],
  course: [
    { n: 1, year: 1 },
    { n: 2, year: 2 },
  ],
  tracks: [
    {
      ...track(
        [
          [0.5, 0.5],
          [0.25, 0.75],
        ],
        [0, 0],
      ),
      because: [{ type: "BecauseShown", round: 1, builders: [3, 4], work: 0, side: "disloyal", times: 2 }],
    },
    {
      ...track(
        [
          [0.5, 0.5],
          [0.1, 0.9],
        ],
        [1, 1],
      ),
      about: ["player", "4"],
    },
    { ...track([[1], [1]], [0, 0]), about: ["player", "1"] },
  ],
};

/** A game of two moments: somewhere in the middle, and the end. */
function played(): Update[] {
  type Seen = { public: Record<string, unknown>; secrets: unknown[]; events: Told[] };
  const [middle, end] = [goulag.spectator, goulag.end].map((hello) => (hello as unknown as Hello).view as Seen) as [Seen, Seen];
  const told = (n: number, { public: facts, secrets }: Seen, events: Told[]): Update => ({
    type: "update",
    n,
    at: n,
    public: facts,
    secrets: { set: secrets, gone: [] },
    events,
  });
  return [told(1, middle, middle.events), told(2, end, end.events.slice(middle.events.length))];
}

describe("in the archives", () => {
  const asked: string[] = [];
  let refused = false;
  const place = (): string => document.querySelector(".place")!.textContent!;

  beforeAll(async () => {
    await spoken.of("goulag");
  });
  beforeEach(async () => {
    asked.length = 0;
    refused = false;
    await spoken.speak("en");
    history.replaceState(null, "", "/archive/T");
    vi.stubGlobal("fetch", async (path: string) => {
      if (path.includes("/chances")) return { ok: true, json: async () => ({ share_done: 1, points: [], turns: [] }) };
      if (path.includes("/decisions")) return { ok: true, json: async () => [] };
      if (!path.includes("/beliefs")) return { ok: true, json: async () => (path.includes("/history") ? played() : goulag.end) };
      asked.push(path.split("?")[1]!);
      const seat = Number(/seat=(\d)/.exec(path)![1]);
      const why = { id: "beliefs-older-rules", rule: "", args: { version: 1 } };
      return {
        ok: !refused,
        json: async () => (refused ? { type: "refused", id: "", why } : { ...FOUND, seat, lens: /lens=(\w*)/.exec(path)![1] || "doubting" }),
      };
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  async function wonder(address = "/archive/T"): Promise<HTMLElement> {
    history.replaceState(null, "", address);
    render(Archive, { id: "T" });
    const button = await screen.findByRole("button", { name: /What could they know|Que pouvait-on savoir|Was konnten sie wissen/ });
    expect(asked).toEqual([]); // nobody works it out before it is wanted
    await fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    return await screen.findByRole("region", { name: /have known|que pouvait-on savoir|hätte man wissen/ });
  }

  it("it is worked out when somebody asks, for whose eyes one looks through, and names its lens", async () => {
    const section = await wonder("/archive/T?eyes=2&at=1");
    const chart = await within(section).findByRole("img", { name: /^Comrade 3\. What was true, loyal, looked 50% likely at first and 25% at last/ });
    expect(chart.querySelector(".mistake")).toBeNull();
    expect(asked).toEqual(["seat=2&lens="]);
    expect(section.textContent).toContain("As a doubter reads it");
    expect(section.textContent).toContain("Round 1: Comrade 3 and Comrade 4 built, and no Work lay there. Evidence for disloyal, 2 to one.");
    expect(within(section).getByRole("heading", { level: 2 }).textContent).toBe("What could Comrade 2 have known?");
  });

  it("it follows the past, and leads there", async () => {
    const section = await wonder("/archive/T?eyes=2&at=1");
    await within(section).findAllByRole("img");
    const likely = (): (string | null)[] => [...section.querySelectorAll(".likely")].map((each) => each.textContent);
    expect(likely()).toEqual(["50%", "50%", "100%"]);
    expect(within(section).getAllByText("Certain from the beginning.")).toHaveLength(1);
    await fireEvent.click(within(section).getByText("The figures as a table"));
    const rows = within(section).getAllByRole("row");
    expect(rows).toHaveLength(3);
    expect(rows[2]!.textContent!.replace(/\s+/g, " ")).toContain("25% (rather disloyal: 75%)");
    await fireEvent.click(within(rows[2]!).getByRole("button"));
    expect(place()).toMatch(/2 of 2$/);
    expect(likely()).toEqual(["25%", "90%", "100%"]);
    await fireEvent.click(section.querySelector(".chart")!, { clientX: 40 });
    expect(place()).toMatch(/1 of 2$/);
  });

  it("another seat wonders, and another lens is looked through", async () => {
    const section = await wonder();
    await within(section).findAllByRole("img");
    await fireEvent.click(within(section).getByRole("button", { name: "Comrade 5" }));
    await waitFor(() => expect(asked.at(-1)).toBe("seat=5&lens="));
    await fireEvent.change(await within(section).findByRole("combobox"), { target: { value: "trusting" } });
    await waitFor(() => expect(asked.at(-1)).toBe("seat=5&lens=trusting"));
    await waitFor(() => expect(section.textContent).toContain("As somebody reads it who has to decide"));
  });

  it("what cannot be worked out is said", async () => {
    refused = true;
    const section = await wonder();
    expect((await within(section).findByRole("alert")).textContent).toContain("older rules");
  });

  it.each(LANGUAGES)("it is told in $lang", async ({ lang }) => {
    await spoken.speak(lang);
    const section = await wonder();
    await within(section).findAllByRole("img");
    expect(section.textContent).not.toMatch(/page-|goulag-|undefined|\{/);
  });
});
