import { afterEach, describe, expect, it, vi } from "vitest";
import { canSay, letSay, say, saysIt } from "../../src/table/question/moment";
import type { SeatSession } from "../../src/table/session/seatSession.svelte";

const window = { id: 7, moments_left: 3, moment: false, moment_asked: false };
const at = (question: object): SeatSession => ({ open: true, seat: 2, seen: { question }, ask: vi.fn() }) as unknown as SeatSession;

afterEach(() => letSay(false));

describe("one moment", () => {
  it("is asked for once, where a clock runs and one is left", async () => {
    const asking = at(window);
    await say(asking);
    expect(asking.ask).toHaveBeenCalledWith({ do: "moment", seat: 2, question: 7 });
    for (const no of [{ moments_left: 0 }, { moments_left: null }, { moment: true }, { moment_asked: true }])
      expect(canSay(at({ ...window, ...no }))).toBe(false);
  });

  it("is not said by a form unless one has chosen so", () => {
    expect(saysIt()).toBe(false);
    letSay(true);
    expect(saysIt()).toBe(true);
  });
});
