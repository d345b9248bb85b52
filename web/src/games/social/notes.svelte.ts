/** What this player thinks of the others. It stays in this browser and is sent to nobody. */
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
    this.notes = $state(JSON.parse(localStorage.getItem(name) ?? "{}") as Record<number, Note>);
  }

  write(seat: number, change: Partial<Note>): void {
    this.notes[seat] = { doubt: null, text: "", ...this.notes[seat], ...change };
    localStorage.setItem(this.name, JSON.stringify(this.notes));
  }
}

const open = new Map<string, Notebook>();

/** The one of this seat at this table. */
export function notebookOf(at: Sitting): Notebook {
  const name = `notebook ${at.table} ${at.seat}`;
  if (!open.has(name)) open.set(name, new Notebook(name));
  return open.get(name)!;
}
