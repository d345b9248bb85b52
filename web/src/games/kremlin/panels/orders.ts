/** Standing orders as they are written (13.4): `presidium/games/kremlin/written/dossier.py` reads the same words. */
export { KINDS, LAST_YEAR, PLAY_WHEN, SEIZE_WHEN } from "../made";

export type Order =
  | { type: "guard"; who: string; limit: number }
  | { type: "seize"; who: string; limit: number; when: string; target: string }
  | { type: "pass"; kind: string; until: number }
  | { type: "play"; play: string; when: string; target: string; phase: number };

export function readOrder(text: string): Order {
  const [verb = "", ...words] = text.split(" ");
  const when = words.indexOf("when");
  const [occasion = "", target = ""] = when < 0 ? [] : words.slice(when + 1);
  if (verb === "guard") return { type: "guard", who: words[0]!, limit: Number(words[1]) };
  if (verb === "seize") return { type: "seize", who: words[0]!, limit: Number(words[1]), when: occasion, target };
  if (verb === "pass") return { type: "pass", kind: words[0]!, until: Number(words[2]) };
  const phase = occasion === "start" ? Number(target) : 0;
  return { type: "play", play: ["play", ...words.slice(0, when)].join(" "), when: occasion, target: phase ? "" : target, phase };
}

export function writeOrder(order: Order): string {
  const words = {
    guard: (o: Order & { type: "guard" }) => [o.who, o.limit],
    seize: (o: Order & { type: "seize" }) => [o.who, o.limit, "when", o.when, o.when === "lapse" ? "" : o.target],
    pass: (o: Order & { type: "pass" }) => [o.kind, "until", o.until],
    play: (o: Order & { type: "play" }) => [o.play.replace("play ", ""), "when", o.when, o.when === "start" ? o.phase || "" : o.target],
  }[order.type] as (o: Order) => (string | number)[];
  return [order.type, ...words(order)].filter((word) => word !== "").join(" ");
}
