/** Politicians by letter and factions by name, as the newspaper prints them. */
import type { Drawing } from "../../table/stage/beat";
import { faceOf, partsOf } from "./faces";
import { MARKS } from "./marks";
import { FACTIONS } from "./public";

export function printed(word: string): Drawing | null {
  const mark = MARKS[FACTIONS.indexOf(word)];
  if (mark)
    return {
      wide: 40,
      high: 40,
      paths: [{ d: mark.path, fill: mark.fill }],
      texts: [{ text: mark.letter, x: 20, y: mark.foot ?? 26, size: 17, fill: "#fff8ea" }],
    };
  if (!/^[A-Z]$/.test(word)) return null;
  const { back, half, skin, front } = partsOf(word, false);
  const part = ([d, fill]: readonly [string, string]) => ({ d, fill, even: true });
  return {
    wide: 48,
    high: 48,
    ground: faceOf(word).behind,
    paths: [
      ...back.map(part),
      { d: half, fill: skin, transform: [-1, 0, 0, 1, 48, 0] },
      { d: half, fill: skin },
      { d: half, fill: "#7a3b1430" },
      ...front.map(part),
    ],
  };
}
