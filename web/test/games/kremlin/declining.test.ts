import { describe, expect, it, vi } from "vitest";
import { decliningAt } from "../../../src/games/kremlin/answers/foot/declining.svelte";
import type { QuestionInfo } from "../../../src/app/protocol";
import type { SeatSession } from "../../../src/table/session/seatSession.svelte";
import type { Told } from "../../../src/lib/i18n/notation";

const at = (type: string, year: number, ...texts: string[]): SeatSession =>
  ({ asked: true, step: { type }, seen: { public: { year } }, choices: texts.map((text) => ({ text })) }) as unknown as SeatSession;

describe("a right declined for all of one's own", () => {
  it("is one that goes from one politician to the next, and may be declined", () => {
    expect(decliningAt(at("Rehabilitates", 2, "pass", "rehabilitate K")).inTurn).toBe(true);
    expect(decliningAt(at("Purging", 2, "pass", "purge K")).inTurn).toBe(false);
    expect(decliningAt(at("Promotes", 2, "move K sport")).inTurn).toBe(false);
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
    for (const [id, events] of [
      [1, 5],
      [1, 5],
      [4, 7],
    ] as const) {
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

describe("a right that has been used for the last time", () => {
  const asked = (sitting: SeatSession, id: number, ...told: string[]): void => {
    sitting.seen = { ...sitting.seen!, question: { id } as QuestionInfo, events: told.map((type) => ({ type })) };
  };
  const used = async (sent = true): Promise<[SeatSession, ReturnType<typeof decliningAt>]> => {
    const sitting = at("ChiefDecides", 3, "pass", "move K sport");
    sitting.answer = vi.fn();
    asked(sitting, 1, "Began");
    const declining = decliningAt(sitting);
    expect(declining.goesOn).toBe(true);
    await declining.after(Promise.resolve(sent));
    return [sitting, declining];
  };

  it("is declined when it is asked for again", async () => {
    const [sitting, declining] = await used();
    asked(sitting, 3, "Began", "Announced", "Moved");
    expect(declining.already).toBe(true);
    declining.goOn();
    expect(sitting.answer).toHaveBeenCalledWith("pass");
  });

  it("is not declined in the question that is being answered", async () => {
    expect((await used())[1].already).toBe(false);
  });

  it.each(["Fell", "Withheld", "Controlled", "Played"])("is not where things came otherwise: %s", async (event) => {
    const [sitting, declining] = await used();
    asked(sitting, 3, "Began", "Announced", event);
    declining.goOn();
    expect(sitting.answer).not.toHaveBeenCalled();
    expect(declining.already).toBe(false);
  });

  it("is not where the answer was refused, or has been taken back", async () => {
    const [refused, unsaid] = await used(false);
    asked(refused, 3, "Began", "Announced", "Moved");
    expect(unsaid.already).toBe(false);
    const [sitting, declining] = await used();
    asked(sitting, 2, "Began");
    declining.goOn();
    expect(sitting.answer).not.toHaveBeenCalled();
    expect(declining.already).toBe(false);
  });
});
