/** What one might answer in Politburo to whoever offers a pact, or calls one the deviant: three statements (7.1). */
import type { Sitting } from "../../table/sitting.svelte";
import type { Told } from "../../words/notation";
import { publicOf } from "./public";

export function replies(said: Told, at: Sitting): string[] {
  const [speaker, open] = [Number(said.seat), publicOf(at.shown!)];
  const { type } = said.statement as Told;
  if (type === "Pact") {
    const ministry = open.proposed ?? open.ministry;
    return [`pact ${speaker}`, ...(ministry ? [`want ${ministry} up`, `want ${ministry} down`] : [])];
  }
  const ballot = open.ballots.findLastIndex(({ voters }) => voters.includes(at.seat!)) + 1;
  if (type !== "Accuse" || !ballot) return [];
  const others = open.ballots[ballot - 1]!.voters.filter((voter) => voter !== at.seat);
  const back = others.includes(speaker) ? speaker : others[0]; // whoever has not voted is no deviant
  return [`voted ${open.round} ${ballot} repression`, `voted ${open.round} ${ballot} reform`, `deviant ${back}`];
}
