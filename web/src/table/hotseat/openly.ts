/** What is asked of a seat aloud: its question in a session that knows nothing but what everybody may. */
import type { Done, Hello, Refused } from "../../app/protocol";
import { api, ApiError } from "../../app/api";
import { SeatSession } from "../session/seatSession.svelte";
import type { Asked } from "../session/stream";

/** The table as everybody may see it, with this seat's question; a brief could tell what the seat was dealt. */
export function aloud(everybody: Hello, seat: Hello): Hello {
  const view = everybody.view as Record<string, unknown> | null;
  const question = seat.question && { ...seat.question, brief: null };
  return { ...everybody, view, question: question ?? null, film: null };
}

async function sent(table: string, asked: Asked): Promise<Done | Refused> {
  try {
    return await api.command(table, asked);
  } catch (error) {
    if (error instanceof ApiError) return { type: "refused", id: "", why: error.why, question: null };
    throw error;
  }
}

/** The seat's question, to be answered lying on the table. */
export async function askedAloud(table: string, seat: number): Promise<SeatSession> {
  const [everybody, own] = await Promise.all([api.table(table), api.table(table, seat)]);
  const hello = aloud(everybody, own);
  return new SeatSession(table, seat, (listener) => {
    queueMicrotask(() => {
      listener.connection("open");
      listener.message(hello);
    });
    return { send: (asked) => sent(table, asked), close: () => {} };
  });
}
