/** What the page offers where nobody else can come, and where others can. One module decides it. */
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, HallInfo } from "../../src/app/protocol";
import { hall } from "../../src/app/hall.svelte";
import { leadsSomewhere, offers, possible } from "../../src/app/offers";
import TopBar from "../../src/app/TopBar.svelte";
import Poster from "../../src/home/Poster.svelte";
import { WAYS } from "../../src/home/wish";
import WhoAmI from "../../src/home/WhoAmI.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import Privacy from "../../src/pages/Privacy.svelte";

const GOULAG = {
  game: "goulag",
  seats: [5, 10],
  bots: ["random", "careful"],
  usual: "careful",
  options: [],
  comrades: [],
  lesson: true,
  windows: false,
} as unknown as GameInfo;
const ME = { name: "Vera", tables: [], only: [] };
const ANSWERS: Record<string, unknown> = { "/api/games": [GOULAG], "/api/me": ME };

const says = (alone: boolean): void => {
  hall.info = { closed: false, mail: !alone, passkeys: !alone, alone } satisfies HallInfo;
};

beforeEach(async () => {
  const answer = (path: string): Promise<Response> =>
    Promise.resolve(path in ANSWERS ? new Response(JSON.stringify(ANSWERS[path])) : new Response("null", { status: 404 }));
  vi.stubGlobal("fetch", answer);
  await spoken.with("page_home", "page_privacy", "page_lite", "page_comrades", "page_talk", "page_calls");
  await spoken.of("goulag");
});

afterEach(() => {
  cleanup();
  hall.info = null;
  vi.unstubAllGlobals();
});

describe("what is offered", () => {
  it("is everything for others, until the server says that one is alone", () => {
    expect([offers("invitations"), offers("keeping"), offers("tools")]).toEqual([true, false, false]);
    says(false);
    expect([offers("accounts"), offers("notifications"), offers("screens"), offers("host"), offers("keeping")]).toEqual([true, true, true, true, false]);
    expect(possible(WAYS)).toEqual(WAYS);
    says(true);
    expect([offers("accounts"), offers("notifications"), offers("screens"), offers("host"), offers("invitations")]).toEqual(Array(5).fill(false));
    expect([offers("keeping"), offers("tools")]).toEqual([true, true]);
    expect(possible(WAYS)).toEqual(["solo", "passed", "watch"]);
  });

  it.each(["/tables", "/link/abc", "/confirm/abc", "/stop/abc", "/screen", "/screen/ABCDE", "/s/ABCDE"])("leads to others at %s, if there are any", (path) => {
    says(false);
    expect(leadsSomewhere(path)).toBe(true);
    says(true);
    expect(leadsSomewhere(path)).toBe(false);
  });

  it.each(["/", "/new", "/me", "/t/abc", "/archive/abc", "/record", "/rules/goulag", "/learn/goulag", "/problem/goulag/1", "/privacy"])(
    "is the same at %s for everybody",
    (path) => {
      says(true);
      expect(leadsSomewhere(path)).toBe(true);
    },
  );

  it("leads to a server only where there is none", () => {
    expect(leadsSomewhere("/server")).toBe(false);
    says(true);
    expect(leadsSomewhere("/server")).toBe(true);
  });

  it("is decided in one module: no other asks the server's flag", () => {
    const code = import.meta.glob<string>(["../../src/**/*.svelte", "../../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
    const asking = Object.entries(code).flatMap(([file, text]) =>
      /\binfo\??\.alone\b|\bhall\??\.alone\b|\{[^}]*\balone\b[^}]*\} = (await )?\w*hall/.test(text) ? [file] : [],
    );
    expect(asking).toEqual(["../../src/app/offers.ts"]);
  });
});

describe.each([false, true])("alone: %s", (alone) => {
  beforeEach(() => says(alone));

  it("the bar and a poster lead to open tables and friends, or to one device that is passed round", () => {
    render(TopBar);
    render(Poster, { info: GOULAG });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links.includes("/tables")).toBe(!alone);
    expect(links.includes("/tables?game=goulag")).toBe(!alone);
    expect(links.includes("/new?game=goulag&way=friends")).toBe(!alone);
    expect(links.includes("/new?game=goulag&way=passed")).toBe(alone);
    expect(links.includes("/rules/goulag")).toBe(true);
  });

  it("a new table asks only for what can be had", async () => {
    render(NewTable);
    await screen.findByText("Alone against bots");
    const ways = screen.getAllByRole("radio").filter((each) => each.getAttribute("name") === "way");
    expect(ways).toHaveLength(alone ? 3 : 7);
    expect(ways.findIndex((way) => (way as HTMLInputElement).checked)).toBe(alone ? 0 : 1);
    expect(screen.queryByText(/Anybody may find it/) === null).toBe(alone);
    expect(screen.queryAllByText("Free, for a friend").length > 0).toBe(!alone);
    expect(screen.queryByText(/developer tools/)).toBeNull();
    ways[alone ? 1 : 5]!.click();
    if (alone) await screen.findByText(/developer tools/);
    expect(screen.queryByText(/developer tools/) === null).toBe(!alone);
  });

  it("whoever one is: with a name everywhere, with other devices, accounts and notifications only among others", async () => {
    render(WhoAmI, { me: ME, again: () => Promise.resolve() });
    expect(screen.getByText(/Here you are Vera/)).toBeTruthy();
    const buttons = screen.getAllByRole("button").map((button) => button.textContent);
    expect(buttons.some((text) => text.includes("Your devices"))).toBe(!alone);
    expect(buttons.some((text) => text.includes("Come in on another device"))).toBe(!alone);
    expect(buttons.some((text) => text.includes("Sign in on other devices"))).toBe(!alone);
    expect(screen.getByText("Your page")).toBeTruthy();
  });

  it("what is kept is told as it is", async () => {
    render(Privacy);
    if (alone) await screen.findByText(/everything stays in this browser/);
    await waitFor(() => expect(screen.queryByText(/on the machine of this server’s host/) === null).toBe(alone));
  });
});
