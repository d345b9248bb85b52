// Made by `make made` from the program's own classes: change those, not this.

export type Side = "loyal" | "disloyal";

export type Card = "work" | "strike";

export type Player = number;

/** A round that is over. */
export type Round = {
  type: "Round";
  number: number;
  commissar: Player;
  builders: [Player, Player];
  supervisor: Player;
  supervised: Player | null;
  work: number;
};

/** How a game ended: who won, in the rulebook's word for them; the rule that ended it; the numbers behind it. */
export type Outcome = {
  type: "Outcome";
  winners: Player[];
  who: string;
  rule: string;
  numbers: [string, number][];
};

/** Where the game stands. */
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
