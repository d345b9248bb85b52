/** An edition as a picture to send: drawn here, with public facts only. */
import { saveFile } from "../lib/saving";
import type { Edition, Item } from "../app/protocol";
import type { Drawing } from "../table/stage/beat";
import { spoken, t } from "../lib/i18n/spoken.svelte";
import { balcony, graph, lineUp, paint, PAPER, withoutColour } from "./print";
import { nameOf, setPage, turn } from "./set";

const WIDE = 1200;
const EDGE = 56;
const GAP = 36;
const TALLEST = 3000;
const INK = "#1c1a17";
const RED = "#a81c22";
const POSTER = '"Russo One", Impact, sans-serif';
const SERIF = '"PT Serif", Georgia, serif';

interface Type {
  font: string;
  line: number;
  fill?: string;
  align?: "left" | "center";
}

/** Somebody with a pen: writes in columns, and says how far down that went. */
class Pen {
  constructor(readonly canvas: CanvasRenderingContext2D) {}

  /** The text in lines of this width. */
  lines(text: string, font: string, wide: number): string[] {
    this.canvas.font = font;
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && this.canvas.measureText(longer).width <= wide) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  write(text: string, x: number, y: number, wide: number, { font, line, fill = INK, align = "left" }: Type): number {
    const many = this.lines(text, font, wide).length;
    let narrow = wide; // lines in the middle of the page are as long as one another
    while (align === "center" && many > 1 && this.lines(text, font, narrow - 20).length === many) narrow -= 20;
    const lines = this.lines(text, font, narrow);
    this.canvas.textAlign = align;
    this.canvas.fillStyle = fill;
    lines.forEach((each, n) => this.canvas.fillText(each, align === "center" ? x + wide / 2 : x, y + line * (n + 0.78)));
    return y + line * lines.length;
  }

  rule(x: number, y: number, wide: number, thick: number): void {
    this.canvas.fillStyle = INK;
    this.canvas.fillRect(x, y, wide, thick);
  }

  item({ title, text }: Item, x: number, y: number, wide: number): number {
    const below = title ? this.write(title, x, y, wide, { font: `25px ${POSTER}`, line: 29 }) + 4 : y;
    return this.write(text, x, below, wide, { font: `22px ${SERIF}`, line: 29 }) + 20;
  }

  /** Each where there is most room. */
  columns(items: Item[], many: number, y: number): number {
    const wide = (WIDE - 2 * EDGE - GAP * (many - 1)) / many;
    const feet = Array.from({ length: many }, () => y);
    for (const item of items) {
      const n = feet.indexOf(Math.min(...feet));
      feet[n] = this.item(item, EDGE + n * (wide + GAP), feet[n]!, wide);
    }
    return Math.max(...feet);
  }
}

/** Draws it, and cuts it off below its last line. */
export function draw(game: string, edition: Edition, drawn: (word: string) => Drawing): HTMLCanvasElement {
  const sheet = Object.assign(document.createElement("canvas"), { width: WIDE, height: TALLEST });
  const pen = new Pen(sheet.getContext("2d")!);
  const { canvas } = pen;
  canvas.fillStyle = PAPER;
  canvas.fillRect(0, 0, WIDE, TALLEST);
  const inner = WIDE - 2 * EDGE;

  canvas.letterSpacing = "16px";
  pen.write(t("page-pravda").toUpperCase(), EDGE, 34, inner, { font: `110px ${POSTER}`, line: 112, fill: RED, align: "center" });
  canvas.letterSpacing = "0px";
  const small = { font: `21px ${POSTER}`, line: 28 };
  pen.write(`${t("page-pravda-number", { number: edition.number })} · ${edition.date}`, EDGE, 60, 250, small);
  canvas.textAlign = "right";
  canvas.fillStyle = "#234d63";
  canvas.font = `34px ${POSTER}`;
  canvas.fillText(t("page-pravda-degrees", { degrees: edition.weather }), WIDE - EDGE, 84);
  canvas.font = small.font;
  canvas.fillText(t("page-pravda-siberia"), WIDE - EDGE, 114);
  let y = pen.write(t("page-pravda-motto", { n: turn(edition, 4) }), EDGE, 148, inner, { font: `italic 24px ${SERIF}`, line: 30, align: "center" }) + 8;
  pen.rule(EDGE, y, inner, 5);
  pen.rule(EDGE, y + 8, inner, 2);

  y = pen.write(edition.headline.text, EDGE, y + 28, inner, { font: `62px ${POSTER}`, line: 66, align: "center" }) + 8;
  y = pen.write(edition.deck.text, EDGE, y, inner, { font: `italic 29px ${SERIF}`, line: 37, align: "center" }) + 18;

  const row = lineUp(edition.portraits);
  const picture = row.length ? balcony(row, edition.portraits[0]?.who, drawn) : graph(edition.score);
  const high = (picture.high * inner) / picture.wide;
  paint(canvas, picture, EDGE, y, inner);
  canvas.strokeStyle = INK;
  canvas.lineWidth = 4;
  canvas.strokeRect(EDGE, y, inner, high);
  y += high + 28;

  const { dead, lead, notices } = setPage(edition);
  for (const { who, item } of dead) {
    const name = nameOf(game, who.who);
    const said = item?.text ?? t("page-pravda-lately", { place: spoken.words!.name(game, "place", who.place) });
    const wide = inner - 190;
    const tall = Math.max(130, 48 + 29 * pen.lines(said, `22px ${SERIF}`, wide).length + 30);
    pen.rule(EDGE, y, inner, tall);
    canvas.fillStyle = PAPER;
    canvas.fillRect(EDGE + 12, y + 12, inner - 24, tall - 24);
    paint(canvas, withoutColour(drawn(who.who)), EDGE + 26, y + (tall - 90) / 2, 90);
    const below = pen.write(name, EDGE + 140, y + 22, wide, { font: `27px ${POSTER}`, line: 33 });
    pen.write(said, EDGE + 140, below, wide, { font: `22px ${SERIF}`, line: 29 });
    y += tall + 24;
  }
  y = pen.columns(lead, 2, y);
  if (edition.turning.length) {
    pen.rule(EDGE, y, inner, 4);
    y = pen.write(t("page-pravda-turning"), EDGE, y + 14, inner, { font: `30px ${POSTER}`, line: 38, fill: RED }) + 4;
    y = pen.columns(edition.turning, 3, y);
  }
  if (notices.length) {
    pen.rule(EDGE, y, inner, 4);
    y = pen.columns(notices, 3, y + 18);
  }
  pen.rule(EDGE, y, inner, 2);
  y = pen.write(spoken.words!.game(game), EDGE, y + 8, inner, { ...small, fill: RED, align: "center" });
  const cut = Object.assign(document.createElement("canvas"), { width: WIDE, height: Math.min(TALLEST, Math.ceil(y) + 26) });
  cut.getContext("2d")!.drawImage(sheet, 0, 0);
  return cut;
}

/** Handed on by the browser where it can, else saved. */
export async function share(game: string, edition: Edition, drawn: (word: string) => Drawing): Promise<void> {
  await Promise.all([`30px ${POSTER}`, `20px ${SERIF}`, `italic 20px ${SERIF}`].map((font) => document.fonts.load(font)));
  const blob = await new Promise<Blob | null>((done) => draw(game, edition, drawn).toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `pravda-${edition.number}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  saveFile(blob, file.name);
}
