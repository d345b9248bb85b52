// Made by `make made` from the program's own classes: change those, not this.

export const MINISTRIES = ["defence", "finance", "security"] as const;

export type Ministry = "defence" | "finance" | "security";

export type Member = "beria" | "kirov" | "kaganovich" | "kuibyshev" | "voroshilov" | "malenkov" | "bulganin" | "khrushchev" | "molotov" | "zhdanov";

export type Choice = "for" | "against";

export type Side = "repression" | "reform";

export type Player = number;

/** A plan that was put to the vote, and the votes in seat order. */
export type Proposal = {
  type: "Proposal";
  ministry: Ministry;
  votes: Choice[];
};

/** A ballot as the table knows it: who voted, and how many for Repression. */
export type Count = {
  type: "Count";
  voters: [Player, Player, Player];
  repression: number;
};

/** How a purge ended: at whom each voter pointed, who the deviant was, on whom the loss fell. */
export type Purged = {
  type: "Purged" | "Verdict";
  fingers: [Player, Player, Player];
  deviant: Player;
  losers: Player[];
};

/** A round that is over. */
export type Round = {
  type: "Round";
  number: number;
  gensek: Player;
  proposals: Proposal[];
  ministry: Ministry;
  ballots: Count[];
  change: number;
  verdict: Purged | null;
};

/** How a game ended: who won, in the rulebook's word for them; the rule that ended it; the numbers behind it. */
export type Outcome = {
  type: "Outcome";
  winners: Player[];
  who: string;
  rule: string;
  numbers: [string, number][];
};

/** Where the game stands. The fields from `proposals` to `verdict` are of the round under way. */
export type Public = {
  type: "Public";
  influence: number[];
  levels: Record<Ministry, number>;
  gensek: Player;
  round: number;
  proposals: Proposal[];
  proposed: Ministry | null;
  ministry: Ministry | null;
  voters: [Player, Player, Player] | null;
  ballots: Count[];
  change: number;
  verdict: Purged | null;
  history: Round[];
  outcome: Outcome | null;
};
