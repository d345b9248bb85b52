/** What can be said in Goulag (5.1): about whom, and about which round. */
import type { Fill } from "../social/statements";
import type { Public } from "./public";

export function fillFrom(open: Public, seats: number, me: number): Fill {
  const everybody = Array.from({ length: seats }, (_, index) => index + 1);
  const others = everybody.filter((seat) => seat !== me);
  const built = open.history.filter((round) => round.builders.includes(me)).map((round) => round.number);
  return (kind, field, draft) => {
    if (field === "round") return [...built].reverse();
    if (field === "side") return ["loyal", "disloyal"];
    if (field === "card") return ["work", "strike"];
    if (field === "why") return draft.seat === me ? ["own", "inferred"] : ["passed", "inferred"];
    if (field === "about") return everybody.filter((seat) => seat !== draft.seat);
    return kind === "Inquire" ? others : [...others, me];
  };
}
