/** Who said what of whom, as the server judges it: read, drawn, and told. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Claims, { read as goulag } from "../../src/games/goulag/panels/Claims.svelte";
import { read as politburo } from "../../src/games/politburo/panels/Claims.svelte";
import Drawn from "../../src/games/social/Claims.svelte";
import { claimsOf, latest } from "../../src/games/social/claims";
import { places } from "../../src/games/social/ring";
import type { Hello } from "../../src/app/protocol";
import { fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import cases from "../fixtures/claims.json";

const READERS = { goulag, politburo };

function seenOf({ game, options, seats, judged, contradictions, ...view }: (typeof cases)[number]): Seen {
  const table = {
    id: "T",
    game,
    options,
    status: "over",
    seats: Array.from({ length: seats }, (_, n) => ({ seat: n + 1, kind: "bot", name: "", shares: [] })),
  };
  return fromHello({ type: "hello", n: 1, protocol: 1, at: 0, table, view, judged, contradictions } as unknown as Hello);
}

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_claims");
});
afterEach(cleanup);

describe.each(cases.map((each, number) => ({ each, number })))("case $number", ({ each }) => {
  it("is read as the program reads it, with the verdicts it sends", () => {
    const claims = claimsOf(seenOf(each), READERS[each.game as keyof typeof READERS]);
    expect(claims.map(({ by, about, proved }) => [by, about, proved])).toEqual(each.claims);
  });
});

describe("at a table of Goulag", () => {
  const seen = seenOf(cases[1]!);
  const at = new SeatSession("T", 1, () => ({ send: async () => ({ type: "done" as const, id: "1" }), close: () => {} }));
  at.seen = seen;

  it("draws an arrow for the last word of each about each, crossed where it was not so", () => {
    const { container } = render(Claims, { at, stand: places(5, 1) });
    const drawn = latest(claimsOf(seen, goulag));
    expect(container.querySelectorAll(".claim")).toHaveLength(drawn.length);
    expect(container.querySelectorAll(".cross")).toHaveLength(drawn.filter(({ proved }) => proved === "lie" || proved === "wrong").length);
  });

  it("draws the same of one by another once, in whatever way it was said", () => {
    const claim = { about: 3, sign: "disloyal" as const, sure: true, by: 2, proved: "" as const };
    const says = (type: string, more: object = {}) => ({ ...claim, ...more, said: { type: "Said", seat: 2, statement: { type } } });
    const claims = [says("Claim"), says("Exchanged"), says("Claim", { about: 4 }), says("Because", { sign: "loyal" as const })];
    expect(latest(claims).map(({ about, sign, said }) => [about, sign, (said.statement as unknown as { type: string }).type])).toEqual([
      [3, "disloyal", "Exchanged"],
      [4, "disloyal", "Claim"],
      [3, "loyal", "Because"],
    ]);
    expect(render(Drawn, { at, claims, stand: places(5, 1) }).container.querySelectorAll(".claim")).toHaveLength(3);
    expect(render(Drawn, { at, claims, seat: 3 }).container.querySelectorAll(".chip > b")).toHaveLength(2);
  });

  it("tells all of it as a list, what came out in words", () => {
    const { container } = render(Claims, { at });
    expect(container.querySelectorAll("li")).toHaveLength(claimsOf(seen, goulag).length);
    expect(container.textContent).toContain("a lie");
  });

  it("shows before a seat who spoke of it, where there is no ring", () => {
    const about = latest(claimsOf(seen, goulag))[0]!.about!;
    const { container } = render(Claims, { at, seat: about });
    const said = latest(claimsOf(seen, goulag)).filter((claim) => claim.about === about);
    expect(container.querySelectorAll(".chip > b")).toHaveLength(said.length);
    expect(container.querySelectorAll(".chip")).toHaveLength(new Set(said.map(({ sign }) => sign)).size);
  });
});
