/** Who has turned to a seat and waits for a reply. Pure: it reads public events alone. */
import type { Told } from "../../../lib/i18n/notation";

/** What was said so many events ago nobody waits to have answered. */
const RECENT = 12;
/** In every game that has them: the last statement is taken back, and nobody is addressed. */
const [RETRACT, NOTHING] = ["Retract", "Nothing"];
/** An offer that answers the same offer concludes it, and thanks end a matter: nobody waits for a reply to these. */
const [PACT, THANK] = ["Pact", "Thank"];

/** Whether a statement does no more than vouch for somebody or thank them: it wants no answer. */
export const isMild = ({ type, side }: Told): boolean => type === THANK || (type === "Claim" && side === "loyal");

/** The seat that a statement addresses, or speaks of; null where it names none. */
export function addressee(statement: Told): number | null {
  const { seat, player = seat } = statement;
  return typeof player === "number" ? player : null;
}

/**
 * What others have said to this seat, or of it, and what it has not replied to: people before bots, the oldest first; of each speaker the last word.
 *
 * A statement of this seat replies to the one it addresses, else to the first of the list. Events before `since` count as answered.
 */
export function waitingFor(
  events: readonly Told[],
  me: number,
  since: number,
  ours: readonly number[] = [],
  people: readonly number[] = [],
): { said: Told; index: number }[] {
  let waiting: { said: Told; index: number }[] = [];
  /** By seat, the kind of this seat's last statement to it. */
  const offered = new Map<number | null, unknown>();
  const first = Math.max(since, events.length - RECENT, 0);
  events.slice(first).forEach((said, n) => {
    if (said.type !== "Said") return;
    const statement = said.statement as Told;
    const to = addressee(statement);
    if (said.seat !== me && statement.type === RETRACT) waiting = waiting.filter((each) => each.said.seat !== said.seat);
    const ends = statement.type === THANK || (statement.type === PACT && offered.get(Number(said.seat)) === PACT);
    if (said.seat === me && statement.type !== RETRACT) {
      offered.set(to, statement.type);
      const answered = waiting.findIndex((each) => each.said.seat === to);
      waiting = waiting.filter((_, at) => at !== Math.max(0, answered));
    } else if (to === me && statement.type !== NOTHING && !ends && !ours.includes(Number(said.seat))) {
      const others = waiting.filter((each) => each.said.seat !== said.seat);
      const bot = people.includes(Number(said.seat)) ? others.findIndex((each) => !people.includes(Number(each.said.seat))) : -1;
      waiting = others.toSpliced(bot < 0 ? others.length : bot, 0, { said, index: first + n });
    }
  });
  return waiting;
}
