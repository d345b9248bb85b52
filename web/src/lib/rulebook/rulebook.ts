/** The numbered rules as the server tells them: text in which lists, tables, drawings, notes and boxes are recognised. */
import { applies, cells, chosen, tagged, type Holds } from "./applies";

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "drawing"; text: string }
  | { kind: "picture"; name: string; alt: string }
  /** A quotation: a note opens, a box is always open. */
  | { kind: "note" | "box"; title: string; inside: Block[] };

const PICTURE = /^!\[(.*)\]\((\w+)\.svg\)$/;
const QUOTED = /^(\*{1,2})([^*]+)\1\s*/;

function quoted(lines: string[]): Block {
  const text = lines.map((line) => line.replace(/^> ?/, "")).join("\n");
  const [whole, stars, title] = QUOTED.exec(text) ?? ["", "**", ""];
  return { kind: stars === "*" ? "note" : "box", title: title!, inside: blocks(text.slice(whole.length)) };
}

export function blocks(text: string): Block[] {
  return text
    .split("\n\n")
    .filter((part) => part.trim())
    .map((part) => {
      const lines = part.split("\n");
      const picture = PICTURE.exec(part);
      if (picture) return { kind: "picture", name: picture[2]!, alt: picture[1]! };
      if (lines.every((line) => line.startsWith(">"))) return quoted(lines);
      if (lines.every((line) => line.startsWith("- "))) return { kind: "list", items: lines.map((line) => line.slice(2)) };
      if (lines.length > 2 && lines.every((line) => line.startsWith("|"))) {
        return { kind: "table", head: cells(lines[0]!).map((cell) => tagged(cell).text || tagged(cell).tags.join(" ")), rows: lines.slice(2).map(cells) };
      }
      return lines.length > 1 ? { kind: "drawing", text: part } : { kind: "text", text: part };
    });
}

/** A piece of text: plain, in the words of the notation, or what was searched for. */
export interface Piece {
  text: string;
  code: boolean;
  found: boolean;
}

export function pieces(text: string, wanted: string): Piece[] {
  return text.split("`").flatMap((part, at) => marked(part, wanted).map((piece) => ({ ...piece, code: at % 2 === 1 })));
}

function marked(text: string, wanted: string): { text: string; found: boolean }[] {
  const sought = plain(wanted);
  if (!sought) return text ? [{ text, found: false }] : [];
  const parts: { text: string; found: boolean }[] = [];
  let from = 0;
  for (let at = plain(text).indexOf(sought); at >= 0; at = plain(text).indexOf(sought, from)) {
    parts.push({ text: text.slice(from, at), found: false }, { text: text.slice(at, at + sought.length), found: true });
    from = at + sought.length;
  }
  return [...parts, { text: text.slice(from), found: false }].filter((part) => part.text);
}

/** Neither capitals nor accents should hide a word; letter for letter, so that places stay. */
function plain(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize("NFD")[0]).join("");
}

export interface Section {
  /** Empty: a heading between sections. */
  number: string;
  id: string;
  title: string;
  /** What stands before its first paragraph. */
  opening: string;
  rules: [number: string, text: string][];
}

/** A number without a point begins a section; a text without a number is a heading between sections. */
export function sections(rules: [string, string][]): Section[] {
  const made: Section[] = [];
  let parts = 0;
  for (const [number, text] of rules) {
    if (number.includes(".")) {
      made.at(-1)?.rules.push([number, text]);
      continue;
    }
    const [title = "", ...opening] = text.split("\n\n");
    made.push({ number, id: number || `part${++parts}`, title, opening: opening.join("\n\n"), rules: [] });
  }
  return made;
}

/** The part that is printed on one page. */
export const isAid = (section: Section): boolean => section.title.startsWith("[aid] ");

/** The sections and rules that apply to a reader’s game, and the rule that was asked for in any case. */
export function applying(all: Section[], holds: Holds, asked: string): Section[] {
  return all
    .filter((section) => applies(section.title, holds) || (asked && section.number === asked.split(".")[0]))
    .map((section) => ({
      ...section,
      opening: chosen(section.opening, holds),
      rules: section.rules
        .map(([number, text]): [string, string] => [number, chosen(text, holds) || (number === asked ? text : "")])
        .filter(([, text]) => text),
    }));
}

/** A heading without a number, and what stands under it, before the first rule. */
export interface Opening {
  id: string;
  title: string;
  text: string;
}

/** An introduction without the name of the game: what it says first, and then its headings. Their anchors are the same in every language. */
export function opened(introduction: string): { first: string; openings: Opening[] } {
  const [first = "", ...rest] = introduction
    .split("\n\n")
    .slice(1)
    .join("\n\n")
    .split(/(?:^|\n\n)## /);
  const openings = rest.map((part, at) => {
    const [title = "", ...text] = part.split("\n\n");
    return { id: `start${at + 1}`, title, text: text.join("\n\n") };
  });
  return { first, openings };
}

/** Only the paragraphs that have all of what is looked for; a section by its title stays whole. */
export function sought(all: Section[], wanted: string): Section[] {
  const word = plain(wanted.trim());
  if (!word) return all;
  const has = (text: string): boolean => plain(text).includes(word);
  return all.flatMap((section) => {
    if (!section.number && !has(section.opening)) return [];
    if (has(section.title)) return [section];
    const rules = section.rules.filter(([number, text]) => number.toLowerCase().startsWith(word) || has(text.replaceAll("`", "")));
    const opening = has(section.opening) ? section.opening : "";
    return rules.length || opening ? [{ ...section, opening, rules }] : [];
  });
}
