/** How a game of Goulag is played back: each round in two beats, and no picture of one knows what the table does not. */
import { describe, expect, it } from "vitest";
import { dugBy, roman, type Round } from "../../src/games/goulag/public";
import { stage } from "../../src/games/goulag/stage";
import { facesOf, roundOf } from "../../src/games/goulag/scenes/round";
import { endOf, markOf } from "../../src/games/goulag/scenes/end";
import { beatsOf, type Beat } from "../../src/table/stage/beat";
import { fromHello, type Seen } from "../../src/table/session/seen";
import type { Hello } from "../../src/app/protocol";
import moments from "../fixtures/goulag.json";

const end = fromHello(moments.end as unknown as Hello);
const rounds = end.events.filter(({ type }) => type === "Shown").length;

/** The step in which the cards of that round were shown, as it came. */
function played(round: number): Beat[] {
  const shown = end.events.findIndex(({ type, round: number }) => type === "Shown" && number === round);
  const told = end.events.slice(0, shown + 1);
  const history = (end.public!.history as { number: number; work: number }[]).filter(({ number }) => number < round);
  const canal = history.reduce((sum, { work }) => sum + work, 0);
  const before = { ...end, events: told.slice(0, -2), public: { ...end.public, round, history, canal, outcome: null } } as Seen;
  return beatsOf(told.slice(-2), before, { ...end, events: told }, null, stage.direct);
}

describe("a round", () => {
  it("is two beats of one picture, 5.9 seconds in all, and the board changes with the second", () => {
    for (let round = 1; round <= rounds; round++) {
      const [watched, shown, ...more] = played(round);
      expect(more).toEqual([]);
      expect([watched!.scene, shown!.scene]).toEqual(["round", "round"]);
      expect(watched!.lasts + shown!.lasts).toBe(5900);
      expect([watched!.stop, shown!.stop]).toEqual([null, "round"]);
      expect(watched!.shown.public).toBe(watched!.before.public);
      expect(shown!.shown.public).toBe(shown!.after.public);
    }
  });

  it("is drawn from what was told: who built, who watched, whom he made exchange, how far the canal was", () => {
    for (let round = 1; round <= rounds; round++) {
      const over = (end.public!.history as Record<string, unknown>[])[round - 1]!;
      for (const beat of played(round)) {
        const drawn = roundOf(beat);
        const { number, commissar, builders, supervisor, supervised } = drawn;
        expect({ type: "Round", number, commissar, builders, supervisor, supervised, work: over.work }).toEqual(over);
        expect(drawn.dug).toHaveLength((beat.before.public as { canal: number }).canal);
      }
    }
  });

  it("has faces only once they are told, and as many Work cards as that", () => {
    for (let round = 1; round <= rounds; round++) {
      const [watched, shown] = played(round);
      expect(roundOf(watched!).faces).toBeNull();
      const work = Number(shown!.events[0]!.work);
      expect(roundOf(shown!).faces!.filter((face) => face === "work")).toHaveLength(work);
    }
  });

  it("turns them in an order that only the round decides", () => {
    const seen = (round: number, builder: string): unknown => {
      const [, shown] = played(round);
      const secrets = { [builder]: { key: JSON.parse(builder), value: "strike", seenBy: null } };
      return roundOf({ ...shown!, after: { ...shown!.after, secrets }, before: { ...shown!.before, secrets } }).faces;
    };
    for (let round = 1; round <= rounds; round++) {
      const [one, other] = roundOf(played(round)[0]!).builders;
      expect(seen(round, `["played",${round},${one}]`)).toEqual(seen(round, `["played",${round},${other}]`));
    }
    expect([facesOf(1, 1), facesOf(1, 2)]).toEqual([
      ["strike", "work"],
      ["work", "strike"],
    ]);
    expect([facesOf(0, 1), facesOf(2, 2)]).toEqual([
      ["strike", "strike"],
      ["work", "work"],
    ]);
  });
});

it("knows which round dug each step, and of what was dug before it began only how much", () => {
  const round = (number: number, work: number): Round => ({ type: "Round", number, commissar: 1, builders: [2, 3], supervisor: 4, supervised: null, work });
  expect(dugBy([round(3, 2), round(4, 0), round(5, 1)], 5)).toEqual([0, 0, 3, 3, 5]);
});

it("writes a round otherwise than a number of steps", () => {
  expect([1, 4, 8, 9, 10].map(roman)).toEqual(["I", "IV", "VIII", "IX", "X"]);
});

describe("the end", () => {
  const last = end.events.at(-1)!;
  const told = endOf({ events: [last] });

  it("is one beat, as long as its picture, and a stop", () => {
    const [beat, ...more] = beatsOf([last], end, end, null, stage.direct);
    expect(more).toEqual([]);
    expect(beat).toMatchObject({ scene: "end", stop: "end", lasts: told.lasts });
  });

  it("turns every card, one after the other, before anything is measured", () => {
    for (const many of [5, 7, 8, 10]) {
      const sides = Array.from({ length: many }, (_, n) => (n % 2 ? "loyal" : "disloyal"));
      const { turns, measured, stamped, why, lasts } = endOf({ events: [{ ...last, sides }] });
      expect(turns).toHaveLength(many);
      const order = [...turns, measured, stamped, why, lasts];
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(lasts).toBeLessThan(6500);
    }
  });

  it("measures by what this seat was told, and by the mark on the board where nobody was told anything", () => {
    expect(markOf(told, [{ type: "LoyalNeeded", needed: 9, dug: 3, strikes: 6 }])).toBe(9);
    expect(markOf(told, [{ type: "DisloyalAllowed", most: 8, dug: 3, strikes: 0 }])).toBe(8);
    expect(markOf(told, [])).toBe(2 * told.sides.filter((side) => side === "loyal").length);
  });
});
