// Made by `make made` from the program's own classes: change those, not this.

import type { Told } from "../../words/notation";

export const BACK = "?" as const;

export const LEVELS = [["chief"], ["kgb", "foreign", "defence"], ["ideology", "industry", "economy", "sport"]] as const;

export const POSTS = ["chief", "kgb", "foreign", "defence", "ideology", "industry", "economy", "sport"] as const;

export const BELOW = ["candidate", "people", "siberia", "wall", "retired"] as const;

export const LAST_YEAR = 11 as const;

export const ACQUITTALS = 2 as const;

export const REBELLION = 3 as const;

export const SEIZE_WHEN = ["purge", "trial", "against", "lapse"] as const;

export const PLAY_WHEN = ["start", "purge", "trial", "against", "accusation", "attempt", "roll"] as const;

export const KINDS = ["untouched", "all", "start", "end", "wave", "card", "roll", "accusation", "pass", "cure", "purge", "suspect", "clear", "accuse", "condemn", "vote", "propose", "rearrange", "move", "exchange", "rehabilitate", "overturn"] as const;

export type Much = "more" | "less";

export type RollFor = "purge" | "health" | "wave" | "visit" | "assassination" | "complicity" | "glasnost";

export type Modifier = "cure" | "strength" | "weakness" | "card";

export type Span = "decision" | "sheet" | "announced" | "between";

export type Occasion = "purge" | "trial" | "against" | "lapse";

export type CardOccasion = "start" | "purge" | "trial" | "against" | "accusation" | "attempt" | "roll";

export type To = "cure" | "purge" | "strike" | "investigate" | "judge" | "propose" | "elect" | "arrange" | "promote" | "rehabilitate" | "overturn";

export type Other = "add" | "demand" | "blame" | "vaccinate" | "again" | "stay";

export type Blow = "purge" | "suspect" | "accuse" | "condemn" | "demote" | "guilty" | "against";

export type Known = "him" | "both" | "them";

export type Test = "wave" | "chief" | "few";

export type Favour = "spare" | "promote" | "acquit";

export type Harm = "purge" | "accuse" | "seize";

export type Player = number;

export type Place = "chief" | "kgb" | "foreign" | "defence" | "ideology" | "industry" | "economy" | "sport" | "candidate" | "people" | "siberia" | "wall" | "retired";

export type Letter = string;

/** What happens to a politician; what is printed on his card is in `people.py`. */
export type Politician = {
  type: "Politician";
  place: Place;
  stress: number;
  crosses: number;
  suspect: number;
  cure: boolean;
};

/** An announced action, not yet done (C.5). */
export type Deed = {
  type: "Deed";
  who: Letter;
  by: Player | null;
  action: Told;
  cleared: boolean;
};

/** A trial under way (3.2); after an assassination no politician accuses. */
export type Case = {
  type: "Case";
  accuser: Letter | null;
  accused: Letter;
  votes: [Letter, string][];
};

/** A funeral commission under way (5). */
export type Election = {
  type: "Election";
  proposer: Letter;
  nominee: Letter;
  votes: [Letter, string][];
};

/** A die that has been cast and has not worked yet (13.1). */
export type Throw = {
  type: "Throw";
  why: "purge" | "health";
  who: Letter;
  face: number;
  change: number;
};

/** A card that has been named and has not worked yet (13.1). */
export type NamedCard = {
  type: "NamedCard" | "Named";
  player: Player;
  play: Told;
  start: boolean;
  held_by: Player | null;
  guarded: boolean;
};

/** After an assassination: who is said to be behind it. */
export type Accusation = {
  type: "Accusation";
  player: Player;
  accused: Letter;
  cleared: boolean;
};

export type Matter = Deed | Case | Election | Throw | NamedCard | Accusation;

export type CardId = string;

/** What the table has learnt of a sheet besides what was shown: how much was first written on these, together. */
export type Bound = {
  type: "Bound";
  seat: Player;
  who: Letter[];
  most: number;
};

/** How a game ended: who won, in the rulebook's word for them; the rule that ended it; the numbers behind it. */
export type Outcome = {
  type: "Outcome";
  winners: Player[];
  who: string;
  rule: string;
  numbers: [string, number][];
};

/** A mutable shell: its dicts and tuples are never changed in place, only replaced. */
export type Public = {
  type: "Public";
  seniority: Player[];
  year: number;
  phase: number;
  posts: Record<Place, Letter | null>;
  men: Record<Letter, Politician>;
  declared: Record<Letter, number[]>;
  control: Record<Letter, Player>;
  rises: Record<Letter, number[]>;
  needs: number[][];
  shifts: number[][];
  judged: Record<Letter, Player[]>;
  waived: Player[];
  silent: boolean;
  agenda: Matter[];
  track: (string | null)[];
  hands: CardId[][];
  discards: CardId[];
  removed: CardId[];
  effects: Told[];
  resting: Letter[];
  touched: Letter[];
  bounds: Bound[];
  outcome: Outcome | null;
};
