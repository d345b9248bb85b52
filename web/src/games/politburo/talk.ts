/** What can be said in Politburo (7.1): about which ministry, which ballot, whom. */
import type { Fill } from "../social/statements";
import { MINISTRIES, type Public } from "./public";

export function fillFrom(open: Public, seats: number, me: number): Fill {
  const others = Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => seat !== me);
  const rounds = [...open.history, { number: open.round, ballots: open.ballots }];
  const voted = new Map<number, number[]>();
  for (const { number, ballots } of rounds) {
    const mine = ballots.flatMap(({ voters }, index) => (voters.includes(me) ? [index + 1] : []));
    if (mine.length) voted.set(number, mine);
  }
  return (kind, field, draft) => {
    if (field === "ministry") return [...MINISTRIES];
    if (field === "way") return ["up", "down"];
    if (field === "side") return ["repression", "reform"];
    if (field === "round") return [...voted.keys()].reverse();
    if (field === "ballot") return voted.get(draft.round as number) ?? [];
    return kind === "Accuse" ? [...others, me] : others;
  };
}
