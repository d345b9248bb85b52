/** What each game shows: its board, its own way of answering where a list of options would not do, and more below. */
import type { Component } from "svelte";
import type { Sitting } from "../table/sitting.svelte";
import type { GameName } from "../words/notation";

export type Part = Component<{ at: Sitting }>;

export interface GameParts {
  /** The table itself. */
  Board: Part;
  /** How a question is answered. */
  Answers: Part;
  /** What everybody may react to, where there are windows. */
  Announced?: Part;
  /** What stands below: statements, notebook, the rounds so far. */
  More?: Part;
}

export const GAMES: Record<GameName, () => Promise<GameParts>> = {
  goulag: () => import("./goulag").then((game) => game.parts),
  politburo: () => import("./politburo").then((game) => game.parts),
  kremlin: () => import("./kremlin").then((game) => game.parts),
};
