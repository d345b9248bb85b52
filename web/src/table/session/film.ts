/** What people at a table in step see, and when: each message of the stream says it of its events. Pure. */
import type { Update } from "../../app/protocol";
import { beatsOf, type Beat, type Director } from "../stage/beat";
import type { Told } from "../../lib/i18n/notation";
import { after, apart, nobodys, type Seen } from "./seen";

/** One beat of the film, or a change that no beat shows. All times are seconds of the server's clock. */
export interface Shot {
  at: number;
  /** When it may be said how the beat ends. */
  said: number;
  ends: number;
  beat: Beat | null;
  /** What this page shows until it is said, and from then on. */
  unsaid: Seen;
  shown: Seen;
}

/** A beat that has less than this part of its usual time is told by its sentence alone. */
const SHORTENED = 0.6;
/** So many seconds late a scene is not begun any more. */
const LATE = 0.6;

/** The film of one message that comes after this state. A message without a film changes everything at its end, at `from`. */
export function shotsOf(update: Update, before: Seen, from: number, me: number | null, direct: Director): Shot[] {
  const { film } = update;
  const whole = after(before, update);
  if (!film) return [{ at: from, said: from, ends: from, beat: null, unsaid: before, shown: whole }];
  const begins = new Map<number, number>();
  const shots: Omit<Shot, "ends" | "said">[] = [];
  let seen = before;
  let told = 0;
  for (const piece of apart(update)) {
    const then = seen;
    const events = (piece.events as Told[] | undefined) ?? [];
    const first = then.events.length;
    seen = { ...after(then, piece), n: before.n };
    events.forEach((_, nth) => begins.set(first + nth, film.beats[told + nth] ?? film.shown_by));
    told += events.length;
    const beats = beatsOf(events, then, seen, me, direct);
    const at = begins.get(first) ?? shots.at(-1)?.at ?? film.shown_by;
    if (beats.length) shots.push(...beats.map((beat) => ({ at: begins.get(beat.first)!, beat, unsaid: beat.unsaid, shown: beat.shown })));
    else if (events.length) shots.push({ at, beat: null, unsaid: then, shown: seen });
  }
  const last = { at: film.shown_by, said: film.shown_by, ends: film.shown_by, beat: null, unsaid: seen, shown: whole };
  const timed = shots.map((shot, n): Shot => {
    const ends = Math.max(shot.at, shots[n + 1]?.at ?? film.shown_by);
    const share = shot.beat?.lasts ? shot.beat.reveals / shot.beat.lasts : 0;
    return { ...shot, ends, said: shot.at + (ends - shot.at) * share };
  });
  return [...timed, last];
}

/** How many times as fast as usual the beat of this shot is played. */
export const rateOf = ({ at, ends, beat }: Shot): number => (beat && ends > at ? beat.lasts / 1000 / (ends - at) : 1);

/** Whether there is no time to draw its scene: it was shortened, or this page comes too late for it. */
export const isHurried = (shot: Shot, now: number): boolean => 1 / rateOf(shot) < SHORTENED || now - shot.at > LATE;

/** What was heard during the film and waits for nothing: what people say, and what this seat has set for itself. */
export interface Meanwhile {
  /** By their place among the events. */
  words: { at: number; event: Told }[];
  own: Partial<Seen>;
}

export const NOTHING: Meanwhile = { words: [], own: {} };

/** With a message that has no film, which has brought about this state. */
export function heardMeanwhile({ words, own }: Meanwhile, update: Update, told: Seen): Meanwhile {
  const events = (update.events as Told[] | undefined) ?? [];
  const first = told.events.length - events.length;
  const spoken = events.flatMap((event, n) => (event.type === "Said" ? [{ at: first + n, event }] : []));
  const { orders, ahead, stillThere, askMe, passesPhase } = told;
  const set = {
    ...(update.orders && { orders }),
    ...(update.ahead != null && { ahead }),
    ...(update.still_there != null && { stillThere }),
    ...(update.ask_me && { askMe }),
    ...(update.passes_phase != null && { passesPhase }),
  };
  return { words: [...words, ...spoken], own: { ...own, ...set } };
}

/** A state of the film as the page shows it: nothing can be answered yet, and what people say is there. */
export function shownAt(state: Seen, { words, own }: Meanwhile, told: Seen): Seen {
  const later = words.filter(({ at }) => at >= state.events.length).map(({ event }) => event);
  const held = state.question?.id === -1 ? state.question : nobodys([]);
  const { status } = state.table;
  return {
    ...state,
    ...own,
    // Who sits there, who is away and whether the table pauses is of now; that the game is over is told by the film.
    table: isOver(told) === isOver(state) ? told.table : { ...told.table, status, silent: state.table.silent, agreed: state.table.agreed },
    chat: told.chat,
    events: later.length ? [...state.events, ...later] : state.events,
    question: held,
  };
}

const isOver = ({ table }: Seen): boolean => table.status === "over" || table.status === "closed";
