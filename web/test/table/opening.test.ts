/** A long game opens, for whoever has been away, with what happened since and how it stands. */
import { beforeEach, beforeAll, describe, expect, it, vi } from "vitest";
import { gamePage } from "../../src/table/games";
import { AWHILE, FORGOTTEN, isBack, keepLooked, lookedAt, looking, type Looked } from "../../src/table/opening/looked";
import { beatsSince, biggest, papersIn } from "../../src/table/opening/since";
import type { Hello, Update } from "../../src/app/protocol";
import { folder } from "../../src/table/session/folder.svelte";
import { atFirst, fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { fromNow, moment, span } from "../../src/lib/i18n/when";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";
import kremlin from "../fixtures/kremlin-1988.json";
import politburo from "../fixtures/politburo.json";

const HOUR = 3600;
const page = gamePage("goulag");
const named = { type: "Named", commissar: 1, builders: [2, 3], supervisor: 4 };
const shown = (round: number) => ({ type: "Shown", round, work: 1, canal: round });

const seen = (events: object[], more: object = {}, tempo: object = { pace: "untimed" }): Seen =>
  ({
    n: events.length,
    public: {},
    events,
    notices: [],
    chat: [],
    table: { game: "goulag", status: "running", sofa: "", tempo, seats: [1, 2, 3, 4, 5], ...more },
  }) as unknown as Seen;
const then = (events: number, ago: number, more: Partial<Looked> = {}): Looked => ({ n: events, events, notices: 0, chat: 0, at: 1e9 - ago, ...more });
const back = (before: Looked | null, now: Seen): boolean => isBack(before, now, 1e9, page);

beforeEach(() => localStorage.clear());

describe("whoever comes back", () => {
  const many = [named, shown(1), named, shown(2)];

  it("is told after a while if something has happened, and after a long one in any case", () => {
    expect(back(then(2, AWHILE), seen(many))).toBe(true);
    expect(back(then(2, AWHILE - 1), seen(many))).toBe(false);
    expect(back(then(4, AWHILE), seen(many))).toBe(false);
    expect(back(then(4, FORGOTTEN), seen(many))).toBe(true);
  });

  it("is told the first time where the game is under way, not where it begins", () => {
    expect(back(null, seen(many))).toBe(true);
    expect(back(null, seen(many.slice(0, 2)))).toBe(false);
    expect(isBack(null, seen(Array(12).fill(named)), 1e9, {})).toBe(true);
    expect(isBack(null, seen(Array(11).fill(named)), 1e9, {})).toBe(false);
  });

  it("is not told where a clock runs, round a screen, nor twice of an end", () => {
    expect(back(then(2, FORGOTTEN), seen(many, {}, { pace: "live" }))).toBe(false);
    expect(back(then(2, FORGOTTEN), seen(many, { sofa: "ABCD" }))).toBe(false);
    expect(back(then(2, FORGOTTEN), seen(many, { status: "over" }))).toBe(true);
    expect(back(then(4, FORGOTTEN), seen(many, { status: "over" }))).toBe(false);
    expect(back(null, seen(many, { status: "over" }))).toBe(false);
    expect(back(then(2, FORGOTTEN), seen(many, { status: "closed" }))).toBe(false);
  });
});

describe("what this browser keeps", () => {
  it("is kept by table and seat, the oldest is forgotten, and what cannot be read is nothing", () => {
    keepLooked("T", 1, then(3, 0));
    expect(lookedAt("T", 1)?.n).toBe(3);
    expect([lookedAt("T", 2), lookedAt("U", 1), lookedAt("T", null)]).toEqual([null, null, null]);
    for (let n = 0; n < 60; n++) keepLooked(`U${n}`, null, then(n, 0));
    expect([lookedAt("T", 1), lookedAt("U59", null)?.n]).toEqual([null, 59]);
    localStorage.looked = "?";
    expect(lookedAt("U59", null)).toBeNull();
  });

  it("is how far everything was", () => {
    expect(looking(seen([named, shown(1)]), 7)).toEqual({ n: 2, events: 2, notices: 0, chat: 0, at: 7 });
  });
});

describe("what happened since", () => {
  const told = [[named], [shown(1)], [named], [shown(2)], [named]].map(
    (events, n) => ({ type: "update", n: n + 1, at: 0, events, public: { round: n } }) as unknown as Update,
  );

  it("begins after the message that was seen last, and can be played from each", async () => {
    const stage = (await page.stage!())!;
    const beats = beatsSince(atFirst(seen([])), told, 2, null, stage.direct);
    expect(beats.map(({ first }) => first)).toEqual([2, 3, 4]);
    expect(papersIn(beats)).toEqual([1]);
    expect(papersIn(beats.slice(0, -1))).toEqual([1]); // it has come before anybody was named
    expect(biggest(beats, 9, page).map(({ position, heading }) => [position, heading])).toEqual([
      [0, "Round 2"],
      [1, "Round 2"],
      [2, "Round 3"],
    ]);
  });

  it("is told by its biggest where there is no room for all, in their order", async () => {
    const stage = (await page.stage!())!;
    const beats = beatsSince(atFirst(seen([])), told, 0, null, stage.direct);
    expect(biggest(beats, 2, page).map(({ position }) => position)).toEqual([1, 3]);
    expect(biggest(beats, 3, page).map(({ position }) => position)).toEqual([1, 3, 4]);
  });
});

describe("how it stands", () => {
  beforeAll(async () => {
    vi.stubGlobal(
      "WebSocket",
      class {
        close(): void {}
      },
    );
    await spoken.of("kremlin", "goulag", "politburo");
  });

  const sitting = (hello: unknown): SeatSession => {
    const at = new SeatSession("T", 1, () => ({ send: vi.fn(), close: () => {} }));
    at.seen = fromHello(hello as Hello);
    return at;
  };

  it.each([
    ["kremlin", kremlin],
    ["goulag", goulag],
    ["politburo", politburo],
  ])("is said of %s, with what is one's own unless the folder is shut", async (game, fixture) => {
    const hello = "table" in fixture ? fixture : Object.values(fixture as unknown as Record<string, Hello>).find((one) => one.view)!;
    const stands = (await gamePage(game).standing!())(sitting(hello));
    expect(stands.where).not.toBe("");
    expect(stands.mine.length).toBeGreaterThan(0);
    expect(() => stands.of(1)).not.toThrow();
    folder.shut = true;
    expect((await gamePage(game).standing!())(sitting(hello)).mine).toEqual([]);
    folder.shut = false;
  });
});

describe("times", () => {
  it("are said in two units at most, and in every language", () => {
    expect(["en", "fr", "de"].map((lang) => span(51 * HOUR, lang).replaceAll("\u00a0", " "))).toEqual([
      "2 days, 3 hours",
      "2 jours, 3 heures",
      "2 Tage, 3 Stunden",
    ]);
    expect([span(48 * HOUR, "en"), span(20, "en"), span(3 * HOUR + 60, "en")]).toEqual(["2 days", "1 minute", "3 hours, 1 minute"]);
    expect(span(51 * HOUR, "en", "narrow")).toBe("2d 3h");
  });

  it("are said from now on, and by the clock of whoever reads", () => {
    expect([fromNow(-3 * 24 * HOUR, "en"), fromNow(2 * HOUR, "de"), fromNow(300, "fr")]).toEqual(["3 days ago", "in 2 Stunden", "dans 5 minutes"]);
    expect(moment(0, "en-GB", "Europe/Paris")).toContain("Thursday");
    expect(moment(0, "en-GB", "Europe/Paris")).toContain("01:00");
  });
});
