/** What one may answer a bot with one press: statements of the game, each readable. */
import { beforeAll, expect, it } from "vitest";
import { replies as goulag } from "../src/games/goulag/replies";
import { replies as kremlin } from "../src/games/kremlin/replies";
import { replies as politburo } from "../src/games/politburo/replies";
import type { Sitting } from "../src/table/sitting.svelte";
import { readStatement, type Told } from "../src/words/notation";
import { spoken } from "../src/words/spoken.svelte";

const at = (game: string, open: unknown): Sitting => ({ game, seat: 1, seen: { table: { seats: Array(5).fill({}) } }, shown: { public: open } }) as unknown as Sitting;
const said = (statement: Told): Told => ({ type: "Said", seat: 3, statement });
const OPEN = { round: 2, proposed: "security", ministry: null, ballots: [{ voters: [1, 2, 4] }], control: { B: 3 } };

beforeAll(() => spoken.of("goulag", "politburo", "kremlin"));

it.each([
  ["goulag", goulag, { type: "Inquire", seat: 1, about: 5 }, "claim 5 loyal passed"],
  ["goulag", goulag, { type: "Inquire", seat: 1, about: 4 }, "claim 4 loyal inferred"],
  ["goulag", goulag, { type: "Claim", seat: 1, side: "disloyal", why: "passed" }, "claim 1 loyal own"],
  ["politburo", politburo, { type: "Pact", seat: 1 }, "pact 3"],
  ["politburo", politburo, { type: "Accuse", seat: 1 }, "voted 2 1 repression"],
  ["kremlin", kremlin, { type: "Promise", player: 1, deed: "spare", who: "A" }, "thank evolutionists"],
  ["kremlin", kremlin, { type: "Threaten", player: 1, deed: "purge", who: "A" }, "thank evolutionists"],
] as const)("%s has three", (game, replies, statement, first) => {
  const ways = replies(said(statement), at(game, OPEN));
  expect(ways[0]).toBe(first);
  expect(new Set(ways).size).toBe(3);
  ways.forEach((way) => expect(readStatement(game, way).type).toBeTruthy());
});

it("points the finger back at one who has voted, and at nobody else", () => {
  const voted = (...voters: number[]): string => politburo(said({ type: "Accuse", seat: 1 }), at("politburo", { ...OPEN, ballots: [{ voters }] }))[2]!;
  expect(voted(1, 3, 4)).toBe("deviant 3");
  expect(voted(1, 2, 4)).toBe("deviant 2");
});

it("has none where nothing was asked", () => {
  expect(goulag(said({ type: "Claim", seat: 1, side: "loyal", why: "passed" }), at("goulag", OPEN))).toEqual([]);
  expect(kremlin(said({ type: "Thank", player: 1 }), at("kremlin", OPEN))).toEqual([]);
});
