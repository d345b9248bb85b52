// Made by `make made` from the program's own classes: change those, not this.

import type { Told } from "../../lib/i18n/notation";

export const BACK = "?" as const;

export const LEVELS = [["chief"], ["kgb", "foreign", "defence"], ["ideology", "industry", "economy", "sport"]] as const;

export const POSTS = ["chief", "kgb", "foreign", "defence", "ideology", "industry", "economy", "sport"] as const;

export const FACTIONS = ["stalinists", "militarists", "evolutionists", "expansionists", "internationalists", "marxists"] as const;

export const BELOW = ["candidate", "people", "siberia", "wall", "retired"] as const;

export const LAST_YEAR = 11 as const;

export const ACQUITTALS = 2 as const;

export const REBELLION = 3 as const;

export const SEIZE_WHEN = ["purge", "trial", "against", "lapse"] as const;

export const PLAY_WHEN = ["start", "purge", "trial", "against", "accusation", "attempt", "roll"] as const;

export const KINDS = ["untouched", "all", "start", "end", "wave", "card", "roll", "accusation", "pass", "cure", "purge", "suspect", "clear", "accuse", "condemn", "vote", "propose", "rearrange", "move", "exchange", "rehabilitate", "overturn"] as const;

export const LASTS = {"light": 1000, "slight": 600, "brief": 800, "bids": 1400, "heavy": 1600, "grave": 2000, "parade": 4600, "mark": 3600, "funeral": 3600, "thaw": 2800, "opened": 900, "ended": 4200, "opening": 1900, "announced": 700, "vote": 950, "silence": 900, "verdict": 3200, "rejected": 2400, "car": 1700, "roll": 2500, "recounted": 2500, "taken": 3000, "spared": 2900, "patient": 1500, "quick": 600, "result": 1200, "death": 2000} as const;

export type Much = "more" | "less";

export type RollFor = "purge" | "health" | "wave" | "visit" | "assassination" | "complicity" | "glasnost";

export type Modifier = "cure" | "strength" | "weakness" | "card";

export type Span = "decision" | "sheet" | "announced" | "between";

export type Occasion = "purge" | "trial" | "against" | "lapse";

export type CardOccasion = "start" | "purge" | "trial" | "against" | "accusation" | "attempt" | "roll";

export type To = "cure" | "purge" | "strike" | "investigate" | "judge" | "propose" | "elect" | "arrange" | "promote" | "rehabilitate" | "overturn";

export type Other = "add" | "take" | "demand" | "blame" | "vaccinate" | "again" | "stay";

export type Blow = "purge" | "suspect" | "accuse" | "condemn" | "demote" | "guilty" | "against";

export type Known = "him" | "both" | "them";

export type Test = "wave" | "chief" | "few";

export type Then = "you" | "they" | "nobody" | "sheets" | "your-year" | "their-year" | "wave" | "blank";

export type Fate = "siberia" | "spared" | "dies" | "sick" | "better" | "well";

export type Favour = "spare" | "promote" | "acquit";

export type Harm = "purge" | "accuse" | "seize";

export type Player = number;

export type Place = "chief" | "kgb" | "foreign" | "defence" | "ideology" | "industry" | "economy" | "sport" | "candidate" | "people" | "siberia" | "wall" | "retired";

export type Letter = string;

/** The changing state of a politician; the facts printed on his card are in `people.py`. */
export type Politician = {
  type: "Politician";
  place: Place;
  stress: number;
  crosses: number;
  suspect: number;
  cure: boolean;
};

/** An announced action that has not been carried out yet (C.5). */
export type Deed = {
  type: "Deed";
  who: Letter;
  by: Player | null;
  action: Told;
  cleared: boolean;
};

/** A trial under way (3.2); `accuser` is None if the trial follows an assassination. */
export type Case = {
  type: "Case";
  accuser: Letter | null;
  accused: Letter;
  votes: [Letter, string][];
};

/** The election of a Party Chief under way, after a proposal (5). */
export type Election = {
  type: "Election";
  proposer: Letter;
  nominee: Letter;
  votes: [Letter, string][];
};

/** A purge or health die that has been cast and has not taken effect yet (13.1). */
export type Throw = {
  type: "Throw";
  why: "purge" | "health";
  who: Letter;
  face: number;
  change: number;
};

/** A card that has been named and has not taken effect yet (13.1). */
export type NamedCard = {
  type: "NamedCard" | "Named";
  player: Player;
  play: Told;
  start: boolean;
  held_by: Player | null;
  guarded: boolean;
};

/** After an assassination: the politician accused of ordering it. */
export type Accusation = {
  type: "Accusation";
  player: Player;
  accused: Letter;
  cleared: boolean;
};

export type Matter = Deed | Case | Election | Throw | NamedCard | Accusation;

export type CardId = string;

/** An upper bound that a card revealed: `seat` first wrote at most `most` points on these politicians together. */
export type Bound = {
  type: "Bound";
  seat: Player;
  who: Letter[];
  most: number;
};

/** How a game ended: the winners, the rulebook's word for them, the deciding rule, and the deciding numbers. */
export type Outcome = {
  type: "Outcome";
  winners: Player[];
  who: string;
  rule: string;
  numbers: [string, number][];
};

/** Public facts as a mutable object whose dicts and tuples are replaced, never changed in place. So a shallow copy is enough, and all seats' views share the public part. */
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
