// @vitest-environment node
/** The page comes to what the server would tell it anew: whole games, followed by both (`tests/server/retold.py`). */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { Hello, Update } from "../../src/app/protocol";
import { after, apart, atFirst, fromHello, type Seen } from "../../src/table/session/seen";

interface Retold {
  /** What it begins with; null where it begins with nothing. */
  first: Hello | null;
  heard: Update[];
  /** After so many updates, what a newcomer is told. */
  moments: [heard: number, hello: Hello][];
}
const TABLES: { name: string; streams: Retold[] }[] = JSON.parse(
  execFileSync(".venv/bin/python", ["-m", "tests.server.retold"], { cwd: "..", encoding: "utf-8", maxBuffer: 1 << 28 }),
);

/** Without what is of the moment of asking: the clock, the count of messages, and the name of the public part's class. */
function kept(seen: Seen, fromNothing = false): unknown {
  const { type: _, ...fields } = seen.public ?? {};
  const hosting = fromNothing ? false : seen.hosting; // no history tells of a host who has no seat that he is you
  return { ...seen, n: 0, at: 0, public: fields, hosting };
}

describe.each(TABLES)("a game of $name", ({ streams }) => {
  it("is played to its end, by people and watched by others", () => {
    expect(streams.length).toBeGreaterThan(5);
    expect(streams.every(({ moments }) => moments.at(-1)![1].table.status === "over")).toBe(true);
  });

  it.each(streams.map((stream, n) => ({ n, stream })))("comes to the same in stream $n", ({ stream }) => {
    let seen = stream.first ? fromHello(stream.first) : atFirst(fromHello(stream.moments[0]![1]));
    let at = 0;
    for (const [heard, hello] of stream.moments) {
      while (at < heard) seen = after(seen, stream.heard[at++]!);
      expect(kept(seen, !stream.first)).toEqual(kept(fromHello(hello), !stream.first));
    }
  });

  it.each(streams.map((stream, n) => ({ n, stream })))("comes to the same moment by moment in stream $n", ({ stream }) => {
    const first = stream.first ? fromHello(stream.first) : atFirst(fromHello(stream.moments[0]![1]));
    let [whole, piecemeal] = [first, first];
    for (const update of stream.heard) {
      whole = after(whole, update);
      piecemeal = apart(update).reduce(after, piecemeal);
      if (update.question === undefined) piecemeal = { ...piecemeal, question: whole.question };
      expect(piecemeal).toEqual(whole);
    }
  });
});
