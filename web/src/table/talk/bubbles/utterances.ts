/** Everything that was said at a table, statements and lines of chat, each known by a key that stays the same. Pure. */
import type { Told } from "../../../lib/i18n/notation";
import type { Seen } from "../../session/seen";

export interface Utterance {
  key: string;
  /** 0: somebody who watches. */
  seat: number;
  /** The name of somebody who watches. */
  name: string;
  /** The event `Said`; null for a line of chat. */
  said: Told | null;
  /** A line of chat. */
  text: string;
  /** Whether a person has said it. */
  person: boolean;
}

const printed = new WeakMap<Told, string>();

function print(event: Told): string {
  const known = printed.get(event) ?? JSON.stringify([event.seat, event.statement]);
  printed.set(event, known);
  return known;
}

/** In the order in which it was said. The key counts what is said more than once. */
export function utterances({ events, chat, table }: Seen): Utterance[] {
  const times = new Map<string, number>();
  const all: Utterance[] = [];
  let next = 0;
  const statements = (until: number): void => {
    for (; next < Math.min(until, events.length); next++) {
      const said = events[next]!;
      if (said.type !== "Said") continue;
      const text = print(said);
      times.set(text, (times.get(text) ?? 0) + 1);
      const seat = Number(said.seat);
      all.push({ key: `${text} ${times.get(text)}`, seat, name: "", said, text: "", person: table.seats[seat - 1]?.kind === "person" });
    }
  };
  chat.forEach(({ text, seat, name, after }, n) => {
    statements(after);
    if (text) all.push({ key: `chat ${n}`, seat: seat ?? 0, name: seat === null ? name : "", said: null, text, person: true });
  });
  statements(Infinity);
  return all;
}

export const newKeys = (all: Utterance[], known: Set<string>): Utterance[] => all.filter(({ key }) => !known.has(key));
