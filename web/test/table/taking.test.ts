/** Seats that change hands: who takes which, who may refuse, why archives stay shut, and names that look alike. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hello, NoticeInfo, SeatInfo, TableInfo } from "../../src/app/protocol";
import Chat from "../../src/table/talk/Chat.svelte";
import Log from "../../src/table/talk/Log.svelte";
import Menu from "../../src/table/around/Menu.svelte";
import { entries } from "../../src/table/talk/notices";
import Seats from "../../src/table/around/Seats.svelte";
import { after, fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import type { Asked } from "../../src/table/session/stream";
import Taking from "../../src/table/around/Taking.svelte";
import { LANGUAGES } from "../../src/lib/i18n/languages";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const TEMPO: TableInfo["tempo"] = {
  pace: "live",
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
  talk: "none",
};
const TAKER = { name: "Zoe", until: 0, alike: false };
const NOTICE: NoticeInfo = { what: "removed", seat: 2, name: "Ben", after: 1, other: "", until: 0, alike: false, action: "" };

interface Wanted {
  seat?: number | null;
  seats?: Record<number, Partial<SeatInfo>>;
  table?: Partial<TableInfo>;
  seen?: Partial<Seen>;
}

/** A table at which Ann and Ben sit, as wanted; and what was asked of it. */
function at({ seat = null, seats = {}, table = {}, seen = {} }: Wanted): { at: SeatSession; sent: Asked[] } {
  const sent: Asked[] = [];
  const send = async (asked: Asked) => (sent.push(asked), { type: "done" as const, id: "1" });
  const sitting = new SeatSession("T", seat, () => ({ send, close: () => {} }));
  const known = fromHello(goulag.spectator as unknown as Hello);
  const names = ["Ann", "Ben"];
  const held = known.table.seats.map((one, n) => ({
    ...one,
    kind: n < 2 ? ("person" as const) : ("bot" as const),
    name: names[n] ?? "naive",
    alike: false,
    shares: [],
    taker: null,
    ...seats[n + 1],
  }));
  const info = { ...known.table, status: "running" as const, agreed: [], silent: [], host: 1, tempo: TEMPO, seats: held, ...table };
  sitting.seen = { ...known, table: info, at: 0, ...seen };
  return { at: sitting, sent };
}

beforeAll(() => spoken.of("goulag"));
beforeEach(async () => {
  await spoken.speak("en");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const taken = { 2: { minded: true, taker: TAKER } };
const buttons = (): string[] => screen.queryAllByRole("button").map((button) => button.textContent!);

describe("a seat that is to be taken", () => {
  it("is shown to all, and only who has something to say has buttons", () => {
    render(Taking, at({ seat: 1, seats: taken }));
    expect(screen.getByRole("status").textContent).toMatch(/Comrade 2: Zoe is to have this seat, unless Ben refuses/);
    expect(buttons()).toEqual([]);
  });

  it("is refused at once, and let go at the second press, by whoever held it", async () => {
    const { at: sitting, sent } = at({ seats: taken, seen: { lost: [2] } });
    render(Taking, { at: sitting });
    await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(sent).toEqual([{ do: "refuse", seat: 2 }]);
    await fireEvent.click(screen.getByRole("button", { name: "Give up the seat now" }));
    expect(sent.length).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "Really give up the seat?" }));
    expect(sent.at(-1)).toEqual({ do: "allow", seat: 2 });
  });

  it("can be done without, and be taken back by the host", async () => {
    for (const [seen, name] of [
      [{ claims: 2 }, "Withdraw my claim"],
      [{ hosting: true }, "Take it back"],
    ] as const) {
      const { at: sitting, sent } = at({ seats: taken, seen });
      render(Taking, { at: sitting });
      await fireEvent.click(screen.getByRole("button", { name }));
      expect(sent).toEqual([{ do: "refuse", seat: 2 }]);
      cleanup();
    }
  });

  it("says how much time is left, by the server's clock, except in a pause", () => {
    const { at: sitting } = at({ seats: { 2: { minded: true, taker: { ...TAKER, until: 0 } } } });
    sitting.until = () => 3725.2;
    render(Taking, { at: sitting });
    expect(screen.getByRole("timer").textContent).toBe("1:02:06");
    cleanup();
    const paused = at({ seats: taken, table: { status: "paused" } });
    render(Taking, paused);
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("is the taker's no more once it is settled", () => {
    const { at: sitting } = at({ seats: taken, seen: { claims: 2 } });
    const table = { ...sitting.seen!.table, seats: sitting.seen!.table.seats.map((held) => ({ ...held, taker: null })) };
    expect(after(sitting.seen!, { type: "update", n: 9, at: 9 }).claims).toBe(2);
    expect(after(sitting.seen!, { type: "update", n: 9, at: 9, table }).claims).toBeNull();
  });
});

describe("whoever was removed", () => {
  it("may let nobody have the seat, and agree to an end", async () => {
    const { at: sitting, sent } = at({ seats: { 2: { minded: true } }, seen: { lost: [2] } });
    render(Taking, { at: sitting });
    expect(screen.getByRole("status").textContent).toMatch(/taken from you/);
    await fireEvent.click(screen.getByRole("button", { name: "Let nobody have it" }));
    await fireEvent.click(screen.getByRole("button", { name: "Agree to end the game here" }));
    await fireEvent.click(screen.getByRole("button", { name: "Really end the game here?" }));
    expect(sent).toEqual([
      { do: "refuse", seat: 2 },
      { do: "agree", seat: 2 },
    ]);
  });

  it("opens the archives at the end, and the others read whom they wait for", async () => {
    const over = { status: "over" as const, silent: [{ seat: 2, name: "Ben", former: true }] };
    const { at: sitting, sent } = at({ table: over, seen: { lost: [2] } });
    render(Taking, { at: sitting });
    await fireEvent.click(screen.getByRole("button", { name: "Open the archives" }));
    expect(sent).toEqual([{ do: "agree", seat: 2 }]);
    cleanup();
    render(Taking, at({ seat: 1, table: over }));
    expect(screen.getByRole("status").textContent).toMatch(/removed Ben from this game/);
    expect(buttons()).toEqual([]);
  });
});

describe("the menu", () => {
  const open = async (wanted: Wanted): Promise<void> => {
    render(Menu, at(wanted));
    await fireEvent.click(screen.getByRole("button", { name: "Table" }));
    await screen.findByText("My seat");
  };

  it("says before an end whose absence shuts the archives", async () => {
    const silent = [
      { seat: 1, name: "Ann", former: false },
      { seat: 2, name: "Ben", former: false },
      { seat: 3, name: "Cid", former: true },
    ];
    await open({ seat: 1, seats: { 2: { minded: true } }, table: { silent } });
    expect(document.body.textContent).toMatch(/Missing: Ben and Cid\. If you end it without their consent/);
    cleanup();
    await open({ seat: 1, table: { silent: silent.slice(0, 2) } });
    expect(document.body.textContent).not.toMatch(/Missing/);
    expect(document.body.textContent).toMatch(/the archives open/);
  });

  it("makes links to seats nobody plays by hand", async () => {
    await open({ seat: 1, seen: { hosting: true } });
    expect(buttons()).not.toContain("New link for this seat");
    cleanup();
    await open({ seat: 1, seats: { 2: { minded: true } }, seen: { hosting: true } });
    expect(buttons()).toContain("New link for this seat");
  });
});

describe("a notice", () => {
  it("stands in the log where it happened", () => {
    const events = [{ type: "Named" }, { type: "Named" }, { type: "Named" }] as never[];
    const notices = [NOTICE, { ...NOTICE, after: 3 }];
    const { at: sitting } = at({ seen: { events, notices } });
    const order = (from?: number) => entries(sitting.seen!, from).map((entry) => entry.key);
    expect(order()).toEqual(["0", "notice0", "1", "2", "notice1"]);
    expect(order(2)).toEqual(["2", "notice1"]);
    expect(order(3)).toEqual(["notice1"]);
  });

  it.each(LANGUAGES)("is said in $lang", async ({ lang }) => {
    await spoken.speak(lang);
    const kinds = ["left", "conceded", "removed", "filled", "claimed", "took", "refused", "withdrawn", "kept"] as const;
    const notices = kinds.flatMap((what) => ["", "Zoe"].map((other) => ({ ...NOTICE, what, other, after: 0 })));
    render(Log, at({ seen: { events: [], notices } }));
    const lines = screen.getAllByRole("listitem").map((line) => line.textContent!);
    expect(lines.length).toBe(notices.length);
    expect(new Set(lines).size).toBeGreaterThan(kinds.length);
    expect(lines.every((line) => /(Comrade|Camarade|Genosse) 2/.test(line) && line.includes("Ben"))).toBe(true);
  });
});

describe("a name that looks like another's", () => {
  it("is marked at the seat, and nobody goes by it in sentences", () => {
    const { at: sitting } = at({ seat: 1, seats: { 2: { name: "Аnn", alike: true } } });
    expect(sitting.names).toEqual({ 1: "Ann" });
    render(Seats, { at: sitting });
    const [ann, other] = screen.getAllByRole("listitem").map((seat) => seat.textContent!);
    expect(ann).not.toMatch(/look-alike/);
    expect(other).toMatch(/Comrade 2.*Аnn.*look-alike/s);
  });

  it("is marked in the talk and in notices", () => {
    const chat = [
      { name: "Ann", text: "one", seat: null, alike: true, after: 0 },
      { name: "Eve", text: "two", seat: null, alike: false, after: 0 },
    ];
    render(Chat, at({ seen: { chat } }));
    expect(screen.getAllByRole("listitem").map((line) => /look-alike/.test(line.textContent!))).toEqual([true, false]);
    cleanup();
    render(Log, at({ seen: { events: [], notices: [{ ...NOTICE, what: "took", alike: true, after: 0 }] } }));
    expect(screen.getByRole("listitem").textContent).toMatch(/Ben \(a name that looks like another’s here\)/);
  });

  it("and one person in several seats says so, unless all share the device", () => {
    const shared = { 1: { shares: [2] }, 2: { shares: [1] } };
    render(Seats, at({ seats: shared }));
    expect(document.body.textContent).not.toMatch(/same person/);
    cleanup();
    render(Seats, at({ seats: { ...shared, 3: { kind: "person", name: "Cid" } } }));
    expect(document.body.textContent).toMatch(/the same person as in 2/);
  });
});
