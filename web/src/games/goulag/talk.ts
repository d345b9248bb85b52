/** What can be said in Goulag (5.1): about whom, and about which round. */
import type { Told } from "../../lib/i18n/notation";
import type { Seen } from "../../table/session/seen";
import { answerable, answers } from "../social/talk";
import type { Fill } from "../social/statements";
import { publicOf, type Public } from "./public";

/** Whom a statement is about, if that seat can deny it. */
const deniable = ({ type, seat }: Told): number | null => (type === "Claim" || type === "Exchanged" || type === "Contradict" ? Number(seat) : null);

export function fillFrom(seen: Seen, me: number): Fill {
  const open = publicOf(seen);
  const everybody = seen.table.seats.map((_, index) => index + 1);
  const others = everybody.filter((seat) => seat !== me);
  const built = open.history.filter((round) => round.builders.includes(me)).map((round) => round.number);
  const exchanged = open.history.filter((round) => round.supervised === me);
  const chose = (seat: number): number[] =>
    [open.round, ...open.history.map(({ number }) => number).reverse()].filter(
      (round, at, rounds) => rounds.indexOf(round) === at && chosenBy(open, round, seat).length,
    );
  const answer = answerable(seen, me, deniable, ({ seat }) => Number(seat));
  return (kind, field, draft) => {
    const shared = answers(answer, kind, field, me, draft.seat);
    if (shared) return shared;
    if (kind === "AskWhy") return field === "seat" ? others.filter((seat) => chose(seat).length) : chose(Number(draft.seat));
    if (kind === "Explain" && field === "round") return chose(me);
    if (kind === "Explain" && field === "seat") return chosenBy(open, Number(draft.round), me);
    if (field === "reason") return ["loyal", "disloyal", "test", ...(chosenBy(open, Number(draft.round), me).length > 2 ? ["new"] : [])];
    if (kind === "Exchanged" && field === "seat") return [...new Set(exchanged.map(({ supervisor }) => supervisor))];
    if (kind === "Exchanged" && field === "round") return exchanged.filter(({ supervisor }) => supervisor === draft.seat).map(({ number }) => number);
    if (field === "round") return [...built].reverse();
    if (field === "side") return ["loyal", "disloyal"];
    if (field === "card") return ["work", "strike"];
    if (field === "deed") return kind === "Promise" ? ["name", "trust"] : ["skip", "exchange"];
    if (field === "why") return draft.seat === me ? ["own", "inferred"] : ["passed", "inferred"];
    if (field === "about") return everybody.filter((seat) => seat !== draft.seat);
    return kind === "Claim" ? [...others, me] : others;
  };
}

/** Among whom a seat chose in public: its trio as commissar, the builders as supervisor of a round that is over; else nobody. */
export function chosenBy({ round: now, builders, supervisor, commissar, history }: Public, round: number, seat: number): number[] {
  const over = history.find(({ number }) => number === round);
  if (over?.supervisor === seat) return [...over.builders];
  if (over) return over.commissar === seat ? [...over.builders, over.supervisor] : [];
  return round === now && builders && commissar === seat ? [...builders, supervisor] : [];
}
