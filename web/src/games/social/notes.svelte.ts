/** What this player thinks of the others. It stays in this browser and is sent to nobody. */
import { keepValue, keptValue } from "../../look/kept";
import type { Sitting } from "../../table/sitting.svelte";

/** From `trusted` to `suspect`; null where nothing has been marked. */
export const DOUBTS = ["trusted", "sound", "unsure", "doubtful", "suspect"] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface Note {
  doubt: Doubt | null;
  text: string;
}

export class Notebook {
  notes: Record<number, Note>;

  constructor(private readonly name: string) {
    this.notes = $state(readable(keptValue(name)));
  }

  write(seat: number, change: Partial<Note>): void {
    this.notes[seat] = { doubt: null, text: "", ...this.notes[seat], ...change };
    keepValue(this.name, this.notes);
  }
}

/** Of what was kept, the notes that can be read. */
function readable(found: unknown): Record<number, Note> {
  const isNote = (note: Note | null): boolean =>
    typeof note?.text === "string" && (note.doubt === null || DOUBTS.includes(note.doubt));
  return Object.fromEntries(Object.entries((found ?? {}) as Record<number, Note>).filter(([, note]) => isNote(note)));
}

const open = new WeakMap<Sitting, Notebook>();

/** The one of this seat at this table; it is shut with the sitting, before somebody else takes the device. */
export function notebookOf(at: Sitting): Notebook {
  if (!open.has(at)) open.set(at, new Notebook(`notebook ${at.table} ${at.seat}`));
  return open.get(at)!;
}
