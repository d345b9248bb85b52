/** What is drawn in the rules: of each paragraph of the example a picture, and small boards beside single rules. Pure, but for the fetching. */
import type { RulesPictures } from "../app/protocol";
import { beatsOf, type Beat, type Director } from "../table/stage/beat";
import { ask } from "../app/api";
import { after, apart, fromHello, type Seen } from "../table/session/seen";
import { SeatSession } from "../table/session/seatSession.svelte";

/** What is drawn of a paragraph: a big moment, as it ends; or the board as it stands then, with those lit whom it was about. */
export interface Picture {
  seen: Seen;
  scene: Beat | null;
  lit: Beat["lit"];
}

/** By paragraph of the example, what is drawn of it; null: nothing. */
export function picturesOf({ hello, paragraphs }: RulesPictures, direct: Director): (Picture | null)[] {
  if (!hello) return [];
  let seen = fromHello(hello);
  const beats: Beat[] = [];
  return paragraphs.map(({ shows = "", update }) => {
    const first = beats.length;
    for (const step of update ? apart(update) : []) {
      const before = seen;
      seen = after(seen, step);
      beats.push(...beatsOf(seen.events.slice(before.events.length), before, seen, null, direct));
    }
    if (!shows) return null;
    const isShown = (beat: Beat): boolean => beat.events.some(({ type }) => type === shows);
    const scene = beats.findLast((beat) => beat.scene && isShown(beat)) ?? null;
    return { seen, scene, lit: scene ? {} : litBy(beats.slice(first).filter(isShown)) };
  });
}

function litBy(beats: Beat[]): Beat["lit"] {
  const lit: Beat["lit"] = {};
  for (const [mark, those] of beats.flatMap((beat) => Object.entries(beat.lit))) lit[mark] = [...(lit[mark] ?? []), ...those];
  return lit;
}

/** Somebody who looks at it, from nowhere. */
export function readerOf(hello: NonNullable<RulesPictures["hello"]>, seat: number | null = null): SeatSession {
  const at = new SeatSession("", seat, () => ({ send: () => Promise.resolve({ type: "done", id: "" }), close: () => {} }));
  at.seen = fromHello(hello);
  return at;
}

const fetched = new Map<string, Promise<RulesPictures>>();

/** The pictures of a game, fetched once; where there are none, or they cannot be had, the text does without. */
export function picturesFor(game: string): Promise<RulesPictures> {
  if (!fetched.has(game)) {
    const pictures = ask<RulesPictures>(`/rules/${game}/pictures`);
    pictures.catch(() => fetched.delete(game));
    fetched.set(game, pictures);
  }
  return fetched.get(game)!;
}
