/** Tags in a rulebook, such as `[1986 cards]`, say in which games a title, paragraph, item, note or table cell applies. */

/** The words of tags that hold for a reader; `cards/options` needs one of its two, `1986 cards` both. */
export type Holds = ReadonlySet<string>;

const TAGGED = /^((?:> )?(?:- |\*{1,2}[^*]+\*{1,2} ?)?)\[([\w/]+(?: [\w/]+)*)\](?: |$)/;
const ITEM = /^(> )?- /;
const TITLE = /^> \*{1,2}[^*]+\*{1,2}$/;
export const EDITIONS: readonly string[] = ["1988", "1986"];

export const cells = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

export function applies(text: string, holds: Holds): boolean {
  const tags = TAGGED.exec(text)?.[2];
  return !tags || tags.split(" ").every((tag) => tag === "aid" || tag.split("/").some((word) => holds.has(word)));
}

/** The parts of a text that apply. Editions are not named any more if only one is shown. */
export function chosen(text: string, holds: Holds): string {
  const one = !EDITIONS.every((edition) => holds.has(edition));
  const named = (line: string): string =>
    line.replace(TAGGED, (whole: string, lead: string, tags: string) => {
      const left = tags.split(" ").filter((tag) => tag !== "aid" && !(one && EDITIONS.includes(tag)));
      return left.length ? `${lead}[${left.join(" ")}]${whole.endsWith(" ") ? " " : ""}` : lead;
    });
  const kept = (block: string): string => {
    if (block.startsWith("|")) return table(block, holds);
    const [first = "", ...more] = block.split("\n");
    const lines = more.filter((line) => applies(line, holds));
    if (!applies(first, holds)) return first.startsWith(">") ? "" : alone(lines.map(named), block);
    if (TITLE.test(first) && !lines.some((line) => /[^> ]/.test(line))) return "";
    return alone([first, ...lines].map(named), block);
  };
  return text.split("\n\n").map(kept).filter(Boolean).join("\n\n");
}

/** The only item that is left of a list is a paragraph. */
function alone(lines: string[], block: string): string {
  const items = (of: string[]): number => of.filter((line) => ITEM.test(line)).length;
  return (items(lines) === 1 && items(block.split("\n")) > 1 ? lines.map((line) => line.replace(ITEM, "$1")) : lines).join("\n");
}

function table(block: string, holds: Holds): string {
  const rows = block.split("\n").map(cells);
  const shown = (rows[0] ?? []).map((cell) => applies(cell, holds));
  return rows
    .filter((row, at) => !at || applies(row[0] ?? "", holds))
    .map((row) => `| ${row.filter((_, at) => shown[at]).join(" | ")} |`)
    .join("\n");
}

/** A text's tag, word by word, and the text without it. */
export function tagged(text: string): { tags: string[]; text: string } {
  const found = /^\[([\w/]+(?: [\w/]+)*)\](?: |$)/.exec(text);
  const tags = found ? found[1]!.split(" ").filter((tag) => tag !== "aid") : [];
  return { tags, text: found ? text.slice(found[0].length) : text };
}

/** The query that opens the rulebook at what applies to a table with these options. */
export function appliesTo(options: Record<string, string>): string {
  const edition = options.edition ?? options.preset?.slice(0, 4) ?? "1988";
  const cards = options.cards === "on" || options.intrigue === "on" || /advanced|full/.test(options.preset ?? "");
  return `?for=${[edition, ...(cards ? ["cards"] : []), "options"].join("+")}`;
}

/** Which of the words that a reader can switch are in the tags of a rulebook. */
export function switches(texts: readonly string[]): { editions: boolean; cards: boolean; options: boolean } {
  const words = new Set(texts.flatMap((text) => [...text.matchAll(/\[([\w/ ]+)\]/g)].flatMap((found) => found[1]!.split(/[ /]/))));
  return { editions: EDITIONS.every((edition) => words.has(edition)), cards: words.has("cards"), options: words.has("options") };
}
