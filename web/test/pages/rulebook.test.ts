import { describe, expect, it } from "vitest";
import { blocks, opened, pieces, sections, sought } from "../../src/lib/rulebook/rulebook";

const BOOK: [string, string][] = [
  ["1", "Set-up\n\nWhat stands before."],
  ["1.1", "The deck holds `five` cards."],
  ["1.2", "Élection of the Chief."],
  ["S", "The stock"],
  ["S.flu", "Flu epidemic."],
];

describe("the rulebook", () => {
  it("tells text, lists, tables and drawings apart", () => {
    const kinds = blocks("A line.\n\n- one\n- two\n\n| | a |\n|---|---|\n| b | 1 |\n\nage 1..5\n 50 AKKK").map((block) => block.kind);
    expect(kinds).toEqual(["text", "list", "table", "drawing"]);
  });

  it("reads the rows of a table", () => {
    expect(blocks("| | a |\n|---|---|\n| b | 1 |")).toEqual([{ kind: "table", head: ["", "a"], rows: [["b", "1"]] }]);
  });

  it("puts paragraphs into their sections", () => {
    expect(sections(BOOK).map((section) => [section.number, section.title, section.rules.length])).toEqual([
      ["1", "Set-up", 2],
      ["S", "The stock", 1],
    ]);
    expect(sections(BOOK)[0]?.opening).toBe("What stands before.");
  });

  it("opens with what has no number", () => {
    expect(opened("Chess\n\nA quiet game.\n\n## In two minutes\n\nSit down.\n\nMove.\n\n## An example\n\n- White moves.")).toEqual({
      first: "A quiet game.",
      openings: [
        { id: "start1", title: "In two minutes", text: "Sit down.\n\nMove." },
        { id: "start2", title: "An example", text: "- White moves." },
      ],
    });
    expect(opened("Chess\n\nA quiet game.")).toEqual({ first: "A quiet game.", openings: [] });
    expect(opened("Chess\n\n## At once\n\nSit.").openings).toHaveLength(1);
    expect(opened("Chess")).toEqual({ first: "", openings: [] });
  });

  it("finds words whatever their capitals and accents, and numbers", () => {
    const found = (wanted: string): string[] => sought(sections(BOOK), wanted).flatMap((section) => section.rules.map(([number]) => number));
    expect(found("election")).toEqual(["1.2"]);
    expect(found("FLU")).toEqual(["S.flu"]);
    expect(found("five cards")).toEqual(["1.1"]);
    expect(found("1.")).toEqual(["1.1", "1.2"]);
    expect(found("stock")).toEqual(["S.flu"]);
    expect(found("perestroika")).toEqual([]);
  });

  it("marks what was found and keeps every letter", () => {
    const parts = pieces("The `elected` Élection", "elec");
    expect(parts.map((part) => part.text).join("")).toBe("The elected Élection");
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(["elec", "Élec"]);
    expect(parts.find((part) => part.text === "ted")?.code).toBe(true);
  });
});
