/** What this person notes for themselves in a seat: kept on the server, which shows it to nobody else. */
import type { Notes as Told, Why } from "../../app/protocol";
import { ask, reason } from "../../app/api";
import { discard, storedValue } from "../../lib/storage";
import type { SeatSession } from "./seatSession.svelte";

/** Milliseconds after the last keystroke until a change is sent. */
const PAUSE = 700;
/** Milliseconds until a change that did not arrive is sent again. */
const AGAIN = 5000;
/** With these the server will not take the change later either. */
const FINAL = ["enough-noted", "not-your-seat", "who-are-you", "no-such-table", "unreadable-body"];

export class Notes {
  /** By subject, such as `note 3`. */
  texts = $state.raw<Record<string, string>>({});
  /** Why the last change was not kept. */
  trouble = $state.raw<Why | null>(null);
  private unsent: Record<string, string> = {};
  private due: ReturnType<typeof setTimeout> | undefined;
  private sent: Record<string, string> | null = null;
  private readonly path: string;
  /** Whether there is a table on the server that keeps them. */
  private keeps = false;

  /** `former` is where a browser kept the notes before the server did, `read` how they are read. */
  constructor(table: string, seat: number, former: string, read: (found: unknown) => Record<string, string>) {
    this.path = `/tables/${table}/notes?seat=${seat}`;
    if (!table) return; // a problem or a lesson: nothing is kept
    this.keeps = true;
    void this.load().then((found) => {
      const kept = Object.entries(read(storedValue(former))).filter(([subject]) => !(subject in this.texts));
      if (!found) return;
      for (const [subject, text] of kept) this.write(subject, text);
      discard(former);
    });
  }

  write(subject: string, text: string): void {
    this.unsent[subject] = text;
    this.texts = { ...this.texts, [subject]: text };
    this.later(PAUSE);
  }

  /** Fetches what another device has noted; false if that did not work. */
  async load(): Promise<boolean> {
    if (!this.keeps) return false;
    try {
      this.heard(await ask<Told>(this.path));
      return true;
    } catch {
      return false;
    }
  }

  /** Sends what has not been sent. */
  async send(): Promise<void> {
    clearTimeout(this.due);
    const sent = this.unsent;
    if (!this.keeps || this.sent || !Object.keys(sent).length) return;
    [this.unsent, this.sent] = [{}, sent];
    try {
      const notes = Object.entries(sent).map(([subject, text]) => ({ subject, text }));
      const told = await ask<Told>(this.path, { notes }, "PUT");
      this.trouble = null;
      this.heard(told);
    } catch (error) {
      const { why } = reason(error);
      this.trouble = why;
      if (!FINAL.includes(why.id)) {
        this.unsent = { ...sent, ...this.unsent };
        this.later(AGAIN);
      }
    } finally {
      this.sent = null;
    }
    if (Object.keys(this.unsent).length && this.trouble === null) this.later(PAUSE);
  }

  private heard({ notes }: Told): void {
    this.texts = { ...Object.fromEntries(notes.map(({ subject, text }) => [subject, text])), ...this.sent, ...this.unsent };
  }

  private later(milliseconds: number): void {
    clearTimeout(this.due);
    this.due = setTimeout(() => void this.send(), milliseconds);
  }
}

const open = new Map<SeatSession, Notes>();

/** The notes of this seat. They are dropped with the sitting, before somebody else takes the device. */
export function notesOf(at: SeatSession): Notes {
  if (!open.has(at)) {
    for (const shut of [...open.keys()].filter(({ seen }) => seen === null)) open.delete(shut);
    open.set(at, new Notes(at.table, at.seat!, `notebook ${at.table} ${at.seat}`, former));
  }
  return open.get(at)!;
}

/** The notes of browsers before version 0.3: by seat, a doubt and a text. */
function former(found: unknown): Record<string, string> {
  const entries = Object.entries((found ?? {}) as Record<string, { doubt?: unknown; text?: unknown } | null>);
  const texts = entries.flatMap(([seat, note]) => [
    [`doubt ${seat}`, note?.doubt],
    [`note ${seat}`, note?.text],
  ]);
  return Object.fromEntries(
    texts.filter((each): each is [string, string] => typeof each[1] === "string" && each[1] !== "" && /^\S+ \d+$/.test(String(each[0]))),
  );
}

if (typeof document !== "undefined") {
  // Whoever goes to another device finds there what was written here, and the other way round.
  document.addEventListener("visibilitychange", () => {
    for (const [at, notes] of open) if (at.seen) void (document.hidden ? notes.send() : notes.load());
  });
}
