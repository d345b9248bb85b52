/** The ruler of twenty: what each face of a die would do. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Ruler from "../../../src/games/kremlin/scenes/props/Ruler.svelte";
import { against, enough, fates, type Cell } from "../../../src/games/kremlin/scenes/ruler";
import type { Politician } from "../../../src/games/kremlin/public";

// the tests' document knows no movement
beforeAll(() => void (Element.prototype.animate = () => ({ cancel: vi.fn() }) as unknown as Animation));
afterEach(cleanup);

const man = (told: Partial<Politician>): Politician => ({ type: "Politician", place: "economy", stress: 0, crosses: 0, suspect: 0, cure: false, ...told });
const LETTERS: Record<Cell, string> = { dead: "T", worse: "A", sick: "K", same: "-", better: "G", no: "n", yes: "y" };
const drawn = (cells: Cell[]): string => cells.map((cell) => LETTERS[cell]).join("");

describe("a number that is needed", () => {
  it("is reached from there on, sooner with what is added", () => {
    expect(drawn(against(15))).toBe("nnnnnnnnnnnnnnyyyyyy");
    expect(enough(against(15))).toBe(15);
    expect(enough(against(15, 3))).toBe(12);
    expect(enough(against(2, 4))).toBe(1);
    expect(enough(against(18, -5))).toBeNull();
  });
});

describe("the doctors’ die", () => {
  // E is 72 by birth.
  it("does to the healthy what is printed, but for flowers they have no use for", () => {
    expect(drawn(fates("E", man({})))).toBe("TAAKKKKKKK----------");
    expect(drawn(fates("E", man({ cure: true })))).toBe("AKK-----------------");
  });

  it("counts the crosses he has: the third is death", () => {
    expect(drawn(fates("E", man({ crosses: 1 })))).toBe("TTTKKKKKKK---------G");
    expect(drawn(fates("E", man({ crosses: 2 })))).toBe("TTTTTTTTTT---------G");
    expect(drawn(fates("E", man({ crosses: 2, cure: true })))).toBe("TTT--------GGGGGGGGG");
  });

  it("goes by his age, the table's last row beyond it, and by what is added to the die", () => {
    expect(drawn(fates("E", man({ stress: 23 })))).toBe("TTTTAAAAAKKKKKKK----");
    expect(drawn(fates("E", man({ stress: 60 })))).toBe("TTTTAAAAAKKKKKKK----");
    expect(drawn(fates("E", man({ crosses: 1 }), 3))).toBe("KKKKKKK---------GGGG");
    expect(drawn(fates("E", man({ crosses: 1 }), -3))).toBe("TTTTTTKKKKKKK-------");
  });
});

describe("the ruler", () => {
  it("has twenty cells, a flag where it begins to be enough, and the face that fell", () => {
    const { container } = render(Ruler, { cells: against(7), words: { yes: "waves", no: "does not" }, need: 7, face: 11, at: 500 });
    const cells = [...container.querySelectorAll(".cells > span")];
    expect(cells).toHaveLength(20);
    expect(cells.findIndex((cell) => cell.querySelector(".flag"))).toBe(6);
    expect(cells.findIndex((cell) => cell.querySelector("i"))).toBe(10);
    expect([...container.querySelectorAll(".legend span")].map((told) => told.textContent)).toEqual(["does not", "waves"]);
  });
});
