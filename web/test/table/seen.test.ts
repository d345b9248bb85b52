/** What a seat has been told, kept current. */
import { describe, expect, it } from "vitest";
import type { Hello, TableInfo, Update } from "../../src/app/protocol";
import { after, atFirst, fromHello, secret } from "../../src/table/session/seen";

const table = { id: "T", game: "goulag", status: "running", seats: [] } as unknown as TableInfo;
const question = {
  id: 7,
  asked: [1],
  steps: [],
  window: false,
  deadline: null,
  options: ["pass"],
  answer: null,
  odds: [],
  moment: false,
  moment_asked: false,
  moments_left: null,
  takes_back: "",
  brief: null,
  undo: null,
  due: null,
  sitting: null,
  opens: null,
  earliest: null,
  writing: null,
};
const hello: Hello = {
  type: "hello",
  protocol: 1,
  n: 3,
  at: 100,
  table,
  view: {
    public: { round: 1, men: { A: { type: "Man", place: "kgb" }, B: { type: "Man", place: "wall" } }, chief: { type: "Man", place: "chief" } },
    secrets: [
      [["worker", 1], "loyal", [1, 2]],
      [["worker", 2], { type: "Unseen" }, [3]],
    ],
    events: [{ type: "Named" }],
  },
  question,
  yours: [1],
};
const update = (n: number, parts: Partial<Update>): Update => ({ type: "update", n, at: 100 + n, ...parts });

describe("a hello", () => {
  it("is all there is to know", () => {
    const seen = fromHello(hello);
    expect(seen.n).toBe(3);
    expect(seen.public?.round).toBe(1);
    expect(seen.events).toHaveLength(1);
    expect(secret(seen, "worker", 1)).toBe("loyal");
    expect(seen.yours).toEqual([1]);
  });

  it("before the game has no view", () => {
    const seen = fromHello({ ...hello, view: null, question: null });
    expect(seen.public).toBeNull();
    expect(seen.secrets).toEqual({});
  });

  it("tells that a secret exists without telling it", () => {
    const seen = fromHello(hello);
    expect(Object.keys(seen.secrets)).toHaveLength(2);
    expect(secret(seen, "worker", 2)).toBeUndefined();
    expect(secret(seen, "worker", 9)).toBeUndefined();
  });
});

describe("an update", () => {
  it("replaces fields, and of mappings only the keys it brings", () => {
    const seen = after(fromHello(hello), update(4, { public: { round: 2, men: { B: { type: "Man", place: "kgb" } } } }));
    expect(seen.public?.round).toBe(2);
    expect(seen.public?.men).toEqual({ A: { type: "Man", place: "kgb" }, B: { type: "Man", place: "kgb" } });
  });

  it("replaces what says its type as a whole", () => {
    const seen = after(fromHello(hello), update(4, { public: { chief: { type: "Nobody" } } }));
    expect(seen.public?.chief).toEqual({ type: "Nobody" });
  });

  it("drops the keys that are gone", () => {
    const seen = after(fromHello(hello), update(4, { gone: { men: ["A"] } }));
    expect(seen.public?.men).toEqual({ B: { type: "Man", place: "wall" } });
  });

  it("turns secrets up, hides them again and drops them", () => {
    const shown = after(fromHello(hello), update(4, { secrets: { set: [[["worker", 2], "disloyal", null]], gone: [["worker", 1]] } }));
    expect(secret(shown, "worker", 2)).toBe("disloyal");
    expect(shown.secrets['["worker",1]']).toBeUndefined();
    const hidden = after(shown, update(5, { secrets: { set: [[["worker", 2], { type: "Unseen" }, [3]]], gone: [] } }));
    expect(secret(hidden, "worker", 2)).toBeUndefined();
  });

  it("adds events and chat at the end", () => {
    const seen = after(fromHello(hello), update(4, { events: [{ type: "Shown" }], chat: [{ name: "Ann", text: "ah", seat: 1, alike: false, after: 0 }] }));
    expect(seen.events.map((event) => event.type)).toEqual(["Named", "Shown"]);
    expect(seen.chat).toHaveLength(1);
  });

  it("leaves what it does not speak of, and the state before it", () => {
    const before = fromHello(hello);
    const copy = structuredClone(before);
    const seen = after(before, update(4, { public: { men: { A: { type: "Man", place: "people" } } }, events: [{ type: "Shown" }] }));
    expect(seen.question).toEqual(question);
    expect(seen.orders).toEqual([]);
    expect(before).toEqual(copy);
  });

  it("that says alone what this seat has answered leaves its question as it was", () => {
    const seen = after(fromHello(hello), update(4, { answer: "pass" }));
    expect(seen.question).toEqual({ ...question, answer: "pass" });
    expect(after(seen, update(5, { question: { ...question, id: 8 } })).question?.answer).toBeNull();
  });

  it("takes an answer ahead back with an empty one", () => {
    const ahead = after(fromHello(hello), update(4, { ahead: "pass", orders: ["guard G 6"] }));
    expect(ahead.ahead).toBe("pass");
    const back = after(ahead, update(5, { ahead: "", orders: [] }));
    expect([back.ahead, back.orders]).toEqual(["", []]);
  });

  it("that names another host makes him one, and me none", () => {
    const mine = { ...fromHello(hello), hosting: true };
    const handed = after(mine, update(4, { table: { ...table, host: 2 } }));
    expect(handed.hosting).toBe(false);
    expect(after(handed, update(5, { table: { ...table, host: 1 } })).hosting).toBe(true);
    expect(after(mine, update(4, { table: { ...table, host: null } })).hosting).toBe(true);
  });

  it("that ends the table ends its question, and opens the dice", () => {
    const seen = after(fromHello(hello), update(4, { table: { ...table, status: "over" }, seed: "s", salt: "t" }));
    expect(seen.question).toBeNull();
    expect([seen.seed, seen.salt]).toEqual(["s", "t"]);
  });
});

it("before anything was told there is only the table", () => {
  const first = atFirst(fromHello(hello));
  expect(first).toMatchObject({ n: 0, public: null, secrets: {}, events: [], question: null });
  const seen = after(first, update(1, { public: { round: 1 }, secrets: { set: [[["worker", 1], "loyal", [1]]], gone: [] } }));
  expect(seen.public).toEqual({ round: 1 });
  expect(secret(seen, "worker", 1)).toBe("loyal");
});
