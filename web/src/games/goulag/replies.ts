/** What one might answer in Goulag to whoever asks about a card, or has spoken ill of one: three statements (5.1). */
import type { Sitting } from "../../table/sitting.svelte";
import type { Told } from "../../words/notation";

export function replies(said: Told, at: Sitting): string[] {
  const [me, speaker] = [at.seat!, Number(said.seat)];
  const { type, about, side } = said.statement as Told;
  if (type === "Claim") return side === "disloyal" ? [`claim ${me} loyal own`, `claim ${speaker} disloyal inferred`, `ask ${speaker} about ${me}`] : [];
  if (type !== "Inquire") return [];
  const seats = at.seen!.table.seats.length;
  const why = Number(about) === me ? "own" : Number(about) === ((me + seats - 2) % seats) + 1 ? "passed" : "inferred";
  return [`claim ${about} loyal ${why}`, `claim ${about} disloyal ${why}`, `ask ${speaker} about ${about}`];
}
