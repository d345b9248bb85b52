/** What this seat can answer: whom it can deny, who contradicts himself, and whether it can take something back. */
import type { Told } from "../../lib/i18n/notation";
import type { Seen } from "../../table/session/seen";

export interface Answerable {
  /** The seats that have said something about this seat which it has not denied yet. */
  denials: number[];
  /** For each contradiction: who made it, and the round or year of the earlier statement. */
  contradictions: { seat: number; when: number }[];
  /** Whether this seat's last statement can be taken back. */
  retract: boolean;
}

/** `deniable`: the seat a statement is about, if that seat can deny it; else null. `whom`: the addressed seat of an answer. */
export function answerable(seen: Seen, me: number, deniable: (statement: Told) => number | null, whom: (statement: Told) => number): Answerable {
  const said = seen.events.filter(({ type }) => type === "Said");
  const last = new Map<number, number>();
  const open = new Map<number, { by: number; at: number }>();
  said.forEach((event, at) => {
    const [by, statement] = [Number(event.seat), event.statement as Told];
    if (statement.type === "Retract") return void open.delete(last.get(by) ?? -1);
    last.set(by, at);
    if (statement.type === "Deny" && by === me) for (const [number, each] of open) if (each.by === whom(statement)) open.delete(number);
    if (by !== me && deniable(statement) === me) open.set(at, { by, at });
  });
  const mine = said.findLast(({ seat }) => seat === me)?.statement as Told | undefined;
  return {
    denials: [...new Set([...open.values()].map(({ by }) => by))],
    contradictions: Object.entries(seen.contradictions).map(([number, [, when]]) => ({ seat: Number(said[Number(number)]?.seat), when })),
    retract: mine !== undefined && mine.type !== "Retract" && mine.type !== "Nothing",
  };
}

/** What can stand in a field of the answers that all games share; undefined for other statements. */
export function answers(answer: Answerable, kind: string, field: string, me: number, seat: unknown): number[] | undefined {
  if (kind === "Deny") return answer.denials;
  if (kind === "Retract") return answer.retract ? [1] : [];
  if (kind !== "Contradict") return undefined;
  const others = answer.contradictions.filter((each) => each.seat !== me);
  const found = field === "seat" || field === "player" ? others.map((each) => each.seat) : others.filter((each) => each.seat === seat).map(({ when }) => when);
  return [...new Set(found)];
}
