import { describe, expect, it } from "vitest";
import { applies, chosen, appliesTo, switches, tagged } from "../../src/lib/rulebook/applies";
import { applying, blocks, isAid, sections } from "../../src/lib/rulebook/rulebook";

const holds = (...words: string[]): Set<string> => new Set(words);
const RULE = "It has squares.\n\n- [1986] Sixty.\n- [1988] Sixty-four.\n\n> *Ruling.* [1988] They are square.";
const TABLE = "| | [1986] | [1988] |\n|---|---|---|\n| white | 30 | 32 |\n| [cards] red | 1 | 2 |";

describe("what applies", () => {
  it("asks that every word of a tag holds, and of words with a slash one", () => {
    expect(applies("[1988 cards] So.", holds("1988"))).toBe(false);
    expect(applies("[1988 cards] So.", holds("1988", "cards"))).toBe(true);
    expect(applies("[cards/options] So.", holds("options"))).toBe(true);
    expect(applies("> *Ruling.* [1986] So.", holds("1988"))).toBe(false);
    expect(applies("No tag.", holds())).toBe(true);
  });

  it("leaves items, notes, columns and rows out, and names no edition if there is one", () => {
    expect(chosen(RULE, holds("1986"))).toBe("It has squares.\n\nSixty.");
    expect(chosen(RULE, holds("1988"))).toContain("> *Ruling.* They are square.");
    expect(chosen(RULE, holds("1986", "1988"))).toBe(RULE);
    expect(blocks(chosen(TABLE, holds("1986")))).toEqual([{ kind: "table", head: ["", "1986"], rows: [["white", "30"]] }]);
    expect(chosen("[1988 options] A judge.", holds("1988", "options"))).toBe("[options] A judge.");
    expect(chosen("> *Rulings.*\n>\n> - [1986] One.", holds("1988"))).toBe("");
  });

  it("tells notes, boxes and pictures apart", () => {
    expect(blocks("![Look](window.svg)\n\n> **Example.**\n>\n> - One.\n\n> *Ruling.* Two.")).toEqual([
      { kind: "picture", name: "window", alt: "Look" },
      { kind: "box", title: "Example.", inside: [{ kind: "list", items: ["One."] }] },
      { kind: "note", title: "Ruling.", inside: [{ kind: "text", text: "Two." }] },
    ]);
  });

  it("leaves whole sections out, but never what was asked for", () => {
    const all = sections([
      ["1", "Board"],
      ["1.1", RULE],
      ["1.2", "[1986] Old."],
      ["", "[cards] Cards"],
      ["2", "[1988 cards] Men"],
      ["2.1", "Many."],
      ["", "[aid] On one page\n\n- Look."],
    ]);
    expect(all.map((section) => section.id)).toEqual(["1", "part1", "2", "part2"]);
    expect(all.filter(isAid)).toHaveLength(1);
    const numbers = (asked: string, ...words: string[]): string[] =>
      applying(all, holds(...words), asked).flatMap((section) => [section.id, ...section.rules.map(([number]) => number)]);
    expect(numbers("", "1988")).toEqual(["1", "1.1", "part2"]);
    expect(numbers("1.2", "1988")).toEqual(["1", "1.1", "1.2", "part2"]);
    expect(numbers("2.1", "1986")).toEqual(["1", "1.1", "1.2", "2", "2.1", "part2"]);
    expect(numbers("", "1988", "cards")).toEqual(["1", "1.1", "part1", "2", "2.1", "part2"]);
  });

  it("opens the rules of a table’s own game", () => {
    expect(appliesTo({ edition: "1986", cards: "on" })).toBe("?for=1986+cards+options");
    expect(appliesTo({ preset: "1986 basic" })).toBe("?for=1986+options");
    expect(appliesTo({})).toBe("?for=1988+options");
  });

  it("offers the switches whose words a book uses", () => {
    expect(switches([RULE])).toEqual({ editions: true, cards: false, options: false });
    expect(switches(["[options] So.", "No."])).toEqual({ editions: false, cards: false, options: true });
    expect(tagged("[1988 options] A judge.")).toEqual({ tags: ["1988", "options"], text: "A judge." });
    expect(tagged("[aid] On one page")).toEqual({ tags: [], text: "On one page" });
  });
});
