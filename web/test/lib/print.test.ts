/** Letters on the pictures: as large as there is room for, and nothing runs over. */
import { describe, expect, it } from "vitest";
import { fit, set } from "../../src/games/social/print";

describe("a name", () => {
  it("is as large as it may be where there is room, and smaller where there is not", () => {
    expect(fit("Anna", 100, 16)).toEqual({ text: "Anna", size: 16 });
    const long = fit("Comrade 10", 90, 16);
    expect(long.text).toBe("Comrade 10");
    expect(long.size).toBeLessThan(16);
    expect(long.size).toBeGreaterThanOrEqual(12);
  });

  it("is never smaller than can be read, whatever was asked for", () => {
    expect(fit("Bob", 100, 9)).toEqual({ text: "Bob", size: 12 });
  });

  it("ends early rather than run over", () => {
    const { text, size } = fit("Bartholomäus von und zu Ypsilanti", 90, 16);
    expect(size).toBe(12);
    expect(text).toMatch(/^Barth.*…$/);
  });
});

describe("a line", () => {
  const line = "9 steps were needed, 3 dug: 6 Strikes too many.";

  it("keeps all its words in their order", () => {
    for (const room of [120, 300, 600]) expect(set(line, room, 3, 30).lines.join(" ")).toBe(line);
  });

  it("does not part a name from its number", () => {
    const words = "The goals of Comrade 2, Comrade 3 and Comrade 5 hold.";
    for (let room = 150; room < 400; room += 10) for (const row of set(words, room, 9, 20, 20).lines) expect(row).not.toMatch(/^\d/);
  });

  it("is set in so many lines at the most, none of them nearly empty", () => {
    const { lines } = set(line, 500, 2, 30);
    expect(lines).toHaveLength(2);
    const [short, long] = lines.map((each) => each.length).sort((a, b) => a - b);
    expect(short! / long!).toBeGreaterThan(0.6);
  });

  it("grows smaller only where that is needed", () => {
    expect(set("Two words", 500, 2, 30).size).toBe(30);
    expect(set(line, 200, 2, 30).size).toBeLessThan(30);
  });
});
