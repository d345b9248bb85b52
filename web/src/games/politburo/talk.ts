/** What can be said in Politburo (7.1): about which ministry, which ballot, whom. */
import type { Told } from "../../lib/i18n/notation";
import type { Seen } from "../../table/session/seen";
import { answerable, answers } from "../social/talk";
import type { Fill } from "../social/statements";
import { MINISTRIES, publicOf, type Public } from "./public";

const THIRD = 3;

/** Whom a statement is about, if that seat can deny it. */
const deniable = ({ type, seat }: Told): number | null => (type === "Accuse" || type === "Ascribe" || type === "Contradict" ? Number(seat) : null);

export function fillFrom(seen: Seen, me: number): Fill {
  const open = publicOf(seen);
  const others = seen.table.seats.map((_, index) => index + 1).filter((seat) => seat !== me);
  const rounds = [...open.history, { number: open.round, gensek: open.gensek, ballots: open.ballots }];
  const voted = (seat: number): Map<number, number[]> => {
    const found = rounds.map(({ number, ballots }) => [number, ballots.flatMap(({ voters }, index) => (voters.includes(seat) ? [index + 1] : []))] as const);
    return new Map(found.filter(([, mine]) => mine.length));
  };
  const looked = rounds.filter(({ gensek, ballots }) => gensek === me && ballots.length === THIRD && ballots[THIRD - 1]!.repression % THIRD);
  const decided = [...(open.proposals.length ? [open.round] : []), ...open.history.map(({ number }) => number).reverse()];
  const answer = answerable(seen, me, deniable, ({ seat }) => Number(seat));
  return (kind, field, draft) => {
    const shared = answers(answer, kind, field, me, draft.seat);
    if (shared) return shared;
    const whose = kind === "Inquire" ? Number(draft.seat) : me;
    if ((kind === "AskWhy" || kind === "Explain") && field === "round") return decided;
    if (field === "reason") return reasons(open, Number(draft.round), me);
    if (kind === "NotLooked") return looked.map(({ number }) => number).reverse();
    if (kind === "Inquire" && field === "seat") return others.filter((seat) => voted(seat).size);
    if (field === "ministry") return [...MINISTRIES];
    if (field === "way") return ["up", "down"];
    if (field === "side") return ["repression", "reform"];
    if (field === "deed") return kind === "Promise" ? ["vote", "spare"] : ["oppose", "point"];
    if (field === "round") return [...voted(whose).keys()].reverse();
    if (field === "ballot") return voted(whose).get(draft.round as number) ?? [];
    return kind === "Accuse" ? [...others, me] : others;
  };
}

/** Why a seat may say it acted so in a round: a Gensek speaks of voters, the others of the Gensek. */
export function reasons({ round: now, gensek, history }: Public, round: number, seat: number): string[] {
  const led = round === now ? gensek : history.find(({ number }) => number === round)?.gensek;
  return led === seat ? ["agree", "test", "wish"] : ["wish", "word", "trust", "doubt"];
}
