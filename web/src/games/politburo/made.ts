// Made by `make made` from the program's own classes: change those, not this.

export const MINISTRIES = ["defence", "finance", "security"] as const;

export const LASTS = {"light": 1000, "thumbs": 2000, "ballots": 3400, "moved": 1500, "fingers": 2000, "unmasked": 2200, "lost": 1500, "before": 300, "mask": 320, "mask_of_many": 230, "last": 300, "goals": 750, "compared": 700, "after": 2400} as const;

export type Ministry = "defence" | "finance" | "security";

export type Member = "beria" | "kirov" | "kaganovich" | "kuibyshev" | "voroshilov" | "malenkov" | "bulganin" | "khrushchev" | "molotov" | "zhdanov";

export type Choice = "for" | "against";

export type Side = "repression" | "reform";

export type Favour = "vote" | "spare";

export type Harm = "oppose" | "point";

export type Reason = "wish" | "word" | "trust" | "doubt" | "agree" | "test";

export type Player = number;

/** A plan that was put to the vote, with the votes in seat order. */
export type Proposal = {
  type: "Proposal";
  ministry: Ministry;
  votes: Choice[];
};

/** A ballot as all players know it: its voters, and the number of votes for Repression. Of a divided third ballot only the direction is public, which means two votes to one. */
export type Count = {
  type: "Count";
  voters: [Player, Player, Player];
  repression: number;
};

/** How a purge ended: at whom each voter pointed, who the deviant was, and which seats lost Influence. */
export type Purged = {
  type: "Purged" | "Verdict";
  fingers: [Player, Player, Player];
  deviant: Player;
  losers: Player[];
};

/** A finished round of Politburo: its Gensek, plans, ballots, and what became of the ministry. */
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

/** How a game ended: the winners, the rulebook's word for them, the deciding rule, and the deciding numbers. */
export type Outcome = {
  type: "Outcome";
  winners: Player[];
  who: string;
  rule: string;
  numbers: [string, number][];
};

/** The public facts of a game of Politburo. The fields from `proposals` to `verdict` describe the current round. */
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
