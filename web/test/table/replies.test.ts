/** What one may answer with one press: statements of the game, each readable. */
import { beforeAll, expect, it } from "vitest";
import { replies as goulag } from "../../src/games/goulag/replies";
import { replies as kremlin } from "../../src/games/kremlin/replies";
import { replies as politburo } from "../../src/games/politburo/replies";
import type { SeatSession } from "../../src/table/session/seatSession.svelte";
import { readStatement, type Told } from "../../src/lib/i18n/notation";
import { spoken } from "../../src/lib/i18n/spoken.svelte";

const at = (game: string, open: unknown): SeatSession =>
  ({ game, seat: 1, seen: { table: { seats: Array(5).fill({}) }, public: open } }) as unknown as SeatSession;
const said = (statement: Told): Told => ({ type: "Said", seat: 3, statement });
const OPEN = {
  round: 2,
  proposed: "security",
  ministry: null,
  ballots: [{ voters: [1, 2, 4] }],
  control: { B: 3 },
  men: { A: {}, B: {} },
  posts: { chief: "B" },
};

beforeAll(() => spoken.of("goulag", "politburo", "kremlin"));

it.each([
  ["goulag", goulag, { type: "Inquire", seat: 1, about: 5 }, "claim 5 loyal passed"],
  ["goulag", goulag, { type: "Inquire", seat: 1, about: 4 }, "claim 4 loyal inferred"],
  ["goulag", goulag, { type: "Claim", seat: 1, side: "disloyal", why: "passed" }, "claim 1 loyal own"],
  ["goulag", goulag, { type: "Claim", seat: 1, side: "loyal", why: "passed" }, "claim 1 loyal own"],
  ["politburo", politburo, { type: "Pact", seat: 1 }, "pact 3"],
  ["politburo", politburo, { type: "Accuse", seat: 1 }, "voted 2 1 repression"],
  ["kremlin", kremlin, { type: "Thank", player: 1 }, "thank evolutionists"],
  ["kremlin", kremlin, { type: "Boast", points: 6, who: "A" }, "have 7 on A"],
  ["kremlin", kremlin, { type: "Promise", player: 1, deed: "spare", who: "A" }, "thank evolutionists"],
  ["kremlin", kremlin, { type: "Threaten", player: 1, deed: "purge", who: "A" }, "ask evolutionists to spare A"],
  ["kremlin", kremlin, { type: "Threaten", player: 1, deed: "seize", who: "A" }, "have 10 on A"],
] as const)("%s has three", (game, replies, statement, first) => {
  const ways = replies(said(statement), at(game, OPEN));
  expect(ways[0]).toBe(first);
  expect(new Set(ways).size).toBe(3);
  ways.forEach((way) => expect(readStatement(game, way).type).not.toBe("Unknown"));
});

it.each([
  ...["Exchanged", "Contradict", "Promise", "Threaten", "Believe", "Deny"].map((type) => ["goulag", goulag, { type, seat: 1, round: 1 }] as const),
  ...["Ascribe", "Promise", "Threaten", "Believe", "Deny", "Contradict"].map(
    (type) => ["politburo", politburo, { type, seat: 1, ministry: "finance", way: "up", round: 1 }] as const,
  ),
  ["politburo", politburo, { type: "Inquire", seat: 1, round: 2, ballot: 1 }] as const,
  ...["Inquire", "Request", "Reproach", "Believe", "Deny", "Contradict"].map(
    (type) => ["kremlin", kremlin, { type, player: 1, deed: "spare", who: "A" }] as const,
  ),
])("%s has three statements for each that addresses it", (game, replies, statement) => {
  const ways = replies(said(statement), at(game, OPEN));
  expect(new Set(ways).size).toBe(3);
  expect(ways.map((way) => readStatement(game, way).type)).not.toContain("Unknown");
});

it("points the finger back at one who has voted, and at nobody else", () => {
  const voted = (...voters: number[]): string => politburo(said({ type: "Accuse", seat: 1 }), at("politburo", { ...OPEN, ballots: [{ voters }] }))[2]!;
  expect(voted(1, 3, 4)).toBe("deviant 3");
  expect(voted(1, 2, 4)).toBe("deviant 2");
});

it("has three for an accused who has not voted", () => {
  const ways = politburo(said({ type: "Accuse", seat: 1 }), at("politburo", { ...OPEN, ballots: [] }));
  expect(new Set(ways).size).toBe(3);
});
