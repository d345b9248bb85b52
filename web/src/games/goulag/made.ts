// Made by `make made` from the program's own classes: change those, not this.

export const LASTS = {"appointed": 1000, "named": 1600, "supervised": 2200, "shown": 3700, "before": 400, "turn": 320, "turn_of_many": 240, "last": 300, "measured": 500, "after": 2600} as const;

export const NEEDED = {"5": [2, 9], "6": [4, 9], "7": [4, 11], "8": [6, 11], "9": [8, 11], "10": [11, 11]} as const;

export type Side = "loyal" | "disloyal";

export type Card = "work" | "strike";

export type Favour = "name" | "trust";

export type Harm = "skip" | "exchange";

export type Reason = "loyal" | "disloyal" | "test" | "new";

export type Player = number;

/** A finished round of Goulag: its commissar, builders and supervisor, and the number of Work cards shown. */
export type Round = {
  type: "Round";
  number: number;
  commissar: Player;
  builders: [Player, Player];
  supervisor: Player;
  supervised: Player | null;
  work: number;
};

/** How a game ended: the winners, the rulebook's word for them, the deciding rule, and the deciding numbers. */
export type Outcome = {
  type: "Outcome";
  winners: Player[];
  who: string;
  rule: string;
  numbers: [string, number][];
};

/** The public facts of a game of Goulag. */
export type Public = {
  type: "Public";
  commissar: Player;
  round: number;
  canal: number;
  before: [Player, Player, Player] | null;
  builders: [Player, Player] | null;
  supervisor: Player;
  supervised: Player | null;
  history: Round[];
  outcome: Outcome | null;
};
