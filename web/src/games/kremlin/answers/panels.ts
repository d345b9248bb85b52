/** Which part of the page takes an option, and what pointing at people, places and cards amounts to. Pure. */
import type { Choice } from "../../../table/session/seatSession.svelte";

export type Panel = "pass" | "waive" | "declare" | "cards" | "moves" | "people" | "words" | "rest";

const PANELS: Record<string, Panel> = {
  Pass: "pass",
  Waive: "waive",
  Declare: "declare",
  DeclareAsNeeded: "declare",
  Play: "cards",
  PlayOn: "cards",
  PlayAgainst: "cards",
  PlayWith: "cards",
  Give: "cards",
  Rearrange: "moves",
  Move: "moves",
  Exchange: "moves",
  Purge: "people",
  Suspect: "people",
  Clear: "people",
  Accuse: "people",
  Condemn: "people",
  Propose: "people",
  Rehabilitate: "people",
  Add: "people",
  Name: "people",
  Vote: "words",
  Cure: "words",
  Choose: "words",
  Take: "words",
  TakeIntrigue: "words",
  Again: "words",
  Agree: "words",
  Refuse: "words",
  Overturn: "words",
};

/** Every option belongs to exactly one panel; what no panel knows is listed as it is. */
export const panelOf = (choice: Choice): Panel => PANELS[choice.action.type] ?? "rest";

export const inPanel = (choices: Choice[], panel: Panel): Choice[] => choices.filter((choice) => panelOf(choice) === panel);

/** Whether these are all there is to say, few enough to stand as buttons always in sight: a vote, a consent. */
export function atOnce(choices: Choice[]): boolean {
  const words = inPanel(choices, "words");
  return words.length > 0 && words.length <= 4 && words.every(({ action }) => !action.type.startsWith("Take"));
}

const part = (choice: Choice, field: string): string => String(choice.action[field] ?? "");

/** Gathered under whatever they have in common, in the order in which they came. */
function gathered(choices: Choice[], by: (choice: Choice) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(by(choice), [...(groups.get(by(choice)) ?? []), choice]);
  return groups;
}

// People: one verb, one politician

export const byVerb = (choices: Choice[]): Map<string, Choice[]> => gathered(inPanel(choices, "people"), (choice) => choice.action.type);

export const byPerson = (choices: Choice[]): Map<string, Choice[]> => gathered(inPanel(choices, "people"), (choice) => part(choice, "who"));

// Declaring: a politician, a total, exactly or as needed

/** On whom what totals may be declared. */
export function totals(choices: Choice[]): Map<string, number[]> {
  const found = gathered(inPanel(choices, "declare"), (choice) => part(choice, "who"));
  return new Map([...found].map(([who, ways]) => [who, [...new Set(ways.map(({ action }) => action.points as number))]]));
}

export const declaration = (who: string, points: number, asNeeded: boolean): string => `declare ${who} ${points}${asNeeded ? " as_needed" : ""}`;

// Cards: each with its ways of being played, and the gifts it could be

export interface Playable {
  card: string;
  /** Played as it is, or with a modifier. */
  plain: Choice[];
  /** Played on, or against, somebody. */
  aimed: Map<string, Choice[]>;
  gifts: Choice[];
}

export function playables(choices: Choice[]): Playable[] {
  const cards = gathered(inPanel(choices, "cards"), (choice) => part(choice, "card"));
  return [...cards].map(([card, ways]) => ({
    card,
    plain: ways.filter(({ action }) => action.type === "Play" || action.type === "PlayWith"),
    aimed: gathered(
      ways.filter(({ action }) => "who" in action),
      (choice) => part(choice, "who"),
    ),
    gifts: ways.filter(({ action }) => action.type === "Give"),
  }));
}

// Phase 6: somebody, and then a place or somebody else; or a level in a new order

export type Holders = (string | null)[];

/** Whoever can be taken up, to be put elsewhere. */
export function movable(choices: Choice[]): Set<string> {
  const moves = inPanel(choices, "moves");
  return new Set(
    moves
      .flatMap(({ action }) => [action.who, action.higher, action.lower, ...((action.holders as Holders) ?? [])])
      .filter((who): who is string => typeof who === "string"),
  );
}

/** Where he can go. */
export const goals = (choices: Choice[], who: string): Map<string, Choice[]> =>
  gathered(
    choices.filter(({ action }) => action.type === "Move" && action.who === who),
    (choice) => part(choice, "place"),
  );

/** With whom he can change places. */
export function partners(choices: Choice[], who: string): Map<string, Choice[]> {
  const swaps = choices.filter(({ action }) => action.type === "Exchange" && (action.higher === who || action.lower === who));
  return gathered(swaps, (choice) => part(choice, choice.action.higher === who ? "lower" : "higher"));
}

/** Whether the holders of such a level can be put in another order at all. */
export const arranges = (choices: Choice[], now: Holders): boolean =>
  choices.some(({ action }) => action.type === "Rearrange" && sameMen(action.holders as Holders, now));

const sameMen = (one: Holders, other: Holders): boolean =>
  one.length === other.length && [...one].map(String).sort().join() === [...other].map(String).sort().join();

/** The option that puts them in just this order. */
export const arrangement = (choices: Choice[], order: Holders): Choice | undefined =>
  choices.find(({ action }) => action.type === "Rearrange" && (action.holders as Holders).join(",") === order.join(","));

/** The same with these two posts in each other's hands. */
export function swapped(order: Holders, one: number, other: number): Holders {
  const next = [...order];
  [next[one], next[other]] = [order[other]!, order[one]!];
  return next;
}
