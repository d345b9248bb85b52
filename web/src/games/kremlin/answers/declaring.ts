/** What would be shown, on whom and how far: what one has said, filled up with what the brief proposes. */
import type { ScaleInfo } from "../../../app/protocol";
import { briefOf } from "../../../table/question/brief";
import { secret } from "../../../table/session/seen";
import type { SeatSession } from "../../../table/session/seatSession.svelte";
import { declaration, totals } from "./panels";
import { LETTERS } from "../people";
import { publicOf } from "../public";

export interface Declared {
  who: string;
  points: number;
  /** What may be shown on him. */
  may: number[];
  asNeeded: boolean;
  /** Both ways there are: just so much, or no more than it takes. */
  ways: boolean[];
  text: string;
  scale: ScaleInfo;
}

interface Said {
  picked: string | null;
  points: number | null;
  exact: boolean | null;
}

/** Null where nobody has been pointed at and the brief is about nobody in particular. */
export function declared(at: SeatSession, said: Said): Declared | null {
  const offered = totals(at.choices);
  const brief = briefOf(at);
  const who = [said.picked, brief?.scale?.who].find((each) => each && offered.has(each));
  if (!who) return null;
  const may = offered.get(who)!;
  const scale = brief?.scale?.who === who ? brief.scale : scaleOf(at, who, may);
  const proposed = brief?.offers?.map(({ action }) => at.choice(action).action).find((action) => action.type.startsWith("Declare") && action.who === who);
  const first = [said.points, proposed?.points, scale.enough, may.find((points) => points > scale.theirs)].find((each) => may.includes(each as number));
  const points = (first as number | undefined) ?? may.at(-1)!;
  const ways = [true, false].filter((asNeeded) => at.choices.some(({ text }) => text === declaration(who, points, asNeeded)));
  const wish = said.exact === null ? proposed?.type !== "Declare" || points !== proposed.points : !said.exact;
  const asNeeded = ways.includes(wish) ? wish : ways[0]!;
  return { who, points, may, asNeeded, ways, text: declaration(who, points, asNeeded), scale };
}

/** What lies on the table for somebody the brief is not about. What would be enough is not for the page to say. */
function scaleOf(at: SeatSession, who: string, may: number[]): ScaleInfo {
  const shown = publicOf(at.seen)?.declared[who] ?? [];
  const theirs = Math.max(0, ...shown.filter((_, n) => n + 1 !== at.seat));
  const of = shown.findIndex((points, n) => n + 1 !== at.seat && points === theirs && points > 0) + 1;
  const written = secret<number[]>(at.seen!, "sheet", at.seat)?.[LETTERS.indexOf(who)] ?? may.at(-1)!;
  return { who, written, shown: shown[at.seat! - 1] ?? 0, most: may.at(-1)!, enough: null, theirs, theirs_of: of || null };
}
