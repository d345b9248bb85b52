/** What the page knows of one game. Each has a folder here, whose `index.ts` exports one such object as `game`. */
import type { Component } from "svelte";
import type { Beat, GameStage } from "../stage/beat";
import type { Seen } from "../table/seen";
import type { Sitting } from "../table/sitting.svelte";
import type { Told } from "../words/notation";
import type { Words } from "../words/words";

export type Part = Component<{ at: Sitting }>;

/** How it stands, with those lit by what their cards bear. */
export type SmallBoard = Component<{ at: Sitting; seen: Seen; lit?: Beat["lit"] }>;

/** What a game shows at its table, and of it in the archives: fetched when somebody goes there. */
export interface GameParts {
  /** The table itself. */
  Board: Part;
  /** How a question is answered. */
  Answers: Part;
  /** The buttons that are always in sight below it; left out: what is answered above is all there is. */
  Foot?: Part;
  /** Whom the question is about, drawn; where it has a brief. */
  Picture?: Part;
  /** What everybody may react to, where there are windows. */
  Announced?: Part;
  /** What stands below: statements, notebook, the rounds so far. */
  More?: Part;
  /** The rounds so far, by themselves: what a problem is solved by. */
  Past?: Part;
}

/** A column of the verdict: what it is called, what stands in it by seat, and in small type below that. */
export interface Column {
  name: string;
  of: (seat: number) => string;
  note?: (seat: number) => string;
}

/** A seat's sign: its letter, and the shape it stands in, drawn in a square of 40. */
export interface Mark {
  letter: string;
  path: string;
  fill: string;
  /** The foot of the letter, where the middle will not do. */
  foot?: number;
}

/** Where a game stands, for somebody who has been away. */
export interface Standing {
  /** Where in the game it is. */
  where: string;
  /** What lies open, each with its name. */
  facts: [name: string, value: string][];
  /** What can be said of a seat; empty: nothing. */
  of: (seat: number) => string;
  /** What only this seat may see: nothing of it while its folder is shut. */
  mine: string[];
}

export interface GamePage {
  /** Where its poster hangs among the others; those without a place hang last. */
  place?: number;
  /** The picture on its poster; left out: one that would do for any. */
  poster?: () => Promise<{ default: Component }>;
  /** The colour of the banner across the poster. */
  banner: "red" | "black" | "gold";
  /** How many usually sit down to it; left out: five, or as near to that as it goes. */
  company?: number;
  /** The language files with its words; left out: the server is asked for them. */
  words?: string[];
  /** What is drawn at its table. */
  parts: () => Promise<GameParts>;
  /** The board by itself, small and only to be looked at: in the rules; left out: nothing is drawn there. */
  small?: () => Promise<{ default: SmallBoard }>;
  /** What was hidden, for the archives: as much of it as these eyes saw. */
  hidden: () => Promise<{ default: Part }>;
  /** What this seat alone may see, where a screen has the board; left out: as the archives show it. */
  hand?: () => Promise<{ default: Part }>;
  /** How what happens is played; left out: one event after the other. */
  stage?: () => Promise<GameStage>;
  /** Signs of the seats, in their order; left out: a disc with the number. */
  marks?: Mark[];
  /** Where in the game this is, in a few words. */
  moment?: (at: Sitting) => string;
  /** How it stands, in short; left out: the board says it. */
  standing?: () => Promise<(at: Sitting) => Standing>;
  /** The keys it takes besides those of every table. */
  keys?: string[];
  /** The clocks that mean something to it; left out: all. */
  clocks?: readonly "sheet"[];
  /** What am I looking at, what do I want: told to a newcomer, of what this seat knows. */
  guide: (at: Sitting) => string[];
  /** By kind of step, the message that explains it the first time it asks. */
  hints?: Record<string, string>;
  /** The kinds of event that are told to some and not to all; left out: nobody knows, so a shut folder takes the log in. */
  whispered?: string[];
  /** What the verdict tells of each seat besides who has won. */
  columns?: (at: Sitting) => Column[];
  /** The message below the verdict. */
  footnote?: string;
  /** The heading under which this and what follows stands in the log, after all that was told before; `instead` of its sentence, where it says all of it. Left out: there are none. */
  heading?: (event: Told, before: readonly Told[]) => { text: string; instead?: boolean } | null;
  /** Which events stand in one line of the log where they come one after the other, and what several of them say. */
  folds?: { these: (event: Told) => boolean; said: (events: Told[], words: Words) => string };
  /** What a chapter of its history is called; left out: a round. */
  chapter?: (number: number) => string;
}
