/** Who said what of whom: judged as the program judges it, drawn, and told. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { claimsOf as goulag } from "../src/games/goulag/claims";
import Claims from "../src/games/goulag/Claims.svelte";
import { claimsOf as politburo } from "../src/games/politburo/claims";
import { latest } from "../src/games/social/claims";
import { places } from "../src/games/social/ring";
import type { Hello } from "../src/protocol";
import { fromHello, type Seen } from "../src/table/seen";
import { Sitting } from "../src/table/sitting.svelte";
import { spoken } from "../src/words/spoken.svelte";
import cases from "./fixtures/claims.json";

const JUDGES = { goulag, politburo };

function seenOf({ game, options, seats, ...view }: (typeof cases)[number]): Seen {
  const table = { id: "T", game, options, status: "over", seats: Array.from({ length: seats }, (_, n) => ({ seat: n + 1, kind: "bot", name: "", shares: [] })) };
  return fromHello({ type: "hello", n: 1, protocol: 1, at: 0, table, view } as unknown as Hello);
}

beforeAll(async () => {
  await spoken.of("goulag");
  await spoken.with("page_claims");
});
afterEach(cleanup);

describe.each(cases.map((each, number) => ({ each, number })))("case $number", ({ each }) => {
  it("is judged as the program judges it", () => {
    const claims = JUDGES[each.game as keyof typeof JUDGES](seenOf(each));
    expect(claims.map(({ by, about, proved }) => [by, about, proved])).toEqual(each.claims);
  });
});

describe("at a table of Goulag", () => {
  const seen = seenOf(cases[1]!);
  const at = new Sitting("T", 1, () => ({ send: async () => ({ type: "done" as const, id: "1" }), close: () => {} }));
  at.seen = seen;

  it("draws an arrow for the last word of each about each, crossed where it was not so", () => {
    const { container } = render(Claims, { at, stand: places(5, 1) });
    const drawn = latest(goulag(seen));
    expect(container.querySelectorAll(".claim")).toHaveLength(drawn.length);
    expect(container.querySelectorAll(".cross")).toHaveLength(drawn.filter(({ proved }) => proved === "lie" || proved === "wrong").length);
  });

  it("tells all of it as a list, what came out in words", () => {
    const { container } = render(Claims, { at });
    expect(container.querySelectorAll("li")).toHaveLength(goulag(seen).length);
    expect(container.textContent).toContain("a lie");
  });

  it("shows before a seat who spoke of it, where there is no ring", () => {
    const about = latest(goulag(seen))[0]!.about!;
    const { container } = render(Claims, { at, seat: about });
    expect(container.querySelectorAll(".chip")).toHaveLength(latest(goulag(seen)).filter((claim) => claim.about === about).length);
  });
});
