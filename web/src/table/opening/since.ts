/** What has happened since somebody last looked: the big things, in their order. Pure: nothing here talks to anybody. */
import type { GamePage } from "../game";
import type { Update } from "../../app/protocol";
import { beatsOf, together, type Beat, type Director, type Stop } from "../stage/beat";
import { after, apart, type Seen } from "../session/seen";
import type { Told } from "../../lib/i18n/notation";

/** A beat worth a line, and where in the game it was. */
export interface Big {
  /** Its number among the beats since then: it can be played from there. */
  position: number;
  heading: string;
  beat: Beat;
}

/** What weighs most is told, where there is no room for all. */
const WEIGHT: Record<Stop, number> = { end: 7, mine: 6, parade: 5, verdict: 4, death: 4, round: 4, control: 3 };
/** What is looked at so long weighs something, though nobody stops there, in milliseconds. */
const LONG = 1600;

/** The beats of all that was told after the message with this number. */
export function beatsSince(first: Seen, told: Update[], since: number, me: number | null, direct: Director): Beat[] {
  const moments = told.flatMap(apart);
  const from = moments.filter(({ n }) => n <= since).length;
  let seen = moments.slice(0, from).reduce(after, first);
  const beats = moments.slice(from).flatMap((update) => {
    const before = seen;
    seen = after(before, update);
    return beatsOf((update.events as Told[] | undefined) ?? [], before, seen, me, direct);
  });
  return together(beats); // as the tape counts them
}

const weight = ({ stop, lasts }: Beat): number => (stop ? WEIGHT[stop] : lasts >= LONG ? 2 : 1);

/** Of these the biggest, so many at most; where little has happened, all of it. */
export function biggest(beats: Beat[], most: number, { heading }: Pick<GamePage, "heading">): Big[] {
  const few = beats.length <= most;
  const big = beats.map((beat, position) => ({ beat, position })).filter(({ beat }) => few || weight(beat) > 1);
  const chosen = [...big].sort((one, other) => weight(other.beat) - weight(one.beat) || other.position - one.position).slice(0, most);
  return chosen.sort((one, other) => one.position - other.position).map((one) => ({ ...one, heading: headingOf(one.beat, heading) }));
}

/** Under which heading of the log it stands. */
function headingOf({ first, after: { events } }: Beat, heading: GamePage["heading"]): string {
  for (let n = first; heading && n >= 0; n--) {
    const found = heading(events[n]!, events.slice(0, n));
    if (found) return found.text;
  }
  return "";
}

/** The newspapers that have come out in them. */
export const papersIn = (beats: Beat[]): number[] => beats.flatMap(({ paper }) => (typeof paper === "number" ? [paper] : []));
