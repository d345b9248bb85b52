/** What the pictures of both games need: which way the sheet lies, and letters that fit. */
import { MediaQuery } from "svelte/reactivity";

/** Whether the sheet lies (on a desk) or stands (on a phone). */
export const lying = new MediaQuery("(min-width: 48rem)", true);

/** About how wide this is in letters of size 1: capitals and figures are wider, and what is thin is thinner. */
function width(text: string, letter: number): number {
  const wide = (one: string): number => (/[iIljt.,:;'’!|·\s]/.test(one) ? 0.55 : one === one.toLowerCase() ? 1 : 1.18);
  return [...text].reduce((sum, one) => sum + wide(one) * letter, 0);
}

/** The mean width of a small letter, by fount. */
export const FOUNTS = { poster: 0.63, serif: 0.53, read: 0.54 };
type Fount = keyof typeof FOUNTS;

/** As large as there is room for; what is too long even in the smallest letters ends early. */
export function fit(text: string, room: number, size: number, least = 12, fount: Fount = "poster"): { text: string; size: number } {
  const fits = room / width(text, FOUNTS[fount]);
  if (fits >= least) return { text, size: Math.min(Math.max(size, least), Math.floor(fits * 2) / 2) };
  let kept = text;
  while (kept.length > 1 && width(`${kept}…`, FOUNTS[fount]) * least > room) kept = kept.slice(0, -1).trimEnd();
  return { text: `${kept}…`, size: least };
}

/** Set in so many lines at the most, as large as that goes. */
export function set(text: string, room: number, rows: number, size: number, least = 12, fount: Fount = "serif"): { lines: string[]; size: number } {
  for (let now = size; ; now -= 1) {
    const lines = broken(text, room / now, FOUNTS[fount]);
    if (lines.length <= rows || now <= least) return { lines: even(text, room / now, FOUNTS[fount], lines), size: now };
  }
}

/** The same number of lines, none of them much shorter than the others. */
function even(text: string, room: number, letter: number, lines: string[]): string[] {
  const narrower = broken(text, room * 0.96, letter);
  return narrower.length > lines.length || room < 1 ? lines : even(text, room * 0.96, letter, narrower);
}

function broken(text: string, room: number, letter: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?!\d)/)) {
    // “Comrade 4” is one word
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && width(longer, letter) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
