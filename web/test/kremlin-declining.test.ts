import { describe, expect, it, vi } from "vitest";
import { decliningAt } from "../src/games/kremlin/declining.svelte";
import type { QuestionInfo } from "../src/protocol";
import type { Sitting } from "../src/table/sitting.svelte";
import type { Told } from "../src/words/notation";

const at = (type: string, year: number, ...texts: string[]): Sitting =>
  ({ asked: true, step: { type }, seen: { public: { year } }, choices: texts.map((text) => ({ text })) }) as unknown as Sitting;

describe("a right declined for all of one's own", () => {
  it("is one that goes from one politician to the next, and may be declined", () => {
    expect(decliningAt(at("Rehabilitates", 2, "pass", "rehabilitate K")).possible).toBe(true);
    expect(decliningAt(at("Purging", 2, "pass", "purge K")).possible).toBe(false);
    expect(decliningAt(at("Promotes", 2, "move K sport")).possible).toBe(false);
  });

  it("is declined again when it comes to the next, and not before it was said", () => {
    const declining = decliningAt(at("Promotes", 3, "pass"));
    expect(declining.already).toBe(false);
    declining.all();
    expect(declining.already).toBe(true);
  });

  it("is said no more once the answer has been taken back", () => {
    const sitting = at("Promotes", 3, "pass");
    const asked = (id: number, events: number): void => {
      sitting.seen = { ...sitting.seen!, question: { id } as QuestionInfo, events: Array<Told>(events) };
    };
    sitting.answer = vi.fn();
    const declining = decliningAt(sitting);
    declining.all();
    for (const [id, events] of [[1, 5], [1, 5], [4, 7]] as const) {
      asked(id, events);
      declining.goOn();
    }
    expect(sitting.answer).toHaveBeenCalledTimes(3);
    asked(6, 7);
    declining.goOn();
    expect(sitting.answer).toHaveBeenCalledTimes(3);
    expect(declining.already).toBe(false);
  });
});
