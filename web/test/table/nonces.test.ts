import { cleanup, render, screen } from "@testing-library/svelte";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Nonce from "../../src/archive/fairness/Nonce.svelte";
import { sha256 } from "../../src/lib/sha256";
import type { Hello, TableInfo } from "../../src/app/protocol";
import { noncesOf, judged, keepNonce, keptOf, note } from "../../src/table/session/nonces";
import { fromHello, type Seen } from "../../src/table/session/seen";
import { SeatSession } from "../../src/table/session/seatSession.svelte";
import { spoken } from "../../src/lib/i18n/spoken.svelte";
import goulag from "../fixtures/goulag.json";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const OPENED = { seed: "5eed", salt: "5a17", nonces: "1=mine,2=yours%2C%20too" };
const TABLE = {
  ...(goulag.end as unknown as Hello).table,
  id: "T",
  commitment: hash("5a17:5eed"),
  mixed: hash(`5a17:${OPENED.nonces}`),
} as TableInfo;

/** A server that has changed its mind about the numbers, and seals them anew. */
const resealed = (nonces: string): [TableInfo, typeof OPENED] => [
  { ...TABLE, mixed: hash(`5a17:${nonces}`) },
  { ...OPENED, nonces },
];

beforeEach(() => localStorage.clear());

describe("the hash", () => {
  it("is SHA-256, where browsers give none too", () => {
    const texts = ["", "abc", "é — 🎲", ...[54, 55, 56, 63, 64, 65, 119, 120, 1000].map((length) => "x".repeat(length))];
    for (const text of texts) expect(sha256(text)).toBe(hash(text));
  });
});

describe("what is remembered", () => {
  it("is by table and seat, and the last number counts", () => {
    keepNonce("T", 1, "old");
    keepNonce("T", 1, "mine");
    keepNonce("T", 2, "yours");
    keepNonce("U", 1, "other");
    expect(keptOf("T").grains).toEqual({ 1: "mine", 2: "yours" });
    expect(keptOf("V").grains).toEqual({});
  });

  it("is what was promised first, where one threw something in", () => {
    note(TABLE);
    expect(keptOf("T").commitment).toBeUndefined();
    keepNonce("T", 1, "mine");
    note({ ...TABLE, mixed: "" });
    note(TABLE);
    note({ ...TABLE, commitment: "other", mixed: "other" });
    expect(keptOf("T")).toEqual({ grains: { 1: "mine" }, commitment: TABLE.commitment, mixed: TABLE.mixed });
  });

  it("does not grow for ever", () => {
    for (let n = 0; n < 100; n++) keepNonce(`table ${n}`, 1, "x");
    expect(Object.keys(JSON.parse(localStorage.getItem("dice")!) as object)).toHaveLength(60);
    expect(keptOf("table 99").grains).toEqual({ 1: "x" });
  });

  it("is nothing where something else lies there", () => {
    localStorage.setItem("dice", "[");
    expect(keptOf("T").grains).toEqual({});
  });
});

describe("the verdict", () => {
  const mine = { grains: { 1: "mine" } };

  it("finds one's number, as it was written", () => {
    expect(noncesOf(OPENED.nonces)).toEqual({ 1: "mine", 2: "yours, too" });
    expect(judged(TABLE, OPENED, mine, [1])).toEqual({ seed: true, mixed: true, among: [1], missing: [] });
  });

  it.each(["2=yours", "1=other", "1=yours,2=mine", "", "%", "1=%E0%A4%A"])("misses it in %j", (nonces) => {
    expect(judged(...resealed(nonces), mine, [1])).toMatchObject({ among: [], missing: [1] });
  });

  it("is silent about seats that are not one's own", () => {
    expect(judged(TABLE, OPENED, { grains: { 2: "mine" } }, [1])).toMatchObject({ among: [], missing: [] });
  });

  it("sees that something else was promised first", () => {
    const kept = { ...mine, commitment: TABLE.commitment, mixed: TABLE.mixed };
    expect(judged(...resealed("1=mine"), kept, [1])).toMatchObject({ seed: true, mixed: false, among: [1] });
    expect(judged({ ...TABLE, mixed: "" }, OPENED, kept, [1]).mixed).toBe(false);
    const other = { ...TABLE, commitment: hash("5a17:other") };
    expect(judged(other, { ...OPENED, seed: "other" }, kept, [1]).seed).toBe(false);
    expect(judged(other, { ...OPENED, seed: "other" }, mine, [1]).seed).toBe(true);
  });

  it("sees what does not fit its seal", () => {
    expect(judged(TABLE, { ...OPENED, nonces: "1=mine" }, mine, [1]).mixed).toBe(false);
    expect(judged(TABLE, { ...OPENED, seed: "other" }, mine, [1]).seed).toBe(false);
  });
});

describe("at the end", () => {
  function show(parts: Partial<Seen>): void {
    const at = new SeatSession("T", 1, () => ({ send: () => new Promise(() => {}), close: () => {} }));
    at.seen = { ...fromHello(goulag.end as unknown as Hello), table: TABLE, yours: [1], ...OPENED, ...parts };
    render(Nonce, { at });
  }

  beforeEach(() => spoken.speak("en"));
  afterEach(cleanup);

  it("it is said that one's number was among the dice", () => {
    keepNonce("T", 1, "mine");
    show({});
    expect(screen.getByRole("status").textContent).toContain("Your number was among the dice.");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("it is shouted if it was not", () => {
    keepNonce("T", 1, "mine, but another");
    show({});
    expect(screen.getByRole("alert").textContent).toContain("The number you threw in is not among those");
  });

  it("nothing is said to whoever threw nothing in, or before the end", () => {
    show({});
    keepNonce("T", 1, "mine, but another");
    show({ seed: "", salt: "", nonces: "" });
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
